import type { mail as en } from '../../en/table/mail.ts';

/** Письма, уведомления и вести, и маленькие страницы при них. */
export const mail: Record<keyof typeof en, string> = {
  'mail.turn.subject': 'Ваш ход, {table}: {question}, до {time}',
  'mail.reminder.subject': 'Ход всё ещё за вами, {table}: {question}, до {time}',
  'mail.daily.subject': 'Сегодня за столом: {table}',
  'mail.turn.until': 'До {time}',
  'mail.turn.zone': 'По вашему времени ({zone}).',
  'mail.turn.late': 'Если не решить: {what}',
  'mail.turn.more': 'И ещё вопрос',
  'mail.turn.options': 'Ответить отсюда',
  'mail.turn.options.help': 'Каждая ссылка открывает страницу, где выбор нужно подтвердить. Само открытие ничего не меняет.',
  'mail.turn.generic': 'Ждут вашего решения',
  'mail.turn.none': 'Сейчас от вас ничего не ждут',
  'mail.turn.calendar': 'Записать в календарь',
  'mail.since': 'Что было без вас',
  'mail.since.earlier':
    '{count, plural, one {Ещё # строка есть в журнале.} few {Ещё # строки есть в журнале.} other {Ещё # строк есть в журнале.}}',
  'mail.summary.you': 'Вы',
  'mail.summary.word': '{word}',
  'mail.open': 'Открыть моё место',
  'mail.hand':
    'Ваших карт в этом письме нет: они видны на вашем месте. Кнопка только открывает место и никогда не делает ход. Не пересылайте это письмо: кто откроет ссылку, тот сядет на ваше место.',
  'mail.foot.each': 'Одно письмо на решение и ни одного, пока вы за столом.',
  'mail.foot.daily': 'Одно письмо в день и ни одного, пока вы за столом.',
  'mail.foot.daily.link': 'Лучше раз в день',
  'mail.foot.away.link': 'Я на время отойду',
  'mail.foot.none.link': 'Больше не писать об этом столе',
  'mail.foot.settle': 'Какие письма получает это место',

  'mail.confirm.subject': 'Это ваш адрес? Игра {game}, Parley',
  'mail.confirm.title': 'Писать сюда для места {name}?',
  'mail.confirm.lead':
    'Место {name} в игре {game} за столом {table} оставило этот адрес, чтобы узнавать, когда ждут хода. Без вашего согласия больше ничего не придёт.',
  'mail.confirm.button': 'Посмотреть и согласиться',
  'mail.confirm.small':
    'Если вы об этом не просили, ничего не делайте: писем сюда больше не будет, и за столом этот адрес никому не виден.',

  'mail.invite.subject': 'Вас приглашают сыграть на Parley: {game}',
  'mail.invite.title': 'Для вас есть место',
  'mail.invite.lead': 'Вас приглашают сыграть: {game}, стол {table}. Без регистрации и установки: откройте ссылку и садитесь.',
  'mail.invite.by': 'За столом: {names}.',
  'mail.invite.button': 'Занять место',
  'mail.invite.small': 'Нас попросил об этом одном письме ведущий стола. Списков мы не ведём: больше от нас ничего не придёт.',

  'mail.links.subject': 'Ваша ссылка, {table}',
  'mail.links.title': 'Ваша ссылка ещё раз',
  'mail.links.lead':
    'Кто-то, скорее всего вы, попросил прислать ссылку места {name} за столом {table} на адрес, который это место оставило.',
  'mail.links.small': 'Если это были не вы, ничего страшного: ссылку получили только вы.',

  'mail.result.subject': 'Игра окончена, {table}',
  'mail.result.won': 'Победа: {winners}',
  'mail.result.shared': 'Общая победа: {winners}',
  'mail.result.none': 'Игра окончена',
  'mail.result.cancelled': 'Стол закончил игру без результата',
  'mail.result.lead': 'Последние ходы, очки и честность раздачи можно посмотреть по вашей ссылке.',
  'mail.result.button': 'Посмотреть на стол',

  'mail.expiring.subject': 'Стол скоро будет удалён: {table}',
  'mail.expiring.title': 'Этот стол давно никто не открывал',
  'mail.expiring.lead': 'Если так и останется, стол и всё, что о нём хранится, будет удалено: {time}.',
  'mail.expiring.keep': 'Чтобы стол остался, достаточно один раз открыть своё место.',

  'mail.away.subject': 'За вас играют, {table}',
  'mail.away.title': 'За вас пока играют',
  'mail.away.bot': 'Чтобы стол не ждал, за вас пока играет бот.',
  'mail.away.wanted': 'На ваше место могут позвать замену, и она увидит ваши карты. До тех пор играет бот.',
  'mail.away.substitute': 'Чтобы стол не ждал, на вашем месте пока играет {name} и видит ваши карты.',
  'mail.away.lead': 'Место по-прежнему ваше. Откройте его, когда захотите, и продолжайте.',

  'mail.parting.subject': 'Ссылка на ваше место за столом {table} заменена',
  'mail.parting.title': 'Ссылка на ваше место заменена',
  'mail.parting.lead':
    'По решению ведущего для вашего места за столом {table} сделана новая ссылка, и об этом сказано всем за столом. Ваша прежняя ссылка и ссылки из прежних писем больше ничего не открывают.',
  'mail.parting.hand':
    'Тот, кто сядет по новой ссылке, будет играть на вашем месте и увидит его карты. Если вы потеряли ссылку, попросите у ведущего новую. Если вы об этом не просили, скажите остальным за столом.',
  'mail.parting.small':
    'Этот адрес мы больше не храним, так что это последнее письмо об этом столе. Севший за стол может снова оставить адрес.',

  'mail.push.title': 'Ваш ход: {table}',
  'mail.push.body': 'Вас ждут до {time}.',
  'mail.push.result': 'Игра окончена.',

  'mail.hook.started': 'Игра началась: {game}, {seats}.',
  'mail.hook.waiting': 'Ждём: {seats}, до {time}.',
  'mail.hook.waiting.hidden': 'Ждём тайного выбора, до {time}.',
  'mail.hook.finished.won': 'Игра окончена. Победа: {winners}.',
  'mail.hook.finished.shared': 'Игра окончена. Общая победа: {winners}.',
  'mail.hook.finished.none': 'Игра окончена.',
  'mail.hook.cancelled': 'Стол закончил игру без результата.',
  'mail.hook.paused': 'Игра приостановлена до {time}.',
  'mail.hook.resumed': 'Игра продолжается.',
  'mail.hook.test': 'Сюда будут приходить вести об этом столе.',

  'mail.calendar.title': '{table}: {question}',

  'mail.page.title': 'Письма, {table} · Parley',
  'mail.page': 'Письма: {table}',
  'mail.page.seat': 'Место: {name}',
  'mail.page.unconfirmed': 'За этим столом оставили адрес {address}. Писать на него?',
  'mail.page.unconfirmed.help':
    'В письмах на этот адрес будет ссылка, которая открывает место {name}. Соглашайтесь, только если это ваше место и ваш адрес.',
  'mail.page.confirm': 'Да, пишите мне',
  'mail.page.each': 'На {address} приходит одно письмо на каждое ваше решение.',
  'mail.page.daily': 'На {address} приходит одно письмо в день.',
  'mail.page.none': 'На {address} ничего не приходит.',
  'mail.page.failing': 'Письма на {address} возвращаются. Оставьте другой адрес на своём месте.',
  'mail.page.to.each': 'Письмо на каждое решение',
  'mail.page.to.daily': 'Лучше раз в день',
  'mail.page.to.none': 'Больше не писать об этом столе',
  'mail.page.leave': 'Пока пусть играет бот',
  'mail.page.leave.help': 'Пока вас нет, играет бот; стол об этом узнает. Место остаётся вашим.',
  'mail.page.away': 'За вас сейчас играют. Когда захотите, откройте своё место и нажмите «Я снова здесь».',
  'mail.page.remove': 'Удалить адрес',
  'mail.page.remove.help':
    'Мы его забудем, и ссылки в уже отправленных письмах перестанут работать. Ссылка вашего места останется прежней.',
  'mail.page.removed': 'Адрес удалён.',
  'mail.page.done': 'Готово.',

  'mail.choose.title': 'Подтвердите выбор · {table} · Parley',
  'mail.choose': 'Вы выбираете: {pick}',
  'mail.choose.asked': 'Вопрос за столом: {table}',
  'mail.choose.help': 'Пока ничего не отправлено. Стол узнает о выборе, когда вы нажмёте кнопку.',
  'mail.choose.send': 'Да, выбираю это',
  'mail.choose.seat': 'Лучше открыть моё место',
  'mail.choose.over': 'Об этом больше не спрашивают',
  'mail.choose.over.help': 'Ответ уже дан или время вышло. Ничего не изменилось; на вашем месте видно, как обстоят дела.',
  'mail.choose.sent': 'Выбор сделан',
  'mail.choose.sent.help': 'Стол о нём знает. Страницу можно закрыть.',
  'mail.choose.open': 'Открыть моё место',

  'mail.remind': 'Потеряли ссылку?',
  'mail.remind.help': 'Если место оставило здесь адрес, мы пришлём ссылку на него ещё раз.',
  'mail.remind.address': 'Ваш адрес',
  'mail.remind.send': 'Прислать',
  'mail.remind.sent': 'Если за этим столом место оставило этот адрес, письмо со ссылкой уже в пути.',

  'mail.outbox': 'Исходящие',
  'mail.outbox.lead': 'Этот сервер писем не отправляет. То, что он отправил бы, лежит здесь: последние 200.',
  'mail.outbox.empty': 'Пока ничего не написано.',
  'mail.outbox.text': 'Простым текстом',
  'mail.outbox.html': 'Как нарисовано',
};
