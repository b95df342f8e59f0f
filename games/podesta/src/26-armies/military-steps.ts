/** The military phase (chapters 28, 29, 43 and 44). */
import { at, pick, type Refusal, type Steps } from '@carroccio/kernel';
import { governed } from '../09-money/money.ts';
import { alive } from '../10-office/office.ts';
import { rob, thefts, whyNoTheft } from '../10-office/politics-steps.ts';
import { breakLeague } from '../13-civil-war/uprising.ts';
import { canTalk, MOST_OFFERS, propose } from '../20-agreements/deals.ts';
import { proposals, whyNoProposal } from '../20-agreements/proposals.ts';
import { surrenders } from '../20-agreements/surrender.ts';
import { proof } from '../21-trade/hands.ts';
import { allowance, inForce, leagued, truce } from '../24-annales/lasting.ts';
import { owesAid, whyNoWar } from '../29-war/war.ts';
import { whyNoReinforcing } from '../43-sieges/siege.ts';
import { ownArmy, siegeOffers } from '../43-sieges/siege-offers.ts';
import { anySet, largest } from '../families/sets.ts';
import type { Podesta } from '../shape.ts';
import { type Army, FIRST_MERCENARY, NOBODY, now, type State } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import { whyNoArming } from './arming.ts';
import {
  armiesOf,
  armyById,
  canPayWar,
  findArmy,
  goIn,
  merge,
  mergingCost,
  musterPlaces,
  raise,
  recruitable,
  returning,
  warFunds,
  whyNotRaised,
} from './army.ts';
import { anyFee, chits, feesOf, hire, whyNoChit, whyNoFee } from './hiring.ts';
import { attack, canMarch, escort, pays, whyNoMarch, whyNoWay } from './march-steps.ts';

type MilitarySteps = Pick<Steps<Podesta>, 'military'>;

/** Communes where a player's company can be based (R69). */
export const stations = (state: State, seat: number): number[] => {
  const { exiled, host } = at(state.players, seat);
  return exiled ? (host >= 0 ? [host] : []) : governed(state, seat);
};

/** Enemy armies on the square of one of the player's (R60). */
const targets = ({ state }: Table, seat: number): { army: number; target: number }[] =>
  armiesOf(state, seat).flatMap(army =>
    state.armies.flatMap(other =>
      whyNoAttack(state, seat, army.id, other.id) ? [] : [{ army: army.id, target: other.id }],
    ),
  );

