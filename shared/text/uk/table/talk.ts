import type { talk as en } from '../../en/table/talk.ts';

export const talk: Record<keyof typeof en, string> = {
  'play.talk.empty': 'Поки тиша. Усе, що ви тут скажете, прочитає весь стіл.',
  'play.talk.empty-two': 'Поки тиша. Це читаєте лише ви двоє.',
  'play.talk.silence': 'Ніхто нічого не говорив.',
  'play.talk.hint': 'Скажіть щось',
  'play.talk.hint.all': 'Це прочитають усі',
  'play.talk.phrases': 'Готові фрази',
  'play.talk.send': 'Надіслати',
  'play.talk.whom': 'Кому',
  'play.talk.everyone': 'Усім за столом',
  'play.talk.only': 'Особисто: {name}',
  'play.talk.for': 'особисто: {name}',
  'play.talk.free': 'Говорити можуть усі: з усім столом або особисто.',
  'play.talk.bargain': 'Говорять лише ті, хто торгується, і лише поки торгуються.',
  'play.talk.bargain.open': 'Ви торгуєтеся: доки не домовитеся, можна говорити.',
  'play.talk.none': 'За цим столом не розмовляють. Так вирішив ведучий.',
  'play.talk.muted': 'Ви не бачите слів: {seats}.',
};
