import type { PanZoom } from './pan-zoom.ts';

/** Farther than this a press is a drag. */
const DRAG = 6;

interface Press {
  x: number;
  y: number;
}

interface Listener {
  /** A press that went nowhere. */
  tapped(event: PointerEvent): void;
  /** A pointer that presses nothing is here now, told once a frame; `null` when it is gone. */
  hovered(event: PointerEvent | null): void;
}

/** Wheel, drag and pinch on a board's window. */
export function listenToGestures(
  window: HTMLElement,
  panZoom: () => PanZoom | null,
  { tapped, hovered }: Listener,
): () => void {
  const presses = new Map<number, Press>();
  let moved = 0;
  let frame = 0;

  const hover = (event: PointerEvent | null): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => hovered(event));
  };
  const leave = (): void => hover(null);

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = window.getBoundingClientRect();
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    panZoom()?.zoomAt(event.clientX - left, event.clientY - top, Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0015)));
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || isControl(event.target)) return;
    if (presses.size === 0) moved = 0;
    presses.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId);
    if (!press) {
      if (event.pointerType !== 'touch') hover(event);
      return;
    }
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    moved += Math.hypot(dx, dy);
    if (moved < DRAG) return;
    if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
    const other = [...presses].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(press, other, event);
    else panZoom()?.panBy(dx, dy);
    presses.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const pinch = (press: Press, other: Press, event: PointerEvent): void => {
    const { left, top } = window.getBoundingClientRect();
    const before = Math.hypot(press.x - other.x, press.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    panZoom()?.panBy((event.clientX - press.x) / 2, (event.clientY - press.y) / 2);
    panZoom()?.zoomAt((event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top, after / (before || 1));
  };
  const up = (event: PointerEvent): void => {
    if (presses.delete(event.pointerId) && moved < DRAG) tapped(event);
  };
  const cancel = (event: PointerEvent): void => {
    presses.delete(event.pointerId);
  };

  window.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('pointerleave', leave);
  return () => {
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('pointerleave', leave);
    cancelAnimationFrame(frame);
  };
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, .board-minimap') !== null;
