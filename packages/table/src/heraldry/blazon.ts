/** The grammar: arms as plain data, named as heralds name them. Dexter is the bearer's right, the viewer's left. */
import type { ChargeKind } from './charges/index.ts';

export type Tincture = 'gules' | 'azure' | 'or' | 'vert' | 'purpure' | 'sable' | 'argent';

type Division =
  | 'per-pale'
  | 'per-fess'
  | 'per-bend'
  | 'per-bend-sinister'
  | 'per-saltire'
  | 'quarterly'
  | 'barry'
  | 'paly'
  | 'bendy'
  | 'chequy'
  | 'lozengy';

export interface Divided {
  division: Division;
  tinctures: readonly [Tincture, Tincture];
  /** Bars, pallets, bends or columns of chequers; six without it. */
  parts?: number;
}

export type Field = Tincture | Divided;

type OrdinaryKind =
  | 'cross'
  | 'pale'
  | 'fess'
  | 'bend'
  | 'bend-sinister'
  | 'saltire'
  | 'saltire-raguly'
  | 'chevron'
  | 'chief'
  | 'base'
  | 'canton'
  | 'bordure';

export interface Ordinary {
  kind: OrdinaryKind;
  tincture: Field;
  /** How many chevrons, one above the other; one without it. */
  count?: number;
}

export type Place =
  | 'centre'
  | 'honour'
  | 'chief'
  | 'base'
  | 'dexter-chief'
  | 'sinister-chief'
  | 'across-chief'
  | 'in-bend'
  | 'semy';

export interface Charge {
  kind: ChargeKind;
  tincture: Tincture;
  /** In the centre without it; `honour` is a little above, `semy` strewn over the whole field. */
  at?: Place;
  count?: number;
  /** Larger or smaller than its place would have it. */
  scale?: number;
}

export interface Blazon {
  field: Field;
  ordinaries?: readonly Ordinary[];
  charges?: readonly Charge[];
}
