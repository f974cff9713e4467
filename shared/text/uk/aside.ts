import type { aside as en } from '../en/aside.ts';

export const aside: Record<keyof typeof en, string> = {
  'play.menu.rules': 'Правила гри',
  'play.menu.name': 'Ваше ім’я за цим столом',
  'play.menu.rename': 'Змінити',
  'play.text': 'Текстовий вигляд',
  'play.text.hide': 'Вийти з текстового вигляду',
  'play.keys': 'Клавіші',
  'play.keys.pick': 'обрати карту, потім планету',
  'play.keys.confirm': 'підтвердити',
  'play.keys.drop': 'скинути вибір',
  'play.keys.log': 'історія ходів',
  'play.keys.help': 'цей список',
  'play.pick.nth': 'Хід {n}',
  'play.pick.none': 'оберіть…',
  'play.pick.send': 'Надіслати вибір',
  'play.pick.lodge': 'Відкласти',
  'play.ahead': 'Наперед',
  'play.ahead.help': 'Відкладене буде зіграно, щойно дійде черга, якщо це ще дозволено. До того його можна змінити.',
  'play.ahead.lodged': 'Відкладено: {count, plural, one {# відповідь} few {# відповіді} many {# відповідей} other {# відповіді}}.',
  'play.ahead.clear': 'Забрати назад',
  'play.foyer': 'Стіл збирається',
  'play.foyer.help':
    '{free, plural, =0 {Усі сіли. Гру починає ведучий.} one {Вільно ще # місце. Сторінку можна закрити.} few {Вільно ще # місця. Сторінку можна закрити.} many {Вільно ще # місць. Сторінку можна закрити.} other {Вільно ще # місця. Сторінку можна закрити.}}',
  'play.foyer.seats': 'За столом',
  'play.foyer.rules': 'Правила столу',
  'play.fair.explain':
    'Усі тасування цієї партії виходять з одного секретного числа. Його відбиток опубліковано до роздачі; саме число відкриється наприкінці.',
  'play.fair.explain.over':
    'Усі тасування вийшли з цього числа. Його відбиток було опубліковано до роздачі. Якщо відбиток відкритого числа такий самий, карт дорогою ніхто не підмінив.',
  'play.fair.commitment': 'Відбиток, опублікований під час роздачі (SHA-256)',
  'play.fair.seed': 'Число, відкрите наприкінці',
  'play.fair.check': 'Перевірити на цьому пристрої',
  'play.fair.match': 'Збігається.',
  'play.fair.differ': 'Не збігається.',
};
