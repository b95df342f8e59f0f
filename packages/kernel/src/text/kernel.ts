import type { Fault } from '../books/fault.ts';
import type { Language } from '../books/rulebook.ts';
import type { AnyRefusal } from '../game/erased.ts';
import type { KernelReason, RollEvent } from '../game/shape.ts';
import type { NoOdds } from '../play/odds.ts';
import { isFault, tellFaults } from './faults.ts';
import { GRAMMAR } from './grammar.ts';

interface KernelWords {
  roll(event: RollEvent, why: string): string;
  end(winners: readonly string[], why: string): string;
  forced(seat: string, action: string): string;
  /** An outcome in which nothing happens to anybody. */
  nothing: string;
  noOdds: Record<NoOdds, string>;
  refusals: Record<KernelReason, (refusal: AnyRefusal) => string>;
}

const faultsIn = ({ faults }: AnyRefusal): readonly Fault[] => (Array.isArray(faults) ? faults.filter(isFault) : []);

/** What the machine itself says, in any game. */
export const KERNEL_TEXT: Readonly<Record<Language, KernelWords>> = {
  en: {
    roll: (event, why) => `${why}: ${event.dice.join(' + ')} on ${event.dice.length}d${event.sides}`,
    end: (winners, why) => (winners.length > 0 ? `${GRAMMAR.en.list(winners)} won: ${why}` : `A draw: ${why}`),
    forced: (seat, action) => `${seat}: ${action} (nothing else could be done)`,
    nothing: 'Nothing happens',
    noOdds: {
      nothing: 'No die and no card decides here',
      hidden: 'What decides is hidden from this seat: there are no exact odds',
      others: 'Others choose before it comes to the dice: there are no exact odds',
      sequence: 'The dice that follow belong to the sequence of play, not to this choice',
      'too-many': 'There are too many ways for it to come out to count them all',
    },
    refusals: {
      over: () => 'The match is over',
      'not-your-decision': () => 'It is not this seat that has to choose now',
      stale: refusal => `The position has changed since; the decision is now number ${refusal.at}`,
      'unknown-action': refusal => `The game has no action "${refusal.type}"`,
      malformed: refusal => `The action is badly formed: ${tellFaults(faultsIn(refusal), 'en')}`,
      'not-now': () => 'That belongs to another moment of the sequence of play',
      'not-offered': () => 'This is not among the legal choices of the decision',
    },
  },
  it: {
    roll: (event, why) => `${why}: ${event.dice.join(' + ')} con ${event.dice.length}d${event.sides}`,
    end: (winners, why) =>
      winners.length > 0
        ? `${GRAMMAR.it.list(winners)} ${GRAMMAR.it.form(winners.length, 'vince', 'vincono')}: ${why}`
        : `Pareggio: ${why}`,
    forced: (seat, action) => `${seat}: ${action} (non si poteva fare altro)`,
    nothing: 'Non succede nulla',
    noOdds: {
      nothing: 'Qui non decidono né dadi né carte',
      hidden: 'Ciò che decide è nascosto a questo posto: non ci sono probabilità esatte',
      others: 'Prima dei dadi scelgono altri: non ci sono probabilità esatte',
      sequence: 'I dadi che seguono appartengono alla sequenza di gioco, non a questa scelta',
      'too-many': 'I modi in cui può andare sono troppi per contarli tutti',
    },
    refusals: {
      over: () => 'La partita è finita',
      'not-your-decision': () => 'Non tocca a questo posto decidere adesso',
      stale: refusal => `Nel frattempo la situazione è cambiata: la decisione è ora la numero ${refusal.at}`,
      'unknown-action': refusal => `Il gioco non conosce l'azione "${refusal.type}"`,
      malformed: refusal => `L'azione è scritta male: ${tellFaults(faultsIn(refusal), 'it')}`,
      'not-now': () => 'Appartiene a un altro momento della sequenza di gioco',
      'not-offered': () => 'Non è tra le scelte permesse da questa decisione',
    },
  },
};
