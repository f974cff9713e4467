import { expect, test } from 'vitest';
import { saveAt, undoableBy, type HistoryRow } from '../../../shared/engine/history/history.ts';
import { differences, applyPatches } from '../../../shared/engine/history/patch.ts';
import * as play from '../../../shared/engine/play.ts';
import { SEED, toy } from '../toy.ts';
import { hasWayBack } from '../way-back.ts';

const deal = () => play.start(toy, { length: 'short' }, 2, SEED).save;
const row = (seq: number, seat: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  seq,
  seat,
  by: 'seat',
  undoable: true,
  restores: null,
  ...more,
});

test('patches on a keyframe rebuild the save', () => {
  const first = deal();
  const second = play.answer(toy, first, '1.secret:0', ['one']).save;
  const third = play.answer(toy, second, '1.secret:1', ['two']).save;
  const rows = [{ patch: differences(first, second) }, { patch: differences(second, third) }];
  expect(saveAt(first, rows)).toEqual(third);
  expect(applyPatches(third, differences(third, first))).toEqual(first);
});

test('an answer is undoable until anyone has been shown something', () => {
  const first = deal();
  const half = play.answer(toy, first, '1.secret:0', ['one']).save;
  const all = play.answer(toy, half, '1.secret:1', ['two']).save;
  expect(hasWayBack(toy, first, half)).toBe(true);
  expect(hasWayBack(toy, half, all)).toBe(false);
});

test('an answer that used chance is not undoable', () => {
  const first = deal();
  const after = { ...first, chance: { ...first.chance, drawn: 1 } };
  expect(hasWayBack(toy, first, after)).toBe(false);
});

test('the end of a game is not undoable', () => {
  let save = deal();
  for (const id of ['1.secret:0', '1.secret:1', '2.open']) ({ save } = play.answer(toy, save, id, ['one']));
  expect(hasWayBack(toy, save, play.answer(toy, save, '3.last', ['one']).save)).toBe(false);
});

test('only the seat that answered last takes back, one answer after another', () => {
  const rows = [row(1, 0), row(2, 1), row(3, 1)];
  expect(undoableBy(1, rows)?.seq).toBe(3);
  expect(undoableBy(0, rows)).toBeNull();
  const undone = [...rows, row(4, 1, { restores: 2 })];
  expect(undoableBy(1, undone)?.seq).toBe(2);
  const twice = [...undone, row(5, 1, { restores: 1 })];
  expect(undoableBy(1, twice)).toBeNull();
  expect(undoableBy(0, twice)?.seq).toBe(1);
});

test('what a clock or a bot answered is not taken back', () => {
  expect(undoableBy(0, [row(1, 0, { by: 'clock' })])).toBeNull();
  expect(undoableBy(0, [row(1, 0, { undoable: false })])).toBeNull();
  expect(undoableBy(0, [])).toBeNull();
});
