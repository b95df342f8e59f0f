/** Single values put in the place of a game's own: what a pack names by their places instead of whole parts. */
import type { Fault } from './fault.ts';
import { namesOf, placed } from './place.ts';

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const idOf = (item: unknown): unknown => (isHolder(item) && 'id' in item ? item.id : undefined);

/** Adds to a list. */
const NEXT = '-';

/** The names that lead on from a place: fields, ids of a list's items, or their numbers. */
const namesIn = (place: unknown): string[] => {
  if (!isHolder(place)) return [];
  return Array.isArray(place)
    ? place.map((item, index) => (typeof idOf(item) === 'string' ? String(idOf(item)) : String(index)))
    : Object.keys(place);
};

/** Where in a holder a name leads: in a list also the id of an item. */
function keyOf(holder: Holder, name: string): string | undefined {
  if (!Array.isArray(holder)) return name;
  const named = holder.findIndex(item => idOf(item) === name);
  if (named >= 0) return String(named);
  if (name === NEXT) return String(holder.length);
  return /^\d+$/.test(name) && Number(name) < holder.length ? name : undefined;
}

const get = (holder: Holder, key: string): unknown =>
  Array.isArray(holder) ? holder[Number(key)] : Object.hasOwn(holder, key) ? holder[key] : undefined;

function put(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A letter of a text in a list (a hex in a row of a map), by its number. */
function putLetter(list: Holder, key: string, name: string, value: unknown): boolean {
  const text = get(list, key);
  if (!Array.isArray(list) || typeof text !== 'string' || !/^\d+$/.test(name)) return false;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const letters = [...text];
  if (Number(name) >= letters.length) return false;
  letters[Number(name)] = String(value);
  list[Number(key)] = letters.join('');
  return true;
}

/** Puts a value at a place ("charts", "shock", "rows", "3") of data that may be changed; or tells why it cannot. */
export function putAt(data: Record<string, unknown>, pointer: string, value: unknown): Fault | undefined {
  const names = namesOf(pointer);
  const path = `/changes/${names.map(placed).join('/')}`;
  let holder: Holder = data;
  for (const [depth, name] of names.entries()) {
    const key = keyOf(holder, name);
    const last = depth === names.length - 1;
    if (key === undefined) return { path, code: 'no-place', name, known: namesIn(holder) };
    if (last) {
      put(holder, key, value);
      return undefined;
    }
    const next = get(holder, key);
    if (depth === names.length - 2 && putLetter(holder, key, names.at(-1) ?? '', value)) return undefined;
    if (next === undefined) return { path, code: 'no-place', name, known: namesIn(holder) };
    if (!isHolder(next)) return { path, code: 'no-place', name: names[depth + 1] ?? name, known: [], below: name };
    holder = next;
  }
  return { path, code: 'no-place', name: pointer, known: namesIn(data) };
}

/** The same place with items of lists by their ids, where they have some. */
export function namedPlace(data: unknown, pointer: string): string {
  let holder = data;
  return namesOf(pointer)
    .map(name => {
      const item = isHolder(holder) ? get(holder, name) : undefined;
      const id = Array.isArray(holder) ? idOf(item) : undefined;
      holder = item;
      return `/${placed(typeof id === 'string' ? id : name)}`;
    })
    .join('');
}

/** Where a place that names items by their ids leads, by their numbers, once its value stands there. */
export function numberedPlace(data: unknown, pointer: string): string {
  let holder = data;
  return namesOf(pointer)
    .map(name => {
      const key = isHolder(holder) ? keyOf(holder, name) : undefined;
      const known = name === NEXT ? undefined : key;
      holder = isHolder(holder) && known !== undefined ? get(holder, known) : undefined;
      return `/${placed(known ?? name)}`;
    })
    .join('');
}
