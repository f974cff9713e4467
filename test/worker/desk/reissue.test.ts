import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../shared/protocol.ts';
import { schema } from '../../../worker/state/schema.ts';
import { DAY, leave, linkIn, mailed, newMailbox, putDelivery, settle, settled } from '../post.ts';
import { evict, newAddress, openTable, pass, Person, post, reissue, ring, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const two = { seats: 2, pace: 'daily', options: { planning: 'open' } } as const;
const act = (person: Person, name: string) => post<RoomPage & { path?: string }>(`${person.api}/seat`, { act: name });
const told = async ({ watcher }: Table) => (await watcher.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));
const gone = async (...people: Person[]) => {
  for (const person of people) await expect(person.page()).rejects.toThrow('404');
};

describe('once there are hands, a link is made anew', () => {
  it('for nobody who is there, whatever the host alone has said', async () => {
    const table = await startTable({ ...two, seats: 3 });
    const { host, players, room } = table;
    const before = await stored(room);
    expect((await host.host({ act: 'reissue', seat: 1 })).body.reason).toBe('not_absent');
    expect(await stored(room)).toBe(before);
    await host.host({ act: 'relieve', seat: 1 });
    pass(3 * DAY);
    await ring(room);
    expect((await host.host({ act: 'reissue', seat: 1 })).body.reason).toBe('not_absent');
    expect((await host.page()).links!.seats[1]).toBe(null);
    expect((await players[1]!.view()).you.seat).toBe(1);
    expect(await told(table)).not.toContain('desk.reissued');
  });

  it('for nobody after the end either', async () => {
    const { host, players } = await startTable({ ...two, seats: 3 });
    for (const [seat, player] of players.entries()) {
      const vote = seat === 0 ? { act: 'propose', motion: { kind: 'cancel' } } : { act: 'cast', vote: 1, yes: true };
      await post(`${player.api}/vote`, vote);
    }
    expect((await host.page()).view.stage).toBe('cancelled');
    expect((await host.host({ act: 'reissue', seat: 1 })).body.reason).toBe('not_absent');
  });

  it('for those whom the clock has relieved', async () => {
    const table = await startTable(two);
    for (let turn = 0; turn < 2; turn++) {
      pass(DAY + 1_000);
      await ring(table.room);
      if (turn === 0) await table.players[1]!.play();
    }
    expect((await table.host.host({ act: 'reissue', seat: 0 })).status).toBe(200);
  });

  it('by the vote of the others', async () => {
    const { host, players } = await startTable({ ...two, seats: 3 });
    await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'relieve', seat: 2 } });
    expect((await host.host({ act: 'reissue', seat: 2 })).body.reason).toBe('not_absent');
    await post(`${players[1]!.api}/vote`, { act: 'cast', vote: 1, yes: true });
    expect((await host.host({ act: 'reissue', seat: 2 })).status).toBe(200);
  });

  it('for whoever plays, of whom all can read that it was made and who came by it', async () => {
    const table = await startTable({ ...two, seats: 3 });
    const page = await table.players[0]!.open();
    await act(table.players[1]!, 'away');
    await page.next('update');
    await table.host.host({ act: 'reissue', seat: 1 });
    expect((await page.next('update')).log[0]!.told).toEqual([{ type: 'desk.reissued', of: { seat: 1 } }]);
    await new Person((await table.host.page()).links!.seats[1]!).sit('Hal');
    expect((await page.next('update')).log[0]!.told).toEqual([{ type: 'desk.sat', of: { seat: 1, name: 'Hal' } }]);
  });
});

