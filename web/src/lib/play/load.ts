import { error } from '@sveltejs/kit';
import type { RoomPage } from '$shared/protocol.ts';
import { catalogueOf, partOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import { stageOf } from './stages.ts';

/** All that a page of a table needs before it can be drawn. */
export async function tableOf(room: RoomPage, link: string, { language }: { language: Language }) {
  const [Stage, catalogue] = await Promise.all([stageOf(room), catalogueOf(language, ['play', partOf(room.view.game)])]);
  if (!Stage) error(404);
  return { link, Stage, catalogue };
}
