import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../shared/protocol.ts';
import { schema } from '../../../worker/state/schema.ts';
import { DAY, leave, linkIn, mailed, newMailbox, putDelivery, settle, settled } from '../post.ts';
import { evict, newAddress, openTable, pass, Person, post, ring, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const two = { seats: 2, pace: 'daily', options: { planning: 'open' } } as const;
const act = (person: Person, name: string) => post<RoomPage & { path?: string }>(`${person.api}/seat`, { act: name });
const gone = async (...people: Person[]) => {
  for (const person of people) await expect(person.page()).rejects.toThrow('404');
};

describe('a link that was made anew voids', () => {
  it('the links in mails, the address they went to and the browsers that were told', async () => {
    const { players, host, room } = await startTable(two);
    const address = newMailbox();
    const letter = await leave(players[0]!, address);
    await post(`${players[0]!.api}/remind`, { address });
    const mailedSeat = linkIn((await mailed(address, 2)).at(-1)!, 'p');
    expect((await mailedSeat.view()).you.seat).toBe(0);
    await host.host({ act: 'reissue', seat: 0 });
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
    const { players, host } = await startTable(two);
    const address = newMailbox();
    await settle(players[0]!, { act: 'address', address, language: 'en' });
    const letter = linkIn((await mailed(address, 1))[0]!, 'm');
    await host.host({ act: 'reissue', seat: 0 });
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
    const { host, watcher } = await startTable(two);
    await host.host({ act: 'hand-over', seat: 0 });
    await host.host({ act: 'reissue', seat: 0 });
    expect((await watcher.view()).heir).toBe(null);
    const next = await new Person((await host.page()).links!.seats[0]!).sit('Ann');
    expect((await act(next, 'host')).body.reason).toBe('not_heir');
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
  const { players, host } = await startTable(two);
  await host.host({ act: 'reissue', seat: 0 });
  const next = await new Person((await host.page()).links!.seats[0]!).sit('Ann');
  await act(next, 'away');
  await host.host({ act: 'substitute', seat: 0 });
  await act(next, 'resign');
  expect((await host.page()).links!.seats[0]).toBe(null);
  await gone(players[0]!, next);
});
