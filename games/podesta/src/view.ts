/** What a seat may know. */
import type { Battle, Deal, Player, State } from './state.ts';

interface PlayerView extends Omit<Player, 'benefici' | 'mercator'> {
  benefici: number[];
  mercator: number[];
  beneficiCount: number;
  mercatorCount: number;
}

export interface View
  extends Omit<State, 'players' | 'bag' | 'annales' | 'mercatorDeck' | 'mercatorUsed' | 'battle' | 'deal'> {
  players: PlayerView[];
  bag: number;
  annales: number;
  mercatorDeck: number;
  mercatorUsed: number;
  deal: Deal | null;
  battle: (Battle & { tokenCounts: number[] }) | null;
}
