import { viewOf } from '../../../shared/engine/play.ts';
import { concerns, foremost } from '../../../shared/games/since.ts';
import { type SummaryRow } from '../../../shared/games/summary.ts';
import { pieces, say, type Saying, type Speaker, type Word } from '../../../shared/text/say.ts';
import { standInOf } from '../../desk/seat/absence.ts';
import { seenBy } from '../../desk/seat/seat-settings.ts';
import { logFor } from '../../state/log.ts';
import type { Desk, SeatSettings } from '../../state/records.ts';
import { type RoomState, stageOf } from '../../state/room-state.ts';
import { isOpenQuestion, openOptions, privateWords } from './disclosure.ts';
import type { Anchor, Letter, SinceLine, SummaryLine, SummaryPart } from './letter.ts';
import { formatTime } from './time.ts';
import { askedOf, says, tableName, type Tongue, wonSaying } from './tongue.ts';

/** What a letter to a seat is written from. Links are whole addresses. */
export interface LetterContext {
  state: RoomState;
  seat: number;
  own: SeatSettings;
  now: number;
  links: { seat: string; mail: string };
}

/** A question in the midst of a sentence; one that begins with somebody's name keeps its capital. */
function within(speaker: Speaker, asked: string): string {
  const question = asked.replace(/[?.…]+$/, '');
  if (speaker.names.some((name) => name && question.startsWith(name))) return question;
  return /^\p{Lu}[\p{Ll}\s]/u.test(question) ? question[0]!.toLocaleLowerCase(speaker.language) + question.slice(1) : question;
}

interface LetterQuestion {
  title: string;
  help: string;
  late: string;
  until: string;
  /** What may be answered from the mail. */
  options: Anchor[];
}

function questionsOf({ state, seat, own, links }: LetterContext, { speaker, words }: Tongue): LetterQuestion[] {
  const decisions = askedOf(state, seat);
  if (decisions.length === 0) return [];
  const { sitting, beside } = state.play!;
  const { board } = viewOf(sitting, seat);
  const kept = privateWords(board, viewOf(sitting, 'watch').board);
  const sayable = (saying: Saying): string => (saying.key in speaker.catalogue ? says(speaker, saying) : '');
  return decisions.map((decision) => {
    const isOpen = isOpenQuestion(decision, kept);
    return {
      title: isOpen ? says(speaker, words.question(decision)) : say(speaker, 'mail.turn.generic'),
      help: isOpen ? sayable(words.question(decision, '.help')) : '',
      late: isOpen ? sayable(words.question(decision, '.fallback')) : '',
      until: formatTime(beside.until[decision.id]!, speaker.language, own.zone),
      options: openOptions(decision, kept).map(({ id }) => ({
        label: says(speaker, words.option(id, decision, board)),
        href: `${links.seat}/confirm?${new URLSearchParams({ decision: decision.id, pick: id }).toString()}`,
      })),
    };
  });
}

const MOST_LINES = 10;
const WATCHER = { role: 'watch', seat: null, kind: 'own' } as const;

/** What everyone may know of what happened since the seat was last here; what was done to it comes first. */
function since({ state, seat }: LetterContext, { speaker, words }: Tongue): Letter['since'] {
  const rows = state.tail.filter(({ tick, by }) => tick > seenBy(state, seat) && by !== 'desk' && by !== 'undo');
  const lines = logFor(rows, WATCHER).flatMap((entry) =>
    entry.told
      .flatMap((told) => words.lines(told))
      .filter(({ only }) => !only)
      .map((line): SinceLine => {
        const said = pieces(speaker, line);
        return { pieces: said, concerns: concerns(said, entry.seat, seat) };
      }),
  );
  if (lines.length === 0) return undefined;
  const { lines: told, left } = foremost(lines, MOST_LINES);
  return {
    title: say(speaker, 'mail.since'),
    lines: told,
    earlier: left > 0 ? say(speaker, 'mail.since.earlier', { count: left }) : '',
  };
}

