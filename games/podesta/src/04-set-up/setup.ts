/** The beginning of the contest (chapter 4). */
import { at, type Chance, type Frame, shuffle } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';
import {
  ALL_UNITS,
  COMMUNES,
  FIRST_MERCENARY,
  freshTurn,
  MERCENARY_COMPANIES,
  NOBODY,
  type Player,
  SESTIERI,
  type State,
} from '../state.ts';
import type { World } from '../world.ts';

const none = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** pod.4e: the communes in play are given out by lot. */
function assignments(world: World, seats: number, chance: Chance): number[] {
  const inPlay = world.data.lengths.setup.slice(0, seats).map(id => world.communeIndex.get(id) ?? 0);
  return shuffle(chance, inPlay);
}

/** pod.4g */
function merchant(world: World, assigned: number, mercator: number[]): Player {
  return {
    purse: world.data.merchants.florins,
    chest: 0,
    faction: at(world.faction, assigned),
    home: -1,
    assigned,
    lots: none(6, 0),
    fresh: none(6, 0),
    benefici: [],
    mercator: mercator.sort((a, b) => a - b),
    elected: false,
    exiled: false,
    out: false,
    host: -1,
    league: -1,
    changed: 0,
    points: 0,
  };
}

/** pod.9c.c, pod.9c.d: odd sestieri show the commune's faction, and govern; even ones the other, and oppose it. */
const startingFace = (world: World, sestiere: number): number => {
  const own = at(world.faction, Math.floor(sestiere / SESTIERI));
  return at(world.data.contributions.sestieri, sestiere % SESTIERI).starts === 'commune' ? own : 1 - own;
};

export function setUp(world: World, seats: number, chance: Chance): { state: State; frames: Frame<Podesta>[] } {
  const { data } = world;
  const assigned = assignments(world, seats, chance);
  const deck = shuffle(
    chance,
    data.mercator.cards.map((_, card) => card),
  );
  const players = assigned.map(commune => merchant(world, commune, deck.splice(0, data.mercator.hand)));
  const state: State = {
    // pod.4k: the first month.
    year: 1,
    month: 1,
    notaro: chance.draw(seats),
    order: assigned.map((_, seat) => seat),
    players,
    communes: Array.from({ length: COMMUNES }, (_, index) => ({
      podesta: NOBODY,
      treasury: 0,
      faction: at(world.faction, index),
      upper: 0,
      lower: 0,
      works: none(6, 0),
      feast: 0,
      taxed: 0,
      raids: 0,
      poor: false,
      rebuilt: 0,
      taxesFrom: 0,
      cell: -1,
      left: 0,
      captor: NOBODY,
      until: 0,
      vacant: false,
    })),
    face: Array.from({ length: FIRST_MERCENARY }, (_, sestiere) => startingFace(world, sestiere)),
    holder: none(FIRST_MERCENARY, NOBODY),
    place: Array.from({ length: FIRST_MERCENARY }, (_, sestiere) => Math.floor(sestiere / SESTIERI)),
    turned: none(FIRST_MERCENARY, 0),
    turns: none(FIRST_MERCENARY, -1),
    armed: none(FIRST_MERCENARY, 0),
    back: none(FIRST_MERCENARY, 0),
    exiledIn: none(FIRST_MERCENARY, 0),
    banished: none(FIRST_MERCENARY, 0),
    armyOf: none(ALL_UNITS, -1),
    lent: none(ALL_UNITS, NOBODY),
    employer: none(MERCENARY_COMPANIES, NOBODY),
    payer: none(MERCENARY_COMPANIES, -1),
    fee: none(MERCENARY_COMPANIES, 0),
    station: none(MERCENARY_COMPANIES, -1),
    armies: [],
    nextArmy: 1,
    wars: [],
    loans: [],
    // pod.4j: the six markers stand on the same value.
    prices: none(6, data.goods.start),
    deferred: none(6, 0),
    // pod.4i: all of them.
    bag: data.benefici.tokens.flatMap(({ count }, kind) => none(count, kind)),
    used: [],
    mercatorDeck: deck,
    mercatorUsed: [],
    cardsPlayed: 0,
    cardsAllowed: seats,
    cardThisMonth: false,
    declinedCard: [],
    annales: [],
    annalesSeen: [],
    lasting: [],
    turn: freshTurn(),
    talks: none(seats, 0),
    deal: null,
    offers: [],
    nextOffer: 1,
    promises: [],
    pledges: [],
    battle: null,
    minted: seats * data.merchants.florins,
  };
  // The Annales are laid, then the first month begins with the auction that ends the set-up (pod.4l).
  return { state, frames: [{ step: 'newYear' }] };
}
