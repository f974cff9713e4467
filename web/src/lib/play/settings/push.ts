/** Being told by the browser itself. One subscription serves all tables; of which seats it is told, this device remembers. */

export const isPushable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function subscribe(key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('a subscription without keys');
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/**
 * Leaves the way to a seat with the one who opens it when a notice is pressed, or takes it away.
 * It stays on this device: what is pushed names only the table and the seat.
 */
export async function leavePath(room: string, seat: number, path: string | null): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<void>((resolve) => (port1.onmessage = () => resolve()));
  active!.postMessage({ room, seat, path }, [port2]);
  await kept;
}

const keyOf = (id: string): string => `parley.push.${id}`;

/** The address under which this browser is told of that seat. */
export function toldHere(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function keepTold(id: string, endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), endpoint);
  } catch {
    // then it is offered again, and the room knows the browser by its address
  }
}
