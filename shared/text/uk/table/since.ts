import type { since as en } from '../../en/table/since.ts';

export const since: Record<keyof typeof en, string> = {
  'table.since': 'Поки вас не було',
  'table.since.count':
    '{count, plural, one {# подія.} few {# події.} many {# подій.} other {# події.}} {yours, plural, =0 {Вас нічого не торкнулося.} one {# стосується вас.} few {# стосуються вас.} many {# стосуються вас.} other {# стосуються вас.}}',
  'table.since.steps': 'Показати за кроками',
  'table.since.skip': 'Пропустити',
  'table.since.list': 'Списком',
  'table.since.unlist': 'Сховати список',
  'table.since.at': '{n} з {count}',
  'table.since.back': 'Назад',
  'table.since.on': 'Далі',
  'table.since.pause': 'Зупинити',
  'table.since.play': 'Показувати далі',
  'table.since.you': 'Стосується вас',
  'table.since.earlier':
    '{count, plural, one {Ще # раніший рядок є в історії.} few {Ще # раніші рядки є в історії.} many {Ще # раніших рядків є в історії.} other {Ще # ранішого рядка є в історії.}}',
  'table.since.yours': 'Тепер ваш хід.',
  'table.since.waits': 'Тепер стіл чекає: {seats}.',
  'table.since.secret': 'Тепер стіл чекає таємного вибору.',
  'table.since.over': 'Партію закінчено.',
  'table.since.done': 'До столу',
};
