/** Rulings that no other chapter's test carries. */
import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { decisiveHits } from '../src/06-fire/fire.ts';
import { inCommand } from '../src/10-command/command.ts';
import { DRIVEN_BACK, FELL_BACK, FIERCE, REACTED, SHAKEN } from '../src/state.ts';
import { type Condition, changed, type Position, position, redrawn, type Table } from './battlefield.ts';
import {
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  marks,
  moving,
  READY,
  STAY,
  shoot,
  step,
  strength,
  tests,
  types,
} from './drill.ts';
import { rule } from './rules.ts';

const duel = (a: string, b: string, is: Condition = {}, other: Condition = {}) =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1006', 'S', other)
    .order(0, 0, 10);
/** Falls back wherever it must, stays wherever it may not. */
function settle(t: Table): Table {
  while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? STAY);
  return t;
}
const post = (p: Position, side: 0 | 1, place: number) => p.name(p.state.post[p.general(side, place)] ?? -1);

describe('command', () => {
  rule('nqsb.10.1.orders', 'R12: who is with a unit when the turn begins is tied to it all the turn', () => {
    const p = position()
      .command(0, '1211')
      .lead(0, 0, '1009', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009')
      .put('C', 0, 'fr-pm-line', '1109');
    p.play({ step: 'planning' });
    expect(p.state.tied[p.general(0, 0)]).toBe(p.unit('A'));
    // Separated later he still commands it alone, and no line carries his orders.
    p.lead(0, 0, '1010');
    expect([inCommand(p.battle, p.unit('A')), inCommand(p.battle, p.unit('C'))]).toEqual([true, false]);
  });

  rule('nqsb.9.13.command', 'R17: the line that stood when the division began to move counts for the phase', () => {
    const p = position()
      .lead(0, 0, '1009', 'plessis')
      .put('A', 0, 'fr-pm-line', '1108')
      .put('B', 0, 'fr-pm-line', '1208')
      .put('C', 0, 'fr-pm-line', '1308')
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1107')).act(halt(p));
    expect(inCommand(p.battle, p.unit('C'))).toBe(false);
    expect(t.legal('march').map(({ unit }) => p.label(Number(unit)))).toEqual(['B', 'C']);
  });

  rule('nqsb.10.2.1', 'R13: command is looked at when the unit acts: the general’s ride changes it', () => {
    const p = position()
      .lead(0, 0, '1009', 'plessis')
      .put('A', 0, 'fr-fl', '1409', 'N')
      .put('B', 1, 'sp-pm', '1408', 'S')
      .order(0, 0, 12);
    expect(firing(p).step).toBeNull();
    moving(p).act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1209') });
    expect(firing(p).step).toBe('firing');
  });

  rule('nqsb.10.9', 'R20: a CiC who falls is replaced, and the battle goes on', () => {
    const p = duel('fr-pm-line', 'sp-pm').command(1, '1006', 'leopold').draws(0, 1, 2, 3, 8);
    p.state.health[p.cic(1)] = 1;
    settle(fighting(p, 'A').act(READY));
    expect(p.state.leader[p.cic(1)]).toBe(0);
    expect([p.state.ledger[1]?.generals, p.state.fallen[1]]).toEqual([2, 1]);
  });
});

describe('forced moves', () => {
  rule('nqsb.5.3.incomplete', 'R36: the loss for a move cut short may shake, and moves nobody further', () => {
    // In the corner with one loss: it cannot go back, loses another and is shaken.
    const p = position()
      .lead(0, 0, '0311', 'villequier')
      .put('A', 0, 'fr-pm-line', '0112', 'SW')
      .put('B', 1, 'sp-pm', '0113', 'N')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7);
    const t = settle(fighting(p, 'A').act(READY));
    expect(t.told('incomplete')).toHaveLength(1);
    expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([2, SHAKEN, '0113']);
  });

  rule(['nqsb.5.3.2.ex-wood', 'nqsb.5.3.incomplete'], 'pikes before a wood stop short and lose one more', () => {
    const wood = 'wwwwwwwwwww';
    const path = ['wwwww.wwwww', 'wwwww.wwwww', 'wwwwww.wwww'];
    const world = redrawn('intro', { grid: [wood, wood, ...path, wood, wood, wood, wood] });
    const p = position('intro', {}, world)
      .lead(1, 0, '0602', 'villequier')
      .put('A', 0, 'fr-pm-line', '0604', 'N')
      .put('B', 1, 'sp-fl', '0603', 'S')
      .order(1, 0, 12)
      .draws(1, 1, 8, 7);
    // One automatic damage and one success: two losses, then the third for the way it cannot finish.
    const t = firing(p, 1)
      .act(shoot(p, 'B', 'A'))
      .act(HOLD);
    expect(t.told('incomplete')).toHaveLength(1);
    expect([p.where('A'), strength(p, 'A'), marks(p, 'A') & SHAKEN]).toEqual(['0705', 1, SHAKEN]);
  });

  rule('nqsb.5.3', 'R35: the hex it stands in kills nobody, only those it enters', () => {
    // C flanks B at the start; two of the hexes it may go back to are free of both.
    const p = duel('fr-pm-line', 'sp-pm').put('C', 0, 'fr-fl', '0906', 'NE').draws(0, 1, 2, 8, 7);
    const t = fighting(p, 'A').act(READY);
    while (t.step === 'enough') t.act({ type: 'stopTest' });
    expect(t.legal('fallBack').map(({ to }) => p.name(Number(to)))).toEqual(['1105', '1106']);
    settle(t);
    expect(p.where('B')).not.toBe('off');
    // Friends of A beside each of the three hexes it could go back to.
    const beside = duel('fr-pm-line', 'sp-pm')
      .put('C', 0, 'fr-fl', '1205', 'S')
      .put('D', 0, 'fr-fl', '1004', 'S')
      .draws(0, 1, 2, 8, 7);
    settle(fighting(beside, 'A').act(READY));
    expect(beside.where('B')).toBe('off');
  });

  rule('nqsb.9.7.retreat', 'dragoons on foot fall back mounted', () => {
    const p = duel('fr-pm-line', 'sp-dr', {}, { second: true }).draws(0, 1, 8, 7, 6);
    // Pikes have two symbols on light foot: 1 + 2 - 1 protection = 2 losses.
    settle(fighting(p, 'A').act(READY));
    expect([strength(p, 'B'), marks(p, 'B') & 4, p.where('B')]).toEqual([1, 0, '1301']);
  });
});

