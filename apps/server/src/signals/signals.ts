/**
 * What the processes of one server tell each other: which match has gone on, who has come, what was said. Nothing is
 * kept; whoever hears it looks in the database.
 */
export interface Signals {
  /** Tells everybody, this process too. */
  tell(topic: string, text: string): Promise<void>;
  on(topic: string, heard: (text: string) => void): void;
  /** Something may not have been heard: the connection was gone for a while. */
  onMissed(missed: () => void): void;
  close(): Promise<void>;
}

/** Those who listen, by topic. */
export class Listeners {
  readonly #heard = new Map<string, ((text: string) => void)[]>();
  readonly #missed: (() => void)[] = [];

  on(topic: string, heard: (text: string) => void): void {
    this.#heard.set(topic, [...(this.#heard.get(topic) ?? []), heard]);
  }

  onMissed(missed: () => void): void {
    this.#missed.push(missed);
  }

  hear(topic: string, text: string): void {
    for (const heard of this.#heard.get(topic) ?? []) heard(text);
  }

  miss(): void {
    for (const missed of this.#missed) missed();
  }
}
