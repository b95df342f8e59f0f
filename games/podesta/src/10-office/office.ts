/** Gaining and losing the office of Podestà (chapters 10, 13, 18 and 19), and leaving the game. */
import { at, type RuleId } from '@carroccio/kernel';
import { BANK, chest, governed, pay, treasury } from '../09-money/money.ts';
import { collectTaxes } from '../14-taxes-and-works/taxes.ts';
import { forgetAgreements } from '../20-agreements/promises.ts';
import { allLots, takeLots } from '../21-trade/market.ts';
import { allowance } from '../24-annales/lasting.ts';
import { dropEmptyArmies } from '../26-armies/recall.ts';
import { endMootSieges } from '../43-sieges/siege-end.ts';
import { finish } from '../48-victory/scoring.ts';
import type { PointsWhy } from '../events.ts';
import { ALL_UNITS, CHIT, COMMUNES, GOOD_KINDS, NOBODY, now, type State } from '../state.ts';
import type { Live } from '../world.ts';
import { factionOf, isElectable, loseTrust, loyal } from './trust.ts';

export function score({ state, flow }: Live, seat: number, points: number, why: PointsWhy, rule: RuleId): void {
  const player = at(state.players, seat);
  if (player.out) return;
  player.points += points;
  flow.emit({ type: 'points', rule, seat, points, why });
}

/** After trust has changed hands in a commune: elections and lost offices (R25, R26). */
export function settleTrust(live: Live, commune: number, by: number): void {
  const { state } = live;
  if (commune < 0) return;
  endShelters(live);
  if (by >= 0 && at(state.communes, commune).podesta !== by && isElectable(live, by, commune)) {
    appoint(live, by, commune);
    return;
  }
  const { podesta } = at(state.communes, commune);
  if (podesta >= 0 && loyal(state, podesta, commune).length === 0) dismiss(live, commune, by);
}

/**
 * A player becomes Podestà of a commune, whoever governed it before (pod.10d, pod.18b); its counter stands there in his
 * name (pod.18c). Sestieri loyal to nobody stay so (pod.10e).
 */
export function appoint(live: Live, seat: number, commune: number): void {
  const { state, flow, world } = live;
  const place = at(state.communes, commune);
  const player = at(state.players, seat);
  const former = place.podesta;
  Object.assign(place, {
    podesta: seat,
    faction: player.faction,
    upper: 0,
    lower: 0,
    cell: at(world.square, commune),
    left: allowance(live, seat),
    captor: NOBODY,
    until: 0,
    vacant: false,
  });
  if (player.home < 0) player.home = commune;
  Object.assign(player, { elected: true, exiled: false, host: -1 });
  flow.emit({ type: 'elected', rule: 'pod.10c', seat, commune });
  // R96: an exile's war chest joins the treasury of the next commune he governs.
  pay(live, chest(seat), treasury(commune), player.chest, 'pod.43d');
  // R34: whoever was sheltered there under another government has to look elsewhere.
  state.players.forEach(({ host }, other) => {
    if (host === commune) turnOut(live, other);
  });
  if (former >= 0) oust(live, former, commune, seat);
  endMootSieges(live);
  passCompanies(live, commune, seat);
  collectTaxes(live, commune, 'pod.18e');
}

/** A commune without a Podestà: nobody rides for it, is held captive or has fallen. */
const OFFICE_EMPTY = {
  podesta: NOBODY,
  upper: 0,
  lower: 0,
  cell: -1,
  captor: NOBODY,
  until: 0,
  vacant: false,
} as const;

/** A commune loses its Podestà and nobody takes his place (R26). */
export function dismiss(live: Live, commune: number, by: number): void {
  const { state, flow } = live;
  const place = at(state.communes, commune);
  const former = place.podesta;
  if (former < 0) return;
  Object.assign(place, OFFICE_EMPTY);
  flow.emit({ type: 'unrepresented', rule: 'pod.19a', commune });
  oust(live, former, commune, by);
  passCompanies(live, commune, NOBODY);
  endShelters(live);
}

function turnOut({ state, flow }: Live, seat: number): void {
  const player = at(state.players, seat);
  flow.emit({ type: 'turnedOut', rule: 'pod.19b', seat, commune: player.host });
  player.host = -1;
}

