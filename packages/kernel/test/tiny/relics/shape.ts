import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false };

export const actions = {
  card: Type.Object({ card: Type.Integer() }, closed),
  coins: Type.Object({ coins: Type.Integer() }, closed),
  keep: Type.Object({}, closed),
  offer: Type.Object({}, closed),
  accept: Type.Object({}, closed),
  decline: Type.Object({}, closed),
};
type Actions = { [T in keyof typeof actions]: Static<(typeof actions)[T]> };

export interface RelicsState {
  deck: number[];
  hands: number[][];
  relicsLeft: number[];
  coins: number[];
  /** The values of the relics each seat owns. */
  owned: number[][];
  /** Who has offered for the relic just won. */
  refused: number[];
}

interface RelicsView extends Omit<RelicsState, 'deck' | 'hands' | 'relicsLeft'> {
  hand: number[];
  handSizes: number[];
  relicsLeft: number;
}

export type Relics = {
  state: RelicsState;
  view: RelicsView;
  scenarios: 'abbey';
  options: Record<never, never>;
  steps: {
    round: { frame: object };
    bids: { frame: { relic: number }; seals: 'card' | 'coins' };
    sale: { frame: { relic: number; owner: number }; asks: 'keep' | 'offer' };
    answer: { frame: { relic: number; owner: number; buyer: number }; asks: 'accept' | 'decline' };
  };
  actions: Actions;
  events: {
    dealt: { seat: number; cards: number[] };
    pilgrim: { seat: number };
    shown: { relic: number };
    bid: { seat: number; card: number; coins: number };
    won: { seat: number; relic: number };
    unsold: { relic: number };
    offered: { seat: number };
    sold: { from: number; to: number; relic: number };
    declined: { seat: number };
  };
  refusals: {
    notInHand: { card: number };
    tooDear: { coins: number };
    order: { first: 'card' };
    owner: { seat: number };
  };
  rolls: never;
  endings: 'counted';
};
