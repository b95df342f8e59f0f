import { type Bot, defineMind, type Mind } from '@carroccio/kernel';
import type { BattleOf } from '../../src/battle.ts';
import type { Guelphs } from '../../src/shape.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { candidates } from './candidates.ts';
import { FIGURES, figuresOf } from './figures.ts';
import taught from './value.json' with { type: 'json' };

/** What the condottiero searches with: battles are judged between two activations. */
export const createMind = (battle: BattleOf, captain: Bot): Mind =>
  defineMind<Guelphs>({
    name: 'condottiero',
    quick: captain,
    value: taught.network,
    figureNames: FIGURES,
    candidates(play, seat, chance) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      return candidates(battle(play.look), decision.frame, play.legal(seat), chance);
    },
    rests(play) {
      const step = play.decision()?.step;
      return step === 'continuing' || step === 'basic';
    },
    figures: (play, seat) => Object.values(figuresOf(battle(play.look), seat === GUELPH ? GUELPH : GHIBELLINE)),
  });
