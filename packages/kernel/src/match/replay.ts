import type { Game } from '../game/erased.ts';
import { isRoll } from '../game/tell.ts';
import { problemOf } from '../game/trouble.ts';
import { equal } from '../json/json.ts';
import { commitmentTo, wordsDrawn } from '../play/chance.ts';
import { BadBeginning } from '../play/play.ts';
import { Match } from './match.ts';
import { BadRecord, type MatchRecord } from './record.ts';

/** Plays a record again; the first difference from it is an error. `visit` sees the match after each entry. */
export function replay(game: Game, record: MatchRecord, visit?: (match: Match, entry: number) => void): Match {
  if (record.game !== game.rulebook.id)
    throw new BadRecord({ code: 'other-game', game: record.game, wanted: game.rulebook.id });
  if (record.version !== game.version)
    throw new BadRecord({ code: 'other-version', version: record.version, wanted: game.version });
  const { scenario, options, seats, stream, seed, entropy } = record;
  const match = beginAgain(() => new Match(game, { scenario, options, seats, stream, seed, entropy }, record.pack));
  const hashes = new Map(record.checkpoints.map(({ entry, hash }) => [entry, hash]));
  visit?.(match, 0);
  record.history.forEach((entry, index) => {
    const number = index + 1;
    try {
      match.enter(entry);
    } catch (error) {
      throw new BadRecord({ code: 'entry', entry: number, why: problemOf(error) });
    }
    const hash = hashes.get(number);
    if (hash !== undefined && hash !== match.play.hash()) throw new BadRecord({ code: 'state-differs', entry: number });
    visit?.(match, number);
  });
  if (match.play.hash() !== record.hash) throw new BadRecord({ code: 'end-differs' });
  return match;
}

function beginAgain(begin: () => Match): Match {
  try {
    return begin();
  } catch (error) {
    throw error instanceof BadBeginning ? new BadRecord({ code: 'beginning', why: error.problem }) : error;
  }
}

export type Verification =
  | {
      /** The match is as it was played. */
      genuine: true;
      entries: number;
      /** Dice rolled openly. */
      dice: number;
      /** Words taken from the stream for dice, cards and lots alike. */
      drawn: number;
    }
  | {
      /** Results were scripted or the position edited, by these entries. */
      genuine: false;
      changed: number[];
    };

/**
 * Replays a record and checks every die against the committed seed. Throws `BadRecord` on the first difference. A match
 * that was changed on the way is told at once, without playing it. `visit` sees the match after each entry.
 */
export function verify(game: Game, record: MatchRecord, visit?: (match: Match, entry: number) => void): Verification {
  if (commitmentTo(record.seed) !== record.commitment) throw new BadRecord({ code: 'other-seed' });
  const changed = record.history.flatMap((entry, index) => ('seat' in entry ? [] : [index + 1]));
  if (changed.length > 0) return { genuine: false, changed };
  const match = replay(game, record, visit);
  if (!equal(match.play.result, record.result)) throw new BadRecord({ code: 'other-result' });
  return {
    genuine: true,
    entries: record.history.length,
    dice: match.log.reduce((sum, { event }) => sum + (isRoll(event) ? event.dice.length : 0), 0),
    drawn: wordsDrawn(match.play.position.chance),
  };
}
