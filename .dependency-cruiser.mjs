import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms of the worker, from the innermost: each knows those before it. Types alone may be named across. */
const rooms = ['state', 'play', 'desk', 'notify', 'clock', 'room'];

const roomBorders = rooms.slice(0, -1).map((room, at) => ({
  name: `worker-${room}-stays-inside`,
  severity: 'error',
  from: { path: `^worker/${room}/` },
  to: { path: `^worker/(${[...rooms.slice(at + 1), 'http'].join('|')})/`, dependencyTypesNot: ['type-only'] },
}));

/** The folders of the pages that any game is played on, from the innermost, as in the worker. */
const tableRooms = ['room', '(vote|settings|decision|explain)', 'rail', 'bar', 'foyer', 'page'];

const tableBorders = tableRooms.slice(0, -1).map((room, at) => ({
  name: `page-${room.replace(/\W+/g, '-')}-stays-inside`,
  severity: 'error',
  from: { path: `^web/src/lib/play/${room}/` },
  to: { path: `^web/src/lib/play/(${tableRooms.slice(at + 1).join('|')})/`, dependencyTypesNot: ['type-only'] },
}));

/** Every folder of rules is a game. */
const folders = readdirSync(join(import.meta.dirname, 'shared/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const GAME = `(${folders.map(({ name }) => name).join('|')})`;

/** The layers of the project: rules know nothing of platforms, games nothing of each other. */
export default {
  forbidden: [
    { name: 'shared-stays-pure', severity: 'error', from: { path: '^shared' }, to: { path: '^(worker|web|test|bench|scripts)/' } },
    {
      name: 'no-platform-in-shared',
      severity: 'error',
      from: { path: '^shared' },
      to: { path: '^(node:|cloudflare:)', dependencyTypes: ['core'] },
    },
    { name: 'worker-knows-no-page', severity: 'error', from: { path: '^worker', pathNot: '^worker/index\\.ts$' }, to: { path: '^web/' } },
    ...roomBorders,
    {
      name: 'http-asks-rooms-by-their-doors',
      severity: 'error',
      from: { path: '^worker/http/' },
      to: { path: `^worker/(${[...rooms, 'readers'].join('|')})/` },
    },
    {
      name: 'readers-ask-rooms-by-their-doors',
      severity: 'error',
      from: { path: '^worker/readers/' },
      to: { path: `^worker/(${rooms.slice(1).join('|')})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rooms-ask-readers-by-their-doors',
      severity: 'error',
      from: { path: `^worker/(${rooms.join('|')})/` },
      to: { path: '^worker/readers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mails-are-written-by-notify-alone',
      severity: 'error',
      from: { path: '^worker/', pathNot: '^worker/notify/' },
      to: { path: '^worker/notify/mail/' },
    },
    { name: 'web-knows-no-worker', severity: 'error', from: { path: '^web' }, to: { path: '^worker/' } },
    ...tableBorders,
    {
      name: 'a-board-knows-no-other-game',
      severity: 'error',
      from: { path: `^web/src/lib/${GAME}/` },
      to: { path: `^(web/src/lib|shared/games)/${GAME}/`, pathNot: '^(web/src/lib|shared/games)/$1/' },
    },
    {
      name: 'what-every-table-shows-knows-no-game',
      severity: 'error',
      from: { path: '^web/src/lib/(play|parts|site|desk|embed|puzzle|readers|replay|home|new)/' },
      to: { path: `^(web/src/lib|shared/games)/${GAME}/` },
    },
    {
      name: 'parts-of-any-page-know-none',
      severity: 'error',
      from: { path: '^web/src/lib/parts/' },
      to: { path: `^web/src/(routes|lib/(site|play|home|desk|embed|puzzle|replay|api|aliens|server))/` },
    },
    {
      name: 'what-the-server-does-stays-there',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: '^web/src/lib/server/' },
      to: { path: '^web/src/lib/server/' },
    },
    {
      name: 'a-game-imports-no-other-game',
      severity: 'error',
      from: { path: '^shared/games/([^/]+)/' },
      to: { path: '^shared/games/([^/]+)/', pathNot: '^shared/games/$1/' },
    },
    { name: 'engine-knows-no-game', severity: 'error', from: { path: '^shared/engine' }, to: { path: '^shared/(games|bots|text)' } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.svelte-kit|node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.svelte'] },
  },
};
