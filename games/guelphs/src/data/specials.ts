import { closed, part } from '@carroccio/kernel';
import { PARTS } from '../../text/data/parts.ts';
import type { BattleModule } from '../scenarios/module.ts';

/** The figures, hexes and lists of the special rules, each battle's by its own schema. */
export const specialsOf = (battles: readonly BattleModule[]) => {
  const Specials = closed(Object.fromEntries(battles.map(({ id, special }) => [id, special])));
  return part({
    about: PARTS.specials,
    schema: Specials,
    file: Object.fromEntries(battles.map(({ id, data }) => [id, data.special])),
  });
};
