/** What the events of the Annales do (chapter 24). */
import { at } from '@carroccio/kernel';
import { BANK, pay, payUpTo, treasury } from '../09-money/money.ts';
import { leaveLeague } from '../10-office/office.ts';
import { isUnrepresented, loyal, mayTurn, present } from '../10-office/trust.ts';
import { moveBonus } from '../14-taxes-and-works/works.ts';
import { drawToken } from '../21-trade/hands.ts';
import { allLots, held } from '../21-trade/market.ts';
import { isBesieged } from '../26-armies/movement.ts';
import type { Effect } from '../data/cards.ts';
import { GOODS } from '../data/shapes.ts';
import { GOOD_KINDS, GUELPH, now, SESTIERI, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { leave } from './lasting.ts';

export const RULE = 'pod.24d';

/** Who the draw can fall on: players not in exile (R7). */
export const inTheDraw = ({ players }: State): number[] =>
  players.flatMap(({ out, exiled }, seat) => (out || exiled ? [] : [seat]));

/** The commune a card speaks of: the home of the player, or the commune he was assigned. */
const homeOf = ({ players }: State, seat: number): number => {
  const { home, assigned } = at(players, seat);
  return home >= 0 ? home : assigned;
};

const isClass = ({ world }: Table, sestiere: number, name: string): boolean =>
  name === 'any' || world.className[sestiere % SESTIERI] === name;

/** What an event does to a player: less to one without a home. */
export function effectsOn({ world, state }: Table, card: number, seat: number): Effect[] {
  const { effects, without } = at(world.data.annales.cards, card);
  return at(state.players, seat).home < 0 && without ? without.effects : effects;
}

/** A card falls on a player: its text, or the one for players who govern nothing. */
export function fall(live: Live, card: number, seat: number): void {
  const { flow } = live;
  const list = effectsOn(live, card, seat);
  flow.emit({ type: 'annalesFalls', rule: RULE, seat, card });
  if (list.length === 0) flow.emit({ type: 'noEffect', rule: RULE, seat });
  else flow.next({ step: 'effects', card, seat, list });
}

/** What one effect does at once, or asks the player for. */
export function carryOut(live: Live, card: number, seat: number, effect: Effect): void {
  const { state, flow, world } = live;
  const home = homeOf(state, seat);
  const player = at(state.players, seat);
  const then = (list: Effect[]): void => {
    if (list.length > 0) flow.next({ step: 'effects', card, seat, list });
  };
  switch (effect.op) {
    case 'pay':
      payUpTo(
        live,
        effect.from === 'purse' ? seat : treasury(home),
        effect.to === 'bank' ? BANK : treasury(home),
        effect.amount,
        RULE,
      );
      return;
    case 'gain':
      pay(live, BANK, effect.to === 'purse' ? seat : treasury(home), effect.amount, RULE);
      return;
    case 'price': {
      const good = GOODS.indexOf(effect.good);
      state.deferred[good] = at(state.deferred, good) + effect.delta;
      return;
    }
    case 'payOrLoseTrust':
      payOrLose(live, card, seat, effect);
      return;
    case 'byFaction':
      then(player.faction === GUELPH ? effect.guelph : effect.ghibelline);
      return;
    case 'ifBonusBelow':
      if (at(state.communes, home).upper < effect.limit) then(effect.effects);
      return;
    case 'ifGoverns': {
      const governs = effect.communes.some(id => state.communes[world.communeIndex.get(id) ?? -1]?.podesta === seat);
      then(governs ? effect.effects : effect.otherwise);
      return;
    }
    case 'gainTrust': {
      const options = trustOptions(live, seat, effect);
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'takeTrust', seat, options });
      return;
    }
    case 'exile': {
      const options = exileOptions(live, seat, effect);
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'ban', seat, options, optional: effect.optional, times: effect.times });
      return;
    }
    case 'leaveLeague':
      if (player.league < 0) then(effect.otherwise);
      else leaveLeague(live, seat, RULE);
      return;
    case 'cancelInterest': {
      const loans = state.loans.filter(loan => loan.seat === seat && loan.commune < 0);
      if (loans.length === 0) then(effect.otherwise);
      for (const loan of loans) loan.interest = 0;
      return;
    }
    case 'setArmed': {
      const options = present(state, home).filter(
        sestiere => state.back[sestiere] === 0 && (state.armed[sestiere] === 1) !== effect.armed,
      );
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'arms', seat, options, armed: effect.armed });
      return;
    }
    case 'contributionDelta':
      leave(live, 'delta', seat, { value: effect.amount });
      return;
    case 'contributionOnce':
      leave(live, 'once', seat, { commune: home, value: effect.times });
      return;
    case 'bonus':
      moveBonus(live, home, effect.upper, effect.lower);
      return;
    case 'drawBeneficio':
      drawToken(live, seat, RULE, effect.company);
      return;
    case 'showBenefici':
      if (effect.whose === 'own') showHand(live, seat);
      else flow.next({ step: 'spies', seat });
      return;
    case 'loseLots':
      loseLots(live, seat, effect.lots, effect.which);
      return;
    case 'payPerLot':
      payUpTo(live, seat, BANK, effect.amount * allLots(state, seat), RULE);
      return;
    case 'foreignOrder':
      flow.next({ step: 'foreignOrder', seat, lots: effect.lots, price: effect.price });
      return;
    case 'playLast':
      playLast(live, seat);
      return;
    case 'postponeBattles':
      postpone(live, seat);
      return;
    default:
      lasts(live, seat, home, effect);
  }
}

