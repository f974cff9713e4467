import { speech } from '$lib/speech.ts';
import type { SendResult } from '../room/seat-room.svelte.ts';

/** Says what came of saving something. */
export class Saving {
  text = $state('');
  isBusy = $state(false);
  readonly #speech = speech();

  async save(asked: Promise<SendResult>): Promise<boolean> {
    const { say } = this.#speech;
    this.isBusy = true;
    this.text = say('settings.saving');
    const came = await asked;
    this.isBusy = false;
    this.text = came.ok
      ? say('settings.saved')
      : came.reason === null
        ? say('settings.cut')
        : say('play.refused', { reason: say(`reason.${came.reason}`) });
    return came.ok;
  }
}
