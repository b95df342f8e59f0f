/** What the words need to name things: units, leaders, divisions, cards, hexes. */
import { facingNames, nameOf } from '@carroccio/boards';
import { at, type Language, type Scene } from '@carroccio/kernel';
import { COLONELS } from '../text/colonels.ts';
import type { Ground } from './battle.ts';
import type { ScenarioId } from './scenarios/index.ts';
import type { Batirnos } from './shape.ts';

type Where = Pick<Scene<Batirnos>, 'scenario'>;

/** Names throw on what does not exist. Leaders and divisions of a points battle have only their places. */
export interface Names {
  unit(where: Where, unit: number): string;
  leader(where: Where, leader: number): { name?: string; role: string; place: number; side: number };
  /** With the general who leads it at the beginning. */
  division(
    where: Where,
    division: number,
  ): { name?: string; general?: string; place: number; side: number; reserve: boolean };
  card(number: number): string;
  troop(troop: number): string;
  /** A leader's card, for hiring. */
  hired(leader: number): string;
  objective(where: Where, objective: number): string;
  hex(where: Where, cell: number): string;
  /** "N", "NE"…: the corner of the hex a unit faces. */
  facing(where: Where, facing: number): string;
  seat(where: Where, side: number): string;
}

export function createNames(grounds: Readonly<Record<ScenarioId, Ground>>, language: Language): Names {
  const ground = ({ scenario }: Where): Ground => grounds[scenario];
  const { data } = grounds.intro;
  return {
    unit(where, unit) {
      const { units } = ground(where).roster;
      const { name, side } = at(units, unit);
      const place = units.slice(0, unit).filter(other => other.side === side).length;
      return name ? name[language] : at(at(COLONELS, side), place);
    },
    leader(where, leader) {
      const { card, role, place, side } = at(ground(where).roster.leaders, leader);
      const name = data.generals.leaders[card]?.name[language];
      return { ...(name === undefined ? {} : { name }), role, place, side };
    },
    division(where, division) {
      const { roster } = ground(where);
      const { name, leader, place, side, reserve } = at(roster.divisions, division);
      const general = data.generals.leaders[at(roster.leaders, leader).card]?.name[language];
      return { ...(name && general ? { name: name[language], general } : {}), place, side, reserve };
    },
    card: number => at(data.orders.cards, number - 1).name[language],
    troop: troop => at(data.troops.troops, troop).name[language],
    hired: leader => at(data.generals.leaders, leader).name[language],
    objective: (where, objective) => at(ground(where).setup.objectives, objective).name[language],
    hex: (where, cell) => nameOf(ground(where).field.grid, cell),
    facing: (where, facing) => at(facingNames(ground(where).field.grid, 'corner'), facing),
    seat: (where, side) => at(ground(where).setup.sides, side).seat,
  };
}
