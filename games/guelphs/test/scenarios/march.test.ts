/** The march of the free set-ups (gg.S.2). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { ratingsOf } from '../../src/05-orders/command.ts';
import { guelphs } from '../../src/index.ts';
import { entries, fatigue, nextToEnter } from '../../src/scenarios/march.ts';
import { AWAITED, ROUTED } from '../../src/state.ts';
import { orders } from '../activations.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

/** A player's turn of the march at Campaldino, from its beginning. */
const turnOf = (p: Position, side: number, turn: number, dice: number[] = []): Table =>
  p.play([{ step: 'marchTurn', side, turn }], dice);

const capacity = (p: Position, id: string): number => at(p.state.capitani, p.battaglia(id)).capacity;
const cellOf = (p: Position, id: string): number => at(p.state.cell, p.unit(id));
const marches = (table: Table): unknown[] => table.legal('march').map(action => action.battaglia);
const numbers = (p: Position, ...ids: string[]): number[] => ids.map(id => p.battaglia(id));

rule(
  ['gg.S.0', 'gg.S.2.0.1'],
  'each battle has a historical and a free scenario, with the same armies and special rules',
  () => {
    for (const battle of ['montaperti', 'benevento', 'campaldino'] as const) {
      const historical = position(battle).battle;
      const free = position(`${battle}-free`).battle;
      expect([historical.free, free.free]).toEqual([false, true]);
      expect(free.roster.units).toEqual(historical.roster.units);
      expect(free.battle).toBe(historical.battle);
    }
  },
);

rule('gg.S.2.1', 'Command Capacity starts at its printed value, units in their initial hexes or off the map', () => {
  const p = position('campaldino-free');
  p.battle.roster.battaglie.forEach(({ capitano }, index) => {
    if (capitano) expect(at(p.state.capitani, index).capacity).toBe(capitano.capacity);
  });
  expect(p.name(cellOf(p, 'cp-vieri-c-feditori-1'))).toMatch(/^20/);
  expect(cellOf(p, 'cp-durfort-c-anjou-1')).toBe(AWAITED);
  expect(at(p.state.capitani, p.battaglia('novello')).reserve).toBe(true);
});

rule(['gg.S.2.2', 'gg.S.2.2x'], 'the players alternate, the Guelph first in each movement turn', () => {
  const p = position('montaperti-free');
  const table = turnOf(p, GUELPH, 1, [6, 6, 6, 6]);
  table.act({ type: 'marchOn' }).act({ type: 'endMarch' });
  expect([table.step, table.seats]).toEqual(['marchTurn', [GHIBELLINE]]);
  expect(table.play.decision()?.frame).toMatchObject({ turn: 1 });
  table.act({ type: 'marchOn' }).act({ type: 'endMarch' });
  expect([table.seats, table.play.decision()?.frame.turn]).toEqual([[GUELPH], 2]);
});

rule('gg.S.2.2m', 'the movement turn in progress is shown', () => {
  const table = turnOf(position('campaldino-free'), GUELPH, 4);
  expect(table.play.decision()?.frame).toMatchObject({ step: 'marchTurn', turn: 4 });
});

rule('gg.S.2.2.1a', 'a Capitano whose Capacity is lower than the roll drops a space if his Battaglia moves', () => {
  const p = position('campaldino-free').capitano('vieri', '2009', { capacity: 6 });
  const table = turnOf(p, GUELPH, 1, [3, 4]);
  table.act({ type: 'marchOn' });
  expect(table.told('roll')).toMatchObject([{ dice: [3, 4], why: 'march' }]);
  expect(capacity(p, 'vieri')).toBe(6);
  table.act({ type: 'march', battaglia: p.battaglia('vieri') });
  expect(capacity(p, 'vieri')).toBe(5);
});

rule('gg.S.2.2.1a', 'one whose Capacity is the roll or more moves free, and staying costs nothing (R144)', () => {
  const p = position('campaldino-free').capitano('vieri', '2009', { capacity: 6 });
  turnOf(p, GUELPH, 1, [3, 3])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('vieri') });
  expect(capacity(p, 'vieri')).toBe(6);
  turnOf(p, GUELPH, 1, [6, 6]).act({ type: 'marchOn' }).act({ type: 'endMarch' });
  expect(capacity(p, 'vieri')).toBe(6);
});