/** How the board stands, worked out from what a watcher is shown: nothing of a hand can come into it. */
function summary({ state, seat }: LetterContext, { speaker, summary: columnsOf }: Tongue): SummaryPart[] {
  const word = (of: Word): string => say(speaker, 'mail.summary.word', { word: of });
  const line = ({ who, value }: SummaryRow): SummaryLine => {
    const whose = typeof who === 'object' && 'seat' in who ? who.seat : null;
    return { seat: whose, who: whose === seat ? say(speaker, 'mail.summary.you') : word(who), value: word(value) };
  };
  return columnsOf(viewOf(state.play!.sitting, 'watch').board).map((column) => ({
    title: says(speaker, column.title),
    seat: column.seat ?? null,
    rows: column.rows.map(line),
    sum: column.sum ? line(column.sum) : null,
    note: column.note ? says(speaker, column.note) : '',
  }));
}

function common({ state, seat, own, links }: LetterContext, { speaker }: Tongue) {
  const { language } = speaker;
  const { desk } = state;
  const mayLeave = stageOf(state) === 'playing' && !desk.seats[seat]!.away;
  const isDaily = own.mail?.when === 'daily';
  return {
    language,
    table: tableName(desk, speaker),
    game: say(speaker, `game.${desk.game}`),
    button: { label: say(speaker, 'mail.open'), href: links.seat },
    small: say(speaker, 'mail.hand'),
    foot: say(speaker, isDaily ? 'mail.foot.daily' : 'mail.foot.each'),
    links: [
      ...(isDaily ? [] : [{ label: say(speaker, 'mail.foot.daily.link'), href: links.mail }]),
      ...(mayLeave ? [{ label: say(speaker, 'mail.foot.away.link'), href: links.mail }] : []),
      { label: say(speaker, 'mail.foot.none.link'), href: links.mail },
    ],
  };
}

/** One letter, however many decisions are open. Null if nothing is asked any more. */
export function turnLetter(letter: 'turn' | 'reminder' | 'daily', occasion: LetterContext, tongue: Tongue): Letter | null {
  const { speaker } = tongue;
  const [first, ...others] = questionsOf(occasion, tongue);
  const base = common(occasion, tongue);
  const past = since(occasion, tongue);
  if (!first) {
    if (letter !== 'daily' || !past) return null;
    return {
      ...base,
      subject: say(speaker, 'mail.daily.subject', { table: base.table }),
      title: say(speaker, 'mail.turn.none'),
      lead: [],
      summary: summary(occasion, tongue),
      since: past,
    };
  }
  const of: Record<string, Word> = { table: base.table, question: within(speaker, first.title), time: first.until };
  const zone = say(speaker, 'mail.turn.zone', { zone: occasion.own.zone.replaceAll('_', ' ') });
  return {
    ...base,
    subject: say(speaker, letter === 'daily' ? 'mail.daily.subject' : `mail.${letter}.subject`, of),
    title: first.title,
    lead: first.help ? [first.help] : [],
    bar: {
      strong: say(speaker, 'mail.turn.until', { time: first.until }),
      small: first.late ? `${zone} ${say(speaker, 'mail.turn.late', { what: first.late })}` : zone,
    },
    aside: { label: say(speaker, 'mail.turn.calendar'), href: `${occasion.links.seat.replace('/p/', '/api/l/p/')}/calendar.ics` },
    summary: summary(occasion, tongue),
    more: others.length
      ? {
          title: say(speaker, 'mail.turn.more'),
          asked: others.map(({ title, until }) => ({ title, until: say(speaker, 'mail.turn.until', { time: until }) })),
        }
      : undefined,
    options: first.options.length
      ? { title: say(speaker, 'mail.turn.options'), help: say(speaker, 'mail.turn.options.help'), links: first.options }
      : undefined,
    since: past,
  };
}

export function resultLetter(occasion: LetterContext, tongue: Tongue): Letter | null {
  const { speaker } = tongue;
  const stage = stageOf(occasion.state);
  if (stage !== 'over' && stage !== 'cancelled') return null;
  const base = common(occasion, tongue);
  return {
    ...base,
    subject: say(speaker, 'mail.result.subject', { table: base.table }),
    title: stage === 'cancelled' ? say(speaker, 'mail.result.cancelled') : says(speaker, wonSaying(occasion.state, 'mail.result')),
    lead: [say(speaker, 'mail.result.lead')],
    button: { ...base.button, label: say(speaker, 'mail.result.button') },
    since: since(occasion, tongue),
    foot: '',
    links: [],
  };
}

