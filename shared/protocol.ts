/** What worker and web say to each other. */

export * from './protocol/doors.ts';
export * from './protocol/finished/game-file.ts';
export * from './protocol/inputs.ts';
export * from './protocol/links.ts';
export * from './protocol/mailings.ts';
export * from './protocol/messages.ts';
export * from './protocol/outputs.ts';
export * from './protocol/finished/puzzle.ts';
export * from './protocol/readers.ts';
export * from './protocol/reasons.ts';
export * from './protocol/finished/replay.ts';
