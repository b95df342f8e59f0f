export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  width: number;
  height: number;
}

const LARGEST = 2.5;
/** Smaller than fitting, so that one can step back a little. */
const BEYOND_FIT = 0.8;
const STILL_MS = 160;
/** What lies over the window's upper edge, layers and charts, must not lie over the title of the whole sheet. */
const TOOLS = 52;

interface Watcher {
  moved(view: View, window: Size): void;
  /** The sheet lies still, at this scale. */
  rested(scale: number): void;
}

/**
 * Moves a sheet about in a window: by transform while it moves, so that nothing is laid out or painted again. Where
 * it comes to rest it is laid out in the size it is seen in, and so painted sharp: once, and not with every frame.
 */
export class PanZoom {
  readonly #window: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #size: Size;
  readonly #watcher: Watcher;
  #room: Size;
  #view: View = { x: 0, y: 0, scale: 1 };
  /** The scale in which the sheet is laid out. */
  #laidOut = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fitted = true;
  /** Whether whoever looks has moved the sheet himself: then it is his. */
  #handled = false;
  /** Where whoever looks was before something that happened was shown to him. */
  #home: { readonly view: View; readonly fitted: boolean } | null = null;

  constructor(window: HTMLElement, sheet: HTMLElement, size: Size, watcher: Watcher) {
    this.#window = window;
    this.#sheet = sheet;
    this.#size = size;
    this.#watcher = watcher;
    this.#room = roomIn(window);
    this.fit();
  }

  #fitScale(): number {
    const { width, height } = this.#room;
    return Math.min(width / this.#size.width, (height - topOf(this.#room)) / this.#size.height) || 0.1;
  }

  /** All of it, because somebody wants to see it so. */
  showAll(): void {
    this.#handled = true;
    this.fit();
  }

  fit(): void {
    const scale = this.#fitScale();
    const { width, height } = this.#room;
    this.#fitted = true;
    this.#home = null;
    this.#show({
      scale,
      x: (width - this.#size.width * scale) / 2,
      y: (height + topOf(this.#room) - this.#size.height * scale) / 2,
    });
    this.#rest();
  }

  /** The window has changed its size: what was fitted stays fitted, unless only a tray has opened below. */
  resized(): void {
    const { width, height } = this.#room;
    this.#room = roomIn(this.#window);
    if (this.#fitted && (this.#room.width !== width || height === 0)) this.fit();
    else this.#show(this.#view);
  }

  /** The first look: on these points, near enough to read, and all of the sheet where that is near enough. */
  open(points: readonly Point[], readable: number): void {
    if (points.length === 0 || this.#fitScale() >= readable) return;
    const { x, y } = nearest(points, mean(points));
    this.centreOn(x, y, readable);
    this.#home = null;
  }

  /** Something happens there: it is looked at, and one comes back from it. */
  follow(x: number, y: number): void {
    const from = { ...this.#view };
    const fitted = this.#fitted;
    this.reveal(x, y);
    if (this.#view.x === from.x && this.#view.y === from.y) return;
    this.#home ??= { view: from, fitted };
  }

  /**
   * Somebody is to choose among these points: back to where he was, and on to them if none is in sight there. Where all
   * of the sheet was shown because there was nothing to look at yet, this is the first look.
   */
  attend(points: readonly Point[], readable: number): void {
    if (points.length === 0) return;
    if (this.#fitted && !this.#handled) {
      this.open(points, readable);
      return;
    }
    if (this.#home) {
      const { view, fitted } = this.#home;
      this.#home = null;
      this.#show(view);
      this.#fitted = fitted;
    }
    if (points.some(point => this.#isSeen(point))) return;
    const { x, y } = nearest(points, mean(points));
    this.centreOn(x, y);
  }

  panBy(dx: number, dy: number): void {
    this.#home = null;
    this.#handled = true;
    this.#fitted = false;
    this.#show({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
  }

  /** Zooms so that what is under a point of the window stays there. */
  zoomAt(x: number, y: number, factor: number): void {
    const from = this.#view;
    const least = this.#fitScale() * BEYOND_FIT;
    const scale = Math.min(LARGEST, Math.max(least, from.scale * factor));
    const ratio = scale / from.scale;
    this.#home = null;
    this.#handled = true;
    this.#fitted = false;
    this.#show({ scale, x: x - (x - from.x) * ratio, y: y - (y - from.y) * ratio });
  }

  zoom(factor: number): void {
    const { width, height } = this.#room;
    this.zoomAt(width / 2, height / 2, factor);
  }

  centreOn(x: number, y: number, scale = this.#view.scale): void {
    const { width, height } = this.#room;
    this.#fitted = false;
    this.#show({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
  }

  /** Brings a point into sight if it is not, with some room around it. */
  reveal(x: number, y: number): void {
    if (!this.#isSeen({ x, y })) this.centreOn(x, y);
  }

  #isSeen({ x, y }: Point): boolean {
    const { width, height } = this.#room;
    const at = { x: this.#view.x + x * this.#view.scale, y: this.#view.y + y * this.#view.scale };
    const edge = Math.min(60, width / 6);
    return at.x >= edge && at.x <= width - edge && at.y >= edge && at.y <= height - edge;
  }

  toSheet(clientX: number, clientY: number): { x: number; y: number } {
    const { left, top } = this.#window.getBoundingClientRect();
    const { x, y, scale } = this.#view;
    return { x: (clientX - left - x) / scale, y: (clientY - top - y) / scale };
  }

  #show(view: View): void {
    this.#view = this.#kept(view);
    this.#place();
    this.#watcher.moved(this.#view, this.#room);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), STILL_MS);
  }

  #place(): void {
    const { x, y, scale } = this.#view;
    this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale / (this.#laidOut || scale)})`;
  }

  #rest(): void {
    clearTimeout(this.#resting);
    const { x, y, scale } = this.#view;
    // Between two pixels even a sharp drawing is blurred.
    this.#view = { x: Math.round(x), y: Math.round(y), scale };
    if (scale !== this.#laidOut) {
      this.#laidOut = scale;
      this.#sheet.style.width = `${this.#size.width * scale}px`;
      this.#sheet.style.height = `${this.#size.height * scale}px`;
    }
    this.#place();
    this.#watcher.rested(scale);
  }

  /** Some of the sheet always stays in sight. */
  #kept({ x, y, scale }: View): View {
    const { width, height } = this.#room;
    const keep = 80;
    return {
      scale,
      x: Math.min(width - keep, Math.max(keep - this.#size.width * scale, x)),
      y: Math.min(height - keep, Math.max(keep - this.#size.height * scale, y)),
    };
  }
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The point that lies nearest to another: in the middle of the action, and not between two of them. */
const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, one) => (apart(one, to) < apart(best, to) ? one : best));

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A small picture of a board has no tools. */
const topOf = ({ height }: Size): number => (height > 6 * TOOLS ? TOOLS : 0);

const roomIn = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });
