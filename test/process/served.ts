import { serve } from '../../scripts/serve.ts';

/** A process to be killed: serves the rooms of a folder and says where. */
const [state] = process.argv.slice(2);
const { url } = await serve({ port: 0, state: state!, flood: 1_000_000, vars: { BOT_PAUSE_MS: '20' } });
console.log(url.origin);
