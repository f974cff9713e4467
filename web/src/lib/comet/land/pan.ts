import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';

/** A finger or the mouse may drag the map, two fingers stretch it, the wheel zooms. Nothing needs it: the map follows by itself. */
const SLACK = 6;

interface Finger {
  x: number;
  y: number;
}

const apart = ([a, b]: Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

export function pan(camera: Camera): Attachment<HTMLElement> {
  return (window) => {
    const fingers = new Map<number, Finger>();
    let start: Finger | null = null;
    let isDragging = false;

    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = { x: event.clientX, y: event.clientY };
      isDragging = false;
    };
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!isDragging && start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!isDragging) window.setPointerCapture(event.pointerId);
      isDragging = true;
      const before = apart([...fingers.values()]);
      fingers.set(event.pointerId, now);
      const after = apart([...fingers.values()]);
      if (before && after) camera.stretch(after / before);
      else camera.drag(now.x - was.x, now.y - was.y);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // the click that ends a drag chooses nothing
    const click = (event: MouseEvent) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    const wheel = (event: WheelEvent) => {
      if (!camera.isTight && camera.isWhole && event.deltaY > 0) return;
      event.preventDefault();
      camera.stretch(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('wheel', wheel);
    };
  };
}
