import type { play as en } from '../../en/site/embed-play.ts';

export const play: Record<keyof typeof en, string> = {
  'embed-play.title': 'Місце за столом «{title}»',
  'embed-play.back': 'Повернутися до дошки',
  'embed-play.narrow': 'Ця рамка завузька для гри.',

  'embed-play.kept': 'У вас є місце за цим столом',
  'embed-play.kept.help': 'Цей браузер його пам’ятає.',
  'embed-play.own': 'Ви вже маєте місце?',
  'embed-play.own.help': 'Вставте його посилання. Воно залишиться в цій рамці: сторінка довкола його не побачить.',
  'embed-play.own.link': 'Посилання на ваше місце',
  'embed-play.own.open': 'Відкрити моє місце',
  'embed-play.free': 'Зайняти вільне місце',
  'embed-play.free.seat': 'Місце',
  'embed-play.free.any': 'Будь-яке вільне',
  'embed-play.free.name': 'Ваше ім’я',
  'embed-play.free.sit': 'Сісти за стіл',
  'embed-play.free.shut': 'Запрошення в цій рамці більше не діє. Власник сторінки може вставити нове.',

  'embed-play.sure': 'Сісти за стіл під ім’ям {name}?',
  'embed-play.sure.help': 'Ви займете місце за столом «{title}». Там усі побачать це ім’я й чекатимуть на ваші ходи.',
  'embed-play.sure.yes': 'Так, сісти',
  'embed-play.sure.no': 'Не зараз',

  'embed-play.yours': 'Місце за вами',
  'embed-play.yours.help':
    'У цій рамці не працюють скрипти, тож гра продовжиться на окремій сторінці. Збережіть її адресу: це і є ваше місце.',
  'embed-play.opening': 'Відкриваємо ваше місце',
  'embed-play.as': 'Ви граєте як {name}',
  'embed-play.whole': 'На окремій сторінці',

  'embed-play.ask': 'Надіслати за стіл?',
  'embed-play.ask.help':
    'Ви граєте всередині чужої сторінки, тож ми перевіряємо, що цього хочете саме ви. Після надсилання хід зараховано.',
  'embed-play.ask.yes': 'Так, надіслати',
  'embed-play.ask.no': 'Поки ні',
  'embed-play.onward': 'Продовження на окремій сторінці',
  'embed-play.onward.go': 'Відкрити її',
  'embed-play.onward.stay': 'Залишитися тут',

  'embed-play.no_seat': 'Це посилання не відкриває жодного місця. Скопіюйте посилання на своє місце повністю.',
  'embed-play.other_table': 'Це посилання веде за інший стіл, не за той, що показано тут.',
  'embed-play.no_connection': 'Немає зв’язку. Спробуйте ще раз.',
  'embed-play.foreign':
    'Сторінка довкола цієї рамки, {origin}, спробувала відкрити тут місце. Ведучий столу їй цього не дозволяв. Ви й далі можете відкрити своє місце самі.',

  'embed-play.demo': 'Спробувати: {game}',
  'embed-play.demo.play': 'Грати',
  'embed-play.demo.help':
    'Ви проти {count, plural, one {# бота} few {# ботів} many {# ботів} other {# бота}}. Без реєстрації й без поспіху.',
  'embed-play.demo.note': 'Поки ви не натиснете, нічого не почнеться.',
  'embed-play.demo.guest': 'Гість',
  'embed-play.demo.set': 'Готуємо ваш стіл',
  'embed-play.demo.refused': 'Стіл поставити не вдалося',
  'embed-play.demo.again': 'Спробувати ще раз',
  'embed-play.demo.back': 'Назад',

  'reason.not_sent': 'Ви цього не надіслали.',
};
