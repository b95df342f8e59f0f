/** Benefici and Mercator cards in the players' hands (chapters 22 and 23). */
import { at, type Refusal, type RuleId } from '@carroccio/kernel';
import type { TokenUse } from '../events.ts';
import type { Podesta } from '../shape.ts';
import { CHIT, PRODITOR, SCUDO, SPADA, type State } from '../state.ts';
import type { Live } from '../world.ts';

export const has = ({ players }: State, seat: number, kind: number): boolean =>
  at(players, seat).benefici.includes(kind);

/** Why a Beneficio cannot be used: he does not hold it; or, if he does, something else. */
export const lacking = (
  state: State,
  seat: number,
  kind: number,
  rule: RuleId,
  otherwise: Refusal<Podesta>,
): Refusal<Podesta> => (has(state, seat, kind) ? otherwise : { rule, reason: 'noBeneficio', kind });

export const isSpada = (kind: number): boolean => kind >= SPADA && kind < SCUDO;
export const isScudo = (kind: number): boolean => kind >= SCUDO && kind < PRODITOR;
/** Symbols shown by a Spada or a Scudo (pod.23c). */
export const symbols = (kind: number): number => (kind < PRODITOR ? (kind % 3) + 1 : 0);
export const isChit = (kind: number): boolean => kind >= CHIT;

/** The different kinds a player holds that satisfy a test. */
export const kindsHeld = (state: State, seat: number, test: (kind: number) => boolean): number[] => [
  ...new Set(at(state.players, seat).benefici.filter(test)),
];

export function put(hand: number[], item: number): void {
  hand.push(item);
  hand.sort((a, b) => a - b);
}

/** Takes one of this kind out of a hand. */
export function drop(hand: number[], item: number): void {
  const index = hand.indexOf(item);
  if (index < 0) throw new Error(`${item} is not in the hand`);
  hand.splice(index, 1);
}

/** A Beneficio is shown, used and set aside (pod.23s, pod.23w). */
export function useToken({ state, flow }: Live, seat: number, kind: number, use: TokenUse, rule: RuleId): void {
  drop(at(state.players, seat).benefici, kind);
  state.used.push(kind);
  flow.reveal();
  flow.emit({ type: 'tokenUsed', rule, seat, kind, use });
}

/** The bag is filled again when it is empty (pod.23s, R49). */
function refill(state: State): void {
  if (state.bag.length > 0) return;
  state.bag = state.used;
  state.used = [];
}

export const anyToDraw = ({ bag, used }: State): boolean => bag.length + used.length > 0;

/** Draws a Beneficio; `company`: a company's chit if one is in the bag (R49). */
export function drawToken(live: Live, seat: number, rule: RuleId, company = false): void {
  const { state, flow } = live;
  refill(state);
  const chits = company ? state.bag.filter(isChit) : [];
  const from = chits.length > 0 ? chits : state.bag;
  if (from.length === 0) return;
  const kind = at(from, flow.draw(from.length));
  drop(state.bag, kind);
  put(at(state.players, seat).benefici, kind);
  flow.emit({ type: 'drew', rule, seat, kind, only: [seat] });
}

/** A Proditor steals an item at random (pod.23r, R50). */
export function steal(live: Live, seat: number, victim: number, what: 'beneficio' | 'mercator'): void {
  const { state, flow } = live;
  const [robbed, thief] = [at(state.players, victim), at(state.players, seat)];
  const from = what === 'beneficio' ? robbed.benefici : robbed.mercator;
  const item = at(from, flow.draw(from.length));
  drop(from, item);
  put(what === 'beneficio' ? thief.benefici : thief.mercator, item);
  flow.emit({ type: 'theft', rule: 'pod.23r', seat, victim, what });
  const [kind, card] = what === 'beneficio' ? [item, -1] : [-1, item];
  flow.emit({ type: 'stolen', rule: 'pod.23r', seat, victim, kind, card, only: [seat, victim] });
}

/** Whether a Proditor against this player, or against this commune, is spent in vain (an event of the Annales). */
export const proof = ({ lasting, communes }: State, victim: number, commune: number): boolean =>
  lasting.some(
    ({ kind, seat, commune: home }) =>
      kind === 'proof' &&
      (seat === victim || (home === commune && commune >= 0 && at(communes, commune).podesta === seat)),
  );
