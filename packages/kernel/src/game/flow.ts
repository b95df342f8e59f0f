import { type Chance, Generator, shuffle } from '../play/chance.ts';
import type { Position } from '../play/position.ts';
import type { AnyEvent, AnyFlow, AnyFrame, AnyGameEvent, AnyRoll, AnyShape, Options } from './erased.ts';
import type { EndEvent, Frame, Seat } from './shape.ts';

/** Stops the rules where an event has told what somebody wanted to know. */
export class Enough extends Error {
  readonly events: AnyEvent[];

  constructor(events: AnyEvent[]) {
    super('enough is known');
    this.events = events;
  }
}

/** More dice at once than any rulebook rolls. */
const MOST_ROLLED = 1000;

const isOf = <S extends string>(frame: AnyFrame, step: S): frame is AnyFrame & Frame<AnyShape, S> =>
  frame.step === step;

/** The rules' hands on a position: what they see of it and what they do to it while one action is worked out. */
export class PositionFlow implements AnyFlow {
  readonly position: Position;
  readonly #chance: Chance;
  readonly #until: string | undefined;
  /** What happened since the last `begin`. */
  events: AnyEvent[] = [];
  /** Whether chance spoke or something hidden was shown since the last `begin`. */
  irrevocable = false;
  /** Whether chance spoke since the last `begin`. */
  drew = false;
  /** Whether the rules said since the last `begin` that something hidden was shown. */
  shown = false;

  constructor(position: Position, chance: Chance = new Generator(position.chance), until?: string) {
    this.position = position;
    this.#chance = chance;
    this.#until = until;
  }

  begin(): void {
    this.events = [];
    this.irrevocable = false;
    this.drew = false;
    this.shown = false;
  }

  get state(): object {
    return this.position.state;
  }
  get scenario(): string {
    return this.position.scenario;
  }
  get options(): Options {
    return this.position.options;
  }
  get seats(): number {
    return this.position.seats;
  }

  others(seat: Seat): Seat[] {
    return Array.from({ length: this.seats }, (_, other) => other).filter(other => other !== seat);
  }

  enclosing<S extends string>(step: S): Frame<AnyShape, S> {
    const frame = this.position.stack.findLast(waiting => isOf(waiting, step));
    if (!frame) throw new Error(`no frame "${step}" waits; the stack is ${this.#stackNames()}`);
    return frame;
  }

  inside(step: string): boolean {
    return this.position.stack.some(frame => frame.step === step);
  }

  next(...frames: AnyFrame[]): void {
    if (this.position.result) return;
    for (const frame of frames.reverse()) this.position.stack.push(frame);
  }

  unwind(step: string): void {
    this.enclosing(step);
    while (this.position.stack.at(-1)?.step !== step) this.position.stack.pop();
  }

  emit(event: AnyGameEvent): void {
    this.events.push(event);
    if (event.type === this.#until) throw new Enough(this.events);
  }

  draw(n: number, from?: number): number {
    this.irrevocable = true;
    this.drew = true;
    return this.#chance.draw(n, from);
  }

  roll({ dice = 1, ...roll }: AnyRoll): number[] {
    if (dice > MOST_ROLLED) throw new Error(`${dice} dice are more than any hand holds`);
    const results = Array.from({ length: dice }, () => this.draw(roll.sides, 1));
    this.events.push({ type: 'roll', ...roll, dice: results });
    return results;
  }

  shuffle<T>(items: T[]): T[] {
    return shuffle(this, items);
  }

  reveal(): void {
    this.irrevocable = true;
    this.shown = true;
  }

  end(ending: Omit<EndEvent, 'type'>): void {
    // What a step still does after the end of the match does not end it again.
    if (this.position.result) return;
    this.position.result = ending;
    this.position.stack = [];
    this.position.sealed = null;
    this.events.push({ type: 'end', ...ending });
  }

  #stackNames(): string {
    return this.position.stack.map(frame => frame.step).join(' > ') || 'empty';
  }
}
