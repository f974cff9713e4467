import { beforeEach, describe, expect, it } from 'vitest';
import { evict, newAddress, openTable, Person, post, stored } from '../table.ts';

beforeEach(() => void newAddress());

const sit = (invite: Person, input: object) => post<{ path: string }>(`${invite.api}/sit`, input);

describe('a double click on an invitation', () => {
  it('to any seat takes one seat and leads to it twice, also after eviction', async () => {
    const { host, room } = await openTable();
    const invite = new Person((await host.page()).links!.invite!);
    const [one, two] = await Promise.all([sit(invite, { name: 'Bob', request: 'r-1' }), sit(invite, { name: 'Bob', request: 'r-1' })]);
    await evict(room);
    const three = await sit(invite, { name: 'Bob', request: 'r-1' });
    expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
    expect(new Set([one.body.path, two.body.path, three.body.path]).size).toBe(1);
    const view = await new Person(one.body.path).view();
    expect(view.plates.map(({ name }) => name)).toEqual(['Bob', '', '']);
    const other = await sit(invite, { name: 'Rob', request: 'r-2' });
    expect((await new Person(other.body.path).view()).you.seat).toBe(1);
  });

  it('to one seat leads to it, though the first click has used the invitation up', async () => {
    const { host } = await openTable();
    const invite = new Person((await host.page()).links!.seats[2]!);
    const one = await sit(invite, { name: 'Bob', request: 'r-1' });
    expect((await sit(invite, { name: 'Bob', request: 'r-1' })).body.path).toBe(one.body.path);
    expect(await sit(invite, { name: 'Eve', request: 'r-2' })).toMatchObject({ status: 404, body: { reason: 'no_such_link' } });
    expect(await sit(invite, { name: 'Eve' })).toMatchObject({ status: 404 });
  });

  it('opens nothing once the host has made a new link for the seat', async () => {
    const { host } = await openTable();
    const invite = new Person((await host.page()).links!.seats[2]!);
    const { body } = await sit(invite, { name: 'Bob', request: 'r-1' });
    await host.host({ act: 'reissue', seat: 2 });
    expect(await sit(invite, { name: 'Bob', request: 'r-1' })).toMatchObject({ status: 404 });
    await expect(new Person(body.path).view()).rejects.toThrow('404');
  });

  it('is kept neither as a secret nor as a request, and another invitation with the same request is another person', async () => {
    const { host, room } = await openTable();
    const { links } = await host.page();
    const { body } = await sit(new Person(links!.seats[1]!), { name: 'Bob', request: 'weak' });
    const other = await sit(new Person(links!.seats[2]!), { name: 'Eve', request: 'weak' });
    expect(other.body.path).not.toBe(body.path);
    const text = await stored(room);
    expect(text).not.toContain(new Person(body.path).secret);
    expect(text).not.toContain('weak');
    expect(await sit(new Person(links!.invite!), { name: 'Bob', request: '' })).toMatchObject({ status: 400 });
  });
});
