import type { Language } from './language.ts';
import type { Catalogue } from './say.ts';

/**
 * The parts a page can ask for: the site around the games, a seat page and what it shows now and then, one game, and the rules of
 * that game told at length.
 * Where a game has much to say, its board comes first and the rest aside from it.
 */
export const parts = [
  'site',
  'play',
  'aside',
  'talk',
  'reasons',
  'since',
  'table',
  'settings',
  'mail',
  'centauri',
  'centauri-guide',
  'comet',
  'comet-guide',
  'cosmic',
  'cosmic-board',
  'cosmic-aside',
  'cosmic-guide',
] as const;
export type Part = (typeof parts)[number];

type Load = () => Promise<Catalogue>;

/** One import each, so that a page is sent only its own language and game. */
const loaders: Record<Language, Record<Part | 'common', Load>> = {
  en: {
    common: async () => (await import('./en/common.ts')).common,
    site: async () => (await import('./en/site.ts')).site,
    play: async () => (await import('./en/play.ts')).play,
    aside: async () => (await import('./en/aside.ts')).aside,
    talk: async () => (await import('./en/talk.ts')).talk,
    reasons: async () => (await import('./en/reasons.ts')).reasons,
    since: async () => (await import('./en/since.ts')).since,
    table: async () => (await import('./en/table.ts')).table,
    settings: async () => (await import('./en/settings.ts')).settings,
    mail: async () => (await import('./en/mail.ts')).mail,
    centauri: async () => (await import('./en/centauri.ts')).centauri,
    'centauri-guide': async () => (await import('./en/centauri-guide.ts')).guide,
    comet: async () => ({ ...(await import('./en/comet.ts')).comet, ...(await import('./en/comet-table.ts')).table }),
    'comet-guide': async () => (await import('./en/comet-guide.ts')).guide,
    cosmic: async () => ({ ...(await import('./en/cosmic.ts')).cosmic, ...(await import('./en/cosmic-aside.ts')).aside }),
    'cosmic-board': async () => (await import('./en/cosmic.ts')).cosmic,
    'cosmic-aside': async () => (await import('./en/cosmic-aside.ts')).aside,
    'cosmic-guide': async () => (await import('./en/cosmic-guide.ts')).guide,
  },
  ru: {
    common: async () => (await import('./ru/common.ts')).common,
    site: async () => (await import('./ru/site.ts')).site,
    play: async () => (await import('./ru/play.ts')).play,
    aside: async () => (await import('./ru/aside.ts')).aside,
    talk: async () => (await import('./ru/talk.ts')).talk,
    reasons: async () => (await import('./ru/reasons.ts')).reasons,
    since: async () => (await import('./ru/since.ts')).since,
    table: async () => (await import('./ru/table.ts')).table,
    settings: async () => (await import('./ru/settings.ts')).settings,
    mail: async () => (await import('./ru/mail.ts')).mail,
    centauri: async () => (await import('./ru/centauri.ts')).centauri,
    'centauri-guide': async () => (await import('./ru/centauri-guide.ts')).guide,
    comet: async () => ({ ...(await import('./ru/comet.ts')).comet, ...(await import('./ru/comet-table.ts')).table }),
    'comet-guide': async () => (await import('./ru/comet-guide.ts')).guide,
    cosmic: async () => ({ ...(await import('./ru/cosmic.ts')).cosmic, ...(await import('./ru/cosmic-aside.ts')).aside }),
    'cosmic-board': async () => (await import('./ru/cosmic.ts')).cosmic,
    'cosmic-aside': async () => (await import('./ru/cosmic-aside.ts')).aside,
    'cosmic-guide': async () => (await import('./ru/cosmic-guide.ts')).guide,
  },
  uk: {
    common: async () => (await import('./uk/common.ts')).common,
    site: async () => (await import('./uk/site.ts')).site,
    play: async () => (await import('./uk/play.ts')).play,
    aside: async () => (await import('./uk/aside.ts')).aside,
    talk: async () => (await import('./uk/talk.ts')).talk,
    reasons: async () => (await import('./uk/reasons.ts')).reasons,
    since: async () => (await import('./uk/since.ts')).since,
    table: async () => (await import('./uk/table.ts')).table,
    settings: async () => (await import('./uk/settings.ts')).settings,
    mail: async () => (await import('./uk/mail.ts')).mail,
    centauri: async () => (await import('./uk/centauri.ts')).centauri,
    'centauri-guide': async () => (await import('./uk/centauri-guide.ts')).guide,
    comet: async () => ({ ...(await import('./uk/comet.ts')).comet, ...(await import('./uk/comet-table.ts')).table }),
    'comet-guide': async () => (await import('./uk/comet-guide.ts')).guide,
    cosmic: async () => ({ ...(await import('./uk/cosmic.ts')).cosmic, ...(await import('./uk/cosmic-aside.ts')).aside }),
    'cosmic-board': async () => (await import('./uk/cosmic.ts')).cosmic,
    'cosmic-aside': async () => (await import('./uk/cosmic-aside.ts')).aside,
    'cosmic-guide': async () => (await import('./uk/cosmic-guide.ts')).guide,
  },
};

/** The common messages of a language and those of the parts asked for. */
export async function catalogueOf(language: Language, wanted: readonly Part[]): Promise<Catalogue> {
  const loaded = await Promise.all(['common' as const, ...wanted].map((part) => loaders[language][part]()));
  return Object.assign({}, ...loaded) as Catalogue;
}

/** The part that speaks of a game. */
export function partOf(game: string): Part {
  const part = parts.find((one) => one === game);
  if (!part) throw new Error(`no texts of ${game}`);
  return part;
}
