import { terrains, type Terrain } from '../cards.ts';
import { parsePick } from '../picks.ts';
import { moveOf, type Ability } from './ability.ts';

/**
 * Explorers (tarpan, okapi, dromedary, otter, ibex) and the woolly rhinoceros: choose one companion on the board, and for the rhinoceros a
 * terrain; until the end of this action it passes free hexes of that terrain without paying. To stop on one still takes a symbol.
 * Guardians, who do the same for all companions in every Move, need no using: see `guardedTerrains` on the table.
 */
export const freeTerrain: Ability<'free_terrain'> = {
  idle: (table, { seat }) => (table.seat(seat).companions.some((at) => at) ? null : 'no_companion'),
  *step(table, { seat, effect }) {
    const among: readonly Terrain[] = effect.terrain === 'choice' ? terrains : [effect.terrain];
    const options = table
      .seat(seat)
      .companions.flatMap((at, slot) => (at ? among.map((terrain) => ({ id: `guide:${slot}~${terrain}` })) : []));
    if (!options.length) return;
    const about = { key: 'comet.guide', of: { terrain: effect.terrain } };
    const [pick] = yield* table.ask({ name: 'guide', seat, about, options, min: 1, max: 1, fallback: [options[0]!.id], ...table.clock });
    const { what, by } = parsePick(pick!);
    const terrain = by as Terrain;
    moveOf(table).guided[Number(what)]!.push(terrain);
    table.tell('guided', { seat, slot: Number(what), terrain });
  },
};
