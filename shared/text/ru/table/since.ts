import type { since as en } from '../../en/table/since.ts';

export const since: Record<keyof typeof en, string> = {
  'table.since': 'Пока вас не было',
  'table.since.count':
    '{count, plural, one {# событие.} few {# события.} many {# событий.} other {# события.}} {yours, plural, =0 {Вас ничего не коснулось.} one {# касается вас.} few {# касаются вас.} many {# касаются вас.} other {# касаются вас.}}',
  'table.since.steps': 'Показать по шагам',
  'table.since.skip': 'Пропустить',
  'table.since.list': 'Списком',
  'table.since.unlist': 'Скрыть список',
  'table.since.at': '{n} из {count}',
  'table.since.back': 'Назад',
  'table.since.on': 'Дальше',
  'table.since.pause': 'Остановить',
  'table.since.play': 'Показывать дальше',
  'table.since.you': 'Касается вас',
  'table.since.earlier':
    '{count, plural, one {Ещё # более ранняя строка есть в истории.} few {Ещё # более ранние строки есть в истории.} many {Ещё # более ранних строк есть в истории.} other {Ещё # более ранней строки есть в истории.}}',
  'table.since.yours': 'Теперь ваш ход.',
  'table.since.waits': 'Теперь стол ждёт: {seats}.',
  'table.since.secret': 'Теперь стол ждёт тайного выбора.',
  'table.since.over': 'Партия закончена.',
  'table.since.done': 'К столу',
};
