/** What is said over a socket that may be broken: that is its own trouble, and nobody else's. */

export const OPEN = 1;

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
