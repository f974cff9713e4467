import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './people.ts';

/** Nothing that axe can find on this page stands in anyone's way. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // what still moves has not got its colours yet
  await page.evaluate('Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`).join('\n    ')}`,
  );
  expect(told, where).toEqual([]);
}
