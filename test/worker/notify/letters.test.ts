import { describe, expect, it } from 'vitest';
import { randomPicks } from '../../../shared/bots/random.ts';
import { viewOf } from '../../../shared/engine/play.ts';
import { below } from '../../../shared/engine/random.ts';
import { rulesOf } from '../../../shared/games/shelf.ts';
import type { Away } from '../../../shared/protocol.ts';
import { type Language, languages } from '../../../shared/text/language.ts';
import { openTable } from '../../../worker/desk/lobby.ts';
import { noSettings } from '../../../worker/desk/seat/seat-settings.ts';
import { calendarOf, escapeText, foldLine } from '../../../worker/notify/calendar.ts';
import { awayLetter, resultLetter, turnLetter } from '../../../worker/notify/mail/compose.ts';
import { type Tongue, tongueOf } from '../../../worker/notify/mail/tongue.ts';
import { htmlOf, textOf } from '../../../worker/notify/mail/render.ts';
import { encodeWords } from '../../../worker/notify/senders/encoded-words.ts';
import { formatTime, nextAt } from '../../../worker/notify/mail/time.ts';
import { answer, deal } from '../../../worker/play/play-state.ts';
import type { RoomState } from '../../../worker/state/room-state.ts';

const links = { seat: 'https://parley.test/p/aaaaaaaaaaaa.seat', mail: 'https://parley.test/m/aaaaaaaaaaaa.mail' };

/** Plays at random and shows every moment of it. */
function play(game: string, seats: number, seed: string, answers: number, look: (state: RoomState) => void): void {
  const { desk } = openTable(
    'aaaaaaaaaaaa',
    'AAAAAAAAAAAAAAAAAAAAAA',
    { game, title: '', seats, pace: 'daily', talk: 'free', options: {} },
    0,
  );
  const named = { ...desk, seats: desk.seats.map((seat, at) => ({ ...seat, name: `Seat${at}`, occupant: 'person' as const })) };
  const settings = new Map();
  const now = Date.UTC(2026, 10, 16);
  let step = deal(rulesOf(game), seed, { seq: 1, tick: 1, now, desk: named, settings });
  let state: RoomState = {
    seq: 1,
    tick: 1,
    desk: named,
    settings,
    play: step.play,
    tail: [step.row],
    rematchHost: null,
    fingerprint: null,
  };
  const chance = { seed, drawn: 0 };
  for (let seq = 2; seq < answers; seq++) {
    look(state);
    const { open } = step.play.sitting;
    if (open.length === 0) return;
    const decision = open[below(chance, open.length)]!;
    step = answer(step.play, decision, randomPicks(decision, chance), 'seat', { seq, tick: state.tick + 1, now, desk: named, settings });
    state = { ...state, seq, tick: step.row.tick, play: step.play, tail: [...state.tail, step.row].slice(-60) };
  }
}

const tongues = async (game: string): Promise<Record<Language, Tongue>> => {
  const { desk } = openTable(
    'aaaaaaaaaaaa',
    'AAAAAAAAAAAAAAAAAAAAAA',
    { game, title: '', seats: 3, pace: 'daily', talk: 'free', options: {} },
    0,
  );
  const seats = desk.seats.map((seat, at) => ({ ...seat, name: `Seat${at}` }));
  const made = await Promise.all(languages.map(async (language) => [language, await tongueOf({ ...desk, seats }, language)] as const));
  return Object.fromEntries(made) as Record<Language, Tongue>;
};

describe('letters of whole random games', () => {
  it.each(['centauri', 'comet', 'cosmic'])(
    'of %s can be written at any moment, show no hand, and link only what is public',
    async (game) => {
      const spoken = await tongues(game);
      const seeds = ['1', '2', '3'].map((digit) => digit.repeat(64));
      let linked = 0;
      let summed = 0;
      let written = 0;
      for (const [at, seed] of seeds.entries()) {
        const language = languages[at]!;
        play(game, 3, seed, 160, (state) => {
          for (const { seat } of state.play!.sitting.open) {
            const occasion = { state, seat, own: { ...noSettings, language }, now: 0, links };
            const letter = turnLetter('turn', occasion, spoken[language])!;
            const said = textOf(letter) + htmlOf(letter);
            written++;
            linked += letter.options?.links.length ?? 0;
            const own = viewOf(state.play!.sitting, seat).board as { hand?: { id: string }[] };
            const { hand = [] } = own;
            const watched = viewOf(state.play!.sitting, 'watch').board;
            const shown = JSON.stringify(watched);
            const { summary: columns = [] } = letter;
            summed += columns.length;
            // nothing comes into it that only this seat knows
            expect(spoken[language].summary(own)).toEqual(spoken[language].summary(watched));
            for (const { rows, sum } of columns) {
              for (const { who, value } of [...rows, ...(sum ? [sum] : [])]) expect(textOf(letter)).toContain(`- ${who}: ${value}\n`);
            }
            for (const { id } of hand) {
              if (!shown.includes(`"${id}"`))
                for (const { href } of letter.options?.links ?? []) expect(decodeURIComponent(href)).not.toMatch(new RegExp(`\\b${id}\\b`));
            }
            expect(said).not.toContain('undefined');
            calendarOf(state, seat, spoken[language], 0);
          }
        });
      }
      expect(written).toBeGreaterThan(100);
      if (game === 'cosmic') expect(summed).toBeGreaterThan(100);
      else expect(summed).toBe(written);
      if (game === 'cosmic') expect(linked).toBeGreaterThan(20);
      if (game === 'centauri') expect(linked).toBe(0);
    },
  );

  it('are not written where nothing is asked, and no result before there is one', async () => {
    const { en } = await tongues('centauri');
    play('centauri', 3, '5'.repeat(64), 6, (state) => {
      const idle = [0, 1, 2].find((seat) => !state.play!.sitting.open.some((one) => one.seat === seat));
      if (idle === undefined) return;
      expect(turnLetter('turn', { state, seat: idle, own: noSettings, now: 0, links }, en)).toBeNull();
      expect(resultLetter({ state, seat: idle, own: noSettings, now: 0, links }, en)).toBeNull();
    });
  });
});

