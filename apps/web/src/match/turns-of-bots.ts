interface Turns {
  /** How long a bot's move stays on the board before the next. */
  pace(): number;
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
  #stopped = false;
  #wake: (() => void) | undefined;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** One loop at a time: an undo while bots move must not start a second. */
  async play(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
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
    return this.#pause(this.#hurried ? 0 : this.#turns.pace());
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
