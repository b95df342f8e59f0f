/** Pieces and hexes in words. */

import {
  ACTED,
  AMBUSHED,
  aggregated,
  type Battle,
  card,
  cellOf,
  divisionOf,
  engaged,
  exists,
  FIRED,
  facingOf,
  inCommand,
  inLine,
  isArtillery,
  isOpen,
  leaderCard,
  leaderSlot,
  MOVED,
  marked,
  NO_FOCUS,
  ON_FIRE,
  ON_MELEE,
  ON_MOVE,
  onMap,
  type Phase,
  paralysed,
  postOf,
  SECOND,
  type Speech,
  shaken,
  strengthOf,
  troopOf,
  typeOf,
  unitAt,
  weakened,
} from '@carroccio/batirnos/survey';
import { facingNames, nameOf } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { described } from '@carroccio/kernel/text';
import type { PieceRef } from './board/piece-ids.ts';
import type { BattleSight, Lore } from './lore.ts';
import { type TableWords, WORDS } from './text/index.ts';

type Seen = Pick<BattleSight, 'state' | 'scene' | 'language'>;

/** Words by their key, where the key comes from data. */
const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

/** The action a focused order names, by its number in the state. */
const FOCUSES: ReadonlyMap<number, Phase> = new Map([
  [ON_MOVE, 'move'],
  [ON_FIRE, 'fire'],
  [ON_MELEE, 'melee'],
]);

/** Says what pieces and hexes of a battle are. */
export class Labels {
  readonly #speech: Speech;
  readonly sight: Seen;
  readonly battle: Battle;
  readonly words: TableWords;

  constructor(lore: Lore, sight: Seen) {
    this.#speech = lore.speech[sight.language];
    this.sight = sight;
    this.battle = lore.battle(sight);
    this.words = WORDS[sight.language];
  }

  /** "Picardie"; in a points battle the troops and the place. */
  unit(unit: number): string {
    const { name } = at(this.battle.roster.units, unit);
    if (name || !exists(this.battle, unit)) return this.#speech.unit(this.sight.scene, unit);
    const { place, division } = at(this.battle.roster.units, unit);
    return `${this.troop(unit)} ${this.#divisionPlace(division)}.${place + 1}`;
  }

  /** What the counter calls the unit. */
  shortUnit(unit: number): string {
    const { name } = at(this.battle.roster.units, unit);
    return name?.[this.sight.language] ?? this.troop(unit);
  }

  troop(unit: number): string {
    return troopOf(this.battle, unit).name[this.sight.language];
  }

  leader(leader: number): string {
    return (this.battle.state.leader[leader] ?? -1) < 0
      ? this.#speech.leader(this.sight.scene, leader)
      : leaderCard(this.battle, leader).name[this.sight.language];
  }

  division(division: number): string {
    return this.#speech.division(this.sight.scene, division);
  }

  /** Without the general's name. */
  shortDivision(division: number): string {
    const { name } = at(this.battle.roster.divisions, division);
    return name?.[this.sight.language] ?? this.division(division);
  }

