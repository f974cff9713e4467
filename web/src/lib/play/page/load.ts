import { wordsOf } from '$shared/games/words.ts';
import type { RoomPage } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';
import { hasMissed } from '../room/notices.ts';
import { readyPage } from '../stages.ts';
import { textsOf } from '../texts.svelte.ts';

/** All that a page of a table needs before it can be drawn. */
export async function tableOf({ room, spoken, language }: { room: RoomPage; spoken: Catalogue; language: Language }) {
  // the server waits for nothing while it draws, and what was missed is told as soon as the page is awake: nothing moves under a finger
  const coming = import.meta.env.SSR || hasMissed(room) ? wordsOf(room.view.game) : null;
  const catalogue = await textsOf(language, room, import.meta.env.SSR ? (await coming!).texts : [], spoken);
  await readyPage(room);
  return { catalogue, words: await coming };
}
