/** How much somebody may ask: so much at once, and so much more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one of those who ask has left. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes one; false when there is none. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** More addresses than these at once are not told apart. */
const MOST_ASKING = 10_000;

/** The same for all who ask, by address. */
export class Buckets {
  readonly #rate: Rate;
  readonly #all = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(who: string, now: number): boolean {
    const known = this.#all.get(who);
    if (known) return known.take(now);
    if (this.#all.size >= MOST_ASKING) this.#forget(now);
    if (this.#all.size >= MOST_ASKING) return false;
    const bucket = new Bucket(this.#rate, now);
    this.#all.set(who, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [who, bucket] of this.#all) if (bucket.isFull(now)) this.#all.delete(who);
  }
}
