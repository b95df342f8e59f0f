/** What happened more than once in a turn or a day is told together. */
import { COUNTED, type Fact, type FactOf, type Kind, MANY } from './facts.ts';

const isMany = (fact: Fact): fact is Extract<Fact, { kind: (typeof MANY)[number] }> =>
  MANY.some(kind => kind === fact.kind);
const isCounted = (fact: Fact): fact is Extract<Fact, { kind: (typeof COUNTED)[number] }> =>
  COUNTED.some(kind => kind === fact.kind);
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every(unit => other.includes(unit));

function addAll(units: number[], more: readonly number[]): void {
  for (const unit of more) if (!units.includes(unit)) units.push(unit);
}

/** Puts the fact at the end, or makes it part of one already there. */
export function fold(facts: Fact[], fact: Fact): void {
  if (!joinsLast(facts.at(-1), fact) && !joinsAny(facts, fact)) facts.push(fact);
}

/** Blows and charges keep their place in the tale: they join only what comes just before. */
function joinsLast(last: Fact | undefined, fact: Fact): boolean {
  if (last?.kind === 'charge' && fact.kind === 'charge' && last.phase === fact.phase) {
    addAll(last.units, fact.units);
    addAll(last.targets, fact.targets);
    return true;
  }
  if (last?.kind !== 'struck' || fact.kind !== 'struck') return false;
  const alike = last.harm === fact.harm && last.how === fact.how && last.weapon === fact.weapon;
  if (!alike || !isSame(last.by, fact.by) || last.unhorsed || fact.avenged.length + last.avenged.length > 0)
    return false;
  addAll(last.units, fact.units);
  return true;
}

function lastOf<K extends Kind>(facts: readonly Fact[], kind: K): FactOf<K> | undefined {
  const isIt = (fact: Fact): fact is Extract<Fact, { kind: K }> & FactOf<K> => fact.kind === kind;
  return facts.filter(isIt).at(-1);
}

function joinsAny(facts: readonly Fact[], fact: Fact): boolean {
  if (isMany(fact)) {
    const known = facts.filter(isMany).find(({ kind }) => kind === fact.kind);
    if (known) addAll(known.units, fact.units);
    return known !== undefined;
  }
  if (isCounted(fact)) {
    const known = facts.filter(isCounted).find(({ kind }) => kind === fact.kind);
    if (known) known.count += fact.count;
    return known !== undefined;
  }
  if (fact.kind === 'gate') return lastOf(facts, 'gate')?.open === fact.open;
  if (fact.kind === 'foulkon') return lastOf(facts, 'foulkon')?.on === fact.on;
  if (fact.kind !== 'built') return false;
  const known = lastOf(facts, 'built');
  known?.items.push(...fact.items);
  return known !== undefined;
}
