/** A refusal names the rule that forbids, and says what is true of this case. */
import { at, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { actions } from '../../src/shape.ts';
import { EVADED } from '../../src/state.ts';
import { type Condition, position, type Table } from '../battlefield.ts';
import { charge, evade, FIRE_BACK, fighting, firing, join, march, moving, shoot } from '../drill.ts';
import { rule } from '../rules.ts';

/** French A at 1007 fires at the Spanish B at 1005; C, light foot, stands by so that B's side is asked. */
const shot = (b: string, is: Condition = {}, a = 'fr-pm-line') => {
  const p = position()
    .lead(0, 0, '1008', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N')
    .put('B', 1, b, '1005', 'S', is)
    .order(0, 0, 5);
  return { p, t: p.play({ step: 'answer', unit: p.unit('A'), target: p.unit('B'), evadable: true, why: 'order' }) };
};

describe('answers to fire', () => {
  rule(['nqsb.6.1.react-fire', 'nqsb.6.1.react-evade', 'nqsb.9.8'], 'why a target cannot fire back or evade', () => {
    expect(shot('sp-pm', { shaken: true }).t.refusal(FIRE_BACK)).toMatchObject({
      rule: 'nqsb.10.16',
      reason: 'isShaken',
    });
    expect(shot('sp-cp').t.refusal(FIRE_BACK)).toMatchObject({ rule: 'nqsb.2.6.1.values', reason: 'noFire' });
    const { p, t } = shot('sp-pm');
    expect(t.refusal(evade(p, 'B', '0802'))).toMatchObject({ rule: 'nqsb.9.8', reason: 'noEvasion' });
    const light = shot('sp-fl');
    expect(light.t.refusal(evade(light.p, 'B', '1006'))).toMatchObject({ rule: 'nqsb.9.8', reason: 'notStraight' });
    const gone = shot('sp-fl');
    gone.p.state.marks[gone.p.unit('B')] = EVADED;
    expect(gone.t.refusal(evade(gone.p, 'B', '1002'))).toMatchObject({ rule: 'nqsb.9.8.once', reason: 'hasEvaded' });
    const near = shot('sp-fl');
    near.p.put('D', 0, 'fr-pm-line', '1001', 'S');
    expect(near.t.refusal(evade(near.p, 'B', '1002'))).toMatchObject({
      rule: 'nqsb.9.8.distance',
      reason: 'comesNearer',
    });
    const again = near.p.play({
      step: 'answer',
      unit: near.p.unit('A'),
      target: near.p.unit('B'),
      evadable: false,
      why: 'order',
    });
    expect(again.refusal(evade(near.p, 'B', '1002'))).toMatchObject({
      rule: 'nqsb.6.1.react-evade',
      reason: 'secondTarget',
    });
  });

  rule(['nqsb.9.5', 'nqsb.9.5.fire'], 'why it cannot ride at the shooter', () => {
    const ride = { type: 'counterFire', charge: true };
    expect(shot('sp-fl').t.refusal(ride)).toMatchObject({ rule: 'nqsb.9.5', reason: 'noCountercharge' });
    expect(shot('sp-cp', { paralysed: true }).t.refusal(ride)).toMatchObject({
      rule: 'nqsb.10.14',
      reason: 'isParalysed',
    });
    const { p, t } = shot('sp-cp');
    p.put('A', 0, 'fr-al', '1013', 'N');
    expect(t.refusal(ride)).toMatchObject({ rule: 'nqsb.9.5.fire', reason: 'cannotReach' });
  });

  rule(['nqsb.9.8.attacker', 'nqsb.6.4'], 'why a shot cannot turn to another target', () => {
    const { p } = shot('sp-fl');
    p.put('C', 1, 'sp-pm', '0601', 'S').put('D', 0, 'fr-fl', '1108', 'N').put('E', 1, 'sp-pm', '0905', 'S');
    const t = p.play({ step: 'evaded', unit: p.unit('A'), target: p.unit('B'), why: 'order' });
    const at = (label: string) => ({ type: 'retarget', target: p.unit(label) });
    expect(t.refusal(at('C'))).toMatchObject({ rule: 'nqsb.6.4', reason: 'notInSector' });
    expect(t.refusal(at('D'))).toMatchObject({ rule: 'nqsb.6.1.declare', reason: 'isFriend' });
    expect(firing(p).refusal(shoot(p, 'A', 'D'))).toMatchObject({ rule: 'nqsb.6.1.declare', reason: 'isFriend' });
  });
});

describe('melee', () => {
  const duel = () =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10);

  rule(['nqsb.3.3.1.join', 'nqsb.10.16.melee', 'nqsb.3.3.1.melee'], 'why a unit cannot join', () => {
    const p = duel().put('C', 1, 'sp-pm', '1104', 'S').put('D', 1, 'sp-pm', '0906', 'S', { shaken: true });
    p.put('E', 1, 'sp-pm', '0907', 'S');
    const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
    expect(t.refusal(join(p, 'C'))).toMatchObject({ rule: 'nqsb.3.3.1.join', reason: 'notBeside' });
    expect(t.refusal(join(p, 'D'))).toMatchObject({ rule: 'nqsb.10.16.melee', reason: 'isShaken' });
    t.act(join(p, 'B'));
    expect(t.refusal(join(p, 'B'))).toMatchObject({ rule: 'nqsb.3.3.1.melee', reason: 'hasJoined' });
  });

  rule('nqsb.7.1.declare', 'why an enemy cannot be attacked', () => {
    const p = duel().put('C', 1, 'sp-pm', '0906', 'S').put('D', 1, 'sp-pm', '1104', 'S');
    const t = fighting(p, 'A');
    expect(t.refusal({ type: 'attack', target: p.unit('D') })).toMatchObject({
      rule: 'nqsb.7.1.declare',
      reason: 'notBeside',
    });
  });

  rule(['nqsb.7.4.1.steps', 'nqsb.7.4.1'], 'why two units cannot be paired', () => {
    // C touches A alone, E touches B alone, D both.
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 0, 'fr-pm-line', '1107')
      .put('C', 1, 'sp-fl', '0906')
      .put('D', 1, 'sp-pm', '1006')
      .put('E', 1, 'sp-pm', '1106');
    const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map(label => p.unit(label));
    const units = [a, b, c, d, e].map(unit => unit ?? -1);
    const t = p.play({
      step: 'sorting',
      side: 0,
      attacks: [
        [a ?? -1, d ?? -1],
        [b ?? -1, d ?? -1],
      ],
      joined: [c ?? -1, d ?? -1, e ?? -1],
      at: 'division',
      fights: [],
      clusters: [units],
      links: [],
    });
    expect([t.step, t.seats]).toEqual(['separating', [1]]);
    const pairing = (unit?: number, enemy?: number) => ({ type: 'pair', unit: unit ?? -1, enemy: enemy ?? -1 });
    expect(t.refusal(pairing(c, a))).toMatchObject({ rule: 'nqsb.7.4.1.steps', reason: 'notItsTurn' });
    expect(t.refusal(pairing(d, e))).toMatchObject({ rule: 'nqsb.7.4.1.steps', reason: 'notInContact' });
    expect(t.refusal(pairing(d, a))).toBeNull();
  });
});

