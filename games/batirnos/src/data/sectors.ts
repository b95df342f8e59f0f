import { Bilingual, closed, part, repeated } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/sectors.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { SECTORS, Sources } from './shapes.ts';

/** Hexes for a unit that faces north: steps east and south-east of it. */
const Step = Type.Integer({ minimum: -9, maximum: 9 });
const SectorHex = closed({
  at: Type.Tuple([Step, Step]),
  modifier: Type.Optional(Step),
  /** The far zone of artillery (nqsb.9.2.paralyse). */
  paralyses: Type.Optional(Type.Literal(true)),
});
const Sector = closed({
  name: Bilingual,
  range: Type.Integer({ minimum: 1, maximum: 9 }),
  hexes: Type.Array(SectorHex, { minItems: 1 }),
  sources: Sources,
});
const Sectors = closed({
  musket: Sector,
  cavalry_firearm: Sector,
  reiter: Sector,
  square: Sector,
  light_artillery: Sector,
  heavy_artillery: Sector,
  all_round: Sector,
});
export type Sectors = Static<typeof Sectors>;

const far = ([q, r]: readonly [number, number]): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

export const sectors = part({
  about: PARTS.sectors,
  schema: Sectors,
  file: value,
  check: all =>
    SECTORS.flatMap(id => {
      const { hexes, range } = all[id];
      const farthest = Math.max(...hexes.map(({ at }) => far(at)));
      return [
        ...repeated(hexes.map(({ at }) => at.join(','))).map(hex => flaw(`/${id}/hexes`, 'sector-twice', { hex })),
        ...(farthest === range ? [] : [flaw(`/${id}/range`, 'sector-range', { range, farthest })]),
      ];
    }),
});
