/** The military phase (chapters 28 and 29): hiring, arming, raising and marching. */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { armourers, bestOffer, buyArms, deliverArms, marketArms, mostOffered, whyNoArming } from './arming.ts';
import {
  armyById,
  canPayWar,
  expeditionCost,
  findArmy,
  goIn,
  merge,
  mergingCost,
  musterPlaces,
  pointsHome,
  raise,
  recruits,
  returning,
  unitsOf,
  warFunds,
} from './army.ts';
import { joinBattle } from './battle-setup.ts';
import { drop, has, isChit, kindsHeld, proof, useToken } from './hands.ts';
import { allowance, inForce, leagued, truce } from './lasting.ts';
import { coinActions, coins, governed, isSealed, laid, magnitudeOf, spendOnWar, warMeans } from './money.ts';
import { cheapestTrips, shortestTrips, type Trip } from './movement.ts';
import { alive } from './office.ts';
import { rob, thefts } from './politics-steps.ts';
import type { Podesta } from './shape.ts';
import {
  friendsInside,
  liftSiege,
  lootGoesTo,
  mustStayInside,
  nearbyCommunes,
  openHostilities,
  shootWalls,
  whyNoChallenge,
  whyNoRaid,
  whyNoShot,
  whyNoSiege,
  whyNoWalkIn,
} from './siege.ts';
import { type Army, CHIT, FIRST_MERCENARY, now, PRODITOR, type State } from './state.ts';
import { breakLeague } from './uprising.ts';
import { owesAid, whyNoWar } from './war.ts';
import type { Live, Table, Tables } from './world.ts';
import { engage } from './year-steps.ts';

type MilitarySteps = Pick<Steps<Podesta>, 'military' | 'hiring' | 'arming' | 'armingFallback' | 'muster' | 'march'>;

const own = ({ armies }: State, seat: number): Army[] => armies.filter(army => army.seat === seat);

/** Communes where a player's company can be based (R69). */
export const stations = (state: State, seat: number): number[] => {
  const { exiled, host } = at(state.players, seat);
  return exiled ? (host >= 0 ? [host] : []) : governed(state, seat);
};

/** Armies with which a commune can be acted against. */
const against = (table: Table, seat: number, why: (army: Army, commune: number) => Refusal<Podesta> | undefined) =>
  own(table.state, seat).flatMap(army =>
    nearbyCommunes(table, army)
      .filter(commune => !why(army, commune))
      .map(commune => ({ army, commune })),
  );

/** What a trip costs an army that pays for its squares (R61). */
const tripCost = (table: Table, army: Army, squares: number): number =>
  expeditionCost(table, unitsOf(table.state, army.id), army.unpaid + squares);

const pays = (table: Table, army: Army): boolean =>
  unitsOf(table.state, army.id).length >= table.world.data.battlefield.expedition.from;

const trips = (table: Table, army: Army, points: number): Trip[] =>
  pays(table, army) ? shortestTrips(table, army.cell, points) : cheapestTrips(table, army.cell, points);

/** Counters of the player that can ride with the army (R57). */
const escort = ({ state }: Table, army: Army): number[] =>
  governed(state, army.seat).filter(commune => {
    const { cell, left, captor } = at(state.communes, commune);
    return cell === army.cell && captor < 0 && left > 0;
  });

/** Points an army may use: no more than the Podestà who rides with it has left. */
const pointsLeft = (table: Table, army: Army, podesta: boolean): number =>
  podesta
    ? Math.min(army.left, ...escort(table, army).map(commune => at(table.state.communes, commune).left))
    : army.left;

/** Why an army cannot march at all. */
function whyNoMarch({ state }: Table, army: Army): Refusal<Podesta> | undefined {
  if (army.siege) return { rule: 'pod.44r', reason: 'cannot', what: 'siege' };
  if (army.stays) return { rule: 'pod.29t', reason: 'cannot', what: 'stays' };
  if (inForce(state, 'noWar', army.seat)) return { rule: 'pod.24d', reason: 'forbidden', seat: army.seat };
  return army.left > 0 ? undefined : { rule: 'pod.26e', reason: 'outOfReach', cell: army.cell };
}

