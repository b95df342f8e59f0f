/** The trust of the sestieri (chapters 10, 12 and 18): what it costs and who may buy it. */
import { at, type Refusal, type RuleId } from '@carroccio/kernel';
import { has, isScudo, isSpada, symbols } from '../21-trade/hands.ts';
import { contributionDelta, inForce, inForceAt, leagued } from '../24-annales/lasting.ts';
import { endLoan } from '../26-armies/recall.ts';
import type { Podesta } from '../shape.ts';
import { communeOf, NOBODY, PRODITOR, SESTIERI, type State, sestieriOf } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** Sestieri that live in a commune: its own that are still there, and refugees it has taken in. */
export function present({ place }: State, commune: number): number[] {
  const found: number[] = [];
  for (let sestiere = 0; sestiere < place.length; sestiere++) if (place[sestiere] === commune) found.push(sestiere);
  return found;
}

export const loyal = (state: State, seat: number, commune: number): number[] =>
  present(state, commune).filter(sestiere => state.holder[sestiere] === seat);

/** Whether a commune has driven a sestiere out: the one it was born in, or one that had taken it in (pod.17c, R33). */
export function isBanishedFrom({ place, banished }: State, sestiere: number, commune: number): boolean {
  if (commune === communeOf(sestiere)) return place[sestiere] !== commune;
  return (at(banished, sestiere) & (1 << commune)) !== 0;
}

/** A refugee is never won back by the commune that exiled it (R33); where it lives now its Podestà courts it like anybody. */
export const isBanishedBy = (state: State, seat: number, sestiere: number): boolean =>
  state.communes[at(state.place, sestiere)]?.podesta !== seat &&
  state.communes.some(({ podesta }, commune) => podesta === seat && isBanishedFrom(state, sestiere, commune));

/**
 * The player a commune waits for before its first election, wherever else he has been elected: only he may court it
 * (R27). A first Podestà always brings it the taxes of his year (R43).
 */
function waitsForItsMerchant({ players, communes }: State, commune: number): number {
  const { podesta, taxed } = at(communes, commune);
  if (podesta >= 0 || taxed > 0) return NOBODY;
  return players.findIndex(({ assigned, out }) => assigned === commune && !out);
}

/** Nobody governs it and it waits for nobody: it never acts, players deal with it (pod.4f, R107). */
export const isUnrepresented = (state: State, commune: number): boolean =>
  at(state.communes, commune).podesta < 0 && waitsForItsMerchant(state, commune) < 0;

/** Whether one of the player's Podestà counters stands there (R28), or the commune shelters the exile (R34). */
const hasCounterAt = ({ world, state }: Table, seat: number, commune: number): boolean => {
  const { exiled, host } = at(state.players, seat);
  if (exiled) return host === commune;
  const square = at(world.square, commune);
  return state.communes.some(({ podesta, cell, captor }) => podesta === seat && cell === square && captor < 0);
};

/** A factor of the contribution and the rule it comes from. */
export interface Quote {
  base: number;
  times: number;
  /** What public works add or take away (R20). */
  bonus: number;
  /** Stripping: it is loyal to another player. */
  strip: boolean;
  /** A Proditor is needed: to strip, or to tear it from the faction of a Podestà. */
  proditor: boolean;
  florins: number;
}

/** The multiplier (R19): a free sestiere that shows the player's faction asks the single contribution (pod.12b). */
function multiplier({ world, state }: Table, seat: number, sestiere: number): number {
  const { own, turn, again } = world.data.contributions.times;
  const other = state.face[sestiere] !== at(state.players, seat).faction;
  const holder = at(state.holder, sestiere);
  if (holder < 0) {
    if (!other) return own;
    const once = inForce(state, 'once', seat);
    if (once && once.commune === state.place[sestiere]) return once.value;
    return state.turned[sestiere] === 1 ? again : turn;
  }
  return other && state.turned[sestiere] === 1 ? again : turn;
}

