/** What the free set-ups keep secret: the papers, and where Arras will come in (gg.S.4.3, gg.S.4.4, gg.S.9.3). */
import { requireCell } from '@carroccio/boards';
import { type Chance, type Frame, pick } from '@carroccio/kernel';
import { WINNING_LEVEL } from '../17-victory/scoring.ts';
import type { Battle, Ground } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, GUELPH, type State } from '../state.ts';

/** The decisions before the march, in their order: Reserves, Guelph first (R123); then what is written. */
export function beforeTheMarch({ battle, setup }: Ground): Frame<Guelphs>[] {
  const first = setup.firstMover === 'ghibelline' ? GHIBELLINE : GUELPH;
  return [
    { step: 'freeing', side: GUELPH },
    { step: 'freeing', side: GHIBELLINE },
    ...(battle === 'montaperti' ? [{ step: 'ambush' as const }] : []),
    ...(battle === 'benevento' ? [] : [{ step: 'papers' as const }]),
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

/** gg.S.4.4, gg.S.9.3: how many Levels a side may write on its paper (R122: never so many as to give the battle away). */
export const mostLevels = ({ battle, state }: Battle, side: number): number =>
  battle === 'campaldino' ? 1 : WINNING_LEVEL - 1 - (state.levels[1 - side] ?? 0);

/** What a seat does not know is drawn again from all that it can be. */
export function redrawSecrets(b: Battle, seat: number, chance: Chance): void {
  const { setup, field } = b;
  const { events } = b.state;
  if (events.marching)
    events.papers = events.papers.map((levels, side) =>
      side === seat || levels < 0 ? levels : chance.draw(mostLevels(b, side) + 1),
    );
  const start = setup.battaglie.arras?.start;
  if (seat !== GHIBELLINE && events.arras >= 0 && start?.kind === 'secret-edge')
    events.arras = requireCell(field.grid, pick(chance, start.hexes));
}
