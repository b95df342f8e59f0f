/** Counters and hexes in words. */

import { directionTo, sideOf as sideTowards } from '@carroccio/boards';
import {
  type Battle,
  barrierAt,
  CHAPEL_WINDOW,
  CLOSED,
  CLOTH,
  cellOf,
  DEAD,
  DOOR,
  ENTRANCE,
  FIRED,
  formationOf,
  GATE_SIDE,
  inContact,
  isBurning,
  isMounted,
  isPerched,
  LOW_WALL,
  ledBy,
  levelAt,
  lives,
  MOVED,
  man,
  marked,
  PALISADE,
  PLATFORM_EDGE,
  RUIN,
  SLIT,
  TENT_OPENING,
  TERRAINS,
  TOWER_DOOR,
  TOWER_WALL,
  tailOf,
  terrainAt,
  VOLLEYED,
  values,
  WALL,
  WINDOW,
  wallType,
} from '@carroccio/guiscard/survey';
import { at } from '@carroccio/kernel';
import { described } from '@carroccio/kernel/text';
import type { PieceRef } from './board/piece-ids.ts';
import type { Lore, SkirmishSight } from './lore.ts';
import { type TableWords, WORDS, wordFor } from './text/index.ts';

type BarrierWord = keyof TableWords['barriers'];

/** What stands on a hexside, by the word for it. */
const BARRIERS: Readonly<Record<number, BarrierWord>> = {
  [CLOSED]: 'closed',
  [PALISADE]: 'palisade',
  [TOWER_WALL]: 'towerWall',
  [WALL]: 'wall',
  [WINDOW]: 'window',
  [DOOR]: 'door',
  [ENTRANCE]: 'entrance',
  [LOW_WALL]: 'lowWall',
  [CHAPEL_WINDOW]: 'chapelWindow',
  [SLIT]: 'slit',
  [CLOTH]: 'cloth',
  [TENT_OPENING]: 'tentOpening',
  [PLATFORM_EDGE]: 'platformEdge',
  [TOWER_DOOR]: 'door',
  [GATE_SIDE]: 'gate',
  [RUIN]: 'ruin',
};

export const barrierWord = (words: TableWords, code: number): string => {
  const key = BARRIERS[code];
  return key ? words.barriers[key] : '';
};

/** Says what the counters and hexes of a skirmish are. */
export class Labels {
  readonly #lore: Lore;
  readonly #scene: SkirmishSight['scene'];
  readonly battle: Battle;
  readonly words: TableWords;
  readonly seatNames: readonly string[];

  constructor(lore: Lore, sight: Pick<SkirmishSight, 'state' | 'scene' | 'language'>) {
    this.#lore = lore;
    this.#scene = sight.scene;
    this.battle = lore.battle(sight);
    this.words = WORDS[sight.language];
    const teller = lore.teller(sight);
    this.seatNames = sight.scene.seatNames.map((_, seat) => teller.seat(seat));
  }

  name(unit: number): string {
    const one = man(this.battle, unit);
    return one.animal ? `${this.words.sheep} ${one.id.split('-')[1] ?? ''}` : one.name;
  }

  names(units: readonly number[]): string {
    return units.map(unit => this.name(unit)).join(', ');
  }

  /** "Attack of Robert on Werner" */
  attack(attack: number): string {
    const { attackers, defenders, horse } = at(this.battle.state.attacks, attack);
    return this.words.said.attack(this.names(attackers), horse >= 0 ? this.horseName(horse) : this.names(defenders));
  }

  /** "Norman knight" */
  kind(unit: number): string {
    const { code, animal } = man(this.battle, unit);
    const kind = wordFor(this.words.kinds, code);
    if (animal) return kind;
    const origin = wordFor(this.words.origins, code.charAt(0));
    return this.words === WORDS.it ? `${kind} ${origin}` : `${origin} ${kind}`;
  }

  side(side: number): string {
    return this.seatNames[side] ?? '';
  }

  hex(cell: number): string {
    return this.#lore.names.hex(this.#scene, cell);
  }

  direction(direction: number): string {
    return this.words.directions[((direction % 6) + 6) % 6] ?? '';
  }

  piece(ref: PieceRef): string {
    switch (ref.kind) {
      case 'unit':
        return this.#unit(ref.unit);
      case 'horse':
        return this.#horse(ref.horse);
      case 'engine':
        return this.#engine(ref.engine);
      case 'ladder':
        return this.#ladder(ref.ladder);
      case 'rope':
        return described(this.words.said.rope(ref.grapnel + 1), [
          this.words.said.hex(this.hex(at(this.battle.state.grapnels, ref.grapnel).cell)),
        ]);
    }
  }

