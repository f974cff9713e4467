import { error, fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { namesOf } from '$lib/names.ts';
import type { Shown } from '$lib/replay/shown.ts';
import { resultSaid } from '$lib/result-said.ts';
import { courseOf } from '$shared/games/shelf.ts';
import { type GameWords, wordsOf } from '$shared/games/words.ts';
import { askedPuzzle, type LogEntry, type Replay } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { deskLines } from '$shared/text/desk-lines.ts';
import type { Language } from '$shared/text/language.ts';
import { type LogLine, say } from '$shared/text/say.ts';
import { doorOf } from './door.ts';
import { headOf } from './previews/preview.ts';

/** A game looked at again, for onlookers and for a seat as that seat may see it. */

type Event = Pick<RequestEvent<{ link: string }>, 'platform' | 'params' | 'url' | 'locals'>;

const MOMENT = /^\d{1,9}$/;

/** What can be no moment leads to the beginning, and where there is nothing to look at to the table. */
async function stepOf({ platform, params, url }: Event, role: 'watch' | 'seat', path: string): Promise<Replay> {
  const asked = url.searchParams.get('at');
  const { door, secret } = doorOf(platform, params.link);
  const outcome = asked !== null && !MOMENT.test(asked) ? null : await door.replay(secret, asked === null ? null : Number(asked), role);
  if (outcome?.ok) return outcome.value;
  if (outcome && outcome.reason !== 'no_such_moment') error(outcome.reason === 'corrupt_game' ? 500 : 404, outcome.reason);
  redirect(303, asked === null ? path : `${path}/replay`);
}

const linesOf = (entry: LogEntry, words: GameWords): LogLine[] =>
  entry.by === 'undo' ? deskLines(entry) : entry.told.flatMap(words.lines);

/** What the viewer alone was told between two steps stands with the later one, as when that is shown. */
function logOf({ chapter, course }: Replay, words: GameWords): Shown['log'] {
  const told = chapter.map((entry) => ({ tick: course.steps.find(({ tick }) => tick >= entry.seq)?.tick, lines: linesOf(entry, words) }));
  const ticks = [...new Set(told.flatMap(({ tick = null }) => tick ?? []))];
  const log = ticks.map((tick) => ({ tick, lines: told.filter((one) => one.tick === tick).flatMap(({ lines }) => lines) }));
  return log.filter(({ lines }) => lines.length > 0);
}

export async function replayOf(event: Event, role: 'watch' | 'seat') {
  const { params, url, locals } = event;
  const path = `/${role === 'seat' ? 'p' : 'w'}/${params.link}`;
  const step = await stepOf(event, role, path);
  const { game, title, plates, you, readable, result, course, tick, board } = step;
  locals.game = game;
  const words = await wordsOf(game);
  const own = courseOf(game);
  const catalogue = await catalogueOf(locals.language, [
    'replay',
    'embed',
    'puzzle',
    'play',
    'reasons',
    'site',
    ...words.texts,
    ...(own ? [own.texts] : []),
  ]);
  const shown: Shown = {
    path,
    game,
    title,
    plates,
    you,
    readable,
    result,
    course,
    tick,
    board,
    lines: step.log.flatMap((entry) => linesOf(entry, words)),
    log: logOf(step, words),
    chapters: own ? course.chapters.map(({ number, told }) => own.chapter(number, told)) : [],
    called: own?.chapters ?? null,
    measure: own?.measure ?? null,
    next: step.next.map((one) => ({ link: one.link, seat: one.seat, tick: one.tick })),
    share: role === 'watch' ? `${url.origin}${path}/replay?at=${tick}` : null,
  };
  if (role === 'watch') locals.head = headFor(shown, url.origin, { language: locals.language, catalogue });
  return { shown, catalogue };
}

/** What messengers show of a step: the board as it was then. */
function headFor(
  { path, game, title, plates, result, tick }: Shown,
  origin: string,
  speaker: { language: Language; catalogue: Record<string, string> },
): string {
  const whole = { ...speaker, names: namesOf(plates, speaker) };
  const won = result && resultSaid(result);
  const name = say(whole, `game.${game}`);
  return headOf({
    title: say(whole, 'replay.title', { title: title || name }),
    description: won ? `${name}. ${say(whole, won.key, won.of)}` : name,
    url: `${origin}${path}/replay?at=${tick}`,
    picture: `${origin}/picture${path}.png?at=${tick}`,
  });
}

interface PostEvent {
  platform: Readonly<App.Platform | undefined>;
  request: Request;
}

/** A table of one's own that goes on from there. */
export const replayActions = {
  play: async ({ platform, request }: PostEvent) => {
    if (!platform) error(404);
    const puzzle = (await request.formData()).get('puzzle');
    const { room, seq, secret } = askedPuzzle(typeof puzzle === 'string' ? puzzle : '');
    const outcome = await platform.env.ROOMS.getByName(room).playOn(secret, seq, senderOf(request.headers));
    if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason, retry: outcome.retry });
    redirect(303, outcome.value.path);
  },
};
