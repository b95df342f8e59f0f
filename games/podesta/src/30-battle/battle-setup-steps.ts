/** Mode, command, extra pay, Benefici, deployment and initiative (chapters 31 to 36). */

import { at, pick, type Steps } from '@carroccio/kernel';
import { laid, layUpTo } from '../09-money/laying.ts';
import { warPayers } from '../09-money/money.ts';
import { drop, isScudo, isSpada, symbols } from '../21-trade/hands.ts';
import { anyFee, chits, feesOf, hire, whyNoChit, whyNoFee } from '../26-armies/hiring.ts';
import { commandChosen, isReady, placements, tokensChosen } from '../families/chosen.ts';
import type { Podesta } from '../shape.ts';
import { companyOf, isCaptain, isMercenary, PRODITOR } from '../state.ts';
import type { Tables } from '../world.ts';
import { armyInBattle, battleOf, initiativeTotal, leader, soldierAt, uncover } from './battle.ts';
import {
  beneficiAllowed,
  commanders,
  joinBattle,
  leads,
  mountsOf,
  ofSide,
  placesFor,
  ridersOf,
  sideOfSeat,
  spendToken,
} from './battle-setup.ts';
import { companyMeans } from './extra-pay.ts';

type SetupSteps = Pick<
  Steps<Podesta>,
  'mode' | 'reinforcements' | 'command' | 'extraPay' | 'choosing' | 'houses' | 'deployment' | 'initiative'
>;

const isInitiativeToken = (kind: number): boolean => isSpada(kind) || isScudo(kind);

/** Kinds still in a side's pool, less those already named. */
function poolLeft(pool: readonly number[], named: readonly number[]): number[] {
  const left = pool.slice();
  for (const kind of named) {
    const index = left.indexOf(kind);
    if (index >= 0) left.splice(index, 1);
  }
  return [...new Set(left)];
}