  /** What a man is and does, in a few words each. */
  states(unit: number): string[] {
    const b = this.battle;
    const { said } = this.words;
    const formation = formationOf(b, unit);
    const led = ledBy(b, unit).length;
    const onMap = lives(b, unit);
    return [
      this.words.healths[b.state.health[unit] ?? DEAD] ?? '',
      isMounted(b, unit) && said.mounted,
      onMap && marked(b, unit, MOVED) && said.moved,
      onMap && marked(b, unit, FIRED) && said.fired,
      onMap && marked(b, unit, VOLLEYED) && said.volleyed,
      onMap && inContact(b, unit) && said.held,
      formation !== undefined && (formation.foulkon ? said.foulkon : said.formation),
      b.state.loot.some(({ bearer }) => bearer === unit) && said.loot,
      led > 0 && said.leads(led),
      isPerched(b, unit) && said.perched,
      b.state.prisoners.some(held => held.unit === unit) && said.prisoner,
    ].flatMap(state => (state ? [state] : []));
  }

  horseFacing(head: number, tail: number): number {
    return head >= 0 && tail >= 0 && head !== tail ? directionTo(this.battle.field.grid, tail, head) : 0;
  }

  #unit(unit: number): string {
    const b = this.battle;
    const { said } = this.words;
    const cell = cellOf(b, unit);
    const [attack = 0, defence = 0, movement = 0] = values(b, unit);
    const alive = b.state.health[unit] !== DEAD;
    return described(`${this.name(unit)} (${this.kind(unit)})`, [
      ...this.states(unit),
      alive && said.values(attack, defence, movement),
      alive && man(b, unit).armour && said.armour,
      isMounted(b, unit) && cell >= 0 && said.facing(this.direction(this.horseFacing(cell, tailOf(b, unit)))),
      cell >= 0 && said.hex(this.hex(cell)),
    ]);
  }

  horseName(horse: number): string {
    const { of } = at(this.battle.state.horses, horse);
    return of >= 0 ? this.words.said.horseOf(this.name(of)) : this.words.said.horse(horse + 1);
  }

  #horse(horse: number): string {
    const { dead, leader, head, tail } = at(this.battle.state.horses, horse);
    const { said } = this.words;
    return described(this.horseName(horse), [
      dead ? said.dead : said.riderless,
      !dead && leader >= 0 && said.led(this.name(leader)),
      !dead && said.facing(this.direction(this.horseFacing(head, tail))),
      said.hex(this.hex(head)),
    ]);
  }

  #engine(engine: number): string {
    const { kind, load, jammed, arrow, head } = at(this.battle.state.engines, engine);
    const { said, engines } = this.words;
    return described(said.engine(engines[kind], engine + 1), [
      jammed ? said.jammed : load > 0 && said.loading(load),
      said.facing(this.direction(arrow)),
      said.hex(this.hex(head)),
    ]);
  }

  #ladder(ladder: number): string {
    const { cell, direction } = at(this.battle.state.ladders, ladder);
    const { said } = this.words;
    return described(said.ladder(ladder + 1), [
      direction >= 0 ? said.upright(this.direction(direction)) : said.lying,
      said.hex(this.hex(cell)),
    ]);
  }

  /** "M10: stone stairs, level 1, around it palisade north" */
  cell(cell: number): string {
    const b = this.battle;
    const { field } = b;
    const { said, grounds, rooms } = this.words;
    if (field.closed[cell] === 1) return described(this.hex(cell), [said.outOfUse]);
    const area = field.areas[field.area[cell] ?? -1];
    const level = levelAt(b, cell);
    const sides = [0, 1, 2, 3, 4, 5].flatMap(way => {
      const word = barrierWord(this.words, barrierAt(b, sideTowards(field.grid, cell, way)));
      return word === '' ? [] : [said.side(word, this.direction(way))];
    });
    const stages = b.state.siege?.damage.find(one => one.cell === cell)?.stages ?? 0;
    const wall = b.state.siege ? wallType(field, cell) : null;
    return described(this.hex(cell), [
      wordFor(grounds, TERRAINS[terrainAt(b, cell)] ?? 'clear'),
      area !== undefined &&
        wordFor(rooms, area.kind) !== wordFor(grounds, TERRAINS[terrainAt(b, cell)] ?? '') &&
        wordFor(rooms, area.kind),
      level > 0 && said.level(level),
      sides.length > 0 && said.sides(sides.join(', ')),
      isBurning(b, cell) && said.burning,
      wall !== null && stages > 0 && said.damage(stages, b.charts.stages[wall]),
    ]);
  }
}
