/** Hidden information (pod.R146, pod.R149): what each seat sees, and how the rest is drawn again. */
import { at, type Chance, type Look, shuffle } from '@carroccio/kernel';
import { forgetBonds, isParty, redrawOffers } from './20-agreements/secret-deals.ts';
import { isOf } from './20-agreements/terms.ts';
import { baseOfUnit, findArmy, hasMarched, isHome, rate, serves, unitsOf } from './26-armies/army.ts';
import { companyMeans } from './30-battle/extra-pay.ts';
import type { Podesta } from './shape.ts';
import {
  ALL_UNITS,
  type Battle,
  companyOf,
  type Deal,
  isMercenary,
  PRODITOR,
  type State,
  UNDEPLOYED,
} from './state.ts';
import type { View } from './view.ts';
import type { Table } from './world.ts';

/** Whether a seat may know where a company is. */
function knowsUnit(state: State, seat: number | null, unit: number): boolean {
  const army = findArmy(state, at(state.armyOf, unit));
  if (!army || army.shown) return true;
  return seat !== null && (army.seat === seat || state.holder[unit] === seat);
}

function battleSeen(battle: Battle, state: State, seat: number | null): View['battle'] {
  return {
    ...battle,
    // pod.33j: who has come is seen when the lines are uncovered.
    soldiers: battle.soldiers.map(soldier =>
      soldier.cell === UNDEPLOYED && !(seat !== null && battle.seats[soldier.side]?.includes(seat))
        ? { ...soldier, unit: -1, owner: -1, podesta: -1 }
        : soldier,
    ),
    tokens: battle.tokens.map((pool, side) => (seat !== null && battle.seats[side]?.includes(seat) ? pool : [])),
    tokenCounts: battle.tokens.map(pool => pool.length),
    extra: battle.extra.map((florins, company) => (seat !== null && state.employer[company] === seat ? florins : 0)),
  };
}

export function whatSeatKnows(state: State, seat: number | null): View {
  const { bag, annales, mercatorDeck, mercatorUsed, battle, deal, ...open } = state;
  const mayKnow = (offer: Deal): boolean => seat !== null && isParty(offer, seat, state);
  return {
    ...open,
    players: state.players.map((player, index) => ({
      ...player,
      benefici: index === seat ? player.benefici : [],
      mercator: index === seat ? player.mercator : [],
      beneficiCount: player.benefici.length,
      mercatorCount: player.mercator.length,
    })),
    armies: state.armies.map(army => (army.seat === seat ? army : { ...army, owed: 0 })),
    armyOf: state.armyOf.map((army, unit) => (knowsUnit(state, seat, unit) ? army : -1)),
    lent: state.lent.map((to, unit) => (to === seat || (seat !== null && state.holder[unit] === seat) ? to : -1)),
    turn: { ...state.turn, goneIn: state.turn.goneIn.filter(unit => seat !== null && serves(state, seat, unit)) },
    promises: state.promises.filter(({ from, to }) => from === seat || to === seat),
    bag: bag.length,
    annales: annales.length,
    mercatorDeck: mercatorDeck.length,
    mercatorUsed: mercatorUsed.length,
    deal: deal && mayKnow(deal) ? deal : null,
    offers: state.offers.filter(mayKnow),
    pledges: state.pledges.filter(({ seat: holder, partner }) => holder === seat || partner === seat),
    battle: battle && battleSeen(battle, state, seat),
  };
}

/** Benefici of others that the seat knows of: an offer on the table, a Proditor being used. */
function knownTokens(look: Look<Podesta>, viewer: number): number[][] {
  const { state } = look;
  const known: number[][] = state.players.map(() => []);
  const { deal } = state;
  // An offer that has stood for a while no longer tells what its proposer has left.
  if (deal && !deal.stood && isParty(deal, viewer, state))
    for (const leg of deal.legs)
      if (isOf(leg, 'beneficio') && leg.from === deal.proposer) known[leg.from]?.push(leg.token);
  return known;
}

function take(pool: number[], test: (kind: number) => boolean): number {
  const index = pool.findIndex(test);
  const [kind = 0] = pool.splice(index < 0 ? 0 : index, 1);
  return kind;
}

