import { closed, part, Sources, Text } from '@carroccio/kernel';
import Type from 'typebox';
import value from '../../data/contributions.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { ClassName, Count, Florins, Source, UnitKind } from './shapes.ts';

const Lines = closed({ upper: Florins, lower: Florins });

const Contributions = closed({
  sestieri: Type.Array(
    closed({
      number: Type.Integer({ minimum: 1, maximum: 6 }),
      class: ClassName,
      company: UnitKind,
      starts: Type.Enum(['commune', 'opposition']),
      source: Source,
    }),
    { minItems: 6, maxItems: 6 },
  ),
  classes: Type.Array(closed({ id: ClassName, name: Text, base: Florins, tax: Florins, sources: Sources }), {
    minItems: 3,
    maxItems: 3,
  }),
  /** Multipliers: own faction; a first change or a stripping; a further change. */
  times: closed({ own: Count, turn: Count, again: Count, source: Source }),
  confiscation: closed({ times: Count, source: Source }),
  mostTurns: closed({ value: Count, source: Source }),
  election: closed({ sestieri: Count, source: Source }),
  bonus: closed({ goodGovernment: Lines, patron: Lines, imageTimes: Count, most: Lines, sources: Sources }),
  token: closed({ perSymbol: Florins, source: Source }),
  raids: closed({
    steps: Type.Array(closed({ loot: Florins, taxesLeft: Florins }), { minItems: 1, maxItems: 12 }),
    source: Source,
  }),
  rebuilding: closed({
    steps: Type.Array(closed({ paid: Florins, months: Count }), { minItems: 1, maxItems: 12 }),
    sources: Sources,
  }),
  bank: closed({
    funds: Florins,
    ceiling: Florins,
    perLot: Florins,
    /** Florins for every hundred lent. */
    interest: Florins,
    months: Count,
    source: Source,
  }),
  company: closed({ minimum: Florins, source: Source }),
});

export const contributions = part({
  about: PARTS.contributions,
  schema: Contributions,
  file: value,
  check: ({ sestieri, rebuilding, raids }) => [
    ...sestieri.flatMap(({ number }, index) =>
      number === index + 1 ? [] : [flaw(`/sestieri/${index}/number`, 'sestiere', { number, place: index + 1 })],
    ),
    ...(rebuilding.steps.every(({ paid }, i, all) => i === 0 || paid > (all[i - 1]?.paid ?? 0))
      ? []
      : [flaw('/rebuilding/steps', 'rebuilding', {})]),
    ...raids.steps
      .slice(-1)
      .filter(({ taxesLeft }) => taxesLeft !== 0)
      .map(({ taxesLeft }) => flaw('/raids/steps', 'last-raid', { left: taxesLeft })),
  ],
});
