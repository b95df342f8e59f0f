import { type Bot, defineMind, type Frame, type Mind } from '@carroccio/kernel';
import { asSide, type Battle, type BattleOf, marked } from '../../src/battle.ts';
import type { Batirnos } from '../../src/shape.ts';
import { MOVED, SHIFTED } from '../../src/state.ts';
import { candidates } from './candidates.ts';
import { FIGURES, figuresOf } from './figures.ts';
import taught from './value.json' with { type: 'json' };

/** The turn of a division begins. */
function isQuiet(b: Battle, frame: Frame<Batirnos>): boolean {
  switch (frame.step) {
    case 'ordering':
      return true;
    case 'moving':
      return frame.commanded.every(unit => !marked(b, unit, MOVED | SHIFTED));
    case 'firing':
      return frame.done.length === 0;
    default:
      return false;
  }
}

/** How a battle stands is judged between two divisions. */
export const createMind = (battle: BattleOf, captain: Bot): Mind =>
  defineMind<Batirnos>({
    name: null,
    quick: captain,
    value: taught.network,
    figureNames: FIGURES,
    candidates(play, seat) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const asked = { seat, choices: play.legal(seat), chosen: play.chosen(seat) };
      return candidates(battle(play.look), decision.frame, asked);
    },
    rests(play) {
      const decision = play.decision();
      return decision !== null && isQuiet(battle(play.look), decision.frame);
    },
    figures: (play, seat) => Object.values(figuresOf(battle(play.look), asSide(seat))),
  });
