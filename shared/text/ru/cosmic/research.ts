import type { research as en } from '../../en/cosmic/research.ts';

/** Космический контакт: то, что стол с технологиями говорит помимо поля. */
export const research: Record<keyof typeof en, string> = {
  'cosmic.pieces': 'Особые фигуры на столе',
  'cosmic.pieces.planet': '{seat}: ещё одна родная планета, {planet}.',
  'cosmic.pieces.gap': '{tech}, {seat}. Рядом: {planet}.',
  'cosmic.pieces.ship': '{tech}, {seat}. Место: {planet}.',
  'cosmic.pieces.warp': '{tech}, {seat}. Сейчас в\u00a0варпе.',
  'cosmic.pieces.encounter': '{tech}, {seat}. Сейчас в\u00a0контакте.',
  'cosmic.pieces.off': '{tech}, {seat}. Сейчас не\u00a0на поле.',
  'cosmic.techs': 'Ваши технологии',
  'cosmic.techs.none': 'нет завершённых',
  'cosmic.techs.working':
    '{count, plural, =0 {Кораблей нет} one {#\u00a0корабль} few {#\u00a0корабля} other {#\u00a0кораблей}}, закрытых карт: {cards}',
  'cosmic.techs.up': 'Завершена, открыта',
  'cosmic.techs.secret': 'Тайная, {count, plural, =0 {кораблей нет} one {#\u00a0корабль} few {#\u00a0корабля} other {#\u00a0кораблей}}',
  'cosmic.techs.down': 'Закрыта, {count} из {needed}',
  'cosmic.techs.holds': '{count, plural, one {#\u00a0карта} few {#\u00a0карты} other {#\u00a0карт}} под ней',
  'cosmic.techs.at-work':
    'закрыта, {count, plural, =0 {кораблей нет} one {#\u00a0корабль} few {#\u00a0корабля} other {#\u00a0кораблей}} на ней',
  'cosmic.techs.takes':
    '{kind, select, secret {Тайная, } other {}}{research, select, X {сколько угодно кораблей} other {число исследования {research}}}',
  'cosmic.techs.all': 'Все технологии',
  'cosmic.work.research': '{tech}: отправить корабль?',
  'cosmic.work.research.help':
    '{research, select, X {Сейчас на карте {count, plural, =0 {кораблей нет} one {#\u00a0корабль} few {#\u00a0корабля} other {#\u00a0кораблей}}.} other {Сейчас {count} из {research}, станет {more} из {research}.}}',
  'cosmic.work.research.from': 'Он уйдёт с самой большой колонии.',
  'cosmic.work.research.last': 'Это будет последний корабль колонии.',
  'cosmic.work.complete': '{tech}: завершить исследование?',
  'cosmic.work.complete.help': 'Кораблей достаточно: карта откроется, а они вернутся домой.',
  'cosmic.work.abandon': '{tech}: отказаться?',
  'cosmic.work.abandon.help': 'Карта откроется и уйдёт в сброс, её корабли вернутся домой. Отменить это нельзя.',
  'cosmic.work.other': 'Чтобы выбрать другую карту, нажмите на неё.',
  'cosmic.work.each': 'По кораблю каждый раз{until, select, done { до завершения} enough {, пока не хватит} other {}}',
  'cosmic.work.send': '{each, select, yes {Отправлять каждый раз} other {Отправить корабль}}',
  'cosmic.work.send.last': 'Отправить последний',
  'cosmic.work.send.more': 'Лишний корабль',
  'cosmic.work.finish': 'Завершить',
  'cosmic.work.give': 'Отказаться',
  'cosmic.work.not': '{asks, select, yes {Не сейчас} other {Оставить как есть}}',
  'cosmic.work.left': 'Оставите как есть — больше не спросим.',

  'reason.tech_secret': 'Она тайная: её не завершают, а применяют прямо из-под рубашки.',
  'reason.tech_short': 'На ней пока слишком мало кораблей.',
  'reason.tech_no_ship': 'В колониях нет ни одного вашего корабля.',
  'reason.tech_not_yours': 'С вашими технологиями сейчас так нельзя.',
  'reason.planets_scarce': 'Если планет станет меньше, кто-то уже не сможет победить.',
};