describe('whoever had a link that was made anew', () => {
  it('is mailed at once, at the address the seat had, in its language, with no link, though someone sits there by then', async () => {
    const table = await startTable({ ...two, title: 'Office lunch' });
    const address = newMailbox();
    await leave(table.players[0]!, address, { language: 'ru' });
    await act(table.players[0]!, 'away');
    const before = (await settled(address)).length;
    await table.host.host({ act: 'reissue', seat: 0 });
    await new Person((await table.host.page()).links!.seats[0]!).sit('Hal');
    const letters = (await mailed(address, before + 1)).slice(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.subject).toContain('Office lunch');
    expect(letters[0]!.text).toContain('Ссылка на ваше место заменена');
    expect(letters[0]!.text + letters[0]!.html).not.toMatch(/https?:|\/[pmjhw]\//);
    expect(await stored(table.room)).not.toContain(address);
  });

  it('gets that letter though the mail server was down, and someone has sat down meanwhile', async () => {
    const table = await startTable(two);
    const address = newMailbox();
    await reissue(table, 0);
    await putDelivery(table.room, { id: 'x', made: 0, tries: 1, what: 'parting', to: address, language: 'en', seat: 0 } as { id: string });
    await new Person((await table.host.page()).links!.seats[0]!).sit('Hal');
    expect(await stored(table.room)).toContain(address);
  });

  it('is not mailed who wanted no mail', async () => {
    const table = await startTable(two);
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address);
    await settle(letter, { act: 'when', when: 'none' });
    const before = (await settled(address)).length;
    await reissue(table, 0);
    expect((await settled(address)).length).toBe(before);
  });
});

