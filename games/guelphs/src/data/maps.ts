import { Bilingual, closed, type Part, part, Sources, Text, under } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { GRID } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import type { BattleModule } from '../scenarios/module.ts';
import { mapFlaws } from './map-check.ts';
import { alike, Hex } from './shapes.ts';

const Level = Type.Enum([1, 1.5, 2, 2.5, 3]);

const Stream = closed({ name: Text, sides: Type.Array(Type.Tuple([Hex, Hex]), { minItems: 1 }) });

const Place = closed({
  name: Bilingual,
  hexes: Type.Array(Hex, { minItems: 1 }),
  kind: Type.Enum(['river', 'hill', 'woods', 'building', 'camp', 'place']),
});

const BattleMap = closed({
  columns: Type.Integer({ minimum: 1, maximum: 99 }),
  rows: Type.Integer({ minimum: 1, maximum: 99 }),
  /**
   * A string a row, a character a hex: 1 2 3 Clear by level, a between 1 and 2, b between 2 and 3, ^ Hill, w Woods,
   * ~ river, # out of play, C Guelph Camp.
   */
  grid: Type.Array(Type.String({ pattern: '^[123ab^w~#C]+$', says: GRID })),
  /** The level of the ground under Woods and Camp, which the grid does not show. */
  ground: Type.Record(Hex, Level),
  streams: Type.Array(Stream),
  buildings: Type.Array(Hex),
  minor: Type.Array(Hex),
  bridge: Type.Optional(Hex),
  names: Type.Array(Place),
  compass: Bilingual,
  sources: Sources,
});
export type BattleMap = Static<typeof BattleMap>;

type MapsPart<K extends string> = Part<Type.TObject<Record<K, typeof BattleMap>>>;

export function mapsOf<M extends BattleModule>(battles: readonly M[]): MapsPart<M['id']>;
export function mapsOf(battles: readonly BattleModule[]): MapsPart<string> {
  const Maps = alike(
    battles.map(({ id }) => id),
    BattleMap,
  );
  return part({
    about: PARTS.maps,
    schema: Maps,
    file: Object.fromEntries(battles.map(({ id, data }) => [id, data.map])),
    check: all => Object.entries(all).flatMap(([id, map]) => under(`/${id}`, mapFlaws(map))),
  });
}
