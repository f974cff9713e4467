import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { RoomDoor } from '../../shared/protocol.ts';

/** As much of the platform as rooms without sockets need: their rows lie in memory, alarms are rung by hand, and bots do not hesitate. */

function storageInMemory() {
  const rows = new DatabaseSync(':memory:');
  const find = (query: string, bindings: SQLInputValue[]): unknown[] => {
    if (bindings.length || query.startsWith('SELECT')) return rows.prepare(query).all(...bindings);
    rows.exec(query);
    return [];
  };
  return {
    sql: {
      databaseSize: 0,
      exec: (query: string, ...bindings: SQLInputValue[]) => {
        const found = find(query, bindings);
        return { toArray: () => found, rowsRead: 0, rowsWritten: 0 };
      },
    },
    transactionSync: (write: () => void) => {
      // one may stand in another
      rows.exec('SAVEPOINT here');
      try {
        write();
      } catch (error) {
        rows.exec('ROLLBACK TO here');
        throw error;
      } finally {
        rows.exec('RELEASE here');
      }
    },
    setAlarm: async () => {},
    deleteAlarm: async () => {},
  };
}

export interface Room extends RoomDoor {
  alarm(): Promise<void>;
}

export type RoomClass = new (ctx: object, env: object) => Room;

/** The rooms of a service, each made when it is first asked for. */
export function roomsInMemory(Kind: RoomClass): { getByName: (name: string) => Room } {
  const rooms = new Map<string, Room>();
  const env = { QUOTAS: { getByName: () => ({ take: async () => 0 }) }, BOT_PAUSE_MS: '0' };
  const make = (): Room => {
    const ctx = { storage: storageInMemory(), setWebSocketAutoResponse: () => {}, getWebSockets: () => [], waitUntil: () => {} };
    return new Kind(ctx, env);
  };
  return {
    getByName: (name) => {
      const room = rooms.get(name) ?? make();
      rooms.set(name, room);
      return room;
    },
  };
}
