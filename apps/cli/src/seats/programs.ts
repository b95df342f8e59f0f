import { type AnyAction, type Bot, type Language, type Match, type Seat, Teller } from '@carroccio/kernel';
import { isProgram, type Program, type ProgramFault, ProgramSeat, type ProgramTerms } from './program.ts';
import { SEAT_WORDS } from './words.ts';

/** The seats of one match that programs play. */
export class ProgramSeats {
  readonly #seats = new Map<Seat, ProgramSeat>();

  constructor(
    match: Match,
    players: readonly ('human' | Bot | Program)[],
    terms: ProgramTerms & { seed: string },
    fault: (fault: ProgramFault) => void,
  ) {
    players.forEach((player, seat) => {
      if (isProgram(player)) this.#seats.set(seat, new ProgramSeat(match, seat, player, terms, fault));
    });
  }

  choose(seat: Seat): Promise<AnyAction> {
    return this.#at(seat).choose();
  }

  /** Whoever waits for the choice of a seat's program hears that it is not wanted any more. */
  cancel(seat: Seat): void {
    this.#at(seat).cancel();
  }

  #at(seat: Seat): ProgramSeat {
    const program = this.#seats.get(seat);
    if (!program) throw new Error(`no program plays seat ${seat}`);
    return program;
  }

  close(): void {
    for (const program of this.#seats.values()) program.close();
  }
}

/** A fault in words, without whose it is. */
export function faultSaid(fault: ProgramFault, match: Match, language: Language): string {
  const words = SEAT_WORDS[language];
  if (fault.kind === 'ended' || fault.kind === 'unstarted') return words.ended(fault);
  return words.wrong(fault, new Teller(match.game, match.play.scene, language));
}

/** A fault in words for whoever watches the match. */
export function faultTold(fault: ProgramFault, match: Match, language: Language): string {
  const seat = new Teller(match.game, match.play.scene, language).seat(fault.seat);
  return SEAT_WORDS[language].fault(seat, fault.command, faultSaid(fault, match, language), fault.out);
}
