import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { Whole } from '../../data/shapes.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** No defensive fire of one side in the first turns. */
export const surprise = article({
  kind: 'surprise',
  terms: closed({ kind: Type.Literal('surprise'), side: Side, turns: Whole }),
  rules: ({ side, turns }) => ({ isSurprised: (whose, turn) => whose === side && turn <= turns }),
});
