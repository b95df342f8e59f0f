/** Armies by points: what may still be hired, so that the army can always be completed (nqsb.2.1). */
import type { Action, Refusal } from '@carroccio/kernel';
import type { Ground } from '../battle.ts';
import type { Batirnos } from '../shape.ts';

interface DraftDivision {
  leader: number;
  wing: number;
  reserve: boolean;
  units: number[];
  characters: number[];
}

/** An army being mustered, as its player's secret choices make it. */
export interface Draft {
  cic: number;
  wings: number[];
  divisions: DraftDivision[];
}

type Chosen = readonly Action<Batirnos>[];

export function draftOf(chosen: Chosen): Draft {
  const draft: Draft = { cic: -1, wings: [], divisions: [] };
  for (const one of chosen) {
    const last = draft.divisions.at(-1);
    switch (one.type) {
      case 'hireCic':
        draft.cic = one.leader;
        break;
      case 'hireWing':
        draft.wings.push(one.leader);
        break;
      case 'hireDivision':
        draft.divisions.push({ leader: one.leader, wing: one.wing, reserve: false, units: [], characters: [] });
        break;
      case 'hireReserve':
        draft.divisions.push({ leader: draft.cic, wing: -1, reserve: true, units: [], characters: [] });
        break;
      case 'hire':
        last?.units.push(one.troop);
        break;
      case 'hireCharacter':
        last?.characters.push(one.leader);
        break;
    }
  }
  return draft;
}

function leadersOf({ cic, wings, divisions }: Draft): number[] {
  const found = cic < 0 ? [...wings] : [cic, ...wings];
  for (const { leader, reserve, characters } of divisions) {
    if (!reserve) found.push(leader);
    found.push(...characters);
  }
  return found;
}
function unitsOf({ divisions }: Draft): number[] {
  const found: number[] = [];
  for (const { units } of divisions) found.push(...units);
  return found;
}

export const costOf = (ground: Ground, draft: Draft): number =>
  leadersOf(draft).reduce((sum, leader) => sum + (ground.leaders[leader]?.points ?? 0), 0) +
  unitsOf(draft).reduce((sum, troop) => sum + (ground.troops[troop]?.points ?? 0), 0);

/** The nations an army draws on: its CiC's and its allies'. */
function nationsOf(ground: Ground, draft: Draft): Set<string> {
  const nations = new Set([
    ...leadersOf(draft).map(leader => ground.leaders[leader]?.nation ?? 'any'),
    ...unitsOf(draft).map(troop => ground.troops[troop]?.nation ?? 'any'),
  ]);
  nations.delete('any');
  return nations;
}

const isGun = (ground: Ground, troop: number): boolean => ['AL', 'AP'].includes(ground.troops[troop]?.type ?? '');

/** R97: the rules of the scenario on armies by points. */
export interface Terms {
  ground: Ground;
  budget: number;
}

function limits({ ground }: Terms) {
  const { muster } = ground.setup;
  if (!muster) throw new Error(`${ground.scenario} is no battle by points`);
  return muster;
}

/** How many divisions an army still owes: two at least, and one under every intermediate general. */
function owedDivisions(terms: Terms, draft: Draft): number {
  const idle = draft.wings.filter((_, wing) => draft.divisions.every(division => division.wing !== wing)).length;
  return Math.max(limits(terms).divisions[0] - draft.divisions.length, idle, 0);
}

/** Whether an army has, or owes, more divisions than there may be, the reserve among them. */
const crowded = (terms: Terms, draft: Draft): boolean =>
  draft.divisions.length + owedDivisions(terms, draft) > limits(terms).divisions[1];

const owedUnits = (terms: Terms, draft: Draft): number => {
  const last = draft.divisions.at(-1);
  return last ? Math.max(0, limits(terms).units[0] - last.units.length) : 0;
};

/** The least that completing the army costs, drawing on the nations it has or on one more; Infinity if it cannot be. */
function completion(terms: Terms, draft: Draft): number {
  const { ground } = terms;
  const { allies, units: unitSpan } = limits(terms);
  const divisions = owedDivisions(terms, draft);
  if (crowded(terms, draft)) return Number.POSITIVE_INFINITY;
  const units = owedUnits(terms, draft) + divisions * unitSpan[0];
  const cic = draft.cic < 0 ? 1 : 0;
  const nations = nationsOf(ground, draft);
  if (nations.size > allies + 1) return Number.POSITIVE_INFINITY;
  const extras = nations.size <= allies ? ground.data.armies.nations.map(({ id }) => id) : [''];
  const taken = leadersOf(draft);
  let least = Number.POSITIVE_INFINITY;
  for (const extra of extras) {
    const open = ({ nation }: { nation: string }): boolean => nation === extra || nations.has(nation);
    let missing = divisions + cic;
    let leaders = 0;
    for (const general of cheapestGenerals(ground)) {
      if (missing === 0) break;
      if (!open(general) || taken.includes(general.leader)) continue;
      leaders += general.points;
      missing--;
    }
    if (missing > 0) continue;
    const cheapest = units > 0 ? cheapestTroops(ground).find(open)?.points : 0;
    if (cheapest !== undefined) least = Math.min(least, leaders + units * cheapest);
  }
  return least;
}

const byPoints = (one: { points: number }, other: { points: number }): number => one.points - other.points;

