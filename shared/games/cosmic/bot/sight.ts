import type { Save } from '../../../engine/save.ts';
import { box } from '../abilities/abilities.ts';
import type { BendPoint } from '../abilities/bends.ts';
import { counts, isEncounterCard, type Face } from '../cards/cards.ts';
import type { Encounter, Facts, Lasting, SeatFacts, Selected, SeatStore } from '../facts.ts';
import { CosmicTable, type Bending } from '../table.ts';
import { foretell, type Foretelling } from '../totals/foretell.ts';
import type { CosmicView, EncounterView, SeatView, SelectedView } from '../view.ts';

/** What a seat sees, and what it can work out from that. */
export interface Sight extends CosmicView {
  /** What two cards would come to, if these held besides. */
  foretell(held?: readonly Lasting[]): Foretelling;
  /** Encounter cards it can't see, each as likely as any other to be the opponent's. */
  readonly unseen: readonly { face: Face; count: number }[];
}

export function sightOf(board: CosmicView): Sight {
  let usual: Foretelling | undefined;
  let unseen: Sight['unseen'] | undefined;
  return {
    ...board,
    foretell(held = []) {
      if (held.length) return foretell(imagine(board), held);
      return (usual ??= foretell(imagine(board), held));
    },
    get unseen() {
      return (unseen ??= unseenBy(board));
    },
  };
}

const encounterFaces = Object.keys(counts).filter(isEncounterCard);

function unseenBy({ discard, hand = [] }: CosmicView): Sight['unseen'] {
  const left = new Map(encounterFaces.map((face) => [face, counts[face]!]));
  const see = (face: Face) => left.has(face) && left.set(face, left.get(face)! - 1);
  discard.forEach(see);
  for (const { face } of hand) see(face);
  return [...left].flatMap(([face, count]) => (count > 0 ? [{ face, count }] : []));
}

/** A table at which nothing happens any more once it was asked what bends anything: many cards are tried out on it. */
class StillTable extends CosmicTable {
  readonly #bends = new Map<BendPoint, readonly unknown[]>();

  override bends<Point extends BendPoint>(point: Point): readonly Bending<Point>[] {
    let known = this.#bends.get(point);
    if (!known) this.#bends.set(point, (known = super.bends(point)));
    return known as readonly Bending<Point>[];
  }
}

/** The table as it must be for all that its viewer knows: in front of everyone what is seen there, and nothing in hands and decks. */
export function imagine(board: CosmicView): CosmicTable {
  const facts: Facts = {
    planets: board.planets,
    homes: board.homes ?? {},
    seats: board.seats.map((seat, at) => seatOf(seat, at, board.seats.length)),
    flagships: board.flagships ?? [],
    deck: [],
    discard: board.discard,
    destiny: { deck: [], discard: board.destiny.discard, current: board.destiny.current, named: board.destiny.named },
    unused: [],
    retired: [],
    turn: board.turn,
    encounters: board.encounter?.number ?? 0,
    encounter: board.encounter && encounterOf(board.encounter),
    interrupted: [],
    flares: [],
    techs: { deck: [], discard: board.techs?.discard ?? [], given: 0 },
    uses: [],
    losses: [],
    occasions: [],
    homing: [],
    cards: 0,
    winners: null,
  };
  const save: Save<Facts> = {
    game: 'cosmic',
    rules: 1,
    migrated: 0,
    seats: board.seats.length,
    options: {},
    chance: { seed: '', drawn: 0 },
    facts,
    agenda: [],
    frames: 0,
  };
  return new StillTable(save, box);
}

function seatOf(
  { alien, up, hidden, warp, out = 0, more = [], stores = [], techs = [] }: SeatView,
  seat: number,
  seats: number,
): SeatFacts {
  const onTechs = techs.map(({ id, ships, held = [], tokens = 0 }): SeatStore => {
    const own = Array.from({ length: seats }, (_, other) => (other === seat ? ships : 0));
    return { of: id, cards: held, open: false, tokens, ships: own };
  });
  return {
    alien,
    up,
    hidden,
    dealt: [],
    hand: [],
    warp,
    out,
    more,
    stores: [...stores.map(({ held = [], ...store }): SeatStore => ({ ...store, cards: held, open: false })), ...onTechs],
    techs: techs.map(({ id, tech = '', up: isUp, alien: brought, at }) => ({
      id,
      tech,
      up: isUp,
      ...(brought === undefined ? {} : { alien: brought }),
      ...(at === undefined ? {} : { at }),
    })),
    drawn: [],
    notes: [],
  };
}

function encounterOf({ off = [], lent = [], selected, ...seen }: EncounterView): Encounter {
  return {
    ...seen,
    selected: { offense: cardOf(selected.offense, seen.offense), defense: cardOf(selected.defense, seen.defense!) },
    zapped: off,
    lent,
    spent: [],
    outcome: null,
    lost: [],
    saved: [],
    bargain: null,
  };
}

/** A card that the viewer can't see might as well not be there. */
const cardOf = (card: SelectedView | null, by: number): Selected | null =>
  card?.face === undefined ? null : { face: card.face, by, up: card.up, ...(card.becomes === undefined ? {} : { becomes: card.becomes }) };
