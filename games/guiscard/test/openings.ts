/** How tests begin: the steps of a phase, the two maps used most, and what stands or burns on them. */
import type { Engine, Flame, Grapnel, Ladder } from '../src/state.ts';
import { the } from './support.ts';
import { campaign, type Position, position, type Table } from './table.ts';

export const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ] as const;
export const MOVES = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
] as const;
export const CHARGES = [
  { step: 'charges', side: 0 },
  { step: 'chargesRun', side: 0, next: 0 },
  { step: 'combatBegins', side: 0 },
  ...COMBAT(0),
] as const;

export const poggio = () => position('il-poggio');
/** Before its stakes O7 faces the palisade of P6 (NE) and P7 (SE), O8 that of P7 (NE) and the platform P8 (SE). */
export const nido = () => position('nido-d-aquila');
/** The castle on the sixth morning of its siege. */
export const castle = () => campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });
export const group = (p: Position, id: string): string[] => [
  ...the(p.data.groups.find(one => one.id === id)).characters,
];

/** A ladder that leans: in this hex, this way. */
export const upright = (p: Position, hex: string, way: string, more: Partial<Ladder> = {}): Ladder => ({
  ...{ side: 0, cell: p.hex(hex), other: -1, direction: p.way(way), climber: -1, bearers: [], gone: false, since: 0 },
  ...more,
});
/** A rope that hangs into this hex from that one. */
export const hooked = (p: Position, hex: string, to: string, more: Partial<Grapnel> = {}): Grapnel => ({
  ...{ side: 0, bearer: -1, cell: p.hex(hex), to: p.hex(to), climber: -1, top: false, roof: false, gone: false },
  ...more,
});
export const flame = (p: Position, hex: string, more: Partial<Flame> = {}): Flame => ({
  ...{ cell: p.hex(hex), side: 0, arrow: false, turns: 0, fresh: false },
  ...more,
});
/** A stone thrower that points north, loaded. */
export const thrower = (p: Position, head: string, tail: string, more: Partial<Engine> = {}): Engine => ({
  ...{ kind: 'stoneThrower', side: 0, head: p.hex(head), tail: p.hex(tail), arrow: p.way('N'), corner: false },
  ...{ load: 2, gone: false, jammed: false },
  ...more,
});

/** The other side lets every shot go by. */
export const hold = (t: Table): Table => {
  while (t.step === 'window') t.do('hold');
  return t;
};
export const charges = (p: Position, ...dice: number[]): Table => p.play([...CHARGES], ...dice);
/** What the last blow came to. */
export const result = (t: Table): unknown => t.ever('fought').at(-1)?.result;
/** Who stands in ranks. */
export const members = (t: Table): string[] =>
  t.state.formations.flatMap(({ units }) => units.map(unit => the(t.position.battle.roster.men[unit]).id)).sort();
