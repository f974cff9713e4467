/**
 * Leads through a game that is looked at again, in a frame and on a page of its own. The server draws every step; one is fetched, put in the place of
 * the last, and the address follows it. All that is pressed here are links too, for whoever has no script.
 */

/** How long a step is shown at the usual speed. */
const SHOWN = 1_200;
let speed = '1';
let running = null;
/** Fetches what the address names and puts it on the page; says whether it came. */
let redraw = null;

const one = (id) => document.getElementById(id);

/** What the server can't know, and what a fresh drawing has lost. */
function settle() {
  const run = one('run');
  if (run && run.classList.contains('runs') !== (running !== null)) {
    run.classList.toggle('runs');
    [run.ariaLabel, run.dataset.stop] = [run.dataset.stop, run.ariaLabel];
  }
  for (const field of document.getElementsByName('speed')) {
    if (field.type === 'radio') field.checked = field.value === speed;
    else field.value = speed;
  }
  tellTime();
}

/** In the reader's own time, which the server does not know. */
function tellTime() {
  const { lang } = document.documentElement;
  const shape = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' };
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, shape);
  for (const time of document.querySelectorAll('.where time')) time.textContent = format.format(new Date(time.dateTime));
}

function stop() {
  clearTimeout(running);
  running = null;
  settle();
}

async function turnTo(address) {
  history.replaceState(null, '', address);
  const isHere = await redraw();
  const cut = one('cut');
  if (cut) cut.textContent = isHere ? '' : cut.dataset.said;
  if (!isHere) return stop();
  // while it runs, words would only pile up
  const told = one('told');
  if (told && running === null) told.textContent = one('words')?.innerText ?? '';
}

/** The step after, again and again, until the last of them or until it is stopped. */
async function run() {
  const [mine, after] = [running, one('after')];
  if (!after || after.classList.contains('off')) return stop();
  await turnTo(after.href);
  // stopped meanwhile, or begun anew
  if (running === mine) running = setTimeout(run, SHOWN / Number(speed));
}

function press(way) {
  if (!way || way.classList.contains('off')) return;
  stop();
  void turnTo(way.href);
}

function seek(value) {
  const address = new URL(location.href);
  address.searchParams.set('at', one('seek').dataset.steps.split(' ')[value - 1]);
  stop();
  void turnTo(address);
}

function begin() {
  const wasRunning = running !== null;
  stop();
  if (wasRunning) return;
  // what has ended begins anew
  if (one('after').classList.contains('off')) {
    const address = new URL(one('after').href);
    address.searchParams.set('at', one('seek').dataset.steps.split(' ')[0]);
    one('after').href = address;
    one('after').classList.remove('off');
  }
  running = setTimeout(run);
  settle();
}

/** What has keys of its own keeps them. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], .hand';

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.(OWN_KEYS)) return;
  const way = { ArrowLeft: 'before', ArrowRight: 'after' }[event.key];
  if (way) press(one(event.shiftKey ? `turn-${way}` : way));
  else if (event.key === 'Home') seek(1);
  else if (event.key === 'End') seek(Number(one('seek').max));
  else return;
  event.preventDefault();
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.classList.add('copied');
  setTimeout(() => button.classList.remove('copied'), 2_000);
}

export function replay(draw) {
  redraw = draw;
  document.documentElement.classList.add('replays');
  document.addEventListener('click', (event) => {
    const pressed = event.target.closest('.ways a, #run, #chapters a, [data-copy]');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (pressed.dataset.copy) void copy(pressed);
    else if (pressed.id === 'run') begin();
    else press(pressed);
  });
  document.addEventListener('input', ({ target }) => target.id === 'seek' && stop());
  document.addEventListener('change', ({ target }) => {
    if (target.id === 'seek') seek(Number(target.value));
    else if (target.name === 'speed') {
      speed = target.value;
      settle();
    }
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('redrawn', settle);
  settle();
}

let isFetching = false;
let isStale = false;
let isHere = true;

/** On a page of its own: the whole of it; what is asked for meanwhile is fetched after it. */
async function redrawPage() {
  isStale = true;
  while (isFetching) await new Promise((go) => setTimeout(go, 30));
  if (!isStale) return isHere;
  isFetching = true;
  isStale = false;
  const response = await fetch(location.href).catch(() => null);
  isHere = response?.ok === true;
  const drawn = isHere && new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('replay');
  if (drawn) put(drawn);
  isFetching = false;
  return isHere;
}

/** A hand on something stays on it, and what was scrolled stays where it was. */
function put(drawn) {
  const { id, name, value } = document.activeElement;
  const href = document.activeElement.getAttribute('href');
  const held = id ? `#${id}` : name ? `[name="${name}"][value="${value}"]` : href && `[href="${CSS.escape(href)}"]`;
  const seat = one('go-on-seat')?.selectedIndex ?? 0;
  const kept = [...document.querySelectorAll('[data-keeps]')].map(({ dataset, scrollTop, scrollLeft }) => [
    dataset.keeps,
    scrollTop,
    scrollLeft,
  ]);
  one('replay').replaceWith(drawn);
  for (const [name, top, left] of kept) document.querySelector(`[data-keeps=${name}]`)?.scrollTo(left, top);
  if (held) document.querySelector(held)?.focus({ preventScroll: true });
  if (seat > 0 && one('go-on-seat')?.options[seat]) one('go-on-seat').selectedIndex = seat;
  showChapter();
  document.dispatchEvent(new Event('redrawn'));
}

/** Its line in the log is in sight, or its chapter, where the list scrolls by itself. */
function showChapter() {
  const list = one('chapters');
  const now = [...(list?.querySelectorAll('[aria-current]') ?? [])].at(-1);
  if (!now || list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}

if (one('replay')) {
  replay(redrawPage);
  showChapter();
}
