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
  /** By side: its units. */
  readonly armies: readonly [readonly number[], readonly number[]];
  readonly palvesari: readonly number[];
  readonly battaglie: readonly BattagliaCard[];
  /** gg.S.8.5: by side, its Battaglie without a Capitano. */
  readonly compagnie: readonly [readonly number[], readonly number[]];
  readonly heroes: readonly HeroCard[];
  readonly unitById: ReadonlyMap<string, number>;
  readonly battagliaById: ReadonlyMap<string, number>;
}

type BattagliaData = Army['battaglie'][number];

const sideOf = (side: BattagliaData['side']): Side => (side === 'guelph' ? GUELPH : GHIBELLINE);

/** Cards of one shape, whatever is printed on them: they are read all the time. */
const createCard = (
  unit: Pick<UnitCard, 'id' | 'type' | 'name' | 'side' | 'battaglia'>,
  printed: { rating?: number | null; armour: Armour; tags?: readonly string[] } | null,
): UnitCard => {
  const tagged = (tag: string): boolean => printed?.tags?.includes(tag) ?? false;
  return {
    id: unit.id,
    type: unit.type,
    rated: printed !== null,
    side: unit.side,
    battaglia: unit.battaglia,
    name: unit.name,
    rating: printed?.rating ?? 0,
    armour: printed?.armour ?? '-',
    baron: tagged('baron'),
    german: tagged('german'),
    saracen: tagged('saracen'),
    traitor: tagged('traitor'),
    volterra: tagged('volterra'),
  };
};

function unitsOf(data: BattagliaData, battaglia: number): UnitCard[] {
  const of = { side: sideOf(data.side), battaglia };
  const { units, palvesari, carroccio, religiosi } = data;
  return [
    ...units.map(unit => createCard({ ...of, id: unit.id, type: unit.type, name: unit.name }, unit)),
    ...palvesari.map(({ id, name }) => createCard({ ...of, id, type: 'P', name }, null)),
    ...(carroccio ? [createCard({ ...of, id: carroccio.id, type: 'W', name: 'Carroccio' }, null)] : []),
    ...(religiosi ? [createCard({ ...of, id: religiosi.id, type: 'R', name: 'Religiosi' }, null)] : []),
  ];
}

function numberOf(numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`no ${id} fights here`);
  return number;
}

export const unitNamed = ({ unitById }: Roster, id: string): number => numberOf(unitById, id);
export const battagliaNamed = ({ battagliaById }: Roster, id: string): number => numberOf(battagliaById, id);

/** gg.S.4.3.1 (R153): the roster once the units of one Battaglia have joined another for good. */
export function joined(roster: Roster, from: string, to: string): Roster {
  const leaving = battagliaNamed(roster, from);
  const joining = battagliaNamed(roster, to);
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
  const unitsOn = (side: Side): number[] => units.flatMap((unit, index) => (unit.side === side ? [index] : []));
  const compagnieOf = (side: Side): number[] =>
    battaglie.flatMap((one, index) => (one.capitano === null && one.side === side ? [index] : []));
  return {
    units,
    palvesari: units.flatMap(({ type }, index) => (type === 'P' ? [index] : [])),
    armies: [unitsOn(GUELPH), unitsOn(GHIBELLINE)],
    battaglie,
    compagnie: [compagnieOf(GUELPH), compagnieOf(GHIBELLINE)],
    heroes,
    unitById: new Map(units.map(({ id }, index) => [id, index])),
    battagliaById: new Map(battaglie.map(({ id }, index) => [id, index])),
  };
}
