import { Check } from 'typebox/value';
import { measure, outsized, PACK_BOUNDS } from './bounds.ts';
import { type DataOf, type Pack, PackSchema, type Parts, partProblems, problemsOf } from './data.ts';
import type { Game } from './erased.ts';
import type { Rulebook } from './rulebook.ts';

/** What a game's folder hands out: its rulebook, its data, and the rules built on data. */
export interface GamePackage {
  readonly rulebook: Rulebook;
  readonly parts: Parts;
  /**
   * Where parts contradict each other, as they may once a data pack has replaced some of them. Each problem begins with
   * the name of a part: `setups: benevento-free: …`.
   */
  readonly disagreements?: (data: Readonly<Record<string, unknown>>) => string[];
  /** Absent while a game has its rulebook but cannot be played yet. */
  readonly build?: (data: Readonly<Record<string, unknown>>) => Game;
}

export function definePackage<P extends Parts>(definition: {
  rulebook: Rulebook;
  parts: P;
  disagreements?(data: DataOf<P>): string[];
  build?(data: DataOf<P>): Game;
}): GamePackage;
export function definePackage(definition: GamePackage): GamePackage {
  return definition;
}

/** A game that is not there, cannot be played yet, or a pack that does not fit it. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** A pack that does not fit its game. */
export class PackUnfit extends UnknownGame {
  override name = 'PackUnfit';

  constructor(problems: readonly string[]) {
    super(`the data pack does not fit: ${problems.slice(0, 3).join('; ')}`);
  }
}

type Data = Readonly<Record<string, unknown>>;

/** A game's data with a pack's parts in the place of its own. */
const merged = (parts: Parts, pack?: Pack): Data => ({
  ...Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value])),
  ...pack?.parts,
});

/** Everything wrong with a would-be pack for a game; nothing when it can be played with. */
export function packProblems(one: GamePackage, pack: unknown): string[] {
  const { beyond } = measure(pack, PACK_BOUNDS);
  if (beyond) return [`/: the pack is ${beyond}`];
  if (!Check(PackSchema, pack)) return problemsOf(PackSchema, pack);
  const { rulebook, parts } = one;
  if (pack.game !== rulebook.id) return [`/game: the pack is for "${pack.game}", not for "${rulebook.id}"`];
  const problems = Object.entries(pack.parts).flatMap(([name, value]) => {
    const replaced = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!replaced)
      return [`/parts/${name}: ${rulebook.id} has no such part; it has ${Object.keys(parts).join(', ') || 'none'}`];
    const large = outsized(value, `/parts/${name}`);
    return large.length > 0 ? large : partProblems(replaced, value, `/parts/${name}`);
  });
  if (problems.length > 0) return problems;
  return (one.disagreements?.(merged(parts, pack)) ?? []).map(problem => `/parts/${problem}`);
}

/** The games at hand. The engine, the bots and the apps get theirs from one of these. */
export class Registry {
  readonly #packages: ReadonlyMap<string, GamePackage>;
  readonly #built = new Map<string, Game>();

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
    if (!found) throw new UnknownGame(`there is no game "${id}"; there are ${[...this.#packages.keys()].join(', ')}`);
    return found;
  }

  /** The game on its own data, or with a data pack's parts in their place. */
  game(id: string, pack?: Pack): Game {
    const known = pack ? undefined : this.#built.get(id);
    if (known) return known;
    const one = this.package(id);
    if (!one.build) throw new UnknownGame(`"${id}" has its rulebook here but cannot be played yet`);
    if (pack) return this.#buildWith(one, one.build, pack);
    const game = one.build(merged(one.parts));
    this.#built.set(id, game);
    return game;
  }

  #buildWith(one: GamePackage, build: (data: Data) => Game, pack: Pack): Game {
    const problems = packProblems(one, pack);
    if (problems.length > 0) throw new PackUnfit(problems);
    try {
      return build(merged(one.parts, pack));
    } catch (error) {
      throw new PackUnfit([`/parts: the game cannot be built: ${error instanceof Error ? error.message : error}`]);
    }
  }

  rulebookOf(rule: string): Rulebook | undefined {
    return this.packages.map(one => one.rulebook).find(({ prefix }) => rule.startsWith(`${prefix}.`));
  }
}
