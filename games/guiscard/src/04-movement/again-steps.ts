/** Whom a mover faces first (R16), and what he had set out to do, taken up again. */
import type { Frame, Look, Steps } from '@carroccio/kernel';
import { advanceSteps } from '../06-combat/advance-steps.ts';
import { formationSteps } from '../07-charges-and-formations/formation-steps.ts';
import { gearSteps } from '../10-siege-gear/gear-steps.ts';
import { type Battle, type BattleOf, marching, sideOf } from '../battle.ts';
import { notAmong } from '../missing.ts';
import { outcomeOf } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { testModifiers, undecided } from './infiltration.ts';
import { movingSteps } from './moving-steps.ts';

type AgainStep = 'testOrder' | 'goAgain' | 'advanceAgain' | 'marchAgain' | 'carryAgain';

const TAKEN_UP = [
  'pushedAside',
  'driven',
  'goAgain',
  'advanceAgain',
  'marchAgain',
  'carryAgain',
  'endTests',
  'gallop',
] as const;
/** What waits for the order of the tests to be chosen. */
function takenUp(look: Look<Guiscard>): Frame<Guiscard> | undefined {
  const step = TAKEN_UP.find(one => look.inside(one));
  return step && look.enclosing(step);
}

export function againSteps(battle: BattleOf): Pick<Steps<Guiscard>, AgainStep> {
  const { moving } = movingSteps(battle);
  const { advancing } = advanceSteps(battle);
  const { formationMarch } = formationSteps(battle);
  const { ladderParty } = gearSteps(battle);
  return {
    testOrder: {
      rule: 'gui.4.3a',
      seats: (look, { unit }) => [sideOf(battle(look), unit)],
      offers: {
        faceFirst: {
          list: (_look, { enemies }) => enemies.map(unit => ({ type: 'faceFirst', unit })),
          why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.4.3a', unit),
          odds(look, { unit }, _seat, { unit: enemy }) {
            const b = battle(look);
            const then = takenUp(look);
            const faced = { unit, enemy };
            const first = ({ state }: Battle): number => state.faced.push(faced);
            return then ? { ...outcomeOf(b, first, then), modifiers: testModifiers(b, enemy, unit) } : 'sequence';
          },
          take(flow, { unit, enemies }, _seat, { unit: enemy }) {
            const b = battle(flow);
            b.state.faced.push({ unit, enemy });
            const open = undecided(b, unit, enemies);
            if (open.length > 0) flow.next({ step: 'testOrder', unit, enemies: open });
          },
        },
      },
    },

    goAgain: {
      rule: 'gui.4.3a',
      run(flow, { journey, deed }) {
        const seat = sideOf(battle(flow), journey.unit);
        const frame = { step: 'moving' as const, ...journey };
        const { step, leave, climb, aboutFace, dismount } = moving.offers;
        if (deed.type === 'step') step.take(flow, frame, seat, deed);
        else if (deed.type === 'leave') leave.take(flow, frame, seat, deed);
        else if (deed.type === 'climb') climb.take(flow, frame, seat, deed);
        else if (deed.type === 'dismount') dismount.take(flow, frame, seat, deed);
        else aboutFace.take(flow, frame, seat, deed);
      },
    },

    advanceAgain: {
      rule: 'gui.4.3d',
      run(flow, { advance, to, tail }) {
        const seat = sideOf(battle(flow), advance.unit);
        advancing.offers.step.take(flow, { step: 'advancing', ...advance }, seat, { type: 'step', to, tail });
      },
    },

    marchAgain: {
      rule: 'gui.4.3a',
      run(flow, { units, mp, deed }) {
        const seat = marching(battle(flow), units)?.side ?? 0;
        const frame = { step: 'formationMarch' as const, units, mp };
        const { shift, wheel } = formationMarch.offers;
        if (deed.type === 'shift') shift.take(flow, frame, seat, deed);
        else wheel.take(flow, frame, seat, deed);
      },
    },

    carryAgain: {
      rule: 'gui.4.3a',
      run(flow, { ladder, mp, spent, entered, cell, other }) {
        const seat = battle(flow).state.ladders[ladder]?.side ?? 0;
        const frame = { step: 'ladderParty' as const, ladder, mp, spent, entered };
        ladderParty.offers.carryTo.take(flow, frame, seat, { type: 'carryTo', cell, other });
      },
    },
  };
}
