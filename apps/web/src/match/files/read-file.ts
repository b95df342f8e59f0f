import { heldIn } from '@carroccio/kernel';
import { UnreadableFile } from './unreadable-file.ts';

/** Finds out of which game a file is; the game's engine then checks the rest. */
export function readGame(text: string, isKnown: (game: string) => boolean): { game: string; value: unknown } {
  const value = parsed(text);
  const format = fieldOf(value, 'format');
  if (typeof format !== 'string' || !format.startsWith('carroccio-match/'))
    throw new UnreadableFile({
      code: 'not-a-match',
      path: '/format',
      ...(format === undefined ? {} : { found: JSON.stringify(format) }),
    });
  const game = fieldOf(value, 'game');
  if (typeof game !== 'string') throw new UnreadableFile({ code: 'not-a-match', path: '/game' });
  if (!isKnown(game)) throw new UnreadableFile({ code: 'unknown-game', game });
  return { game, value };
}

function parsed(text: string): unknown {
  const held = heldIn(text);
  if ('wrong' in held) throw new UnreadableFile({ code: 'not-json', ...held.wrong });
  return held.value;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