/** The army moves, its squares are paid, who rides with it moves too (R57, R61). */
function march(live: Live, army: Army, trip: Trip, homeward: boolean, from: number, podesta: boolean): void {
  const { state, world, flow } = live;
  const riders = podesta ? escort(live, army) : [];
  const florins = homeward ? 0 : tripCost(live, army, trip.squares);
  if (pays(live, army)) flow.reveal();
  spendOnWar(live, army.seat, from, florins, 'pod.29o');
  army.unpaid = florins > 0 || homeward ? 0 : army.unpaid + trip.squares;
  army.left -= trip.points;
  army.cell = trip.cell;
  army.homeward = homeward;
  const commune = world.communeAt[army.cell] ?? -1;
  if (commune >= 0 && at(state.communes, commune).podesta === army.seat)
    Object.assign(army, { unpaid: 0, homeward: false });
  for (const rider of riders) {
    const counter = at(state.communes, rider);
    counter.left -= trip.points;
    counter.cell = trip.cell;
    flow.emit({ type: 'rode', rule: 'pod.26c', commune: rider, cell: trip.cell });
  }
  flow.emit({ type: 'marched', rule: 'pod.26c', seat: army.seat, army: army.id, cell: army.cell });
}

const enlisted = (chosen: readonly { type: string }[]): number[] =>
  chosen.flatMap(choice => ('unit' in choice && typeof choice.unit === 'number' ? [choice.unit] : []));

/** Enemy armies on the square of one of the player's (R60). */
function targets(table: Table, seat: number): { army: number; target: number }[] {
  const { state } = table;
  if (inForce(state, 'noWar', seat)) return [];
  return own(state, seat)
    .filter(army => !army.homeward && !army.stays)
    .flatMap(army =>
      state.armies
        .filter(other => other.seat !== seat && other.cell === army.cell && truce(state, seat, other.seat) < 0)
        .map(other => ({ army: army.id, target: other.id })),
    );
}

