/** Counters and hexes in words. */

import { facingNames, nameOf } from '@carroccio/boards';
import {
  type Battle,
  BEYOND,
  battaglia,
  CAMP,
  card,
  cellOf,
  currentRating,
  DISRUPTED,
  FIRED,
  facingOf,
  HILL,
  heroValue,
  isRated,
  marked,
  printedRating,
  RIVER,
  ratingsOf,
  WOODS,
} from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import { described, GRAMMAR } from '@carroccio/kernel/text';
import { type PieceRef, unitOf } from './board/piece-ids.ts';
import type { BattleSight, Lore } from './lore.ts';
import { type TableWords, WORDS } from './text/index.ts';

/** Words by their key, where the key comes from data. */
const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

export const called = (words: TableWords, name: string): string => wordFor(words.called, name);

export const facingName = ({ field: { grid } }: Battle, words: TableWords, facing: number): string =>
  wordFor(words.facings, facingNames(grid, 'corner')[facing] ?? '');

export const battagliaName = (b: Battle, words: TableWords, index: number): string =>
  called(words, battaglia(b, index).name);

/** The name of the Capitano, or of the Adjutant in his place. */
export function commanderName(b: Battle, words: TableWords, index: number): string {
  const { capitano, name } = battaglia(b, index);
  const adjutant = at(b.state.capitani, index).adjutant ? capitano?.adjutant : null;
  return called(words, adjutant?.name ?? capitano?.name ?? name);
}

/** Says what counters and hexes of a battle are. */
export class Labels {
  readonly #lore: Lore;
  readonly #sight: Pick<BattleSight, 'state' | 'scene' | 'language'>;
  readonly battle: Battle;
  readonly words: TableWords;

  constructor(lore: Lore, sight: Pick<BattleSight, 'state' | 'scene' | 'language'>) {
    this.#lore = lore;
    this.#sight = sight;
    this.battle = lore.battle(sight);
    this.words = WORDS[sight.language];
  }

  /** "Firenze 2 (Infantry, Tegghiaio)" */
  unit(unit: number): string {
    const { type, battaglia: index } = card(this.battle, unit);
    const { words } = this;
    return `${this.#lore.names.unit(this.#sight.scene, unit)} (${words.kinds[type]}, ${battagliaName(this.battle, words, index)})`;
  }

  hex(cell: number): string {
    return nameOf(this.battle.field.grid, cell);
  }

  piece(ref: PieceRef): string {
    switch (ref.kind) {
      case 'unit':
        return this.#unitInFull(ref.unit);
      case 'capitano':
        return this.#capitano(ref.battaglia);
      case 'standard':
        return this.#rider(this.words.said.standard(at(this.words.sides, ref.side)), ref, []);
      case 'hero':
        return this.#hero(ref);
    }
  }

  /** "1204: woods, level 2" */
  cell(cell: number): string {
    const { field } = this.battle;
    const { said, grounds } = this.words;
    const terrain = field.terrain[cell] ?? BEYOND;
    const name = grounds[groundKey(terrain)];
    const level =
      terrain >= RIVER || terrain === HILL
        ? false
        : said.level(GRAMMAR[this.#sight.language].figure(field.height[cell] ?? 0));
    return described(this.hex(cell), [name, level, field.building[cell] === 1 && said.building]);
  }

  #unitInFull(unit: number): string {
    const b = this.battle;
    const { said } = this.words;
    const cell = cellOf(b, unit);
    const hits = at(b.state.hits, unit);
    const attack = b.state.attacks.find(one => one.unit === unit);
    return described(this.unit(unit), [
      isRated(b, unit) && this.#cohesion(unit),
      hits > 0 && said.hits(hits),
      marked(b, unit, DISRUPTED) && said.disrupted,
      marked(b, unit, FIRED) && said.fired,
      said.facing(facingName(b, this.words, facingOf(b, unit))),
      cell >= 0 && said.hex(this.hex(cell)),
      attack !== undefined && (attack.charge ? said.charges : said.attacks)(this.unit(attack.target)),
    ]);
  }

  #cohesion(unit: number): string {
    const { said } = this.words;
    return printedRating(this.battle, unit) > 0
      ? said.cohesion(currentRating(this.battle, unit))
      : said.unknownCohesion;
  }

  #capitano(index: number): string {
    const b = this.battle;
    const { said } = this.words;
    const { capitano } = battaglia(b, index);
    const state = at(b.state.capitani, index);
    const { combat, range } = ratingsOf(b, index);
    const title = state.adjutant ? said.adjutant : said.capitano;
    return described(title(commanderName(b, this.words, index), battagliaName(b, this.words, index)), [
      capitano?.king === true && !state.adjutant && said.king,
      said.combat(combat),
      said.range(range),
      said.capacity(state.capacity, capitano?.capacity ?? 0),
      state.reserve && said.reserve,
      state.cell >= 0 && said.hex(this.hex(state.cell)),
    ]);
  }

  #hero(ref: PieceRef & { kind: 'hero' }): string {
    const b = this.battle;
    const { said } = this.words;
    return this.#rider(said.hero(at(b.roster.heroes, ref.hero).name), ref, [
      said.combat(heroValue(b, ref.hero)),
      at(b.state.wounded, ref.hero) && said.weakened,
    ]);
  }

  #rider(name: string, ref: PieceRef, parts: readonly (string | false)[]): string {
    const { said } = this.words;
    const unit = unitOf(this.battle, ref);
    const cell = unit < 0 ? -1 : cellOf(this.battle, unit);
    return described(name, [
      ...parts,
      unit >= 0 ? said.with(this.unit(unit)) : this.words.tracks.fallen,
      cell >= 0 && said.hex(this.hex(cell)),
    ]);
  }
}

function groundKey(terrain: number): keyof TableWords['grounds'] {
  if (terrain === HILL) return 'hill';
  if (terrain === WOODS) return 'woods';
  if (terrain === CAMP) return 'camp';
  if (terrain === RIVER) return 'river';
  return terrain === BEYOND ? 'beyond' : 'clear';
}
