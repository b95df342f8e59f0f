/** Each reason for which the rules refuse an action, and the case next to it that they allow. */
import { at, Play } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { mayMeet, safeFromAttack } from '../../src/05-movement/movement.ts';
import { marchTrip, whyNoMove } from '../../src/05-movement/trips.ts';
import { whyNoChase, whyNoStand } from '../../src/09-abilities/reactions.ts';
import { whyNoAttack, whyNoCountercharge, whyNoEvasion, whyNoReply } from '../../src/09-abilities/refusing.ts';
import { ACTED, EVADED, FIRED, MOVED, PRESSED, PURSUED, pair, RALLIED } from '../../src/state.ts';
import { type Condition, type Position, position, redrawn, type Table } from '../battlefield.ts';
import { evade, fallBack, moving, rallying, step } from '../drill.ts';
import { rule } from '../rules.ts';

const told = (found: { rule: string; reason?: string } | null | undefined): string =>
  found ? `${found.rule} ${found.reason}` : 'allowed';
const why = (t: Table, action: { type: string; [field: string]: unknown }, seat?: number): string =>
  told(t.refusal(action, seat));

/** A at 1007 facing north and B, whatever they are, with the ground of the farm if it is given. */
const pairOf = (a: string, b: string, hex = '1006', is: Condition = {}, other: Condition = {}): Position =>
  position().put('A', 0, a, '1007', 'N', is).put('B', 1, b, hex, 'S', other);

const marked = (p: Position, label: string, bits: number): Position => {
  p.state.marks[p.unit(label)] = (p.state.marks[p.unit(label)] ?? 0) | bits;
  return p;
};

/** A has a melee order of its own. */
const bold = (p: Position): Position => p.lead(0, 0, '1009', 'villequier').order(0, 0, 10);

describe('orders and cards', () => {
  const planning = (): { p: Position; t: Table } => {
    const p = position()
      .command(0, '1012', 'conde')
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009', 'N')
      .put('B', 0, 'fr-pm-line', '0509', 'N', { division: 1 });
    p.state.post[p.general(0, 1)] = -1;
    at(p.state.cards, 0).hand = [1, 2, 25];
    return { p, t: p.play({ step: 'orders' }) };
  };
  const assign = (p: Position, place: number, card: number, focus = false) => ({
    type: 'assign',
    division: p.division(0, place),
    card,
    focus,
  });

  rule(['nqsb.3.2.2.assign', 'nqsb.3.2.2.return', 'nqsb.10.7.no'], 'why a card is not given, or not returned', () => {
    const { p, t } = planning();
    expect(why(t, assign(p, 0, 1))).toBe('allowed');
    expect(why(t, assign(p, 0, 1, true))).toBe('allowed');
    expect(why(t, assign(p, 0, 9))).toBe('nqsb.3.2.2.assign notInHand');
    expect(why(t, assign(p, 0, 25, true))).toBe('nqsb.10.7.no noFocus');
    expect(why(t, assign(p, 1, 1))).toBe('nqsb.3.2.2.assign notOnField');
    expect([why(t, { type: 'toTop', card: 9 }), why(t, { type: 'toBottom', card: 9 })]).toEqual([
      'nqsb.3.2.2.return notInHand',
      'nqsb.3.2.2.return notInHand',
    ]);
    t.act(assign(p, 0, 1), 0);
    expect(why(t, assign(p, 0, 2), 0)).toBe('nqsb.3.2.2.assign hasCard');
    expect(why(t, assign(p, 0, 1), 0)).toBe('nqsb.3.2.2.assign notInHand');
    t.act({ type: 'toTop', card: 2 }, 0);
    expect(why(t, assign(p, 1, 25), 0)).toBe('nqsb.3.2.2.return returnsLast');
    expect(why(t, { type: 'toTop', card: 2 }, 0)).toBe('nqsb.3.2.2.return notInHand');
  });

  rule('nqsb.3.2.2.limit', 'nobody keeps more cards than his Command Capacity', () => {
    const { p } = planning();
    const ready = (capacity: number) => {
      p.state.capacity = [capacity, 3];
      return p.play({ step: 'orders' }).refusal({ type: 'ready' }, 0);
    };
    expect([ready(2), ready(3)]).toEqual([
      { rule: 'nqsb.3.2.2.limit', reason: 'handTooLarge', hand: 3, capacity: 2 },
      null,
    ]);
  });

  rule('nqsb.3.1', 'a division that has played, or has nothing to do, is not the next', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '0510', 'villequier')
      .lead(0, 2, '0310', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009', 'N')
      .put('C', 0, 'fr-pm-line', '0509', 'N', { division: 1 })
      .put('D', 0, 'fr-pm-line', '0309', 'N', { division: 2 })
      .order(0, 0, 5)
      .order(0, 1, 6)
      .order(0, 2, 2);
    const [first, second, third] = [p.division(0, 0), p.division(0, 1), p.division(0, 2)];
    const t = p.play({ step: 'ordering', phase: 'move', side: 0, done: [first], options: [second] });
    const pick = (division: number) => why(t, { type: 'pickDivision', division });
    expect([pick(second), pick(first), pick(third)]).toEqual(['allowed', 'nqsb.3.1 hasPlayed', 'nqsb.3.1 nothingToDo']);
  });
});

