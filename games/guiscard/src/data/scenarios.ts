import {
  closed,
  type Flaw,
  faultsOf,
  faultWords,
  ProvenanceSchema,
  part,
  repeated,
  Text,
  under,
} from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/scenarios.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import type { Articles } from '../scenarios/articles.ts';
import { Ids, MapSide, Side } from '../scenarios/common/terms.ts';
import type { Article, Terms } from '../scenarios/scenario.ts';
import { Few, Hex, Id, nullable, Whole } from './shapes.ts';

const Hexes = Type.Array(Hex);

const Zone = closed({
  kind: Type.Literal('zone'),
  hexes: Hexes,
  who: Type.Optional(Ids),
  min: Type.Optional(Whole),
  max: Type.Optional(Whole),
  /** Not next to an enemy. */
  apart: Type.Optional(Type.Boolean()),
});
const Entry = closed({
  kind: Type.Literal('enter'),
  sides: Type.Array(MapSide, { minItems: 1 }),
  turn: Type.Integer({ minimum: 1, maximum: 1000 }),
  who: Type.Optional(Ids),
  split: Type.Optional(Type.Boolean()),
});
const Placement = Type.Union([Zone, Entry]);
export type Zone = Static<typeof Zone>;

const Group = closed({ id: Id, side: Side, characters: Ids, mounted: Ids, placement: Type.Array(Placement) });
export type Group = Static<typeof Group>;

const Riderless = closed({
  of: Id,
  hexes: Type.Optional(Hexes),
  /** Within so many hexes of a hex, or of the rider's own tent. */
  near: Type.Optional(Text),
  within: Type.Optional(Whole),
});
const Equipment = closed({
  kind: Type.Enum(['ladder', 'grapnel', 'stoneThrower', 'greekFire', 'fireArrows']),
  side: Side,
  count: Type.Optional(Few),
  at: Type.Optional(Hexes),
  zone: Type.Optional(Hexes),
  arrow: Type.Optional(Text),
  loaded: Type.Optional(Type.Boolean()),
});
const Exit = closed({
  side: Side,
  sides: Type.Array(MapSide),
  map: Type.Optional(Whole),
  columns: Type.Optional(Text),
  group: Type.Optional(Id),
  /** Only who leads this prisoner. */
  prisoner: Type.Optional(Id),
});

const Place = Type.Enum(['castle', 'farm', 'chapel']);
export type Place = Static<typeof Place>;

const Maps = Type.Array(closed({ map: Id, rotated: Type.Boolean() }), { minItems: 1, maxItems: 2 });
const Laid = Type.Array(closed({ overlay: Id, map: Whole, anchor: nullable(Hex) }), { maxItems: 20 });
const Table = closed({
  maps: Maps,
  overlays: Laid,
  /** Columns in use of each map, first and last (R99). */
  columns: Type.Optional(Type.Array(Type.Tuple([Whole, Whole]), { minItems: 1, maxItems: 2 })),
});
const Siege = closed({
  of: Place,
  days: Whole,
  ladders: Few,
  grapnels: Few,
  relief: nullable(Whole),
  /** The camp, where food is fetched, and the open field of general sorties and armies of relief. */
  outside: closed({ camp: Table, supplies: Table, field: Table, source: ProvenanceSchema }),
});

/** Its kind and its figures; which there are the check of the part knows. */
const Named = Type.Object({ kind: Id });

const Scenario = closed({
  id: Id,
  number: Whole,
  /** Where the players choose their maps, what lies on the table until they have. */
  maps: Maps,
  overlays: Laid,
  /** A side is one player, however many share it (gui.2.teams). */
  seats: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** The last chapter of the rulebook learnt (gui.6.stop, gui.7.stop …). */
  rules: Whole,
  missiles: Type.Boolean(),
  turns: nullable(Whole),
  /** In the order of their set-up. */
  groups: Type.Array(Group, { maxItems: 20 }),
  riderless: Type.Array(Riderless),
  sheep: Type.Array(closed({ side: Side, count: Few, hexes: Hexes })),
  loot: Type.Array(closed({ hexes: Hexes, count: Few })),
  equipment: Type.Array(Equipment),
  exits: Type.Array(Exit),
  /** Rules of its own, and how it is decided: articles of the modules in `scenarios/`. */
  special: Type.Array(Named, { maxItems: 20 }),
  victory: Named,
  siege: nullable(Siege),
  source: ProvenanceSchema,
});
export type Scenario = Static<typeof Scenario>;
const Scenarios = closed({ scenarios: Type.Array(Scenario, { minItems: 1, maxItems: 100 }) });
type Scenarios = Static<typeof Scenarios>;

/** What is wrong with the articles a scenario names. */
function articleFlaws({ endings, specials }: Articles, { id, special, victory }: Scenario): Flaw[] {
  const wrong = (at: string, book: ReadonlyMap<string, Article>, terms: Terms, where: string): Flaw[] => {
    const { kind } = terms;
    const found = book.get(kind);
    if (!found) return [flaw(`${at}/kind`, 'no-article', { scenario: id, kind, known: [...book.keys()] })];
    return faultsOf(found.terms, terms).map(fault =>
      flaw(`${at}${fault.path}`, 'terms', {
        scenario: id,
        where,
        en: faultWords(fault, 'en'),
        it: faultWords(fault, 'it'),
      }),
    );
  };
  return [
    ...special.flatMap((terms, index) => wrong(`/special/${index}`, specials, terms, 'special')),
    ...wrong('/victory', endings, victory, 'victory'),
  ];
}

const groupFlaws = ({ id: scenario, groups }: Scenario): Flaw[] => [
  ...repeated(groups.flatMap(({ characters }) => characters)).map(id =>
    flaw('/groups', 'two-places', { scenario, id }),
  ),
  ...groups.flatMap(({ mounted, characters }, index) =>
    mounted
      .filter(id => !characters.includes(id))
      .map(id => flaw(`/groups/${index}/mounted`, 'not-there', { scenario, id })),
  ),
];

const flaws = ({ scenarios: all }: Scenarios, articles: Articles): Flaw[] => [
  ...repeated(all.map(({ id }) => id)).map(id => flaw('/scenarios', 'scenario-twice', { id })),
  ...all.flatMap((one, index) => under(`/scenarios/${index}`, [...groupFlaws(one), ...articleFlaws(articles, one)])),
];

export const scenariosPart = (articles: Articles) =>
  part({
    about: PARTS.scenarios,
    schema: Scenarios,
    file: value,
    check: all => flaws(all, articles),
  });