export function militarySteps(tables: Tables): MilitarySteps {
  const { look, live, world } = tables;
  const minimum = world.data.contributions.company.minimum;
  const armyOf = (state: State, id: number, seat: number): Army | undefined => {
    const army = findArmy(state, id);
    return army?.seat === seat ? army : undefined;
  };
  return {
    military: {
      rule: 'pod.5h',
      seats: (_, { seat }) => [seat],
      offers: {
        hire: {
          list: ({ state }, { seat }) =>
            kindsHeld(state, seat, isChit).flatMap(kind =>
              stations(state, seat).flatMap(station =>
                warFunds(state, seat)
                  .filter(from => canPayWar(state, seat, from, minimum))
                  .map(from => ({ type: 'hire' as const, company: kind - CHIT, station, from })),
              ),
            ),
          why: (_, __, ___, { company }) => ({ rule: 'pod.31b', reason: 'noBeneficio', kind: CHIT + company }),
          take(flow, frame, seat, { company, station, from }) {
            flow.reveal();
            flow.next({ step: 'hiring', seat, company, station, from, sum: 0, last: 0, why: 'phase' }, frame);
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
          take(flow, frame, _, { war }) {
            const { sides } = at(flow.state.wars, war);
            flow.next(
              ...sides.flat().map(seat => ({ step: 'gather' as const, war, seat })),
              { step: 'field', war },
              frame,
            );
          },
        },
        raise: {
          list: (l, { seat }) =>
            inForce(l.state, 'noWar', seat)
              ? []
              : musterPlaces(look(l), seat).map(commune => ({ type: 'raise', commune })),
          why: (_, __, ___, { commune }) => ({ rule: 'pod.29l', reason: 'garrison', commune }),
          take: (flow, frame, seat, { commune }) => flow.next({ step: 'muster', seat, commune }, frame),
        },
        march: {
          list(l, { seat }) {
            const table = look(l);
            return own(l.state, seat)
              .filter(army => !whyNoMarch(table, army))
              .flatMap(army =>
                (pays(table, army) ? warFunds(l.state, seat) : [-1]).flatMap(from =>
                  (escort(table, army).length > 0 ? [false, true] : [false]).map(podesta => ({
                    type: 'march' as const,
                    army: army.id,
                    from,
                    podesta,
                  })),
                ),
              );
          },
          why(l, { seat }, _, { army }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoMarch(look(l), found);
          },
          take: (flow, frame, seat, { army, from, podesta }) =>
            flow.next({ step: 'march', seat, army, from, podesta }, frame),
        },
        merge: {
          list(l, { seat }) {
            const table = look(l);
            const armies = own(l.state, seat).filter(({ siege }) => !siege);
            return armies.flatMap(army =>
              armies
                .filter(into => into.id > army.id && into.cell === army.cell)
                .flatMap(into =>
                  warFunds(l.state, seat)
                    .filter(from => canPayWar(l.state, seat, from, mergingCost(table, army, into)))
                    .map(from => ({ type: 'merge' as const, army: army.id, into: into.id, from })),
                ),
            );
          },
          take(flow, frame, _, { army, into, from }) {
            merge(live(flow), armyById(flow.state, army), armyById(flow.state, into), from);
            flow.next(frame);
          },
        },
        garrison: {
          list: (l, { seat }) =>
            own(l.state, seat)
              .filter(army => !army.siege && !army.stays && returning(look(l), army).length > 0)
              .map(({ id }) => ({ type: 'garrison', army: id })),
          take(flow, frame, _, { army }) {
            flow.reveal();
            goIn(live(flow), armyById(flow.state, army));
            flow.next(frame);
          },
        },
        raid: {
          list: (l, { seat }) =>
            against(look(l), seat, (army, commune) => whyNoRaid(look(l), army, commune)).flatMap(({ army, commune }) =>
              lootGoesTo(look(l), army).map(to => ({ type: 'raid' as const, army: army.id, commune, to })),
            ),
          why(l, { seat }, _, { army, commune }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoRaid(look(l), found, commune);
          },
          take(flow, frame, _, { army, commune, to }) {
            openHostilities(live(flow), armyById(flow.state, army), commune);
            flow.next({ step: 'defence', army, commune, why: 'raid', to }, { step: 'raid', army, commune, to }, frame);
          },
        },
        besiege: {
          list: (l, { seat }) =>
            against(look(l), seat, (army, commune) => whyNoSiege(look(l), army, commune)).map(({ army, commune }) => ({
              type: 'besiege',
              army: army.id,
              commune,
            })),
          why(l, { seat }, _, { army, commune }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoSiege(look(l), found, commune);
          },
          take(flow, frame, _, { army, commune }) {
            openHostilities(live(flow), armyById(flow.state, army), commune);
            flow.next(
              { step: 'defence', army, commune, why: 'siege', to: -1 },
              { step: 'siege', army, commune },
              frame,
            );
          },
        },
        challenge: {
          list: (l, { seat }) =>
            against(look(l), seat, (army, commune) => whyNoChallenge(look(l), army, commune)).map(
              ({ army, commune }) => ({
                type: 'challenge',
                army: army.id,
                commune,
              }),
            ),
          why(l, { seat }, _, { army, commune }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoChallenge(look(l), found, commune);
          },
          take(flow, frame, _, { army, commune }) {
            const found = armyById(flow.state, army);
            found.challenged = now(flow.state);
            openHostilities(live(flow), found, commune);
            flow.next({ step: 'defence', army, commune, why: 'challenge', to: -1 }, frame);
          },
        },
        attack: {
          list: (l, { seat }) => targets(look(l), seat).map(pair => ({ type: 'attack', ...pair })),
          take: (flow, frame, _, { army, target }) => flow.next({ step: 'attacked', army, target }, frame),
        },
        takePoor: {
          list: (l, { seat }) =>
            against(look(l), seat, (army, commune) => whyNoWalkIn(look(l), army, commune)).map(({ army, commune }) => ({
              type: 'takePoor',
              army: army.id,
              commune,
            })),
          why(l, { seat }, _, { army, commune }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoWalkIn(look(l), found, commune);
          },
          take(flow, frame, seat, { army, commune }) {
            const found = armyById(flow.state, army);
            openHostilities(live(flow), found, commune);
            found.stays = true;
            flow.next({ step: 'conquest', seat, commune }, frame);
          },
        },
        shootWalls: {
          list: (l, { seat }) =>
            own(l.state, seat)
              .filter(army => !whyNoShot(look(l), army))
              .map(({ id }) => ({ type: 'shootWalls', army: id })),
          why(l, { seat }, _, { army }) {
            const found = armyOf(l.state, army, seat);
            return found && whyNoShot(look(l), found);
          },
          take(flow, frame, _, { army }) {
            const table = live(flow);
            const found = armyById(flow.state, army);
            const { siege } = found;
            flow.next(frame);
            if (siege && !siege.asked && !mustStayInside(table, siege.commune)) {
              flow.next({ step: 'defence', army, commune: siege.commune, why: 'siege', to: -1 });
              siege.asked = true;
              return;
            }
            shootWalls(table, found);
          },
          odds: () => ({ modifiers: [], until: 'wallShot' }),
        },
        openGates: {
          list: (l, { seat }) =>
            has(l.state, seat, PRODITOR)
              ? own(l.state, seat)
                  .filter(({ siege }) => siege && friendsInside(look(l), seat, siege.commune).length > 0)
                  .map(({ id }) => ({ type: 'openGates', army: id }))
              : [],
          why: () => ({ rule: 'pod.44n', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, frame, seat, { army }) {
            const table = live(flow);
            const commune = armyById(flow.state, army).siege?.commune ?? 0;
            const victim = at(flow.state.communes, commune).podesta;
            flow.next(frame);
            useToken(table, seat, PRODITOR, 'gates', 'pod.23p');
            if (proof(flow.state, victim, commune)) flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
            else {
              flow.emit({ type: 'gatesOpened', rule: 'pod.44n', commune });
              flow.next({ step: 'entry', army, commune, gates: true });
            }
          },
        },
        makeFlee: {
          list: (l, { seat }) =>
            has(l.state, seat, PRODITOR)
              ? own(l.state, seat)
                  .filter(
                    ({ siege }) =>
                      siege &&
                      siege.total === 0 &&
                      !siege.fled &&
                      friendsInside(look(l), seat, siege.commune).length > 0,
                  )
                  .map(({ id }) => ({ type: 'makeFlee', army: id }))
              : [],
          why: () => ({ rule: 'pod.23v', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, frame, seat, { army }) {
            const table = live(flow);
            const { siege } = armyById(flow.state, army);
            flow.next(frame);
            if (!siege) return;
            const victim = at(flow.state.communes, siege.commune).podesta;
            useToken(table, seat, PRODITOR, 'flight', 'pod.23v');
            if (proof(flow.state, victim, siege.commune)) {
              flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
              return;
            }
            siege.fled = true;
            const sestieri = friendsInside(table, seat, siege.commune);
            flow.emit({ type: 'fledOut', rule: 'pod.23v', commune: siege.commune, sestieri });
          },
        },
        lift: {
          list: ({ state }, { seat }) =>
            own(state, seat)
              .filter(({ siege }) => siege)
              .map(({ id }) => ({ type: 'lift', army: id })),
          take(flow, frame, _, { army }) {
            liftSiege(live(flow), army);
            flow.next(frame);
          },
        },
        steal: {
          list: (l, { seat }) => thefts(look(l), seat),
          why: () => ({ rule: 'pod.23r', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
        },
        endPhase: { list: () => [{ type: 'endPhase' }], take: () => undefined },
      },
    },

    hiring: {
      rule: 'pod.31o',
      seats: (_, { seat }) => [seat],
      offers: {
        coin: {
          list: ({ state }, { from, sum, last }, seat) =>
            coins(sum, last, warMeans(state, seat, from), minimum).map(florins => ({ type: 'coin', florins })),
          why: (_, __, ___, { florins }) => ({ rule: 'pod.31o', reason: 'tooDear', florins }),
          take: (flow, frame, _, { florins }) =>
            flow.next({ ...frame, sum: frame.sum + florins, last: magnitudeOf(florins) }),
        },
        seal: {
          list: (_, { sum }) => (sum >= minimum ? [{ type: 'seal' }] : []),
          why: () => ({ rule: 'pod.31o', reason: 'tooDear', florins: minimum }),
          take(flow, { company, station, from, sum, why }, seat) {
            const table = live(flow);
            spendOnWar(table, seat, from, sum, 'pod.31o');
            if (why !== 'captive') {
              drop(at(flow.state.players, seat).benefici, CHIT + company);
              flow.emit({ type: 'tokenUsed', rule: 'pod.31b', seat, kind: CHIT + company, use: 'hire' });
            }
            engage(table, seat, company, sum, station, from);
            if (why === 'battle') joinBattle(table, seat, company);
          },
        },
      },
    },

    arming: {
      rule: 'pod.28d',
      seats: (l, { sestiere }) => armourers(look(l), sestiere),
      done: (_, __, ___, chosen) => isSealed(chosen) || chosen.some(({ type }) => type === 'noOffer'),
      offers: {
        coin: {
          list: (l, { seat, sestiere }, _, chosen) => coinActions(chosen, mostOffered(look(l), seat, sestiere)),
          why: (l, { seat, sestiere }) => ({
            rule: 'pod.28d',
            reason: 'ceiling',
            florins: mostOffered(look(l), seat, sestiere),
          }),
        },
        seal: { list: () => [{ type: 'seal' }] },
        noOffer: { list: (_, __, ___, chosen) => (chosen.length === 0 ? [{ type: 'noOffer' }] : []) },
      },
      reveal(flow, { seat, sestiere }, choices) {
        const table = live(flow);
        const offers = choices.flatMap((chosen, bidder) =>
          isSealed(chosen) ? [{ seat: bidder, florins: laid(chosen).sum }] : [],
        );
        for (const offer of offers) flow.emit({ type: 'armingOffer', rule: 'pod.28d', ...offer });
        if (offers.length === 0) return;
        const caller = seat;
        const winner = bestOffer(table, caller, offers);
        const florins = offers.find(offer => offer.seat === winner)?.florins ?? 0;
        deliverArms(table, caller, sestiere, winner, florins);
      },
    },

    armingFallback: {
      rule: 'pod.28d',
      seats: (l, { seat, sestiere }) =>
        l.state.armed[sestiere] === 0 && marketArms(look(l), seat, sestiere).length > 0 ? [seat] : [],
      offers: {
        buyArms: {
          list: (l, { seat, sestiere }) => marketArms(look(l), seat, sestiere).map(from => ({ type: 'buyArms', from })),
          take: (flow, { seat, sestiere }, _, { from }) => buyArms(live(flow), seat, sestiere, from),
        },
        leaveUnarmed: { list: () => [{ type: 'leaveUnarmed' }], take: () => undefined },
      },
    },

    muster: {
      rule: 'pod.26c',
      seats: (_, { seat }) => [seat],
      done: (_, __, ___, chosen) => chosen.some(({ type }) => type === 'setOut'),
      offers: {
        enlist: {
          list: ({ state }, { commune }, seat, chosen) =>
            recruits(state, seat, commune, enlisted(chosen)).map(unit => ({ type: 'enlist', unit })),
          why: (_, { commune }) => ({ rule: 'pod.29l', reason: 'garrison', commune }),
        },
        setOut: { list: () => [{ type: 'setOut', from: -1 }] },
      },
      reveal(flow, { seat, commune }, choices) {
        const table = live(flow);
        const units = enlisted(at(choices, seat));
        if (units.length === 0) return;
        const army = raise(table, seat, at(world.square, commune), units, allowance(table, seat), commune);
        flow.emit({ type: 'raised', rule: 'pod.26c', seat, army: army.id, commune });
        flow.emit({ type: 'joinedArmy', rule: 'pod.29j', army: army.id, units, only: [seat] });
      },
    },

    march: {
      rule: 'pod.26c',
      seats: ({ state }, { army }) => {
        const found = findArmy(state, army);
        return found ? [found.seat] : [];
      },
      offers: {
        marchTo: {
          list(l, { army, from, podesta }, seat) {
            const table = look(l);
            const found = armyById(l.state, army);
            const here = pointsHome(table, found, found.cell);
            const costs = pays(table, found);
            return trips(table, found, pointsLeft(table, found, podesta)).flatMap(({ cell, squares }) => {
              const toHome = costs && pointsHome(table, found, cell) < here;
              const florins = costs ? tripCost(table, found, squares) : 0;
              const paid = canPayWar(l.state, seat, from, florins);
              return [
                ...(paid ? [{ type: 'marchTo' as const, cell, homeward: false }] : []),
                ...(toHome ? [{ type: 'marchTo' as const, cell, homeward: true }] : []),
              ];
            });
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.26e', reason: 'outOfReach', cell }),
          take(flow, { army, from, podesta }, _, { cell, homeward }) {
            const table = live(flow);
            const found = armyById(flow.state, army);
            const trip = trips(table, found, pointsLeft(table, found, podesta)).find(one => one.cell === cell);
            if (trip) march(table, found, trip, homeward, from, podesta);
          },
        },
        halt: { list: () => [{ type: 'halt' }], take: () => undefined },
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
  flow.next(left.length > 0 ? { step: 'allies', war, left } : { step: 'date', war });
  breakLeague(live, seat, challenged);
}
