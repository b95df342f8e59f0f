/** What is wrong with data from outside, in both languages. */
import type { Fault, FaultCode, FaultOf, Whole } from '../books/fault.ts';
import type { Language } from '../books/rulebook.ts';
import { GRAMMAR } from './grammar.ts';
import { known } from './known.ts';
import { problemWords } from './problems.ts';

type FaultWords = { [C in FaultCode]: (fault: FaultOf<C>) => string };

const ENGLISH_TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
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

const ENGLISH_THINGS = { items: 'item', characters: 'character', properties: 'field' } as const;
const counted = (limit: number, of: keyof typeof ENGLISH_THINGS): string =>
  GRAMMAR.en.count(limit, ENGLISH_THINGS[of], `${ENGLISH_THINGS[of]}s`);
const ENGLISH_BOUNDS = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' } as const;
const ITALIAN_BOUNDS = { '>=': 'almeno', '<=': 'al massimo', '>': 'più di', '<': 'meno di' } as const;

const written = (value: unknown): string => JSON.stringify(value);
/** What stands there instead, where it is known. */
const insteadOf = (not: string, found: unknown): string => (found === undefined ? '' : `, ${not} ${written(found)}`);
/** The value that stands there if it is short, else what kind it is. */
const insteadOfKind = (not: string, kinds: Readonly<Record<string, string>>, is?: string, found?: unknown): string =>
  found === undefined && is !== undefined ? `, ${not} ${kinds[is] ?? is}` : insteadOf(not, found);
/** The values that may stand there, those most like what does first. */
const allowedOf = (allowed: readonly unknown[], found: unknown): string => known(String(found), allowed.map(written));