describe('before the battle', () => {
  rule(['nqsb.2.3.order', 'nqsb.2.3.others'], 'why a division or a leader is not the next to be placed', () => {
    const p = position('arras', { deployment: 'free' });
    Object.assign(p.state, initialState(p.ground, p.options));
    const [first, second, third] = [p.division(0, 0), p.division(0, 1), p.division(0, 2)];
    const late = p.state.due.findIndex(turn => turn > 0);
    const { side } = at(p.ground.roster.divisions, late);
    p.state.priority[first] = 3;
    p.state.priority[second] = 3;
    p.state.priority[third] = 1;
    const choosing = (of: number) =>
      p.play({ step: 'choosing', starter: 0, side: of, level: 3, options: [first, second] });
    const pick = (division: number, of: number = 0) => why(choosing(of), { type: 'pickDivision', division });
    expect([pick(first), pick(third), pick(p.division(1, 0))]).toEqual([
      'allowed',
      'nqsb.2.3.order otherPriority',
      'nqsb.2.3.order notYours',
    ]);
    expect(pick(late, side)).toBe('nqsb.2.3.order comesLater');
    for (const unit of at(p.ground.roster.divisions, third).units) p.state.cell = p.state.cell.with(unit, -1);
    p.state.post[p.general(0, 2)] = -1;
    expect(pick(third)).toBe('nqsb.2.3.order isDeployed');
    const cics = [p.cic(0), p.cic(1)];
    const t = p.play({ step: 'placingLeaders', side: 0, leaders: [p.cic(0)] });
    const to = at(at(p.ground.roster.zones, 0), 0);
    expect(cics.map(leader => why(t, { type: 'placeLeader', leader, to }))).toEqual([
      'allowed',
      'nqsb.2.3.others notHisTurn',
    ]);
  });

  rule('nqsb.2.1.division', 'an army that lacks something is not mustered', () => {
    const { play } = Play.begin(position().game, { scenario: 'punti', seed: 'a', stream: 'sfc32' });
    expect(told(play.explain(0, { type: 'mustered' }))).toBe('nqsb.2.1.division notDone');
  });
});

