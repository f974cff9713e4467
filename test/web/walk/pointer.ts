import type { Page } from '../people.ts';

/** What a real pointer would press in the decision, and can't; nothing is pressed. */
export async function unpressed(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const controls = page
    .locator('.decision.yours')
    .locator('a[href], button:enabled, input:enabled:not(.sr), select:enabled, summary')
    .filter({ visible: true });
  // a real pointer takes its time: it is asked about what did not lie free and still at first
  for (const nth of await controls.evaluateAll(doubtful)) {
    const control = controls.nth(nth);
    try {
      // a click on trial is a click for what listened earlier than the trial does
      await control.hover({ trial: true, timeout: 10_000 });
    } catch (error) {
      const why =
        /<[^\n]*intercepts pointer events|outside of the viewport|not stable|not enabled/.exec(String(error))?.[0] ?? String(error);
      faults.push(`"${(await control.innerText()).trim()}" is not for a pointer: ${why}`);
    }
  }
  return faults;
}

/** Runs in the page: which of them, brought into sight as a pointer's owner would, move or are not what lies on top in their middle. */
async function doubtful(controls: Element[]): Promise<number[]> {
  const places = controls.map((control) => control.getBoundingClientRect());
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const isStill = controls.map((control, nth) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const before = places[nth]!;
    return left === before.left && top === before.top && width === before.width && height === before.height;
  });
  return controls.flatMap((control, nth) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    return isStill[nth] && control.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [nth];
  });
}