/** The Benefici a seat cannot see: any of them may be in the bag. */
export function unseenTokens(look: Look<Podesta>, viewer: number): number[] {
  const { bag, players, battle } = look.state;
  const known = knownTokens(look, viewer);
  const hands = players.map(({ benefici }, seat) => {
    const rest = benefici.slice();
    for (const kind of known[seat] ?? []) if (rest.includes(kind)) rest.splice(rest.indexOf(kind), 1);
    return seat === viewer ? [] : rest;
  });
  const chosen = (battle?.tokens ?? []).filter((_, side) => !battle?.seats[side]?.includes(viewer)).flat();
  return [...bag, ...hands.flat(), ...chosen.map(({ kind }) => kind)];
}

/** What is drawn again lies in one order first, so that nothing of how it truly lies decides what is drawn. */
const inOrder = (pool: number[]): number[] => pool.sort((a, b) => a - b);

/** Hands, bag and the enemy's chosen Benefici are dealt again. */
function redrawTokens(look: Look<Podesta>, viewer: number, chance: Chance): void {
  const { state } = look;
  const known = knownTokens(look, viewer);
  const pool: number[] = [...state.bag];
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const rest = player.benefici.slice();
    for (const kind of known[seat] ?? []) {
      const index = rest.indexOf(kind);
      if (index >= 0) rest.splice(index, 1);
    }
    known[seat] = (known[seat] ?? []).slice(0, player.benefici.length - rest.length);
    pool.push(...rest);
  });
  const { battle } = state;
  const hidden = (battle?.seats ?? []).map(seats => !seats.includes(viewer));
  const bribing = look.inside('bribe') ? look.enclosing('bribe').side : -1;
  battle?.tokens.forEach((tokens, side) => {
    if (hidden[side]) pool.push(...tokens.map(({ kind }) => kind));
  });
  shuffle(chance, inOrder(pool));
  battle?.tokens.forEach((tokens, side) => {
    if (!hidden[side]) return;
    tokens.forEach((token, index) => {
      token.kind = take(pool, kind => (side === bribing && index === 0 ? kind === PRODITOR : kind <= PRODITOR));
    });
  });
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const sure = known[seat] ?? [];
    const drawn = pool.splice(0, player.benefici.length - sure.length);
    player.benefici = [...sure, ...drawn].sort((a, b) => a - b);
  });
  state.bag = pool;
}

/** Cards the viewer has seen in another's hand stay there: one being played, those he is offered a part in. */
function shownCards(look: Look<Podesta>, viewer: number): { seat: number; card: number }[] {
  const { state } = look;
  const found: { seat: number; card: number }[] = [];
  for (const step of ['shareAnswer', 'bargain'] as const) if (look.inside(step)) found.push(look.enclosing(step));
  const { deal } = state;
  if (deal && !deal.stood && isParty(deal, viewer, state))
    for (const leg of deal.legs) if (isOf(leg, 'share')) found.push({ seat: leg.from, card: leg.card });
  return found;
}

function redrawCards(look: Look<Podesta>, viewer: number, chance: Chance): void {
  const { state } = look;
  const shown = shownCards(look, viewer);
  const isShown = (seat: number, card: number): boolean => shown.some(one => one.seat === seat && one.card === card);
  const others = state.players.map((player, seat) =>
    seat === viewer ? [] : player.mercator.filter(card => !isShown(seat, card)),
  );
  const pool = shuffle(chance, inOrder([...state.mercatorDeck, ...state.mercatorUsed, ...others.flat()]));
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const kept = player.mercator.filter(card => isShown(seat, card));
    player.mercator = [...kept, ...pool.splice(0, others[seat]?.length ?? 0)].sort((a, b) => a - b);
  });
  state.mercatorUsed = pool.splice(0, state.mercatorUsed.length);
  state.mercatorDeck = pool;
}

/** Where a company is, as far as others cannot tell: the army it marches with, its place in a battle's ranks. */
interface Slot {
  army: number;
  goneIn: boolean;
  soldier: number;
}

const bySlot = (a: Slot, b: Slot): number =>
  a.army - b.army || Number(a.goneIn) - Number(b.goneIn) || a.soldier - b.soldier;

/** Whether a viewer cannot tell which company of its owner a soldier is: the lines are not uncovered yet (pod.33j). */
function isCovered(battle: Battle, index: number, seat: number, viewer: number): boolean {
  const { cell, side, owner, unit, podesta } = at(battle.soldiers, index);
  return (
    battle.kind !== 'civil' &&
    cell === UNDEPLOYED &&
    owner === seat &&
    !battle.seats[side]?.includes(viewer) &&
    // Commanders are announced, companies of fortune are revealed when they are paid, Podestà ride with feditori.
    !battle.commander.includes(index) &&
    !isMercenary(unit) &&
    podesta < 0
  );
}

