import { type Bot, defineMind, type Frame, type Mind } from '@carroccio/kernel';
import type { Podesta } from '../../src/shape.ts';
import type { Tables } from '../../src/world.ts';
import { mindOf } from '../mind.ts';
import { candidates } from './candidates.ts';
import { FIGURES, figuresOf } from './figures.ts';
import taught from './value.json' with { type: 'json' };

/** In the middle of a phase, with nothing under way: no auction, no deal, no battle. */
const QUIET: ReadonlySet<Frame<Podesta>['step']> = new Set(['political', 'commercial', 'military']);

/** How a match stands is judged between two deeds of a phase. */
export const createMind = (tables: Tables, merchant: Bot): Mind =>
  defineMind<Podesta>({
    name: null,
    quick: merchant,
    value: taught.network,
    figureNames: FIGURES,
    candidates(play, seat, chance) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const mind = mindOf(tables.look(play.look), play.look.scenario, seat, play.families(seat));
      return candidates(mind, decision.frame, play.legal(seat), chance);
    },
    rests(play) {
      const decision = play.decision();
      return decision !== null && QUIET.has(decision.frame.step);
    },
    figures({ look }, seat) {
      return Object.values(figuresOf(mindOf(tables.look(look), look.scenario, seat, []), look.scenario));
    },
  });
