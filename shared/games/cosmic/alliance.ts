import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { abilitiesAt } from './abilities.ts';
import { sides, type Side } from './facts.ts';
import { mostShips, shipsAsked } from './sending.ts';
import { shipsIn, shipsOf, type CosmicTable } from './table.ts';
import { momentOf } from './standing.ts';
import { mayUse } from './may-use.ts';
import { mayUnveil, offered, readUsing, UNVEIL } from './window.ts';

/** The alliance phase: the offense invites, then the defense; clockwise from the offense each seat answers and sends its ships. */
function alliance(table: CosmicTable): void {
  const { encounter } = table;
  encounter.phase = 'alliance';
  table.then('alliance.before-invites', 'alliance.invite');
  for (const side of sides) table.next('invite', { side });
  for (const seat of table.order.slice(2)) table.next('join', { seat });
  table.window('alliance.formed');
}

/** D-A1, D-A2: any set of the seats that are no main players. */
function* invite(table: CosmicTable, { side }: { side: Side }) {
  const main = table.main(side);
  const others = table.order.slice(2);
  const picks = yield* table.ask({
    name: 'invite',
    seat: main,
    about: { key: 'cosmic.invite', of: { side } },
    options: others.map((seat) => ({ id: `seat:${seat}` })),
    min: 0,
    max: others.length,
    fallback: [],
    clock: 'turn',
  });
  const invited = others.filter((seat) => picks.includes(`seat:${seat}`));
  table.encounter.invited[side] = invited;
  table.tell('invited', { by: main, side, seats: invited });
}

const DECLINE = 'word:decline';

/**
 * D-A3: an invited seat declines or joins a side with one to four ships. J-16: with no ship on a colony it declines by itself; answers are final.
 * Invited by one side alone it is asked for its ships at once, none meaning no.
 */
function* join(table: CosmicTable, { seat }: { seat: number }) {
  const { encounter } = table;
  const invited = sides.filter((side) => encounter.invited[side].includes(seat));
  const hooks = abilitiesAt('alliance.join').filter((hook) => mayUse(table, hook, seat, 'alliance.join'));
  const powers = hooks.filter(({ must }) => !must);
  const isHidden = mayUnveil(table, abilitiesAt('alliance.join'), seat, 'alliance.join');
  if (!table.colonies(seat).length || (!invited.length && !powers.length && !isHidden)) return;
  if (invited.length === 1 && !hooks.length && !isHidden) {
    const picks = yield* table.ask({ ...ally(table, seat, invited[0]!, 0), fallback: [] });
    if (picks.length) enter(table, seat, invited[0]!, picks);
    else table.tell('declined', { seat });
    return;
  }
  const { options: uses } = offered(table, 'alliance.join', seat, powers);
  const onlyHidden = isHidden && !invited.length;
  const [pick] = yield* table.ask({
    name: 'join',
    seat,
    about: { key: 'cosmic.join' },
    options: [{ id: DECLINE }, ...invited.map((side) => ({ id: `side:${side}` })), ...uses, ...(isHidden ? [{ id: UNVEIL }] : [])],
    min: 1,
    max: 1,
    fallback: [DECLINE],
    clock: 'choose',
    ...(onlyHidden ? { moment: momentOf(table, 'alliance.join', seat, true) } : {}),
  });
  if (pick === UNVEIL) return table.then(['unveil', { seat }], ['join', { seat }]);
  if (pick === DECLINE) {
    if (invited.length) table.tell('declined', { seat });
    return;
  }
  if (!pick!.startsWith('side:')) table.next('use', readUsing(table, 'alliance.join', seat, pick!));
  const side = /[@:](offense|defense)$/.exec(pick!)?.[1];
  if (side) table.next('joining', { seat, side });
  else table.next('join', { seat });
}

interface Joining {
  seat: number;
  side: Side;
}

/** Who was kept from joining uninvited answers once more; who joins sends ships, as many as a power may say. */
function joining(table: CosmicTable, { seat, side }: Joining): void {
  if (!table.encounter.invited[side].includes(seat)) return table.next('join', { seat });
  table.window('alliance.join', { forced: seat });
  table.next('join.send', { seat, side });
}

function ally(table: CosmicTable, seat: number, side: Side, min: number): Question {
  const question = shipsAsked(table, seat, { min, max: mostShips(table, seat) });
  return { ...question, about: { key: min ? 'cosmic.ally' : 'cosmic.ally-or-not', of: { side } }, clock: 'choose' };
}

function* joinSend(table: CosmicTable, { seat, side }: Joining) {
  const picks = yield* table.ask(ally(table, seat, side, 1));
  enter(table, seat, side, picks);
}

function enter(table: CosmicTable, seat: number, side: Side, picks: readonly string[]): void {
  const { encounter } = table;
  const ships = shipsOf(picks);
  table.lift(seat, ships);
  encounter.allies[side].push(seat);
  (side === 'offense' ? encounter.gate : encounter.defenders).push({ seat, ships: shipsIn(ships), from: ships });
  table.tell('sent', { seat, side, ships });
}

export const allianceSteps: Record<string, Step<CosmicTable>> = { alliance, invite, join, joining, 'join.send': joinSend };
