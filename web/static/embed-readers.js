/**
 * A seat that is lent to the readers of a page: votes with a proof of work, says how long the vote is open, and fetches the frame anew when the public API
 * tells of a change. It asks the readers' object alone, and keeps in this browser a random name and what it has voted, for the page around it only.
 */
(() => {
  const NAME = 'parley-reader';
  const VOTED = 'parley-reader-voted';
  /** Hashes between two breaths of the page. */
  const BREATH = 4_000;

  const [, , , link] = location.pathname.split('/');
  const memory = new Map();

  /** Where a page allows no storage, what is kept lasts as long as the frame. */
  function keep(name, value) {
    memory.set(name, value);
    try {
      localStorage.setItem(name, value);
    } catch {
      // kept above
    }
  }

  function kept(name) {
    try {
      return localStorage.getItem(name) ?? memory.get(name);
    } catch {
      return memory.get(name);
    }
  }

  function voterName() {
    const known = kept(NAME);
    if (known && /^[A-Za-z0-9_-]{22}$/.test(known)) return known;
    const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18)));
    const name = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
    keep(NAME, name);
    return name;
  }

  // ── SHA-256, of which only the front is looked at; a page that is not served by https has no other ──

  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
  const turn = (x, by) => (x >>> by) | (x << (32 - by));
  const w = new Int32Array(64);

  /** The first 32 bits of the hash of a text of plain letters. Written out, for it is done hundreds of thousands of times. */
  function frontOf(text) {
    const { length } = text;
    const state = START.slice();
    for (let from = 0; from < length + 9; from += 64) {
      w.fill(0, 0, 16);
      for (let i = from; i < Math.min(length, from + 64); i++) w[(i - from) >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
      if (length >= from && length < from + 64) w[(length - from) >> 2] |= 0x80 << (24 - 8 * (length & 3));
      if (length + 9 <= from + 64) w[15] = 8 * length;
      for (let i = 16; i < 64; i++) {
        const x = w[i - 15];
        const y = w[i - 2];
        w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
      let a = state[0];
      let b = state[1];
      let c = state[2];
      let d = state[3];
      let e = state[4];
      let f = state[5];
      let g = state[6];
      let h = state[7];
      for (let i = 0; i < 64; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + one) | 0;
        d = c;
        c = b;
        b = a;
        a = (one + two) | 0;
      }
      state[0] += a;
      state[1] += b;
      state[2] += c;
      state[3] += d;
      state[4] += e;
      state[5] += f;
      state[6] += g;
      state[7] += h;
    }
    return state[0] >>> 0;
  }

  /** The first number that makes so many zeros. */
  async function prove(poll, voter, work) {
    for (let tried = 0; ; tried++) {
      if (Math.clz32(frontOf(`${poll}:${voter}:${tried}`)) >= work) return String(tried);
      if (tried % BREATH === BREATH - 1) await new Promise((go) => setTimeout(go));
    }
  }

  // ── The frame ──

  const root = document.documentElement;
  const isShutOff = window.origin === 'null';
  const ballot = () => document.getElementById('ballot');

  /** The address of the frame, with what this browser has voted on what is asked. */
  function address() {
    const url = new URL(location.href);
    const { poll, picks } = JSON.parse(kept(VOTED) ?? '{}');
    if (!poll) return url;
    url.searchParams.set('voted', poll);
    for (const pick of picks) url.searchParams.append('pick', pick);
    return url;
  }

  async function draw(request, init) {
    const response = await fetch(request, init);
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('embed');
    // a frame that says why a vote was refused is drawn as any other
    if (response.status >= 500 || !drawn) throw new Error(`${response.status}`);
    const [before, after] = [ballot(), drawn.querySelector('#ballot')];
    const isSamePoll = before && after && before.dataset.poll === after.dataset.poll;
    if (isSamePoll && !init && before.dataset.voted === after.dataset.voted) moveAround(drawn);
    // a vote that was not taken leaves all as it was, and says why
    else if (isSamePoll && init && after.dataset.voted === undefined) say(drawn.querySelector('#trouble').textContent);
    else {
      const top = document.querySelector('main').scrollTop;
      document.getElementById('embed').replaceWith(drawn);
      document.querySelector('main').scrollTop = top;
    }
    tellHeight();
    begin();
  }

  /** The board moves while a reader is about to choose: the form is left alone, and whoever has a hand on it keeps it there. */
  function moveAround(drawn) {
    for (const part of ['header h1', '.line', '.board', '.hand', '#voters', '#closes']) {
      const [old, fresh] = [document.querySelector(part), drawn.querySelector(part)];
      if (!old || !fresh) continue;
      const { scrollLeft } = old;
      const isHeld = old === document.activeElement;
      old.replaceWith(fresh);
      fresh.scrollLeft = scrollLeft;
      if (isHeld) fresh.focus();
    }
    document.getElementById('embed').dataset.moment = drawn.dataset.moment;
  }

  function say(trouble) {
    document.getElementById('trouble').textContent = trouble;
    tellHeight();
  }

  // ── What is chosen, as it stands in the form ──

  const wordsOf = (form) =>
    chosenIn(form)
      .map(({ words }) => words)
      .join(', ');

  const votedIn = ({ dataset: { voted } }) => voted?.split(' ').filter(Boolean) ?? null;

  function isAsVoted(form) {
    const voted = votedIn(form);
    const picks = chosenIn(form).flatMap((one) => one.picks);
    const inOrder = (list) => (form.dataset.ordered === undefined ? list.toSorted() : list).join(' ');
    return voted !== null && inOrder(picks) === inOrder(voted);
  }

  /** The button names what is voted for; where that is what was voted already there is none. */
  function nameButton() {
    const [form, button] = [ballot(), document.getElementById('vote')];
    if (!form || !button || isSending) return;
    const words = wordsOf(form);
    const { plain, for: once, change } = button.dataset;
    button.textContent = words ? (votedIn(form) ? change : once).replace('…', words) : plain;
    button.hidden = isAsVoted(form);
  }

  const steps = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ];
  const saying = new Intl.RelativeTimeFormat(root.lang);
  let drawnAt = 0;

  function showTime() {
    const closes = document.getElementById('closes');
    if (!closes) return;
    const left = Number(closes.dataset.left) - (performance.now() - drawnAt);
    const [unit, ms] = steps.find(([, one]) => left >= 2 * one) ?? steps[3];
    const when = saying.format(Math.max(1, Math.floor(left / ms)), unit);
    const text = left > 0 ? closes.dataset.then.replace('…', when) : closes.dataset.now;
    if (closes.textContent !== text) closes.textContent = text;
  }

  let isSending = false;
  let coming = 0;

  /** Many read the same page: they come within as long as they are told, each at a time of its own, and never while a vote is on its way. */
  function comeWithin(ms) {
    clearTimeout(coming);
    coming = setTimeout(() => {
      if (isShutOff) return location.reload();
      if (isSending) return comeWithin(ms);
      draw(address()).catch(() => comeWithin(LATEST));
    }, Math.random() * ms);
  }

  const AGAIN = 2_000;
  const LATEST = 60_000;
  let wait = AGAIN;
  let events = null;

  /** The public API, which is all that this frame hears of the seat. */
  function listen() {
    events = new EventSource(`/v1/readers/${link}/events`);
    events.onopen = () => (wait = AGAIN);
    events.addEventListener('change', ({ data }) => {
      const { edition, within } = JSON.parse(data);
      if (edition !== Number(document.getElementById('embed').dataset.moment)) comeWithin(within);
    });
    events.addEventListener('gone', () => {
      hush();
      comeWithin(AGAIN);
    });
    events.onerror = () => {
      // a stream that was lost is opened again by the browser; one that was refused is not
      if (events.readyState !== EventSource.CLOSED) return;
      hush();
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
    const isWanted = isNear && !document.hidden && document.getElementById('embed').dataset.moment;
    if (!isWanted) hush();
    else if (!events) listen();
  }

  function begin() {
    drawnAt = performance.now();
    showTime();
    nameButton();
    showChosen();
    // the server does not know who voted what: drawn once more with what this browser knows
    const { poll } = JSON.parse(kept(VOTED) ?? '{}');
    const form = ballot();
    if (form && form.dataset.poll === poll && form.dataset.voted === undefined && !isSending) void draw(address()).catch(() => {});
  }

  /** Long enough that no second press of a double one lands on it. */
  const PAUSE = 500;

  /** Whoever reads is asked in words of our own before anything is sent: the page around could have led that press. */
  function ask(form) {
    const [dialog, yes] = ['ask', 'ask-yes'].map((id) => document.getElementById(id));
    const title = document.getElementById('ask-title');
    title.textContent = title.dataset.ask.replace('…', wordsOf(form) || title.dataset.nothing);
    yes.disabled = true;
    setTimeout(() => (yes.disabled = false), PAUSE);
    yes.onclick = () => {
      dialog.close();
      void send(form);
    };
    document.getElementById('ask-no').onclick = () => dialog.close();
    dialog.showModal();
  }

  async function send(form) {
    const button = document.getElementById('vote');
    const { poll, work } = form.dataset;
    const body = new FormData(form);
    isSending = true;
    button.disabled = true;
    button.textContent = button.dataset.sends;
    try {
      const voter = voterName();
      body.set('poll', poll);
      body.set('voter', voter);
      body.set('proof', await prove(poll, voter, Number(work)));
      await draw(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
      const now = ballot();
      if (now && now !== form && now.dataset.poll === poll) {
        keep(VOTED, JSON.stringify({ poll, picks: votedIn(now) }));
        document.getElementById('voted').focus();
      }
    } catch {
      say(document.getElementById('trouble').dataset.lost);
    }
    isSending = false;
    button.disabled = false;
    nameButton();
  }

  document.addEventListener('submit', (event) => {
    if (event.target.id !== 'ballot') return;
    event.preventDefault();
    if (!isSending) ask(event.target);
  });
  document.addEventListener('input', nameButton);

  root.classList.add('votes');
  if (isShutOff) {
    const button = document.getElementById('vote');
    if (button) button.replaceWith(Object.assign(document.createElement('p'), { textContent: button.dataset.alone }));
  } else {
    setInterval(showTime, 1_000);
    begin();
  }
  document.addEventListener('visibilitychange', attend);
  new IntersectionObserver((seen) => {
    isNear = seen.at(-1).isIntersecting;
    attend();
  }).observe(root);
})();
