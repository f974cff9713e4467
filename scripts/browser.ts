import { existsSync } from 'node:fs';

/** The system's own browser, or the one that `CHROMIUM` names; where there is neither, Playwright takes the one it has installed. The shell draws no window around each page, which would take a third of the time. */
export const chromiumPath =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