describe('orders', () => {
  rule('nqsb.10.7', 'why an action cannot be named', () => {
    const p = position()
      .lead(0, 0, '1008')
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 0, 'fr-fl', '1107', 'N', { division: 1 });
    p.order(0, 0, 10).order(0, 1, 5);
    p.state.focus[p.division(0, 0)] = 1;
    const t = p.play({ step: 'focusing', side: 0 });
    const name = (division: number, focus: string) => ({ type: 'nameFocus', division, focus });
    expect(t.refusal(name(p.division(0, 0), 'fire'))).toMatchObject({
      rule: 'nqsb.10.7',
      reason: 'notOnCard',
      card: 10,
    });
    expect(t.refusal(name(p.division(0, 1), 'fire'))).toMatchObject({ rule: 'nqsb.10.7', reason: 'notFocused' });
    expect(t.refusal(name(99, 'fire'))).toMatchObject({ reason: 'notFocused' });
  });

  rule('nqsb.5.2.free', 'why a general cannot ride to a hex (R30)', () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 1, 'sp-pm', '0907', 'S')
      .order(0, 0, 2);
    const ride = (hex: string) => moving(p).refusal({ type: 'ride', leader: p.general(0, 0), to: p.hex(hex) });
    expect(ride('1013')).toMatchObject({ rule: 'nqsb.5.2.free', reason: 'tooFar' });
    expect(ride('0907')).toMatchObject({ rule: 'nqsb.5.2.free', reason: 'occupied' });
    expect(ride('0908')).toMatchObject({ rule: 'nqsb.5.2.free', reason: 'noContact' });
  });

  rule(
    ['nqsb.10.1.orders', 'nqsb.10.3.unit'],
    'units of a general who began the turn with another are not out of command',
    () => {
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007')
        .put('B', 0, 'fr-fl', '1107')
        .put('far', 0, 'fr-fl', '1612')
        .order(0, 0, 2);
      expect(moving(p).refusal(march(p, 'far'))).toMatchObject({ rule: 'nqsb.10.3.unit', reason: 'outOfCommand' });
      p.state.tied[p.general(0, 0)] = p.unit('A');
      expect(moving(p).refusal(march(p, 'B'))).toMatchObject({ rule: 'nqsb.10.1.orders', reason: 'tiedGeneral' });
    },
  );

  rule(['nqsb.9.3', 'nqsb.9.3.contact', 'nqsb.9.3.orders', 'nqsb.9.3.infantry'], 'why a charge is not open', () => {
    const refused = (a: string, b: string, at: string, card: number) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, a, '1009', 'N')
        .put('B', 1, b, at, 'S')
        .order(0, 0, card);
      return moving(p).refusal(charge(p, 'A', 'B'));
    };
    expect(refused('fr-cp-chev', 'sp-pm', '1002', 16)).toMatchObject({
      rule: 'nqsb.9.3.contact',
      reason: 'cannotReach',
    });
    expect(refused('fr-cp-chev', 'sp-pm', '1006', 12)).toMatchObject({ rule: 'nqsb.9.3.orders', reason: 'noOrder' });
    expect(refused('fr-fl', 'sp-pm', '1006', 16)).toMatchObject({ rule: 'nqsb.9.3', reason: 'noCarica' });
    expect(refused('fr-pm-vet', 'sp-cp', '1006', 16)).toMatchObject({ rule: 'nqsb.9.3.infantry', reason: 'noCharge' });
    expect(refused('fr-cp-chev', 'sp-pm', '1008', 16)).toMatchObject({
      rule: 'nqsb.9.3.contact',
      reason: 'besideEnemy',
    });
  });

  rule(
    ['nqsb.2.2.m3', 'nqsb.2.2.m45', 'nqsb.2.2.ignore'],
    'an exchange is refused by the rule of the general it belongs to',
    () => {
      // The French of Rocroi: a morale of three comes before Condé's.
      const { play } = Play.begin(position().game, {
        scenario: 'rocroi',
        options: { deployment: 'historical' },
        seed: 'swap',
        stream: 'sfc32',
      });
      const seat = at(play.decision()?.seats ?? [], 0);
      const swap = (out: number, into: number) => ({ type: 'swap', out, into });
      expect(play.explain(seat, swap(25, 37))).toMatchObject({ rule: 'nqsb.2.2.m3', reason: 'outOfRange', card: 37 });
      expect(play.explain(seat, swap(3, 31))).toMatchObject({ rule: 'nqsb.2.2.m3', reason: 'outOfRange', card: 3 });
      play.apply(seat, swap(25, 31));
      expect(play.explain(seat, swap(25, 32))).toMatchObject({ reason: 'exchanged', card: 25 });
      for (const [index, card] of [26, 27, 28, 29].entries()) {
        const refusal = play.explain(seat, swap(card, 50));
        if (refusal?.rule === 'nqsb.2.2.m45') return;
        play.apply(seat, swap(card, 32 + index));
      }
      throw new Error('no exchange of a general of morale 4 or 5');
    },
  );
});

