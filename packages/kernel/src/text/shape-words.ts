/** What a schema wants, in words: for the comments of an exported pack, and for the reference of packs. */
import type { Language } from '../books/rulebook.ts';
import { formsOf, manner } from '../books/schema-node.ts';

interface Words {
  whole: string;
  number: string;
  text: string;
  truth: string;
  object: string;
  each(of: string): string;
  list(of: string, fewest: number | undefined, most: number | undefined): string;
  between(what: string, least: number | undefined, most: number | undefined): string;
  or: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    whole: 'a whole number',
    number: 'a number',
    text: 'text',
    truth: 'true or false',
    object: 'fields',
    each: of => `a list: ${of}`,
    list: (of, fewest, most) => {
      if (fewest !== undefined && fewest === most) return `a list of ${fewest}: ${of}`;
      if (most !== undefined) return `a list of ${fewest ?? 0} to ${most}: ${of}`;
      return fewest === undefined ? `a list: ${of}` : `a list of ${fewest} or more: ${of}`;
    },
    between: (what, least, most) => {
      if (least !== undefined && most !== undefined) return `${what} from ${least} to ${most}`;
      if (least !== undefined) return `${what}, at least ${least}`;
      return most === undefined ? what : `${what}, at most ${most}`;
    },
    or: 'or',
  },
  it: {
    whole: 'un numero intero',
    number: 'un numero',
    text: 'un testo',
    truth: 'true o false',
    object: 'campi',
    each: of => `un elenco: ${of}`,
    list: (of, fewest, most) => {
      if (fewest !== undefined && fewest === most) return `un elenco di ${fewest}: ${of}`;
      if (most !== undefined) return `un elenco da ${fewest ?? 0} a ${most}: ${of}`;
      return fewest === undefined ? `un elenco: ${of}` : `un elenco di almeno ${fewest}: ${of}`;
    },
    between: (what, least, most) => {
      if (least !== undefined && most !== undefined) return `${what} da ${least} a ${most}`;
      if (least !== undefined) return `${what}, almeno ${least}`;
      return most === undefined ? what : `${what}, al massimo ${most}`;
    },
    or: 'o',
  },
};

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const isSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "a whole number from 1 to 20 or null" */
export function shapeWords(schema: object, language: Language): string {
  const words = WORDS[language];
  const says = manner(schema);
  if (says) return says[language];
  const node: Readonly<Record<string, unknown>> = { ...schema };
  if ('const' in node) return JSON.stringify(node.const);
  if (Array.isArray(node.enum)) return node.enum.map(value => JSON.stringify(value)).join(', ');
  const forms = formsOf(schema).map(form => shapeWords(form, language));
  if (forms.length > 0) return [...new Set(forms)].join(` ${words.or} `);
  switch (node.type) {
    case 'integer':
      return words.between(words.whole, numberOf(node.minimum), numberOf(node.maximum));
    case 'number':
      return words.between(words.number, numberOf(node.minimum), numberOf(node.maximum));
    case 'string':
      return words.text;
    case 'boolean':
      return words.truth;
    case 'null':
      return 'null';
    case 'array':
      if (Array.isArray(node.items))
        return words.each(
          node.items
            .filter(isSchema)
            .map(one => shapeWords(one, language))
            .join('; '),
        );
      return words.list(
        isSchema(node.items) ? shapeWords(node.items, language) : words.object,
        numberOf(node.minItems),
        numberOf(node.maxItems),
      );
    default:
      return words.object;
  }
}
