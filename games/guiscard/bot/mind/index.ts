import { type Bot, defineMind, type Frame, type Mind } from '@carroccio/kernel';
import type { Battle, BattleOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { candidates } from './candidates.ts';
import { FIGURES, figuresOf } from './figures.ts';
import taught from './value.json' with { type: 'json' };

/** Nobody is on his way, nothing has been declared and not yet fought out. */
function isQuiet(b: Battle, frame: Frame<Guiscard>): boolean {
  switch (frame.step) {
    case 'offensive':
    case 'movement':
    case 'garrisonChoice':
    case 'besiegerChoice':
      return true;
    case 'charges':
      return b.state.charges.length === 0;
    case 'declare':
      return b.state.attacks.length === 0 && b.state.tasks.length === 0;
    default:
      return false;
  }
}

/** How a battle stands is judged between two men's deeds. */
export const createMind = (battle: BattleOf, captain: Bot): Mind =>
  defineMind<Guiscard>({
    name: null,
    quick: captain,
    value: taught.network,
    figureNames: FIGURES,
    candidates(play, seat, chance) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      return candidates(battle(play.look), decision.frame, play.legal(seat), chance);
    },
    rests(play) {
      const decision = play.decision();
      return decision !== null && isQuiet(battle(play.look), decision.frame);
    },
    figures: (play, seat) => Object.values(figuresOf(battle(play.look), seat)),
  });