/** Only a commune of his faction shelters an exile: when it changes he has to look elsewhere (pod.19b). */
export function endShelters(live: Live): void {
  live.state.players.forEach(({ host, faction }, seat) => {
    if (host >= 0 && factionOf(live, host) !== faction) turnOut(live, seat);
  });
}

/** The companies a commune has hired stay in its service; without a Podestà they are dismissed (pod.31d). */
function passCompanies({ state, flow }: Live, commune: number, seat: number): void {
  state.payer.forEach((payer, company) => {
    if (payer !== commune) return;
    if (seat < 0) freeCompany({ state, flow }, company);
    else if (at(state.employer, company) !== seat) {
      flow.reveal();
      for (const unit of unitsOfCompany(company)) state.armyOf[unit] = -1;
      state.employer[company] = seat;
      state.station[company] = commune;
    }
  });
  dropEmptyArmies(state);
}

/** Where a player's companies are quartered: his home, or the commune that shelters him (R69). */
export function quartersOf({ players }: State, seat: number): number {
  const { home, host } = at(players, seat);
  return home >= 0 ? home : host;
}

/** Companies follow their master out of a town that is no longer his: to his home, or where he is sheltered (pod.31k). */
export function quarterCompanies({ state, flow }: Live, seat: number): void {
  const commune = quartersOf(state, seat);
  if (commune < 0) return;
  state.employer.forEach((employer, company) => {
    const station = at(state.station, company);
    const payer = at(state.payer, company);
    // Whom a lost commune pays is its own and passes to its next Podestà.
    const his = (one: number): boolean => one === commune || at(state.communes, one).podesta === seat;
    if (employer !== seat || (payer >= 0 && !his(payer)) || (station >= 0 && his(station))) return;
    state.station[company] = commune;
    flow.emit({ type: 'quartered', rule: 'pod.31k', company, commune });
  });
}

export const unitsOfCompany = (company: number): number[] => [0, 1, 2].map(index => COMMUNES * 6 + company * 3 + index);

/** A company leaves its employer's service; its marker goes to the used Benefici (R67). */
export function releaseCompany(state: State, company: number): void {
  for (const unit of unitsOfCompany(company)) state.armyOf[unit] = -1;
  state.employer[company] = NOBODY;
  state.payer[company] = -1;
  state.fee[company] = 0;
  state.station[company] = -1;
  state.used.push(CHIT + company);
  dropEmptyArmies(state);
}

/** A company serves nobody any more (pod.31e). */
export function freeCompany({ state, flow }: Pick<Live, 'state' | 'flow'>, company: number): void {
  flow.reveal();
  releaseCompany(state, company);
  flow.emit({ type: 'companyFree', rule: 'pod.31e', company });
}

/**
 * The former Podestà: an exile if the commune was his home and he has no other (pod.19, R34, R35). He keeps his purse
 * (pod.19f).
 */
function oust(live: Live, loser: number, commune: number, by: number): void {
  const { state, flow } = live;
  const player = at(state.players, loser);
  flow.emit({ type: 'ousted', rule: 'pod.13h', seat: loser, commune, by });
  if (player.home !== commune) {
    quarterCompanies(live, loser);
    return;
  }
  player.home = -1;
  confiscate(live, loser, by);
  score(live, loser, -live.world.data.lengths.points.exile, 'exile', 'pod.3l');
  if (governed(state, loser).length > 0) {
    flow.next({ step: 'newHome', seat: loser });
    return;
  }
  player.exiled = true;
  player.host = -1;
  // Exiles play last, from this moment on (pod.19d).
  if (state.order.includes(loser)) state.order = [...state.order.filter(one => one !== loser), loser];
  leaveLeague(live, loser, 'pod.19a');
  flow.emit({ type: 'podestaExiled', rule: 'pod.19a', seat: loser });
}

/** Goods of an exile go to whoever drove him out (pod.13f, pod.19c, R34), or to the market if nobody did (R48, R95). */
function confiscate(live: Live, loser: number, by: number): void {
  const { state } = live;
  if (allLots(state, loser) === 0) return;
  for (let good = 0; good < GOOD_KINDS; good++) {
    const player = at(state.players, loser);
    takeLots(live, loser, by === loser ? -1 : by, good, at(player.lots, good) + at(player.fresh, good), 'pod.19c');
  }
}

