import type { Frame, Point } from './hexes.ts';
import { WIDTH } from './hexes.ts';
import { isCalm } from '../calm.ts';

/** The least width of a hex on the screen while choosing, in pixels. */
const LEAST = 49;
const MOST = 110;
const BESIDE = 104;
const STEP = 1.3;
const MOVE = 280;

/** What part of the map is seen, and how large. */
export class Camera {
  /** Of the window the map is seen through, in pixels; 0 until it is known. */
  width = $state(0);
  height = $state(0);
  #zoom = $state<number | null>(null);
  readonly #frame: Frame;
  #centre = $state.raw<Point>({ x: 0, y: 0 });
  #moving = 0;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  }

  get #fit(): number {
    return Math.min(this.width / this.#frame.width, this.height / this.#frame.height);
  }

  /** Pixels for one unit of the map. */
  get scale(): number {
    return Math.min(MOST / WIDTH, Math.max(this.#fit, this.#zoom ?? LEAST / WIDTH));
  }

  get isWhole(): boolean {
    return this.width === 0 || this.scale <= this.#fit * 1.001;
  }

  /** The whole map would be too small to choose from. */
  get isTight(): boolean {
    return this.width > 0 && this.#fit * WIDTH < LEAST;
  }

  get box(): Frame {
    if (this.width === 0) return this.#frame;
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    const { x, y } = this.#within(this.#centre, width, height);
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** As near to the point as the edges of the map allow. */
  #within({ x, y }: Point, width: number, height: number): Point {
    const { x: left, y: top, width: wide, height: high } = this.#frame;
    const clamp = (at: number, from: number, length: number, seen: number) =>
      seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
    // beyond its sides, so that no hex stays under what stands in the corners of the window
    const beside = width < wide ? BESIDE / this.scale : 0;
    return { x: clamp(x, left - beside, wide + 2 * beside, width), y: clamp(y, top, high, height) };
  }

  /** Glides there, or cuts where motion is not wanted. */
  look(at: Point): void {
    cancelAnimationFrame(this.#moving);
    const from = this.#centre;
    const start = performance.now();
    const duration = isCalm() || this.width === 0 ? 0 : MOVE;
    const glide = (now: number) => {
      const part = duration ? Math.min(1, Math.max(0, now - start) / duration) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.#centre = { x: from.x + (at.x - from.x) * eased, y: from.y + (at.y - from.y) * eased };
      if (part < 1) this.#moving = requestAnimationFrame(glide);
    };
    glide(start);
  }

  /** Moves by so many pixels, at once. */
  drag(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    const { scale } = this;
    cancelAnimationFrame(this.#moving);
    this.#centre = this.#within({ x: x + width / 2 - dx / scale, y: y + height / 2 - dy / scale }, width, height);
  }

  zoom(direction: 1 | -1): void {
    this.stretch(STEP ** direction);
  }

  stretch(by: number): void {
    this.#zoom = Math.min(MOST / WIDTH, Math.max(this.#fit, this.scale * by));
  }
}
