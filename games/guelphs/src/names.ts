/** What the words need to name things: counters, hexes, facings. */
import { facingNames, nameOf } from '@carroccio/boards';
import { at, type Scene } from '@carroccio/kernel';
import { type Ground, type Grounds, groundOf } from './battle.ts';
import type { Guelphs } from './shape.ts';

type Where = Pick<Scene<Guelphs>, 'scenario'>;

export interface Names {
  /** "Firenze 2": the name on the counter, numbered where several bear it in their Battaglia. */
  unit(where: Where, unit: number): string;
  unitType(where: Where, unit: number): 'C' | 'I' | 'X' | 'A' | 'P' | 'W' | 'R';
  battaglia(where: Where, battaglia: number): string;
  /** The Battaglia a unit belongs to. */
  battagliaOf(where: Where, unit: number): string;
  /** The Capitano's name (his Adjutant's is not known to the words). */
  capitano(where: Where, battaglia: number): string;
  hero(where: Where, hero: number): string;
  hex(where: Where, cell: number): string;
  /** "E", "SE"…: the corner of the hex a unit faces. */
  facing(where: Where, facing: number): string;
}

export function createNames(grounds: Grounds): Names {
  const ground = ({ scenario }: Where): Ground => groundOf(grounds, scenario);
  return {
    unit(where, unit) {
      const { units } = ground(where).roster;
      const card = at(units, unit);
      const alike = units.filter(
        other => other.battaglia === card.battaglia && other.name === card.name && other.type === card.type,
      );
      return alike.length > 1 ? `${card.name} ${alike.indexOf(card) + 1}` : card.name;
    },
    unitType: (where, unit) => at(ground(where).roster.units, unit).type,
    battaglia: (where, index) => at(ground(where).roster.battaglie, index).name,
    battagliaOf(where, unit) {
      const { units, battaglie } = ground(where).roster;
      return at(battaglie, at(units, unit).battaglia).name;
    },
    capitano(where, index) {
      const { capitano, name } = at(ground(where).roster.battaglie, index);
      return capitano?.name ?? name;
    },
    hero: (where, hero) => at(ground(where).roster.heroes, hero).name,
    hex: (where, cell) => nameOf(ground(where).field.grid, cell),
    facing: (where, facing) => facingNames(ground(where).field.grid, 'corner')[facing] ?? '',
  };
}