describe('a link that was made anew voids', () => {
  it('the links in mails, the address they went to and the browsers that were told', async () => {
    const table = await startTable(two);
    const { players, room } = table;
    const address = newMailbox();
    const letter = await leave(players[0]!, address);
    await post(`${players[0]!.api}/remind`, { address });
    const mailedSeat = linkIn((await mailed(address, 2)).at(-1)!, 'p');
    expect((await mailedSeat.view()).you.seat).toBe(0);
    await reissue(table, 0);
    await mailed(address, 3);
    await evict(room);
    await gone(players[0]!, letter, mailedSeat);
    expect(await stored(room)).not.toContain(address);
    const before = (await settled(address)).length;
    await post(`${players[0]!.api}/remind`, { address });
    pass(DAY);
    await ring(room);
    expect((await settled(address)).length).toBe(before);
  });

  it('an address that nobody has confirmed yet', async () => {
    const table = await startTable(two);
    const { players, host } = table;
    const address = newMailbox();
    await settle(players[0]!, { act: 'address', address, language: 'en' });
    const letter = linkIn((await mailed(address, 1))[0]!, 'm');
    await reissue(table, 0);
    expect((await settled(address)).length).toBe(1);
    expect((await settle(letter, { act: 'confirm' })).status).toBe(404);
    const { path } = (await post<{ path: string }>(`/api/l${(await host.page()).links!.seats[0]!}/sit`, { name: 'Ann' })).body;
    expect((await new Person(path).page()).own!.mail).toBe(null);
    expect((await settle(letter, { act: 'confirm' })).status).toBe(404);
  });

  it('what was to be sent to its old holder, and an invitation that is still under way', async () => {
    const { host, room } = await openTable(two);
    const address = newMailbox();
    await host.host({ act: 'invite', address, seat: 1, language: 'en' });
    await mailed(address, 1);
    // as if the mail server had been down all along
    const delivery = { id: 'x', made: 0, tries: 1, what: 'invite', to: address, language: 'en', seat: 1, origin: 'https://parley.test' };
    await putDelivery(room, delivery);
    await host.host({ act: 'reissue', seat: 1 });
    expect(await stored(room)).not.toContain(address);
  });

  it('the invitation of a substitute; what the desk shows then lets its person back in', async () => {
    const { players, host, watcher, room } = await startTable(two);
    await act(players[0]!, 'away');
    await host.host({ act: 'substitute', seat: 0 });
    const substitute = new Person((await host.page()).links!.seats[0]!);
    await host.host({ act: 'reissue', seat: 0 });
    await gone(substitute);
    // nobody has come by the new link, and the clock lets the bot play
    for (let turn = 0; turn < 4; turn++) {
      pass(DAY + 1_000);
      await ring(room);
      if ((await players[1]!.view()).play!.decisions.length) await players[1]!.play();
    }
    expect((await watcher.view()).plates[0]!.away).toMatchObject({ by: 'bot' });
    const { links } = await host.page();
    expect(links!.substitutes).toEqual([]);
    expect((await new Person(links!.seats[0]!).view()).you).toEqual({ role: 'invite', seat: 0 });
    await host.host({ act: 'restore', seat: 0 });
    const person = await new Person((await host.page()).links!.seats[0]!).sit('Ann');
    expect((await watcher.view()).plates[0]).toMatchObject({ name: 'Ann', away: null });
    expect((await person.page()).own).toBeDefined();
  });

  it('the hosting that was offered to its holder', async () => {
    const table = await startTable(two);
    const { host, watcher } = table;
    await host.host({ act: 'hand-over', seat: 0 });
    await reissue(table, 0);
    expect((await watcher.view()).heir).toBe(null);
    const next = await new Person((await host.page()).links!.seats[0]!).sit('Ann');
    expect((await act(next, 'host')).body.reason).toBe('not_heir');
  });

  it('the votes it was used for, cast or proposed', async () => {
    const table = await startTable({ ...two, seats: 4 });
    const { players, host, watcher } = table;
    const vote = (person: Person, body: object) => post(`${person.api}/vote`, body);
    await vote(players[0]!, { act: 'propose', motion: { kind: 'cancel' } });
    await vote(players[1]!, { act: 'propose', motion: { kind: 'pause', hours: 3 } });
    await vote(players[1]!, { act: 'cast', vote: 1, yes: true });
    await reissue(table, 1);
    expect((await watcher.view()).votes).toMatchObject([{ id: 1, voters: [0, 1, 2, 3], yes: [0], no: [] }]);
    const next = await new Person((await host.page()).links!.seats[1]!).sit('Ann');
    for (const person of [players[2]!, players[3]!]) await vote(person, { act: 'cast', vote: 1, yes: true });
    expect((await watcher.view()).stage).toBe('playing');
    await vote(next, { act: 'cast', vote: 1, yes: true });
    expect((await watcher.view()).stage).toBe('cancelled');
  });

  it('all of it where a seat is freed before the start', async () => {
    const { host, players, watcher } = await openTable({ ...two, host: 'Ann' });
    const bob = await new Person((await host.page()).links!.invite!).sit('Bob', 1);
    const letter = await leave(bob, newMailbox());
    await host.host({ act: 'hand-over', seat: 1 });
    await host.host({ act: 'free', seat: 1 });
    await gone(bob, letter);
    expect((await watcher.view()).heir).toBe(null);
    expect((await players[0]!.view()).you.seat).toBe(0);
  });
});

it('a room of an earlier release still knows an invitation of a substitute as one', async () => {
  const { players, host, room } = await startTable(two);
  await act(players[0]!, 'away');
  await host.host({ act: 'substitute', seat: 0 });
  const { links } = await host.page();
  expect(links!.substitutes).toEqual([0]);
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec(`UPDATE desk SET text = json_remove(text, '$.links.seats[0].for')`);
    storage.sql.exec(schema[4]!);
  });
  await evict(room);
  expect((await host.page()).links).toEqual(links);
  expect((await new Person(links!.seats[0]!).view()).you).toEqual({ role: 'invite', seat: 0, sitsIn: true });
});

it('a seat that was given up shows no invitation at the desk', async () => {
  const table = await startTable(two);
  const { players, host } = table;
  await reissue(table, 0);
  const next = await new Person((await host.page()).links!.seats[0]!).sit('Ann');
  await act(next, 'away');
  await host.host({ act: 'substitute', seat: 0 });
  await act(next, 'resign');
  expect((await host.page()).links!.seats[0]).toBe(null);
  await gone(players[0]!, next);
});
