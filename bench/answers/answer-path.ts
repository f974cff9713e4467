import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { shelf } from '../../shared/games/shelf.ts';
import { drawn } from '../page/drawn.ts';
import { cost } from './cost.ts';
import { round, type Line } from './figures.ts';
import { latency } from './latency.ts';
import { agent } from './pages.ts';
import { answersPrice, postalPrice } from './prices.ts';
import { measure, serveBare, serveParley } from './servers.ts';
import { SEATS } from './table.ts';
import { throughput } from './throughput.ts';
import { measureWaking } from './waking.ts';

/**
 * The whole way of an answer, by the socket of its page or over HTTP, until it is stored and every open page has been told,
 * against a bare Durable Object that stores one row; both under the same runtime, in turns. Then what all that costs.
 */
export async function* answerPath(games: readonly string[] = Object.keys(shelf)): AsyncGenerator<Line> {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const parley = await measure(() => serveParley(join(folder, 'parley')));
  const bare = await measure(() => serveBare(join(folder, 'bare')));
  const both = { parley, bare };
  try {
    const woken = await measureWaking(join(folder, 'slept'));
    yield woken;
    for (const game of games) {
      const answered = await latency(both, game, 'socket');
      yield answered;
      yield await latency(both, game, 'http');
      yield await throughput(both, game);
      const spent = await cost(parley.server, game);
      yield spent;
      // what a page costs is reckoned by the dearest
      let dearest: Line | null = null;
      for await (const line of drawn(both, game)) {
        yield line;
        if (!dearest || costOf(line.figures) > costOf(dearest.figures)) dearest = line;
      }
      yield priceOf(game, { ...answered.figures }, spent.figures, dearest!.figures, woken.figures);
    }
  } finally {
    await Promise.all([parley.server.stop(), bare.server.stop()]);
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Figures = Line['figures'];

const costOf = (drawn: Figures): number => drawn['processorMs'] ?? drawn['medianMs']!;

function priceOf(game: string, answered: Figures, spent: Figures, page: Figures, woken: Figures): Line {
  const sum = {
    rowsWritten: spent['rowsWrittenPerAnswer']!,
    rowsRead: spent['rowsReadPerAnswer']!,
    processorMs: answered['processorMs'] ?? answered['medianMs']!,
    pageRowsRead: woken['rowsRead']!,
    pageProcessorMs: costOf(page),
    gameBytes: spent['gameBytes']!,
    answersInGame: spent['answers']!,
  };
  return {
    measure: `${game}: price in dollars at list price, a million answers by socket; ten thousand games over days, a month`,
    figures: { millionAnswers: round(answersPrice(sum, 1e6, SEATS), 2), tenThousandGames: round(postalPrice(sum, 1e4), 2) },
  };
}

if (import.meta.main)
  for await (const line of answerPath(process.argv.slice(2).length ? process.argv.slice(2) : undefined)) console.log(JSON.stringify(line));
