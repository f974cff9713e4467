/**
 * <parley-table src="https://parley.example/embed/…"><a href="…">a link for readers without scripts</a><noscript>a picture</noscript></parley-table>
 * <parley-demo game="centauri"></parley-demo>
 * A table of Parley, or a game to be tried against bots, in any page: as wide as its column, as high as what it shows, fetched when the reader comes near.
 */
(() => {
  const home = new URL(document.currentScript.src).origin;
  const LEAST = 180;
  const MOST = 1_600;

  /** The theme that the page around it has said it is in, if it has. */
  function schemeOf(element) {
    const schemes = getComputedStyle(element).colorScheme.split(' ');
    const [only] = ['light', 'dark'].filter((one) => schemes.includes(one));
    return schemes.includes('light') && schemes.includes('dark') ? null : (only ?? null);
  }

  class ParleyTable extends HTMLElement {
    #frame;
    #seat;

    /** Where what it shows is to be found. */
    get address() {
      return this.getAttribute('src') ?? '';
    }

    connectedCallback() {
      let src;
      try {
        src = new URL(this.address, home);
      } catch {
        return;
      }
      // what it frames is ours alone
      if (this.#frame || src.origin !== home || !src.pathname.startsWith('/embed/')) return;
      const scheme = schemeOf(this);
      if (scheme && !src.searchParams.has('theme')) src.searchParams.set('theme', scheme);
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.title = this.getAttribute('title') ?? (this.querySelector('a') ?? this).textContent.trim();
      frame.loading = 'lazy';
      frame.referrerPolicy = 'no-referrer';
      frame.style.cssText = 'display:block;width:100%;height:400px;border:0;color-scheme:normal';
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<style>:host{display:block}</style>';
      root.append(frame);
      this.#frame = frame;
      addEventListener('message', this);
    }

    disconnectedCallback() {
      removeEventListener('message', this);
    }

    /** Opens this seat in the frame, where the host of the table has allowed this page to. */
    openSeat(link) {
      if (!this.#frame) return;
      this.#seat = String(link);
      const { pathname, search } = new URL(this.#frame.src);
      this.#frame.loading = 'eager';
      this.#frame.src = `${home}${pathname.replace(/(?:\/play)?\/?$/, '/play')}${search}`;
    }

    /** Only its own frame says how high it is to be, and that it can be handed a seat; nobody but it is. */
    handleEvent({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== home) return;
      if (data?.parley === 'ready' && this.#seat) source.postMessage({ parley: 'seat', link: this.#seat }, home);
      if (data?.parley !== 'height') return;
      const height = Number(data.height);
      if (height > 0) this.#frame.style.height = `${Math.min(MOST, Math.max(LEAST, Math.ceil(height)))}px`;
    }
  }

  /** No table is set before somebody presses Play. */
  class ParleyDemo extends ParleyTable {
    get address() {
      const chosen = ['theme', 'lang'].filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      return `/embed/demo/${encodeURIComponent(this.getAttribute('game') ?? '')}?${new URLSearchParams(chosen)}`;
    }
  }

  if (!customElements.get('parley-table')) customElements.define('parley-table', ParleyTable);
  if (!customElements.get('parley-demo')) customElements.define('parley-demo', ParleyDemo);
})();