/** Effects that only change what may be done for a while. */
function lasts(live: Live, seat: number, home: number, effect: Effect): void {
  const { state } = live;
  switch (effect.op) {
    case 'proditorProof':
      leave(live, 'proof', seat, { commune: home });
      return;
    case 'lockTrust':
      leave(live, 'lock', seat, { commune: home });
      return;
    case 'allowance':
      leave(live, 'allowance', seat, { value: effect.points });
      for (const commune of state.communes) if (commune.podesta === seat) commune.left = effect.points;
      for (const army of state.armies) if (army.seat === seat) army.left = effect.points;
      return;
    case 'truce':
      leave(live, 'truce', seat, { months: 1 });
      return;
    case 'freeFair':
      leave(live, 'fair', seat);
      return;
    case 'forbid':
      leave(live, effect.what === 'trust' ? 'noTrust' : 'noWar', seat);
      return;
    case 'extraFeast':
      leave(live, 'feast', seat, { commune: home });
      return;
    case 'fevers':
      leave(live, 'fevers', seat);
      return;
    case 'knights':
      leave(live, 'knights', seat);
      return;
    case 'trebuchet':
      leave(live, 'trebuchet', seat, { value: effect.attack });
      return;
    case 'walls':
      leave(live, 'walls', seat, { commune: home, value: effect.D, more: effect.R, months: 1 });
      return;
    case 'terrain':
      leave(live, effect.terrain, seat, { value: effect.cost ?? 0 });
      return;
    default:
      return;
  }
}

/** Two events that threaten a loyal sestiere of the home commune, never the last one. */
function payOrLose(live: Live, card: number, seat: number, effect: Effect & { op: 'payOrLoseTrust' }): void {
  const { state, flow } = live;
  const commune = homeOf(state, seat);
  const own = loyal(state, seat, commune);
  const options = own.length > 1 ? own.filter(sestiere => isClass(live, sestiere, effect.class)) : [];
  if (options.length === 0) {
    flow.emit({ type: 'noEffect', rule: RULE, seat });
    return;
  }
  flow.next({
    step: 'payOrLose',
    card,
    seat,
    commune,
    amount: effect.amount,
    either: effect.from === 'either',
    options,
  });
}

function trustOptions(table: Table, seat: number, effect: Effect & { op: 'gainTrust' }): number[] {
  const { state } = table;
  const home = homeOf(state, seat);
  const faction = at(state.players, seat).faction;
  return state.place.flatMap((commune, sestiere) => {
    if (commune < 0 || state.holder[sestiere] !== -1 || !isClass(table, sestiere, effect.class)) return [];
    if (effect.where === 'home' ? commune !== home : !isUnrepresented(state, commune)) return [];
    const fits = effect.face === 'own' ? state.face[sestiere] === faction : mayTurn(table, seat, sestiere);
    return fits ? [sestiere] : [];
  });
}

function exileOptions(table: Table, seat: number, effect: Effect & { op: 'exile' }): number[] {
  const { state } = table;
  const home = homeOf(state, seat);
  // R32, R97: nobody leaves a besieged town.
  if (isBesieged(state, home)) return [];
  return present(state, home).filter(
    sestiere =>
      state.face[sestiere] !== at(state.players, seat).faction &&
      isClass(table, sestiere, effect.class) &&
      (!effect.free || state.holder[sestiere] === -1),
  );
}

function showHand({ state, flow }: Live, seat: number): void {
  flow.reveal();
  flow.emit({ type: 'handShown', rule: RULE, seat, kinds: at(state.players, seat).benefici.slice() });
}

function loseLots(live: Live, seat: number, lots: number, which: 'any' | 'most'): void {
  const { state, flow } = live;
  const counts = Array.from({ length: GOOD_KINDS }, (_, good) => held(state, seat, good));
  const most = Math.max(...counts);
  if (most === 0) return;
  const goods = counts.flatMap((count, good) => ((which === 'most' ? count === most : count > 0) ? [good] : []));
  flow.next({ step: 'losingLots', seat, left: lots, goods, whole: which === 'most' });
}

/** The player moves to the end of this month's order, before exiles. */
function playLast({ state, flow }: Live, seat: number): void {
  if (at(state.players, seat).exiled) return;
  const exiles = state.order.filter(one => at(state.players, one).exiled);
  state.order = [...state.order.filter(one => one !== seat && !exiles.includes(one)), seat, ...exiles];
  flow.emit({ type: 'playsLast', rule: RULE, seat });
}

function postpone({ state, flow }: Live, seat: number): void {
  for (const war of state.wars) {
    if (war.month !== now(state) || !war.sides.some(side => side.includes(seat))) continue;
    war.month++;
    const { attacker, defender, month } = war;
    flow.emit({ type: 'postponed', rule: RULE, attacker, defender, month });
  }
}
