/** Runs in the page: what a reader with a pointer could not reach or read there. */
export async function faultsOf(): Promise<string[]> {
  const SLACK = 1.5;
  const faults: string[] = [];
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;

  const named = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent;
    const holder = element
      .closest('section, nav, header, form, .decision')
      ?.className.toString()
      .replace(/ ?\b_\w{4}\b/g, '');
    if (!said.trim()) return `${element.localName}.${element.getAttribute('class') ?? ''} in ${holder ?? '?'}`;
    return `${element.localName} "${said.replace(/\s+/g, ' ').trim().slice(0, 60)}" in ${holder ?? '?'}`;
  };
  /** For ears only, or shown only when focused. */
  const isUnseen = (element: Element): boolean =>
    element.closest('.sr, .skip') !== null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isTiny = ({ width, height }: DOMRect): boolean => width <= 1 || height <= 1;
  const isOn = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -SLACK && top >= -SLACK && right <= wide + SLACK && bottom <= high + SLACK;

  const isMoved = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** What a hand can scroll around this element, the innermost first: a frame that hides what runs out of it is none, though a script could move it. */
  function scrolledAround(element: Element): { box: Element; x: boolean; y: boolean }[] {
    const around: { box: Element; x: boolean; y: boolean }[] = [];
    for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const x = isMoved(overflowX) && box.scrollWidth > box.clientWidth;
      const y = isMoved(overflowY) && box.scrollHeight > box.clientHeight;
      if (box !== document.body && (x || y)) around.push({ box, x, y });
    }
    const isFixed = ['x', 'y'].map((axis) =>
      [document.documentElement, document.body].some((one) =>
        /hidden|clip/.test(getComputedStyle(one).getPropertyValue(`overflow-${axis}`)),
      ),
    );
    around.push({ box: document.scrollingElement!, x: !isFixed[0], y: !isFixed[1] });
    return around;
  }

  /** Scrolls as a hand would, until this holds; then all is back where it was. */
  function comes(element: Element, holds: () => boolean): boolean {
    if (holds()) return true;
    const around = scrolledAround(element);
    const before = around.map(({ box: { scrollLeft, scrollTop } }) => ({ scrollLeft, scrollTop }));
    const isReached = [0.5, 0, 1].some((part) => {
      for (const { box, x, y } of around) {
        const isPage = box === document.scrollingElement;
        const edge = isPage ? new DOMRect(0, 0, wide, high) : box.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        const by = (from: number, to: number, frame: number, long: number) => from + (to - from) * part - (frame + long * part);
        box.scrollBy({
          left: x ? by(own.left, own.right, edge.left + box.clientLeft, isPage ? wide : box.clientWidth) : 0,
          top: y ? by(own.top, own.bottom, edge.top + box.clientTop, isPage ? high : box.clientHeight) : 0,
          behavior: 'instant',
        });
      }
      return holds();
    });
    for (const [at, { box }] of around.entries())
      box.scrollTo({ left: before[at]!.scrollLeft, top: before[at]!.scrollTop, behavior: 'instant' });
    return isReached;
  }

  function isPressable(control: Element): boolean {
    const box = control.getBoundingClientRect();
    if (!isOn(box)) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return (
      hit !== null && (control.contains(hit) || [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
    );
  }

  /** Does this element, by itself, hide what lies below it? */
  function isPainted(element: Element): boolean {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement && element.localName !== 'svg') {
      const { fill, fillOpacity } = style;
      return fill !== 'none' && !/, 0\)$|transparent/.test(fill) && Number(fillOpacity) > 0.5;
    }
    return style.backgroundImage !== 'none' || !/, 0\)$|transparent/.test(style.backgroundColor);
  }

  /** The frame that cuts this box off, if one does; what can be scrolled is not cut. */
  function cutBy(element: Element, box: DOMRect): Element | null {
    const free = { x: false, y: false };
    for (let holder: Element | null = element; holder && holder !== document.documentElement; holder = holder.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(holder);
      if (display === 'contents') continue;
      const edge = holder.getBoundingClientRect();
      const isOut = {
        x: !free.x && (box.left < edge.left - SLACK || box.right > edge.right + SLACK),
        y: !free.y && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3),
      };
      if ((isOut.x && ['hidden', 'clip'].includes(overflowX)) || (isOut.y && ['hidden', 'clip'].includes(overflowY))) return holder;
      if (['auto', 'scroll'].includes(overflowX)) free.x = true;
      if (['auto', 'scroll'].includes(overflowY)) free.y = true;
    }
    return null;
  }

  function coverOf(element: Element, x: number, y: number): Element | null {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(element) || element.contains(hit)) return null;
      if (isPainted(hit)) return hit;
    }
    return null;
  }

  const beyond = document.documentElement.scrollWidth - wide;
  if (beyond > 0) faults.push(`the page is ${beyond} px too wide`);

  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')) {
    if (isUnseen(control) || isTiny(control.getBoundingClientRect())) continue;
    if (comes(control, () => isPressable(control))) continue;
    // a map brings what has the focus before its reader
    if (control instanceof SVGElement) {
      control.blur();
      control.focus({ preventScroll: true });
      await frame();
      if (comes(control, () => isPressable(control))) continue;
    }
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    faults.push(
      isOn(box) ? `${named(control)} lies below ${hit ? named(hit) : 'nothing'} (${at})` : `${named(control)} stays off the screen (${at})`,
    );
  }

  const plates = [...document.querySelectorAll('.corner .plate')];
  for (const piece of document.querySelectorAll('.orrery .stack, .orrery .world')) {
    const one = piece.getBoundingClientRect();
    for (const plate of plates) {
      const other = plate.getBoundingClientRect();
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > SLACK && high > SLACK) faults.push(`the plate of ${named(plate)} lies over ${named(piece)}`);
    }
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sheer = new CSSStyleSheet();
  // so that what is drawn on top is also hit on top
  sheer.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheer);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !node.nodeValue?.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TEXTAREA'].includes(holder.tagName)) continue;
    if (isUnseen(holder) || isTiny(holder.getBoundingClientRect())) continue;
    // a map larger than its window is moved about in it
    if (holder.closest('.map') && document.querySelector('.zoom')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (isTiny(whole)) continue;
    const cutter = cutBy(holder, whole);
    if (cutter) {
      faults.push(
        `"${node.nodeValue.trim().slice(0, 50)}" of ${named(holder)} is cut by ${cutter.localName}.${cutter.className.toString()}`,
      );
      continue;
    }
    let cover: Element | null = null;
    const isFree = comes(holder, () => {
      const lines = [...range.getClientRects()].filter((line) => !isTiny(line));
      const points = lines.flatMap(({ left, right, top, height }) =>
        [0.1, 0.5, 0.9].map((part) => ({ x: left + (right - left) * part, y: top + height / 2 })),
      );
      return points.every(({ x, y }) => {
        if (x < 0 || y < 0 || x > wide || y > high) return false;
        cover = coverOf(holder, x, y);
        return cover === null;
      });
    });
    // a card may lie under the next one, as long as its corner shows
    const card = holder.closest('.hand .card');
    if (!isFree && card?.querySelector('.corner') && !holder.closest('.corner') && (cover as Element | null)?.closest('.card')) continue;
    if (!isFree)
      faults.push(
        `"${node.nodeValue.trim().slice(0, 50)}" of ${named(holder)} at ${Math.round(whole.left)} ${Math.round(whole.top)} is covered by ${cover ? named(cover) : 'the edge'}`,
      );
  }
  document.adoptedStyleSheets.pop();
  window.scrollTo(0, 0);
  return [...new Set(faults)];
}
