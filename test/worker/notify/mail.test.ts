import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, later, leave, linkIn, mailed, MINUTE, newMailbox, settle, settled } from '../post.ts';
import { evict, newAddress, openTable, Person, post, reissue, ring, send, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

/** Seats are asked one after another, a day each. */
const daily = (more: Parameters<typeof startTable>[0] = {}): Promise<Table> =>
  startTable({ pace: 'daily', title: 'Friday table', ...more, options: { planning: 'open', ...more.options } });

const unsubscribe = (mail: { headers: Record<string, string> }) => {
  const path = /^<https:\/\/parley\.test(\/.+)>$/.exec(mail.headers['List-Unsubscribe']!)![1]!;
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
};

describe('an address', () => {
  it('is asked once whether it is right, and counts only when its owner says so by POST', async () => {
    const table = await daily();
    const address = newMailbox();
    await settle(table.players[0]!, { act: 'address', address, language: 'en' });
    const [letter, ...more] = await mailed(address, 1);
    expect(more).toEqual([]);
    expect(letter!.text).not.toContain('/p/');
    const link = linkIn(letter!, 'm');
    expect((await link.page()).own!.mail).toEqual({ address, isConfirmed: false, when: 'each', isFailing: false });
    await later(table, 2 * HOUR);
    expect(await settled(address)).toHaveLength(1);
    expect((await settle(link, { act: 'confirm' })).body.own!.mail!.isConfirmed).toBe(true);
    await later(table, 2 * MINUTE);
    expect(await mailed(address, 2)).toHaveLength(2);
  });

  it('can be confirmed only by the link that was mailed', async () => {
    const { players } = await daily();
    await settle(players[0]!, { act: 'address', address: newMailbox(), language: 'en' });
    expect(await settle(players[0]!, { act: 'confirm' })).toMatchObject({ status: 403, body: { reason: 'not_by_mail' } });
    expect((await players[0]!.page()).own!.mail!.isConfirmed).toBe(false);
  });

  it('is shown to nobody but its seat, and no secret that was mailed is stored', async () => {
    const table = await daily();
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const seat = linkIn((await mailed(address, 2))[1]!, 'p');
    for (const person of [table.host, table.watcher, table.players[1]!, table.players[2]!]) {
      expect(JSON.stringify(await person.page())).not.toContain(address);
    }
    const kept = await stored(table.room);
    expect(kept).toContain(address);
    expect(kept).not.toContain(seat.secret);
    expect(kept).not.toContain(letter.secret);
  });

  it('of the mail link opens no hand, no notes and no seat', async () => {
    const { players } = await daily();
    await post(`${players[0]!.api}/own`, { notes: 'the bluff' });
    const letter = await leave(players[0]!, newMailbox());
    const page = await letter.page();
    expect(page.view.play).toBeNull();
    expect(JSON.stringify(page)).not.toContain('the bluff');
    const [decision] = (await players[0]!.view()).play!.decisions;
    expect((await letter.answer(decision!.id, decision!.fallback)).status).toBe(403);
    expect((await send(`/api/l/p/${letter.link.split('/')[2]!}`)).status).toBe(404);
  });

  it.each([
    'ann@mail.example\r\nBcc: all@mail.example',
    'ann@mail.example, bob@mail.example',
    'Ann <ann@mail.example>',
    '"a b"@mail.example',
    'ann@localhost',
    'ann@[127.0.0.1]',
    'анна@почта.example',
    'ann@mail.example>',
    `${'a'.repeat(250)}@mail.example`,
    'ann@mail.example\0',
    'a..b@mail.example',
  ])('that is a trap is refused: %s', async (address) => {
    const { players } = await daily();
    const { status } = await settle(players[0]!, { act: 'address', address, language: 'en' });
    expect([400, 422]).toContain(status);
    expect((await players[0]!.page()).own!.mail).toBeNull();
  });

  it('is not written to again and again: three times a day, whoever asks', async () => {
    const { players, host } = await daily();
    const address = newMailbox();
    for (let times = 0; times < 3; times++) await settle(players[times]!, { act: 'address', address, language: 'en' });
    expect(await settle(players[0]!, { act: 'address', address, language: 'en' })).toMatchObject({ status: 429 });
    expect(await host.host({ act: 'invite', address, language: 'en' })).toMatchObject({ status: 429 });
    expect(await mailed(address, 3)).toHaveLength(3);
  });

  it('is removed without a trace, and the links in its mails are dead', async () => {
    const table = await daily();
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const seat = linkIn((await mailed(address, 2))[1]!, 'p');
    expect((await seat.view()).you).toEqual({ role: 'seat', seat: 0 });
    await settle(letter, { act: 'remove' });
    expect((await send(seat.api)).status).toBe(404);
    expect((await send(letter.api)).status).toBe(404);
    expect((await table.players[0]!.page()).own!.mail).toBeNull();
    expect(await stored(table.room)).not.toContain(address);
  });

  it('that takes the place of another kills the links to that one, and an open page of such a link is told', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const seat = linkIn((await mailed(address, 2))[1]!, 'p');
    const page = await seat.open();
    await settle(table.players[0]!, { act: 'address', address: newMailbox('new'), language: 'en' });
    await page.next('gone');
    expect((await send(seat.api)).status).toBe(404);
  });

  it('goes with its person: who sits down next gets none of it', async () => {
    const table = await daily();
    const address = newMailbox();
    const letter = await leave(table.players[1]!, address);
    await reissue(table, 1);
    const { links } = await table.host.page();
    const next = await new Person(links!.seats[1]!).sit('Next');
    expect((await next.page()).own?.mail ?? null).toBeNull();
    expect((await send(letter.api)).status).toBe(404);
    expect(await stored(table.room)).not.toContain(address);
  });
});

