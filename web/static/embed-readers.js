/**
 * A seat that is lent to the readers of a page: votes with a proof of work, says how long the vote is open, and fetches the frame anew when something else
 * is asked. It asks the readers' object alone, and keeps in this browser a random name and what it has voted, for the page around it only.
 */
{
  const NAME = 'parley-reader';
  const VOTED = 'parley-reader-voted';
  /** How often it is asked whether anything is new, and within how long the many who read the same page come for it. */
  const LOOK = 15_000;
  const CROWD = 3_000;
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
  const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turn = (x, by) => (x >>> by) | (x << (32 - by));

  /** The first 32 bits of the hash of a text of plain letters. */
  function frontOf(text) {
    const blocks = Math.ceil((text.length + 9) / 64);
    const words = new Int32Array(blocks * 16);
    for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
    words[text.length >> 2] |= 0x80 << (24 - 8 * (text.length & 3));
    words[words.length - 1] = 8 * text.length;
    const state = Int32Array.from(START);
    const w = new Int32Array(64);
    for (let block = 0; block < blocks; block++) {
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i++) {
        if (i < 16) w[i] = words[16 * block + i];
        else {
          const [x, y] = [w[i - 15], w[i - 2]];
          w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
        }
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] += value));
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
    if (response.status >= 500 || response.status === 429) throw new Error(`${response.status}`);
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('embed');
    // what was chosen so far stays chosen while the same is asked
    const [before, after] = [document.getElementById('picks'), drawn.querySelector('#picks')];
    if (before && after && ballot().dataset.poll === drawn.querySelector('#ballot').dataset.poll) after.replaceWith(before);
    const top = document.querySelector('main').scrollTop;
    document.getElementById('embed').replaceWith(drawn);
    document.querySelector('main').scrollTop = top;
    tellHeight();
    begin();
  }

  const steps = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ];
  const saying = new Intl.RelativeTimeFormat(root.lang);
  let drawnAt = 0;
  let again = 0;

  function showTime() {
    const closes = document.getElementById('closes');
    if (!closes) return;
    const left = Number(closes.dataset.left) - (performance.now() - drawnAt);
    const [unit, ms] = steps.find(([, one]) => left >= 2 * one) ?? steps[3];
    const when = saying.format(Math.max(1, Math.floor(left / ms)), unit);
    const text = left > 0 ? closes.dataset.then.replace('…', when) : closes.dataset.now;
    if (closes.textContent !== text) closes.textContent = text;
  }

  /** Asks whether there is anything new, now and then, and soon after a vote has closed. */
  function lookSoon() {
    clearTimeout(again);
    const closes = document.getElementById('closes');
    const left = closes ? Number(closes.dataset.left) - (performance.now() - drawnAt) : LOOK;
    again = setTimeout(look, Math.min(LOOK, Math.max(1_000, left + 500)) + Math.random() * 1_000);
  }

  let isSending = false;

  async function look() {
    if (!document.hidden && !isSending) {
      try {
        const response = await fetch(`/api/readers/${link}/edition`);
        const { edition } = response.ok ? await response.json() : {};
        if (!response.ok ? response.status < 429 : edition !== Number(document.getElementById('embed').dataset.moment)) {
          await new Promise((go) => setTimeout(go, Math.random() * CROWD));
          if (!isSending) await draw(address());
        }
      } catch {
        // asked again below
      }
    }
    lookSoon();
  }

  function begin() {
    drawnAt = performance.now();
    showTime();
    lookSoon();
    // the server does not know who voted what: drawn once more with what this browser knows
    const { poll } = JSON.parse(kept(VOTED) ?? '{}');
    const form = ballot();
    if (form && form.dataset.poll === poll && form.dataset.voted === undefined && !isSending) void draw(address()).catch(() => {});
  }

  async function send(form) {
    const button = document.getElementById('vote');
    const [{ poll, work }, words] = [form.dataset, button.textContent];
    const body = new FormData(form);
    isSending = true;
    button.disabled = true;
    button.textContent = button.dataset.sends;
    try {
      const voter = voterName();
      body.set('poll', poll);
      body.set('voter', voter);
      body.set('proof', await prove(poll, voter, Number(work)));
      await draw(form.action, { method: 'POST', body });
      const voted = ballot()?.dataset.voted;
      if (voted !== undefined && ballot().dataset.poll === poll) {
        keep(VOTED, JSON.stringify({ poll, picks: voted.split(' ') }));
        document.getElementById('voted').focus();
      }
    } catch {
      document.getElementById('trouble').textContent = document.getElementById('trouble').dataset.lost;
      tellHeight();
    }
    isSending = false;
    button.disabled = false;
    button.textContent = words;
  }

  document.addEventListener('submit', (event) => {
    if (event.target.id !== 'ballot') return;
    event.preventDefault();
    if (!isSending) void send(event.target);
  });

  root.classList.add('votes');
  if (isShutOff) {
    const button = document.getElementById('vote');
    if (button) button.replaceWith(Object.assign(document.createElement('p'), { textContent: button.dataset.alone }));
  } else {
    document.addEventListener('visibilitychange', () => !document.hidden && lookSoon());
    setInterval(showTime, 1_000);
    begin();
  }
}
