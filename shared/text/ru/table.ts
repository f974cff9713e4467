import type { table as en } from '../en/table.ts';

export const table: Record<keyof typeof en, string> = {
  'table.notices': 'Новости стола',
  'table.more': '{count, plural, one {Ещё # сообщение} few {Ещё # сообщения} many {Ещё # сообщений} other {Ещё # сообщения}}',
  'table.hours': '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'table.days': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',

  'table.paused': 'Часы остановлены',
  'table.paused.help': 'Самое позднее до {time}. Отвечать можно и сейчас.',
  'table.resume': 'Предложить продолжить',
  'table.away.bot': 'За вас играет бот',
  'table.away.substitute': 'За вас играет {name}',
  'table.away.help': 'Место по-прежнему ваше. Вернитесь, и на открытые решения у вас будет полное время.',
  'table.back': 'Я снова здесь',
  'table.others.bot':
    '{count, plural, one {Пока игрока нет, за него играет бот: {seats}.} other {Пока игроков нет, за них играет бот: {seats}.}}',
  'table.others.substitute': 'На замену пришёл игрок {name}. Место: {seat}.',
  'table.hide': 'Скрыть эту строку',
  'table.heir': 'Вам предлагают вести стол',
  'table.heir.help': 'Ведущий делает ссылки, приглашает и следит за часами, но чужих карт не видит. Место остаётся за вами.',
  'table.heir.take': 'Вести стол',
  'table.cancelled': 'Партия закончена без результата',
  'table.cancelled.help': 'Так решили все за столом. Доска осталась как была.',

  'table.vote': '{seat} предлагает: {what}',
  'table.vote.yours': 'Вы предлагаете: {what}',
  'table.vote.pause': 'сделать перерыв на {time}',
  'table.vote.pace': 'сменить темп ({pace})',
  'table.vote.all': 'Нужно согласие всех.',
  'table.vote.most': 'Решает большинство голосов.',
  'table.vote.ends': 'Голосование до {time}.',
  'table.vote.tally': 'За: {yes}. Против: {no}. Ещё не голосовали: {open}.',
  'table.vote.nobody': 'никто',
  'table.vote.none': 'В этом голосовании вы не участвуете.',
  'table.vote.yes': 'За',
  'table.vote.no': 'Против',
  'table.vote.withdraw': 'Снять',
};