describe('melee', () => {
  rule(['nqsb.5.4.1.cav'], 'R81: foot in an area may attack horse beside it, which only takes the blows', () => {
    const p = position('intro')
      .lead(0, 0, '0607', 'villequier')
      .put('A', 0, 'fr-pm-line', '0605', 'N')
      .put('B', 1, 'sp-cp', '0604', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7);
    const t = settle(fighting(p, 'A'));
    expect(t.legal('join')).toEqual([]);
    expect(t.told('fought')).toHaveLength(1);
    expect(strength(p, 'B')).toBe(2);
    // And the horse does not attack it.
    expect(fighting(p.put('B', 1, 'sp-cp', '0604', 'S').order(1, 0, 10), 'B').told('attacked')).toEqual([]);
  });

  rule(['nqsb.5.4.2.pm'], 'pikes fight units in a wood from outside', () => {
    const p = position('intro')
      .lead(0, 0, '0807', 'villequier')
      .put('A', 0, 'fr-pm-line', '0806', 'NE')
      .put('B', 1, 'sp-fl', '0905', 'S')
      .order(0, 0, 10);
    expect(fighting(p, 'A').told('attacked')).toHaveLength(1);
    expect(fighting(p.put('A', 0, 'fr-cp-chev', '0806', 'NE'), 'A').told('attacked')).toEqual([]);
  });

  rule(
    'nqsb.9.4.2.advantage',
    'horse that stood still and is attacked has no advantage, though it counter-attacks',
    () => {
      // Heavy horse on musketeers: two symbols, only if it moved.
      const p = duel('fr-cp-chev', 'sp-fl').draws(0, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A').act(READY);
      expect(t.told('fought')[0]).toMatchObject({ damage: 0 });
    },
  );

  rule(['nqsb.9.4.2.advantage', 'nqsb.7.2'], 'having moved into contact it has', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S', { paralysed: true })
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8);
    moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    const t = fighting(p, 'A').act(READY);
    // All'assalto gives a card; no success; two automatic damages, one stopped.
    expect(t.told('fought')[0]).toMatchObject({ damage: 2, losses: 1 });
  });

  rule(
    'nqsb.7.4.2.supporters',
    'R82: in a fall back light supporters follow only before a closed-order enemy; R90 by their own allowance',
    () => {
      const fight = (foe: string) => {
        const p = duel('fr-pm-line', foe)
          .put('C', 0, 'fr-fl', '1106', 'NW')
          .draws(0, 8, 7, 6, 5)
          .draws(1, 1, 2, 3, 8, 7);
        const t = fighting(p, 'A', 'C').act(join(p, 'B'));
        while (t.step === 'enough') t.act({ type: 'drawOn' });
        settle(t);
        return p;
      };
      const closed = fight('fr-pm-vet');
      expect([marks(closed, 'A') & SHAKEN, closed.where('C') === '1106']).toEqual([SHAKEN, false]);
      expect(marks(closed, 'C') & SHAKEN).toBe(0);
      // Three hexes: 2 + 1.
      expect(closed.where('C')).toBe('1406');
      const open = fight('sp-cl');
      expect([marks(open, 'A') & SHAKEN, open.where('A'), open.where('C')]).toEqual([SHAKEN, '0909', '1106']);
    },
  );

  rule('nqsb.9.4.fallback', 'R41: an enemy who went back under fire, before the melee, still stands in it', () => {
    const p = duel('fr-cp-chev', 'sp-pm').draws(0, 8, 7, 6, 5, 4);
    p.state.marks[p.unit('B')] = DRIVEN_BACK | FELL_BACK;
    p.play({ step: 'phaseEnd', phase: 'fire' });
    fighting(p, 'A').act(READY);
    expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toHaveLength(1);
  });

  test('R89: both sides’ horse that owes it falls back', () => {
    const p = duel('fr-cp-chev', 'sp-cp').draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5, 4);
    fighting(p, 'A').act(join(p, 'B'));
    const t = p.play({ step: 'cavalryBack' });
    expect(t.told('fellBack').map(({ unit }) => p.label(unit))).toEqual(['A', 'B']);
    expect([p.where('A'), p.where('B')]).toEqual(['0811', '1202']);
  });

  test('R91: who came by countercharge does not pursue after that melee', () => {
    const p = duel('fr-pm-line', 'sp-cp').draws(1, 1, 2, 3, 8, 7);
    p.state.marks[p.unit('B')] = FIERCE | REACTED;
    const t = settle(fighting(p, 'B').act(READY));
    expect([p.where('A'), t.step]).toEqual(['0909', null]);
  });

  rule('nqsb.9.11', 'the winner takes the hex only if it may enter it: pikes no wood', () => {
    const p = position('intro')
      .lead(0, 0, '0807', 'villequier')
      .put('A', 0, 'fr-pm-vet', '0806', 'NE')
      .put('B', 1, 'sp-fl', '0905', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8, 7);
    const t = settle(fighting(p, 'A').act(READY));
    expect([p.where('B') === '0905', t.step]).toEqual([false, null]);
  });

  rule('nqsb.9.12', 'the principal that pursues may do so though it has already moved', () => {
    const p = duel('fr-cp-chev', 'sp-pm', { moved: true }).draws(0, 1, 2, 3, 8, 7);
    const t = fighting(p, 'A').act(READY);
    expect([t.step, types(t)]).toEqual(['pressing', ['decline', 'pursue']]);
  });
});