describe('movement', () => {
  rule(['nqsb.5.division', 'nqsb.9.8.once', 'nqsb.9.2.one-action'], 'why a unit has no move left', () => {
    const left = (troop: string, bits: number) => {
      const p = marked(pairOf(troop, 'sp-pm', '1002'), 'A', bits);
      return told(whyNoMove(p.battle, p.unit('A')));
    };
    expect([left('fr-al', 0), left('fr-pm-line', ACTED)]).toEqual(['allowed', 'allowed']);
    expect(left('fr-pm-line', MOVED)).toBe('nqsb.5.division hasMoved');
    expect(left('fr-fl', EVADED)).toBe('nqsb.9.8.once hasMoved');
    expect(left('fr-al', ACTED)).toBe('nqsb.9.2.one-action hasActed');
    const held = bold(pairOf('fr-pm-line', 'sp-pm'));
    expect(told(whyNoMove(held.battle, held.unit('B')))).toBe('nqsb.5.may engaged');
  });

  rule('nqsb.5.4.7', 'by road nobody comes into the reach of an enemy (R27)', () => {
    const p = pairOf('fr-pm-line', 'sp-cp', '1002');
    // Two points and two of Carica: four hexes.
    const safe = (hex: string) => safeFromAttack(p.battle, p.unit('A'), p.hex(hex));
    expect([safe('1007'), safe('1006')]).toEqual([true, false]);
    p.put('B', 1, 'sp-cp', '1002', 'S', { shaken: true });
    expect(safe('1006')).toBe(true);
    const field = redrawn('intro', {
      roads: [['0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609']],
    });
    const q = position('intro', {}, field).lead(0, 0, '0609', 'villequier').put('A', 0, 'fr-cl', '0608', 'N');
    q.put('B', 1, 'sp-pm', '0603', 'S').order(0, 0, 5);
    const t = moving(q).act({ type: 'march', unit: q.unit('A'), road: true, alone: false });
    expect([why(t, step(q, '0607')), t.step]).toEqual(['allowed', 'marching']);
    t.act(step(q, '0607'));
    expect(why(t, step(q, '0606'))).toBe('allowed');
    t.act(step(q, '0606'));
    expect(why(t, step(q, '0605'))).toBe('nqsb.5.4.7 notSafe');
  });

  rule(
    ['nqsb.9.8.once', 'nqsb.5.2.general', 'nqsb.5.2.others'],
    'who evaded goes no further; leaders ride in their turn',
    () => {
      const p = pairOf('fr-cl', 'sp-pm', '1002')
        .lead(0, 0, '1009', 'villequier')
        .lead(0, 1, '0509', 'villequier')
        .order(0, 0, 5);
      const t = moving(p);
      const ride = (leader: number, hex: string) => why(t, { type: 'ride', leader, to: p.hex(hex) });
      expect([ride(p.general(0, 0), '1010'), ride(p.general(0, 1), '0510')]).toEqual([
        'allowed',
        'nqsb.5.2.general notHisTurn',
      ]);
      t.act({ type: 'march', unit: p.unit('A'), road: false, alone: false });
      marked(p, 'A', EVADED);
      expect(why(t, step(p, '1006'))).toBe('nqsb.9.8.once hasMoved');
      const u = p.play({ step: 'riding', side: 0, who: 'division' });
      const others = (leader: number, hex: string) => why(u, { type: 'ride', leader, to: p.hex(hex) });
      // The first moved with his division.
      expect([others(p.general(0, 1), '0510'), others(p.general(0, 0), '1010')]).toEqual([
        'allowed',
        'nqsb.5.2.others notHisTurn',
      ]);
    },
  );

  rule(
    'nqsb.2.5.2.ability',
    '46 Ordine frainteso: before somebody has moved neither the general rides nor the division ends',
    () => {
      const p = pairOf('fr-pm-line', 'sp-pm', '1002').lead(0, 0, '1009', 'villequier').order(0, 0, 46);
      const t = moving(p);
      const ride = { type: 'ride', leader: p.general(0, 0), to: p.hex('1010') };
      expect([why(t, ride), why(t, { type: 'endMoves' })]).toEqual([
        'nqsb.2.5.2.ability mustMove',
        'nqsb.2.5.2.ability mustMove',
      ]);
      p.order(0, 0, 5);
      expect([why(moving(p), ride), why(moving(p), { type: 'endMoves' })]).toEqual(['allowed', 'allowed']);
    },
  );

  rule(['nqsb.5.4.1.cav', 'nqsb.9.7.mount'], 'dragoons do not mount in an area', () => {
    const p = position('intro', {}, redrawn('intro', { grid: Array(9).fill('.....a.....') }))
      .lead(0, 0, '0609', 'villequier')
      .put('A', 0, 'fr-dr', '0607', 'N', { second: true })
      .order(0, 0, 5);
    expect(why(moving(p), { type: 'mount', unit: p.unit('A') })).toBe('nqsb.5.4.1.cav wrongGround');
    p.put('A', 0, 'fr-dr', '0707', 'N', { second: true });
    expect(why(moving(p), { type: 'mount', unit: p.unit('A') })).toBe('allowed');
  });

  rule('nqsb.2.5.2.ability', '42 Caracollo: who swings back does so straight away', () => {
    const p = pairOf('ge-cm', 'sp-pm', '1005').order(0, 0, 42);
    const t = p.play({ step: 'caracole', unit: p.unit('A'), target: p.unit('B') });
    expect(t.legal('fallBack').map(({ to }) => p.name(Number(to)))).toEqual(['1008', '0908']);
    expect(why(t, fallBack(p, '1107'))).toBe('nqsb.2.5.2.ability notStraight');
    // Under this order it meets an enemy without a melee order, and under no other.
    const meets = (troop: string, card: number) => {
      const q = pairOf(troop, 'sp-pm', '1005').order(0, 0, card);
      return mayMeet(q.battle, { ...marchTrip(q.battle, q.unit('A'), false, false, false), contact: false });
    };
    expect([meets('ge-cm', 42), meets('fr-cp-chev', 42), meets('ge-cm', 39)]).toEqual([true, false, false]);
  });
});

