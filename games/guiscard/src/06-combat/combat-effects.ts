/** What the result of a combat does to those in it (gui.6.4, gui.6.5, gui.6.8e, gui.7.3.1l). */
import { at, type Flow } from '@carroccio/kernel';
import { aspectFrom, worstAspect } from '../07-charges-and-formations/formation.ts';
import { type Battle, cellOf, cellsOf, formationOf, hexesBetween, isMounted, sideOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import type { Attack } from '../state.ts';
import { ATTACKERS, exposed, FOOTMEN, HORSEMEN, type Struck } from './combat.ts';
import { isOnRope } from './contact.ts';
import { type Frames, harm, killHorse } from './harm.ts';
import { inOwnersOrder } from './order-steps.ts';
import { retreatOf } from './retreat-steps.ts';

/** R63: whoever fought the pikes of a formation, and where from. */
export const facedPikes = (b: Battle, { attackers, defenders }: Attack): Frames => [
  {
    step: 'pikesFaced',
    hoplites: defenders.flatMap(hoplite => formationOf(b, hoplite)?.units ?? []),
    stood: attackers.map(unit => ({ unit, cell: cellOf(b, unit) })),
  },
];

/** gui.6.8e, R45: results I, J and K kill a riderless horse; others do it no harm. */
export function horseStruck(b: Battle, flow: Flow<Guiscard>, { horse }: Attack, result: string): Frames {
  if ('IJK'.includes(result)) killHorse(b, flow, horse, 'gui.6.8e');
  return [];
}

/** gui.6.4.A … gui.6.5.H */
export function effects(b: Battle, flow: Flow<Guiscard>, attack: Attack, result: string, mounted: boolean): Frames {
  const { attackers: all, defenders } = attack;
  const winners = 'ABCD'.includes(result) ? defenders : all;
  const losers = 'ABCD'.includes(result) ? all : defenders;
  const side = sideOf(b, at(winners.length > 0 ? winners : all, 0));
  const onRope = (unit: number): boolean => isOnRope(b, unit);
  const advance: Frames =
    winners.length > 0
      ? [
          {
            step: 'advance',
            side,
            // gui.6.6d
            units: [...winners],
            hexes: losers.flatMap(unit => cellsOf(b, unit)),
            losers: [...losers],
            fatal: false,
          },
        ]
      : [];
  if (result === 'D' || result === 'E') {
    const frames = losers.flatMap(unit => {
      // gui.10.6.3a: pushed back, a man on a rope falls to his death.
      if (onRope(unit)) return harm(b, flow, unit, 'killed', 'fall', 'gui.10.6.3a');
      if (result === 'E') {
        const stand = steadfast(b, attack, unit);
        if (stand === 'ignores') {
          flow.emit({ type: 'stood', rule: 'gui.7.3.1l', unit });
          return [];
        }
        if (stand === 'wounded') return harm(b, flow, unit, 'wounded', 'combat', 'gui.7.3.1l');
      }
      return retreatOf(b, flow, unit, 1, 'combat', { foes: [...winners] });
    });
    return [...inOwnersOrder(frames), ...advance];
  }
  const struck = ATTACKERS[result] ?? (mounted ? HORSEMEN : FOOTMEN)[result];
  if (!struck) return [];
  if (result === 'C' && all.every(onRope)) return [];
  const candidates = 'ABC'.includes(result) ? all : casualties(b, defenders, mounted);
  const rule = `gui.${mounted ? '6.4' : '6.5'}.${result}`;
  const frames: Frames =
    candidates.length === 1
      ? harm(b, flow, at(candidates, 0), struck.harm, 'combat', rule, struck)
      : oneOf(flow, rule, candidates, struck, 'ABC'.includes(result));
  // gui.6.6g: a mere wound gives no advance, but the second one kills.
  const fatal = struck.harm === 'wounded';
  return [...frames, ...advance.map(frame => (frame.step === 'advance' ? { ...frame, fatal } : frame))];
}

/** gui.6.2e: the owner chooses who takes the blow. */
function oneOf(
  flow: Flow<Guiscard>,
  rule: string,
  candidates: readonly number[],
  struck: Struck,
  attackers: boolean,
): Frames {
  const { harm: kind, unhorse = false, horse = false } = struck;
  const blow = { units: [...candidates], harm: kind, unhorse, horse };
  flow.emit({ type: 'blowFalls', rule, ...blow });
  return [{ step: 'blow', ...blow, attackers }];
}

/** gui.6.3b, R31, R33: without armour where some have none; of those, of the kind of the table. */
function casualties(b: Battle, defenders: readonly number[], mounted: boolean): readonly number[] {
  const open = exposed(b, defenders);
  const kind = open.filter(unit => isMounted(b, unit) === mounted);
  return kind.length > 0 ? kind : open;
}

/** gui.7.3.1l: hoplites in formation ignore a retreat from the front, and suffer for one from elsewhere. */
function steadfast(b: Battle, { attackers: all, pikes }: Attack, unit: number): 'ignores' | 'wounded' | 'no' {
  const formation = formationOf(b, unit);
  if (!formation) return 'no';
  if (pikes) return 'ignores';
  const own = cellOf(b, unit);
  const from = all.flatMap(enemy => cellsOf(b, enemy)).filter(cell => hexesBetween(b, cell, own) === 1);
  return worstAspect(from.map(cell => aspectFrom(b, formation, unit, cell))) === 'front' ? 'ignores' : 'wounded';
}
