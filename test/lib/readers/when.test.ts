import { expect, it, vi } from 'vitest';
import { whenSaid } from '$lib/readers/when.ts';

it.each([
  [500, 'en', 'in 1 second'],
  [90_000, 'en', 'in 90 seconds'],
  [150_000, 'en', 'in 2 minutes'],
  [119 * 60_000, 'ru', 'через 119 минут'],
  [3 * 3_600_000, 'uk', 'через 3 години'],
  [49 * 3_600_000, 'ru', 'через 2 дня'],
] as const)('%i ms in %s: %s', (ms, language, said) => {
  expect(whenSaid(ms, language)).toBe(said);
});

it('is said by one formatter a language, for one is dear to make', () => {
  whenSaid(1_000, 'uk');
  const made = vi.spyOn(Intl, 'RelativeTimeFormat');
  for (let ms = 1_000; ms < 100_000; ms += 1_000) whenSaid(ms, 'uk');
  expect(made).not.toHaveBeenCalled();
});
