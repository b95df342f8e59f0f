/** The rules of a battle as its data say; its module puts its own in their place. */
import { requireCell, within } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { commanded } from '../03-activations/capacity.ts';
import { around, type Battle, battaglia, cellOf, sideOf, typeOf, unitsWhere } from '../battle.ts';
import { CAMP } from '../field.ts';
import { battagliaNamed } from '../roster.ts';
import { GHIBELLINE, GUELPH, type Side } from '../state.ts';
import type { Cites, ScenarioRules } from './scenario.ts';
import type { RallyPoint, Release, Special } from './special.ts';
import { keepsCompany } from './with-his-men.ts';

export const sideNamed = (side: 'guelph' | 'ghibelline'): Side => (side === 'guelph' ? GUELPH : GHIBELLINE);

/** gg.16.2 (R107): has performed an activation, or never will. */
export const activatedOrGone = (b: Battle, id: string): boolean => {
  const index = battagliaNamed(b.roster, id);
  return at(b.state.capitani, index).activated || !commanded(b, index);
};

/** gg.S.1.3 */
function released(b: Battle, { level, after = [], guelphRout }: Release): boolean {
  const { levels, events } = b.state;
  if (level && at(levels, sideNamed(level.side)) < level.atLeast) return false;
  if (guelphRout && !(guelphRout === 'any' ? events.guelphRouted : events.guelphCavalryRouted)) return false;
  return after.every(id => activatedOrGone(b, id));
}

/** gg.S.3.8.4, gg.S.8.11.1, R139 */
function pointsOf(b: Battle, side: Side, point: RallyPoint): readonly number[] {
  const { grid, terrain } = b.field;
  if ('hex' in point) return within(grid, requireCell(grid, point.hex), point.within);
  if (point.at === 'camp') return [...terrain.keys()].filter(cell => terrain[cell] === CAMP);
  const [wagon] = unitsWhere(b, unit => typeOf(b, unit) === 'W' && sideOf(b, unit) === side);
  return wagon === undefined ? [] : [cellOf(b, wagon), ...around(b, cellOf(b, wagon))];
}

/** A battle without special rules cites those that say what a scenario may lay down. */
const CITES: Cites = {
  openingAttacks: 'gg.S.1.2',
  openingCharge: 'gg.S.1.2',
  volleyMove: 'gg.S.1.2',
  volleyFire: 'gg.S.1.2',
  volleyEnd: 'gg.S.1.2',
  openingBonus: 'gg.S.1.2',
  together: 'gg.S.1.3',
  run: 'gg.S.1.5',
  withHisMen: 'gg.S.1.5',
  noRally: 'gg.S.1.5',
  rally: () => 'gg.S.1.5',
  freeing: 'gg.S.2.3',
  price: 'gg.S.2.3',
  papers: 'gg.S.2.0.1',
  coordination: 'gg.S.1.5',
};

export function rulesByData(special: Special, own: Partial<Cites> = {}): ScenarioRules {
  const { openingBonus, rally, march } = special;
  const cites = { ...CITES, ...own };
  const idOf = (b: Battle, index: number): string => battaglia(b, index).id;
  const withHisMen = (b: Battle, index: number): boolean => special.withHisMen.includes(idOf(b, index));
  const battagliaOf = (b: Battle, unit: number): number => at(b.roster.units, unit).battaglia;
  return {
    cites,
    openings: special.openings.map(({ battaglia: id, attacks = 0, manner = null, free = false }) => ({
      battaglia: id,
      attacks,
      manner,
      free,
    })),
    openingChoice: special.openingChoice,
    openingBonus: b =>
      openingBonus && b.state.events.activations <= openingBonus.activations
        ? { rule: cites.openingBonus, value: openingBonus.value }
        : null,
    mayRelease(b, index) {
      const release = special.reserves[idOf(b, index)];
      return release === undefined || released(b, release);
    },
    together(b, index) {
      const id = idOf(b, index);
      return special.together
        .filter(ids => ids.includes(id))
        .flatMap(ids => ids.map(one => battagliaNamed(b.roster, one)))
        .filter(one => at(b.state.capitani, one).reserve);
    },
    persuaded: () => true,
    persuasionStakes: () => null,
    barsContinuum: () => null,
    barsInterruptio: () => null,
    hasRun: (b, index) => special.run.includes(idOf(b, index)),
    tiring: null,
    beginTurn: () => false,
    turnStakes: () => null,
    afterRoll: () => false,
    afterActivation: () => false,
    sky: null,
    treason: { mayTry: () => false, forbiddenBy: () => 'gg.S.1.5', attempt: () => undefined },
    onlyMoves: () => false,
    standardStays: () => false,
    isBound(b, unit) {
      const index = battagliaOf(b, unit);
      return withHisMen(b, index) && at(b.state.capitani, index).cell === cellOf(b, unit);
    },
    mayStand: (there, unit) => keepsCompany(there, battagliaOf(there, unit)),
    boundBy: () => cites.withHisMen,
    withHisMen,
    stands: () => null,
    plunderer: null,
    entered: () => undefined,
    attacked: () => [],
    routed: () => undefined,
    barons: special.barons ?? null,
    religiosiPoints: special.religiosiPoints ?? 0,
    rallyPoints: rally ? (b, side) => pointsOf(b, side, side === GUELPH ? rally.guelph : rally.ghibelline) : null,
    marchTurns: march?.turns ?? 0,
    freed: (b, side) =>
      march ? march.freed[side === GUELPH ? 'guelph' : 'ghibelline'].map(id => battagliaNamed(b.roster, id)) : [],
    freedDice: march?.dice ?? 0,
    coordinable: () => [],
    coordinationLevels: 0,
    papers: null,
    joins: null,
    temper: { eagerness: [1.15, 1.15], bloodlust: () => 1 },
  };
}
