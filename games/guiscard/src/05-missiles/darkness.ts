/** The darkness of a scenario: no shot goes far but from or into the light of a flame, a stone's neither. */
import { type Battle, hexesBetween } from '../battle.ts';

export function isTooDark(b: Battle, from: number, to: number, range: number): boolean {
  const { night } = b.rules;
  if (!night || range <= night.range) return false;
  const { flames, naphtha } = b.state.works;
  const lights = [...flames.map(({ cell }) => cell), ...naphtha.flatMap(({ lit, cells }) => (lit ? cells : []))];
  return !lights.some(cell => [from, to].some(end => hexesBetween(b, cell, end) <= night.light));
}
