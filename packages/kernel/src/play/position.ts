import type { AnyAction, AnyFrame, Game, Options } from '../game/erased.ts';
import type { EndEvent } from '../game/shape.ts';
import { clone } from '../json/json.ts';
import type { ChanceState } from './chance.ts';

/** Everything that describes a match at one moment, as plain JSON data. */
export interface Position {
  scenario: string;
  options: Options;
  seats: number;
  /** The game's own data. */
  state: object;
  /** Where the rulebook's finger is: the last frame is on top. */
  stack: AnyFrame[];
  /** The secret choices of the decision that is open, by seat; `null` when no secret choice is under way. */
  sealed: AnyAction[][] | null;
  chance: ChanceState;
  /**
   * Grows with every action that all may see; with a secret decision once, when it is opened, by as much whatever
   * was chosen: nobody can tell from it how many actions a secret choice took.
   */
  ply: number;
  /** `ply` when the open decision was opened. */
  opened: number;
  result: Omit<EndEvent, 'type'> | null;
}

export function clonePosition(game: Game, position: Position): Position {
  const { chance, sealed } = position;
  return {
    ...position,
    state: game.clone ? game.clone(position.state) : clone(position.state),
    stack: clone(position.stack),
    sealed: sealed === null ? null : sealed.map(chosen => chosen.slice()),
    chance:
      chance.stream === 'sfc32'
        ? { ...chance, words: [...chance.words], script: chance.script.slice() }
        : { ...chance, script: chance.script.slice() },
  };
}
