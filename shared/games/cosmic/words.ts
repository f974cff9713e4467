import type { OwnWords } from '../words.ts';
import type { CosmicView } from './view.ts';
import { logLines } from './words/log-lines.ts';
import { groupOf, labelOf, questionOf } from './words/words.ts';

export const words: OwnWords = {
  texts: [
    'cosmic-board',
    'cosmic-moments',
    'cosmic-played-artifacts',
    'cosmic-aside',
    'cosmic-research',
    'cosmic-aliens',
    'cosmic-technologies',
  ],
  lines: logLines,
  question: ({ about }, beside) => questionOf(about, beside),
  option: (option, decision, board) => labelOf(option, board as CosmicView, decision),
  group: groupOf,
};
