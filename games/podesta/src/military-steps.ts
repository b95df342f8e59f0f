/** The military phase (chapters 28, 29, 43 and 44). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { whyNoArming } from './arming.ts';
import { armyById, canPayWar, findArmy, goIn, merge, mergingCost, musterPlaces, returning, warFunds } from './army.ts';
import { has, isChit, kindsHeld, proof, useToken } from './hands.ts';
import { inForce, leagued, truce } from './lasting.ts';
import { escort, pays, whyNoMarch } from './march-steps.ts';
import { governed } from './money.ts';
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
  trebuchetAttack,
  walls,
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

type MilitarySteps = Pick<Steps<Podesta>, 'military'>;

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
          odds(l, _, seat, { army }) {
            const table = look(l);
            const commune = armyById(l.state, army).siege?.commune ?? 0;
            const modifiers = [
              { rule: 'pod.44h', value: trebuchetAttack(table, seat) },
              { rule: 'pod.44g', value: -walls(table, commune).D },
            ];
            return { modifiers, until: 'wallShot' };
          },
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
