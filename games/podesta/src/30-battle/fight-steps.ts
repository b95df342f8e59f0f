/** One fight: who helps, how it is decided, what becomes of the beaten (chapters 36.5 to 36.8). */
import { at, type Look, type Modifier, type Steps } from '@carroccio/kernel';
import { fightOutlook, lossOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import type { Battle } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import { attackOf, battleOf, leader, soldierAt, stackOf, supporters } from './battle.ts';
import {
  checkEnd,
  crossSwords,
  isWorthCapturing,
  noteClash,
  noteVictor,
  remove,
  strengths,
  tellClash,
  wound,
} from './battle-orders.ts';
import { ask } from './interrupt-steps.ts';

type FightSteps = Pick<Steps<Podesta>, 'support' | 'resolve' | 'duel' | 'fates' | 'fate'>;

/** The hand of a duel: two Spade, one Scudo, the warrior (pod.36.5f). */
const [SPADE, SCUDO, WARRIOR] = [0, 1, 2];

/** What a side strikes with and what stands against it, before the cards. */
function weigh(table: Table, side: number): Modifier[] {
  const { attack, defence } = strengths(table, battleOf(table.state));
  return [
    { rule: 'pod.33d', value: at(attack, side) },
    { rule: 'pod.33e', value: 0 - at(defence, 1 - side) },
  ];
}

/** The fight with one more helper. */
const joined = (fight: Battle['fight'], side: number, soldier: number): Battle['fight'] =>
  fight && {
    ...fight,
    helpers: fight.helpers.map((helpers, one) => (one === side ? [...helpers, soldier] : helpers)),
  };

export function fightSteps({ look, live, world }: Tables): FightSteps {
  const { contest } = world.data.battlefield;
  /** Whether it ends the battle, and what comes of that, when a company is gone. */
  const ifBeaten = (l: Look<Podesta>, { soldier }: { soldier: number }) => lossOutlook(l, soldier);
  return {
    support: {
      rule: 'pod.36.8a',
      seats: (l, { side }) => (supporters(look(l), battleOf(l.state), side).length > 0 ? ask(l, side) : []),
      offers: {
        support: {
          list: (l, { side }) =>
            supporters(look(l), battleOf(l.state), side).map(soldier => ({ type: 'support', soldier })),
          why: () => ({ rule: 'pod.36.8a', reason: 'cannot', what: 'acted' }),
          take(flow, frame, _, { soldier }) {
            const battle = battleOf(flow.state);
            for (const index of stackOf(battle, soldier)) soldierAt(battle, index).supported = true;
            battle.fight?.helpers[frame.side]?.push(soldier);
            flow.next(frame);
          },
          odds(l, { side }, _, { soldier }) {
            const table = look(l);
            const battle = battleOf(l.state);
            const helped = { rule: 'pod.36.8a', value: attackOf(table, battle, soldier) };
            return fightOutlook(l, side, joined(battle.fight, side, soldier), [...weigh(table, side), helped]);
          },
        },
        ready: {
          list: () => [{ type: 'ready' }],
          take: () => undefined,
          odds: (l, { side }) => fightOutlook(l, side, battleOf(l.state).fight, weigh(look(l), side)),
        },
      },
    },

    resolve: {
      rule: 'pod.36.5b',
      run(flow) {
        const { duel } = battleOf(flow.state);
        if (duel) flow.next({ step: 'duel', played: [[], []], damage: [0, 0] });
        else crossSwords(live(flow));
      },
    },

    duel: {
      rule: 'pod.36.5g',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      offers: {
        duelCard: {
          list({ state }, { played }, seat) {
            const side = battleOf(state).seats.findIndex(seats => seats.includes(seat));
            return [SPADE, SCUDO, WARRIOR]
              .filter(card => !played[side]?.includes(card))
              .map(card => ({ type: 'duelCard', card }));
          },
          why: () => ({ rule: 'pod.36.5g', reason: 'cannot', what: 'acted' }),
        },
      },
      reveal(flow, { played, damage }, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        const cards = [0, 1].map(side => choices[leader(battle, side)]?.[0]?.card ?? SCUDO);
        flow.emit({ type: 'duelRound', rule: 'pod.36.5g', cards });
        const { attack, defence } = strengths(table, battle);
        // pod.36.5h: only Spade against the warrior strike; anything else is parried.
        const taken = damage.map((sum, side) => {
          const struck = cards[1 - side] === SPADE && cards[side] === WARRIOR;
          return sum + (struck && at(attack, 1 - side) + contest.duelSword > at(defence, side) ? 1 : 0);
        });
        const now = played.map((hand, side) => [...hand, at(cards, side)]);
        const over = now.every(hand => hand.includes(SPADE)) || now.some(hand => hand.length >= 3);
        if (!over) {
          flow.next({ step: 'duel', played: now, damage: taken });
          return;
        }
        tellClash(table, attack, defence, taken);
        flow.next({ step: 'fates', damage: taken, shot: false });
      },
    },

    fates: {
      rule: 'pod.36.7a',
      run(flow, { damage, shot }) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        if (damage.length === 0) {
          battle.fight = null;
          checkEnd(table);
          return;
        }
        noteClash(battle, damage);
        // pod.36.7b: of a grouping, the company in the first line.
        const struck = (battle.fight?.soldiers ?? []).filter((_, side) => at(damage, side) > 0);
        const gone = struck.filter(index => wound(table, index));
        for (const index of gone) noteVictor(battle, index);
        flow.next({ step: 'fates', damage: [], shot });
        for (const index of gone) {
          if (!shot && isWorthCapturing(battle, index))
            flow.next({ step: 'fate', soldier: index, side: 1 - soldierAt(battle, index).side });
          else remove(table, index, false);
        }
      },
    },

    fate: {
      rule: 'pod.31j',
      seats: (l, { side }) => ask(l, side),
      offers: {
        kill: {
          list: () => [{ type: 'kill' }],
          take: (flow, { soldier }) => remove(live(flow), soldier, false),
          odds: ifBeaten,
        },
        capture: {
          list: () => [{ type: 'capture' }],
          take: (flow, { soldier }) => remove(live(flow), soldier, true),
          odds: ifBeaten,
        },
      },
    },
  };
}