describe('fire', () => {
  rule(['nqsb.6.1.react-evade', 'nqsb.9.10', 'nqsb.9.10.reply'], 'why the target does not slip away or answer', () => {
    const p = pairOf('fr-pm-line', 'sp-fl', '1005').put('C', 1, 'sp-fl', '1105', 'S').put('D', 1, 'sp-cp', '0905', 'S');
    const answer = (evadable: boolean, reason: 'order' | 'fermezza', target = 'B') =>
      p.play({ step: 'answer', unit: p.unit('A'), target: p.unit(target), evadable, why: reason });
    expect(why(answer(true, 'order'), evade(p, 'C', '1102'))).toBe('nqsb.6.1.react-evade notTarget');
    expect(why(answer(false, 'order'), evade(p, 'B', '1002'))).toBe('nqsb.6.1.react-evade secondTarget');
    expect(why(answer(false, 'fermezza'), evade(p, 'B', '1002'))).toBe('nqsb.9.10 noEvasion');
    expect(why(answer(true, 'fermezza', 'D'), { type: 'counterFire', charge: true })).toBe(
      'nqsb.9.10.reply noCountercharge',
    );
    const reply = (target: string, reason: 'order' | 'fermezza') =>
      told(whyNoReply(p.battle, p.unit(target), p.unit('A'), reason));
    expect([reply('B', 'order'), reply('B', 'fermezza')]).toEqual(['allowed', 'nqsb.9.10.reply noFermezza']);
  });

  rule(['nqsb.9.10', 'nqsb.9.10.once'], 'only Fermezza fires at who comes close, and once', () => {
    const stands = (troop: string, bits = 0) => {
      const p = marked(pairOf(troop, 'sp-pm'), 'A', bits);
      return told(whyNoStand(p.battle, p.unit('A'), p.unit('B')));
    };
    expect(stands('fr-pm-line')).toBe('allowed');
    expect(stands('fr-fl')).toBe('nqsb.9.10 noFermezza');
    expect(stands('fr-pm-line', FIRED)).toBe('nqsb.9.10.once hasFired');
  });
});

