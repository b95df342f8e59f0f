/** Milliseconds between the moves of a bot; 0 shows only where they end. */
export type Pace = 0 | 250 | 600;

/** How much longer than the pace a blow stays on the board, and how much shorter a march. */
const BLOW = 4;
const MARCH = 0.5;

/** At the brisk pace all that bots do one after the other is over by then. */
const WHOLE_TURN_MS = 5000;
/** No single moment takes more of the time that is left: late blows are still seen. */
const SHARE = 5;
const LAST_MS = 250;
const BRISK: Pace = 250;

interface Lingering {
  readonly pace: Pace;
  readonly blow: boolean;
  /** How long the bots have been moving. */
  readonly spent: number;
}

/** How long a bot's move stays on the board; `null` when time is up, and only the end is to be shown. */
export function lingerOf({ pace, blow, spent }: Lingering): number | null {
  const wanted = pace * (blow ? BLOW : MARCH);
  if (pace !== BRISK) return wanted;
  const left = WHOLE_TURN_MS - spent;
  return left < LAST_MS ? null : Math.min(wanted, left / SHARE);
}

interface Turns {
  /** How long a bot's move stays on the board before the next. */
  linger(spent: number): number | null;
  /** Whether a bot is to answer what dice have just decided. */
  struck(): boolean;
  /** Lets the bot whose turn it is move; false when it is nobody's, or something failed. */
  move(): Promise<boolean>;
}

/** Lets bots move one after the other, slowly enough to be seen. */
export class TurnsOfBots {
  readonly #turns: Turns;
  #running = false;
  #hurried = false;
  #began = 0;
  #stopped = false;
  #wake: (() => void) | undefined;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Whether only the end of the moves is to be shown. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** One loop at a time: an undo while bots move must not start a second. */
  async play(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#began = performance.now();
    try {
      // A person's own blow stays in sight, too, before it is answered.
      if (this.#turns.struck()) await this.#linger();
      while (!this.#stopped && (await this.#turns.move())) await this.#linger();
    } finally {
      this.#running = false;
      this.#hurried = false;
    }
  }

  /** Shows where the moves lead instead of every move, until a person decides. */
  hurry(): void {
    if (!this.#running) return;
    this.#hurried = true;
    this.#wake?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#wake?.();
  }

  #linger(): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    const ms = this.#turns.linger(performance.now() - this.#began);
    this.#hurried = ms === null;
    return this.#pause(ms ?? 0);
  }

  #pause(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
