/** Choices that are described and not listed: every member drawn is one, and fits what is said of it. */
import { LANGUAGES } from '../books/rulebook.ts';
import type { AnyAction } from '../game/erased.ts';
import type { Described, Field, Item } from '../game/family.ts';
import { Teller } from '../game/tell.ts';
import { equal } from '../json/json.ts';
import type { Chance } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import { checkWords } from './moment.ts';
import { broken } from './walk.ts';

/** How many members are drawn at a moment. */
const DRAWN = 6;

export function checkFamilies(play: Play, chance: Chance): void {
  const decision = play.decision();
  for (const seat of [...(decision?.seats ?? []), ...(decision?.invited ?? [])]) {
    const families = play.families(seat);
    const types = families.map(({ type }) => type);
    if (!equal(play.familyTypes(seat), types))
      broken('as many families are counted as described', `${play.familyTypes(seat)} beside ${types}`);
    if (families.length === 0) continue;
    for (const { fields } of families) for (const field of fields) checkField(field);
    for (const language of LANGUAGES) checkFieldWords(new Teller(play.game, play.scene, language), families);
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const action = play.anyAction(seat, chance);
      if (play.explain(seat, action) !== null) broken('what is drawn is legal', JSON.stringify(action));
      const listed = play.legal(seat).some(one => equal(one, action));
      if (!listed && !families.some(family => fits(family, action)))
        broken('a member of a family is as it is described', JSON.stringify(action));
      for (const language of LANGUAGES)
        checkWords(new Teller(play.game, play.scene, language).action(action), `action ${action.type}`);
    }
  }
}

/** Whatever is said of a family has words: every field a label, every value it can have a name. */
function checkFieldWords(teller: Teller, families: readonly Described[]): void {
  const check = (field: Field): void => {
    checkWords(teller.field(field.field), `field ${field.field}`);
    if (field.kind === 'items') for (const { fields } of field.of) fields.forEach(check);
    else if (field.kind !== 'sum')
      for (const value of field.of) checkWords(teller.value(field.field, value), `value of ${field.field}`);
  };
  for (const { same, fields } of families) {
    for (const [name, value] of Object.entries(same)) checkWords(teller.value(name, value), `value of ${name}`);
    fields.forEach(check);
  }
}

function checkField(field: Field): void {
  const sound =
    field.kind === 'sum'
      ? field.least <= field.most && field.step > 0
      : field.kind === 'one'
        ? field.of.length > 0
        : field.least <= field.most && (field.kind === 'items' || field.most <= field.of.length);
  if (!sound) broken('a family has members', JSON.stringify(field));
}

/** Whether an action is among those described. */
function fits({ type, same, fields }: Described, action: AnyAction): boolean {
  const { type: kind, ...data } = action;
  return kind === type && hasExactly(data, { ...same }, fields);
}

function hasExactly(data: Readonly<Record<string, unknown>>, same: object, fields: readonly Field[]): boolean {
  const constant = Object.entries(same);
  const names = new Set([...constant.map(([name]) => name), ...fields.map(({ field }) => field)]);
  return (
    Object.keys(data).every(name => names.has(name)) &&
    constant.every(([name, value]) => equal(data[name], value)) &&
    fields.every(field => within(field, data[field.field]))
  );
}

function within(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'sum':
      return (
        typeof value === 'number' &&
        value >= field.least &&
        value <= field.most &&
        (value - field.least) % field.step === 0
      );
    case 'one':
      return field.of.some(one => equal(one, value));
    case 'set':
      return isBetween(value, field) && value.every(item => field.of.some(one => equal(one, item)));
    case 'items':
      return isBetween(value, field) && value.every(item => field.of.some(kind => isOfKind(kind, item)));
  }
}

const isBetween = (value: unknown, { least, most }: { least: number; most: number }): value is unknown[] =>
  Array.isArray(value) && value.length >= least && value.length <= most;

function isOfKind({ kind, fields }: Item, item: unknown): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  return hasExactly(Object.fromEntries(Object.entries(item)), { kind }, fields);
}