const generals = new WeakMap<Ground['leaders'], readonly { leader: number; nation: string; points: number }[]>();
const troops = new WeakMap<Ground['troops'], Ground['troops']>();

/** The generals of the lists, the cheapest first. */
function cheapestGenerals({ leaders }: Ground) {
  const found =
    generals.get(leaders) ??
    leaders
      .flatMap(({ role, nation, points }, leader) => (role === 'general' ? [{ leader, nation, points }] : []))
      .sort(byPoints);
  generals.set(leaders, found);
  return found;
}

/** The troops that are no guns, the cheapest first. */
function cheapestTroops(ground: Ground): Ground['troops'] {
  const found = troops.get(ground.troops) ?? ground.troops.filter((_, troop) => !isGun(ground, troop)).sort(byPoints);
  troops.set(ground.troops, found);
  return found;
}

/** Whether an army can still be completed within its points. */
const feasible = (terms: Terms, draft: Draft): boolean =>
  costOf(terms.ground, draft) + completion(terms, draft) <= terms.budget;

const withAction = (terms: Terms, chosen: Chosen, action: Action<Batirnos>): boolean =>
  feasible(terms, draftOf([...chosen, action]));

const freeLeaders = ({ ground }: Terms, draft: Draft, role: 'general' | 'character'): number[] => {
  const taken = leadersOf(draft);
  return ground.leaders.flatMap((leader, index) => (leader.role === role && !taken.includes(index) ? [index] : []));
};

const settled = (terms: Terms, draft: Draft): boolean => draft.cic >= 0 && owedUnits(terms, draft) === 0;

/** nqsb.2.1.cic: one, before all others. */
export const cicChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hireCic'>[] => {
  const draft = draftOf(chosen);
  return draft.cic >= 0
    ? []
    : freeLeaders(terms, draft, 'general')
        .map(leader => ({ type: 'hireCic' as const, leader }))
        .filter(action => withAction(terms, chosen, action));
};

/** nqsb.2.1.intermediate */
export const wingChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hireWing'>[] => {
  const draft = draftOf(chosen);
  if (!settled(terms, draft) || draft.wings.length >= limits(terms).wings) return [];
  return freeLeaders(terms, draft, 'general')
    .map(leader => ({ type: 'hireWing' as const, leader }))
    .filter(action => withAction(terms, chosen, action));
};

/** nqsb.2.1.division */
export const divisionChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hireDivision'>[] => {
  const draft = draftOf(chosen);
  if (!settled(terms, draft)) return [];
  const wings = [-1, ...draft.wings.keys()];
  return freeLeaders(terms, draft, 'general').flatMap(leader =>
    wings
      .map(wing => ({ type: 'hireDivision' as const, leader, wing }))
      .filter(action => withAction(terms, chosen, action)),
  );
};

/** nqsb.10.15: one reserve, led by the CiC himself. */
export const reserveChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hireReserve'>[] => {
  const draft = draftOf(chosen);
  if (!settled(terms, draft) || draft.divisions.some(({ reserve }) => reserve)) return [];
  const action = { type: 'hireReserve' as const };
  return withAction(terms, chosen, action) ? [action] : [];
};

export const unitChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hire'>[] => {
  const { ground } = terms;
  const draft = draftOf(chosen);
  const last = draft.divisions.at(-1);
  if (!last || last.units.length >= limits(terms).units[1]) return [];
  const hired = unitsOf(draft);
  const guns = hired.filter(troop => isGun(ground, troop)).length;
  const roomForGuns = (guns + 1) * limits(terms).guns <= hired.length + 1;
  return ground.troops
    .flatMap((_, troop) => (isGun(ground, troop) && !roomForGuns ? [] : [{ type: 'hire' as const, troop }]))
    .filter(action => withAction(terms, chosen, action));
};

/** nqsb.2.1.characters */
export const characterChoices = (terms: Terms, chosen: Chosen): Action<Batirnos, 'hireCharacter'>[] => {
  const draft = draftOf(chosen);
  const last = draft.divisions.at(-1);
  if (!last || last.characters.length >= limits(terms).characters) return [];
  return freeLeaders(terms, draft, 'character')
    .map(leader => ({ type: 'hireCharacter' as const, leader }))
    .filter(action => withAction(terms, chosen, action));
};

export const isComplete = (terms: Terms, chosen: Chosen): boolean => {
  const draft = draftOf(chosen);
  return settled(terms, draft) && owedDivisions(terms, draft) === 0;
};

/** Why somebody cannot be hired. */
export function whyNoHire(terms: Terms, chosen: Chosen, action: Action<Batirnos>): Refusal<Batirnos> {
  const draft = draftOf([...chosen, action]);
  const cost = costOf(terms.ground, draft) - costOf(terms.ground, draftOf(chosen));
  const left = terms.budget - costOf(terms.ground, draftOf(chosen));
  if (nationsOf(terms.ground, draft).size > limits(terms).allies + 1)
    return { rule: 'nqsb.2.1.lists', reason: 'tooManyNations' };
  if (!crowded(terms, draft) && !feasible(terms, draft))
    return { rule: 'nqsb.2.1.points', reason: 'tooDear', cost, left };
  return { rule: 'nqsb.2.1.division', reason: 'divisionFull' };
}