describe('melee', () => {
  rule(['nqsb.7.4.1.choose', 'nqsb.7.4.open'], 'why a combat or a principal cannot be named', () => {
    const p = pairOf('fr-pm-line', 'sp-pm').put('C', 1, 'sp-pm', '0906', 'S').put('D', 1, 'sp-fl', '0907', 'S');
    const many = ['B', 'C', 'D'].map(label => p.unit(label));
    const frame = { side: 0, attacks: [], joined: many, at: 'division' as const };
    const fight = { one: p.unit('A'), many };
    const t = p.play({ step: 'nextFight', ...frame, fights: [fight, { one: p.unit('B'), many: [p.unit('A')] }] });
    const combat = (label: string) => why(t, { type: 'combat', unit: p.unit(label) });
    expect([combat('A'), combat('B'), combat('C')]).toEqual(['allowed', 'allowed', 'nqsb.7.4.1.choose noCombat']);
    const u = p.play({ step: 'leading', ...frame, fight });
    const leads = (label: string) => why(u, { type: 'principal', unit: p.unit(label) });
    expect(u.seats).toEqual([1]);
    expect([leads('B'), leads('C'), leads('D')]).toEqual(['allowed', 'allowed', 'nqsb.7.4.open openPrincipal']);
  });

  rule(
    ['nqsb.7.4.1.steps', 'nqsb.7.4.1'],
    'why two units are not paired: strangers, and those who would leave one out',
    () => {
      // C touches A alone, D both A and B, E touches B alone; the larger side separates.
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007')
        .put('B', 0, 'fr-pm-line', '1107')
        .put('C', 1, 'sp-fl', '0906')
        .put('D', 1, 'sp-pm', '1006')
        .put('E', 1, 'sp-pm', '1106')
        .put('X', 1, 'sp-pm', '1301');
      const units = ['A', 'B', 'C', 'D', 'E'].map(label => p.unit(label));
      const [a = -1, b = -1, , d = -1] = units;
      const t = p.play({
        step: 'sorting',
        side: 0,
        attacks: [
          [a, d],
          [b, d],
        ],
        joined: units.slice(2),
        at: 'division',
        fights: [],
        clusters: [units],
        links: [],
      });
      expect(t.step).toBe('separating');
      const pairing = (unit: string, enemy: string) =>
        why(t, { type: 'pair', unit: p.unit(unit), enemy: p.unit(enemy) });
      expect([pairing('D', 'A'), pairing('D', 'B')]).toEqual(['allowed', 'allowed']);
      expect([pairing('D', 'X'), pairing('X', 'A')]).toEqual([
        'nqsb.7.4.1.steps notInMelee',
        'nqsb.7.4.1.steps notInMelee',
      ]);
      expect([pairing('C', 'A'), pairing('D', 'E')]).toEqual([
        'nqsb.7.4.1.steps notItsTurn',
        'nqsb.7.4.1.steps notInContact',
      ]);
    },
  );

  rule(['nqsb.7.1.declare', 'nqsb.9.2.no-melee', 'nqsb.5.4.1.cav'], 'why an enemy is not attacked', () => {
    const attack = (p: Position) => told(whyNoAttack(p.battle, p.unit('A'), p.unit('B')));
    expect(attack(pairOf('fr-al', 'sp-pm'))).toBe('nqsb.9.2.no-melee noMelee');
    expect(attack(pairOf('fr-pm-line', 'sp-pm', '1005'))).toBe('nqsb.7.1.declare notBeside');
    const again = pairOf('fr-pm-line', 'sp-pm');
    again.state.fought = [pair(again.unit('A'), again.unit('B'))];
    expect(attack(again)).toBe('nqsb.7.1.declare hasFought');
    const area = position('intro', {}, redrawn('intro', { grid: Array(9).fill('.....a.....') }))
      .put('A', 0, 'fr-cp-chev', '0705', 'N')
      .put('B', 1, 'sp-pm', '0605', 'S');
    expect(attack(area)).toBe('nqsb.5.4.1.cav cannotFight');
  });

  rule('nqsb.9.11', 'the hex of the beaten is not taken while somebody stands in it', () => {
    const p = pairOf('fr-pm-line', 'sp-pm', '1003').put('C', 1, 'sp-pm', '1006', 'S');
    const t = p.play({
      step: 'pressing',
      unit: p.unit('A'),
      foe: p.unit('B'),
      from: p.hex('1007'),
      to: p.hex('1006'),
      at: 'division',
      advance: false,
      chase: true,
    });
    expect(why(t, { type: 'press', facing: 0 })).toBe('nqsb.9.11 occupied');
  });
});

