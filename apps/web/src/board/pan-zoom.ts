/** Moves a sheet about in a window: by transform while it moves, so that nothing is laid out or painted again. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const LARGEST = 2.5;
/** Smaller than fitting, so that one can step back a little. */
const BEYOND_FIT = 0.8;
const STILL_MS = 160;

export class PanZoom {
  readonly #window: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #size: Size;
  readonly #onChange: (view: View, window: Size) => void;
  #view: View = { x: 0, y: 0, scale: 1 };
  #rest: ReturnType<typeof setTimeout> | undefined;
  #fitted = true;

  constructor(window: HTMLElement, sheet: HTMLElement, size: Size, onChange: (view: View, window: Size) => void) {
    this.#window = window;
    this.#sheet = sheet;
    this.#size = size;
    this.#onChange = onChange;
  }

  get view(): View {
    return this.#view;
  }

  get #room(): Size {
    return { width: this.#window.clientWidth, height: this.#window.clientHeight };
  }

  #fitScale(): number {
    const { width, height } = this.#room;
    return Math.min(width / this.#size.width, height / this.#size.height) || 0.1;
  }

  fit(): void {
    const scale = this.#fitScale();
    const { width, height } = this.#room;
    this.#fitted = true;
    this.#show({
      scale,
      x: (width - this.#size.width * scale) / 2,
      y: (height - this.#size.height * scale) / 2,
    });
  }

  /** The window has changed its size: what was fitted stays fitted. */
  resized(): void {
    if (this.#fitted) this.fit();
    else this.#show(this.#view);
  }

  panBy(dx: number, dy: number): void {
    this.#fitted = false;
    this.#show({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
  }

  /** Zooms so that what is under a point of the window stays there. */
  zoomAt(x: number, y: number, factor: number): void {
    const from = this.#view;
    const least = this.#fitScale() * BEYOND_FIT;
    const scale = Math.min(LARGEST, Math.max(least, from.scale * factor));
    const ratio = scale / from.scale;
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
    const { width, height } = this.#room;
    const at = { x: this.#view.x + x * this.#view.scale, y: this.#view.y + y * this.#view.scale };
    const edge = Math.min(60, width / 6);
    if (at.x >= edge && at.x <= width - edge && at.y >= edge && at.y <= height - edge) return;
    this.centreOn(x, y);
  }

  toSheet(clientX: number, clientY: number): { x: number; y: number } {
    const { left, top } = this.#window.getBoundingClientRect();
    const { x, y, scale } = this.#view;
    return { x: (clientX - left - x) / scale, y: (clientY - top - y) / scale };
  }

  #show(view: View): void {
    this.#view = this.#kept(view);
    const { x, y, scale } = this.#view;
    const { style } = this.#sheet;
    style.willChange = 'transform';
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#onChange(this.#view, this.#room);
    // At rest the browser paints the sheet sharp again for its scale.
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      style.willChange = 'auto';
    }, STILL_MS);
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
