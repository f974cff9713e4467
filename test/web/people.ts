import { test as plain, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect, type Page };

/** What a browser complains about: nothing may. */
export class Complaints {
  readonly heard: string[] = [];
  #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  listenTo(context: BrowserContext): void {
    const hear = (text: string) => {
      if (!this.#allowed.some((pattern) => pattern.test(text))) this.heard.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => hear(String(error.error())));
  }
}

interface People {
  complaints: Complaints;
  /** Opens a browser of their own for someone. */
  someone: (options?: BrowserContextOptions & { language?: string; theme?: 'light' | 'dark' }) => Promise<Page>;
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

export const test = plain.extend<People>({
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
});

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } satisfies BrowserContextOptions;

/** How wide the page is, with whatever sticks out. */
export const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');
