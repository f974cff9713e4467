import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import type * as Random from '../../shared/bots/random.ts';
import type * as Play from '../../shared/engine/play.ts';
import type * as Shelf from '../../shared/games/shelf.ts';
import type * as Words from '../../shared/games/words.ts';
import type * as Texts from '../../shared/text/catalogue.ts';
import type * as Public from '../../shared/protocol/public.ts';
import { languages } from '../../shared/text/language.ts';
import type * as Say from '../../shared/text/say.ts';

/** A copy of the house in which one more game stands: its own files, and one line on the shelf. */

const root = join(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'parley-toy-'));

const rules = readFileSync(join(root, 'test/engine/toy.ts'), 'utf8').replaceAll('../../shared/', '../../');
const files: Record<string, string> = {
  'shared/games/toy/rules.ts': rules,
  'shared/games/toy/words.ts': `export const words = {
    lines: ({ type }) => [{ key: 'toy.log.' + type }],
    option: (option) => ({ key: 'toy.option', of: { option } }),
  };`,
  'web/src/lib/toy/Stage.svelte': `<script module>export const ready = async () => {};</script><main>{'toy stage'}</main>`,
  'web/src/lib/toy/Guide.svelte': '<p>toy guide</p>',
  'web/src/lib/toy/Cover.svelte': '<p>toy cover</p>',
  'web/src/lib/toy/embed/Board.svelte': '<p>toy board</p>',
  'web/src/lib/toy/embed/Hand.svelte': '<p>toy hand</p>',
  'web/src/lib/toy/embed/facts.ts': `export const line = ({ round }) => ({ key: 'toy.round', of: { round } });`,
  'web/src/lib/toy/embed/picture.ts': `export const ground = '#123456'; export const picture = () => '<g>toy picture</g>';`,
};
for (const language of languages) {
  files[`shared/text/${language}/toy/board.ts`] = `export const toy = {
    'toy.number': '${language}: which number?', 'toy.option': '${language}: {option}',
    'toy.log.picked': 'x', 'toy.log.opened': 'y', 'toy.log.closed': 'z',
  };`;
  files[`shared/text/${language}/toy/guide.ts`] = `export const guide = { 'guide.toy.lead': '${language}: a toy' };`;
}

const LINE = `  toy: { rules: toy, bot: (_view, { fallback }) => fallback },\n`;

interface Drawing {
  default: unknown;
}

let server: ViteDevServer;
const load = async <M>(path: string): Promise<M> => (await server.ssrLoadModule(path)) as M;

beforeAll(async () => {
  for (const part of ['shared', 'web/src/lib']) cpSync(join(root, part), join(house, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const shelf = join(house, 'shared/games/shelf.ts');
  const lines = readFileSync(shelf, 'utf8').replace(/(shelf: .* = \{\n)/, `$1${LINE}`);
  writeFileSync(shelf, `import { toy } from './toy/rules.ts';\n${lines}`);
  server = await createServer({
    root: house,
    configFile: false,
    cacheDir: join(house, '.vite'),
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    resolve: { alias: { $lib: join(house, 'web/src/lib'), $shared: join(house, 'shared') } },
    server: { middlewareMode: true, watch: null, ws: false },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(house, { recursive: true });
});

describe('a game that was put on the shelf by one line', () => {
  it('is played to its end, and its bot answers', async () => {
    const { shelf, rulesOf, botOf, summaryOf } = await load<typeof Shelf>('/shared/games/shelf.ts');
    const { start, pending, answer, result, view } = await load<typeof Play>('/shared/engine/play.ts');
    const { randomPicks } = await load<typeof Random>('/shared/bots/random.ts');
    expect(Object.keys(shelf)).toContain('toy');
    const toy = rulesOf('toy');
    let { save } = start(toy, { length: 'short' }, 2, '5eed'.repeat(16));
    for (let n = 0; !result(toy, save); n++) {
      const [decision] = pending(toy, save);
      const chance = { seed: 'ab'.repeat(32), drawn: n };
      const picks = n % 2 ? randomPicks(decision!, chance) : botOf('toy')(view(toy, save, decision!.seat), decision!, chance);
      ({ save } = answer(toy, save, decision!.id, picks));
    }
    expect(summaryOf('toy')({})).toEqual([]);
  });

  it.each(languages)('speaks away from its board in %s', async (language) => {
    const { wordsOf } = await load<typeof Words>('/shared/games/words.ts');
    const { catalogueOf } = await load<typeof Texts>('/shared/text/catalogue.ts');
    const { say } = await load<typeof Say>('/shared/text/say.ts');
    const words = await wordsOf('toy');
    const speaker = { language, catalogue: await catalogueOf(language, [...words.texts, 'toy-guide']), names: [] };
    const { key, of } = words.question({ about: { key: 'toy.number' } });
    expect(say(speaker, key, of)).toBe(`${language}: which number?`);
    expect(say(speaker, 'guide.toy.lead')).toBe(`${language}: a toy`);
  });

  it('has its board, its rules and its cover drawn', async () => {
    const { stageFor } = await load<{ stageFor: (game: string) => Promise<Drawing | undefined> }>('/web/src/lib/play/stages.ts');
    const { guides } = await load<{ guides: Map<string, () => Promise<Drawing>> }>('/web/src/lib/play/guides.ts');
    const { coverOf } = await load<{ coverOf: (game: string) => Promise<unknown> }>('/web/src/lib/covers.ts');
    const { render } = await load<{ render: (component: unknown) => { body: string } }>('svelte/server');
    const drawn = [(await stageFor('toy'))!.default, (await guides.get('toy')!()).default, await coverOf('toy')];
    const texts = drawn.map((component) => render(component).body.replace(/<!--.*?-->/g, ''));
    expect(texts).toEqual(['<main>toy stage</main>', '<p>toy guide</p>', '<p>toy cover</p>']);
    expect(await stageFor('no-such-game')).toBeUndefined();
  });

  it('is shown in frames and by messengers', async () => {
    const { boards, hands } = await load<{ boards: Record<string, unknown>; hands: Record<string, unknown> }>(
      '/web/src/lib/embed/boards.ts',
    );
    const { lineOf, phaseOf } = await load<Record<string, (game: string, board: unknown) => unknown>>('/web/src/lib/embed/facts.ts');
    const { pictureOf } = await load<{ pictureOf: (shown: object) => string }>('/web/src/lib/embed/picture/picture.ts');
    const { render } = await load<{ render: (component: unknown) => { body: string } }>('svelte/server');
    expect(render(boards['toy']).body).toContain('<p>toy board</p>');
    expect(render(hands['toy']).body).toContain('<p>toy hand</p>');
    expect(lineOf!('toy', { round: 3 })).toEqual({ key: 'toy.round', of: { round: 3 } });
    expect(phaseOf!('toy', {})).toBeNull();
    expect(pictureOf({ game: 'toy', title: 'A toy', under: '', names: ['Anna'], board: {} })).toMatch(/#123456.*<g>toy picture<.g>/s);
  });

  it('is among the games of the public API', async () => {
    const { Table } = await load<typeof Public>('/shared/protocol/public.ts');
    expect(Table.pipe[0].entries.game.pipe[0].options).toContain('toy');
  });
});
