/** Everything printed on the counters of a battle (gg.2.2). */
import type { Army } from './data/armies.ts';
import { GHIBELLINE, GUELPH, type Side } from './state.ts';

export type CombatType = 'C' | 'I' | 'X' | 'A';
/** P Palvesari, W Carroccio (the wagon), R Religiosi. */
export type UnitType = CombatType | 'P' | 'W' | 'R';
type Armour = '-' | 'L' | 'M' | 'H';

export interface UnitCard {
  readonly id: string;
  readonly type: UnitType;
  /** Cavalry, Infantry, Crossbows, Archers: those with a rating and an armour class (gg.2.2.2b). */
  readonly rated: boolean;
  readonly side: Side;
  readonly battaglia: number;
  readonly name: string;
  /** Printed Cohesion Rating; 0 for a Baron whose rating is not rolled yet, and for those who have none. */
  readonly rating: number;
  readonly armour: Armour;
  readonly baron: boolean;
  readonly german: boolean;
  readonly saracen: boolean;
  readonly traitor: boolean;
  readonly volterra: boolean;
}

interface CapitanoCard {
  readonly name: string;
  readonly combat: number;
  readonly range: number;
  readonly capacity: number;
  readonly king: boolean;
  readonly adjutant: { readonly name: string; readonly combat: number; readonly range: number } | null;
}

export interface BattagliaCard {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly stripe: string;
  /** Absent for the Compagnie (gg.S.8.5). */
  readonly capitano: CapitanoCard | null;
  readonly units: readonly number[];
  readonly hero: number;
  readonly standard: boolean;
}

interface HeroCard {
  readonly name: string;
  readonly battaglia: number;
  readonly combat: number;
  readonly reduced: number | null;
}

export interface Roster {
  readonly units: readonly UnitCard[];
  readonly battaglie: readonly BattagliaCard[];
  readonly heroes: readonly HeroCard[];
  readonly unitById: ReadonlyMap<string, number>;
  readonly battagliaById: ReadonlyMap<string, number>;
}

type BattagliaData = Army['battaglie'][number];

const sideOf = (side: BattagliaData['side']): Side => (side === 'guelph' ? GUELPH : GHIBELLINE);

function unitsOf(data: BattagliaData, battaglia: number): UnitCard[] {
  const side = sideOf(data.side);
  const plain = {
    rated: false,
    side,
    battaglia,
    rating: 0,
    armour: '-' as const,
    baron: false,
    german: false,
    saracen: false,
    traitor: false,
    volterra: false,
  };
  const tagged = (tags: readonly string[] | undefined, tag: string): boolean => tags?.includes(tag) ?? false;
  return [
    ...data.units.map(({ id, type, name, rating, armour, tags }) => ({
      ...plain,
      id,
      type,
      name,
      rated: true,
      rating: rating ?? 0,
      armour,
      baron: tagged(tags, 'baron'),
      german: tagged(tags, 'german'),
      saracen: tagged(tags, 'saracen'),
      traitor: tagged(tags, 'traitor'),
      volterra: tagged(tags, 'volterra'),
    })),
    ...data.palvesari.map(({ id, name }) => ({ ...plain, id, name, type: 'P' as const })),
    ...(data.carroccio ? [{ ...plain, id: data.carroccio.id, name: 'Carroccio', type: 'W' as const }] : []),
    ...(data.religiosi ? [{ ...plain, id: data.religiosi.id, name: 'Religiosi', type: 'R' as const }] : []),
  ];
}

/** gg.S.4.3.1 (R153): the roster once the units of one Battaglia have joined another for good. */
export function joined(roster: Roster, from: string, to: string): Roster {
  const leaving = roster.battagliaById.get(from) ?? -1;
  const joining = roster.battagliaById.get(to) ?? -1;
  const units = roster.units.map(card => (card.battaglia === leaving ? { ...card, battaglia: joining } : card));
  const battaglie = roster.battaglie.map((one, index) => ({
    ...one,
    units: units.flatMap((card, unit) => (card.battaglia === index ? [unit] : [])),
  }));
  return { ...roster, units, battaglie };
}

export function createRoster(army: Army): Roster {
  const units = army.battaglie.flatMap(unitsOf);
  const heroes: HeroCard[] = army.battaglie.flatMap(({ hero }, battaglia) =>
    hero ? [{ name: hero.name, battaglia, combat: hero.combat, reduced: hero.reduced ?? null }] : [],
  );
  const battaglie: BattagliaCard[] = army.battaglie.map((data, battaglia) => ({
    id: data.id,
    side: sideOf(data.side),
    name: data.name,
    stripe: data.stripe,
    capitano: data.capitano && { ...data.capitano, king: data.capitano.king ?? false },
    units: units.flatMap((unit, index) => (unit.battaglia === battaglia ? [index] : [])),
    hero: heroes.findIndex(hero => hero.battaglia === battaglia),
    standard: data.standard !== undefined,
  }));
  return {
    units,
    battaglie,
    heroes,
    unitById: new Map(units.map(({ id }, index) => [id, index])),
    battagliaById: new Map(battaglie.map(({ id }, index) => [id, index])),
  };
}
