/** Sorties, sieges, relief and street fights (chapters 43 and 44). */

import { at, type Steps } from '@carroccio/kernel';
import { score } from '../10-office/office.ts';
import { armyById, defenders, findArmy, raise, rate, unitsOf } from '../26-armies/army.ts';
import { callUp } from '../26-armies/calling-up.ts';
import { beginBattle, type Host } from '../30-battle/battle-setup.ts';
import { unitsChosen } from '../families/chosen.ts';
import { conquestOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import type { Army, State } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import { thankRescuer } from './relief.ts';
import { mustStayInside, newSiege, raid, siegePoints, townTroops } from './siege.ts';
import { liftSiege } from './siege-end.ts';
import { comingOut, streetFight } from './sortie.ts';

type SiegeSteps = Pick<
  Steps<Podesta>,
  'defence' | 'raid' | 'siege' | 'sally' | 'attacked' | 'relief' | 'meeting' | 'entry' | 'streets' | 'streetCompanies'
>;

const host = (seats: number[], units: readonly number[], owner: number, camp: boolean): Host => ({
  seats,
  units: units.map(unit => ({ unit, owner, camp })),
});

/** The companies of one army, in the field. */
const armyHost = ({ state }: Table, { id, seat }: Army): Host => host([seat], unitsOf(state, id), seat, true);

/** Who governs the commune now. */
const podestaOf = ({ communes }: State, commune: number): number => at(communes, commune).podesta;

/** An army that yields loses as in battle, and the carroccio if either side would have had one (R60). */
function yieldField(live: Live, army: Army, target: Army): void {
  const { world, state, flow } = live;
  const { battle, carroccio } = world.data.lengths.points;
  const large = [army, target].some(({ id }) => unitsOf(state, id).length >= world.data.battlefield.small.below);
  flow.emit({ type: 'yielded', rule: 'pod.42a', seat: target.seat });
  score(live, army.seat, battle, 'battle', 'pod.3c');
  score(live, target.seat, -battle, 'battle', 'pod.3g');
  if (large) {
    score(live, army.seat, carroccio, 'carroccio', 'pod.3f');
    score(live, target.seat, -carroccio, 'carroccio', 'pod.3i');
  }
  const relieved = target.siege?.commune ?? -1;
  liftSiege(live, target);
  army.stays = true;
  flow.unwind('turnEnd');
  if (relieved >= 0) thankRescuer(live, army.seat, relieved);
}

export function siegeSteps({ look, live, world }: Tables): SiegeSteps {
  return {
    defence: {
      rule: 'pod.43c',
      seats: (l, { army, commune }) => {
        const podesta = podestaOf(l.state, commune);
        return podesta < 0 || !findArmy(l.state, army) || mustStayInside(look(l), commune) ? [] : [podesta];
      },
      offers: {
        sortie: {
          list: ({ state }, { commune }, seat) =>
            defenders(state, seat, commune, []).length > 0 ? [{ type: 'sortie' }] : [],
          why: (_, { commune }) => ({ rule: 'pod.29l', reason: 'garrison', commune }),
          take(flow, { army, commune }) {
            flow.reveal();
            flow.next({ step: 'sally', army, commune, relief: -1 });
          },
        },
        stayInside: {
          list: () => [{ type: 'stayInside' }],
          take: (flow, { commune }) => flow.emit({ type: 'stayedInside', rule: 'pod.43c', commune }),
        },
      },
    },

    raid: {
      rule: 'pod.43d',
      run(flow, { army, commune, to }) {
        const found = findArmy(flow.state, army);
        if (found) raid(live(flow), found, commune, to);
      },
    },

    siege: {
      rule: 'pod.44a',
      run(flow, { army, commune }) {
        const found = findArmy(flow.state, army);
        if (!found) return;
        found.siege = newSiege(commune);
        flow.emit({ type: 'besieged', rule: 'pod.44a', seat: found.seat, commune });
      },
    },

    sally: {
      rule: 'pod.43c',
      seats: ({ state }, { commune }) => [podestaOf(state, commune)],
      offers: { enlist: callUp((l, { commune }, seat) => comingOut(l.state, seat, commune)) },
      reveal(flow, { army, commune, relief }, choices) {
        const table = live(flow);
        const { state } = table;
        const podesta = podestaOf(state, commune);
        const units = unitsChosen(at(choices, podesta));
        const enemy = armyById(state, army);
        let joined = -1;
        if (units.length > 0) {
          const out = raise(table, podesta, enemy.cell, units, 0, commune);
          joined = out.id;
          // Under the walls is a square from home.
          Object.assign(out, { stays: true, walked: 1, owed: rate(table, units) });
          flow.emit({ type: 'sallied', rule: 'pod.43c', commune });
          if (relief < 0) {
            const hosts: [Host, Host] = [armyHost(table, enemy), armyHost(table, out)];
            const besieger = enemy.siege ? army : -1;
            beginBattle(table, { kind: 'field', cell: enemy.cell, commune, besieger, hosts });
            return;
          }
        }
        if (relief >= 0) flow.next({ step: 'meeting', army: relief, target: army, commune, joined });
      },
    },

    attacked: {
      rule: 'pod.29a',
      seats: ({ state }, { target }) => {
        const found = findArmy(state, target);
        return found ? [found.seat] : [];
      },
      offers: {
        standAndFight: {
          list: () => [{ type: 'standAndFight' }],
          take(flow, { army, target }) {
            const { state } = flow;
            const commune = armyById(state, target).siege?.commune ?? -1;
            const podesta = commune < 0 ? -1 : podestaOf(state, commune);
            const help = podesta >= 0 && !mustStayInside(look(flow), commune);
            flow.next(
              help ? { step: 'relief', army, target, commune } : { step: 'meeting', army, target, commune, joined: -1 },
            );
          },
        },
        yieldField: {
          list: () => [{ type: 'yieldField' }],
          take: (flow, { army, target }) =>
            yieldField(live(flow), armyById(flow.state, army), armyById(flow.state, target)),
          odds: () => 'sequence',
        },
      },
    },

    relief: {
      rule: 'pod.44l',
      seats: ({ state }, { commune }) => [podestaOf(state, commune)],
      offers: {
        join: {
          list: ({ state }, { commune }, seat) =>
            defenders(state, seat, commune, []).length > 0 ? [{ type: 'join' }] : [],
          why: (_, { commune }) => ({ rule: 'pod.29l', reason: 'garrison', commune }),
          take(flow, { army, target, commune }) {
            flow.reveal();
            flow.next({ step: 'sally', army: target, commune, relief: army });
          },
        },
        stayOut: {
          list: () => [{ type: 'stayOut' }],
          take: (flow, { army, target, commune }) => flow.next({ step: 'meeting', army, target, commune, joined: -1 }),
        },
      },
    },

    meeting: {
      rule: 'pod.29q',
      run(flow, { army, target, commune, joined }) {
        const table = live(flow);
        const { state } = table;
        const [attacker, defender] = [armyById(state, army), armyById(state, target)];
        flow.reveal();
        const relief = armyHost(table, attacker);
        // Only those who came out for it, not whoever else stands there (R113).
        const ally = findArmy(state, joined);
        if (ally) {
          relief.units.push(...armyHost(table, ally).units);
          if (!relief.seats.includes(ally.seat)) relief.seats.push(ally.seat);
        }
        const besieger = defender.siege ? target : -1;
        beginBattle(table, {
          kind: 'field',
          cell: defender.cell,
          commune,
          besieger,
          hosts: [relief, armyHost(table, defender)],
        });
      },
    },

    entry: {
      rule: 'pod.44o',
      run(flow, { army, commune, gates }) {
        const table = live(flow);
        const found = findArmy(flow.state, army);
        if (!found) return;
        // pod.44s: it may go home in its next turn.
        found.stays = true;
        if (podestaOf(flow.state, commune) >= 0) {
          flow.next({ step: 'streets', army, commune, gates });
          return;
        }
        siegePoints(table, found.seat, -1);
        flow.next({ step: 'conquest', seat: found.seat, commune });
      },
    },

    streets: {
      rule: 'pod.44p',
      seats: ({ state }, { commune }) => [podestaOf(state, commune)],
      offers: {
        fightInStreets: {
          list: (l, { commune }) => (townTroops(look(l), commune).length > 0 ? [{ type: 'fightInStreets' }] : []),
          why: () => ({ rule: 'pod.44p', reason: 'tooFew', companies: 1 }),
          take(flow, { army, commune, gates }) {
            flow.reveal();
            flow.next({ step: 'streetCompanies', army, commune, gates });
          },
        },
        surrenderCity: {
          list: () => [{ type: 'surrenderCity' }],
          take(flow, { army, commune }, loser) {
            const { seat } = armyById(flow.state, army);
            siegePoints(live(flow), seat, loser);
            flow.next({ step: 'conquest', seat, commune });
          },
          odds: ({ state }, { army, commune }) => conquestOutlook(armyById(state, army).seat, commune),
        },
      },
    },

    streetCompanies: {
      rule: 'pod.44v',
      seats: ({ state }, { army, commune }) => [armyById(state, army).seat, podestaOf(state, commune)],
      offers: { enlist: callUp((l, frame, seat) => streetFight(look(l), frame, seat)) },
      reveal(flow, { army, commune }, choices) {
        const table = live(flow);
        const { seat, id } = armyById(flow.state, army);
        const podesta = podestaOf(flow.state, commune);
        const attackers = host([seat], unitsChosen(at(choices, seat)), seat, true);
        const defenders = host([podesta], unitsChosen(at(choices, podesta)), podesta, false);
        beginBattle(table, {
          kind: 'street',
          cell: at(world.square, commune),
          commune,
          besieger: id,
          hosts: [attackers, defenders],
        });
      },
    },
  };
}