export function leaveLeague({ state, flow }: Live, seat: number, rule: RuleId): void {
  const player = at(state.players, seat);
  if (player.league < 0) return;
  const { league } = player;
  player.league = -1;
  flow.emit({ type: 'leagueLeft', rule, seat });
  const left = state.players.flatMap((other, index) => (other.league === league ? [index] : []));
  // pod.20a: a league of one is none.
  if (left.length === 1) for (const alone of left) at(state.players, alone).league = -1;
}

/** A player leaves the game (R95): what he had goes back to where it came from. Who is left is then for `lastOneWins`. */
export function eliminate(live: Live, seat: number, rule: RuleId): void {
  const { state, flow } = live;
  const player = at(state.players, seat);
  if (player.out) return;
  // His hidden counters and cards are laid open with the rest.
  flow.reveal();
  flow.emit({ type: 'playerOut', rule, seat });
  leaveLeague(live, seat, rule);
  state.holder.forEach((holder, sestiere) => {
    if (holder === seat) loseTrust(live, sestiere, rule);
  });
  for (const commune of governed(state, seat)) {
    Object.assign(at(state.communes, commune), OFFICE_EMPTY);
    flow.emit({ type: 'unrepresented', rule, commune });
  }
  confiscate(live, seat, NOBODY);
  pay(live, seat, BANK, player.purse, rule);
  pay(live, chest(seat), BANK, player.chest, rule);
  state.used.push(...player.benefici);
  state.mercatorUsed.push(...player.mercator);
  Object.assign(player, { out: true, exiled: false, home: -1, host: -1, benefici: [], mercator: [] });
  disperse(live, seat);
  // R95: his own debts go with him; what a commune owes, whoever signed for it, is the commune's.
  state.loans = state.loans.filter(loan => loan.seat !== seat || loan.commune >= 0);
  forgetAgreements(state, seat);
  state.wars = state.wars.filter(({ sides }) => !sides.some(side => side[0] === seat));
  for (const war of state.wars) war.sides = war.sides.map(side => side.filter(one => one !== seat));
  state.lasting = state.lasting.filter(one => one.seat !== seat || one.kind === 'river' || one.kind === 'mountain');
  state.communes.forEach(({ captor }, commune) => {
    if (captor === seat) freeCaptive(live, commune, 'pod.32b');
  });
  endShelters(live);
}

/** The armies of a player who left go home; his companies are put up for auction (R95, R67). */
function disperse({ state, flow }: Live, seat: number): void {
  const gone = state.armies.filter(army => army.seat === seat).map(({ id }) => id);
  for (let unit = 0; unit < ALL_UNITS; unit++) {
    if (gone.includes(at(state.armyOf, unit))) state.armyOf[unit] = -1;
    if (state.lent[unit] === seat) state.lent[unit] = NOBODY;
  }
  state.armies = state.armies.filter(army => army.seat !== seat);
  state.employer.forEach((employer, company) => {
    if (employer !== seat) return;
    releaseCompany(state, company);
    flow.next({ step: 'companyAuction', company });
  });
  dropEmptyArmies(state);
}

export const alive = ({ players }: State): number[] => players.flatMap(({ out }, seat) => (out ? [] : [seat]));

/** R95: one player left wins at once. Returns whether the match is over. */
export function lastOneWins(live: Live): boolean {
  const left = alive(live.state);
  if (left.length <= 1) finish(live, left.length === 1 ? 'alone' : 'nobody');
  return left.length <= 1;
}

/** Captive counters come home when their time is up (R68), dead representatives at New Year (R95). */
export function freeCaptives({ state, world, flow }: Live): void {
  state.communes.forEach((commune, index) => {
    if (commune.captor < 0 || commune.until > now(state)) return;
    Object.assign(commune, { captor: NOBODY, until: 0, cell: at(world.square, index) });
    flow.emit({ type: 'podestaFreed', rule: 'pod.32b', commune: index });
  });
}

export function freeCaptive({ state, world, flow }: Live, commune: number, rule: RuleId): void {
  Object.assign(at(state.communes, commune), { captor: NOBODY, until: 0, cell: at(world.square, commune) });
  flow.emit({ type: 'podestaFreed', rule, commune });
}
