import type { play as en } from '../../en/site/embed-play.ts';

export const play: Record<keyof typeof en, string> = {
  'embed-play.title': 'Место за столом «{title}»',
  'embed-play.back': 'Вернуться к доске',
  'embed-play.narrow': 'Эта рамка слишком узкая для игры.',

  'embed-play.kept': 'У вас есть место за этим столом',
  'embed-play.kept.help': 'Этот браузер его помнит.',
  'embed-play.own': 'У вас уже есть место?',
  'embed-play.own.help': 'Вставьте его ссылку. Она останется в этой рамке: страница вокруг её не увидит.',
  'embed-play.own.link': 'Ссылка на ваше место',
  'embed-play.own.open': 'Открыть моё место',
  'embed-play.free': 'Занять свободное место',
  'embed-play.free.seat': 'Место',
  'embed-play.free.any': 'Любое свободное',
  'embed-play.free.name': 'Ваше имя',
  'embed-play.free.sit': 'Сесть за стол',
  'embed-play.free.shut': 'Приглашение в этой рамке больше не действует. Владелец страницы может вставить новое.',

  'embed-play.sure': 'Сесть за стол под именем {name}?',
  'embed-play.sure.help': 'Вы займёте место за столом «{title}». Там все увидят это имя и будут ждать ваших ходов.',
  'embed-play.sure.yes': 'Да, сесть',
  'embed-play.sure.no': 'Не сейчас',

  'embed-play.yours': 'Место за вами',
  'embed-play.yours.help':
    'В этой рамке не работают скрипты, поэтому игра продолжится на отдельной странице. Сохраните её адрес: это и есть ваше место.',
  'embed-play.opening': 'Открываем ваше место',
  'embed-play.as': 'Вы играете как {name}',
  'embed-play.whole': 'На отдельной странице',

  'embed-play.ask': 'Отправить за стол?',
  'embed-play.ask.help': 'Вы играете внутри чужой страницы, поэтому мы проверяем, что этого хотите именно вы. После отправки ход засчитан.',
  'embed-play.ask.yes': 'Да, отправить',
  'embed-play.ask.no': 'Пока нет',
  'embed-play.onward': 'Продолжение на отдельной странице',
  'embed-play.onward.go': 'Открыть её',
  'embed-play.onward.stay': 'Остаться здесь',

  'embed-play.no_seat': 'Эта ссылка не открывает ни одного места. Скопируйте ссылку на своё место целиком.',
  'embed-play.other_table': 'Эта ссылка ведёт за другой стол, не за тот, что показан здесь.',
  'embed-play.no_connection': 'Нет связи. Попробуйте ещё раз.',
  'embed-play.foreign':
    'Страница вокруг этой рамки, {origin}, попыталась открыть здесь место. Ведущий стола ей этого не разрешал. Вы по-прежнему можете открыть своё место сами.',

  'embed-play.demo': 'Попробовать: {game}',
  'embed-play.demo.play': 'Играть',
  'embed-play.demo.help':
    'Вы против {count, plural, one {# бота} few {# ботов} many {# ботов} other {# бота}}. Без регистрации и без спешки.',
  'embed-play.demo.note': 'Пока вы не нажмёте, ничего не начнётся.',
  'embed-play.demo.guest': 'Гость',
  'embed-play.demo.set': 'Готовим ваш стол',
  'embed-play.demo.refused': 'Стол поставить не удалось',
  'embed-play.demo.again': 'Попробовать ещё раз',
  'embed-play.demo.back': 'Назад',

  'reason.not_sent': 'Вы это не отправили.',
};
