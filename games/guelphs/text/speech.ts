/** How both languages name things: helpers that never fail, whatever number they are given. */
import type { Scene } from '@carroccio/kernel';
import { named } from '@carroccio/kernel/text';
import type { Names } from '../src/names.ts';
import type { Guelphs } from '../src/shape.ts';

type Where = Scene<Guelphs>;
type Kind = ReturnType<Names['unitType']>;

/** What a language says beside, or instead of, the names on counters and map. */
export interface Lexicon {
  /** Kinds of unit that are said after the name, with the Battaglia; Cavalry, Carroccio, Religiosi go without saying. */
  kinds: Readonly<Partial<Record<Kind, string>>>;
  facings: Readonly<Record<string, string>>;
  /** The Capitani not called as on their counters. */
  capitani: Readonly<Record<string, string>>;
  battaglia(name: string): string;
  /** For what has no name: numbers from outside can be anything. */
  unknown: Readonly<Record<'unit' | 'capitano' | 'battaglia' | 'hero' | 'hex' | 'facing', string>>;
}

export interface Speech {
  unit(scene: Where, unit: number): string;
  kind(scene: Where, unit: number): Kind | '';
  capitano(scene: Where, battaglia: number): string;
  battaglia(scene: Where, battaglia: number): string;
  hero(scene: Where, hero: number): string;
  hex(scene: Where, cell: number): string;
  facing(scene: Where, facing: number): string;
}

export function createSpeech(names: Names, { kinds, facings, capitani, battaglia, unknown }: Lexicon): Speech {
  const unit = (scene: Where, index: number): string => {
    const kind = kinds[names.unitType(scene, index)];
    const battaglia = names.battagliaOf(scene, index);
    return `${names.unit(scene, index)} (${kind === undefined ? battaglia : `${kind}, ${battaglia}`})`;
  };
  const capitano = (scene: Where, index: number): string => {
    const name = names.capitano(scene, index);
    return capitani[name] ?? name;
  };
  return {
    unit: (scene, index) => named(() => unit(scene, index), unknown.unit),
    kind: (scene, index) => named<Kind | ''>(() => names.unitType(scene, index), ''),
    capitano: (scene, index) => named(() => capitano(scene, index), unknown.capitano),
    battaglia: (scene, index) => named(() => battaglia(names.battaglia(scene, index)), unknown.battaglia),
    hero: (scene, index) => named(() => names.hero(scene, index), unknown.hero),
    hex: (scene, cell) => named(() => names.hex(scene, cell), unknown.hex),
    facing: (scene, facing) => facings[named(() => names.facing(scene, facing), '')] ?? unknown.facing,
  };
}

/** A cell of the Shock table: its dash is no minus. */
export const tableResult = (result: string): string => result.replaceAll('-', '–');

/** What a cell of the Shock table gives the attackers and the defender, who retreats when he has the more hits (gg.10.7). */
export function tableSides(result: string): { attacker: string; defender: string; retreats: boolean } {
  const [attacker = '-', defender = '-'] = result.split('/');
  const hits = (side: string): number => Number(side) || 0;
  return { attacker, defender, retreats: hits(defender) > hits(attacker) };
}
