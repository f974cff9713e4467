import { presetChoices } from '$shared/engine/choices.ts';
import type { OptionSpec, Preset } from '$shared/engine/rules.ts';

/**
 * What a form has asked for so far. Without a script its buttons send it once more with what was pressed: `press`, a preset, which takes the
 * place of all choices, or `remedy`, one choice that puts another right.
 */
export function askedFor(
  specs: readonly OptionSpec[],
  presets: readonly Preset[],
  asked: Readonly<Record<string, string>>,
): { preset: string; chosen: Record<string, string> } {
  const isOurs = (id: string | undefined) => presets.some((preset) => preset.id === id);
  const preset = [asked['press'], asked['preset']].find(isOurs) ?? presets[0]!.id;
  const chosen = presetChoices(specs, presets, preset);
  if (isOurs(asked['press'])) return { preset, chosen };
  for (const { id, choices } of specs) {
    const choice = asked[`option:${id}`];
    if (choice !== undefined && choices.includes(choice)) chosen[id] = choice;
  }
  const [option = '', choice = ''] = asked['remedy']?.split(':') ?? [];
  if (specs.some(({ id, choices }) => id === option && choices.includes(choice))) chosen[option] = choice;
  return { preset, chosen };
}
