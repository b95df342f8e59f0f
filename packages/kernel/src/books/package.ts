import { Check } from 'typebox/value';
import type { Game } from '../game/erased.ts';
import { Trouble } from '../game/trouble.ts';
import { measure, outsized, PACK_BOUNDS } from '../json/bounds.ts';
import { clone } from '../json/json.ts';
import { type DataOf, flawFault, type Pack, PackSchema, type Parts, partFaults } from './data.ts';
import { type Fault, faultsOf } from './fault.ts';
import type { Flaw } from './flaw.ts';
import { namedPlace, numberedPlace, putAt } from './overlay.ts';
import { type Change, changesBetween } from './pack-diff.ts';
import { namesOf, placed } from './place.ts';
import type { Rulebook } from './rulebook.ts';

/** What a game's folder hands out: its rulebook, its data, and the rules built on data. */
export interface GamePackage {
  readonly rulebook: Rulebook;
  readonly parts: Parts;
  /** Where parts contradict each other, as they may once a data pack has replaced some of them. */
  readonly disagreements?: (data: Readonly<Record<string, unknown>>) => Flaw[];
  /** Absent while a game has its rulebook but cannot be played yet. */
  readonly build?: (data: Readonly<Record<string, unknown>>) => Game;
}

export function definePackage<P extends Parts>(definition: {
  rulebook: Rulebook;
  parts: P;
  disagreements?(data: DataOf<P>): Flaw[];
  build?(data: DataOf<P>): Game;
}): GamePackage;
export function definePackage(definition: GamePackage): GamePackage {
  return definition;
}

/** A game that is not there, cannot be played yet, or a pack that does not fit it. */
export class UnknownGame extends Trouble {
  override name = 'UnknownGame';
  readonly code = 'unknown-game';
}

/** A pack that does not fit its game. */
export class PackUnfit extends UnknownGame {
  override name = 'PackUnfit';

  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super({ code: 'unfit-pack', faults });
    this.faults = faults;
  }
}

type Data = Readonly<Record<string, unknown>>;

const ownData = (parts: Parts): Data =>
  Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));

/** The parts that are not as the game has them: those a pack replaces, and those it changes somewhere. */
function replacedParts(parts: Parts, { parts: whole, changes = {} }: Pack): { replaced: Data; faults: Fault[] } {
  const replaced: Record<string, unknown> = { ...whole };
  const touched = new Set<string>();
  const faults = Object.entries(changes).flatMap(([place, value]): Fault[] => {
    const [name = ''] = namesOf(place);
    const own = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!own) return [{ path: `/changes/${name}`, code: 'no-place', name, known: Object.keys(parts) }];
    if (!touched.has(name)) replaced[name] = clone(Object.hasOwn(whole, name) ? whole[name] : own.value);
    touched.add(name);
    const fault = putAt(replaced, place, clone(value));
    return fault ? [fault] : [];
  });
  return { replaced, faults };
}

/** A game's data, with a pack's in the place of its own. */
export const dataWith = (parts: Parts, pack?: Pack): Data => ({
  ...ownData(parts),
  ...(pack && replacedParts(parts, pack).replaced),
});

/** The parts a pack replaces or changes. */
export const partsTouched = ({ parts, changes = {} }: Pack): string[] => [
  ...new Set([...Object.keys(parts), ...Object.keys(changes).flatMap(place => namesOf(place).slice(0, 1))]),
];

/** What a pack that fits changes in a game's data. */
export function packChanges({ parts }: GamePackage, pack: Pack): Change[] {
  const { replaced } = replacedParts(parts, pack);
  return Object.entries(replaced).flatMap(([name, value]) => changesBetween(parts[name]?.value, value, `/${name}`));
}

/** Everything wrong with a would-be pack for a game; nothing when it can be played with. */
export function packFaults(one: GamePackage, pack: unknown): Fault[] {
  const { beyond } = measure(pack, PACK_BOUNDS);
  if (beyond) return [{ path: '', of: 'pack', ...beyond }];
  if (!Check(PackSchema, pack)) return faultsOf(PackSchema, pack);
  const { rulebook, parts } = one;
  if (pack.game !== rulebook.id) return [{ path: '/game', code: 'other-game', game: pack.game, wanted: rulebook.id }];
  const { replaced, faults: misplaced } = replacedParts(parts, pack);
  if (misplaced.length > 0) return misplaced;
  const faults = Object.entries(replaced).flatMap(([name, value]): Fault[] => {
    const path = `/parts/${name}`;
    const own = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!own) return [{ path, code: 'no-part', game: rulebook.id, parts: Object.keys(parts) }];
    const large = outsized(value, path);
    const found = large.length > 0 ? large : partFaults(own, value, path);
    // Who names single values is told the place as he writes it.
    return Object.hasOwn(pack.parts, name) ? found : found.map(fault => changeFault(one, pack, replaced, fault));
  });
  if (faults.length > 0) return faults;
  return disagreementFaults(one, pack, { ...ownData(parts), ...replaced });
}

