/**
 * Keeps a frame up to date: the server draws it from the public API, and it is fetched anew when that tells of a change.
 * Tells the page around it how high it would like to be; hears nothing from there.
 */
const [, , link] = location.pathname.split('/');
const isStill = new URLSearchParams(location.search).has('at');
/** WordPress lets frames of others run scripts and nothing else; it hears from them by a word that it puts into their address. */
const isShutOff = window.origin === 'null';
const [, secret] = /^#\?secret=([a-zA-Z0-9]+)$/.exec(location.hash) ?? [];
/** Many read the same page: they do not all come at once. Who leafs through a game waits for nothing. */
const SPREAD = isStill ? 0 : 600;
const AGAIN = 2_000;
const LATEST = 60_000;

function tellHeight() {
  const root = document.documentElement;
  root.classList.add('natural');
  const height = document.getElementById('embed').offsetHeight;
  root.classList.remove('natural');
  if (window.parent !== window) window.parent.postMessage({ parley: 'height', height }, '*');
  if (secret) window.parent.postMessage({ message: 'height', value: height, secret }, '*');
}

/** What would open beside a frame that can open nothing is opened by the page around it. */
function leadOut() {
  document.addEventListener('click', (event) => {
    const pressed = event.target.closest('[target=_blank], form button');
    if (!pressed) return;
    event.preventDefault();
    const { href } = pressed.closest('a') ?? document.querySelector('footer [target=_blank]');
    window.parent.postMessage({ message: 'link', value: href, secret }, '*');
  });
}

let isFetching = false;
let isStale = false;

/** What happens while it is being fetched is fetched after it. Says whether it came. */
async function redraw() {
  if (isShutOff) return location.reload();
  isStale = true;
  if (isFetching) return true;
  isFetching = true;
  let isHere = true;
  while (isStale) {
    await new Promise((go) => setTimeout(go, Math.random() * SPREAD));
    isStale = false;
    const response = await fetch(location.href).catch(() => null);
    isHere = response !== null && response.status < 500 && response.status !== 429;
    if (!isHere) break;
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('embed');
    // a hand on a link or a button stays on it
    const { id, href } = document.activeElement;
    const held = id ? `#${id}` : href && `[href="${CSS.escape(document.activeElement.getAttribute('href'))}"]`;
    const main = document.querySelector('main');
    const top = main.scrollTop;
    document.getElementById('embed').replaceWith(drawn);
    document.querySelector('main').scrollTop = top;
    if (held) document.querySelector(held)?.focus();
    document.dispatchEvent(new Event('redrawn'));
    tellHeight();
  }
  isFetching = false;
  return isHere;
}

let wait = AGAIN;
let events = null;

/** The public API, which is all that this frame hears of the table. */
function listen() {
  events = new EventSource(`/v1/tables/${link}/events`);
  events.onopen = () => {
    wait = AGAIN;
    showState(true);
  };
  events.addEventListener('change', ({ data }) => {
    if (JSON.parse(data).moment > Number(document.getElementById('embed').dataset.moment)) void redraw();
  });
  events.addEventListener('gone', () => {
    hush();
    void redraw();
  });
  events.onerror = () => {
    showState(false);
    // a stream that was lost is opened again by the browser; one that was refused is not
    if (events.readyState !== EventSource.CLOSED) return;
    hush();
    if (!isShutOff) void redraw();
    setTimeout(attend, wait * (0.5 + Math.random()));
    wait = Math.min(LATEST, wait * 2);
  };
}

function hush() {
  events?.close();
  events = null;
}

let isNear = true;

/** Only a frame that is being looked at listens; it hears of what it has missed when the reader comes back. */
function attend() {
  const isWanted = isNear && !document.hidden && document.getElementById('state');
  if (!isWanted) hush();
  else if (!events) listen();
}

function showState(isLive) {
  const state = document.querySelector('#state.live');
  if (!state) return;
  state.classList.toggle('cut', !isLive);
  state.textContent = isLive ? state.dataset.live : state.dataset.cut;
}

new ResizeObserver(tellHeight).observe(document.documentElement);
if (secret) leadOut();
if (isStill) {
  // a frame that may do nothing else leads through the game by its links
  if (!isShutOff) void import('/replay.js').then(({ replay }) => replay(redraw));
} else {
  document.addEventListener('visibilitychange', attend);
  new IntersectionObserver((seen) => {
    isNear = seen.at(-1).isIntersecting;
    attend();
  }).observe(document.documentElement);
}
