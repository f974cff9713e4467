import type { aside as en } from '../en/aside.ts';

export const aside: Record<keyof typeof en, string> = {
  'play.menu.rules': 'Правила игры',
  'play.menu.name': 'Ваше имя за этим столом',
  'play.menu.rename': 'Сменить',
  'play.text': 'Текстовый вид',
  'play.text.hide': 'Выйти из текстового вида',
  'play.keys': 'Клавиши',
  'play.keys.pick': 'выбрать карту, затем планету',
  'play.keys.confirm': 'подтвердить',
  'play.keys.drop': 'сбросить выбор',
  'play.keys.log': 'история ходов',
  'play.keys.help': 'этот список',
  'play.pick.nth': 'Ход {n}',
  'play.pick.none': 'выберите…',
  'play.pick.send': 'Отправить выбор',
  'play.pick.lodge': 'Отложить',
  'play.ahead': 'Заранее',
  'play.ahead.help': 'Отложенное сыграет, как только дойдёт очередь, если это ещё будет можно. До тех пор его можно изменить.',
  'play.ahead.lodged': 'Отложено: {count, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}.',
  'play.ahead.clear': 'Забрать назад',
  'play.foyer': 'Стол собирается',
  'play.foyer.help':
    '{free, plural, =0 {Все сели. Игру начинает ведущий.} one {Свободно ещё # место. Страницу можно закрыть.} few {Свободно ещё # места. Страницу можно закрыть.} many {Свободно ещё # мест. Страницу можно закрыть.} other {Свободно ещё # места. Страницу можно закрыть.}}',
  'play.foyer.seats': 'За столом',
  'play.foyer.rules': 'Правила стола',
  'play.fair.explain':
    'Все тасовки этой партии получаются из одного секретного числа. Его отпечаток опубликован до раздачи; само число откроется в конце.',
  'play.fair.explain.over':
    'Все тасовки получены из этого числа. Его отпечаток был опубликован до раздачи. Если отпечаток открытого числа такой же, карты по дороге никто не подменил.',
  'play.fair.commitment': 'Отпечаток, опубликованный при раздаче (SHA-256)',
  'play.fair.seed': 'Число, открытое в конце',
  'play.fair.check': 'Проверить на этом устройстве',
  'play.fair.match': 'Совпадает.',
  'play.fair.differ': 'Не совпадает.',
};
