/** A board with its hand and its question: so high, by how wide the frame is. */
const PLAYED = { narrow: 780, wide: 720 };
const WIDE = 768;

/** Tells the page around how high this frame would like to be. */
export function tellHeight(isPlayed: boolean): void {
  if (window.parent === window) return;
  const root = document.documentElement;
  root.classList.add('natural');
  const natural = document.getElementById('embed')?.offsetHeight ?? 0;
  root.classList.remove('natural');
  const played = innerWidth < WIDE ? PLAYED.narrow : PLAYED.wide;
  window.parent.postMessage({ parley: 'height', height: isPlayed ? played : natural }, '*');
}
