/** Besiegers between a refuge and an army of relief: battle, division, shut in (gui.11.4.1j–gui.11.4.1n). */
import type { Flow, Frame, Steps } from '@carroccio/kernel';
import type { Battle, BattleOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { atHand, BESIEGER, besieged, campaigners, GARRISON, siegeOf } from './siege.ts';

type ReliefStep = 'reliefChoice' | 'insideChoice' | 'riposte';

/** gui.11.4a: a day of battle has room for nothing else; the healed come back before it (gui.11.1.5c). */
function giveTheDay(flow: Flow<Guiscard>, ...frames: Frame<Guiscard>[]): void {
  if (flow.inside('healing')) flow.unwind('healing');
  flow.next({ step: 'returns' }, ...frames);
}

/** gui.11.4.1l, R135: they live on what the garrison left behind; nobody starves in less than two days (gui.11.1.1c). */
function shutUp(b: Battle): void {
  const siege = siegeOf(b);
  siege.shutIn = true;
  siege.larder = Math.max(2, siege.leftBehind);
  siege.restocking = 0;
  siege.outer = [];
  for (const item of siege.items) item.builders = [];
}

export const siegeReliefSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ReliefStep> => ({
  /** gui.11.4.1j, gui.11.4.1k: part of the place held, a relief army at hand. */
  reliefChoice: {
    rule: 'gui.11.4.1j',
    seats: look => (campaigners(battle(look), BESIEGER).length > 0 ? [BESIEGER] : []),
    offers: {
      shutIn: {
        list: () => [{ type: 'shutIn' }],
        take: flow => shutUp(battle(flow)),
      },
      giveBattle: {
        list: () => [{ type: 'giveBattle' }],
        take(flow) {
          const siege = siegeOf(battle(flow));
          siege.redoubt = 0;
          giveTheDay(flow, { step: 'tactical', action: 'general' });
        },
      },
      divide: {
        list: look => (atHand(battle(look), BESIEGER).length >= 2 ? [{ type: 'divide' }] : []),
        why: () => ({ rule: 'gui.11.4.1k', reason: 'nobodyAtHand' }),
        take(flow) {
          const left = atHand(battle(flow), BESIEGER).length - 1;
          giveTheDay(
            flow,
            { step: 'picking', side: BESIEGER, left, action: 'relief', picked: [], exact: false },
            { step: 'insideChoice', side: GARRISON },
          );
        },
      },
    },
  },

  /** gui.11.4.1k: inside, the besieged may begin; if they will not, the besiegers may. */
  insideChoice: {
    rule: 'gui.11.4.1k',
    seats: (_look, { side }) => [side],
    offers: {
      assault: {
        list: () => [{ type: 'assault' }],
        take(flow, { side }) {
          siegeOf(battle(flow)).initiative = side;
          flow.next({ step: 'tactical', action: 'relief', also: 'assault' });
        },
      },
      wait: {
        list: () => [{ type: 'wait' }],
        take: (flow, { side }) =>
          flow.next(
            side === GARRISON ? { step: 'insideChoice', side: BESIEGER } : { step: 'tactical', action: 'relief' },
          ),
      },
    },
  },

  /** gui.11.4.1n: bombarded from outside, those who hold the works may assault the refuge without the initiative. */
  riposte: {
    rule: 'gui.11.4.1n',
    seats(look) {
      const b = battle(look);
      const side = besieged(siegeOf(b));
      return atHand(b, side).length > 0 ? [side] : [];
    },
    offers: {
      assault: {
        list: () => [{ type: 'assault' }],
        take(flow, _frame, side) {
          siegeOf(battle(flow)).initiative = side;
          flow.next({ step: 'tactical', action: 'assault' });
        },
      },
      wait: { list: () => [{ type: 'wait' }], take: () => undefined },
    },
  },
});