rule('gg.S.2.2.1c', 'a Battaglia that enters in this turn is not subject to the roll', () => {
  const p = position('campaldino-free');
  const before = capacity(p, 'durfort');
  turnOf(p, GUELPH, 1, [6, 6])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('durfort') });
  expect(capacity(p, 'durfort')).toBe(before);
});

rule('gg.S.2.2.2a', 'a Battaglia off the map can march from its turn of entry on', () => {
  const p = position('campaldino-free');
  const [durfort, maghinardo] = numbers(p, 'durfort', 'maghinardo');
  const first = turnOf(p, GUELPH, 1, [1, 1]).act({ type: 'marchOn' });
  expect(marches(first)).toContain(durfort);
  expect(marches(first)).not.toContain(maghinardo);
  expect(marches(turnOf(p, GUELPH, 2, [1, 1]).act({ type: 'marchOn' }))).toContain(maghinardo);
});

rule('gg.S.2.2.2', 'the entry hex costs a point more for each friend who came through it in this turn', () => {
  const p = position('campaldino-free');
  const durfort = p.battaglia('durfort');
  const unit = p.unit('cp-durfort-c-anjou-1');
  const hex = p.hex('2405');
  const cost = (used: number[]) => entries(p.battle, durfort, unit, used).find(({ to }) => to === hex)?.cost;
  expect([cost([]), cost([hex]), cost([hex, hex, p.hex('2404')])]).toEqual([1, 2, 3]);
  expect(cost([hex, hex, hex, hex, hex])).toBeUndefined();
});

rule('gg.S.2.2.2', 'the points are taken from the move that follows', () => {
  const p = position('campaldino-free');
  const table = turnOf(p, GUELPH, 1, [1, 1])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('durfort') })
    .act({ type: 'enterMap', unit: p.unit('cp-durfort-c-anjou-1'), to: p.hex('2405') });
  expect(table.play.decision()?.frame).toMatchObject({ step: 'move', points: 4 });
});

rule(['gg.S.2.2.3b', 'gg.S.2.2.5'], 'nobody enters next to the enemy on the march; in battle he may', () => {
  const p = position('campaldino-free').put('cp-pazzo-c-fieschi-1', '2305', 'E');
  const hexes = () =>
    entries(p.battle, p.battaglia('durfort'), p.unit('cp-durfort-c-anjou-1'), []).map(({ to }) => p.name(to));
  expect(hexes()).not.toContain('2405');
  expect(hexes()).toContain('2408');
  p.state.events.marching = false;
  expect(hexes()).toContain('2405');
});

rule('gg.S.2.2.2b', 'a Battaglia whose entry hex is taken may wait for it', () => {
  const p = position('campaldino-free').put('cp-vieri-c-feditori-1', '2405', 'W');
  const hexes = entries(p.battle, p.battaglia('durfort'), p.unit('cp-durfort-c-anjou-1'), []);
  expect(hexes.map(({ to }) => p.name(to))).not.toContain('2405');
  const table = turnOf(p, GUELPH, 1, [1, 1])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('durfort') });
  expect(table.legal('ready')).toHaveLength(1);
});

rule(
  'gg.S.2.2.3a',
  'Battaglie are chosen one by one in any order, each once; every unit moves up to its allowance without Orders',
  () => {
    const p = position('campaldino-free');
    const vieri = p.battaglia('vieri');
    const table = turnOf(p, GUELPH, 1, [1, 1]).act({ type: 'marchOn' }).act({ type: 'march', battaglia: vieri });
    const unit = p.unit('cp-vieri-c-feditori-1');
    table.act({ type: 'marchUnit', unit });
    expect(table.play.decision()?.frame).toMatchObject({ step: 'move', points: 5 });
    table.act({ type: 'stop' });
    expect(table.legal('marchUnit').map(action => action.unit)).not.toContain(unit);
    table.act({ type: 'ready' });
    expect(marches(table)).not.toContain(vieri);
  },
);

