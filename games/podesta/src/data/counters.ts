import { Bilingual, closed, part, repeated, SaidSchema, Sources, Text } from '@carroccio/kernel';
import Type from 'typebox';
import beneficiValue from '../../data/benefici.json' with { type: 'json' };
import companiesValue from '../../data/companies.json' with { type: 'json' };
import merchantsValue from '../../data/merchants.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { AtLeastOne, Count, Florins, Id, Source, UnitKind } from './shapes.ts';

const Benefici = closed({
  price: Florins,
  perTurn: Count,
  economicPerTurn: Count,
  sources: Sources,
  tokens: Type.Array(
    closed({
      id: Id,
      kind: Type.Enum(['spada', 'scudo', 'proditor', 'compagnia']),
      symbols: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      company: Type.Optional(Id),
      count: AtLeastOne,
      source: Source,
    }),
    { minItems: 1, maxItems: 13 },
  ),
});

/** The order the code counts on: three Spade, three Scudi, the Proditor, then the companies. */
const FIRST = ['spada-1', 'spada-2', 'spada-3', 'scudo-1', 'scudo-2', 'scudo-3', 'proditor'];

export const benefici = part({
  about: PARTS.benefici,
  schema: Benefici,
  file: beneficiValue,
  check: ({ tokens }) => [
    ...FIRST.flatMap((id, index) =>
      tokens[index]?.id === id ? [] : [flaw(`/tokens/${index}`, 'token', { id, place: index + 1 })],
    ),
    ...tokens
      .slice(FIRST.length)
      .filter(({ kind, company, count }) => kind !== 'compagnia' || company === undefined || count !== 1)
      .map(({ id }) => flaw('/tokens', 'one-company', { id })),
  ],
});

const Companies = closed({
  units: Type.Array(UnitKind, { minItems: 3, maxItems: 3 }),
  unitsSource: Source,
  companies: Type.Array(closed({ id: Id, name: Text, shield: SaidSchema, captain: SaidSchema, sources: Sources }), {
    minItems: 6,
    maxItems: 6,
  }),
});

export const companies = part({
  about: PARTS.companies,
  schema: Companies,
  file: companiesValue,
  check: ({ units, companies: all }) => [
    ...(units[0] === 'capitano' ? [] : [flaw('/units', 'captain', {})]),
    ...repeated(all.map(({ id }) => id)).map(id => flaw('/companies', 'twice', { id })),
  ],
});

const Merchants = closed({
  florins: Florins,
  florinsSource: Source,
  merchants: Type.Array(closed({ id: Id, name: Text, trade: Bilingual, source: Source }), {
    minItems: 6,
    maxItems: 6,
  }),
});

export const merchants = part({ about: PARTS.merchants, schema: Merchants, file: merchantsValue });
