import type { Migration } from '../../engine/rules.ts';
import type { Encounter, Facts, Side } from './facts.ts';
import { powerKey } from './table.ts';

/** What has just happened lies on the table while it can be answered. */
const withOccasions: Migration = ({ facts }) => {
  (facts as Facts).occasions ??= [];
};

/** Both sides of a struck deal settle what they give in one step; who was at it begins again. */
const planAtOnce: Migration = (save) => {
  const at = save.agenda.findIndex(({ step }) => step === 'plan');
  if (at < 0) return;
  const { id } = save.agenda[at]!;
  save.agenda = save.agenda.filter(({ step }) => step !== 'plan');
  save.agenda.splice(at, 0, { id, step: 'plan.cards', args: null, answers: {} });
  for (const plan of Object.values((save.facts as Facts).encounter!.bargain!.plan)) plan.cards = [];
};

interface FirstEncounter {
  zapped: number[];
  limits: { seat: number }[];
  worth: { seat: number }[];
  plus: { side: Side }[];
  foresees: number | null;
  calmed: boolean;
  assured: Side | null;
  spoiled: boolean;
}

const given = ['limits', 'worth', 'plus', 'foresees', 'calmed', 'assured', 'spoiled'];

/**
 * What was used holds as a list of uses instead of a field for each effect; powers are off one by one, and ships that are lost know where they go.
 * Of the first release's eight aliens one wrote each field.
 */
const holdUses: Migration = ({ facts: stored }) => {
  const facts = stored as Facts;
  facts.homes = {};
  facts.interrupted = [];
  facts.flares = [];
  for (const seat of facts.seats) Object.assign(seat, { out: 0, more: [], stores: [] });
  const alienOf = (seat: number) => facts.seats[seat]!.alien;
  for (const use of facts.uses) if (!use.face) use.power = alienOf(use.seat);
  for (const { parts } of facts.losses as unknown as { parts: { saved?: boolean; to?: string }[] }[]) {
    for (const part of parts) {
      part.to = part.saved ? 'home' : 'warp';
      delete part.saved;
    }
  }
  const { encounter } = facts;
  if (!encounter) return;
  const { zapped, limits, worth, plus, foresees, calmed, assured, spoiled } = encounter as unknown as FirstEncounter;
  const sided = (alien: string, side: Side) => {
    const seats = [side === 'offense' ? encounter.offense : encounter.defense!, ...encounter.allies[side]];
    return seats.find((seat) => alienOf(seat) === alien) ?? seats[0]!;
  };
  const lasting: [string, number][] = [
    ...limits.map(({ seat }): [string, number] => ['macron.limit', seat]),
    ...(foresees === null ? [] : [['oracle.foresee', foresees] as [string, number]]),
    ...worth.map(({ seat }): [string, number] => ['macron.mass', seat]),
    ...plus.map(({ side }): [string, number] => ['human.add4', sided('human', side)]),
    ...(assured ? [['human.zapped', sided('human', assured)] as [string, number]] : []),
    ...(calmed ? [['artifact:emotion-control', encounter.offense] as [string, number]] : []),
    ...(spoiled ? [['artifact:ionic-gas', encounter.offense] as [string, number]] : []),
  ];
  const kept = Object.fromEntries(Object.entries(encounter).filter(([field]) => !given.includes(field)));
  facts.encounter = Object.assign(kept as unknown as Encounter, {
    zapped: zapped.map((seat) => powerKey(seat, alienOf(seat))),
    flares: [],
    lasting: lasting.map(([ability, seat]) => ({ ability, seat, picks: [], at: null })),
    lent: [],
    compensation: null,
    spent: [],
  });
};

/** What the two have said before they meet is a fact, and cards of a type fall to chance when the deal is carried out; those that were drawn before stay what they are. */
const meetByWord: Migration = (save) => {
  const bargain = (save.facts as Facts).encounter?.bargain;
  if (!bargain) return;
  bargain.resting ??= [];
  bargain.met ??= { offense: null, defense: null };
  bargain.signs ??= { offense: 0, defense: 0 };
  if (!bargain.struck || save.agenda.some(({ step }) => step === 'plan.cards')) return;
  for (const list of Object.values(bargain.struck.gives))
    for (const clause of list) if (clause.kind === 'random-of-type') clause.kind = 'type';
};

/** Ships may have names. */
const withFlagships: Migration = ({ facts }) => {
  (facts as Facts).flagships ??= [];
};

/** Seats may have technologies. */
const withTechs: Migration = ({ facts: stored }) => {
  const facts = stored as Facts;
  facts.techs ??= { deck: [], discard: [], given: 0 };
  for (const seat of facts.seats) {
    seat.techs ??= [];
    seat.drawn ??= [];
  }
};

export const migrations: readonly Migration[] = [withOccasions, planAtOnce, holdUses, meetByWord, withFlagships, withTechs];