describe('fire', () => {
  test('R76: decisive counts automatic damage and protection; in the far zone one net damage', () => {
    const p = position()
      .put('FL', 0, 'fr-fl', '1007')
      .put('G', 0, 'fr-al', '1009')
      .put('B', 1, 'sp-pm', '1005', 'S', { strength: 2 });
    // FL on pikes: 2 strength + 1 protection - 1 automatic.
    expect(decisiveHits(p.battle, p.unit('FL'), p.unit('B'))).toBe(2);
    // The gun at four hexes: one through the armour paralyses.
    expect(decisiveHits(p.battle, p.unit('G'), p.unit('B'))).toBe(2);
  });

  rule('nqsb.9.10', 'R69: Fermezza needs no fire order', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S', { shaken: true })
      .order(0, 0, 10);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    expect([t.step, t.seats]).toEqual(['firmness', [0]]);
  });

  rule('nqsb.6.1.two-losses', 'R34: it falls back from the shooter whose loss was decisive', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-fl', '0907', 'N')
      .put('C', 0, 'fr-fl', '1107', 'N')
      .put('B', 1, 'ir-pm', '1005', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6, 8, 7, 6);
    const t = firing(p);
    t.act(shoot(p, 'A', 'B')).act(HOLD);
    expect([strength(p, 'B'), p.where('B')]).toEqual([2, '1005']);
    t.act(shoot(p, 'C', 'B')).act(HOLD);
    settle(t);
    // Away from C at 1107, to the north-west.
    expect([strength(p, 'B'), p.where('B')]).toEqual([1, '0903']);
  });
});

