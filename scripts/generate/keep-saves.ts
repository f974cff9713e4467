import { mkdirSync, writeFileSync } from 'node:fs';
import { load } from '../../shared/engine/play.ts';
import { shelf } from '../../shared/games/shelf.ts';
import { kitsOf } from '../../test/laws/kits.ts';
import { folderOf, keptSaves, stepOf, waitingSaves } from '../../test/saves/waiting.ts';

/** Keeps a waiting save of every step that has none yet. Kept saves are never changed. */
for (const [game, { rules }] of Object.entries(shelf)) {
  mkdirSync(folderOf(game), { recursive: true });
  const kept = new Set(keptSaves(game).map(({ text }) => stepOf(load(rules, text))));
  for (const [step, save] of kitsOf(game).flatMap((kit) => [...waitingSaves(kit, 60)])) {
    if (kept.has(step)) continue;
    kept.add(step);
    const file = new URL(`${rules.version}.${rules.migrations.length}-${step}.json`, folderOf(game));
    writeFileSync(file, JSON.stringify(save));
    console.log(`kept ${game}: ${step}`);
  }
}
