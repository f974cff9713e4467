import { lastLine } from '$lib/embed/last-line.ts';
import { namesOf } from '$lib/names.ts';
import { resultSaid } from '$lib/result-said.ts';
import { wordsOf } from '$shared/games/words.ts';
import type { Puzzle, RoomPage } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import { say } from '$shared/text/say.ts';
import { headOf } from './preview.ts';
import { speakerOf } from '../puzzle.ts';

/** What is said of a table to onlookers: how it stands, and what happened last or who has won. */
export async function watchPreview({ view, log }: RoomPage, language: Language): Promise<{ title: string; description: string }> {
  const words = await wordsOf(view.game);
  const catalogue = await catalogueOf(language, ['embed', 'play', ...words.texts]);
  const speaker = { language, catalogue, names: namesOf(view.plates, { language, catalogue }) };
  const game = say(speaker, `game.${view.game}`);
  const result = view.play?.result;
  const last = result ? resultSaid(result) : view.stage === 'playing' ? lastLine(log, words) : null;
  const state = say(speaker, `embed.preview.${view.stage}`, { game });
  return { title: view.title || game, description: last ? `${state} ${say(speaker, last.key, last.of)}` : state };
}

export async function watchHead(room: RoomPage, link: string, origin: string, language: Language): Promise<string> {
  return headOf({
    ...(await watchPreview(room, language)),
    url: `${origin}/w/${link}`,
    picture: `${origin}/picture/w/${link}.png`,
    oembed: `${origin}/oembed?url=${encodeURIComponent(`${origin}/w/${link}`)}`,
  });
}

/** An invitation: to what, and that it is one. */
export async function inviteHead({ view }: RoomPage, link: string, origin: string, language: Language): Promise<string> {
  const speaker = { language, catalogue: await catalogueOf(language, ['embed']), names: [] };
  const game = say(speaker, `game.${view.game}`);
  return headOf({
    title: view.title || game,
    description: say(speaker, 'embed.preview.invite', { game }),
    url: `${origin}/j/${link}`,
    picture: `${origin}/picture/j/${link}.png`,
  });
}

/** A moment of a finished game: that something is asked there, and nothing of the answer. */
export async function puzzleHead(puzzle: Puzzle, origin: string, language: Language): Promise<string> {
  const speaker = await speakerOf(language, puzzle);
  const game = say(speaker, `game.${puzzle.game}`);
  const url = `${origin}/puzzle/${puzzle.link}`;
  return headOf({
    title: say(speaker, 'puzzle.title', { game }),
    description: say(speaker, 'puzzle.preview', { game: puzzle.title || game }),
    url,
    picture: `${origin}/picture/puzzle/${puzzle.link}.png`,
    oembed: `${origin}/oembed?url=${encodeURIComponent(url)}`,
  });
}

/** A link that is somebody's own: that, and nothing of the table. */
export async function ownHead(language: Language): Promise<string> {
  const speaker = { language, catalogue: await catalogueOf(language, ['embed']), names: [] };
  return headOf({ title: say(speaker, 'embed.preview.own'), description: say(speaker, 'embed.preview.own.help') });
}
