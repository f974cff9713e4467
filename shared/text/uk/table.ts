import type { table as en } from '../en/table.ts';

export const table: Record<keyof typeof en, string> = {
  'table.notices': 'Новини столу',
  'table.more': '{count, plural, one {Ще # повідомлення} few {Ще # повідомлення} many {Ще # повідомлень} other {Ще # повідомлення}}',
  'table.hours': '{hours, plural, one {# годину} few {# години} many {# годин} other {# години}}',
  'table.days': '{days, plural, one {# день} few {# дні} many {# днів} other {# дня}}',

  'table.paused': 'Годинники зупинено',
  'table.paused.help': 'Щонайпізніше до {time}. Відповідати можна й зараз.',
  'table.resume': 'Запропонувати продовжити',
  'table.away.bot': 'За вас грає бот',
  'table.away.substitute': 'За вас грає {name}',
  'table.away.help': 'Місце й далі ваше. Поверніться, і на відкриті рішення у вас буде повний час.',
  'table.back': 'Я знову тут',
  'table.others.bot':
    '{count, plural, one {Поки гравця немає, за нього грає бот: {seats}.} other {Поки гравців немає, за них грає бот: {seats}.}}',
  'table.others.substitute': 'На заміну прийшов гравець {name}. Місце: {seat}.',
  'table.hide': 'Сховати цей рядок',
  'table.heir': 'Вам пропонують вести стіл',
  'table.heir.help': 'Ведучий робить посилання, запрошує й стежить за годинниками, але чужих карт не бачить. Місце лишається за вами.',
  'table.heir.take': 'Вести стіл',
  'table.cancelled': 'Партію закінчено без результату',
  'table.cancelled.help': 'Так вирішили всі за столом. Дошка лишилася як була.',

  'table.vote': '{seat} пропонує: {what}',
  'table.vote.yours': 'Ви пропонуєте: {what}',
  'table.vote.pause': 'зробити перерву на {time}',
  'table.vote.pace': 'змінити темп ({pace})',
  'table.vote.all': 'Потрібна згода всіх.',
  'table.vote.most': 'Вирішує більшість голосів.',
  'table.vote.ends': 'Голосування до {time}.',
  'table.vote.tally': 'За: {yes}. Проти: {no}. Ще не голосували: {open}.',
  'table.vote.nobody': 'ніхто',
  'table.vote.none': 'У цьому голосуванні ви не берете участі.',
  'table.vote.yes': 'За',
  'table.vote.no': 'Проти',
  'table.vote.withdraw': 'Зняти',
};
