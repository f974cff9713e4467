import type { Step } from '../../engine/rules.ts';
import type { CosmicTable } from './table.ts';

interface Owner {
  seat: number;
}

/** A hidden sheet is turned up at any time its owner likes, and stays so. */
function unveil(table: CosmicTable, { seat }: Owner): void {
  const facts = table.seat(seat);
  facts.hidden = false;
  table.tell('unveiled', { seat, alien: facts.alien });
}

/** J-33: rotating powers. First thing in its turn the offense looks at the top sheet nobody plays; with none left, those given up are shuffled. */
function rotate(table: CosmicTable, { seat }: Owner): void {
  const { facts } = table;
  if (!facts.unused.length) {
    facts.unused = table.shuffle(facts.retired);
    facts.retired = [];
  }
  const sheet = facts.unused.pop();
  if (!sheet) return;
  table.seat(seat).dealt = [sheet];
  table.next('rotate.choose', { seat });
}

/** D-T1: it keeps the old one or takes the new one. With hidden powers a new sheet comes in hidden, and nobody sees the one given up. */
function* choose(table: CosmicTable, { seat }: Owner) {
  const facts = table.seat(seat);
  const [sheet] = facts.dealt as [string];
  const [pick] = yield* table.ask({
    name: String(seat),
    seat,
    about: { key: 'cosmic.rotate' },
    options: [{ id: 'word:keep' }, { id: `alien:${sheet}` }],
    min: 1,
    max: 1,
    fallback: ['word:keep'],
    clock: 'turn',
  });
  const isTaken = pick !== 'word:keep';
  const given = isTaken ? facts.alien : sheet;
  facts.dealt = [];
  table.facts.retired.push(given);
  if (isTaken) {
    facts.alien = sheet;
    facts.hidden = table.is('hidden_powers');
  }
  const seen = table.is('hidden_powers') ? {} : { alien: facts.alien, given };
  table.tell('rotated', { seat, ...seen }, { [seat]: { alien: facts.alien, given } });
}

export const sheetSteps: Record<string, Step<CosmicTable>> = { unveil, rotate, 'rotate.choose': choose };