const WORDS: Readonly<Record<Language, FaultWords>> = {
  en: {
    type: ({ types, is, found }) =>
      `must be ${types.map(type => ENGLISH_TYPES[type] ?? type).join(', or ')}${insteadOfKind('not', ENGLISH_TYPES, is, found)}`,
    bound: ({ comparison, limit, found }) => `must be ${ENGLISH_BOUNDS[comparison]} ${limit}${insteadOf('not', found)}`,
    few: ({ of, limit, has }) => `must have at least ${counted(limit, of)}${insteadOf('not', has)}`,
    many: ({ of, limit, has }) => `must have at most ${counted(limit, of)}${insteadOf('not', has)}`,
    constant: ({ allowed, found }) => `must be ${written(allowed)}${insteadOf('not', found)}`,
    choice: ({ allowed, found }) => `must be one of ${allowedOf(allowed, found)}${insteadOf('not', found)}`,
    missing: ({ fields }) =>
      `lacks ${fields.length === 1 ? 'the field' : 'the fields'} ${fields.map(written).join(', ')}`,
    unknown: ({ fields, allowed = [] }) =>
      `has no field ${fields.map(written).join(', ')}${allowed.length > 0 ? `; it has ${allowed.join(', ')}` : ''}`,
    pattern: ({ found, says }) =>
      says
        ? `must be ${says.en}${insteadOf('not', found)}`
        : `${found === undefined ? 'it' : written(found)} is not written as it should be here`,
    form: () => 'has none of the forms it may have',
    range: ({ least, most }) => `must be between ${least} and ${most}`,
    'long-text': ({ limit }) => `must not be longer than ${limit} characters`,
    'long-name': ({ limit }) => `has a name longer than ${limit} characters`,
    long: ({ of, limit }) => `the ${of} is longer than ${limit} characters`,
    deep: ({ of, limit }) => `the ${of} is nested more than ${limit} levels deep`,
    'other-game': ({ game, wanted }) => `the pack is for "${game}", not for "${wanted}"`,
    'no-part': ({ game, parts }) => `${game} has no such part; it has ${parts.join(', ') || 'none'}`,
    'no-place': ({ name, known: all, below }) =>
      below === undefined
        ? `there is no "${name}" there; there are ${known(name, all)}`
        : `"${below}" is a single value: there is no "${name}" in it`,
    unbuildable: ({ why }) => `the game cannot be built: ${why}`,
    unbegun: ({ scenario, why }) => `scenario "${scenario}" cannot begin: ${why}`,
    unplayable: ({ scenario, seats, seed, decisions, why }) =>
      `a match of "${scenario}" for ${seats}, tried at random (seed "${seed}"), breaks after ${GRAMMAR.en.count(decisions, 'decision', 'decisions')}: ${why}`,
    entries: ({ limit }) => `a match may have ${limit} entries at most`,
    edits: ({ limit }) => `edits may have ${limit} operations in all`,
    checkpoints: () => 'there may be one after each entry at most',
    'checkpoint-order': () => "checkpoints go up, and not beyond the history's end",
    'no-action': () => 'an action is an object with a "type"',
    edit: ({ problem }) => problemWords(problem, 'en'),
    flaw: ({ words, seen }) => `${words.en}${seen === undefined ? '' : ` (seen at ${seen})`}`,
  },
  it: {
    type: ({ types, is, found }) =>
      `deve essere ${types.map(type => ITALIAN_TYPES[type] ?? type).join(' oppure ')}${insteadOfKind('non', ITALIAN_TYPES, is, found)}`,
    bound: ({ comparison, limit, found }) =>
      `deve essere ${ITALIAN_BOUNDS[comparison]} ${limit}${insteadOf('non', found)}`,
    few: ({ limit, has }) =>
      `${limit === 1 ? 'ne serve almeno uno' : `ne servono almeno ${limit}`}${insteadOf('non', has)}`,
    many: ({ limit, has }) =>
      `${limit === 1 ? 'ce ne può essere uno solo' : `possono essere al massimo ${limit}`}${insteadOf('non', has)}`,
    constant: ({ allowed, found }) => `deve essere ${written(allowed)}${insteadOf('non', found)}`,
    choice: ({ allowed, found }) => `deve essere uno fra ${allowedOf(allowed, found)}${insteadOf('non', found)}`,
    missing: ({ fields }) =>
      `${fields.length === 1 ? 'manca il campo' : 'mancano i campi'} ${fields.map(written).join(', ')}`,
    unknown: ({ fields, allowed = [] }) =>
      `qui non esiste il campo ${fields.map(written).join(', ')}${allowed.length > 0 ? `; ci sono ${allowed.join(', ')}` : ''}`,
    pattern: ({ found, says }) =>
      says
        ? `deve essere ${says.it}${insteadOf('non', found)}`
        : `qui non si scrive così${found === undefined ? '' : `: ${written(found)}`}`,
    form: () => 'non ha nessuna delle forme ammesse',
    range: ({ least, most }) => `deve essere fra ${least} e ${most}`,
    'long-text': ({ limit }) => `può avere al massimo ${limit} caratteri`,
    'long-name': ({ limit }) => `ha un nome più lungo di ${limit} caratteri`,
    long: ({ of, limit }) => `${ITALIAN_WHOLES[of]} supera i ${limit} caratteri`,
    deep: ({ of, limit }) => `${ITALIAN_WHOLES[of]} ha più di ${limit} livelli, uno dentro l’altro`,
    'other-game': ({ game, wanted }) => `il pacchetto è per «${game}», non per «${wanted}»`,
    'no-part': ({ parts }) =>
      parts.length > 0 ? `questa parte non esiste; ci sono ${parts.join(', ')}` : 'questa parte non esiste',
    'no-place': ({ name, known: all, below }) =>
      below === undefined
        ? `lì non c’è «${name}»; ci sono ${known(name, all)}`
        : `«${below}» è un valore solo: dentro non c’è «${name}»`,
    unbuildable: ({ why }) => `il gioco non si può preparare: ${why}`,
    unbegun: ({ scenario, why }) => `lo scenario «${scenario}» non può cominciare: ${why}`,
    unplayable: ({ scenario, seats, seed, decisions, why }) =>
      `una partita di «${scenario}» in ${seats}, provata a caso (seme «${seed}»), si rompe dopo ${GRAMMAR.it.count(decisions, 'decisione', 'decisioni')}: ${why}`,
    entries: ({ limit }) => `una partita può avere al massimo ${limit} mosse`,
    edits: ({ limit }) => `le modifiche possono avere in tutto ${limit} operazioni`,
    checkpoints: () => 'ce ne può essere al massimo una dopo ogni mossa',
    'checkpoint-order': () => 'le verifiche vanno in ordine, e non oltre la fine della partita',
    'no-action': () => 'un’azione è un oggetto con un "type"',
    edit: ({ problem }) => problemWords(problem, 'it'),
    flaw: ({ words, seen }) => `${words.it}${seen === undefined ? '' : ` (si vede in ${seen})`}`,
  },
};

/** Refusals come from outside too: what they hold is looked at. */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(WORDS.en, String(value.code));

/** What is wrong, without where. */
export const faultWords = (fault: Fault, language: Language): string => wordsOf(WORDS[language], fault.code, fault);

/** "/parts/charts: must be an object"; of the whole, without a place. */
export const tellFault = (fault: Fault, language: Language): string =>
  `${fault.path === '' ? '' : `${fault.path}: `}${faultWords(fault, language)}`;

export const tellFaults = (faults: readonly Fault[], language: Language): string =>
  faults.map(fault => tellFault(fault, language)).join('; ');

const isOf = <C extends FaultCode>(fault: Fault, code: C): fault is FaultOf<C> & Fault => fault.code === code;
function wordsOf<C extends FaultCode>(words: FaultWords, code: C, fault: Fault): string {
  return isOf(fault, code) ? words[code](fault) : '';
}
