/** Why something cannot be done that was asked for from outside, in both languages. */
import type { Language } from '../books/rulebook.ts';
import type { Problem, ProblemCode, ProblemOf } from '../game/problem.ts';
import { tellFaults } from './faults.ts';
import { GRAMMAR } from './grammar.ts';

type ProblemWords = { [C in ProblemCode]: (problem: ProblemOf<C>) => string };

/** More faults than these nobody reads in one sentence. */
const TOLD = 3;

const WORDS: Readonly<Record<Language, ProblemWords>> = {
  en: {
    'unknown-scenario': ({ game, scenario, scenarios }) =>
      `${game} has no scenario "${scenario}"; it has ${scenarios.join(', ')}`,
    'number-of-seats': ({ scenario, seats, fewest, most }) =>
      `${scenario} is for ${fewest} to ${most} seats, not ${seats}`,
    'unknown-option': ({ scenario, option, options }) =>
      `${scenario} has no option "${option}"; it has ${options.join(', ') || 'none'}`,
    'option-value': ({ option, value, values }) =>
      `option "${option}" is one of ${values.join(', ')}, not ${JSON.stringify(value)}`,
    'number-of-bots': ({ seats, bots }) => `${seats} seats need ${seats} bots, or one for all; ${bots} are named`,
    'no-game': ({ game, games }) => `there is no game "${game}"; there are ${games.join(', ')}`,
    unplayable: ({ game }) => `"${game}" has its rulebook here but cannot be played yet`,
    'unfit-pack': ({ faults }) => `the data pack does not fit: ${tellFaults(faults.slice(0, TOLD), 'en')}`,
    'no-record': ({ faults }) => `not a match record: ${tellFaults(faults.slice(0, TOLD), 'en')}`,
    'other-game': ({ game, wanted }) => `the record is of "${game}", not of "${wanted}"`,
    'other-version': ({ version, wanted }) => `the record is of rules version ${version}; these are version ${wanted}`,
    beginning: ({ why }) => `the match cannot begin: ${problemWords(why, 'en')}`,
    entry: ({ entry, why }) => `entry ${entry} cannot be played: ${problemWords(why, 'en')}`,
    'state-differs': ({ entry }) => `the state differs at entry ${entry}`,
    'end-differs': () => 'the final state differs',
    'other-seed': () => 'the seed is not the one that was committed to',
    'other-result': () => 'the result is not the one the match gives',
    refused: ({ rule, reason }) => `refused by ${rule}: ${reason}`,
    over: () => 'the match is over',
    'many-operations': ({ limit }) => `a patch may have ${limit} operations at most`,
    'long-patch': ({ limit }) => `the patch is longer than ${limit} characters`,
    'deep-patch': ({ limit }) => `the patch is nested more than ${limit} levels deep`,
    'large-number': ({ number, least, most }) => `the number ${number} is not between ${least} and ${most}`,
    outside: ({ path }) => `path "${path}" is not inside /state or /stack`,
    'nothing-there': ({ path }) => `there is nothing at "${path}"`,
    operation: ({ op, path, why }) => `"${op}" cannot be done at "${path}" (${why})`,
    'large-position': ({ size, depth }) => `a position may be ${size} characters long and ${depth} levels deep at most`,
    'unknown-step': ({ step }) => `the game has no step "${step}"`,
    'nobody-asked': ({ step, seat }) => `step "${step}" would ask seat ${seat}`,
    'foreign-part': () => 'the state has a part that no state of the game has',
    impossible: ({ says }) => says.join('; '),
    broken: ({ why }) => `the rules cannot go on: ${why}`,
    'impossible-result': ({ result, least, most }) => `scripted result ${result} is not between ${least} and ${most}`,
    'many-entries': ({ limit }) => `a match may have ${limit} entries at most`,
    'no-bot': ({ game, bot, bots }) => `${game} has no bot "${bot}"; it has ${bots.join(', ')}`,
  },
  it: {
    'unknown-scenario': ({ game, scenario, scenarios }) =>
      `${game} non ha uno scenario «${scenario}»; ha ${scenarios.join(', ')}`,
    'number-of-seats': ({ scenario, seats, fewest, most }) =>
      `${scenario} si gioca da ${fewest} a ${most}, non in ${seats}`,
    'unknown-option': ({ scenario, option, options }) =>
      options.length > 0
        ? `${scenario} non ha un’opzione «${option}»; ha ${options.join(', ')}`
        : `${scenario} non ha opzioni, nemmeno «${option}»`,
    'option-value': ({ option, value, values }) =>
      `l’opzione «${option}» può essere ${values.join(', ')}, non ${JSON.stringify(value)}`,
    'number-of-bots': ({ seats, bots }) =>
      `per ${GRAMMAR.it.count(seats, 'posto', 'posti')} ci vogliono ${seats} bot, o uno per tutti; ne ${GRAMMAR.it.form(bots, 'è indicato', 'sono indicati')} ${bots}`,
    'no-game': ({ game, games }) => `non c’è un gioco «${game}»; ci sono ${games.join(', ')}`,
    unplayable: ({ game }) => `di «${game}» qui c’è il regolamento, ma non si può ancora giocare`,
    'unfit-pack': ({ faults }) => `il pacchetto di dati non va bene: ${tellFaults(faults.slice(0, TOLD), 'it')}`,
    'no-record': ({ faults }) => `non è la registrazione di una partita: ${tellFaults(faults.slice(0, TOLD), 'it')}`,
    'other-game': ({ game, wanted }) => `la registrazione è di «${game}», non di «${wanted}»`,
    'other-version': ({ version, wanted }) =>
      `la registrazione è della versione ${version} delle regole; queste sono la versione ${wanted}`,
    beginning: ({ why }) => `la partita non può cominciare: ${problemWords(why, 'it')}`,
    entry: ({ entry, why }) => `la mossa ${entry} non si può giocare: ${problemWords(why, 'it')}`,
    'state-differs': ({ entry }) => `alla mossa ${entry} la situazione è diversa`,
    'end-differs': () => 'la situazione finale è diversa',
    'other-seed': () => 'il seme non è quello su cui ci si era impegnati',
    'other-result': () => 'il risultato non è quello che dà la partita',
    refused: ({ rule, reason }) => `la vieta ${rule}: ${reason}`,
    over: () => 'la partita è finita',
    'many-operations': ({ limit }) => `una modifica può avere al massimo ${limit} operazioni`,
    'long-patch': ({ limit }) => `la modifica supera i ${limit} caratteri`,
    'deep-patch': ({ limit }) => `la modifica ha più di ${limit} livelli, uno dentro l’altro`,
    'large-number': ({ number, least, most }) => `il numero ${number} non è fra ${least} e ${most}`,
    outside: ({ path }) => `il percorso «${path}» non è dentro /state o /stack`,
    'nothing-there': ({ path }) => `in «${path}» non c’è nulla`,
    operation: ({ op, path, why }) => `«${op}» non si può fare in «${path}» (${why})`,
    'large-position': ({ size, depth }) =>
      `una posizione può avere al massimo ${size} caratteri e ${depth} livelli, uno dentro l’altro`,
    'unknown-step': ({ step }) => `il gioco non ha una fase «${step}»`,
    'nobody-asked': ({ step, seat }) => `la fase «${step}» interrogherebbe il posto ${seat}`,
    'foreign-part': () => 'la situazione ha una parte che nel gioco non esiste',
    impossible: ({ says }) => says.join('; '),
    broken: ({ why }) => `le regole non possono andare avanti: ${why}`,
    'impossible-result': ({ result, least, most }) => `il risultato fissato ${result} non è fra ${least} e ${most}`,
    'many-entries': ({ limit }) => `una partita può avere al massimo ${limit} mosse`,
    'no-bot': ({ game, bot, bots }) => `${game} non ha un bot «${bot}»; ha ${bots.join(', ')}`,
  },
};

export const PROBLEM_CODES: readonly string[] = Object.keys(WORDS.en);

/** Problems come from outside too, in an engine's answers. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(WORDS.en, String(value.code));

export const problemWords = (problem: Problem, language: Language): string =>
  wordsOf(WORDS[language], problem.code, problem);

const isOf = <C extends ProblemCode>(problem: Problem, code: C): problem is ProblemOf<C> & Problem =>
  problem.code === code;
function wordsOf<C extends ProblemCode>(words: ProblemWords, code: C, problem: Problem): string {
  return isOf(problem, code) ? words[code](problem) : '';
}
