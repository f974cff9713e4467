import type { Alien } from '../ability.ts';
import type { CosmicTable } from '../table.ts';

const LEFT = 3;

/**
 * Bluster. Must: as the offense, with your ships in the gate, a defense holding more than three cards chooses:
 * it discards at random down to three, or your ships land beside its own and the encounter ends as a success of yours.
 */
export const mite: Alien = {
  id: 'mite',
  alert: 'yellow',
  abilities: [
    {
      id: 'mite.bluster',
      at: ['launch.after'],
      as: 'offense',
      must: true,
      when: (table) => table.seat(table.encounter.defense!).hand.length > LEFT,
      effect: (table) => table.next('mite.blustered'),
    },
  ],
  steps: { 'mite.blustered': blustered },
};

function* blustered(table: CosmicTable) {
  const { encounter, facts } = table;
  const { defense, planet, gate } = encounter;
  const [pick] = yield* table.ask({
    name: 'yield',
    seat: defense!,
    about: { key: 'cosmic.blustered', of: { cards: LEFT, planet } },
    options: [{ id: 'word:discard' }, { id: 'word:concede' }],
    min: 1,
    max: 1,
    fallback: ['word:discard'],
    clock: 'choose',
  });
  if (pick === 'word:discard') {
    const faces = table.randomCards(defense!, table.seat(defense!).hand.length - LEFT);
    table.tell('discarded', { seat: defense, faces });
    table.discard(faces.map((face) => ({ seat: defense!, face })));
    return;
  }
  for (const { seat, ships } of gate.splice(0)) {
    table.settle(planet!, seat, ships);
    table.tell('landed', { seat, planet, ships });
  }
  encounter.outcome = { ending: 'conceded', winner: null };
  table.tell('conceded', { seat: defense });
  // the use is settled with it
  facts.uses.pop();
  table.dropTo('after');
}
