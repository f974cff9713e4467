import type { Catalogue } from '../../say.ts';

export const newTable = {
  'new.title': 'Новий стіл',
  'new.heading': 'Як гратимете?',
  'new.lead': 'Оберіть одне й можете відразу відкривати стіл.',
  'new.behind': 'Що за цим стоїть',
  'new.as': '{count, plural, =0 {Без змін} one {# зміна} few {# зміни} many {# змін} other {# зміни}}',
  'new.back': 'Повернути «{preset}»',
  'new.changed': 'змінено',
  'new.barred': 'Не можна.',
  'new.idle': 'Немає сенсу.',
  'new.open': 'Відкрити стіл',
  'new.note': 'Нічого не роздають, доки ви не почнете гру.',
  'new.players': 'Гравці',
  'new.colours':
    'У кожного свій колір{left, plural, =0 {.} one {; один лишиться.} few {; # лишаться.} many {; # лишиться.} other {; # лишиться.}}',
  'new.differs': 'Не як зазвичай: {list}',
  'new.seen': 'Про це можна не думати',

  'cosmic.preset.first.help': 'Вам роздадуть прибульців, які добре грають разом. Без особливостей і доповнень.',
  'cosmic.preset.base.help': 'Кожен обирає одного з двох прибульців. У колоді десять особливостей.',
  'cosmic.preset.everything.help':
    '{technologies, select, yes {Особливості без ліку, технології, приховані й змінні здібності.} other {Особливості без ліку, приховані й змінні здібності.}}',
  'cosmic.preset.short.help': 'Чотири планети, чотири колонії для перемоги, один контакт за хід.',

  'cosmic.group.length': 'Тривалість',
  'cosmic.group.aliens': 'Прибульці й особливості',
  'cosmic.group.seats': 'Місця',
  'cosmic.group.deals': 'Угоди',
  'cosmic.group.pace': 'Темп і розмови',
  'cosmic.group.rulings': 'Де видання розходяться',

  'cosmic.seats.why': 'Кольорів лише п’ять, а для союзів потрібен третій гравець.',
  'cosmic.remedy.flares.yes': 'Додати особливості',
  'cosmic.remedy.technologies.yes': 'Додати технології',
  'cosmic.remedy.hidden_powers.no': 'Відкрити здібності',

  'cosmic.outline.goal': 'Для перемоги',
  'cosmic.outline.goal.is':
    '{count, plural, one {# нерідна колонія} few {# нерідні колонії} many {# нерідних колоній} other {# нерідної колонії}}',
  'cosmic.outline.hold': 'Здібність спить',
  'cosmic.outline.hold.is': 'якщо рідних колоній менше ніж {count}',
  'cosmic.outline.deck': 'Колода',
  'cosmic.outline.deck.is':
    '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, {flares, plural, =0 {без особливостей} one {# особливість} few {# особливості} many {# особливостей} other {# особливості}}',
  'cosmic.outline.destiny': 'Карти долі',
  'cosmic.outline.destiny.is': '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'cosmic.outline.techs': 'Технології',
  'cosmic.outline.techs.is': '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, на вибір {dealt}',
  'cosmic.outline.deals.live': 'Угоди',
  'cosmic.outline.deals.live.is': 'відразу, {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}',
  'cosmic.outline.deals.rendezvous': 'Угоди',
  'cosmic.outline.deals.rendezvous.is':
    'коли обидва на місці, {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}',
  'cosmic.outline.deals.slow': 'Угоди',
  'cosmic.outline.deals.slow.is': 'неквапно, {hours, plural, one {# година} few {# години} many {# годин} other {# години}}',

  'cosmic.note.fewer_techs': 'З чотирма планетами {left} із {all}: карти на 8 і 9 кораблів не в грі.',

  'cosmic.seen-to.apart': 'Картяр і Чаклун ніколи не грають за одним столом: якщо випали обидва, одного роздають наново.',
  'cosmic.seen-to.hidden': 'Якщо здібності приховані, Скнару й Тік-Така не роздають: їхні приготування видно всім.',
  'cosmic.seen-to.rotating': 'Не приходять вони й під час зміни прибульців.',
} as const satisfies Catalogue;
