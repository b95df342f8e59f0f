/** What a unit meets in a hex it comes into (gg.8.2.4, gg.13.1.9, gg.16.4). */
import type { Flow } from '@carroccio/kernel';
import { disrupt, type Frames } from '../10-combat/losses.ts';
import { releaseNeighbours } from '../16-reserve/reserve.ts';
import { type Battle, sideOf } from '../battle.ts';
import { killReligiosi } from '../scenarios/religiosi.ts';
import type { Guelphs } from '../shape.ts';
import { disruptsOnEntry, lonelyCapitaniAt } from './movement.ts';

/** gg.13.1.9: lone enemy Capitani in the hex a unit has come into, however it came, must get away. */
export const flights = (b: Battle, unit: number, cell: number): Frames =>
  lonelyCapitaniAt(b, cell, sideOf(b, unit)).map(index => ({ step: 'flight', battaglia: index }));

/** Enters a hex by a move: terrain, Camp, lone Capitani, Reserves. From the edge of the map it crosses no stream. */
export function enterHex(b: Battle, flow: Flow<Guelphs>, unit: number, from: number, to: number): Frames {
  killReligiosi(b, flow, unit, to);
  const escapes = flights(b, unit, to);
  const shaken = disruptsOnEntry(b, unit, from, to) ? disrupt(b, flow, unit, 'gg.8.2.4') : [];
  b.rules.entered(b, flow, unit, to);
  releaseNeighbours(b, flow, unit);
  return [...shaken, ...escapes];
}
