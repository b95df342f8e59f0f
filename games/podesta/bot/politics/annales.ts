/** Events of the Annales before they fall: what they would do to whom, and whether a Proditor is well spent on one. */
import { at } from '@carroccio/kernel';
import { isUnrepresented, loyal, mayTurn, present } from '../../src/10-office/trust.ts';
import { allLots, held, sellable } from '../../src/21-trade/market.ts';
import { inTheDraw } from '../../src/24-annales/annales-effects.ts';
import type { Effect } from '../../src/data/cards.ts';
import { GUELPH, SESTIERI } from '../../src/state.ts';
import { best, type Choice, type Choices, eyesOf, type Mind, ofType, plain } from '../mind.ts';
import { isRival, POINT, PUBLIC, rivalry, STRIP_COST } from '../worth.ts';

/** What an event that only helps or hinders for a month is worth to whoever it falls on, in florins. */
const FOR_A_MONTH: { readonly [O in Effect['op']]?: number } = {
  proditorProof: 40,
  lockTrust: 60,
  playLast: -50,
  truce: 80,
  freeFair: 60,
  extraFeast: 40,
  postponeBattles: 0,
  fevers: -40,
  knights: 40,
  terrain: -20,
};

/** Contributions a player may be expected to pay in a month. */
const CONTRIBUTIONS = 3;
/** A Beneficio drawn without paying, and a company of fortune to be hired with one. */
const DRAWN = 90;
const COMPANY = 150;

const homeOf = ({ me }: Mind): number => (me.home >= 0 ? me.home : me.assigned);

const isClass = ({ table }: Mind, sestiere: number, name: string): boolean =>
  name === 'any' || table.world.className[sestiere % SESTIERI] === name;

const sum = (mind: Mind, effects: readonly Effect[]): number =>
  effects.reduce((total, effect) => total + worthOf(mind, effect), 0);

/** What an effect is worth to the player it falls on, in florins of his own. */
function worthOf(mind: Mind, effect: Effect): number {
  const { table, state, seat, me } = mind;
  const home = homeOf(mind);
  const { treasury, upper } = at(state.communes, home);
  switch (effect.op) {
    case 'pay': {
      const paid =
        effect.from === 'purse' ? Math.min(effect.amount, me.purse) : PUBLIC * Math.min(effect.amount, treasury);
      return effect.to === 'treasury' ? paid * (PUBLIC - 1) : -paid;
    }
    case 'gain':
      return effect.to === 'purse' ? effect.amount : PUBLIC * effect.amount;
    case 'payOrLoseTrust':
      return payOrLose(mind, effect);
    case 'byFaction':
      return sum(mind, me.faction === GUELPH ? effect.guelph : effect.ghibelline);
    case 'ifBonusBelow':
      return upper < effect.limit ? sum(mind, effect.effects) : 0;
    case 'ifGoverns': {
      const governs = effect.communes.some(id => mind.communes.includes(table.world.communeIndex.get(id) ?? -1));
      return sum(mind, governs ? effect.effects : effect.otherwise);
    }
    case 'gainTrust':
      return canGainTrust(mind, effect) ? POINT : sum(mind, effect.otherwise);
    case 'exile':
      return ban(mind, effect);
    case 'leaveLeague':
      return me.league < 0 ? sum(mind, effect.otherwise) : -50;
    case 'cancelInterest': {
      const owed = state.loans.filter(loan => loan.seat === seat && loan.commune < 0);
      return owed.length === 0 ? sum(mind, effect.otherwise) : owed.reduce((all, { interest }) => all + interest, 0);
    }
    case 'setArmed':
      return effect.armed ? 75 : -75;
    case 'contributionDelta':
      return -effect.amount * CONTRIBUTIONS;
    case 'contributionOnce':
      return 60;
    case 'bonus':
      return effect.upper * CONTRIBUTIONS;
    case 'drawBeneficio':
      return effect.company ? COMPANY : DRAWN;
    case 'allowance':
      return 8 * (effect.points - table.world.data.map.allowance);
    case 'showBenefici':
      return effect.whose === 'own' ? -10 * me.benefici.length : 20;
    case 'loseLots':
      return -Math.min(effect.lots, allLots(state, seat)) * Math.min(...state.prices);
    case 'payPerLot':
      return -Math.min(me.purse, effect.amount * allLots(state, seat));
    case 'foreignOrder':
      return foreignOrder(mind, effect.lots, effect.price);
    case 'forbid':
      return effect.what === 'trust' ? -150 : -60;
    case 'trebuchet':
      return state.armies.some(army => army.seat === seat && army.siege) ? 400 : 30;
    case 'walls':
      return (state.armies.some(army => army.siege?.commune === home) ? 400 : 30) * (effect.D + effect.R);
    default:
      return FOR_A_MONTH[effect.op] ?? 0;
  }
}

