import { closed, part, Sources } from '@carroccio/kernel';
import Type from 'typebox';
import value from '../../data/battlefield.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { AtLeastOne, Change, Count, Florins, MOST_CARDS, Source, UnitKind } from './shapes.ts';

const Band = Type.Array(AtLeastOne, { minItems: 2, maxItems: 2 });
const Factors = closed({ A: Count, D: Count, R: Count, M: Count, T: Count, source: Source });
const Cards = Type.Array(AtLeastOne, { minItems: 1, maxItems: MOST_CARDS });

/** Symbols that hurt or heal a company: no more than markers can be named in one action. */
const Symbols = Type.Integer({ minimum: 1, maximum: 3 });

const Battlefield = closed({
  /** Columns are letters. */
  columns: Type.Integer({ minimum: 6, maximum: 26 }),
  rows: Type.Integer({ minimum: 6, maximum: 40 }),
  /** First and last column of each. */
  wings: closed({ left: Band, centre: Band, right: Band }),
  /** From the rear to the front for the attacker, from the front to the rear for the defender. */
  attackerRows: Band,
  defenderRows: Band,
  sources: Sources,
  units: closed({ feditori: Factors, 'fanti-palvese': Factors, fanti: Factors, capitano: Factors }),
  unarmed: closed({ R: Change, source: Source }),
  podesta: closed({ R: Count, initiative: Count, D: Count, source: Source }),
  grouping: closed({
    D: Count,
    legal: Type.Array(Type.Array(UnitKind, { minItems: 2, maxItems: 2 }), { maxItems: 16 }),
    source: Source,
  }),
  palvese: closed({ D: Count, source: Source }),
  house: closed({ D: Count, rows: Band, count: Count, source: Source }),
  /** Both sides with fewer companies than this: a small battle. */
  small: closed({ below: Count, source: Source }),
  benefici: closed({ companiesEach: Count, initiative: Count, symbols: Symbols, sources: Sources }),
  contest: closed({ swords: Cards, shields: Cards, duelSword: Count, source: Source }),
  range: closed({ squares: Count, source: Source }),
  /** Paid by contingents of `from` companies or more that enter more than `freeSquares` squares. */
  expedition: closed({ from: Count, cavalry: Florins, infantry: Florins, freeSquares: Count, source: Source }),
  /** By the security works finished. */
  walls: Type.Array(closed({ D: Count, R: Count }), { minItems: 3, maxItems: 3 }),
  wallsSource: Source,
  trebuchet: closed({ A: Count, shots: Count, companies: Count, sources: Sources }),
  rebels: closed({ most: Count, source: Source }),
  /** With so many opponents in town and no more esteem than this on the upper line the besieged stay inside. */
  besieged: closed({ opponents: Count, esteem: Florins, source: Source }),
  /** Companies a side may send into the streets. */
  streets: closed({ most: AtLeastOne, source: Source }),
  /** Sestieri of one player that make a commune his ally: then no rescuer is thanked. */
  relief: closed({ alliance: AtLeastOne, source: Source }),
  /** Turns in a row without damage after which a battle may be called off. */
  stalemate: closed({ turns: AtLeastOne, source: Source }),
});

const WINGS = ['left', 'centre', 'right'] as const;
const inside = (band: readonly number[], most: number): boolean =>
  band.every(line => line <= most) && (band[0] ?? 0) <= (band[1] ?? 0);

export const battlefield = part({
  about: PARTS.battlefield,
  schema: Battlefield,
  file: value,
  check: ({ columns, rows, wings, attackerRows, defenderRows, house }) => [
    ...WINGS.filter(wing => !inside(wings[wing], columns)).map(wing =>
      flaw(`/wings/${wing}`, 'wing', { wing, columns }),
    ),
    ...Object.entries({ attackerRows, defenderRows, 'house/rows': house.rows })
      .filter(([, band]) => !inside(band, rows))
      .map(([field]) => flaw(`/${field}`, 'field-rows', { rows })),
  ],
});