export function awayLetter(occasion: LetterContext, tongue: Tongue): Letter | null {
  const { speaker } = tongue;
  const standIn = standInOf(occasion.state.desk, occasion.seat);
  if (!standIn) return null;
  const { name } = occasion.state.desk.seats[occasion.seat]!.away!;
  const base = common(occasion, tongue);
  return {
    ...base,
    subject: say(speaker, 'mail.away.subject', { table: base.table }),
    title: say(speaker, 'mail.away.title'),
    lead: [say(speaker, `mail.away.${standIn}`, { name }), say(speaker, 'mail.away.lead')],
    since: since(occasion, tongue),
  };
}

/** Says that the table goes on that day unless somebody opens it. Null if somebody has. */
export function expiringLetter(occasion: LetterContext, expires: number, tongue: Tongue): Letter | null {
  const { speaker } = tongue;
  const { state, own } = occasion;
  if (state.desk.warned === null) return null;
  const base = common(occasion, tongue);
  return {
    ...base,
    subject: say(speaker, 'mail.expiring.subject', { table: base.table }),
    title: say(speaker, 'mail.expiring.title'),
    lead: [
      say(speaker, 'mail.expiring.lead', { time: formatTime(expires, speaker.language, own.zone) }),
      say(speaker, 'mail.expiring.keep'),
    ],
    foot: '',
    links: [{ label: say(speaker, 'mail.foot.none.link'), href: occasion.links.mail }],
  };
}

export function linksLetter(occasion: LetterContext, tongue: Tongue): Letter {
  const { speaker } = tongue;
  const base = common(occasion, tongue);
  const of = { table: base.table, name: { seat: occasion.seat } };
  return {
    ...base,
    subject: say(speaker, 'mail.links.subject', of),
    title: say(speaker, 'mail.links.title'),
    lead: [say(speaker, 'mail.links.lead', of)],
    small: `${say(speaker, 'mail.links.small')} ${say(speaker, 'mail.hand')}`,
  };
}

/** Asks whether the address is right. It carries no link to the seat. */
export function confirmLetter(occasion: LetterContext, tongue: Tongue): Letter {
  const { speaker } = tongue;
  const base = common(occasion, tongue);
  const of = { table: base.table, game: base.game, name: { seat: occasion.seat } };
  return {
    ...base,
    subject: say(speaker, 'mail.confirm.subject', of),
    title: say(speaker, 'mail.confirm.title', of),
    lead: [say(speaker, 'mail.confirm.lead', of)],
    button: { label: say(speaker, 'mail.confirm.button'), href: occasion.links.mail },
    small: say(speaker, 'mail.confirm.small'),
    foot: '',
    links: [],
  };
}

export function inviteLetter(desk: Desk, href: string, { speaker }: Tongue): Letter {
  const table = tableName(desk, speaker);
  const game = say(speaker, `game.${desk.game}`);
  const people = desk.seats.flatMap(({ occupant }, seat) => (occupant === 'person' ? [seat] : []));
  return {
    language: speaker.language,
    table,
    game,
    subject: say(speaker, 'mail.invite.subject', { game }),
    title: say(speaker, 'mail.invite.title'),
    lead: [
      say(speaker, 'mail.invite.lead', { table, game }),
      ...(people.length ? [say(speaker, 'mail.invite.by', { names: { seats: people } })] : []),
    ],
    button: { label: say(speaker, 'mail.invite.button'), href },
    small: say(speaker, 'mail.invite.small'),
    foot: '',
    links: [],
  };
}

/** Says that the link of the seat was made anew, to whoever had it. */
export function partingLetter(desk: Desk, { speaker }: Pick<Tongue, 'speaker'>): Letter {
  const table = tableName(desk, speaker);
  return {
    language: speaker.language,
    table,
    game: say(speaker, `game.${desk.game}`),
    subject: say(speaker, 'mail.parting.subject', { table }),
    title: say(speaker, 'mail.parting.title'),
    lead: [say(speaker, 'mail.parting.lead', { table }), say(speaker, 'mail.parting.hand')],
    small: say(speaker, 'mail.parting.small'),
    foot: '',
    links: [],
  };
}