/**
 * The bonus of the commune on the line of the face shown (R20): an opponent who has joined is on the upper one
 * (pod.15.1f). Rivals add it, to the double or to the single contribution (pod.15.1g, pod.15.1h); its Podestà takes it
 * off (pod.15.1i).
 */
function bonusFor({ state }: Table, seat: number, sestiere: number): number {
  const commune = at(state.place, sestiere);
  if (commune < 0) return 0;
  const { podesta, upper, lower } = at(state.communes, commune);
  if (podesta < 0) return 0;
  const bonus = state.face[sestiere] === at(state.players, podesta).faction ? upper : lower;
  return podesta === seat ? -bonus : bonus;
}

/** Whoever governs a commune with the faction that its free sestiere shows: agitators do not reach it (pod.12g). */
function patronOf({ communes, players, place, face, holder }: State, sestiere: number): number {
  const { podesta = NOBODY } = communes[place[sestiere] ?? NOBODY] ?? {};
  if (podesta < 0 || at(holder, sestiere) >= 0) return NOBODY;
  return at(players, podesta).faction === face[sestiere] ? podesta : NOBODY;
}

/** From whom a sestiere is taken by treason: the player it is loyal to, or the Podestà whose faction it shows. */
export function wrongedBy(state: State, seat: number, sestiere: number): number {
  const holder = at(state.holder, sestiere);
  const patron = patronOf(state, sestiere);
  if (holder >= 0) return holder;
  return patron === seat ? NOBODY : patron;
}

/** What a sestiere asks of this player (pod.15.1q, R18 to R24). */
export function quote(table: Table, seat: number, sestiere: number, token = -1): Quote {
  const { world, state } = table;
  const base = at(world.base, sestiere % SESTIERI);
  const times = multiplier(table, seat, sestiere);
  const bonus = bonusFor(table, seat, sestiere);
  const helped = token < 0 ? 0 : symbols(token) * world.data.contributions.token.perSymbol;
  return {
    base,
    times,
    bonus,
    strip: at(state.holder, sestiere) >= 0,
    proditor: wrongedBy(state, seat, sestiere) >= 0,
    florins: Math.max(0, base * times + bonus - helped + contributionDelta(state, seat)),
  };
}

/** Whether the sestiere may still take the player's colour (pod.12f, R22). */
export const mayTurn = ({ world, state }: Table, seat: number, sestiere: number): boolean =>
  state.face[sestiere] === at(state.players, seat).faction ||
  at(state.turns, sestiere) < world.data.contributions.mostTurns.value;

