/** Each reason for which the rules refuse an Order or a step, and the case next to it that they allow. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { whyNoOrder, whyNoRide, whyNoWithdrawal } from '../../src/05-orders/orders.ts';
import { whyNoStep, whyNoTurn } from '../../src/08-movement/movement.ts';
import { whyNoCharge, whyNotCharged } from '../../src/12-cavalry/charge.ts';
import { around } from '../../src/battle.ts';
import { prohibited } from '../../src/field.ts';
import { guelphs } from '../../src/index.ts';
import { whyNoAmbush } from '../../src/scenarios/ambush.ts';
import { entries, whyNoDeclaration, whyNoEntry } from '../../src/scenarios/march.ts';
import type { OrderKind, OrdersFrame } from '../../src/shape.ts';
import { FIRED, GHIBELLINE, GUELPH, ORDERED, ROUTED } from '../../src/state.ts';
import { bare, orders, underway } from '../activations.ts';
import { alone, march, ordered } from '../drill.ts';
import { DUEL, duel, fight, GHIBELLINES, GUELPHS } from '../fights.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const told = (found: { rule: string; reason?: string } | null | undefined): string =>
  found ? `${found.rule} ${found.reason}` : 'allowed';

const FEDITORI = 'cp-vieri-c-feditori-1';
const FEDITORI_2 = 'cp-vieri-c-feditori-2';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

const frameOf = (p: Position, id: string, points = 6): OrdersFrame => ({
  battaglia: p.battaglia(id),
  kind: 'basic',
  points,
  begun: false,
  compagnia: -1,
  attacks: 0,
});
const ordering = (p: Position, id: string, order: OrderKind, unit: string, points = 6): string =>
  told(whyNoOrder(p.battle, frameOf(p, id, points), order, p.unit(unit)));

describe('Orders', () => {
  rule(['gg.14.0.6b', 'gg.S.3.7.1', 'gg.S.5.2'], 'Palvesari, the Carroccio and the Religiosi have few or none', () => {
    const p = bare('montaperti')
      .put('mp-aldobrandino-palvesari-siena-1', '2609', 'E')
      .put('mp-bigozzi-carroccio', '2219', 'W')
      .put('mp-bigozzi-religiosi', '2219', 'W')
      .capitano('aldobrandino', '2609')
      .capitano('bigozzi', '2219');
    const shields = (order: OrderKind) => ordering(p, 'aldobrandino', order, 'mp-aldobrandino-palvesari-siena-1');
    expect([shields('move'), shields('withdraw'), shields('fire'), shields('reorganize')]).toEqual([
      'allowed',
      'allowed',
      'gg.14.0.6b notYourBattaglia',
      'gg.14.0.6b notYourBattaglia',
    ]);
    expect(ordering(p, 'bigozzi', 'move', 'mp-bigozzi-carroccio')).toBe('allowed');
    expect(ordering(p, 'bigozzi', 'withdraw', 'mp-bigozzi-carroccio')).toBe('gg.S.3.7.1 notYourBattaglia');
    expect(ordering(p, 'bigozzi', 'move', 'mp-bigozzi-religiosi')).toBe('gg.S.5.2 notYourBattaglia');
  });

  rule(['gg.5.3.3', 'gg.5.3.4', 'gg.5.3.6', 'gg.10.1.2a'], 'what each Order asks of the unit', () => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W').capitano('vieri', '1609').put(FIESCHI, '0309', 'E');
    const order = (kind: OrderKind, unit = FEDITORI, id = 'vieri') => ordering(p, id, kind, unit);
    expect(order('reorganize')).toBe('gg.5.3.3 notDisrupted');
    expect(order('echelon')).toBe('gg.5.3.6 noPartner');
    expect(order('withdraw')).toBe('allowed');
    p.put(FEDITORI_2, '1709', 'W');
    expect(order('echelon')).toBe('allowed');
    p.state.marks[p.unit(FEDITORI_2)] = ORDERED;
    expect([order('echelon'), order('move', FEDITORI_2)]).toEqual(['gg.5.3.6 noPartner', 'gg.5.1.3b alreadyOrdered']);
    p.put(FEDITORI_2, '1709', 'E');
    expect(order('echelon')).toBe('gg.5.3.6 noPartner');
    p.put(FEDITORI, '1609', 'W', { disrupted: true });
    expect(order('reorganize')).toBe('allowed');
    p.put(FIESCHI, '1509', 'E');
    expect(order('reorganize')).toBe('gg.5.3.3 nextToEnemy');
    p.put(FOOT, '1209', 'E').capitano('mangiatori', '1209');
    expect(order('echelon', FOOT, 'mangiatori')).toBe('gg.5.3.6 notCavalry');
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FEDITORI, '1909', 'W').capitano('guglielmino', '1209');
    expect(ordering(q, 'guglielmino', 'fire', CROSSBOWS)).toBe('gg.10.1.2a noTarget');
    q.put(FEDITORI, '1309', 'W');
    expect(ordering(q, 'guglielmino', 'fire', CROSSBOWS)).toBe('allowed');
    q.put(CROSSBOWS, '1209', 'E', { fired: true });
    expect(at(q.state.marks, q.unit(CROSSBOWS)) & FIRED).toBe(FIRED);
    expect(ordering(q, 'guglielmino', 'fire', CROSSBOWS)).toBe('gg.10.1.4 hasFired');
  });

  rule(['gg.5.3.6', 'gg.12.3'], 'nobody comes up but Cavalry behind it, of its Battaglia and facing', () => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W').put(FEDITORI_2, '1709', 'W');
    p.put('cp-vieri-c-feditori-3', '1509', 'W');
    const t = alone(p, { step: 'echelon', unit: p.unit(FEDITORI) });
    const comes = (id: string) => told(t.refusal({ type: 'comeUp', unit: p.unit(id) }));
    expect([comes(FEDITORI_2), comes('cp-vieri-c-feditori-3')]).toEqual(['allowed', 'gg.5.3.6 cannotComeUp']);
  });

  const beforeFieschi = (hex: string) => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W').put(FIESCHI, hex, 'E').put(FOOT, '1909', 'W');
    return { p, charges: (id: string) => told(whyNoCharge(p.battle, p.unit(id))) };
  };

  rule('gg.12.0', 'who is no Cavalry does not charge', () => {
    const { charges } = beforeFieschi('1309');
    expect([charges(FEDITORI), charges(FOOT)]).toEqual(['allowed', 'gg.12.0 notCavalry']);
  });

  rule('gg.12.1.2', 'who stands next to an enemy does not charge', () => {
    expect(beforeFieschi('1509').charges(FEDITORI)).toBe('gg.12.1.2 nextToEnemy');
  });

  rule('gg.12.1a', 'who has nobody before him within reach does not charge', () => {
    expect(beforeFieschi('0309').charges(FEDITORI)).toBe('gg.12.1a noTarget');
  });

  rule('gg.12.1.1a', 'who is disrupted does not charge', () => {
    const { p, charges } = beforeFieschi('1309');
    p.put(FEDITORI, '1609', 'W', { disrupted: true });
    expect(charges(FEDITORI)).toBe('gg.12.1.1a isDisrupted');
  });

  rule('gg.S.6.5', 'the Germans of Benevento do not charge yet', () => {
    const { battle } = underway('benevento');
    const german = battle.roster.units.findIndex(card => card.german && card.type === 'C');
    expect(told(whyNoCharge(battle, german))).toBe('gg.S.6.5 noCharge');
  });

  rule(['gg.12.1b', 'gg.12.1c'], 'whom a charge may not strike: behind a turn made beside him', () => {
    const p = bare('campaldino').put(FEDITORI, '1109', 'W').put(FIESCHI, '1009', 'E');
    const strikes = (...turnedAt: string[]) =>
      told(
        whyNotCharged(p.battle, { cell: p.hex('1109'), turnedAt: turnedAt.map(hex => p.hex(hex)) }, p.unit(FIESCHI)),
      );
    expect([strikes(), strikes('1309'), strikes('1109')]).toEqual(['allowed', 'allowed', 'gg.12.1b chargeBarred']);
  });

  rule('gg.S.3.4.1', 'a Standard that stays, and units that only move', () => {
    const p = underway('montaperti');
    const bound = p.battle.roster.units.findIndex((_, unit) => p.battle.rules.onlyMoves(p.battle, unit));
    if (bound >= 0) {
      const { battaglia } = at(p.battle.roster.units, bound);
      const frame = { ...frameOf(p, 'bigozzi'), battaglia };
      expect(told(whyNoOrder(p.battle, frame, 'withdraw', bound))).toBe('gg.S.3.4.1 onlyMoves');
    }
    const side = ([GUELPH, GHIBELLINE] as const).find(one => p.battle.rules.standardStays(p.battle, one));
    if (side !== undefined) {
      const bearer = at(p.state.standards, side);
      const { battaglia } = at(p.battle.roster.units, bearer);
      expect(told(whyNoRide(p.battle, { ...frameOf(p, 'bigozzi'), battaglia }, 'standard', bearer))).toBe(
        'gg.S.3.4.1 staysWith',
      );
    }
    expect([bound >= 0, side]).toEqual([true, GUELPH]);
  });
});

describe('steps and turns', () => {
  rule(['gg.8.2.7b', 'gg.8.3.1a', 'gg.8.3.1b', 'gg.8.2.2'], 'why a hex in front is not entered', () => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W');
    const mover = (points = 8) => ({
      unit: p.unit(FEDITORI),
      cell: p.hex('1609'),
      facing: p.facing('W'),
      points,
      moved: 0,
    });
    const step = (hex: string, points?: number) => told(whyNoStep(p.battle, mover(points), p.hex(hex)));
    expect([step('1509'), step('1509', 0)]).toEqual(['allowed', 'gg.8.2.2 tooDear']);
    p.put(FIESCHI, '1509', 'E');
    expect(step('1509')).toBe('gg.8.3.1a enemyThere');
    // Through a friend it goes, but not beside the enemy.
    p.put(FEDITORI_2, '1509', 'W').put(FIESCHI, '0309', 'E');
    expect(step('1509')).toBe('allowed');
    p.put(FIESCHI, '1409', 'E');
    expect(step('1509')).toBe('gg.8.3.1b friendInContact');
  });

  rule(['gg.8.2.7b', 'gg.5.3.4'], 'nor a river, forwards or backwards', () => {
    const p = bare('campaldino');
    const { field } = p.battle;
    const { grid } = field;
    const water = [...field.terrain.keys()].find(
      cell => prohibited(field, cell) && around(p.battle, cell).some(next => !prohibited(field, next)),
    );
    const cell = water ?? -1;
    const bank = around(p.battle, cell).find(next => !prohibited(field, next)) ?? -1;
    const way = [0, 1, 2, 3, 4, 5].find(direction => grid.neighbours[bank * 6 + direction] === cell) ?? -1;
    p.put(FEDITORI, p.name(bank), 'E');
    const unit = p.unit(FEDITORI);
    const facings = [0, 1, 2, 3, 4, 5].map(facing => {
      p.state.facing[unit] = facing;
      const ahead = told(whyNoStep(p.battle, { unit, cell: bank, facing, points: 8, moved: 0 }, cell));
      return [ahead, told(whyNoWithdrawal(p.battle, unit, cell))];
    });
    expect([water !== undefined, way >= 0]).toEqual([true, true]);
    expect(facings.filter(([ahead]) => ahead === 'gg.8.2.7b prohibitedGround')).toHaveLength(2);
    expect(facings.filter(([, back]) => back === 'gg.8.2.7b prohibitedGround').length).toBeGreaterThan(1);
    expect(facings.flat()).not.toContain('allowed');
  });

  rule(['gg.6.1.1', 'gg.6.1.2', 'gg.6.1a'], 'why a unit does not turn in a hex', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E');
    const turn = (points: number, moved: number, corner = 'W') =>
      told(
        whyNoTurn(
          p.battle,
          { unit: p.unit(FOOT), cell: p.hex('1209'), facing: p.facing('E'), points, moved },
          p.facing(corner),
        ),
      );
    expect([turn(3, 0), turn(2, 0), turn(1, 0, 'SE')]).toEqual(['allowed', 'gg.6.1a tooDear', 'allowed']);
    p.put('cp-mangiatori-i-firenze-2', '1209', 'E');
    expect([turn(3, 0), turn(3, 1)]).toEqual(['allowed', 'gg.6.1.2 noTurnHere']);
    p.put(FIESCHI, '1309', 'W');
    expect(turn(3, 0)).toBe('gg.6.1.1 noTurnHere');
  });

  rule(['gg.6.1a', 'gg.S.3.7.2', 'gg.7.1'], 'nor to where it looks already, nor has the Carroccio a front', () => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W').put(FIESCHI, '0309', 'E');
    const t = ordered(p, 'vieri', 'move', FEDITORI);
    const turn = (corner: string) => told(t.refusal({ type: 'turn', facing: p.facing(corner) }));
    expect([turn('W'), turn('SW')]).toEqual(['gg.6.1a alreadyFaces', 'allowed']);
    march(t, 'SW');
    expect(turn('W')).toBe('gg.6.1a alreadyTurned');
    const q = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').capitano('bigozzi', '2419');
    q.put('mp-tegghiaio-i-prato-1', '0419', 'E');
    q.state.active = GHIBELLINE;
    const wagon = ordered(q, 'bigozzi', 'move', 'mp-bigozzi-carroccio');
    expect(told(wagon.refusal({ type: 'turn', facing: q.facing('E') }))).toBe('gg.S.3.7.2 noFacing');
  });
});

describe('attacks', () => {
  rule(['gg.10.5.1', 'gg.5.3.1c'], 'whom a unit that has moved may attack: an enemy before it', () => {
    const p = bare('campaldino')
      .put(FEDITORI, '1309', 'W')
      .put(FIESCHI, '1109', 'E')
      .put('cp-pazzo-c-orvieto-1', '1409', 'E');
    const t = march(ordered(p, 'vieri', 'move', FEDITORI), '1209').act({ type: 'stop' });
    while (t.step !== 'target' && t.legal('hold').length > 0) t.act({ type: 'hold' });
    expect(t.step).toBe('target');
    const attack = (id: string) => told(t.refusal({ type: 'attack', target: p.unit(id) }));
    expect([attack(FIESCHI), attack('cp-pazzo-c-orvieto-1')]).toEqual(['allowed', 'gg.10.5.1 notBefore']);
    t.act({ type: 'attack', target: p.unit(FIESCHI) });
    expect(t.told('aimed')).toMatchObject([{ rule: 'gg.10.5.1', charge: false }]);
  });

  rule(['gg.12.1a'], 'an attack at the end of a charge is told by the rule of charges', () => {
    const p = bare('campaldino').put(FEDITORI, '1609', 'W').put(FIESCHI, '1309', 'E');
    const t = march(ordered(p, 'vieri', 'charge', FEDITORI), '1509', '1409').act({ type: 'stop' });
    t.act({ type: 'attack', target: p.unit(FIESCHI) });
    expect(t.told('aimed')).toMatchObject([{ rule: 'gg.12.1a', charge: true }]);
  });

  rule('gg.10.8.1', 'where all are broken one attacker is saved, and nobody else', () => {
    const [first, second] = GUELPHS;
    const [defender] = GHIBELLINES;
    const p = duel()
      .put(first, '1108', 'W', { hits: 5, disrupted: true })
      .put(defender, '1009', 'E', { hits: 5, disrupted: true });
    p.put(second, '1609', 'W');
    const t = fight(p, [DUEL], [3, 4, 6, 6, 6, 6]);
    if (t.step === 'saved' || t.legal('keep').length > 0) {
      const keep = (id: string) => told(t.refusal({ type: 'keep', unit: p.unit(id) }));
      expect([keep(first), keep(second), keep(defender)]).toEqual([
        'allowed',
        'gg.10.8.1 notSaved',
        'gg.10.8.1 notSaved',
      ]);
    }
    expect(t.legal('keep').length).toBe(1);
  });
});

describe('the march', () => {
  rule(['gg.S.2.2.3a', 'gg.S.2.2.2a'], 'why a Battaglia does not march, or not yet', () => {
    const p = position('campaldino-free');
    const late = p.battle.roster.battaglie.findIndex(
      ({ id, side }) => side === GUELPH && p.battle.setup.battaglie[id]?.start.kind === 'entry',
    );
    const frame = {
      step: 'marching' as const,
      side: GUELPH,
      turn: 1,
      roll: 1,
      marched: [p.battaglia('vieri')],
      used: [],
    };
    const why = (turn: number, battaglia: number) =>
      told(alone(p, { ...frame, turn }).refusal({ type: 'march', battaglia }));
    expect(why(1, p.battaglia('vieri'))).toBe('gg.S.2.2.3a hasMarched');
    expect(why(1, p.battaglia('pazzo'))).toBe('gg.S.2.2.3a notEligible');
    const start = p.battle.setup.battaglie[at(p.battle.roster.battaglie, late).id]?.start;
    const due = start?.kind === 'entry' ? start.turn : 0;
    expect(due).toBeGreaterThan(0);
    if (due > 1) expect(why(due - 1, late)).toBe('gg.S.2.2.2a notYetDue');
    expect(why(due, late)).toBe('allowed');
    // So it is with each of its units, which come by the hexes given to them.
    const [unit = -1] = at(p.battle.roster.battaglie, late).units;
    const column = { step: 'column' as const, battaglia: late, compagnia: -1, moved: [] };
    const enter = (turn: number, to: number) =>
      told(
        p
          .play([
            { ...column, turn },
            { ...frame, turn },
          ])
          .refusal({ type: 'enterMap', unit, to }),
      );
    const [entry = -1] = entries(p.battle, late, unit, []).map(({ to }) => to);
    const [elsewhere = -1] = [...p.battle.field.terrain.keys()].filter(cell => cell !== entry);
    expect([enter(due, entry), enter(due, elsewhere)]).toEqual(['allowed', 'gg.S.2.2.2b noEntry']);
    if (due > 1) expect(enter(due - 1, entry)).toBe('gg.S.2.2.2a notYetDue');
  });

  rule(['gg.S.2.2.4a', 'gg.S.2.2.4c'], 'why the battle is not opened with a Battaglia', () => {
    const p = bare('campaldino-free').put(FEDITORI, '1609', 'W').capitano('vieri', '1609').put(FIESCHI, '0309', 'E');
    const opens = (id: string, side = GUELPH) => told(whyNoDeclaration(p.battle, side, p.battaglia(id)));
    expect(opens('vieri')).toBe('gg.S.2.2.4c cannotEngage');
    expect(opens('vieri', GHIBELLINE)).toBe('gg.S.2.2.4a notEligible');
    p.capitano('vieri', '1609', { reserve: true });
    expect(opens('vieri')).toBe('gg.S.2.2.4a inReserve');
  });

  rule(['gg.S.2.2.2b', 'gg.S.2.2.2a', 'gg.S.1.5'], 'why a unit does not enter by a hex', () => {
    const free = position('montaperti-free');
    const [first = -1] = at(free.battle.roster.battaglie, 0).units;
    expect(told(whyNoEntry(free.battle, 0, first, 0))).toBe('gg.S.2.2.2b noEntry');
    free.state.cell = free.state.cell.with(first, free.hex('2219'));
    expect(told(whyNoEntry(free.battle, 0, first, 0))).toBe('gg.S.2.2.2a notAwaited');
    const historical = position('montaperti');
    expect(told(whyNoEntry(historical.battle, 0, first, 0))).toBe('gg.S.1.5 notAwaited');
  });

  rule('gg.14.0.6a', 'Palvesari with a missile unit go along with it', () => {
    const p = bare('montaperti-free')
      .put('mp-aldobrandino-palvesari-siena-1', '2609', 'E')
      .put('mp-aldobrandino-x-siena-1', '2609', 'E')
      .capitano('aldobrandino', '2609');
    const column = {
      step: 'column' as const,
      battaglia: p.battaglia('aldobrandino'),
      turn: 1,
      compagnia: -1,
      moved: [],
    };
    const go = (id: string) => told(alone(p, column).refusal({ type: 'marchUnit', unit: p.unit(id) }));
    expect([go('mp-aldobrandino-x-siena-1'), go('mp-aldobrandino-palvesari-siena-1')]).toEqual([
      'allowed',
      'gg.14.0.6a goesAlong',
    ]);
    p.put('mp-aldobrandino-x-siena-1', '2709', 'E');
    expect(go('mp-aldobrandino-palvesari-siena-1')).toBe('allowed');
  });

  rule(['gg.S.3.6.1', 'gg.8.2.7b'], 'where an ambush does not come out', () => {
    const p = underway('montaperti').put('mp-pitigliano-c-prato-1', '1603', 'W');
    const out = (hex: string) => told(whyNoAmbush(p.battle, p.battaglia('arras'), p.hex(hex)));
    expect([out('1502'), out('1603'), out('1505')]).toEqual([
      'allowed',
      'gg.S.3.6.1 occupied',
      'gg.S.3.6.1 outOfReach',
    ]);
  });

  rule(['gg.9.0.1', 'gg.S.3.8.4'], 'nobody rallies where there is no room', () => {
    const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-salvani-c-siena-2', '2220', 'W');
    const siena = p.unit('mp-salvani-c-siena-1');
    p.state.cell = p.state.cell.with(siena, ROUTED);
    const t = alone(p.capitano('salvani', '2220'), { step: 'comingBack', battaglia: p.battaglia('salvani'), left: 1 });
    const back = (hex: string) => told(t.refusal({ type: 'comeBack', unit: siena, to: p.hex(hex), facing: 0 }));
    expect([back('2218'), back('2220')]).toEqual(['allowed', 'gg.9.0.1 noRoom']);
  });
});

describe('Manfredi', () => {
  rule('gg.S.6.8.2a', 'follows the unit that has left him before anything else is ordered or ended', () => {
    const p = bare('benevento')
      .put('bn-manfredi-c-fam-regis-1', '0909', 'E')
      .put('bn-mirepoix-i-provence-1', '2009', 'W')
      .capitano('manfredi', '0809');
    const t = p.play(orders(p, 'manfredi'));
    expect(told(t.refusal({ type: 'endOrders' }))).toBe('gg.S.6.8.2a mustFollow');
    expect(ordering(p, 'manfredi', 'move', 'bn-manfredi-c-fam-regis-1')).toBe('gg.S.6.8.2a mustFollow');
    p.capitano('manfredi', '0909');
    expect(told(p.play(orders(p, 'manfredi')).refusal({ type: 'endOrders' }))).toBe('allowed');
  });
});