function whyNoAttack(state: State, seat: number, army: number, target: number): Refusal<Podesta> | undefined {
  const [one, other] = [ownArmy(state, army, seat), findArmy(state, target)];
  if (!one) return { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
  if (!other || other.seat === seat) return { rule: 'pod.29a', reason: 'cannot', what: 'fight' };
  if (inForce(state, 'noWar', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  if (one.homeward) return { rule: 'pod.29t', reason: 'cannot', what: 'homeward' };
  if (one.stays) return { rule: 'pod.29t', reason: 'cannot', what: 'stays' };
  if (one.cell !== other.cell) return { rule: 'pod.29a', reason: 'outOfReach', cell: other.cell };
  const bound = truce(state, seat, other.seat);
  return bound < 0 ? undefined : { rule: 'pod.24d', reason: 'truce', seat: bound };
}

/** Why an army does not go into a commune (pod.29t, R65). */
function whyNoGarrison(state: State, seat: number, army: number): Refusal<Podesta> {
  const found = ownArmy(state, army, seat);
  if (!found) return { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
  if (found.siege) return { rule: 'pod.44r', reason: 'cannot', what: 'besieging' };
  return { rule: 'pod.29t', reason: 'cannot', what: found.stays ? 'stays' : 'moot' };
}

/** Armies of a player that can become one: two that are free, or one that joins another's siege (R58). */
function mergers(table: Table, seat: number): [Army, Army][] {
  const armies = armiesOf(table.state, seat);
  return armies
    .filter(({ siege }) => !siege)
    .flatMap(army =>
      armies
        .filter(({ id, cell, siege }) =>
          siege
            ? cell === army.cell && !whyNoReinforcing(table, army, siege.commune)
            : cell === army.cell && id > army.id,
        )
        .map((into): [Army, Army] => [army, into]),
    );
}

/** Communes where a player can raise an army now. */
const places = (table: Table, seat: number): number[] =>
  inForce(table.state, 'noWar', seat) ? [] : musterPlaces(table, seat);

/** Why two armies cannot become one (R58, R61). */
function whyNoMerging(table: Table, seat: number, army: number, into: number): Refusal<Podesta> | undefined {
  const [one, other] = [ownArmy(table.state, army, seat), ownArmy(table.state, into, seat)];
  if (!one || !other || one.cell !== other.cell) return { rule: 'pod.26c', reason: 'cannot', what: 'apart' };
  if (one.siege) return { rule: 'pod.44r', reason: 'cannot', what: 'besieging' };
  const refused = other.siege && whyNoReinforcing(table, one, other.siege.commune);
  if (refused) return refused;
  // Two that are free become one in one way: the later joins nobody, it is joined.
  if (!other.siege && one.id >= other.id) return { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
  return { rule: 'pod.29n', reason: 'tooDear', florins: mergingCost(table, one, other) };
}

/** Whom a player can talk to about surrender: his besiegers, and those he besieges (pod.44p). */
const besiegedOrBesieging = (table: Table, seat: number): number[] =>
  canTalk(table.state, seat)
    ? alive(table.state).filter(
        other => other !== seat && surrenders(table, seat, other).length + surrenders(table, other, seat).length > 0,
      )
    : [];

export function militarySteps(tables: Tables): MilitarySteps {
  const { look, live, world } = tables;
  const minimum = world.data.contributions.company.minimum;
  const feePayers = (state: State, seat: number): number[] =>
    warFunds(state, seat).filter(from => canPayWar(state, seat, from, minimum));
  return {
    military: {
      rule: 'pod.5h',
      seats: (_, { seat }) => [seat],
      offers: {
        hire: {
          contains({ state }, { seat }, _, { company, station, ...fee }) {
            const refusal = whyNoChit(state, seat, company, 'pod.31b');
            if (refusal) return refusal;
            if (!stations(state, seat).includes(station))
              return { rule: 'pod.31d', reason: 'notGoverned', commune: station };
            return whyNoFee(state, seat, fee, feePayers(state, seat), minimum, 'pod.31o');
          },
          describe({ state }, { seat }) {
            const [companies, towns] = [chits(state, seat), stations(state, seat)];
            return companies.length === 0 || towns.length === 0
              ? []
              : feesOf(state, seat, feePayers(state, seat), minimum, {
                  type: 'hire',
                  fields: [
                    { field: 'company', kind: 'one', of: companies },
                    { field: 'station', kind: 'one', of: towns },
                  ],
                });
          },
          draw: ({ state }, { seat }, _, chance) => ({
            type: 'hire',
            company: pick(chance, chits(state, seat)),
            station: pick(chance, stations(state, seat)),
            ...anyFee(state, seat, feePayers(state, seat), minimum, chance),
          }),
          take(flow, frame, seat, { company, station, ...fee }) {
            flow.reveal();
            flow.next(frame);
            hire(live(flow), seat, company, station, fee);
          },
        },
        callArming: {
          list: (l, { seat }) =>
            Array.from({ length: FIRST_MERCENARY }, (_, sestiere) => sestiere)
              .filter(sestiere => !whyNoArming(look(l), seat, sestiere))
              .map(sestiere => ({ type: 'callArming', sestiere })),
          why: (l, { seat }, _, { sestiere }) => whyNoArming(look(l), seat, sestiere),
          take(flow, frame, seat, { sestiere }) {
            flow.state.turn.auctions.push(sestiere);
            flow.next({ step: 'arming', seat, sestiere }, { step: 'armingFallback', seat, sestiere }, frame);
          },
        },
        declareWar: {
          list: (l, { seat }) =>
            alive(l.state)
              .filter(challenged => !whyNoWar(look(l), seat, challenged))
              .map(challenged => ({ type: 'declareWar', challenged })),
          why: (l, { seat }, _, { challenged }) => whyNoWar(look(l), seat, challenged),
          take(flow, frame, seat, { challenged }) {
            flow.next(frame);
            declareWar(live(flow), seat, challenged);
          },
        },
        callBattle: {
          list: ({ state }, { seat }) =>
            state.wars.flatMap(({ month, sides }, war) =>
              month === now(state) && sides.some(side => side.includes(seat)) && !inForce(state, 'noWar', seat)
                ? [{ type: 'callBattle' as const, war }]
                : [],
            ),
          why: ({ state }, { seat }) =>
            inForce(state, 'noWar', seat)
              ? { rule: 'pod.24d', reason: 'forbidden', seat }
              : { rule: 'pod.29h', reason: 'cannot', what: 'notArranged' },
          take(flow, frame, _, { war }) {
            const { sides } = at(flow.state.wars, war);
            flow.next(
              ...sides.flat().map(seat => ({ step: 'gather' as const, war, seat })),
              { step: 'field', war, since: flow.state.nextArmy },
              frame,
            );
          },
        },
        raise: {
          contains: (l, { seat }, _, { commune, units }) => whyNotRaised(look(l), seat, commune, units),
          describe: (l, { seat }) =>
            places(look(l), seat).map(commune => {
              const pool = recruitable(l.state, seat, commune);
              const most = largest(pool).length;
              return {
                type: 'raise',
                same: { commune },
                fields: [{ field: 'units', kind: 'set', of: [...pool.of], least: 1, most }],
              };
            }),
          draw(l, { seat }, _, chance) {
            const commune = pick(chance, places(look(l), seat));
            return { type: 'raise', commune, units: anySet(chance, recruitable(l.state, seat, commune), 1) };
          },
          take(flow, frame, seat, { commune, units }) {
            const table = live(flow);
            // Which of them march is a secret; that they do, with those lent to him perhaps, is not.
            flow.reveal();
            const army = raise(table, seat, at(world.square, commune), units, allowance(table, seat), commune);
            flow.emit({ type: 'raised', rule: 'pod.26c', seat, army: army.id, commune });
            flow.emit({ type: 'joinedArmy', rule: 'pod.29j', army: army.id, units: [...units], only: [seat] });
            flow.next(frame);
          },
        },
        march: {
          list(l, { seat }) {
            const table = look(l);
            return armiesOf(l.state, seat)
              .filter(army => !whyNoMarch(table, army))
              .flatMap(army =>
                (pays(table, army) ? warFunds(l.state, seat) : [-1]).flatMap(from =>
                  (escort(table, army).length > 0 ? [false, true] : [false])
                    .filter(podesta => canMarch(table, army, from, podesta))
                    .map(podesta => ({ type: 'march' as const, army: army.id, from, podesta })),
                ),
              );
          },
          why(l, { seat }, _, { army, from, podesta }) {
            const found = ownArmy(l.state, army, seat);
            if (!found) return { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
            return whyNoMarch(look(l), found) ?? whyNoWay(look(l), found, from, podesta);
          },
          take: (flow, frame, seat, { army, from, podesta }) =>
            flow.next({ step: 'march', seat, army, from, podesta }, frame),
        },
        merge: {
          list(l, { seat }) {
            const table = look(l);
            return mergers(table, seat).flatMap(([army, into]) =>
              warFunds(l.state, seat)
                .filter(from => canPayWar(l.state, seat, from, mergingCost(table, army, into)))
                .map(from => ({ type: 'merge' as const, army: army.id, into: into.id, from })),
            );
          },
          why: (l, { seat }, _, { army, into }) => whyNoMerging(look(l), seat, army, into),
          take(flow, frame, _, { army, into, from }) {
            merge(live(flow), armyById(flow.state, army), armyById(flow.state, into), from);
            flow.next(frame);
          },
        },
        garrison: {
          list: (l, { seat }) =>
            armiesOf(l.state, seat)
              .filter(army => !army.siege && !army.stays && returning(look(l), army).length > 0)
              .map(({ id }) => ({ type: 'garrison', army: id })),
          why: ({ state }, { seat }, _, { army }) => whyNoGarrison(state, seat, army),
          take(flow, frame, _, { army }) {
            flow.reveal();
            goIn(live(flow), armyById(flow.state, army));
            flow.next(frame);
          },
        },
        ...siegeOffers(tables),
        attack: {
          list: (l, { seat }) => targets(look(l), seat).map(pair => ({ type: 'attack', ...pair })),
          why: ({ state }, { seat }, _, { army, target }) => whyNoAttack(state, seat, army, target),
          take(flow, frame, _, { army, target }) {
            flow.next(frame);
            attack(live(flow), army, target);
          },
        },
        propose: {
          ...proposals(look, 'siege', (table, { seat }) => besiegedOrBesieging(table, seat)),
          contains(l, { seat }, _, action) {
            if (!canTalk(l.state, seat)) return { rule: 'pod.20c', reason: 'talkedEnough', most: MOST_OFFERS };
            return besiegedOrBesieging(look(l), seat).includes(action.partner)
              ? whyNoProposal(look(l), seat, action, 'siege')
              : { rule: 'pod.44p', reason: 'cannot', what: 'noTalks' };
          },
          take(flow, frame, seat, action) {
            flow.next(frame);
            propose(live(flow), seat, action, 'siege');
          },
        },
        steal: {
          list: (l, { seat }) => thefts(look(l), seat),
          why: ({ state }, { seat }, _, { victim }) => whyNoTheft(state, seat, victim),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
          odds: ({ state }, _, __, { victim }) => (proof(state, victim, NOBODY) ? null : 'hidden'),
        },
        endPhase: { list: () => [{ type: 'endPhase' }], take: () => undefined, odds: () => 'sequence' },
      },
    },
  };
}

/** Declaring war: allies are asked, then the attacker names date and place (R59). */
function declareWar(live: Live, seat: number, challenged: number): void {
  const { state, flow } = live;
  state.turn.declared = true;
  flow.emit({ type: 'warDeclared', rule: 'pod.29a', seat, challenged });
  const war = { attacker: seat, defender: challenged, sides: [[seat], [challenged]], month: 0, cell: -1 };
  const left = alive(state).filter(
    other =>
      other !== seat &&
      other !== challenged &&
      [seat, challenged].some(one => leagued(state, one, other) || owesAid(state, other, one)),
  );
  // A promise of aid was a secret of the two.
  if (left.some(other => [seat, challenged].some(one => owesAid(state, other, one)))) flow.reveal();
  flow.next(left.length > 0 ? { step: 'allies', war, left } : { step: 'date', war });
  breakLeague(live, seat, challenged);
}
