import type { Page } from '../people.ts';

/** What a real pointer would press in the decision, and can't; nothing is pressed. */
export async function unpressed(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const controls = page.locator('.decision.yours').locator('a[href], button:enabled, input:enabled:not(.sr), select:enabled, summary');
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
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
