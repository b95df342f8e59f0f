import { Bilingual, closed, type Flaw, type Part, part, repeated, Sources, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import type { BattleModule } from '../scenarios/module.ts';
import { Armour, alike, Id, Side, UnitType } from './shapes.ts';

const Combat = Type.Integer({ minimum: 0, maximum: 5 });
const Range = Type.Integer({ minimum: 1, maximum: 99 });

const Adjutant = closed({ name: Text, person: Type.Optional(Bilingual), combat: Combat, range: Range });

const Capitano = closed({
  id: Id,
  name: Text,
  person: Type.Optional(Bilingual),
  combat: Combat,
  range: Range,
  capacity: Type.Integer({ minimum: 1, maximum: 20 }),
  king: Type.Optional(Type.Literal(true)),
  adjutant: Type.Union([Adjutant, Type.Null()]),
  sources: Sources,
});

const Tag = Type.Enum(['german', 'saracen', 'baron', 'traitor', 'volterra', 'guardia']);

const Unit = closed({
  id: Id,
  type: UnitType,
  name: Text,
  fullName: Text,
  /** Null for a Baron, whose rating is rolled when he is first used. */
  rating: Type.Union([Type.Integer({ minimum: 1, maximum: 20 }), Type.Null()]),
  armour: Armour,
  tags: Type.Optional(Type.Array(Tag, { minItems: 1 })),
});

const Counter = closed({ id: Id, name: Text });
const Hero = closed({
  id: Id,
  name: Text,
  combat: Combat,
  /** On the reverse, where there is one. */
  reduced: Type.Optional(Combat),
  sources: Sources,
});

const Battaglia = closed({
  id: Id,
  side: Side,
  name: Text,
  stripe: Text,
  /** Null for the Compagnie. */
  capitano: Type.Union([Capitano, Type.Null()]),
  units: Type.Array(Unit, { minItems: 1, maxItems: 100 }),
  palvesari: Type.Array(Counter, { maxItems: 100 }),
  standard: Type.Optional(Counter),
  hero: Type.Optional(Hero),
  carroccio: Type.Optional(Counter),
  religiosi: Type.Optional(Counter),
  sources: Sources,
});
export type Battaglia = Static<typeof Battaglia>;

const Men = Type.Tuple([Type.Integer({ minimum: 1 }), Type.Integer({ minimum: 1 })]);
/** How much ground a hex is, and how many men at least and at most a unit. */
const Scale = closed({
  hexMetres: Type.Integer({ minimum: 1 }),
  men: closed({ C: Men, I: Men, palvesari: Type.Optional(Men) }),
});

const Army = closed({
  battaglie: Type.Array(Battaglia, { minItems: 2 }),
  /** The background of each side's counters. */
  colours: closed({ guelph: Text, ghibelline: Text }),
  scale: Scale,
  /** What the short names on the counters stand for. */
  contingents: Type.Record(Text, Bilingual),
  sources: Sources,
});
export type Army = Static<typeof Army>;

const countersOf = ({ capitano, units, palvesari, standard, hero, carroccio, religiosi }: Battaglia): string[] =>
  [capitano, ...units, ...palvesari, standard, hero, carroccio, religiosi].flatMap(counter => counter?.id ?? []);

function armyFlaws(battle: string, { battaglie }: Army): Flaw[] {
  const at = `/${battle}/battaglie`;
  const ids = battaglie.map(({ id }) => id);
  const bannersOf = (kind: 'standard' | 'carroccio') =>
    repeated(battaglie.filter(one => one[kind]).map(({ side }) => side)).map(side =>
      flaw(at, 'banners', { side, banner: kind }),
    );
  return [
    ...repeated([...ids, ...battaglie.flatMap(countersOf)]).map(id => flaw(at, 'twice', { id })),
    ...bannersOf('standard'),
    ...bannersOf('carroccio'),
    ...battaglie.flatMap(({ units }, index) =>
      units
        .filter(({ rating, tags }) => (rating === null) !== (tags?.includes('baron') ?? false))
        .map(({ id }) => flaw(`${at}/${index}/units`, 'baron-or-rating', { id })),
    ),
  ];
}

type ArmiesPart<K extends string> = Part<Type.TObject<Record<K, typeof Army>>>;

export function armiesOf<M extends BattleModule>(battles: readonly M[]): ArmiesPart<M['id']>;
export function armiesOf(battles: readonly BattleModule[]): ArmiesPart<string> {
  const Armies = alike(
    battles.map(({ id }) => id),
    Army,
  );
  return part({
    about: PARTS.armies,
    schema: Armies,
    file: Object.fromEntries(battles.map(({ id, data }) => [id, data.army])),
    check: all => Object.entries(all).flatMap(([id, army]) => armyFlaws(id, army)),
  });
}
