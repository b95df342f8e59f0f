import { Play, Registry } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { guiscard } from '../../src/index.ts';
import { ABSENT, ATTACKED, AWAITED, FIRED, HEALTHY, MOVED, STUNNED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { type Position, position, scenario, type Table } from '../table.ts';

/** Two men who cannot reach one another, two archers who can. */
const field = (): Position =>
  position('il-poggio')
    .put(0, 'alphonse', 'H14')
    .put(0, 'robert', 'C15', { facing: 'N' })
    .put(1, 'petros', 'H3')
    .put(1, 'milo', 'C5')
    .put(0, 'roland', 'H12')
    .put(1, 'sergios', 'H11');
/** The steps a phase asks for, answered with as little as can be. */
function walk(t: Table, steps: number): string[] {
  const seen: string[] = [];
  const QUIET = ['hold', 'endCharges', 'endMoves', 'declared', 'stand', 'decline'];
  for (let n = 0; n < steps && t.step; n++) {
    seen.push(`${t.step} ${t.seats.join()}`);
    t.act(t.legal().find(({ type }) => QUIET.includes(type)) ?? the(t.legal()[0]));
  }
  return seen;
}

describe('the turn', () => {
  rule(
    ['gui.2.1', 'gui.2.alternate', 'gui.2.1.b', 'gui.2.1.6', 'gui.2.1.1', 'gui.2.1.2', 'gui.2.1.3a', 'gui.2.1.4'],
    'fire, charges, movement with volleys, combat, recovery; then the other side; always in this order',
    () => {
      const t = field().play([{ step: 'turn' }]);
      expect(t.ever('turnBegan')).toMatchObject([{ turn: 2 }]);
      expect(walk(t, 8)).toEqual([
        'offensive 0',
        'charges 0',
        'movement 0',
        'window 1',
        'declare 0',
        'offensive 1',
        'movement 1',
        'window 0',
      ]);
      // A last window, the combat of the second side, and the next turn begins.
      for (let n = 0; n < 6 && t.ever('turnBegan').length < 2; n++) walk(t, 1);
      expect(t.ever('phaseBegan').map(({ side }) => side)).toEqual([0, 1, 0]);
      expect(t.ever('turnBegan')).toHaveLength(2);
    },
  );
  rule(['gui.2.interrupts', 'gui.2.1.3b'], 'in the other’s phase one may only shoot and meet charges', () => {
    const t = field().play([{ step: 'phase', side: 0 }]);
    const theirs = new Set<string>();
    for (
      let n = 0;
      n < 40 && t.state.phase === 0 && t.step !== null && !(t.step === 'movement' && t.seats[0] === 1);
      n++
    ) {
      if (t.seats[0] === 1) theirs.add(String(t.step));
      const QUIET = ['hold', 'endCharges', 'endMoves', 'declared'];
      t.act(t.legal().find(({ type }) => QUIET.includes(type)) ?? the(t.legal()[0]));
    }
    expect([...theirs]).toEqual(['window']);
  });
  rule(
    'gui.2.1.5',
    'who was stunned before the phase began stands up at its end, who falls in it does not (R27)',
    () => {
      const p = position('il-poggio')
        .put(0, 'roland', 'E8', { health: STUNNED })
        .put(0, 'osbern', 'H9')
        .put(1, 'milo', 'A1');
      const t = p.play([{ step: 'phase', side: 0 }]);
      t.state.health[p.unit('osbern')] = STUNNED;
      t.do('endMoves');
      expect([t.health('roland'), t.health('osbern')]).toEqual([HEALTHY, STUNNED]);
      // And not in the enemy's phase.
      const other = p.play([{ step: 'phase', side: 1 }]).do('endMoves');
      expect(other.health('roland')).toBe(STUNNED);
    },
  );
  rule('gui.1.1a', 'in one turn a man shoots once, moves once and strikes once', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'E8').put(1, 'milo', 'E2');
    p.state.marks[p.unit('alphonse')] = FIRED | MOVED | ATTACKED;
    const t = p.play([{ step: 'phase', side: 0 }]);
    expect(t.state.marks[p.unit('alphonse')]).toBe(0);
  });
  rule('gui.2.teams', 'a side is one player of the sequence', () => {
    const game = new Registry([guiscard]).game('guiscard');
    for (const { seats } of Object.values(game.scenarios)) expect(seats).toHaveLength(2);
  });
});

describe('set-up', () => {
  const game = new Registry([guiscard]).game('guiscard');
  const start = (id: string): Play => Play.begin(game, { scenario: id, seed: 'set-up' }).play;

  rule('gui.2.scenario-choice', 'every scenario asks for its placements and then the first turn begins', () => {
    for (const id of Object.keys(game.scenarios)) {
      const play = start(id);
      for (let n = 0; n < 400; n++) {
        const decision = play.decision();
        if (!decision || ['offensive', 'charges', 'movement', 'besiegerChoice'].includes(decision.step)) break;
        const [seat = 0] = decision.seats;
        const action = play.legal(seat)[0];
        if (action) play.apply(seat, action);
      }
      expect([id, play.decision() !== null]).toEqual([id, true]);
      expect([
        id,
        ['offensive', 'charges', 'movement', 'besiegerChoice'].includes(play.decision()?.step ?? ''),
      ]).toEqual([id, true]);
    }
  });
});

test('who is to come is off the table, who takes no part is absent', () => {
  const p = scenario('civitate');
  expect(p.state.cell.every(cell => cell === ABSENT)).toBe(true);
  p.state.side[p.unit('rudolf')] = 1;
  p.state.cell[p.unit('rudolf')] = AWAITED;
  p.state.ride[p.unit('rudolf')] = 0;
  p.state.horses.push({
    of: p.unit('rudolf'),
    head: -1,
    tail: -1,
    dead: false,
    rider: p.unit('rudolf'),
    leader: -1,
    side: 1,
  });
  p.state.entries = [{ units: p.units('rudolf'), sides: [2], turn: 1, split: false, came: [0, 0, 0, 0, 0] }];
  const t = p.play([{ step: 'movement', side: 1 }]).do('move', { unit: 'rudolf' });
  expect(t.step).toBe('entering');
  // Head one hex in, tail on column Z.
  const [step] = t.legal('step');
  expect(p.name(Number(the(step).tail)).startsWith('Z')).toBe(true);
});
