import { beforeEach, describe, expect, it } from 'vitest';
import { newAddress, send, startTable } from '../table.ts';

beforeEach(() => void newAddress());

describe('the calendar of a seat', () => {
  it('has an entry that ends where its decision’s time does, in UTC, and no link', async () => {
    const { players, watcher } = await startTable({ pace: 'daily', title: 'Friday; table, one', options: { planning: 'open' } });
    const { status, body, headers } = await send(`${players[0]!.api}/calendar.ics`);
    const file = body as unknown as string;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const { until } = (await watcher.view()).play!.waiting[0]!;
    const end = new Date(until).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(file).toContain(`\r\nDTEND:${end}\r\n`);
    expect(file).toContain('SUMMARY:Friday\\; table\\, one: Place a card face down');
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file).not.toContain(players[0]!.secret);
  });

  it('is empty where nothing is asked, and a seat’s alone', async () => {
    const { players, watcher, host } = await startTable({ pace: 'daily', options: { planning: 'open' } });
    expect((await send(`${players[1]!.api}/calendar.ics`)).body).not.toContain('VEVENT');
    expect((await send(`${watcher.api}/calendar.ics`)).status).toBe(403);
    expect((await send(`${host.api}/calendar.ics`)).status).toBe(403);
    expect((await send(`/api/l/p/${players[0]!.room}.AAAAAAAAAAAAAAAAAAAAAA/calendar.ics`)).status).toBe(404);
  });
});
