import type { Game, Options } from '@carroccio/kernel';
import { WrongUsage } from '../words/failure.ts';

/** `name=value`, as an option of the command line gives it. */
export function pairOf(option: string, given: string): [string, string] {
  const split = given.indexOf('=');
  if (split <= 0) throw new WrongUsage({ code: 'no-pair', option, given });
  return [given.slice(0, split), given.slice(split + 1)];
}

/** The game's options with the values that the words mean; the kernel refuses what the game does not have. */
export function optionsOf(game: Game, given: readonly string[]): Options {
  return Object.fromEntries(
    given.map(one => {
      const [name, word] = pairOf('--option', one);
      const values = Object.hasOwn(game.options, name) ? game.options[name]?.values : undefined;
      return [name, values?.find(value => String(value) === word) ?? word];
    }),
  );
}
