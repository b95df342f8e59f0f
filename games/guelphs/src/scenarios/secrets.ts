/** What the free set-ups keep secret: the papers, and where Arras will come in (gg.S.4.3, gg.S.4.4, gg.S.9.3). */
import { requireCell } from '@carroccio/boards';
import { type Chance, type Frame, pick } from '@carroccio/kernel';
import type { Battle, Ground } from '../battle.ts';
import type { Setup } from '../data/setups.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, GUELPH, type State } from '../state.ts';

/** The decisions before the march, in their order: Reserves, Guelph first (R123); then what is written. */
export function beforeTheMarch({ rules, setup }: Ground): Frame<Guelphs>[] {
  const first = setup.firstMover === 'ghibelline' ? GHIBELLINE : GUELPH;
  return [
    { step: 'freeing', side: GUELPH },
    { step: 'freeing', side: GHIBELLINE },
    ...(secretEdge(setup) ? [{ step: 'ambush' as const }] : []),
    ...(rules.papers ? [{ step: 'papers' as const }] : []),
    { step: 'marchTurn', side: first, turn: 1 },
  ];
}

/** Everything is open but the other side's paper until the march ends, and Arras's hex until he enters. */
export function whatSeatKnows(state: State, seat: number | null): State {
  const { papers, marching, arras } = state.events;
  return {
    ...state,
    events: {
      ...state.events,
      papers: marching ? papers.map((levels, side) => (side === seat ? levels : -1)) : papers,
      arras: seat === GHIBELLINE ? arras : -1,
    },
  };
}

/** gg.S.4.4, gg.S.9.3: how many Levels a side may write on its paper. */
export const mostLevels = (b: Battle, side: number): number =>
  b.rules.papers?.most(b, side === GUELPH ? GUELPH : GHIBELLINE) ?? 0;

/** gg.S.4.3: the Battaglia that comes in by a hex its owner has written, and the hexes it can be. */
export function secretEdge({ battaglie }: Setup): { id: string; hexes: readonly string[] } | undefined {
  for (const [id, { start }] of Object.entries(battaglie))
    if (start.kind === 'secret-edge') return { id, hexes: start.hexes };
  return undefined;
}

/** What a seat does not know is drawn again from all that it can be. */
export function redrawSecrets(b: Battle, seat: number, chance: Chance): void {
  const { setup, field } = b;
  const { events } = b.state;
  if (events.marching)
    events.papers = events.papers.map((levels, side) =>
      side === seat || levels < 0 ? levels : chance.draw(mostLevels(b, side) + 1),
    );
  const edge = secretEdge(setup);
  if (seat !== GHIBELLINE && events.arras >= 0 && edge)
    events.arras = requireCell(field.grid, pick(chance, edge.hexes));
}
