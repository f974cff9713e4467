import type { research as en } from '../../en/cosmic/research.ts';

/** Космічний контакт: те, що стіл із технологіями каже окрім поля. */
export const research: Record<keyof typeof en, string> = {
  'cosmic.pieces': 'Особливі фігури на столі',
  'cosmic.pieces.planet': '{seat}: ще одна рідна планета, {planet}.',
  'cosmic.pieces.gap': '{tech}, {seat}. Поруч: {planet}.',
  'cosmic.pieces.ship': '{tech}, {seat}. Місце: {planet}.',
  'cosmic.pieces.warp': '{tech}, {seat}. Зараз у\u00a0викривленні.',
  'cosmic.pieces.encounter': '{tech}, {seat}. Зараз у\u00a0контакті.',
  'cosmic.pieces.off': '{tech}, {seat}. Зараз не\u00a0на полі.',
  'cosmic.techs': 'Ваші технології',
  'cosmic.techs.none': 'немає завершених',
  'cosmic.techs.working':
    '{count, plural, =0 {Кораблів немає} one {#\u00a0корабель} few {#\u00a0кораблі} other {#\u00a0кораблів}}, закритих карт: {cards}',
  'cosmic.techs.up': 'Завершена, відкрита',
  'cosmic.techs.secret': 'Таємна, {count, plural, =0 {кораблів немає} one {#\u00a0корабель} few {#\u00a0кораблі} other {#\u00a0кораблів}}',
  'cosmic.techs.down': 'Закрита, {count} з {needed}',
  'cosmic.techs.holds': '{count, plural, one {#\u00a0карта} few {#\u00a0карти} other {#\u00a0карт}} під нею',
  'cosmic.techs.at-work':
    'закрита, {count, plural, =0 {кораблів немає} one {#\u00a0корабель} few {#\u00a0кораблі} other {#\u00a0кораблів}} на ній',
  'cosmic.techs.takes':
    '{kind, select, secret {Таємна, } other {}}{research, select, X {скільки завгодно кораблів} other {число дослідження {research}}}',
  'cosmic.techs.all': 'Усі технології',
  'cosmic.work.research': '{tech}: відправити корабель?',
  'cosmic.work.research.help':
    '{research, select, X {Зараз на карті {count, plural, =0 {кораблів немає} one {#\u00a0корабель} few {#\u00a0кораблі} other {#\u00a0кораблів}}.} other {Зараз {count} з {research}, стане {more} з {research}.}}',
  'cosmic.work.research.from': 'Він піде з найбільшої колонії.',
  'cosmic.work.research.last': 'Це буде останній корабель колонії.',
  'cosmic.work.complete': '{tech}: завершити дослідження?',
  'cosmic.work.complete.help': 'Кораблів досить: карта відкриється, а вони повернуться додому.',
  'cosmic.work.abandon': '{tech}: покинути?',
  'cosmic.work.abandon.help': 'Карта відкриється й піде у скид, її кораблі повернуться додому. Скасувати це не можна.',
  'cosmic.work.other': 'Щоб обрати іншу карту, натисніть на неї.',
  'cosmic.work.each': 'По кораблю щоразу{until, select, done { до завершення} enough {, доки не вистачить} other {}}',
  'cosmic.work.send': '{each, select, yes {Відправляти щоразу} other {Відправити корабель}}',
  'cosmic.work.send.last': 'Відправити останній',
  'cosmic.work.send.more': 'Зайвий корабель',
  'cosmic.work.finish': 'Завершити',
  'cosmic.work.give': 'Покинути',
  'cosmic.work.not': '{asks, select, yes {Не зараз} other {Лишити як є}}',
  'cosmic.work.left': 'Лишите як є — більше не питатимемо.',

  'reason.tech_secret': 'Вона таємна: її не завершують, а застосовують просто з-під сорочки.',
  'reason.tech_short': 'На ній поки замало кораблів.',
  'reason.tech_no_ship': 'У колоніях немає жодного вашого корабля.',
  'reason.tech_not_yours': 'З вашими технологіями зараз так не можна.',
  'reason.planets_scarce': 'Якщо планет поменшає, хтось уже не зможе перемогти.',
};
