/** Actions that no match at hand had, with numbers made up for them, in the game's own words. */
import { type AnyAction, type Game, Teller } from '@carroccio/kernel';
import { exampleOf } from './example.ts';
import type { GameSchema } from './game-schema.ts';
import type { Said } from './heard.ts';
import type { JsonSchema } from './shape-schema.ts';

/** What numbers are tried in turn, until one gives words that leave nothing open. */
const NUMBERS = [1, 0, 2, 3];

export function madeUp(game: Game, { actions }: GameSchema): Map<string, Said> {
  const { scene } = exampleOf(game).play;
  const teller = new Teller(game, scene, 'en');
  const said = (type: string, schema: JsonSchema): Said | undefined => {
    for (const number of NUMBERS) {
      const one: AnyAction = { type, ...fieldsOf(schema, number) };
      const words = wordsOr(() => teller.action(one), '');
      if (words !== '' && !/undefined|NaN| {2}/.test(words)) return { one, words };
    }
    return undefined;
  };
  return new Map(
    Object.entries(actions).flatMap(([type, schema]) => {
      const found = said(type, schema);
      return found ? [[type, found]] : [];
    }),
  );
}

/** Words need not know what to say of a number that means nothing. */
function wordsOr(words: () => string, otherwise: string): string {
  try {
    return words().trim();
  } catch {
    return otherwise;
  }
}

/** Another number for each field: nobody is his own opponent. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, number: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'type' && required.includes(name))
      .map(([name, of], place) => [name, formed(of, number + place)]),
  );

function formed(schema: JsonSchema, number: number): unknown {
  const { anyOf, items, enum: allowed, type } = schema;
  if (schema.const !== undefined) return schema.const;
  if (allowed) return allowed[0];
  if (anyOf?.[0]) return formed(anyOf[0], number);
  if (type === 'array') return items ? [formed(items, number)] : [];
  if (type === 'object') return fieldsOf(schema, number);
  if (type === 'boolean') return true;
  return type === 'string' ? '' : number;
}