  #divisionPlace(division: number): number {
    return at(this.battle.roster.divisions, division).place + 1;
  }

  army(side: number): string {
    return this.#speech.army(this.sight.scene, side);
  }

  orderCard(number: number): string {
    return this.#speech.card(number);
  }

  objective(objective: number): string {
    return this.#speech.objective(this.sight.scene, objective);
  }

  hex(cell: number): string {
    return nameOf(this.battle.field.grid, cell);
  }

  facing(facing: number): string {
    return wordFor(this.words.facings, facingNames(this.battle.field.grid, 'corner')[facing] ?? '');
  }

  /** "1204: wood, road" */
  cell(cell: number): string {
    const { field, setup } = this.battle;
    const { grounds, said } = this.words;
    const objective = setup.objectives.findIndex(({ hex }) => hex === this.hex(cell));
    return described(this.hex(cell), [
      wordFor(grounds, field.letters[cell] ?? '.'),
      field.road[cell] === 1 && said.road,
      field.fortified[cell] === 1 && said.works,
      field.gabions[cell] === 1 && said.gabions,
      objective >= 0 && said.objective(this.objective(objective)),
    ]);
  }

  piece(ref: PieceRef): string {
    switch (ref.kind) {
      case 'unit':
        return this.#unitInFull(ref.unit);
      case 'leader':
        return this.#leaderInFull(ref.leader);
      case 'order':
        return this.order(ref.division);
    }
  }

  order(division: number): string {
    const { state } = this.battle;
    const name = this.orderCard(state.order[division] ?? 0);
    const focus = this.focus(division);
    return this.words.said.orderOf(this.division(division), focus ? `${name}, ${focus}` : name);
  }

  /** On what an order is focused; nothing for an ordinary one. */
  focus(division: number): string {
    const { said, hand } = this.words;
    const focus = this.battle.state.focus[division] ?? NO_FOCUS;
    if (focus === NO_FOCUS) return '';
    const action = FOCUSES.get(focus);
    return action === undefined ? said.focused : said.focusedOn(hand.actions[action]);
  }

  /** The actions an order card gives. */
  actionsOf(number: number): string {
    const printed = card(this.battle, number);
    const { actions, noActions } = this.words.hand;
    const given = (['move', 'fire', 'melee', 'rally'] as const).filter(one => printed[one]).map(one => actions[one]);
    return given.length > 0 ? given.join(', ') : noActions;
  }

  /** Everything that is not as it should be with a unit, and what it has done. */
  states(unit: number): string[] {
    const b = this.battle;
    const { said } = this.words;
    const second = marked(b, unit, SECOND);
    const posture = isArtillery(b, unit)
      ? second
        ? said.limbered
        : said.battery
      : typeOf(b, unit) === 'Dr' && (second ? said.onFoot : said.mounted);
    return [
      posture,
      isOpen(b, unit) && said.open,
      weakened(b, unit) && said.weakened,
      shaken(b, unit) && said.shaken,
      paralysed(b, unit) && said.paralysed,
      marked(b, unit, AMBUSHED) && said.ambushed,
      onMap(b, unit) && inLine(b, unit) && said.line,
      onMap(b, unit) && engaged(b, unit) && said.engaged,
      marked(b, unit, MOVED) && said.moved,
      marked(b, unit, FIRED) && said.fired,
      marked(b, unit, ACTED) && said.acted,
      onMap(b, unit) && !inCommand(b, unit) && said.outOfCommand,
    ].filter(state => state !== false);
  }

  #unitInFull(unit: number): string {
    const b = this.battle;
    const { said, types } = this.words;
    const cell = cellOf(b, unit);
    const limbered = isArtillery(b, unit) && marked(b, unit, SECOND);
    return described(`${this.unit(unit)} (${types[typeOf(b, unit)]}, ${this.shortDivision(divisionOf(b, unit))})`, [
      said.strength(strengthOf(b, unit), troopOf(b, unit).strength),
      ...this.states(unit),
      !limbered && said.facing(this.facing(facingOf(b, unit))),
      cell >= 0 && said.hex(this.hex(cell)),
      ...aggregated(b, unit).map(leader => said.with(this.leader(leader))),
    ]);
  }

  role(leader: number): string {
    const { side, role } = leaderSlot(this.battle, leader);
    return this.words.roles[this.battle.state.cic[side] === leader ? 'cic' : role];
  }

  #leaderInFull(leader: number): string {
    const b = this.battle;
    const { said } = this.words;
    const { morale, strength } = leaderCard(b, leader);
    const post = postOf(b, leader);
    const division = b.roster.divisions.findIndex(one => one.leader === leader);
    const unit = post < 0 ? -1 : unitAt(b, post);
    return described(`${this.role(leader)} ${this.leader(leader)}`, [
      division >= 0 && said.division(this.shortDivision(division)),
      said.morale(morale),
      said.strength(b.state.health[leader] ?? 0, strength),
      unit >= 0 && said.with(this.unit(unit)),
      post >= 0 && said.hex(this.hex(post)),
    ]);
  }
}
