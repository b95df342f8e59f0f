/** How both languages name things: helpers that never fail, whatever number they are given. */
import type { Scene } from '@carroccio/kernel';
import { named } from '@carroccio/kernel/text';
import type { Names } from '../src/names.ts';
import type { Batirnos } from '../src/shape.ts';

type Where = Scene<Batirnos>;

/** What a language says for leaders and divisions without names, and for what does not exist. */
export interface Lexicon {
  seats: Readonly<Record<string, string>>;
  facings: Readonly<Record<string, string>>;
  leader(role: string, place: number, army: string): string;
  division(place: number, reserve: boolean, army: string): string;
  unknown: Readonly<
    Record<'unit' | 'leader' | 'division' | 'card' | 'troop' | 'hex' | 'facing' | 'objective' | 'army', string>
  >;
}

export interface Speech {
  unit(scene: Where, unit: number): string;
  units(scene: Where, units: readonly number[]): string;
  leader(scene: Where, leader: number): string;
  division(scene: Where, division: number): string;
  /** "Ordine diretto (2)". */
  card(number: number): string;
  cards(numbers: readonly number[]): string;
  troop(troop: number): string;
  hired(leader: number): string;
  hex(scene: Where, cell: number): string;
  hexes(scene: Where, cells: readonly number[]): string;
  facing(scene: Where, facing: number): string;
  objective(scene: Where, objective: number): string;
  army(scene: Where, side: number): string;
}

export function createSpeech(names: Names, lexicon: Lexicon): Speech {
  const { unknown } = lexicon;
  const army = (scene: Where, side: number): string =>
    named(() => lexicon.seats[names.seat(scene, side)] ?? unknown.army, unknown.army);
  const division = (scene: Where, index: number): string =>
    named(() => {
      const { name, general, place, side, reserve } = names.division(scene, index);
      return name === undefined ? lexicon.division(place, reserve, army(scene, side)) : `${name} (${general ?? ''})`;
    }, unknown.division);
  const unit = (scene: Where, index: number): string => named(() => names.unit(scene, index), unknown.unit);
  const card = (number: number): string => named(() => `${names.card(number)} (${number})`, unknown.card);
  const hex = (scene: Where, cell: number): string => named(() => names.hex(scene, cell), unknown.hex);
  return {
    unit,
    units: (scene, units) => units.map(one => unit(scene, one)).join(', '),
    leader: (scene, index) =>
      named(() => {
        const { name, role, place, side } = names.leader(scene, index);
        return name ?? lexicon.leader(role, place, army(scene, side));
      }, unknown.leader),
    division,
    card,
    cards: numbers => numbers.map(card).join(', ') || '–',
    troop: troop => named(() => names.troop(troop), unknown.troop),
    hired: leader => named(() => names.hired(leader), unknown.leader),
    hex,
    hexes: (scene, cells) => cells.map(cell => hex(scene, cell)).join(', '),
    facing: (scene, facing) => lexicon.facings[named(() => names.facing(scene, facing), '')] ?? unknown.facing,
    objective: (scene, objective) => named(() => names.objective(scene, objective), unknown.objective),
    army,
  };
}
