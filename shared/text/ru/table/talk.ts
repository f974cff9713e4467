import type { talk as en } from '../../en/table/talk.ts';

export const talk: Record<keyof typeof en, string> = {
  'play.talk.empty': 'Пока тишина. Всё, что вы скажете здесь, прочтёт весь стол.',
  'play.talk.empty-two': 'Пока тишина. Это читаете только вы двое.',
  'play.talk.silence': 'Никто ничего не говорил.',
  'play.talk.hint': 'Скажите что-нибудь',
  'play.talk.hint.all': 'Это прочтут все',
  'play.talk.phrases': 'Готовые фразы',
  'play.talk.send': 'Отправить',
  'play.talk.whom': 'Кому',
  'play.talk.everyone': 'Всем за столом',
  'play.talk.only': 'Лично: {name}',
  'play.talk.for': 'лично: {name}',
  'play.talk.free': 'Говорить могут все: со всем столом или лично.',
  'play.talk.bargain': 'Говорят только те, кто торгуется, и только пока торгуются.',
  'play.talk.bargain.open': 'Вы торгуетесь: пока не договоритесь, можно говорить.',
  'play.talk.none': 'За этим столом не разговаривают. Так решил ведущий.',
  'play.talk.muted': 'Вы не видите слов: {seats}.',
};
