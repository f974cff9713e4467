import { describe, expect, test } from 'vitest';
import { CorruptGame, load, wake } from '../../shared/engine/play.ts';
import type { Save } from '../../shared/engine/save.ts';
import type { Facts as Centauri } from '../../shared/games/centauri/table.ts';
import type { Facts as Comet } from '../../shared/games/comet/facts.ts';
import type { Facts as Cosmic } from '../../shared/games/cosmic/facts.ts';
import { shelf } from '../../shared/games/shelf.ts';
import { keptSaves } from './waiting.ts';

/** A stored save that breaks its game's own accounts is not played on. */

const damages: Record<string, Record<string, (facts: never) => unknown>> = {
  centauri: {
    'a card is gone': (facts: Centauri) => facts.seats[0]!.hand.pop(),
    'a card lies twice': (facts: Centauri) => facts.seats[1]!.decks.event.push(facts.seats[1]!.decks.event[0]!),
    'a colony is gone': (facts: Centauri) => facts.seats[0]!.hand.find(({ kind }) => kind === 'colony')!.kind = 'station' as never,
  },
  comet: {
    'a card is gone': (facts: Comet) => facts.draw.pop(),
    'two companions stand on one hex': (facts: Comet) => (facts.seats[0]!.companions = ['A07', 'A07', null]),
    'an animal has lost its companion': (facts: Comet) => (facts.seats[0]!.companions = [null, null, null]),
    'a hex is none': (facts: Comet) => (facts.tokens.mammoth = 'Z99'),
  },
  cosmic: {
    'a ship is gone': (facts: Cosmic) => Object.values(facts.planets)[0]![0]!--,
    'a ship is too many': (facts: Cosmic) => facts.seats[1]!.warp++,
    'a card is gone': (facts: Cosmic) => facts.deck.pop(),
    'two seats are the same alien': (facts: Cosmic) => (facts.seats[0]!.alien = facts.seats[1]!.alien),
    'a destiny card is gone': (facts: Cosmic) => facts.destiny.deck.pop(),
  },
};

const stored: Record<string, string> = { centauri: '1.0-turn.json', comet: '1.0-move.json', cosmic: '1.0-invite.json' };

describe.each(Object.keys(shelf))('%s', (game) => {
  const rules = shelf[game]!.rules;
  const text = keptSaves(game).find(({ file }) => file === stored[game])!.text;
  const faultOf = (kept: string): string | null => {
    try {
      wake(rules, kept);
    } catch (error) {
      if (error instanceof CorruptGame) return error.fault;
      throw error;
    }
    return null;
  };

  test.each(keptSaves(game))('$file is sound', ({ text: kept }) => {
    expect(faultOf(kept)).toBeNull();
  });

  test.each(Object.entries(damages[game]!))('%s', (_, damage) => {
    const save = JSON.parse(text) as Save;
    damage(save.facts as never);
    expect(faultOf(JSON.stringify(save))).not.toBeNull();
  });

  test('half a text, a step that there is not, facts that are missing', () => {
    const save = load(rules, text);
    expect(faultOf(text.slice(0, 900))).not.toBeNull();
    expect(faultOf(JSON.stringify({ ...save, agenda: [{ ...save.agenda.at(-1)!, step: 'nowhere' }] }))).not.toBeNull();
    expect(faultOf(JSON.stringify({ ...save, facts: {} }))).not.toBeNull();
  });

  test('a save of a later release is none of it', () => {
    expect(() => faultOf(JSON.stringify({ ...load(rules, text), migrated: 999 }))).toThrow(/later release/);
  });
});
