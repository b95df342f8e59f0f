import { Bilingual, closed, part, repeated, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import annalesValue from '../../data/annales.json' with { type: 'json' };
import mercatorValue from '../../data/mercator.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import {
  AtLeastOne,
  Change,
  ClassName,
  Count,
  Florins,
  GoodName,
  Id,
  MOST_CARDS,
  MOST_EFFECTS,
  Source,
} from './shapes.ts';

const Mercator = closed({
  fee: Florins,
  /** Cards dealt to each player every year. */
  hand: Count,
  feeSource: Source,
  cards: Type.Array(
    closed({
      id: Id,
      kind: Type.Enum(['buy', 'sell']),
      good: GoodName,
      lots: AtLeastOne,
      price: Florins,
      place: Text,
      title: Bilingual,
      text: Bilingual,
      source: Source,
    }),
    { minItems: 36, maxItems: MOST_CARDS },
  ),
});

export const mercator = part({
  about: PARTS.mercator,
  schema: Mercator,
  file: mercatorValue,
  check: ({ cards }) => repeated(cards.map(({ id }) => id)).map(id => flaw('/cards', 'twice', { id })),
});

const op = <N extends string>(name: N) => Type.Literal(name);
const Purse = Type.Enum(['purse', 'treasury', 'either']);

/** What needs no other effect. */
const SIMPLE = [
  closed({ op: op('pay'), amount: Florins, from: Purse, to: Type.Enum(['bank', 'treasury']) }),
  closed({ op: op('gain'), amount: Florins, to: Type.Enum(['purse', 'treasury']) }),
  closed({ op: op('price'), good: GoodName, delta: Change }),
  closed({ op: op('payOrLoseTrust'), amount: Florins, from: Purse, class: ClassName }),
  closed({ op: op('contributionDelta'), amount: Change }),
  closed({ op: op('contributionOnce'), times: Count }),
  closed({ op: op('bonus'), upper: Change, lower: Change }),
  closed({ op: op('drawBeneficio'), company: Type.Boolean() }),
  closed({ op: op('proditorProof') }),
  closed({ op: op('lockTrust') }),
  closed({ op: op('playLast') }),
  closed({ op: op('allowance'), points: Count }),
  closed({ op: op('showBenefici'), whose: Type.Enum(['own', 'another']) }),
  closed({ op: op('truce') }),
  closed({ op: op('freeFair') }),
  closed({ op: op('loseLots'), lots: Count, which: Type.Enum(['any', 'most']) }),
  closed({ op: op('payPerLot'), amount: Florins }),
  closed({ op: op('foreignOrder'), lots: Count, price: Florins }),
  closed({ op: op('forbid'), what: Type.Enum(['trust', 'war']) }),
  closed({ op: op('postponeBattles') }),
  closed({ op: op('extraFeast') }),
  closed({ op: op('fevers') }),
  closed({ op: op('knights') }),
  closed({ op: op('trebuchet'), attack: Count }),
  closed({ op: op('walls'), D: Change, R: Change }),
  closed({
    op: op('terrain'),
    terrain: Type.Enum(['river', 'mountain']),
    cost: Type.Union([Count, Type.Null()]),
  }),
] as const;
const Simple = Type.Union([...SIMPLE]);
const Several = Type.Array(Simple, { maxItems: MOST_EFFECTS });

const Effect = Type.Union([
  ...SIMPLE,
  closed({ op: op('byFaction'), guelph: Several, ghibelline: Several }),
  closed({ op: op('ifBonusBelow'), limit: Florins, effects: Several }),
  closed({ op: op('ifGoverns'), communes: Type.Array(Id), effects: Several, otherwise: Several }),
  closed({
    op: op('gainTrust'),
    where: Type.Enum(['home', 'unrepresented']),
    class: ClassName,
    face: Type.Enum(['own', 'any']),
    otherwise: Several,
  }),
  closed({
    op: op('exile'),
    class: Type.Union([ClassName, Type.Literal('any')]),
    /** Only sestieri loyal to nobody. */
    free: Type.Boolean(),
    optional: Type.Boolean(),
    times: Count,
    otherwise: Several,
  }),
  closed({ op: op('leaveLeague'), otherwise: Several }),
  closed({ op: op('cancelInterest'), otherwise: Several }),
  closed({ op: op('setArmed'), armed: Type.Boolean(), otherwise: Several }),
]);
export type Effect = Static<typeof Effect>;

const Annales = closed({
  perYear: Count,
  perYearSource: Source,
  cards: Type.Array(
    closed({
      id: Id,
      kind: Type.Enum(['politica', 'diplomatica', 'economica', 'religiosa', 'militare']),
      title: Bilingual,
      text: Bilingual,
      effects: Type.Array(Effect, { maxItems: MOST_EFFECTS }),
      /** What happens instead to a player who governs no commune; null: the same. */
      without: Type.Union([
        closed({ effects: Type.Array(Effect, { maxItems: MOST_EFFECTS }), text: Bilingual }),
        Type.Null(),
      ]),
      source: Source,
    }),
    { minItems: 12, maxItems: MOST_CARDS },
  ),
});

export const annales = part({
  about: PARTS.annales,
  schema: Annales,
  file: annalesValue,
  check: ({ cards, perYear }) => [
    ...repeated(cards.map(({ id }) => id)).map(id => flaw('/cards', 'twice', { id })),
    ...(cards.length >= perYear ? [] : [flaw('/cards', 'few-cards', { cards: cards.length, wanted: perYear })]),
  ],
});
