import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * What the pages are sent in. What every page needs comes in one piece, what every table needs in another, and what many parts of a game need
 * in a third: small files compress badly, and each costs a request. What leads from page to page comes apart, for tables do without it.
 * What only forms of the host need stays out of it. A game says in its own folder what else of it comes together (`pieces.json`).
 * The styles of a game come in one piece too, so that whatever the server draws of it has them.
 */

const lib = new URL('src/lib/', import.meta.url);
const games = readdirSync(lib).filter((folder) => existsSync(new URL(`${folder}/Stage.svelte`, lib)));

/** What a game says of itself, as patterns of paths in its folders: what comes together, and the styles of what is seldom seen. */
interface Pieces {
  together: Record<string, string[]>;
  seldom?: Record<string, string[]>;
}
function piecesOf(game: string): Pieces {
  const file = new URL(`${game}/pieces.json`, lib);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pieces) : { together: {} };
}

const STYLE = String.raw`(type=style|\.css)`;

/** What tables show only now and then, by what brings it: a page links the styles of it only if the server has drawn some of it. */
const SELDOM = { aside: ['(explain|settings|vote|foyer)/', 'decision/Beside', 'rail/(AfterPlay|Result)', 'Guide\\.'] };
const NEWS = { news: ['rail/Since', 'bar/Notices'], lists: ['rail/(Talk|Log|Plates)'] };

const seldomIn = (folder: string): [string, string[]][] =>
  Object.entries({ ...SELDOM, ...(folder === 'play' ? NEWS : piecesOf(folder).seldom) });

interface Group {
  name: string | ((id: string) => string | null);
  test: RegExp;
}

const styles: Group[] = [
  {
    name: 'site-style',
    test: new RegExp(String.raw`/src/(lib/(styles/|parts/(Theme|Language)Switch)|routes/\+(layout|error)\.svelte).*${STYLE}`),
  },
  {
    name: 'home-style',
    test: new RegExp(String.raw`/src/(lib/(home|site/Site|(${games.join('|')})/Cover)|routes/\+page\.svelte).*${STYLE}`),
  },
  ...['play', ...games].flatMap((folder) => [
    ...seldomIn(folder).map(([name, patterns]) => ({
      name: `seldom-${folder}-${name}`,
      test: new RegExp(String.raw`/lib/${folder}/(${patterns.join('|')}).*${STYLE}`),
    })),
    { name: folder === 'play' ? 'play-style' : `board-${folder}`, test: new RegExp(String.raw`/lib/${folder}/(?!Cover).*${STYLE}`) },
  ]),
];

/** What is said on most pages, by language. */
const SAID = /\/shared\/text\/(?:parts\/)?(\w\w)(?:\/(?:common|table\/play))?\.ts$/;
/** What home says, by language. */
const SAID_AT_HOME = /\/shared\/text\/(\w\w)\/(site\/(site|options)|table\/reasons)\.ts$/;

export const groups: Group[] = [
  ...styles,
  {
    name: 'site',
    test: /node_modules\/(svelte(?!\/src\/(legacy|store))|esm-env|clsx|intl-messageformat|@formatjs)\/|(preload|dynamic-import)-helper|rolldown\/runtime|\/shared\/text\/(say|catalogue|kept|language)\.ts|\/shared\/(pace|player-name)\.ts|\/lib\/(home\/pace-fields|here|speech|names|colours|soften|tables|play\/room\/time)\.ts|\/lib\/parts\/(drawings\/[\w-]+\.(ts|svelte)|(Icon|Logo|Shape|Who|Said)\.svelte)/,
  },
  { name: (id) => `said-${SAID.exec(id)![1]!}`, test: SAID },
  { name: (id) => `home-${SAID_AT_HOME.exec(id)![1]!}`, test: SAID_AT_HOME },
  { name: 'pages', test: /node_modules\/(@sveltejs\/kit(?!.*\/app\/forms\.js)|devalue|svelte)\/|\/lib\/site\/Site(Head|Foot)\.svelte/ },
  { name: 'covers', test: new RegExp(String.raw`/lib/(${games.join('|')})/Cover\.svelte$`) },
  { name: 'home', test: new RegExp(String.raw`/lib/home/(?!.*${STYLE})`) },
  {
    name: 'table',
    test: /\/partysocket\/|\/shared\/(engine\/(history\/patch|json|decision)|text\/desk-lines)\.ts|\/lib\/play\/(\w+\/)?((Explain|CatchUp|TablePage|TopBar|Menu|Clock|DecisionBar|Rail|Fold|Fairness|Unread)\.svelte|(hearing|keys|late|load|looked|missed|parts|screen|seat-room|send-queue|stages|talkable|texts|undo|unread|wake|waking)(\.svelte)?\.ts)/,
  },
  { name: 'rail', test: /\/lib\/play\/rail\/(Log|Plates|Talk)\.svelte/ },
  {
    name: 'foyer',
    test: /\/lib\/(pace-said\.ts|play\/(room\/chance\.ts|foyer\/(Foyer|HouseRules)\.svelte|settings\/((Reach|Mail|Push)\.svelte|(push|saving|zone)(\.svelte)?\.ts)))/,
  },
  { name: 'over', test: /\/lib\/play\/rail\/(AfterPlay|Result)\.svelte/ },
  ...games.flatMap((game) =>
    Object.entries(piecesOf(game).together).map(([name, patterns]) => ({
      name: `${game}-${name}`,
      test: new RegExp(String.raw`/(shared/games|lib)/${game}/(${patterns.join('|')})$`),
    })),
  ),
];
