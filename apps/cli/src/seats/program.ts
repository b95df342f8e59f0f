import { thinkingChance } from '@carroccio/bots';
import {
  meantAction,
  readSeatLine,
  type SeatAnswer,
  type SeatMessage,
  type SeatReply,
  SeatVoice,
  unreadable,
  type WrongAnswer,
} from '@carroccio/engine';
import { type AnyAction, type Bot, type Language, type Match, type Seat, Teller } from '@carroccio/kernel';
import { type Ended, OutsideProcess } from './process.ts';
import { SEAT_WORDS } from './words.ts';

/** What a program did wrong, and what came of it. */
export type ProgramFault = (Ended | { kind: 'late'; limitMs: number } | { kind: 'wrong'; wrong: WrongAnswer }) & {
  seat: Seat;
  command: string;
  /** Whether it plays no more: what can be done is done at random for it until the match ends. */
  out: boolean;
};

export interface ProgramTerms {
  language: Language;
  /** Within so many milliseconds an answer must come. */
  limitMs: number;
  /** Hears what it says to its standard error. */
  overhear?: (said: string) => void;
}

/** A program as somebody names it for a seat; its process begins with the match. */
export interface Program {
  readonly kind: 'program';
  readonly name: string;
  readonly command: string;
}

export const isProgram = (player: 'human' | Bot | Program): player is Program =>
  player !== 'human' && 'kind' in player && player.kind === 'program';

export const programOf = (command: string): Program => ({ kind: 'program', name: command, command });

/** So often a program may fail before it is stopped. */
const MOST_FAULTS = 3;

type Heard = { answer: SeatAnswer } | { line: string } | Ended | 'late' | 'unwanted';

/** Nobody waits any more for what a program was asked. */
class Unwanted extends Error {
  override name = 'Unwanted';
}

/**
 * A seat that a program plays. Whatever it does, the match goes on: where it gives no legal answer in time, any legal
 * action is taken, the program is told so, and `fault` is called. One that ends, or fails for the third time, is out.
 */
export class ProgramSeat {
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #program: Program;
  readonly #terms: ProgramTerms;
  readonly #fault: (fault: ProgramFault) => void;
  readonly #voice: SeatVoice;
  readonly #seed: string;
  #process: OutsideProcess | undefined;
  #faults = 0;
  #asked = 0;
  #ended: Ended | undefined;
  #waiting: ((heard: Heard) => void) | undefined;

  constructor(
    match: Match,
    seat: Seat,
    program: Program,
    terms: ProgramTerms & { seed: string },
    fault: (fault: ProgramFault) => void,
  ) {
    this.#match = match;
    this.#seat = seat;
    this.#program = program;
    this.#terms = terms;
    this.#fault = fault;
    this.#seed = `${terms.seed} program ${seat}`;
    const { language, limitMs } = terms;
    this.#voice = new SeatVoice(match, seat, { language, limitMs, seed: this.#seed, clock: () => performance.now() });
    this.#process = new OutsideProcess(program.command, news => this.#hear(news), terms.overhear);
    this.#send(this.#voice.begin());
  }

  /** The action it takes, or that is taken for it. */
  async choose(): Promise<AnyAction> {
    const chance = thinkingChance(`${this.#seed} ${this.#match.length}`);
    const message = this.#voice.choose(++this.#asked, chance);
    const { any } = message.params;
    if (this.#ended) return this.#failed(this.#ended, any);
    if (!this.#process) return any;
    this.#send(message);
    const heard = await this.#answer();
    if (heard === 'unwanted') throw new Unwanted();
    if (heard === 'late') return this.#failed({ kind: 'late', limitMs: this.#terms.limitMs }, any);
    if ('kind' in heard) return this.#failed(heard, any);
    if ('line' in heard) return this.#failed({ kind: 'wrong', wrong: unreadable(heard.line) }, any);
    const meant = meantAction(this.#match.play, this.#seat, heard.answer);
    return 'action' in meant ? meant.action : this.#failed({ kind: 'wrong', wrong: meant.wrong }, any);
  }

  /** Whoever waits for its choice hears that it is not wanted any more; it may be asked anew. */
  cancel(): void {
    this.#waiting?.('unwanted');
  }

  /** The match is over, or nobody plays on. */
  close(): void {
    this.#send(this.#voice.end());
    this.#process?.close();
    this.#process = undefined;
  }

  #send(message: SeatMessage | SeatReply): void {
    this.#process?.send(message);
  }

  #hear(news: { line: string } | Ended): void {
    if ('kind' in news) {
      if (this.#waiting) this.#waiting(news);
      else this.#ended = news;
      return;
    }
    // Nobody is heard but whoever has to choose; the clock runs while he asks back.
    if (!this.#waiting) return;
    const said = readSeatLine(news.line);
    if (!said) this.#waiting({ line: news.line });
    else if ('question' in said) this.#send(this.#voice.reply(said.question));
    // What answers an earlier question comes too late.
    else if (said.answer.id === this.#asked) this.#waiting({ answer: said.answer });
  }

  #answer(): Promise<Heard> {
    return new Promise(resolve => {
      const settle = (heard: Heard): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
        resolve(heard);
      };
      // An answer that lies in the pipe already while the clock runs out is in time.
      const late = (): void => {
        if (this.#waiting === settle) settle('late');
      };
      const timer = setTimeout(() => setImmediate(late), this.#terms.limitMs);
      this.#waiting = settle;
    });
  }

  #failed(
    how: Ended | { kind: 'late'; limitMs: number } | { kind: 'wrong'; wrong: WrongAnswer },
    any: AnyAction,
  ): AnyAction {
    this.#faults++;
    this.#ended = undefined;
    const gone = how.kind === 'ended' || how.kind === 'unstarted';
    const out = gone || this.#faults >= MOST_FAULTS;
    if (!gone) this.#send({ method: 'wrong', params: { id: this.#asked, ...this.#wrongOf(how), taken: any } });
    if (out) {
      this.#process?.kill();
      this.#process = undefined;
    }
    this.#fault({ ...how, seat: this.#seat, command: this.#program.command, out });
    return any;
  }

  #wrongOf(how: { kind: 'late'; limitMs: number } | { kind: 'wrong'; wrong: WrongAnswer }) {
    const { language } = this.#terms;
    const { play } = this.#match;
    const teller = new Teller(play.game, play.scene, language);
    const message = SEAT_WORDS[language].wrong(how, teller);
    if (how.kind === 'late') return { code: 'late' as const, message };
    const { wrong } = how;
    if (wrong.code !== 'refused') return { code: wrong.code, message };
    return { code: wrong.code, message, rule: wrong.refusal.rule, reason: wrong.refusal.reason };
  }
}
