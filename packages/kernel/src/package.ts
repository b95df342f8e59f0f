import { type DataOf, type Pack, type Parts, packProblems } from './data.ts';
import type { Game } from './erased.ts';
import type { Rulebook } from './rulebook.ts';

/** What a game's folder hands out: its rulebook, its data, and the rules built on data. */
export interface GamePackage {
  readonly rulebook: Rulebook;
  readonly parts: Parts;
  /** Absent while a game has its rulebook but cannot be played yet. */
  readonly build?: (data: Readonly<Record<string, unknown>>) => Game;
}

export function definePackage<P extends Parts>(definition: {
  rulebook: Rulebook;
  parts: P;
  build?(data: DataOf<P>): Game;
}): GamePackage;
export function definePackage(definition: GamePackage): GamePackage {
  return definition;
}

/** A game that is not there, cannot be played yet, or a pack that does not fit it. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
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
    const { parts, build } = this.package(id);
    if (!build) throw new UnknownGame(`"${id}" has its rulebook here but cannot be played yet`);
    const problems = pack ? packProblems(id, parts, pack) : [];
    if (problems.length > 0) throw new UnknownGame(`the data pack does not fit: ${problems.slice(0, 3).join('; ')}`);
    const own = Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));
    const game = build({ ...own, ...pack?.parts });
    if (!pack) this.#built.set(id, game);
    return game;
  }

  rulebookOf(rule: string): Rulebook | undefined {
    return this.packages.map(one => one.rulebook).find(({ prefix }) => rule.startsWith(`${prefix}.`));
  }
}
