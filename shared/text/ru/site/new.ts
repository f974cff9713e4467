import type { Catalogue } from '../../say.ts';

export const newTable = {
  'new.title': 'Новый стол',
  'new.heading': 'Как будете играть?',
  'new.lead': 'Выберите одно и можете сразу открывать стол.',
  'new.behind': 'Что за этим стоит',
  'new.as': '{count, plural, =0 {Без изменений} one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  'new.back': 'Вернуть «{preset}»',
  'new.changed': 'изменено',
  'new.barred': 'Нельзя.',
  'new.idle': 'Нет смысла.',
  'new.open': 'Открыть стол',
  'new.note': 'Ничего не раздаётся, пока вы не начнёте игру.',
  'new.players': 'Игроки',
  'new.colours':
    'У каждого свой цвет{left, plural, =0 {.} one {; один останется.} few {; # останутся.} many {; # останется.} other {; # останется.}}',
  'new.differs': 'Не как обычно: {list}',
  'new.seen': 'Об этом можно не думать',

  'cosmic.preset.first.help': 'Вам раздадут пришельцев, которые хорошо играют вместе. Без вспышек и дополнений.',
  'cosmic.preset.base.help': 'Каждый выбирает одного из двух пришельцев. В колоде десять вспышек.',
  'cosmic.preset.everything.help':
    '{technologies, select, yes {Вспышки без счёта, технологии, скрытые и сменные способности.} other {Вспышки без счёта, скрытые и сменные способности.}}',
  'cosmic.preset.short.help': 'Четыре планеты, четыре колонии для победы, один контакт за ход.',

  'cosmic.group.length': 'Длина игры',
  'cosmic.group.aliens': 'Пришельцы и вспышки',
  'cosmic.group.seats': 'Места',
  'cosmic.group.deals': 'Сделки',
  'cosmic.group.pace': 'Темп и разговоры',
  'cosmic.group.rulings': 'Где издания расходятся',

  'cosmic.seats.why': 'Цветов всего пять, а для союзов нужен третий игрок.',
  'cosmic.remedy.flares.yes': 'Добавить вспышки',
  'cosmic.remedy.technologies.yes': 'Добавить технологии',
  'cosmic.remedy.hidden_powers.no': 'Открыть способности',

  'cosmic.outline.goal': 'Для победы',
  'cosmic.outline.goal.is':
    '{count, plural, one {# далёкая колония} few {# далёкие колонии} many {# далёких колоний} other {# далёкой колонии}}',
  'cosmic.outline.hold': 'Способность спит',
  'cosmic.outline.hold.is': 'если родных колоний меньше {count}',
  'cosmic.outline.deck': 'Колода',
  'cosmic.outline.deck.is':
    '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, {flares, plural, =0 {без вспышек} one {# вспышка} few {# вспышки} many {# вспышек} other {# вспышки}}',
  'cosmic.outline.destiny': 'Карты судьбы',
  'cosmic.outline.destiny.is': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'cosmic.outline.techs': 'Технологии',
  'cosmic.outline.techs.is': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, на выбор {dealt}',
  'cosmic.outline.deals.live': 'Сделки',
  'cosmic.outline.deals.live.is': 'сразу, {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
  'cosmic.outline.deals.rendezvous': 'Сделки',
  'cosmic.outline.deals.rendezvous.is':
    'когда оба на месте, {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
  'cosmic.outline.deals.slow': 'Сделки',
  'cosmic.outline.deals.slow.is': 'неспешно, {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',

  'cosmic.note.fewer_techs': 'С четырьмя планетами {left} из {all}: карты на 8 и 9 кораблей не в игре.',

  'cosmic.seen-to.apart': 'Пришельцы Игрок и Колдун никогда не играют за одним столом: если выпали оба, одного раздают заново.',
  'cosmic.seen-to.hidden': 'Если способности скрыты, Скопидома и Тик-Така не раздают: их приготовления видны всем.',
  'cosmic.seen-to.rotating': 'Не приходят они и при смене пришельцев.',
} as const satisfies Catalogue;
