import { error } from '@sveltejs/kit';
import { wordsOf } from '$shared/games/words.ts';
import type { RoomPage } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import { stageOf } from './stages.ts';
import { textsOf } from './texts.ts';

/** All that a page of a table needs before it can be drawn. */
export async function tableOf(room: RoomPage, link: string, { language }: { language: Language }) {
  const catalogue = await textsOf(language, room.view.game, !room.view.play);
  const Stage = await stageOf(room);
  if (!Stage) error(404);
  // the server waits for nothing while it draws
  const words = import.meta.env.SSR ? await wordsOf(room.view.game) : null;
  return { link, Stage, catalogue, words };
}
