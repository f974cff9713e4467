import type { Question } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { sides, type Side } from '../facts.ts';
import type { Draft } from '../abilities/bends.ts';
import { enter, invitingOf, sendingOf, shipsAsked } from '../ships/sending.ts';
import type { CosmicTable } from '../table.ts';
import { momentOf } from '../abilities/orders.ts';
import { mayUse } from '../window/may-use.ts';
import { canUnveil, hooksOf, mayUnveil, offerUses, readUsing, UNVEIL } from '../window/window.ts';

/** The alliance phase: the offense invites, then the defense; clockwise from the offense each seat answers and sends its ships. */
function alliance(table: CosmicTable): void {
  const { encounter } = table;
  encounter.phase = 'alliance';
  table.then('alliance.before-invites', 'alliance.invite');
  for (const side of sides) table.next('invite', { side });
  for (const side of sides) table.window('alliance.join', { only: table.main(side) });
  for (const seat of table.order.slice(2)) table.next('join', { seat });
  table.window('alliance.formed');
}

/** D-A1, D-A2: any set of the seats that are no main players. */
function* invite(table: CosmicTable, { side }: { side: Side }) {
  const main = table.main(side);
  const others = table.order.slice(2);
  const inviting = invitingOf(table, side);
  const free = inviting.may.filter((seat) => !inviting.must.includes(seat));
  const picks = free.length
    ? yield* table.ask({
        name: 'invite',
        seat: main,
        about: { key: 'cosmic.invite', of: { side } },
        options: free.map((seat) => ({ id: `seat:${seat}` })),
        min: 0,
        max: free.length,
        fallback: [],
        clock: 'turn',
      })
    : [];
  const invited = others.filter((seat) => picks.includes(`seat:${seat}`) || inviting.must.includes(seat));
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
  const draftQuestion = draftOf(table, seat);
  if (draftQuestion) return send(table, draftQuestion);
  const invited = sides.filter((side) => encounter.invited[side].includes(seat));
  const open = hooksOf(table, 'alliance.join');
  const hooks = open.filter((hook) => mayUse(table, hook, seat, 'alliance.join'));
  const powers = hooks.filter(({ must }) => !must);
  const isHidden = mayUnveil(table, open, seat, 'alliance.join');
  if (!table.hasColony(seat) || (!invited.length && !powers.length && !isHidden)) return;
  const [only] = invited;
  if (only && invited.length === 1 && !hooks.length && !isHidden && !sendingOf(table, seat, only).warp.ships) {
    const picks = yield* table.ask({ ...ally(table, seat, only, 0), fallback: [] });
    if (picks.length) enter(table, seat, only, picks);
    else table.tell('declined', { seat });
    return;
  }
  const { options: uses } = offerUses(table, seat, powers);
  const onlyHidden = isHidden && !invited.length;
  const [pick] = yield* table.ask({
    name: 'join',
    seat,
    about: { key: 'cosmic.join' },
    options: [
      { id: DECLINE },
      ...invited.map((side) => ({ id: `side:${side}` })),
      ...uses,
      ...(isHidden && canUnveil(table, seat) ? [{ id: UNVEIL }] : []),
    ],
    min: 1,
    max: 1,
    fallback: [DECLINE],
    clock: 'choose',
    // where a flare might serve it, how long it thinks is nobody's business; nor is anyone waited for by name who was not invited
    ...(powers.some(({ flare }) => flare) ? { sealed: true as const } : {}),
    ...(onlyHidden ? { sealed: true as const, moment: momentOf(table, 'alliance.join', seat, { isHidden: true }) } : {}),
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
  /** It has no choice how many. */
  ships?: number;
}

/** The side a seat has to join, with ships that empty no colony; if there are none it is free. */
function draftOf(table: CosmicTable, seat: number): Required<Joining> | null {
  const draft: Draft = { seat, side: null, ships: 0 };
  for (const { bend, held } of table.bends('draft')) bend(draft, held, table);
  if (!draft.side) return null;
  const spare = table.colonies(seat).reduce((sum, planet) => sum + table.ships(planet, seat) - 1, 0);
  const ships = Math.min(draft.ships, spare);
  return ships > 0 ? { seat, side: draft.side, ships } : null;
}

function send(table: CosmicTable, { seat, ...joining }: Joining): void {
  table.window('alliance.join', { forced: seat });
  table.next('join.send', { seat, ...joining });
}

/** Who was kept from joining uninvited answers once more; who joins sends ships, as many as a power may say. */
function answerJoining(table: CosmicTable, { seat, side }: Joining): void {
  if (!table.encounter.invited[side].includes(seat)) return table.next('join', { seat });
  send(table, { seat, side });
}

function ally(table: CosmicTable, seat: number, side: Side, min: number): Question {
  const { max, min: least, warp } = sendingOf(table, seat, side);
  const question = shipsAsked(table, seat, { min: min && least, max, warp });
  return { ...question, about: { key: min ? 'cosmic.ally' : 'cosmic.ally-or-not', of: { side } }, clock: 'choose' };
}

function* joinSend(table: CosmicTable, { seat, side, ships }: Joining) {
  const picks = yield* table.ask(ships === undefined ? ally(table, seat, side, 1) : drafted(table, seat, side, ships));
  enter(table, seat, side, picks);
}

/** So many ships, but not the last of a colony; §13.5: no more than anyone may send, since what forces it is none of the things that lift that limit. */
function drafted(table: CosmicTable, seat: number, side: Side, ships: number): Question {
  const count = Math.min(ships, sendingOf(table, seat, side).max);
  const without = table.colonies(seat).map((planet) => ({ seat, ships: { [planet]: 1 } }));
  return {
    ...shipsAsked(table, seat, { min: count, max: count, without }),
    about: { key: 'cosmic.ally-drafted', of: { side, ships: count } },
    clock: 'choose',
  };
}

export const allianceSteps: Record<string, Step<CosmicTable>> = { alliance, invite, join, joining: answerJoining, 'join.send': joinSend };