/** Every action there is, with numbers that no piece, hex, card or division has. */
function forged(): { type: string }[] {
  const odd = [-1, 127, 9999, Number.MAX_SAFE_INTEGER, -2147483649];
  const fill = (type: string, number: number): { type: string } => {
    const { properties } = actions[type as keyof typeof actions];
    const value = (name: string, schema: object): unknown => {
      if (name === 'facing') return 3;
      if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum[0];
      if ('type' in schema && schema.type === 'boolean') return false;
      return 'type' in schema && schema.type === 'array' ? [number] : number;
    };
    return {
      type,
      ...Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(name, schema)])),
    };
  };
  return Object.keys(actions).flatMap(type => odd.map(number => fill(type, number)));
}

test('numbers out of range are refused, at every step of a battle, and never throw', () => {
  const all = forged();
  const seen = new Set<string>();
  for (const scenario of ['intro', 'punti'] as const) {
    const chance = new Generator(startChance('sfc32', scenario));
    const thinking = { draw: (n: number, from?: number) => chance.draw(n, from) };
    const { play } = Play.begin(position().game, { scenario, seed: scenario, stream: 'sfc32' });
    for (let acts = 0; !play.result && acts < 500; acts++) {
      const decision = play.decision();
      const seat = at(decision?.seats ?? [], 0);
      const step = decision?.step ?? '';
      if (!seen.has(step)) {
        seen.add(step);
        const listed = new Set(play.legal(seat).map(action => JSON.stringify(action)));
        for (const action of all)
          if (!listed.has(JSON.stringify(action)))
            expect(play.explain(seat, action), JSON.stringify(action)).not.toBeNull();
      }
      play.apply(seat, pick(thinking, play.legal(seat)));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['muster', 'decks', 'orders', 'moving', 'marching']));
});

/** The same in steps that a random battle seldom comes to. */
test('nor in the answers to fire, melee and retreat', () => {
  const all = forged();
  const { t } = shot('sp-fl');
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1007')
    .put('B', 1, 'sp-pm', '1006')
    .order(0, 0, 10);
  const tables: Table[] = [
    t,
    fighting(p, 'A'),
    p.play({
      step: 'retreating',
      unit: p.unit('A'),
      how: 'fall',
      must: false,
      foe: p.unit('B'),
      from: p.hex('1006'),
      rule: 'nqsb.7.1.two-losses',
    }),
  ];
  tables.push(p.play({ step: 'focusing', side: 0 }), p.play({ step: 'evasion', mover: p.unit('A'), done: [] }));
  for (const table of tables)
    for (const action of all) if (action.type !== 'hold') expect(() => table.refusal(action)).not.toThrow();
});
