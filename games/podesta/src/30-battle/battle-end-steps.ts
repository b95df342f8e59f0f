/** The end of a battle and what follows (chapters 39 and 42). */
import { at, pick, type Steps } from '@carroccio/kernel';
import { BANK, payUpTo, spendOnWar, warPayers } from '../09-money/money.ts';
import { alive, eliminate, freeCaptive, freeCompany, lastOneWins, score } from '../10-office/office.ts';
import { put } from '../21-trade/hands.ts';
import { findArmy, loseCompany, sendHome, unitsOf } from '../26-armies/army.ts';
import { anyFee, engage, feesOf, whyNoFee } from '../26-armies/hiring.ts';
import { stations } from '../26-armies/military-steps.ts';
import { dropEmptyArmies } from '../26-armies/recall.ts';
import { thankRescuer } from '../43-sieges/relief.ts';
import { liftSiege } from '../43-sieges/siege-end.ts';
import { endOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import {
  type Battle,
  CAPTURED,
  captainOf,
  companyOf,
  ELIMINATED,
  isCaptain,
  isMercenary,
  NOBODY,
  now,
} from '../state.ts';
import type { Live, Tables } from '../world.ts';
import { battleOf, leader } from './battle.ts';
import { captorOf } from './battle-orders.ts';
import { paymaster } from './extra-pay.ts';

type EndSteps = Pick<Steps<Podesta>, 'battleEnd' | 'ransom' | 'afterBattle'>;

/**
 * Every player who had companies there gains or loses, once each (R94, R106), in a small battle as in a large one
 * (pod.41c); a lost carroccio counts for all of a side (pod.42c).
 */
function awardPoints(
  live: Live,
  battle: Battle,
  winner: number,
  surrender: boolean,
  carroccio: readonly boolean[],
): void {
  const { points } = live.world.data.lengths;
  battle.seats.forEach((seats, side) => {
    for (const seat of seats) {
      if (winner >= 0) {
        const [gain, loss, worth] = surrender
          ? (['pod.3e', 'pod.3j', points.surrender] as const)
          : (['pod.3c', 'pod.3g', points.battle] as const);
        score(
          live,
          seat,
          side === winner ? worth : -worth,
          surrender ? 'surrender' : 'battle',
          side === winner ? gain : loss,
        );
      }
      if (carroccio[side]) score(live, seat, -points.carroccio, 'carroccio', 'pod.3i');
      if (winner === side && carroccio[1 - side]) score(live, seat, points.carroccio, 'carroccio', 'pod.3f');
    }
  });
}

/** Benefici that were not used go back to their owners (R76). */
function returnTokens({ state }: Live, battle: Battle): void {
  for (const pool of battle.tokens) for (const { kind, owner } of pool) put(at(state.players, owner).benefici, kind);
  battle.tokens = [[], []];
}

/** Extra pay is due to companies that fought and did not betray (R90). */
function payExtra(live: Live, battle: Battle): void {
  const { state } = live;
  battle.extra.forEach((florins, company) => {
    if (florins === 0 || battle.traitors.includes(company) || at(state.employer, company) < 0) return;
    payUpTo(live, paymaster(state, company), BANK, florins, 'pod.38b');
  });
}

/** Whether a player's own merchant has fallen in this battle: he leaves the game with it (R95). */
const hasFallen = ({ state, options }: Live, battle: Battle, seat: number): boolean =>
  !options.lives &&
  battle.soldiers.some(
    ({ cell, podesta }) => cell === ELIMINATED && podesta >= 0 && podesta === at(state.players, seat).home,
  );

/** Losses: communal companies for a year, captains for good unless they were taken alive (pod.39b, pod.31l, pod.31n). */
function countLosses(live: Live, battle: Battle): void {
  const { flow } = live;
  battle.soldiers.forEach(soldier => {
    const { unit, cell, side } = soldier;
    if (cell !== ELIMINATED && cell !== CAPTURED) return;
    if (!isMercenary(unit)) loseCompany(live, unit);
    else if (isCaptain(unit) && at(live.state.employer, companyOf(unit)) >= 0) {
      const [company, captor] = [companyOf(unit), captorOf(battle, soldier)];
      // The dead hire nobody.
      if (cell !== CAPTURED || hasFallen(live, battle, captor)) freeCompany(live, company);
      // Whoever has bought the company in the meantime has its captain with it.
      else if (!at(battle.seats, 1 - side).includes(at(live.state.employer, company)))
        flow.next({ step: 'ransom', seat: captor, company });
    }
  });
}

/** What became of every Podestà who rode into the battle (pod.32d, R68, R95). */
function fateOfPodesta(live: Live, battle: Battle): void {
  const { state, flow, options } = live;
  const players = alive(state).length;
  battle.soldiers.forEach(soldier => {
    const { cell, podesta } = soldier;
    if (podesta < 0 || (cell !== ELIMINATED && cell !== CAPTURED)) return;
    const commune = at(state.communes, podesta);
    const seat = commune.podesta;
    if (seat < 0) return;
    if (cell === CAPTURED || options.lives) {
      const by = captorOf(battle, soldier);
      // Nor do the dead hold anybody (R95).
      if (at(state.players, by).out || hasFallen(live, battle, by)) {
        freeCaptive(live, podesta, 'pod.32b');
        return;
      }
      Object.assign(commune, { captor: by, until: now(state) + 2, cell: -1 });
      flow.emit({ type: 'podestaCaptured', rule: 'pod.32b', commune: podesta, by });
      return;
    }
    flow.emit({ type: 'podestaFallen', rule: 'pod.32d', commune: podesta });
    if (at(state.players, seat).home === podesta) eliminate(live, seat, 'pod.32d');
    else Object.assign(commune, { vacant: true, cell: -1 });
  });
  // All who fell in one battle have fallen together: nobody outlives the other by the order of the list.
  if (alive(state).length < players) lastOneWins(live);
}

/** Who has fought stays on the square until his player's next turn (pod.29t, R65). */
function rest({ state }: Live, battle: Battle): void {
  const fought = new Set(battle.soldiers.map(({ unit }) => at(state.armyOf, unit)));
  for (const army of state.armies) if (fought.has(army.id)) army.stays = true;
}

/** Companies lent for one battle go home (R52). */
function returnLent({ state }: Live, battle: Battle): void {
  for (const { unit } of battle.soldiers) {
    if (at(state.lent, unit) < 0) continue;
    state.lent[unit] = NOBODY;
    state.armyOf[unit] = -1;
  }
  dropEmptyArmies(state);
}

/** Who attacks a besieger finds him on the defenders’ side (R113); in a sortie, from a town that is governed, he attacks. */
const BESIEGER = 1;

/** A besieger who lost gives up, or is no more; whoever relieved the commune is thanked (pod.44m, R113). */
function afterFieldBattle(live: Live, battle: Battle): void {
  if (battle.besieger < 0 || battle.winner < 0) return;
  const besieger = findArmy(live.state, battle.besieger);
  const side = besieger ? battle.seats.findIndex(seats => seats.includes(besieger.seat)) : BESIEGER;
  if (side === battle.winner) return;
  if (besieger) liftSiege(live, besieger);
  thankRescuer(live, leader(battle, battle.winner), battle.commune);
}

/** The town is taken, or the besieger is thrown out (R100). */
function afterStreets(live: Live, battle: Battle): void {
  const { state, flow } = live;
  const army = findArmy(state, battle.besieger);
  const seat = leader(battle, 0);
  if (battle.winner === 0 && !at(state.players, seat).out && at(state.communes, battle.commune).podesta !== seat)
    flow.next({ step: 'conquest', seat, commune: battle.commune });
  if (battle.winner === 1 && army) {
    liftSiege(live, army);
    sendHome(live, unitsOf(state, army.id));
  }
}

export function battleEndSteps({ look, live, world }: Tables): EndSteps {
  const minimum = world.data.contributions.company.minimum;
  return {
    battleEnd: {
      rule: 'pod.42a',
      run(flow, { winner, surrender, carroccio }) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        battle.winner = winner;
        flow.reveal();
        if (winner < 0) flow.emit({ type: 'battleDrawn', rule: 'pod.42a', cell: battle.cell });
        else {
          const [seats, losers] = [at(battle.seats, winner).slice(), at(battle.seats, 1 - winner).slice()];
          flow.emit({ type: 'battleWon', rule: 'pod.42b', seats, losers, surrender });
        }
        carroccio.forEach((lost, side) => {
          if (lost) flow.emit({ type: 'carroccioLost', rule: 'pod.30c', side });
        });
        awardPoints(table, battle, winner, surrender, carroccio);
        returnTokens(table, battle);
        payExtra(table, battle);
        returnLent(table, battle);
        countLosses(table, battle);
        dropEmptyArmies(flow.state);
        rest(table, battle);
        fateOfPodesta(table, battle);
      },
    },

    ransom: {
      rule: 'pod.31j',
      seats: ({ state }, { seat }) => (at(state.players, seat).out ? [] : [seat]),
      offers: {
        hireCaptive: {
          contains: (l, { seat }, _, { station, ...fee }) =>
            stations(l.state, seat).includes(station)
              ? whyNoFee(l.state, seat, fee, warPayers(look(l), seat, minimum), minimum, 'pod.31j')
              : { rule: 'pod.31d', reason: 'notGoverned', commune: station },
          describe(l, { seat }) {
            const towns = stations(l.state, seat);
            return towns.length === 0
              ? []
              : feesOf(l.state, seat, warPayers(look(l), seat, minimum), minimum, {
                  type: 'hireCaptive',
                  fields: [{ field: 'station', kind: 'one', of: towns }],
                });
          },
          draw: (l, { seat }, _, chance) => ({
            type: 'hireCaptive',
            station: pick(chance, stations(l.state, seat)),
            ...anyFee(l.state, seat, warPayers(look(l), seat, minimum), minimum, chance),
          }),
          take(flow, { seat, company }, _, { station, from, florins }) {
            const table = live(flow);
            for (const unit of [0, 1, 2]) flow.state.armyOf[captainOf(company) + unit] = -1;
            dropEmptyArmies(flow.state);
            spendOnWar(table, seat, from, florins, 'pod.31o');
            engage(table, seat, company, florins, station, from);
          },
          odds: l => endOutlook(l, battleOf(l.state).winner),
        },
        letGo: {
          list: () => [{ type: 'letGo' }],
          take: (flow, { company }) => freeCompany(live(flow), company),
          odds: l => endOutlook(l, battleOf(l.state).winner),
        },
      },
    },

    afterBattle: {
      rule: 'pod.29u',
      run(flow) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        // pod.39a: the damage of those who stand is gone with the battle.
        flow.state.battle = null;
        // pod.13d, pod.13i: after a civil war the turn goes on, and in it an army may besiege the town.
        if (battle.kind !== 'civil') flow.unwind('turnEnd');
        if (battle.kind === 'field') afterFieldBattle(table, battle);
        else if (battle.kind === 'street') afterStreets(table, battle);
        else if (battle.winner === 0 && !at(flow.state.players, leader(battle, 0)).out)
          flow.next({ step: 'conquest', seat: leader(battle, 0), commune: battle.commune });
      },
    },
  };
}
