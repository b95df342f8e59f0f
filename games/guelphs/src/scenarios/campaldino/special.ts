import { closed } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { Id } from '../../data/shapes.ts';
import { Die, Levels, SPECIAL } from '../special.ts';

const Sum = Type.Integer({ minimum: -12, maximum: 18 });

export const Campaldino = closed({
  ...SPECIAL,
  /** Whom the Guelph may free before the march by the Italian text only. */
  freedToo: Type.Array(Id),
  papers: closed({ most: Levels }),
  /** He comes if a die and the Ghibelline Level make so much, but never on this die. */
  donati: closed({ battaglia: Id, atLeast: Sum, failsOn: Die }),
  /** He comes if a die less the Guelph Level makes so much, and always on this die; else the Guelph gains Levels. */
  novello: closed({ battaglia: Id, after: Id, atLeast: Sum, succeedsOn: Die, levels: Levels }),
  /** The Levels for each hex of the Camp. */
  camp: closed({ levels: Levels }),
  /** In the fast game a Command Capacity so high drops by so many spaces. */
  fast: closed({
    from: Type.Integer({ minimum: 1, maximum: 20 }),
    spaces: Type.Integer({ minimum: 1, maximum: 20 }),
  }),
});
export type Campaldino = Static<typeof Campaldino>;
