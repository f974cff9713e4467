/** What is said over a socket that may be broken: that is its own trouble, and nobody else's. */

export const OPEN = 1;

/**
 * The other end, to whoever has asked for a socket: without any extension, and so without compression. An update fits into one packet as it is,
 * a whole page into ten; to squeeze them takes as much of the processor as all the rest of an answer, at both ends.
 */
export const handOver = (client: WebSocket): Response =>
  new Response(null, { status: 101, webSocket: client, headers: { 'sec-websocket-extensions': 'none' } });

export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== OPEN) return;
  try {
    socket.send(text);
  } catch (error) {
    console.warn('socket', error);
  }
}

export function hangUp(socket: WebSocket, code: number, reason?: string): void {
  try {
    socket.close(code, reason);
  } catch (error) {
    console.warn('socket', error);
  }
}