/** Companies of a player that could be exchanged for each other without the viewer seeing it, group by group. */
function exchangeable(state: State, seat: number, viewer: number, ranks: ReadonlyMap<number, number>): number[][] {
  const groups = new Map<string, number[]>();
  for (let unit = 0; unit < ALL_UNITS; unit++) {
    if (state.holder[unit] === viewer || at(state.lent, unit) >= 0 || !serves(state, seat, unit)) continue;
    const soldier = ranks.get(unit) ?? -1;
    if (soldier >= 0 && !(state.battle && isCovered(state.battle, soldier, seat, viewer))) continue;
    const army = findArmy(state, at(state.armyOf, unit));
    if (army ? army.seat !== seat : !isHome(state, unit)) continue;
    const base = baseOfUnit(state, unit);
    // Only in his own communes can any company be exchanged for any other; a shown army is known, not who fights.
    if (!army?.shown && state.communes[base]?.podesta !== seat) continue;
    const group = `${army?.shown ? `army ${army.id}` : `base ${base}`} ${isMercenary(unit)}`;
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  }
  return [...groups.values()];
}

const ranksOf = ({ battle }: State): Map<number, number> =>
  new Map((battle?.soldiers ?? []).map(({ unit }, index) => [unit, index]));

/** Companies of others of which a viewer cannot tell which is where, group by group. */
export function alike(state: State, viewer: number): number[][] {
  const ranks = ranksOf(state);
  return state.players.flatMap((_, seat) => (seat === viewer ? [] : exchangeable(state, seat, viewer, ranks)));
}

/** Which companies march or fight and which stayed: any of them may have. */
function redrawArmies(table: Table, viewer: number, chance: Chance): void {
  const { state } = table;
  const { battle } = state;
  const ranks = ranksOf(state);
  state.players.forEach((_, seat) => {
    if (seat === viewer) return;
    for (const units of exchangeable(state, seat, viewer, ranks)) {
      const slots: Slot[] = units.map(unit => ({
        army: at(state.armyOf, unit),
        goneIn: hasMarched(state, unit),
        soldier: ranks.get(unit) ?? -1,
      }));
      state.turn.goneIn = state.turn.goneIn.filter(unit => !units.includes(unit));
      shuffle(chance, slots.sort(bySlot)).forEach(({ army, goneIn, soldier }, index) => {
        const unit = at(units, index);
        state.armyOf[unit] = army;
        if (goneIn) state.turn.goneIn.push(unit);
        if (battle && soldier >= 0) at(battle.soldiers, soldier).unit = unit;
      });
    }
  });
  // What an army owes would tell who marches in it.
  for (const army of state.armies)
    if (army.seat !== viewer && army.owed > 0) army.owed = rate(table, unitsOf(state, army.id)) * army.walked;
}

const BEFORE_EXTRA_PAY = ['mode', 'reinforcements', 'command', 'extraPay'] as const;

/** Extra pay of others' companies, once it has been agreed upon: whether and how much is their secret (pod.38b). */
function redrawExtraPay(look: Look<Podesta>, battle: Battle, viewer: number, chance: Chance): void {
  if (BEFORE_EXTRA_PAY.some(step => look.inside(step))) return;
  const { state } = look;
  const fighting = new Set(battle.soldiers.flatMap(({ unit }) => (isMercenary(unit) ? [companyOf(unit)] : [])));
  for (const company of fighting) {
    const employer = at(state.employer, company);
    if (employer < 0 || employer === viewer || battle.traitors.includes(company)) continue;
    battle.extra[company] = 0;
    battle.extra[company] = Math.min(companyMeans(state, company), 50 * chance.draw(10));
  }
}

export function redrawSecrets(table: Table, look: Look<Podesta>, viewer: number, chance: Chance): void {
  const { state, world } = table;
  redrawTokens(look, viewer, chance);
  redrawCards(look, viewer, chance);
  const unseen = world.data.annales.cards.map((_, card) => card).filter(card => !state.annalesSeen.includes(card));
  state.annales = shuffle(chance, unseen).slice(0, state.annales.length);
  forgetBonds(state, viewer);
  redrawArmies(table, viewer, chance);
  if (state.battle) redrawExtraPay(look, state.battle, viewer, chance);
  redrawOffers(table, look, viewer, chance);
}
