/** Who is who: a character is introduced the first time the page names him, and then has his name alone. */
import type { Grammar } from '@carroccio/kernel/text';
import type { Man } from '../../src/roster.ts';

interface Words {
  list: Grammar['list'];
  /** The first mention of one or more of a calling: what they are, and where from if that is asked. */
  introduce(names: string, count: number, man: Man, origin: boolean): string;
  others(count: number): string;
  sheep: string;
  somebody: string;
}

export interface People {
  /** Each with what he is, the first time, if they are few. */
  all(units: readonly number[]): string;
  /** The same, with where he comes from. */
  foes(units: readonly number[]): string;
  /** Names alone. */
  names(units: readonly number[]): string;
}

/** More than these are not introduced one by one. */
const FEW = 2;
/** More than these are not named. */
const NAMED = 6;

export function createPeople(men: readonly Man[], { list, introduce, others, sheep, somebody }: Words): People {
  const known = new Set<number>();
  const name = (unit: number): string => (men[unit]?.animal ? sheep : (men[unit]?.name ?? somebody));
  const isNew = (unit: number): boolean => men[unit]?.animal === false && !known.has(unit);
  const meet = (unit: number, origin: boolean): string => {
    const man = men[unit];
    if (!man || !isNew(unit)) return name(unit);
    known.add(unit);
    return introduce(man.name, 1, man, origin);
  };
  /** Newcomers of one calling are introduced with one word. */
  const meetAlike = (units: readonly number[], origin: boolean): string | undefined => {
    const first = men[units[0] ?? -1];
    if (!first || units.length < 2 || !units.every(unit => isNew(unit) && men[unit]?.code === first.code)) return;
    for (const unit of units) known.add(unit);
    return introduce(join(units.map(name)), units.length, first, origin);
  };
  const join = (items: readonly string[]): string => (items.length > 0 ? list(items) : somebody);
  const names = (units: readonly number[]): string => {
    const left = units.length - NAMED;
    return left > 1 ? join([...units.slice(0, NAMED).map(name), others(left)]) : join(units.map(name));
  };
  const introduced = (units: readonly number[], origin: boolean): string => {
    if (units.length > NAMED) return names(units);
    const alike = meetAlike(units, origin);
    if (alike !== undefined) return alike;
    return units.length > FEW ? names(units) : join(units.map(unit => meet(unit, origin)));
  };
  return {
    all: units => introduced(units, false),
    foes: units => introduced(units, true),
    names,
  };
}
