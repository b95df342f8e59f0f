import { Bilingual, closed, type Flaw, type Part, part, Sources, under } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import type { BattleModule } from '../scenarios/module.ts';
import { setupFlaws } from './setup-check.ts';
import { alike, Hex, Id, Side } from './shapes.ts';

const Facing = Type.Enum(['vE', 'vSE', 'vSW', 'vW', 'vNW', 'vNE']);

const Hexes = Type.Array(Hex, { minItems: 1 });

/** Units that go into any hexes of a row, as their owner likes. */
const Row = closed({
  label: Bilingual,
  hexes: Hexes,
  units: Type.Array(Id, { minItems: 1 }),
  /** A ready placement. */
  default: Type.Record(Hex, Id),
});
export type Row = Static<typeof Row>;

/** On the map from the start; the hexes of all but the rows are those of the ready placement. */
const InRows = closed({
  kind: Type.Literal('rows'),
  rows: Type.Array(Row, { minItems: 1 }),
  capitano: Type.Union([Hex, Type.Null()]),
  palvesari: Type.Record(Id, Hex),
  standard: Type.Optional(Hex),
  hero: Type.Optional(Hex),
  carroccio: Type.Optional(Hex),
  religiosi: Type.Optional(Hex),
});
export type InRows = Static<typeof InRows>;

const ByEntry = closed({ kind: Type.Literal('entry'), turn: Type.Integer({ minimum: 1, maximum: 100 }), hexes: Hexes });
const InAmbush = closed({
  kind: Type.Literal('arras-historical'),
  within: Type.Integer({ minimum: 0, maximum: 99 }),
  of: Hex,
});
const BySecretEdge = closed({ kind: Type.Literal('secret-edge'), hexes: Hexes });

const Start = Type.Union([InRows, ByEntry, InAmbush, BySecretEdge]);
export type Start = Static<typeof Start>;

const Deployment = closed({
  facing: Type.Union([Facing, Type.Literal('any')]),
  reserve: Type.Boolean(),
  start: Start,
});

const Step = Type.Integer({ minimum: 1, maximum: 1000 });
const StepBySide = { guelph: Step, ghibelline: Step };

/** Another scenario played on this set-up. */
const Alias = closed({ id: Id, steps: closed(StepBySide), sources: Sources });

const Setup = closed({
  battle: Id,
  kind: Type.Enum(['historical', 'free']),
  /** Victory Points for a Victory Level. */
  steps: closed({ ...StepBySide, short: Type.Optional(closed(StepBySide)) }),
  /** The last movement turn without fatigue. */
  fatigueAfter: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  firstMover: Type.Optional(Side),
  aliases: Type.Optional(Type.Array(Alias, { minItems: 1 })),
  battaglie: Type.Record(Id, Deployment),
  sources: Sources,
});
export type Setup = Static<typeof Setup>;

type SetupsPart<K extends string> = Part<Type.TObject<Record<K, typeof Setup>>>;
type SetupIdOf<M> = M extends BattleModule<string, infer SetupId> ? SetupId : never;

export function setupsOf<M extends BattleModule>(battles: readonly M[]): SetupsPart<SetupIdOf<M>>;
export function setupsOf(battles: readonly BattleModule[]): SetupsPart<string> {
  const Setups = alike(
    battles.flatMap(({ data }) => Object.keys(data.setups)),
    Setup,
  );
  const ofAnother = (id: string, { battle }: Setup): Flaw[] =>
    battles
      .filter(one => Object.hasOwn(one.data.setups, id) && one.id !== battle)
      .map(one => flaw('/battle', 'other-battle', { battle, wanted: one.id }));
  return part({
    about: PARTS.setups,
    schema: Setups,
    file: Object.assign({}, ...battles.map(({ data }) => data.setups)),
    check: all =>
      Object.entries(all).flatMap(([id, setup]) => under(`/${id}`, [...ofAnother(id, setup), ...setupFlaws(setup)])),
  });
}