describe('a turn mail', () => {
  it('says what is asked, until when and what happened, with both bodies and all headers', async () => {
    const table = await daily({ host: 'Mira' });
    const address = newMailbox();
    await leave(table.players[1]!, address, { zone: 'Europe/Kyiv' });
    await table.players[0]!.play();
    await later(table, 2 * MINUTE);
    const mail = (await mailed(address, 2))[1]!;
    expect(mail.subject).toMatch(/^Your move at Friday table: place a card face down, by \w+ \d+ \w+, \d\d:\d\d$/);
    expect(mail.text).toContain('Since you were last here:');
    expect(mail.text).toContain('Mira');
    expect(mail.text).toContain('Your time (Europe/Kyiv).');
    expect(mail.text).toContain('If nobody decides: a random card');
    expect(mail.html).toContain('Open my seat');
    expect(mail.headers).toMatchObject({
      'In-Reply-To': `<${table.host.room}.seat-1@parley.example>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.id).toMatch(new RegExp(`^<${table.host.room}\\.[\\w-]{22}@parley\\.example>$`));
  });

  it('shows no hand and offers no card as a link', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const mail = (await mailed(address, 2))[1]!;
    const { hand } = (await table.players[0]!.view()).play!.board as { hand: { id: string; kind: string }[] };
    // a secret or a colour may look like a card
    const words = `${mail.text}${mail.html}`.replaceAll(/https:[^\s"]+|#[0-9a-f]{6}/g, '');
    for (const { id } of hand) expect(words).not.toMatch(new RegExp(`\\b${id}\\b`));
    expect(mail.text).not.toContain('/confirm');
  });

  it('opens the seat itself, by a link of its own that is no other’s', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const seat = linkIn((await mailed(address, 2))[1]!, 'p');
    expect(seat.secret).not.toBe(table.players[0]!.secret);
    expect((await seat.play()).status).toBe(200);
  });

  it('comes once for a decision, whatever else happens meanwhile', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    await ring(table.room);
    await evict(table.room);
    await later(table, HOUR);
    await ring(table.room);
    expect(await settled(address)).toHaveLength(2);
  });

  it('does not come while the seat is at the table; the reminder does, if it leaves without an answer', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    const page = await table.players[0]!.open();
    await later(table, 2 * MINUTE);
    expect(await settled(address)).toHaveLength(1);
    page.close();
    await later(table, 10 * HOUR);
    expect(await settled(address)).toHaveLength(1);
    await later(table, 9.3 * HOUR);
    const mails = await mailed(address, 2);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.subject).toMatch(/^Still your move at Friday table/);
  });

  it('is not sent if the answer came before it', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await table.players[0]!.play();
    await later(table, 5 * MINUTE);
    expect(await settled(address)).toHaveLength(1);
  });

  it('is followed by one reminder at four fifths of the time, and by none after an answer', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    await later(table, 18 * HOUR);
    expect(await settled(address)).toHaveLength(2);
    await later(table, 2 * HOUR);
    await ring(table.room);
    expect(await mailed(address, 3)).toHaveLength(3);
    await later(table, HOUR);
    expect(await settled(address)).toHaveLength(3);
  });

  it('speaks the language of the seat', async () => {
    for (const [language, words] of [
      ['ru', /^Ваш ход, Friday table: .+, до \d+ \S+, \d\d:\d\d$/],
      ['uk', /^Ваш хід, Friday table: .+, до \d+ \S+, \d\d:\d\d$/],
    ] as const) {
      const table = await daily();
      const address = newMailbox();
      await leave(table.players[0]!, address, { language });
      await later(table, 2 * MINUTE);
      const mail = (await mailed(address, 2))[1]!;
      expect(mail.subject).toMatch(words);
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
  });

  it('keeps what people call themselves and their table out of the headers and out of the markup', async () => {
    const table = await openTable({
      pace: 'daily',
      host: '<b>Mira</b>',
      title: 'a\u0000b\u202Ec <script>',
      options: { planning: 'open', start_seat: '0' },
    });
    await table.host.host({ act: 'start', bots: true });
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const mail = (await mailed(address, 2))[1]!;
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).not.toContain('<b>Mira</b>');
  });
});

describe('what mail a seat gets', () => {
  it('ends with one click, by POST alone', async () => {
    const table = await daily();
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const mail = (await mailed(address, 2))[1]!;
    const path = mail.headers['List-Unsubscribe']!.slice('<https://parley.test'.length, -1);
    expect((await send(path)).status).toBe(404);
    expect((await letter.page()).own!.mail!.when).toBe('each');
    expect((await unsubscribe(mail)).status).toBe(200);
    expect((await unsubscribe(mail)).status).toBe(200);
    expect((await letter.page()).own!.mail!.when).toBe('none');
    await later(table, DAY);
    await later(table, DAY);
    expect(await settled(address)).toHaveLength(2);
  });

  it('is one a day at eight by its own clock, if it likes', async () => {
    const table = await daily({ pace: 'slow' });
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address, { zone: 'America/New_York' });
    await settle(letter, { act: 'when', when: 'daily' });
    await later(table, 5 * MINUTE);
    expect(await settled(address)).toHaveLength(1);
    await later(table, DAY);
    await ring(table.room);
    const mails = await mailed(address, 2);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.subject).toBe('Today at Friday table');
    expect(mails[1]!.text).toContain('Place a card face down');
    await later(table, DAY);
    expect(await mailed(address, 3)).toHaveLength(3);
  });

  it('waits for the end of the quiet hours', async () => {
    const table = await daily({ pace: 'slow' });
    const address = newMailbox();
    await leave(table.players[0]!, address, { zone: 'UTC' });
    const minute = (at: number) => new Date(at).getUTCHours() * 60 + new Date(at).getUTCMinutes();
    const from = minute(Date.now() - HOUR);
    await post(`${table.players[0]!.api}/own`, { quiet: { from, to: (from + 180) % 1440 } });
    await later(table, 5 * MINUTE);
    expect(await settled(address)).toHaveLength(1);
    await later(table, 2 * HOUR);
    expect(await mailed(address, 2)).toHaveLength(2);
  });

  it('is none for moves of minutes, where everyone sits at the table', async () => {
    const table = await startTable({ pace: 'live' });
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, MINUTE);
    expect(await settled(address)).toHaveLength(1);
  });
});

describe('other mail', () => {
  it('brings the result, once', async () => {
    const table = await daily({ seats: 2 });
    const address = newMailbox();
    const letter = await leave(table.players[1]!, address);
    await settle(letter, { act: 'when', when: 'daily' });
    for (let turn = 0; turn < 200; turn++) {
      if ((await table.watcher.view()).stage === 'over') break;
      for (const player of table.players) if ((await player.view()).play!.decisions.length) await player.play();
    }
    await later(table, 5 * MINUTE);
    await later(table, DAY);
    const mails = await mailed(address, 2);
    expect(mails.filter(({ subject }) => subject === 'The game at Friday table is over')).toHaveLength(1);
    expect(linkIn(mails.at(-1)!, 'p').room).toBe(table.host.room);
  });

  it('invites to a seat, by a link that dies with the invitation', async () => {
    const table = await openTable({ title: 'Friday table' });
    const address = newMailbox();
    expect((await table.host.host({ act: 'invite', address, seat: 1, language: 'uk' })).status).toBe(200);
    const [mail] = await mailed(address, 1);
    expect(mail!.subject).toBe('Вас запрошують зіграти на Parley: Альфа Центавра');
    expect(await stored(table.room)).not.toContain(address);
    const invited = linkIn(mail!, 'j');
    expect((await invited.view()).you).toEqual({ role: 'invite', seat: 1 });
    await invited.sit('Mira');
    expect((await send(invited.api)).status).toBe(404);
    expect(await table.host.host({ act: 'invite', address, seat: 1, language: 'en' })).toMatchObject({ status: 409 });
  });

  it('sends lost links again, and says the same to everyone who asks', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    const known = await post(`${table.watcher.api}/remind`, { address: address.toUpperCase() });
    const unknown = await post(`${table.watcher.api}/remind`, { address: newMailbox() });
    const nowhere = await post('/api/l/p/aaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAA/remind', { address });
    expect(known).toMatchObject({ status: 200, body: {} });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([nowhere.status, nowhere.body]).toEqual([known.status, known.body]);
    const mails = await mailed(address, 2);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.subject).toBe('Your link to Friday table');
    expect((await linkIn(mails[1]!, 'p').view()).you.seat).toBe(0);
    for (let times = 0; times < 5; times++) await post(`${table.watcher.api}/remind`, { address });
    expect((await settled(address)).length).toBeLessThanOrEqual(4);
  });

  it('tells a person once that somebody plays for them', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[1]!, address);
    await table.host.host({ act: 'relieve', seat: 1 });
    await later(table, 5 * MINUTE);
    await later(table, 5 * MINUTE);
    const mails = await mailed(address, 2);
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Someone plays for you at Friday table']);
  });

  it('has a link for whoever is away for a while; it acts by POST alone, and no letter tells what one asked for oneself', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    const mail = (await mailed(address, 2))[1]!;
    expect(mail.text).toMatch(/^I am away for a while: https:\/\/parley\.test\/m\//m);
    const letter = linkIn(mail, 'm');
    expect((await letter.page()).view.plates[0]!.away).toBeNull();
    expect((await settle(letter, { act: 'away' })).body.view.plates[0]!.away).toMatchObject({ by: 'bot' });
    const { log } = await table.watcher.page();
    expect(log.at(-1)!.told).toMatchObject([{ type: 'desk.leaves', of: { seat: 0 } }]);
    expect(await settle(letter, { act: 'away' })).toMatchObject({ status: 409, body: { reason: 'already_away' } });
    for (let hours = 0; hours < 36; hours += 6) await later(table, 6 * HOUR);
    expect(await settled(address)).toHaveLength(2);
    for (let hours = 0; hours < 24; hours += 6) await later(table, 6 * HOUR);
    const substitute = await new Person((await table.host.page()).links!.seats[0]!).sit('Tess');
    expect((await substitute.view()).plates[0]!.away).toMatchObject({ by: 'substitute' });
    await later(table, HOUR);
    // that a substitute is sought, and that one sees the hand, was not asked for
    expect(await settled(address)).toHaveLength(4);
    await post(`${table.players[0]!.api}/seat`, { act: 'back' });
    await table.host.host({ act: 'relieve', seat: 0 });
    await later(table, 5 * MINUTE);
    expect((await mailed(address, 5)).at(-1)!.subject).toBe('Someone plays for you at Friday table');
  });

  it('lets nobody leave a seat who has not confirmed the address, nor by another link, nor before or after the game', async () => {
    const table = await daily();
    const address = newMailbox();
    await settle(table.players[0]!, { act: 'address', address, language: 'en' });
    const letter = linkIn((await mailed(address, 1))[0]!, 'm');
    expect(await settle(letter, { act: 'away' })).toMatchObject({ body: { reason: 'no_address' } });
    expect(await settle(table.players[0]!, { act: 'away' })).toMatchObject({ status: 403, body: { reason: 'not_by_mail' } });
    expect((await table.watcher.view()).plates[0]!.away).toBeNull();
    const lobby = await openTable({ host: 'Ann' });
    const early = await leave(lobby.players[0]!, newMailbox());
    expect(await settle(early, { act: 'away' })).toMatchObject({ body: { reason: 'game_not_running' } });
  });

  it('nudges a seat that is waited for, if the host asks and it can be reached', async () => {
    const table = await daily();
    const address = newMailbox();
    expect(await table.host.host({ act: 'nudge', seat: 0 })).toMatchObject({ status: 422, body: { reason: 'unreachable' } });
    expect(await table.host.host({ act: 'nudge', seat: 1 })).toMatchObject({ status: 422, body: { reason: 'not_awaited' } });
    await leave(table.players[0]!, address);
    expect((await table.host.host({ act: 'nudge', seat: 0 })).status).toBe(200);
    // what a host does, everyone may read
    expect((await table.watcher.page()).log.at(-1)!.told).toEqual([{ type: 'desk.nudged', of: { seat: 0 } }]);
    expect((await mailed(address, 2))[1]!.subject).toMatch(/^Still your move/);
  });
});
