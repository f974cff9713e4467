import type { Step } from '../../../engine/rules.ts';
import type { SeatFacts } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

interface Owner {
  seat: number;
}

/** A hidden sheet is turned up at any time its owner likes, and stays so. */
function unveil(table: CosmicTable, { seat }: Owner): void {
  const facts = table.seat(seat);
  facts.hidden = false;
  table.stirred = true;
  table.tell('unveiled', { seat, alien: facts.alien });
}

/** The top sheet nobody plays that may come in; with none left, those given up are shuffled. What may not come in now is put away with them. */
export function drawSheet(table: CosmicTable, leaving: string): string | undefined {
  const { facts } = table;
  const away: string[] = [];
  for (;;) {
    if (!facts.unused.length) {
      facts.unused = table.shuffle(facts.retired);
      facts.retired = [];
    }
    const sheet = facts.unused.pop();
    if (sheet === undefined || table.mayEnter(sheet, leaving)) {
      facts.retired.push(...away);
      return sheet;
    }
    away.push(sheet);
  }
}

/** A sheet leaves the game, and all that its power has collected with it. */
export function giveUp(table: CosmicTable, seat: number, alien: string): void {
  table.facts.retired.push(alien);
  const faces = table.closeStores(seat, alien);
  if (faces.length) table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
}

/**
 * Two seats exchange their aliens for good, with all that their powers have collected; a hidden sheet stays hidden. What is off for this encounter
 * or has served in it stays so with whoever has it now. What a technology brings stays with that.
 */
export function exchangeSheets(table: CosmicTable, [one, other]: readonly [number, number]): void {
  const { encounter } = table;
  const seats = [table.seat(one), table.seat(other)] as const;
  const broughtTo = ({ techs }: SeatFacts) => techs.flatMap(({ alien }) => alien ?? []);
  const [mine, theirs] = seats.map((facts) => {
    const { alien, hidden, stores } = facts;
    const more = facts.more.filter((one) => !broughtTo(facts).includes(one));
    const powers = [alien, ...more];
    return { alien, more, hidden, stores: stores.filter(({ of }) => powers.includes(of)) };
  }) as [Sheet, Sheet];
  const swap = (seat: number) => (seat === one ? other : seat === other ? one : seat);
  const moved = [mine, theirs].flatMap(({ alien, more }) => [alien, ...more]);
  for (const [seat, given, got] of [[seats[0], mine, theirs] as const, [seats[1], theirs, mine] as const]) {
    const { stores, more, ...sheet } = got;
    Object.assign(seat, sheet, {
      more: [...broughtTo(seat), ...more],
      stores: [...seat.stores.filter((store) => !given.stores.includes(store)), ...stores],
    });
  }
  for (const loan of encounter.lent) if (moved.includes(loan.alien)) loan.from = swap(loan.from);
  const isMoved = (key: string) => moved.includes(key.slice(key.indexOf(':') + 1).split('.')[0]!);
  const change = (key: string) => (isMoved(key) ? key.replace(/^\d+/, (seat) => String(swap(Number(seat)))) : key);
  encounter.zapped = encounter.zapped.map(change);
  encounter.used = encounter.used.map(change);
  table.stirred = true;
}

type Sheet = Pick<SeatFacts, 'alien' | 'more' | 'hidden' | 'stores'>;

/** J-33: rotating powers. First thing in its turn the offense looks at the top sheet that may come in. */
function rotate(table: CosmicTable, { seat }: Owner): void {
  const sheet = drawSheet(table, table.seat(seat).alien);
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
  giveUp(table, seat, given);
  if (isTaken) {
    facts.alien = sheet;
    facts.hidden = table.is('hidden_powers');
  }
  const seen = table.is('hidden_powers') ? {} : { alien: facts.alien, given };
  table.tell('rotated', { seat, ...seen }, { [seat]: { alien: facts.alien, given } });
}

export const sheetSteps: Record<string, Step<CosmicTable>> = { unveil, rotate, 'rotate.choose': choose };
