import type { OptionValue, Pack } from '@carroccio/kernel';
import { openLocalEngine } from '../engine/local.ts';
import type { KeptMatch, Sitter } from '../keep/database.ts';
import { keepMatch, newMatchId } from '../keep/matches.ts';
import { keptOf } from './files/kept.ts';

export interface MatchWish {
  readonly game: string;
  readonly scenario: string;
  /** What is left out has the game's default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** One for each seat that plays. */
  readonly sitters: readonly Sitter[];
  readonly pack?: Pack | undefined;
  readonly kind: KeptMatch['kind'];
}

/** Sets up a new match and keeps it; gives back its id. */
export async function beginMatch({ game, scenario, options, sitters, pack, kind }: MatchWish): Promise<string> {
  const engine = openLocalEngine(game);
  try {
    const { match, decision } = await engine.ask('new', {
      game,
      scenario,
      options: { ...options },
      seats: sitters.length,
      ...(pack ? { pack } : {}),
    });
    const { record } = await engine.ask('save', { match });
    const kept = keptOf(newMatchId(), record, decision, sitters, kind);
    await keepMatch(kept, record);
    return kept.id;
  } finally {
    engine.close();
  }
}