export function battleSetupSteps({ look, live, world }: Tables): SetupSteps {
  const minimum = world.data.contributions.company.minimum;
  return {
    mode: {
      rule: 'pod.36.5b',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      offers: {
        chooseMode: {
          list: () => [
            { type: 'chooseMode', duel: false },
            { type: 'chooseMode', duel: true },
          ],
        },
      },
      reveal(flow, _, choices) {
        const battle = battleOf(flow.state);
        battle.duel = [0, 1].every(side => choices[leader(battle, side)]?.[0]?.duel === true);
        flow.emit({ type: 'battleMode', rule: 'pod.36.5b', duel: battle.duel });
      },
    },

    reinforcements: {
      rule: 'pod.31m',
      seats: (_, { seat }) => [seat],
      offers: {
        hireNow: {
          contains: (l, _, seat, { company, ...fee }) =>
            whyNoChit(l.state, seat, company, 'pod.31m') ??
            whyNoFee(l.state, seat, fee, warPayers(look(l), seat, minimum), minimum, 'pod.31m'),
          describe(l, _, seat) {
            const companies = chits(l.state, seat);
            return companies.length === 0
              ? []
              : feesOf(l.state, seat, warPayers(look(l), seat, minimum), minimum, {
                  type: 'hireNow',
                  fields: [{ field: 'company', kind: 'one', of: companies }],
                });
          },
          draw: (l, _, seat, chance) => ({
            type: 'hireNow',
            company: pick(chance, chits(l.state, seat)),
            ...anyFee(l.state, seat, warPayers(look(l), seat, minimum), minimum, chance),
          }),
          take(flow, frame, seat, { company, ...fee }) {
            const table = live(flow);
            const station = armyInBattle(table, seat)?.from ?? -1;
            flow.reveal();
            flow.next(frame);
            hire(table, seat, company, station, fee);
            joinBattle(table, seat, company);
          },
        },
        ready: { list: () => [{ type: 'ready' }], take: () => undefined },
      },
    },

    command: {
      rule: 'pod.32a',
      // Leaders name the commander; an ally is asked whether his own Podestà rides. Where the counters stand is known
      // to all, which companies have come is not: he is asked without feditori too (pod.32e).
      seats(l) {
        const battle = battleOf(l.state);
        return battle.seats.flat().filter(seat => leads(battle, seat) || ridersOf(look(l), battle, seat).length > 0);
      },
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        command: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            if (commandChosen(chosen) >= 0 || !leads(battle, seat)) return [];
            return commanders(look(l), battle, sideOfSeat(battle, seat)).map(index => ({
              type: 'command',
              soldier: index,
            }));
          },
          why: () => ({ rule: 'pod.32a', reason: 'cannot', what: 'choice' }),
        },
        attach: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            if (commandChosen(chosen) < 0 && leads(battle, seat)) return [];
            const attached = chosen.flatMap(choice => (choice.type === 'attach' ? [choice] : []));
            const mounted = mountsOf(look(l), battle, seat).filter(
              index => !attached.some(choice => choice.soldier === index),
            );
            return ridersOf(look(l), battle, seat)
              .filter(counter => !attached.some(choice => choice.counter === counter))
              .flatMap(counter => mounted.map(index => ({ type: 'attach' as const, counter, soldier: index })));
          },
          why: () => ({ rule: 'pod.32e', reason: 'cannot', what: 'choice' }),
        },
        ready: {
          list: (l, _, seat, chosen) =>
            commandChosen(chosen) < 0 && leads(battleOf(l.state), seat) ? [] : [{ type: 'ready' }],
          why: () => ({ rule: 'pod.32a', reason: 'cannot', what: 'commander' }),
        },
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        battle.commander = [0, 1].map(side => commandChosen(choices[leader(battle, side)] ?? []));
        for (const chosen of choices)
          for (const choice of chosen)
            if (choice.type === 'attach') soldierAt(battle, choice.soldier).podesta = choice.counter;
        battle.large =
          battle.kind === 'field' &&
          [0, 1].some(side => ofSide(battle, side).length >= world.data.battlefield.small.below);
        const units = battle.commander.map(index => soldierAt(battle, index).unit);
        const companies = new Set(
          battle.soldiers.filter(({ unit }) => isMercenary(unit)).map(({ unit }) => companyOf(unit)),
        );
        const bought = [...companies].filter(
          company => !units.some(unit => isCaptain(unit) && companyOf(unit) === company),
        );
        const choosing = battle.seats.flatMap((seats, side) =>
          seats.map(seat => ({ step: 'choosing' as const, seat, side })),
        );
        table.flow.next(...bought.map(company => ({ step: 'extraPay' as const, company })), ...choosing);
      },
    },

    extraPay: {
      rule: 'pod.38b',
      seats: ({ state }, { company }) => [at(state.employer, company)].filter(seat => seat >= 0),
      offers: {
        lay: layUpTo(
          ({ state }, { company }) => companyMeans(state, company),
          florins => ({ rule: 'pod.38b', reason: 'tooDear', florins }),
        ),
      },
      reveal(flow, { company }, choices) {
        battleOf(flow.state).extra[company] = laid(at(choices, at(flow.state.employer, company)));
      },
    },

    choosing: {
      rule: 'pod.34a',
      seats: (l, { seat, side }) => {
        const battle = battleOf(l.state);
        const left = beneficiAllowed(look(l), battle, side) - at(battle.tokens, side).length;
        return left > 0 && at(l.state.players, seat).benefici.length > 0 ? [seat] : [];
      },
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        choose: {
          list(l, { side }, seat, chosen) {
            const battle = battleOf(l.state);
            const named = tokensChosen(chosen);
            if (named.length + at(battle.tokens, side).length >= beneficiAllowed(look(l), battle, side)) return [];
            const hand = at(l.state.players, seat).benefici.filter(kind => kind <= PRODITOR);
            return poolLeft(hand, named).map(token => ({ type: 'choose', token }));
          },
          why(l, { side }, _seat, { token }, chosen) {
            const battle = battleOf(l.state);
            const most = beneficiAllowed(look(l), battle, side);
            const named = tokensChosen(chosen);
            if (token > PRODITOR) return { rule: 'pod.34a', reason: 'cannot', what: 'token' };
            return named.length + at(battle.tokens, side).length >= most
              ? { rule: 'pod.34a', reason: 'noMore', most }
              : { rule: 'pod.34a', reason: 'noBeneficio', kind: token };
          },
        },
        ready: { list: () => [{ type: 'ready' }] },
      },
      reveal(flow, { seat, side }, choices) {
        const battle = battleOf(flow.state);
        for (const kind of tokensChosen(at(choices, seat))) {
          drop(at(flow.state.players, seat).benefici, kind);
          at(battle.tokens, side).push({ kind, owner: seat });
        }
      },
    },

    houses: {
      rule: 'pod.13b',
      seats: ({ state }, { side, left }) => (left > 0 ? [leader(battleOf(state), side)] : []),
      offers: {
        placeHouse: {
          list({ state }) {
            const [first = 1, last = 1] = world.data.battlefield.house.rows;
            const { field } = world;
            return Array.from({ length: field.cellCount }, (_, cell) => cell)
              .filter(cell => {
                const row = (field.row[cell] ?? 0) + 1;
                return row >= first && row <= last && !battleOf(state).houses.includes(cell);
              })
              .map(cell => ({ type: 'placeHouse', cell }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.13b', reason: 'noRoom', cell }),
          take(flow, { side, left }, _, { cell }) {
            battleOf(flow.state).houses.push(cell);
            flow.emit({ type: 'house', rule: 'pod.13b', cell });
            if (left > 1) flow.next({ step: 'houses', side: 1 - side, left: left - 1 });
          },
        },
      },
    },

    deployment: {
      rule: 'pod.33a',
      seats: ({ state }, { sides }) => sides.map(side => leader(battleOf(state), side)),
      // Companies that find no room in the two lines stay out of the battle (R70).
      done(l, _, seat, chosen) {
        const battle = battleOf(l.state);
        return placesFor(look(l), battle, sideOfSeat(battle, seat), placements(chosen)).length === 0;
      },
      offers: {
        deploy: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            const side = sideOfSeat(battle, seat);
            return placesFor(look(l), battle, side, placements(chosen)).map(one => ({ type: 'deploy', ...one }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.33a', reason: 'noRoom', cell }),
        },
      },
      reveal(flow, { sides }, choices) {
        const battle = battleOf(flow.state);
        for (const side of sides) {
          for (const { soldier: index, cell, under } of placements(choices[leader(battle, side)] ?? [])) {
            const friend = battle.soldiers.find(one => one.cell === cell);
            Object.assign(soldierAt(battle, index), { cell, top: !under });
            if (friend) friend.top = under;
            uncover(battle, cell);
          }
        }
        const own = battle.soldiers.filter(({ side }) => sides.includes(side));
        for (const army of flow.state.armies)
          if (own.some(({ unit }) => flow.state.armyOf[unit] === army.id)) army.shown = true;
        flow.emit({
          type: 'deployed',
          rule: 'pod.33j',
          units: own.map(({ unit }) => unit),
          cells: own.map(({ cell }) => cell),
        });
        const units = sides.map(side => soldierAt(battle, at(battle.commander, side)).unit);
        flow.emit({ type: 'commanders', rule: 'pod.32a', units });
      },
    },

    initiative: {
      rule: 'pod.35a',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        commit: {
          list({ state }, _, seat, chosen) {
            const battle = battleOf(state);
            const named = tokensChosen(chosen);
            if (named.length >= world.data.battlefield.benefici.initiative) return [];
            const pool = at(battle.tokens, sideOfSeat(battle, seat))
              .map(({ kind }) => kind)
              .filter(isInitiativeToken);
            return poolLeft(pool, named).map(token => ({ type: 'commit', token }));
          },
          why(_, __, ___, { token }, chosen) {
            const most = world.data.battlefield.benefici.initiative;
            if (!isInitiativeToken(token)) return { rule: 'pod.35b', reason: 'cannot', what: 'token' };
            return tokensChosen(chosen).length >= most
              ? { rule: 'pod.35b', reason: 'noMore', most }
              : { rule: 'pod.35b', reason: 'noBeneficio', kind: token };
          },
        },
        ready: { list: () => [{ type: 'ready' }] },
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        const named = [0, 1].map(side => tokensChosen(choices[leader(battle, side)] ?? []));
        const totals = [0, 1].map(side => initiativeTotal(table, battle, side));
        named.forEach((kinds, side) => {
          for (const kind of kinds) {
            spendToken(table, side, kind, 'initiative');
            // pod.23h, pod.34e: Spade add to one's own total, Scudi take from the other's.
            if (isSpada(kind)) totals[side] = at(totals, side) + symbols(kind);
            else totals[1 - side] = at(totals, 1 - side) - symbols(kind);
          }
        });
        // pod.35c: the attacker begins when they are equal.
        battle.initiative = at(totals, 1) > at(totals, 0) ? 1 : 0;
        flow.emit({ type: 'initiative', rule: 'pod.35c', totals, side: battle.initiative });
      },
    },
  };
}
