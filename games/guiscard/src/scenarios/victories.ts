/** The endings of the box by their terms, for whoever has a plan for each of them. */
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { exits } from './cerami/exits.ts';
import { survivors } from './civitate/survivors.ts';
import { farm } from './fattoria/farm.ts';
import { tower } from './funerale/tower.ts';
import { assault } from './fuoco-greco/assault.ts';
import { capture } from './imperatore/capture.ts';
import { loot } from './larissa/loot.ts';
import { burning } from './messina/burning.ts';
import { standing } from './montemaggiore/formation.ts';
import { escaping } from './pio-normanno/escape.ts';
import { level } from './scalinata/level.ts';
import type { Terms } from './scenario.ts';

const Victory = Type.Union([
  survivors.terms,
  level.terms,
  exits.terms,
  standing.terms,
  farm.terms,
  escaping.terms,
  loot.terms,
  tower.terms,
  capture.terms,
  burning.terms,
  assault.terms,
]);
export type Victory = Static<typeof Victory>;

const known = new WeakMap<Terms, Victory | null>();

/** The ending of a battle, or null if the box has none with these terms, or none with a task. */
export function victoryOf(terms: Terms): Victory | null {
  const found = known.get(terms);
  if (found !== undefined) return found;
  const read = Check(Victory, terms) ? terms : null;
  known.set(terms, read);
  return read;
}
