import { LogLevel } from 'miniflare';
import { beforeAll, expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { serve } from '../../scripts/serve.ts';

// the pages play no part here
beforeAll(() => build({ pages: false }));

it('a key that is none keeps the service from starting', async () => {
  const asked = (vars: Record<string, string>) => serve({ port: 0, vars, log: LogLevel.NONE });
  await expect(asked({ LINK_KEY: 'guess' })).rejects.toThrow();
  await expect(asked({ PUSH_KEY: '{}' })).rejects.toThrow();
  const { stop } = await asked({ LINK_KEY: 'k'.repeat(43) });
  await stop();
});
