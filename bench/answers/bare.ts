import { DurableObject } from 'cloudflare:workers';

interface Env {
  BARE: { getByName(name: string): { answer(text: string): Promise<{ seq: number }> } };
}

/** The measure of all answers: a Durable Object that stores one row and says so. */
export class Bare extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS answer (seq INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  }

  async answer(text: string): Promise<{ seq: number }> {
    return this.ctx.storage.sql.exec<{ seq: number }>('INSERT INTO answer (text) VALUES (?) RETURNING seq', text).one();
  }
}

export default {
  async fetch(request: Request, { BARE }: Env): Promise<Response> {
    return Response.json(await BARE.getByName(new URL(request.url).pathname).answer(await request.text()));
  },
};
