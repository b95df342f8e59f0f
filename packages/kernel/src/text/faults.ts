/** What is wrong with data from outside, in both languages. */
import type { Fault, FaultCode, FaultOf, Whole } from '../books/fault.ts';
import type { Language } from '../books/rulebook.ts';
import { problemWords } from './problems.ts';

type FaultWords = { [C in FaultCode]: (fault: FaultOf<C>) => string };

const ITALIAN_TYPES: Readonly<Record<string, string>> = {
  integer: 'un numero intero',
  number: 'un numero',
  string: 'un testo',
  boolean: 'true o false',
  array: 'un elenco',
  object: 'un oggetto',
  null: 'null',
};
const ITALIAN_WHOLES: Readonly<Record<Whole, string>> = { pack: 'il pacchetto', record: 'la partita' };

const WORDS: Readonly<Record<Language, FaultWords>> = {
  en: {
    type: ({ types }) => (types.length === 1 ? `must be ${types[0]}` : `must be either ${types.join(' or ')}`),
    bound: ({ comparison, limit }) => `must be ${comparison} ${limit}`,
    few: ({ of, limit }) => `must not have fewer than ${limit} ${of}`,
    many: ({ of, limit }) => `must not have more than ${limit} ${of}`,
    constant: () => 'must be equal to constant',
    choice: () => 'must be equal to one of the allowed values',
    missing: ({ fields }) => `must have required properties ${fields.join(', ')}`,
    unknown: () => 'must not have additional properties',
    pattern: ({ pattern }) => `must match pattern "${pattern}"`,
    form: () => 'must match a schema in anyOf',
    range: ({ least, most }) => `must be between ${least} and ${most}`,
    'long-text': ({ limit }) => `must not be longer than ${limit} characters`,
    'long-name': ({ limit }) => `has a name longer than ${limit} characters`,
    long: ({ of, limit }) => `the ${of} is longer than ${limit} characters`,
    deep: ({ of, limit }) => `the ${of} is nested more than ${limit} levels deep`,
    'other-game': ({ game, wanted }) => `the pack is for "${game}", not for "${wanted}"`,
    'no-part': ({ game, parts }) => `${game} has no such part; it has ${parts.join(', ') || 'none'}`,
    unbuildable: ({ why }) => `the game cannot be built: ${why}`,
    unbegun: ({ scenario, why }) => `scenario "${scenario}" cannot begin: ${why}`,
    entries: ({ limit }) => `a match may have ${limit} entries at most`,
    edits: ({ limit }) => `edits may have ${limit} operations in all`,
    checkpoints: () => 'there may be one after each entry at most',
    'checkpoint-order': () => "checkpoints go up, and not beyond the history's end",
    'no-action': () => 'an action is an object with a "type"',
    edit: ({ problem }) => problemWords(problem, 'en'),
    said: ({ words }) => words,
  },
  it: {
    type: ({ types }) => `deve essere ${types.map(type => ITALIAN_TYPES[type] ?? type).join(' oppure ')}`,
    bound: ({ comparison, limit }) => `deve essere ${comparison} ${limit}`,
    few: ({ limit }) => `ne servono almeno ${limit}`,
    many: ({ limit }) => `possono essere al massimo ${limit}`,
    constant: () => 'deve avere il valore stabilito',
    choice: () => 'deve essere uno dei valori ammessi',
    missing: ({ fields }) => `mancano i campi: ${fields.join(', ')}`,
    unknown: () => 'ha campi che qui non esistono',
    pattern: ({ pattern }) => `non ha la forma giusta: "${pattern}"`,
    form: () => 'non è nessuna delle forme ammesse',
    range: ({ least, most }) => `deve essere fra ${least} e ${most}`,
    'long-text': ({ limit }) => `può avere al massimo ${limit} caratteri`,
    'long-name': ({ limit }) => `ha un nome più lungo di ${limit} caratteri`,
    long: ({ of, limit }) => `${ITALIAN_WHOLES[of]} supera i ${limit} caratteri`,
    deep: ({ of, limit }) => `${ITALIAN_WHOLES[of]} ha più di ${limit} livelli, uno dentro l’altro`,
    'other-game': ({ game, wanted }) => `il pacchetto è per «${game}», non per «${wanted}»`,
    'no-part': ({ parts }) =>
      parts.length > 0 ? `questa parte non esiste; ci sono ${parts.join(', ')}` : 'questa parte non esiste',
    unbuildable: ({ why }) => `il gioco non si può preparare: ${why}`,
    unbegun: ({ scenario, why }) => `lo scenario «${scenario}» non può cominciare: ${why}`,
    entries: ({ limit }) => `una partita può avere al massimo ${limit} mosse`,
    edits: ({ limit }) => `le modifiche possono avere in tutto ${limit} operazioni`,
    checkpoints: () => 'ce ne può essere al massimo una dopo ogni mossa',
    'checkpoint-order': () => 'le verifiche vanno in ordine, e non oltre la fine della partita',
    'no-action': () => 'un’azione è un oggetto con un "type"',
    edit: ({ problem }) => problemWords(problem, 'it'),
    said: ({ words }) => words,
  },
};

/** Refusals come from outside too: what they hold is looked at. */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(WORDS.en, String(value.code));

/** What is wrong, without where. */
export const faultWords = (fault: Fault, language: Language): string => wordsOf(WORDS[language], fault.code, fault);

/** "/parts/charts: must be object". */
export const tellFault = (fault: Fault, language: Language): string =>
  `${fault.path || '/'}: ${faultWords(fault, language)}`;

export const tellFaults = (faults: readonly Fault[], language: Language): string =>
  faults.map(fault => tellFault(fault, language)).join('; ');

const isOf = <C extends FaultCode>(fault: Fault, code: C): fault is FaultOf<C> & Fault => fault.code === code;
function wordsOf<C extends FaultCode>(words: FaultWords, code: C, fault: Fault): string {
  return isOf(fault, code) ? words[code](fault) : '';
}