describe('reorganising', () => {
  rule(['nqsb.8.marker', 'nqsb.8.only-weak', 'nqsb.9.2.actions', 'nqsb.10.14.recover'], 'why a unit does not', () => {
    const rally = (troop: string, is: Condition, bits: number, type: 'clear' | 'recover', marker = 'shaken') => {
      const p = marked(pairOf(troop, 'sp-pm', '1002', is), 'A', bits)
        .lead(0, 0, '1009', 'villequier')
        .order(0, 0, 1);
      p.put('C', 0, 'fr-pm-line', '1008', 'N', { shaken: true });
      return why(rallying(p), { type, unit: p.unit('A'), ...(type === 'clear' ? { marker } : {}) });
    };
    expect(rally('fr-pm-line', { shaken: true }, 0, 'clear')).toBe('allowed');
    expect(rally('fr-pm-line', {}, 0, 'clear')).toBe('nqsb.8.marker notMarked');
    expect(rally('fr-pm-line', {}, 0, 'clear', 'paralysed')).toBe('nqsb.10.14.recover notMarked');
    expect(rally('fr-pm-line', { shaken: true }, RALLIED, 'clear')).toBe('nqsb.8.marker hasRallied');
    expect(rally('fr-pm-line', { strength: 1 }, 0, 'recover')).toBe('allowed');
    expect(rally('fr-pm-line', { strength: 2 }, 0, 'recover')).toBe('nqsb.8.only-weak notWeakened');
    expect(rally('fr-al', { shaken: true, second: true }, 0, 'clear')).toBe('nqsb.9.2.actions notInBattery');
    expect(rally('fr-al', { shaken: true }, ACTED, 'clear')).toBe('nqsb.9.2.one-action hasActed');
    expect(rally('fr-al', { shaken: true }, 0, 'clear')).toBe('allowed');
    expect(rally('fr-pm-line', { shaken: true }, ACTED, 'clear')).toBe('allowed');
  });
});