rule('gg.S.2.2.3a', 'a Compagnia marches with one Guelph Capitano, one Compagnia a Capitano (R145)', () => {
  const p = position('campaldino-free');
  const table = turnOf(p, GUELPH, 1, [1, 1])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('vieri') });
  const rossa = p.unit('cp-compagnia-rossa-x-firenze-1');
  const bianca = p.unit('cp-compagnia-bianca-x-firenze-1');
  const free = () => table.legal('marchUnit').map(action => action.unit);
  expect(free()).toEqual(expect.arrayContaining([rossa, bianca]));
  table.act({ type: 'marchUnit', unit: rossa }).act({ type: 'stop' });
  expect(free()).not.toContain(bianca);
});

rule('gg.S.2.2.3b', 'marching units never come next to the enemy', () => {
  const p = position('campaldino-free')
    .empty()
    .put('cp-vieri-c-feditori-1', '1407', 'W')
    .put('cp-pazzo-c-fieschi-1', '1107', 'E');
  p.capitano('vieri', '1407');
  const table = turnOf(p, GUELPH, 1, [1, 1])
    .act({ type: 'marchOn' })
    .act({ type: 'march', battaglia: p.battaglia('vieri') })
    .act({ type: 'marchUnit', unit: p.unit('cp-vieri-c-feditori-1') });
  table.act({ type: 'step', to: p.hex('1306') });
  const ahead = table.legal('step').map(action => p.name(Number(action.to)));
  // 1207 is next to 1107; 1206 is not.
  expect(ahead).toEqual(['1206']);
});

/** Guelph horse three hexes from the Ghibelline line, on open ground. */
const face = (): Position =>
  position('campaldino-free')
    .empty()
    .put('cp-vieri-c-feditori-1', '1407', 'W')
    .put('cp-pazzo-c-fieschi-1', '1107', 'E')
    .capitano('vieri', '1407', { capacity: 6 })
    .capitano('pazzo', '1107');

rule(
  ['gg.S.2.2.4a', 'gg.S.2.2.4c'],
  'a player ends the march by activating a Battaglia not in Reserve that can engage',
  () => {
    const p = face();
    const choices = turnOf(p, GUELPH, 1)
      .legal('declareBattle')
      .map(action => action.battaglia);
    expect(choices).toEqual(numbers(p, 'vieri'));
    p.capitano('vieri', '1407', { reserve: true });
    expect(turnOf(p, GUELPH, 1).legal('declareBattle')).toEqual([]);
    const far = face().put('cp-pazzo-c-fieschi-1', '0307', 'E');
    expect(turnOf(far, GUELPH, 1).legal('declareBattle')).toEqual([]);
  },
);

rule(
  'gg.S.2.2.4b',
  'it is a Basic Activation with full Order Points, the First marker and one loss of Capacity',
  () => {
    const p = face();
    const table = turnOf(p, GUELPH, 1);
    table.act({ type: 'declareBattle', battaglia: p.battaglia('vieri') });
    expect(table.told('activated')).toMatchObject([{ kind: 'basic', points: 6 }]);
    expect(capacity(p, 'vieri')).toBe(5);
    expect(p.state.row).toEqual({ battaglia: p.battaglia('vieri'), times: 1 });
    expect(p.state.events.marching).toBe(false);
  },
);

rule('gg.S.2.2.4c', 'the activation cannot end before somebody has attacked or fired', () => {
  const p = face();
  const table = turnOf(p, GUELPH, 1).act({ type: 'declareBattle', battaglia: p.battaglia('vieri') });
  expect(table.legal('endOrders')).toEqual([]);
  expect(table.legal('order').map(({ order }) => order)).toContain('charge');
});

/** Vieri stands so many columns behind his horse; his range is 4, his ride 5. */
const away = (hex: string): Position => face().capitano('vieri', hex, { capacity: 6 });

