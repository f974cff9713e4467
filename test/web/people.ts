import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';

export { expect, type Page };

/** What a browser complains about: nothing may. */
export class Complaints {
  readonly heard: string[] = [];
  #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Until what it returns is called. */
  listenTo(context: BrowserContext): () => void {
    const hear = (text: string) => {
      if (!this.#allowed.some((pattern) => pattern.test(text))) this.heard.push(text);
    };
    const hearMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(`${message.text()} ${message.location().url}`);
    };
    const hearError = (error: WebError) => hear(String(error.error()));
    context.on('console', hearMessage).on('weberror', hearError);
    return () => void context.off('console', hearMessage).off('weberror', hearError);
  }
}

interface People {
  complaints: Complaints;
  /** Opens a browser of their own for someone. */
  someone: (options?: BrowserContextOptions & { language?: string; theme?: 'light' | 'dark' }) => Promise<Page>;
  /** A page of a browser that goes from test to test and need not fetch anew what it has. Nothing moves in it. */
  passerby: Page;
  /** What to look at if the test fails: the links of its tables. */
  links: string[];
}

async function contextOf(browser: Browser, options: Parameters<People['someone']>[0], baseURL: string): Promise<BrowserContext> {
  const { language, theme, ...rest } = options ?? {};
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...rest });
  const cookies = Object.entries({ language, theme }).flatMap(([name, value]) => (value ? [{ name, value, url: baseURL }] : []));
  if (cookies.length) await context.addCookies(cookies);
  return context;
}

export const test = plain.extend<People, { passing: Page }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.heard, 'the browser complains about nothing').toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  links: async ({}, use, info) => {
    const links: string[] = [];
    await use(links);
    if (info.status !== info.expectedStatus) console.log(`the tables of "${info.title}":\n  ${links.join('\n  ')}`);
  },
  someone: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await contextOf(browser, options, baseURL!);
      complaints.listenTo(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  passing: [
    async ({ browser }, use) => {
      const context = await contextOf(browser, { reducedMotion: 'reduce' }, process.env['PARLEY_URL']!);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  passerby: async ({ passing, complaints }, use) => {
    const stop = complaints.listenTo(passing.context());
    await use(passing);
    await passing.goto('about:blank');
    stop();
  },
});

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } satisfies BrowserContextOptions;

/** How wide the page is, with whatever sticks out. */
export const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');