describe('reactions', () => {
  rule(['nqsb.9.8', 'nqsb.9.8.no', 'nqsb.9.2.one-action'], 'why a unit does not slip away', () => {
    const flees = (p: Position, threat = 'A') =>
      told(whyNoEvasion(p.battle, p.unit('B'), p.unit(threat), p.hex('1002')));
    expect(flees(pairOf('fr-pm-line', 'sp-fl', '1006', {}, { shaken: true }))).toBe('nqsb.9.8.no isShaken');
    expect(flees(pairOf('fr-pm-line', 'sp-fl', '1006', {}, { paralysed: true }))).toBe('nqsb.10.14 isParalysed');
    expect(flees(marked(pairOf('fr-pm-line', 'sp-al'), 'B', ACTED))).toBe('nqsb.9.2.one-action hasActed');
    expect(flees(marked(pairOf('fr-pm-line', 'sp-fl'), 'B', ACTED))).toBe('nqsb.9.8 notStraight');
    // Engaged by another than the threat.
    const held = bold(pairOf('fr-pm-line', 'sp-fl')).put('C', 0, 'fr-pm-line', '0906', 'N', { division: 1 });
    expect([flees(held, 'A'), flees(held, 'C')]).toEqual(['nqsb.9.8 notStraight', 'nqsb.9.8.no engaged']);
    const cornered = position().put('A', 0, 'fr-pm-line', '0102', 'N').put('B', 1, 'sp-fl', '0101', 'S');
    expect(told(whyNoEvasion(cornered.battle, cornered.unit('B'), cornered.unit('A'), 0))).toBe('nqsb.9.8 noWayOut');
  });

  rule(['nqsb.10.13', 'nqsb.9.5'], 'an engaged unit rides at nobody', () => {
    const p = bold(pairOf('fr-pm-line', 'sp-cp')).put('C', 0, 'fr-cp-chev', '1303', 'N');
    expect(told(whyNoCountercharge(p.battle, p.unit('B'), p.unit('C'), 'nqsb.9.5.charge'))).toBe('nqsb.10.13 engaged');
  });

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.9.11.limits', 'nqsb.9.12.limits', 'nqsb.10.13'],
    'why nobody goes after an enemy who left: he stands in buildings, beside him, engaged, too far',
    () => {
      const chase = (p: Position, how: 'incalzare' | 'inseguire' | 'charge') =>
        told(whyNoChase(p.battle, p.unit('A'), p.unit('B'), how));
      const built = redrawn('intro', { grid: Array(9).fill('.....a.....') });
      const inside = (troop: string) =>
        position('intro', {}, built).put('A', 0, troop, '0607', 'N').put('B', 1, 'sp-pm', '0804', 'S');
      expect(chase(inside('fr-pm-line'), 'incalzare')).toBe('nqsb.9.11.limits inBuildings');
      expect(chase(inside('fr-pm-line'), 'charge')).toBe('nqsb.3.3.1.pursue inBuildings');
      expect(chase(pairOf('fr-pm-line', 'sp-pm', '1005'), 'incalzare')).toBe('allowed');
      expect(chase(pairOf('fr-pm-line', 'sp-pm', '1006'), 'incalzare')).toBe('nqsb.3.3.1.pursue besideEnemy');
      expect(chase(marked(pairOf('fr-pm-line', 'sp-pm', '1005'), 'A', PRESSED), 'incalzare')).toBe(
        'nqsb.9.11.once hasPressed',
      );
      expect(chase(marked(pairOf('fr-cp-chev', 'sp-pm', '1005'), 'A', PURSUED), 'inseguire')).toBe(
        'nqsb.9.12.once hasPursued',
      );
      expect(chase(pairOf('fr-cp-chev', 'sp-pm', '1001'), 'charge')).toBe('nqsb.3.3.1.pursue cannotReach');
      const held = pairOf('fr-cp-chev', 'sp-pm', '1004')
        .put('C', 1, 'sp-pm', '1006', 'S')
        .lead(1, 0, '1003', 'villequier');
      expect(chase(held.order(1, 0, 10), 'inseguire')).toBe('nqsb.10.13 engaged');
    },
  );

  rule('nqsb.9.5.charge', 'who rode out finds nobody where the charger has gone', () => {
    const p = pairOf('fr-cp-chev', 'sp-cp', '1003');
    const t = p.play({ step: 'rivalStep', mover: p.unit('A'), unit: p.unit('B'), points: 4, on: true });
    expect(why(t, step(p, '1004'))).toBe('allowed');
    p.state.cell = p.state.cell.with(p.unit('A'), -1);
    const gone = p.play({ step: 'rivalStep', mover: p.unit('A'), unit: p.unit('B'), points: 4, on: true });
    expect([why(gone, step(p, '1004')), gone.legal('step')]).toEqual(['nqsb.9.5.charge notThere', []]);
  });
});
