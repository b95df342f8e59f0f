/** Several units of a side go back in the same moment: its owner says which goes first (R111). */
import type { Frame, Steps } from '@carroccio/kernel';
import { type Battle, type BattleOf, cellOf, onMap, sideOf } from '../battle.ts';
import type { Batirnos, Forced } from '../shape.ts';
import { playGoesOn } from '../stakes.ts';
import { GONE } from '../state.ts';
import { waysBack } from './forced.ts';

/** The hexes a unit may come through, as if the others had gone already. */
function hexesOf(b: Battle, { unit, from, how }: Forced, others: readonly number[]): Set<number> {
  const cell = b.state.cell.map((one, index) => (index !== unit && others.includes(index) ? GONE : one));
  const lifted: Battle = { ...b, state: { ...b.state, cell } };
  return new Set([cellOf(b, unit), ...waysBack(lifted, unit, from, how).flatMap(({ path }) => path)]);
}

/** Whether it matters which of them goes first, or one could go before either of two enemies. */
function tangled(b: Battle, moves: readonly Forced[]): boolean {
  const units = moves.map(({ unit }) => unit);
  if (new Set(units).size < units.length) return true;
  const hexes = moves.map(move => hexesOf(b, move, units));
  return hexes.some((mine, index) => hexes.slice(index + 1).some(theirs => [...theirs].some(hex => mine.has(hex))));
}

export const turnSteps = (battle: BattleOf): Pick<Steps<Batirnos>, 'backInTurn' | 'whoGoes'> => ({
  backInTurn: {
    rule: 'nqsb.5.3',
    run(flow, frame) {
      const b = battle(flow);
      const moves = frame.moves.filter(({ unit }) => onMap(b, unit));
      if (moves.length > 1 && tangled(b, moves)) flow.next({ step: 'whoGoes', moves });
      else flow.next(...moves.map((move): Frame<Batirnos> => ({ ...move, step: 'forced' })));
    },
  },

  whoGoes: {
    rule: 'nqsb.5.3',
    open: true,
    seats: (look, { moves }) => moves.slice(0, 1).map(({ unit }) => sideOf(battle(look), unit)),
    offers: {
      goBack: {
        list: (_, { moves }) => moves.map(({ unit, foe }) => ({ type: 'goBack', unit, foe })),
        why: (_, __, ___, { unit, foe }) => ({ rule: 'nqsb.5.3', reason: 'notGoing', unit, foe }),
        take(flow, { moves }, _, { unit, foe }) {
          const chosen = moves.filter(move => move.unit === unit && move.foe === foe);
          flow.next(...chosen.map((move): Frame<Batirnos> => ({ ...move, step: 'forced' })), {
            step: 'backInTurn',
            moves: moves.filter(move => move.unit !== unit),
          });
        },
        odds: look => playGoesOn(look),
      },
    },
  },
});