/** A fault of a part of which single values are changed: at its place, or at the change that causes it elsewhere. */
function changeFault(one: GamePackage, pack: Pack, replaced: Data, fault: Fault): Fault {
  const at = fault.path.slice('/parts'.length);
  const place = namedPlace(replaced, at);
  const [name = ''] = namesOf(at);
  const own = one.parts[name];
  if (fault.code !== 'flaw' || !own || isWritten(pack, replaced, at)) return { ...fault, path: `/changes${place}` };
  const cause = causeOf(one, pack, tried =>
    partFaults(own, tried[name], `/parts/${name}`).some(
      other => other.code !== 'flaw' || (other.path === fault.path && other.flaw === fault.flaw),
    ),
  );
  return cause === undefined ? { ...fault, path: `/changes${place}` } : { ...fault, path: cause, seen: place };
}

/** Faults between parts, told where the pack's author wrote what causes them, where that can be known. */
function disagreementFaults(one: GamePackage, pack: Pack, data: Data): Fault[] {
  const flaws = one.disagreements?.(data) ?? [];
  return flaws.map(flaw => {
    const [name = ''] = namesOf(flaw.at);
    if (isWritten(pack, data, flaw.at)) return flawFault({ ...flaw, at: namedPlace(data, flaw.at) }, '/changes');
    if (Object.hasOwn(pack.parts, name)) return flawFault(flaw, '/parts');
    const cause = causeOf(
      one,
      pack,
      tried =>
        Object.entries(one.parts).some(([part, own]) => partFaults(own, tried[part]).length > 0) ||
        (one.disagreements?.(tried) ?? []).some(({ at, code }) => at === flaw.at && code === flaw.code),
    );
    return cause === undefined
      ? flawFault(flaw, '/parts')
      : { ...flawFault({ ...flaw, at: '' }, cause), seen: namedPlace(data, flaw.at) };
  });
}

/** Whether a change names a place, something in it, or what it is in. */
const isWritten = ({ changes = {} }: Pack, data: Data, at: string): boolean =>
  Object.keys(changes)
    .map(place => numberedPlace(data, place))
    .some(place => isWithin(place, at) || isWithin(at, place));

const isWithin = (place: string, outer: string): boolean => place === outer || place.startsWith(`${outer}/`);

/** So many changes are tried for being the cause of a fault. */
const MOST_TRIED = 40;

/** The change without which a fault is not there; `stands` tells whether it is in some data. */
function causeOf(one: GamePackage, pack: Pack, stands: (data: Data) => boolean): string | undefined {
  const { changes = {} } = pack;
  const heals = (tried: Pack): boolean => {
    const { replaced, faults } = replacedParts(one.parts, tried);
    return faults.length === 0 && !stands({ ...ownData(one.parts), ...replaced });
  };
  const change = Object.keys(changes)
    .slice(0, MOST_TRIED)
    .find(place => heals({ ...pack, changes: without(changes, place) }));
  return change === undefined ? undefined : `/changes/${namesOf(change).map(placed).join('/')}`;
}

const without = (all: Data, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

/** The games at hand. The engine, the bots and the apps get theirs from one of these. */
export class Registry {
  readonly #packages: ReadonlyMap<string, GamePackage>;
  readonly #built = new Map<string, Game>();
  /** The game built last with a pack: many matches are played with the same. */
  #packed: { readonly key: string; readonly game: Game } | undefined;

  constructor(packages: readonly GamePackage[]) {
    this.#packages = new Map(packages.map(one => [one.rulebook.id, one]));
  }

  get packages(): readonly GamePackage[] {
    return [...this.#packages.values()];
  }

  /** The games that can be played. */
  get playable(): readonly Game[] {
    return this.packages.filter(one => one.build).map(one => this.game(one.rulebook.id));
  }

  package(id: string): GamePackage {
    const found = this.#packages.get(id);
    if (!found) throw new UnknownGame({ code: 'no-game', game: id, games: [...this.#packages.keys()] });
    return found;
  }

  /** The game on its own data, or with a data pack's parts in their place. */
  game(id: string, pack?: Pack): Game {
    const known = pack ? undefined : this.#built.get(id);
    if (known) return known;
    const one = this.package(id);
    if (!one.build) throw new UnknownGame({ code: 'unplayable', game: id });
    if (pack) return this.#buildWith(one, one.build, pack);
    const game = one.build(ownData(one.parts));
    this.#built.set(id, game);
    return game;
  }

  #buildWith(one: GamePackage, build: (data: Data) => Game, pack: Pack): Game {
    const { beyond } = measure(pack, PACK_BOUNDS);
    const key = beyond ? '' : JSON.stringify(pack);
    if (this.#packed?.key === key) return this.#packed.game;
    const faults = packFaults(one, pack);
    if (faults.length > 0) throw new PackUnfit(faults);
    try {
      const game = build(dataWith(one.parts, pack));
      this.#packed = { key, game };
      return game;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new PackUnfit([{ path: '/parts', code: 'unbuildable', why }]);
    }
  }

  rulebookOf(rule: string): Rulebook | undefined {
    return this.packages.map(one => one.rulebook).find(({ prefix }) => rule.startsWith(`${prefix}.`));
  }
}