describe('a letter that somebody plays for its reader', () => {
  it('is not written any more once nobody does, or it was the reader’s own wish', async () => {
    const { en } = await tongues('centauri');
    play('centauri', 3, '6'.repeat(64), 3, (state) => {
      const letter = (away?: Away) => {
        const seats = state.desk.seats.with(1, { ...state.desk.seats[1]!, away });
        return awayLetter({ state: { ...state, desk: { ...state.desk, seats } }, seat: 1, own: noSettings, now: 0, links }, en);
      };
      const away: Away = { by: 'substitute', name: 'Tess', since: 0 };
      expect(letter(away)!.lead[0]).toContain('Tess sits in for you and sees your hand');
      // whoever is away already is not asked whether to be
      expect(letter(away)!.links.map(({ label }) => label)).not.toContain('I am away for a while');
      // that the bot plays is no news to whoever asked for it, but that someone sees the hand is
      expect(letter({ ...away, wished: true })).not.toBeNull();
      expect(letter({ ...away, by: 'bot', wished: true })).toBeNull();
      expect(letter()).toBeNull();
    });
  });
});

describe('time', () => {
  it('is told by the reader’s own clock', () => {
    const at = Date.UTC(2026, 10, 14, 16);
    expect(formatTime(at, 'en', 'Europe/Kyiv')).toBe('Saturday 14 November, 18:00');
    expect(formatTime(at, 'uk', 'Europe/Kyiv')).toBe('14 листопада, 18:00');
    expect(formatTime(at, 'ru', 'Nowhere/Else')).toBe('14 ноября, 16:00');
  });

  it('of the daily mail stays at eight when the clocks are changed', () => {
    // put forward on 29 March 2026, back on 25 October 2026
    expect(nextAt(480, Date.UTC(2026, 2, 28, 7), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 6));
    expect(nextAt(480, Date.UTC(2026, 9, 24, 6), 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 7));
    expect(nextAt(480, Date.UTC(2026, 5, 1, 5, 59, 30), 'Europe/Berlin')).toBe(Date.UTC(2026, 5, 1, 6));
    expect(nextAt(480, Date.UTC(2026, 5, 1, 6), 'Europe/Berlin')).toBe(Date.UTC(2026, 5, 2, 6));
  });
});

describe('a header', () => {
  it('in any language is cut into words that are short enough, and none within a letter', () => {
    const subject = 'Ваш ход, Пятничный стол: выберите карту столкновения 🚀, до 16 ноября, 18:00';
    const lines = encodeWords(subject).split('\r\n ');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
    const decoded = lines.map((line) => {
      const [, text] = /^=\?UTF-8\?B\?(.+)\?=$/.exec(line)!;
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(atob(text!), (sign) => sign.charCodeAt(0)));
    });
    expect(decoded.join('')).toBe(subject);
    expect(encodeWords('a\r\nBcc: b é')).not.toMatch(/\r\n[^ ]/);
  });
});

describe('a line of a calendar', () => {
  it('ends nowhere but at its end, whatever a table is called', () => {
    expect(escapeText('a\rATTENDEE:b\r\nc\nd,e;f\\\u0000\u2028g\u0085')).toBe('a\\nATTENDEE:b\\nc\\nd\\,e\\;f\\\\ \\ng\\n');
  });

  it('is folded at 75 bytes, between letters', () => {
    const line = `SUMMARY:${'ї'.repeat(100)}`;
    const parts = foldLine(line).split('\r\n');
    for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
    expect(parts.map((part, at) => (at ? part.slice(1) : part)).join('')).toBe(line);
  });
});
