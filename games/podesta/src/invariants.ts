/** What must be true after every action. */
import { at, type Look } from '@carroccio/kernel';
import { held, stock } from './21-trade/market.ts';
import type { Podesta } from './shape.ts';
import {
  CHIT,
  COMMUNES,
  captainOf,
  FIRST_MERCENARY,
  GOOD_KINDS,
  OUT_OF_PLAY,
  type State,
  UNITS_PER_COMPANY,
} from './state.ts';
import type { Table } from './world.ts';

/** Money is conserved: what the players and communes have is what the bank has paid out (pod.9a). */
function moneyProblems({ state }: Table): string[] {
  const accounts = [
    ...state.players.flatMap(({ purse, chest }) => [purse, chest]),
    ...state.communes.map(({ treasury }) => treasury),
  ];
  const sum = accounts.reduce((total, florins) => total + florins, 0);
  return [
    ...(sum === state.minted ? [] : [`${sum} florins are about, the bank has paid out ${state.minted}`]),
    ...accounts
      .filter(florins => florins < 0 || !Number.isInteger(florins))
      .map(florins => `an account holds ${florins}`),
  ];
}

function goodsProblems(table: Table): string[] {
  const { state, world } = table;
  const { lowest, highest, step } = world.data.goods;
  const found: string[] = [];
  for (let good = 0; good < GOOD_KINDS; good++) {
    const price = at(state.prices, good);
    if (price < lowest || price > highest || price % step !== 0) found.push(`good ${good} costs ${price}`);
    if (stock(table, good) < 0) found.push(`the market owes lots of good ${good}`);
    for (let seat = 0; seat < table.seats; seat++)
      if (held(state, seat, good) < 0 || at(at(state.players, seat).lots, good) < 0)
        found.push(`seat ${seat} owes lots of good ${good}`);
  }
  return found;
}

/** Every Beneficio is in exactly one place; a hired company's marker lies in its box (pod.31f). */
function tokenProblems({ state, world }: Table): string[] {
  const counts = world.data.benefici.tokens.map(() => 0);
  const count = (kind: number): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (const kind of [...state.bag, ...state.used, ...state.players.flatMap(({ benefici }) => benefici)]) count(kind);
  for (const { kind } of (state.battle?.tokens ?? []).flat()) count(kind);
  state.employer.forEach((employer, company) => {
    if (employer >= 0) count(CHIT + company);
  });
  return world.data.benefici.tokens.flatMap(({ id, count: printed }, kind) => {
    return at(counts, kind) === printed ? [] : [`${id}: ${at(counts, kind)} of ${printed}`];
  });
}

function cardProblems({ state, world }: Table): string[] {
  const cards = [...state.mercatorDeck, ...state.mercatorUsed, ...state.players.flatMap(({ mercator }) => mercator)];
  return cards.length === world.data.mercator.cards.length && new Set(cards).size === cards.length
    ? []
    : [`there are ${cards.length} Mercator cards`];
}

function sestiereProblems(state: State): string[] {
  const found: string[] = [];
  for (let sestiere = 0; sestiere < FIRST_MERCENARY; sestiere++) {
    const place = at(state.place, sestiere);
    const holder = at(state.holder, sestiere);
    if (place < OUT_OF_PLAY || place >= COMMUNES) found.push(`sestiere ${sestiere} is nowhere`);
    if (holder >= 0 && state.players[holder]?.out !== false) found.push(`sestiere ${sestiere} is loyal to a ghost`);
    if (at(state.turns, sestiere) > 2) found.push(`sestiere ${sestiere} has turned too often`);
    if (at(state.back, sestiere) > 0 && at(state.armyOf, sestiere) >= 0)
      found.push(`a lost company ${sestiere} marches`);
    if (place === OUT_OF_PLAY && at(state.armyOf, sestiere) >= 0) found.push(`company ${sestiere} marches out of play`);
  }
  return found;
}

function armyProblems(state: State): string[] {
  const ids = state.armies.map(({ id }) => id);
  return [
    ...state.armyOf.flatMap((army, unit) => (army >= 0 && !ids.includes(army) ? [`unit ${unit} is in no army`] : [])),
    ...state.armies.flatMap(({ id, seat }) => [
      ...(state.armyOf.includes(id) ? [] : [`army ${id} is empty`]),
      ...(state.players[seat]?.out === false ? [] : [`army ${id} serves a ghost`]),
    ]),
  ];
}

/** Every company is in one place: nobody fights twice, and who serves nobody marches with nobody. */
function companyProblems(state: State): string[] {
  const fighting = (state.battle?.soldiers ?? []).map(({ unit }) => unit);
  const found = fighting
    .filter((unit, index) => fighting.indexOf(unit) !== index)
    .map(unit => `unit ${unit} fights twice`);
  state.employer.forEach((employer, company) => {
    const units = Array.from({ length: UNITS_PER_COMPANY }, (_, index) => captainOf(company) + index);
    if (employer < 0 && units.some(unit => at(state.armyOf, unit) >= 0)) found.push(`free company ${company} marches`);
    if (employer >= 0 && state.players[employer]?.out !== false) found.push(`company ${company} serves a ghost`);
  });
  return found;
}

/** An offer is on the table only while it is answered; who has left the game is bound by nothing. */
function dealProblems(state: State, talking: boolean): string[] {
  const gone = (seat: number): boolean => state.players[seat]?.out !== false;
  return [
    ...(state.deal !== null && !talking ? ['an offer was left on the table'] : []),
    ...state.promises.flatMap(({ id, from, to }) => (gone(from) || gone(to) ? [`promise ${id} binds a ghost`] : [])),
  ];
}

function officeProblems(state: State, settling: boolean): string[] {
  return [
    ...state.communes.flatMap(({ podesta }, commune) =>
      podesta >= 0 && state.players[podesta]?.out !== false ? [`a ghost governs commune ${commune}`] : [],
    ),
    ...state.players.flatMap(({ home, elected, exiled, out }, seat) => {
      if (home >= 0 && state.communes[home]?.podesta !== seat) return [`seat ${seat} does not govern its home`];
      if (!settling && !out && elected && home < 0 !== exiled) return [`seat ${seat} is neither at home nor in exile`];
      return [];
    }),
  ];
}

export function invariants(table: Table, look: Look<Podesta>): string[] {
  const { state } = table;
  return [
    ...moneyProblems(table),
    ...goodsProblems(table),
    ...tokenProblems(table),
    ...cardProblems(table),
    ...sestiereProblems(state),
    ...armyProblems(state),
    ...companyProblems(state),
    ...dealProblems(state, look.inside('answer')),
    ...officeProblems(state, look.inside('newHome')),
  ];
}