describe('generals', () => {
  rule('nqsb.10.9', 'R18: a replacement falls in turn for one of Determination and one of command', () => {
    const p = duel('fr-pm-line', 'sp-pm').lead(1, 0, '1006', 'replacement').draws(0, 1, 2, 3, 8);
    p.state.health[p.general(1, 0)] = 1;
    settle(fighting(p, 'A').act(READY));
    expect([p.state.ledger[1]?.generals, p.state.fallen[1]]).toEqual([1, 1]);
  });

  rule('nqsb.10.1.losses', 'fire that hurts the unit hurts its general', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-fl', '1007', 'N')
      .put('B', 1, 'ir-pm', '1005', 'S')
      .lead(1, 0, '1005', 'york')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6);
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect([strength(p, 'B'), p.state.health[p.general(1, 0)]]).toEqual([2, 2]);
  });

  rule('nqsb.10.1', 'a general goes along when his unit must fall back', () => {
    const p = duel('fr-pm-line', 'sp-pm').lead(1, 0, '1006', 'villequier').draws(0, 1, 2, 3, 8);
    settle(fighting(p, 'A').act(READY));
    expect([p.where('B'), post(p, 1, 0)]).toEqual(['1104', '1104']);
  });
});

rule(
  ['nqsb.10.13.example', 'nqsb.10.13', 'nqsb.7.1.1', 'nqsb.3.3.1.melee'],
  'the engaged Fronde neither moves nor fires; the French must fight, the Fronde may answer',
  () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .lead(1, 0, '1005', 'villequier')
      .put('french', 0, 'fr-pm-line', '1007', 'N')
      .put('fronde', 1, 'fo-pm', '1006', 'S')
      .order(0, 0, 2)
      .order(1, 0, 12);
    expect([moving(p, 1).legal('march'), firing(p, 1).step, firing(p).step]).toEqual([[], null, null]);
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    expect(t.told('attacked')).toEqual([expect.objectContaining({ unit: p.unit('french'), target: p.unit('fronde') })]);
    expect([t.step, t.seats, types(t)]).toEqual(['joining', [1], ['join', 'ready']]);
  },
);

test('the army value decides: what succeeds at 4 fails at 3', () => {
  const at4 = position('rocroi', { firstValue: '4' })
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-fl', '1007', 'N')
    .put('B', 1, 'sp-fl', '1005', 'S')
    .order(0, 0, 5)
    .draws(0, 4, 5, 8);
  const t = firing(at4)
    .act(shoot(at4, 'A', 'B'))
    .act(HOLD);
  expect(tests(t)).toEqual([[3, 3, 1]]);
});

rule(['nqsb.2.5.3', 'nqsb.4.success'], 'at army value 3 a 3 succeeds and an 8 fails', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-fl', '1007', 'N')
    .put('B', 1, 'sp-fl', '1005', 'S')
    .order(0, 0, 5)
    .draws(0, 3, 8, 4);
  const t = firing(p)
    .act(shoot(p, 'A', 'B'))
    .act(HOLD);
  expect(tests(t)).toEqual([[3, 3, 1]]);
});

rule('nqsb.4.cards', 'a scenario may change what a card says: data decide, not code', () => {
  const world = changed(({ troops }) => {
    const card = troops.troops.find(({ id }) => id === 'fr-fl');
    if (card) at(card.series, 0).fire = 2;
  });
  const p = position('rocroi', {}, world)
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-fl', '1007', 'N')
    .put('B', 1, 'sp-fl', '1005', 'S')
    .order(0, 0, 5)
    .draws(0, 8, 7, 6, 5, 4);
  const t = firing(p)
    .act(shoot(p, 'A', 'B'))
    .act(HOLD);
  expect(tests(t)).toEqual([[5, 5, 0]]);
});
