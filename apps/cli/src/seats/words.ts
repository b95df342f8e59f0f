/** What is said of programs that play, in both languages. */

import type { WrongAnswer } from '@carroccio/engine';
import type { Language, Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { FaultSummary } from '../simulate/faults.ts';
import type { Ended } from './process.ts';

type Wrong = { kind: 'late'; limitMs: number } | { kind: 'wrong'; wrong: WrongAnswer };

interface SeatWords {
  /** What was wrong with an answer. */
  wrong(how: Wrong, teller: Teller): string;
  ended(how: Ended): string;
  /** A fault as whoever watches the match reads it. */
  fault(seat: string, command: string, what: string, out: boolean): string;
  /** What many matches say of a program. */
  count(seat: string, count: FaultSummary): string;
}

/** The system has no such program. */
const MISSING = 'ENOENT';

const english: SeatWords = {
  wrong: (how, teller) => {
    if (how.kind === 'late') return `no answer within ${how.limitMs} ms`;
    const { wrong } = how;
    if (wrong.code === 'unreadable')
      return `its answer is not {"id":…,"index":…} or {"id":…,"action":…} on one line: ${wrong.line}`;
    if (wrong.code === 'no-index')
      return `it chose index ${wrong.index} of ${GRAMMAR.en.count(wrong.actions, 'action', 'actions')}`;
    return `its action is not legal: ${teller.refusal(wrong.refusal)} (${wrong.refusal.rule})`;
  },
  ended: how =>
    how.kind === 'unstarted'
      ? `it cannot be started: ${how.why === MISSING ? 'there is no such program' : how.why}`
      : `it ended with ${how.code}${how.said === '' ? '' : `, saying: ${how.said}`}`,
  fault: (seat, command, what, out) =>
    `${seat} (${command}): ${what}; ${out ? 'from now on any legal action is taken for it' : 'any legal action was taken for it'}`,
  count: (seat, { command, faults, matches, out, first }) =>
    `${seat} (${command}): ${GRAMMAR.en.count(faults, 'fault', 'faults')} in ${GRAMMAR.en.count(matches, 'match', 'matches')}` +
    `${out === 0 ? '' : `; in ${GRAMMAR.en.count(out, 'match', 'matches')} it was out, and the rest was played at random for it`}; the first: ${first}`,
};

const italian: SeatWords = {
  wrong: (how, teller) => {
    if (how.kind === 'late') return `nessuna risposta entro ${how.limitMs} ms`;
    const { wrong } = how;
    if (wrong.code === 'unreadable')
      return `la sua risposta non è {"id":…,"index":…} o {"id":…,"action":…} su una riga: ${wrong.line}`;
    if (wrong.code === 'no-index')
      return `ha scelto l’indice ${wrong.index} di ${GRAMMAR.it.count(wrong.actions, 'azione', 'azioni')}`;
    return `la sua azione non è permessa: ${teller.refusal(wrong.refusal)} (${wrong.refusal.rule})`;
  },
  ended: how =>
    how.kind === 'unstarted'
      ? `non si può avviare: ${how.why === MISSING ? 'non c’è un programma con questo nome' : how.why}`
      : `è terminato con ${how.code}${how.said === '' ? '' : `, dicendo: ${how.said}`}`,
  fault: (seat, command, what, out) =>
    `${seat} (${command}): ${what}; ${out ? 'd’ora in poi si prende per lui un’azione permessa qualsiasi' : 'si è presa per lui un’azione permessa qualsiasi'}`,
  count: (seat, { command, faults, matches, out, first }) =>
    `${seat} (${command}): ${GRAMMAR.it.count(faults, 'errore', 'errori')} in ${GRAMMAR.it.count(matches, 'partita', 'partite')}` +
    `${out === 0 ? '' : `; in ${GRAMMAR.it.count(out, 'partita', 'partite')} è stato escluso, e per lui si è giocato a caso`}; il primo: ${first}`,
};

export const SEAT_WORDS: Readonly<Record<Language, SeatWords>> = { en: english, it: italian };