const declares = (p: Position, side: number): unknown[] =>
  turnOf(p, side, 1)
    .legal('declareBattle')
    .map(({ battaglia }) => battaglia);

rule('gg.S.2.2.4c', 'horse out of command engages when its Capitano can ride to it, and not when he cannot', () => {
  expect(declares(away('2007'), GUELPH)).toEqual(numbers(face(), 'vieri'));
  expect(declares(away('2407'), GUELPH)).toEqual([]);
});

rule('gg.S.2.2.4c', 'while a ride of the Capitano would make it possible to engage, the activation goes on', () => {
  const p = away('2007');
  const table = turnOf(p, GUELPH, 1).act({ type: 'declareBattle', battaglia: p.battaglia('vieri') });
  const order = { type: 'order', order: 'move', unit: p.unit('cp-vieri-c-feditori-1') };
  expect(table.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.2.2.4c', reason: 'openingFirst' });
  // Out of command it would move without attacking.
  expect(table.refusal(order)).toMatchObject({ rule: 'gg.S.2.2.4c' });
  expect(table.legal('recovery')).toEqual([]);
  const rides = table.legal('moveCapitano').map(({ to }) => p.name(Number(to)));
  expect(rides).toContain('1807');
  expect(rides).not.toContain('2107');
  table.act({ type: 'moveCapitano', to: p.hex('1807') });
  expect(table.legal('endOrders')).toEqual([]);
  expect(table.legal('order').map(action => action.order)).toContain('charge');
});

rule('gg.S.2.2.4c', 'the Capitano does not ride away from those who are to engage', () => {
  const p = face();
  const table = turnOf(p, GUELPH, 1).act({ type: 'declareBattle', battaglia: p.battaglia('vieri') });
  const rides = () => table.legal('moveCapitano').map(({ to }) => p.name(Number(to)));
  expect(rides()).toContain('1807');
  expect(rides()).not.toContain('1907');
  table.act({ type: 'order', order: 'charge', unit: p.unit('cp-vieri-c-feditori-1') });
  while (table.step !== 'orders') table.act(at(table.legal(), 0));
  expect(rides()).toContain('1907');
});

rule(
  'gg.S.2.2.4c',
  'it is judged as things stand at each Order: a friend may come to stand in the way of the last who could',
  () => {
    const [horse, friend] = ['cp-vieri-c-feditori-1', 'cp-vieri-c-feditori-2'];
    // Five points bring the horse straight down its column, and no other way.
    const p = position('campaldino-free').empty().put(horse, '1005', 'SE').put(friend, '1206', 'W');
    p.put('cp-pazzo-c-fieschi-1', '1011', 'W').capitano('vieri', '1206', { capacity: 6 });
    const table = turnOf(p, GUELPH, 1).act({ type: 'declareBattle', battaglia: p.battaglia('vieri') });
    expect(table.legal('endOrders')).toEqual([]);
    table.act({ type: 'order', order: 'move', unit: p.unit(friend) });
    for (const hex of ['1106', '1007']) table.act({ type: 'step', to: p.hex(hex) });
    table.act({ type: 'stop' });
    expect([table.step, table.legal('endOrders').length]).toEqual(['orders', 1]);
  },
);

/** Arezzo's archers in range of Guelph foot, too far from Guglielmino to be in his command. */
const archers = (capacity: number): Position =>
  position('campaldino-free')
    .empty()
    .put('cp-guglielmino-a-arezzo-1', '1107', 'E')
    .put('cp-donati-i-lucca-1', '1307', 'W')
    .capitano('guglielmino', '0114', { capacity })
    .capitano('donati', '1307');

rule('gg.S.2.2.4c', 'archers out of command engage by fire, for two Order Points', () => {
  expect(declares(archers(2), GHIBELLINE)).toEqual(numbers(archers(2), 'guglielmino'));
  expect(declares(archers(1), GHIBELLINE)).toEqual([]);
  const p = archers(3);
  const unit = p.unit('cp-guglielmino-a-arezzo-1');
  const table = turnOf(p, GHIBELLINE, 1).act({ type: 'declareBattle', battaglia: p.battaglia('guglielmino') });
  expect(table.legal('endOrders')).toEqual([]);
  expect(table.legal('order')).toEqual([{ type: 'order', order: 'fire', unit }]);
  table.act({ type: 'order', order: 'fire', unit });
  expect([table.step, table.legal('hold')]).toEqual(['fireOrder', []]);
  table.dice(1, 1).act(at(table.legal('fireAt'), 0));
  expect(table.legal('endOrders')).toHaveLength(1);
});

rule('gg.S.2.2.4c', 'units still to enter do not take the point that is needed to engage', () => {
  const entering = (capacity: number) => {
    const p = face().put('cp-durfort-c-siena-1', '1407', 'W').capitano('durfort', '1407', { capacity });
    p.state.cell = p.state.cell.with(p.unit('cp-durfort-c-anjou-1'), AWAITED);
    const table = turnOf(p, GUELPH, 1).act({ type: 'declareBattle', battaglia: p.battaglia('durfort') });
    return table.legal('enterMap').length > 0;
  };
  expect([entering(1), entering(2)]).toEqual([false, true]);
});

rule(['gg.S.2.2.4c', 'gg.S.6.2.1b'], 'be it a single one of them who can', () => {
  const p = position('benevento-free')
    .empty()
    .put('bn-saracens-a-saracens-1', '1407', 'W')
    .put('bn-mirepoix-i-piccardie-1', '1107', 'E')
    .capitano('saracens', '1407', { capacity: 1 })
    .capitano('mirepoix', '1107');
  const table = turnOf(p, GHIBELLINE, 1).act({ type: 'declareBattle', battaglia: p.battaglia('saracens') });
  expect(table.refusal({ type: 'endOrders' })).not.toBeNull();
  table.act({ type: 'order', order: 'move', unit: p.unit('bn-saracens-a-saracens-1') });
  while (table.step !== 'orders') table.act(table.legal('stop')[0] ?? table.legal('hold')[0] ?? at(table.legal(), 0));
  expect(table.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.2.2.4c' });
});

rule(
  ['gg.S.2.2.4c', 'gg.S.6.2.1b'],
  'one archer who has to move before an enemy is in range opens the battle too',
  () => {
    const opens = (enemy: string) => {
      const p = position('benevento-free')
        .empty()
        .put('bn-saracens-a-saracens-1', '1407', 'W')
        .put('bn-mirepoix-i-piccardie-1', enemy, 'E')
        .capitano('saracens', '1407', { capacity: 1 })
        .capitano('mirepoix', enemy);
      return declares(p, GHIBELLINE).includes(p.battaglia('saracens'));
    };
    expect([opens('0907'), opens('0407')]).toEqual([true, false]);
  },
);

rule(['gg.S.2.2.4c', 'gg.S.6.2.1b'], 'Saracens who open the battle of a free set-up must fire when they can', () => {
  const p = position('benevento-free')
    .empty()
    .put('bn-saracens-a-saracens-1', '1407', 'W')
    .put('bn-saracens-a-saracens-2', '1408', 'W')
    .put('bn-mirepoix-i-piccardie-1', '1107', 'E')
    .capitano('saracens', '1407', { capacity: 1 })
    .capitano('mirepoix', '1107');
  const table = turnOf(p, GHIBELLINE, 1).act({ type: 'declareBattle', battaglia: p.battaglia('saracens') });
  for (const unit of [1, 2].map(number => p.unit(`bn-saracens-a-saracens-${number}`))) {
    table.act({ type: 'order', order: 'move', unit });
    while (table.step !== 'orders') table.act(table.legal('stop')[0] ?? table.legal('hold')[0] ?? at(table.legal(), 0));
  }
  expect(table.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.2.2.4c' });
  table.act(at(table.legal('order'), 0));
  expect(table.legal('hold')).toEqual([]);
  table.dice(1, 1).act(at(table.legal('fireAt'), 0));
  expect(table.legal('endOrders')).toHaveLength(1);
  table.act(at(table.legal('order'), 0));
  expect(table.legal('hold')).toHaveLength(1);
});

rule('gg.S.2.2.5', 'a Battaglia not yet on the map enters when it is activated, each unit with an Order', () => {
  const p = face();
  p.state.events.marching = false;
  p.state.events.activations = 3;
  p.state.cell = p.state.cell.with(p.unit('cp-durfort-c-anjou-1'), AWAITED);
  const table = p.play([{ step: 'activation', battaglia: p.battaglia('durfort'), kind: 'basic', capacity: -1 }]);
  const entry = { type: 'enterMap', unit: p.unit('cp-durfort-c-anjou-1'), to: p.hex('2406') };
  expect(table.legal('enterMap')).toContainEqual(entry);
  const points = Number(table.play.decision()?.frame.points);
  table.act(entry).act({ type: 'stop' });
  expect(p.name(cellOf(p, 'cp-durfort-c-anjou-1'))).toBe('2406');
  expect(table.play.decision()?.frame).toMatchObject({ step: 'orders', points: points - 1 });
});

rule(
  ['gg.S.2.2.5', 'gg.5.3'],
  'which is worth a point: with the last one a unit still enters, without none does',
  () => {
    const enters = (points: number) => {
      const p = face();
      p.state.events.marching = false;
      p.state.events.activations = 3;
      p.state.cell = p.state.cell.with(p.unit('cp-durfort-c-anjou-1'), AWAITED);
      const entry = { type: 'enterMap', unit: p.unit('cp-durfort-c-anjou-1'), to: p.hex('2406') };
      return p.play(orders(p, 'durfort', points)).refusal(entry);
    };
    expect([enters(1), enters(0)]).toMatchObject([null, { rule: 'gg.5.3', reason: 'tooFewPoints', cost: 1, left: 0 }]);
  },
);

rule(
  ['gg.S.2.2.5', 'gg.13.1.10'],
  'an Adjutant comes with the units still to enter when none is left on the map',
  () => {
    const p = face().capitano('durfort', '2406', { capacity: 8 });
    const durfort = p.battaglia('durfort');
    p.state.events.marching = false;
    p.state.events.activations = 3;
    p.state.cell = p.state.cell.with(p.unit('cp-durfort-c-anjou-1'), AWAITED);
    const other = face().put('cp-durfort-c-siena-1', '2206', 'W').capitano('durfort', '2406', { capacity: 8 });
    other.state.cell = other.state.cell.with(other.unit('cp-durfort-c-anjou-1'), AWAITED);
    expect(other.play([{ step: 'fallen', battaglia: durfort }, { step: 'continuing' }]).step).toBe('adjutant');
    const fallen = p.play([{ step: 'fallen', battaglia: durfort }, { step: 'continuing' }]);
    expect(fallen.told('replaced')).toMatchObject([{ battaglia: durfort }]);
    expect(at(p.state.capitani, durfort)).toMatchObject({ cell: AWAITED, adjutant: true, capacity: 4 });
    const table = p.play([{ step: 'activation', battaglia: durfort, kind: 'basic', capacity: -1 }]);
    table.act({ type: 'enterMap', unit: p.unit('cp-durfort-c-anjou-1'), to: p.hex('2406') });
    expect(at(p.state.capitani, durfort).cell).toBe(p.hex('2406'));
    expect(ratingsOf(p.battle, durfort)).toEqual(at(p.battle.roster.battaglie, durfort).capitano?.adjutant);
  },
);

rule(['gg.S.2.2.5', 'gg.17.2.2'], 'an army with units still to enter is not destroyed (R104)', () => {
  const lost = (awaited: boolean) => {
    const p = face();
    const unit = p.unit('cp-vieri-c-feditori-1');
    p.state.cell = p.state.cell.with(unit, ROUTED);
    if (awaited) p.state.cell = p.state.cell.with(p.unit('cp-durfort-c-anjou-1'), AWAITED);
    const rout = { step: 'rout' as const, unit, cell: p.hex('1407'), shock: false };
    const table = p.play([rout, { step: 'continuing' }], [1]);
    while (table.step === 'escape') table.act(at(table.legal(), 0));
    return table.play.result;
  };
  expect([lost(false), lost(true)]).toMatchObject([{ why: 'destroyed', winners: [GHIBELLINE] }, null]);
});

rule(
  ['gg.S.2.2.2a', 'gg.14.0.1'],
  'Palvesari wait for a missile unit of theirs, others do not, and the last come alone',
  () => {
    const [foot, bows, shields] = [
      'mp-tegghiaio-i-firenze-1',
      'mp-tegghiaio-x-firenze-1',
      'mp-tegghiaio-palvesari-firenze-1',
    ];
    const next = (...awaited: string[]): (string | undefined)[] => {
      const p = position('montaperti-free').empty();
      for (const id of awaited) p.state.cell = p.state.cell.with(p.unit(id), AWAITED);
      return nextToEnter(p.battle, p.battaglia('tegghiaio')).map(unit => p.battle.roster.units[unit]?.id);
    };
    expect(next(foot, bows, shields).sort()).toEqual([foot, bows].sort());
    expect(next(foot, bows).sort()).toEqual([foot, bows].sort());
    expect(next(foot, shields).sort()).toEqual([foot, shields].sort());
    expect(next(shields)).toEqual([shields]);
    expect(next(bows)).toEqual([bows]);
  },
);

rule('gg.14.0.1', 'a missile unit that brings Palvesari does not enter where others already stand', () => {
  const p = position('montaperti-free');
  const aldobrandino = p.battaglia('aldobrandino');
  const archers = p.state.cell.findIndex(
    (_, unit) =>
      p.battle.roster.units[unit]?.battaglia === aldobrandino && 'XA'.includes(p.battle.roster.units[unit].type),
  );
  const open = entries(p.battle, aldobrandino, archers, []).map(({ to }) => to);
  const [hex = -1] = open;
  expect(open.length).toBeGreaterThan(0);
  p.state.cell = p.state.cell.with(p.unit('mp-aldobrandino-palvesari-pisa-1'), hex);
  expect(entries(p.battle, aldobrandino, archers, []).map(({ to }) => to)).toEqual(open.filter(to => to !== hex));
});

rule('gg.S.2.3', 'Battaglie in Reserve march too, and stay in Reserve', () => {
  const p = position('campaldino-free');
  const novello = p.battaglia('novello');
  const table = turnOf(p, GHIBELLINE, 2, [1, 1]).act({ type: 'marchOn' });
  expect(marches(table)).toContain(novello);
  table.act({ type: 'march', battaglia: novello });
  expect(at(p.state.capitani, novello).reserve).toBe(true);
});

rule(
  ['gg.S.2.4', 'gg.S.2.4x'],
  'after the last fresh turn the count begins again at 1 and is added to the roll',
  () => {
    const campaldino = position('campaldino-free').battle;
    expect([4, 5, 6, 7, 8].map(turn => fatigue(campaldino, turn))).toEqual([0, 0, 1, 2, 3]);
    const p = position('campaldino-free').capitano('vieri', '2009', { capacity: 6 });
    // Turn 3 of the second count: 2 + 2 + 3 = 7 is above 6.
    turnOf(p, GUELPH, 8, [2, 2])
      .act({ type: 'marchOn' })
      .act({ type: 'march', battaglia: p.battaglia('vieri') });
    expect(capacity(p, 'vieri')).toBe(5);
  },
);

rule(
  ['gg.S.4.1.1', 'gg.S.7.1.1', 'gg.S.9.1.1'],
  'fatigue comes after turn 6 at Montaperti, 5 at Benevento and Campaldino',
  () => {
    const after = (scenario: 'montaperti-free' | 'benevento-free' | 'campaldino-free') =>
      [5, 6, 7].map(turn => fatigue(position(scenario).battle, turn));
    expect(after('montaperti-free')).toEqual([0, 0, 1]);
    expect(after('benevento-free')).toEqual([0, 1, 2]);
    expect(after('campaldino-free')).toEqual([0, 1, 2]);
  },
);