/** A loyal sestiere of the home commune is in danger, never the last one. */
function payOrLose(mind: Mind, { amount, from, class: name }: Effect & { op: 'payOrLoseTrust' }): number {
  const { state, seat, me } = mind;
  const home = homeOf(mind);
  const own = loyal(state, seat, home);
  if (own.length <= 1 || !own.some(sestiere => isClass(mind, sestiere, name))) return 0;
  if (from === 'either' && at(state.communes, home).treasury >= amount) return -PUBLIC * amount;
  return me.purse >= amount ? -amount : -POINT;
}

function canGainTrust(mind: Mind, { where, face, class: name }: Effect & { op: 'gainTrust' }): boolean {
  const { table, state, seat, me } = mind;
  return state.place.some((commune, sestiere) => {
    if (commune < 0 || state.holder[sestiere] !== -1 || !isClass(mind, sestiere, name)) return false;
    if (where === 'home' ? commune !== homeOf(mind) : !isUnrepresented(state, commune)) return false;
    return face === 'own' ? state.face[sestiere] === me.faction : mayTurn(table, seat, sestiere);
  });
}

/** An opponent's goods fill the treasury; who could still be won is lost with him. */
function ban(mind: Mind, { class: name, free, optional, times, otherwise }: Effect & { op: 'exile' }): number {
  const { table, state, me } = mind;
  const opponents = present(state, homeOf(mind)).filter(
    sestiere =>
      state.face[sestiere] !== me.faction && isClass(mind, sestiere, name) && (!free || state.holder[sestiere] === -1),
  );
  if (opponents.length === 0) return sum(mind, otherwise);
  const seized = opponents.map(sestiere => PUBLIC * times * at(table.world.tax, sestiere % SESTIERI) - POINT);
  return optional ? Math.max(0, ...seized) : Math.max(...seized);
}

function foreignOrder({ state, seat }: Mind, lots: number, price: number): number {
  const gains = state.prices.map((market, good) =>
    held(state, seat, good) === 0 ? 0 : Math.min(lots, sellable(state, seat, good)) * (price - market),
  );
  return Math.max(0, ...gains);
}

/** What it is worth to the seat that a card falls on somebody, in florins. */
function worthOn(mind: Mind, card: number, target: number): number {
  const { table, state, seat } = mind;
  const { effects, without } = at(table.world.data.annales.cards, card);
  const list = at(state.players, target).home < 0 && without ? without.effects : effects;
  if (target === seat) return sum(mind, list);
  return isRival(mind, target) ? -rivalry(mind, target) * sum(eyesOf(mind, target), list) : 0;
}

/** A card is seized when it gains more than a Proditor costs over what the draw may be expected to bring. */
export function seize(mind: Mind, card: number, choices: Choices): Choice {
  const seizes = ofType(choices, 'seize');
  if (seizes.length === 0) return plain(choices, 'letFall');
  const drawn = inTheDraw(mind.state);
  const expected = drawn.reduce((all, target) => all + worthOn(mind, card, target), 0) / Math.max(1, drawn.length);
  const { choice, value } = best(seizes, ({ target }) => worthOn(mind, card, target));
  return value - expected > STRIP_COST ? choice : plain(choices, 'letFall');
}
