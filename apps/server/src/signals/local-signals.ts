import { Listeners, type Signals } from './signals.ts';

/** One process that tells itself. */
export class LocalSignals implements Signals {
  readonly #listeners = new Listeners();

  async tell(topic: string, text: string): Promise<void> {
    this.#listeners.hear(topic, text);
  }

  on(topic: string, heard: (text: string) => void): void {
    this.#listeners.on(topic, heard);
  }

  onMissed(): void {
    // Nothing is missed within one process.
  }

  async close(): Promise<void> {
    // There is nothing to close.
  }
}
