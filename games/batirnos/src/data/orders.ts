import { Bilingual, closed, type Flaw, ProvenanceSchema, part, repeated } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/orders.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Sources } from './shapes.ts';

const ABILITIES = [
  'advance',
  'assault',
  'barrage',
  'volley',
  'counterattack',
  'raid',
  'charge',
  'closeRanks',
  'passage',
  'elan',
  'hold',
  'reform',
  'withdrawal',
  'heartened',
  'fireAndSteel',
  'envelopment',
  'sustain',
  'wholeLine',
  'coupDoeil',
  'sword',
  'pioneers',
  'dragoons',
  'maskedBattery',
  'caracole',
  'santiago',
  'falseNews',
  'misunderstood',
  'indecision',
  'jealousy',
  'rumours',
] as const;
export type Ability = (typeof ABILITIES)[number];

const Card = closed({
  number: Type.Integer({ minimum: 1, maximum: 50 }),
  name: Bilingual,
  /** 3, 2, 1; 0 for a card without priority (nqsb.2.5.1.priority). */
  priority: Type.Integer({ minimum: 0, maximum: 3 }),
  move: Type.Boolean(),
  fire: Type.Boolean(),
  melee: Type.Boolean(),
  rally: Type.Boolean(),
  ability: Type.Optional(Type.Enum([...ABILITIES])),
  /** The random value at the foot (nqsb.2.5.3). */
  value: Type.Integer({ minimum: 1, maximum: 8 }),
  sources: Sources,
});
export type OrderCard = Static<typeof Card>;

const CardNumber = Type.Integer({ minimum: 1, maximum: 50 });
const Range = Type.Tuple([CardNumber, CardNumber]);
const Exchange = closed({
  out: Range,
  in: Range,
  count: Type.Integer({ minimum: 0, maximum: 50 }),
  source: ProvenanceSchema,
});

const Orders = closed({
  cards: Type.Array(Card),
  building: closed({ base: Range, low: Exchange, three: Exchange, four: Exchange }),
});
type Orders = Static<typeof Orders>;

function flaws({ cards }: Orders): Flaw[] {
  return [
    ...cards.flatMap(({ number }, index) =>
      number === index + 1 ? [] : [flaw(`/cards/${index}/number`, 'card-order', { number, place: index + 1 })],
    ),
    ...repeated(cards.map(({ number }) => String(number))).map(number => flaw('/cards', 'card-twice', { number })),
    ...(cards.length === 50 ? [] : [flaw('/cards', 'cards', { found: cards.length })]),
    ...cards
      .filter(({ priority, move, fire, melee, rally }) => priority === 0 && (move || fire || melee || rally))
      .map(({ number }) => flaw(`/cards/${number - 1}/priority`, 'orders-without-priority', { number })),
    ...cards
      .filter(({ priority, move, fire, melee, rally }) => priority > 0 && !(move || fire || melee || rally))
      .map(({ number }) => flaw(`/cards/${number - 1}/priority`, 'priority-without-orders', { number })),
  ];
}

export const orders = part({ about: PARTS.orders, schema: Orders, file: value, check: flaws });