/** Why a player may not have this sestiere at all, whatever he pays. */
export function whyNoTrust(table: Table, seat: number, sestiere: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const commune = state.place[sestiere] ?? -1;
  const holder = state.holder[sestiere] ?? -1;
  if (commune < 0) return { rule: 'pod.17c', reason: 'absent', sestiere };
  if (holder === seat) return { rule: 'pod.10a', reason: 'alreadyLoyal', sestiere };
  if (isBanishedBy(state, seat, sestiere)) return { rule: 'pod.17c', reason: 'absent', sestiere };
  if (inForce(state, 'noTrust', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  const lock = inForceAt(state, 'lock', commune);
  if (lock && lock.seat !== seat) return { rule: 'pod.24d', reason: 'locked', commune };
  const wronged = wrongedBy(state, seat, sestiere);
  if (leagued(state, seat, wronged)) return { rule: 'pod.12d', reason: 'partners', seat: wronged };
  if (!mayTurn(table, seat, sestiere)) return { rule: 'pod.12f', reason: 'turnsSpent', sestiere };
  return whyNoCourting(table, seat, commune);
}

/** Where a player may seek trust (R27, R28, R34). */
function whyNoCourting(table: Table, seat: number, commune: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const waits = waitsForItsMerchant(state, commune);
  if (waits >= 0) return waits === seat ? undefined : { rule: 'pod.12a', reason: 'notElected', commune };
  const { podesta } = at(state.communes, commune);
  if (podesta >= 0 && podesta !== seat && at(state.players, seat).exiled)
    return { rule: 'pod.19a', reason: 'exilesMayNot', seat };
  if (podesta < 0 && !hasCounterAt(table, seat, commune)) return { rule: 'pod.18a', reason: 'counterNeeded', commune };
  return undefined;
}

/** Why a contribution is refused; the list of contributions keeps what this does not refuse. */
export function whyNoContribution(
  table: Table,
  seat: number,
  sestiere: number,
  token: number,
): Refusal<Podesta> | undefined {
  const { state } = table;
  const refused = whyNoTrust(table, seat, sestiere);
  if (refused) return refused;
  const { strip, proditor, florins } = quote(table, seat, sestiere, token);
  if (proditor && !has(state, seat, PRODITOR))
    return { rule: strip ? 'pod.12d' : 'pod.12g', reason: 'noBeneficio', kind: PRODITOR };
  if (token >= 0) {
    if (strip ? !isSpada(token) : !isScudo(token))
      return { rule: strip ? 'pod.23e' : 'pod.23t', reason: 'cannot', what: 'token' };
    if (!has(state, seat, token)) return { rule: 'pod.23d', reason: 'noBeneficio', kind: token };
  }
  return florins > at(state.players, seat).purse ? { rule: 'pod.10a', reason: 'tooDear', florins } : undefined;
}

/** Turns a counter to a faction and counts it (R22). */
export function turnFace({ state, flow }: Live, sestiere: number, faction: number): void {
  if (state.face[sestiere] === faction) return;
  state.face[sestiere] = faction;
  state.turned[sestiere] = 1;
  const turns = at(state.turns, sestiere);
  if (turns >= 0) state.turns[sestiere] = turns + 1;
  flow.emit({ type: 'turnedFace', rule: 'pod.9c.f', sestiere, faction });
}

/** A sestiere gives its trust to a player, whoever governs there (pod.12c, pod.18h), and turns to his faction (R19). */
export function giveTrust(live: Live, sestiere: number, seat: number, rule: RuleId, florins = 0): void {
  const { state, flow } = live;
  turnFace(live, sestiere, at(state.players, seat).faction);
  if (at(state.turns, sestiere) < 0) state.turns[sestiere] = 0;
  endLoan(live, sestiere);
  state.holder[sestiere] = seat;
  flow.emit({ type: 'trusted', rule, sestiere, seat, florins });
}

export function loseTrust(live: Live, sestiere: number, rule: RuleId): void {
  const { state, flow } = live;
  const seat = at(state.holder, sestiere);
  if (seat < 0) return;
  state.holder[sestiere] = NOBODY;
  flow.emit({ type: 'untrusted', rule, sestiere, seat });
  endLoan(live, sestiere);
}

/** Whether a player has sestieri enough to be elected (pod.10c, R25). */
export function isElectable({ world, state }: Table, seat: number, commune: number): boolean {
  const here = present(state, commune);
  const own = here.filter(sestiere => state.holder[sestiere] === seat).length;
  return own > 0 && own >= Math.min(world.data.contributions.election.sestieri, here.length);
}

/** The faction of a commune (R30). */
export function factionOf({ state }: Table, commune: number): number {
  const { podesta, faction } = at(state.communes, commune);
  if (podesta >= 0) return at(state.players, podesta).faction;
  const [bellatores = -1] = sestieriOf(commune);
  if (state.place[bellatores] === commune) return at(state.face, bellatores);
  const faces = present(state, commune).map(sestiere => at(state.face, sestiere));
  const ghibellines = faces.filter(face => face === 1).length;
  if (ghibellines * 2 === faces.length) return faction;
  return ghibellines * 2 > faces.length ? 1 : 0;
}
