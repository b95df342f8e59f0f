/** The worked examples of the rulebook, with their numbers. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { brokenLinks, commands, engaged } from '../src/command.ts';
import { deckWith, exchangesDue, swapChoices } from '../src/deck-building.ts';
import { isRouting, prevalentUnits } from '../src/end-steps.ts';
import { clearLine, WOOD } from '../src/field.ts';
import { fireAdvantage, fireModifiers, mayShoot, whyNoTarget } from '../src/fire.ts';
import { evasions, retreatPoints, waysBack } from '../src/forced.ts';
import { batirnos } from '../src/index.ts';
import { lineOf } from '../src/line.ts';
import { startingDetermination } from '../src/losses.ts';
import { advantageOf, meleeModifiers } from '../src/melee.ts';
import { stepsOf } from '../src/movement.ts';
import { clustersOf, fightsFrom, nextChoice, separator } from '../src/separation.ts';
import { GONE, ON_FIRE, pair, SHAKEN } from '../src/state.ts';
import { armyValue, total } from '../src/tests.ts';
import { marchTrip, mayTakeRoad } from '../src/trips.ts';
import { position } from './position.ts';

const rule = ruleTests(batirnos.rulebook);

rule(['nqsb.2.1.1.example', 'nqsb.2.1.1.rout-count'], 'V1: three heavy cavalry and a dragoon regiment', () => {
  const p = position();
  p.general(0, 'gassion', '0902');
  const horse = ['0802', '0803', '0903'].map(hex => p.add(0, 'fr-cp-chev', hex));
  const dragoons = p.add(0, 'fr-dr', '1003');
  const division = p.division(0);
  expect(prevalentUnits(p.battle, division)).toEqual(horse);
  p.state.cell = p.state.cell.with(dragoons, GONE);
  p.state.marks[horse[0] ?? 0] = SHAKEN;
  expect(isRouting(p.battle, division)).toBe(false);
  p.state.cell = p.state.cell.with(horse[1] ?? 0, GONE);
  expect(isRouting(p.battle, division)).toBe(true);
});

rule(['nqsb.2.1.3.example', 'nqsb.2.1.3'], 'V2: the Army of Flanders at Lens has Determination 16', () => {
  const p = position('lens');
  const { battle } = p;
  expect(startingDetermination(battle, 1)).toBe(16);
  const units = battle.roster.units.flatMap(({ side, troop }) =>
    side === 1 ? [battle.troops[troop]?.points ?? 0] : [],
  );
  const leaders = battle.roster.leaders.flatMap(({ side, card }) =>
    side === 1 ? [battle.leaders[card]?.points ?? 0] : [],
  );
  expect(units.reduce((sum, points) => sum + points, 0)).toBe(33);
  expect([...units, ...leaders].reduce((sum, points) => sum + points, 0)).toBe(86);
  expect(units.length + leaders.length).toBe(9);
});

rule(
  ['nqsb.2.2.example', 'nqsb.2.2.order', 'nqsb.2.2.m3', 'nqsb.2.2.m45'],
  'V3: Coligny and Condé bring in three cards',
  () => {
    const p = position();
    p.cic(0, 'conde', '0901');
    p.general(0, 'coligny', '0902');
    const { battle } = p;
    expect(exchangesDue(battle, 0)).toEqual([36, 38, 38]);
    expect(swapChoices(battle, 0, []).every(({ into }) => into <= 36)).toBe(true);
    const swaps = [
      { out: 25, into: 31 },
      { out: 26, into: 37 },
      { out: 28, into: 38 },
    ];
    const deck = deckWith(battle, 0, swaps, 0);
    expect(deck).toHaveLength(30);
    expect(deck).toEqual(expect.arrayContaining([31, 37, 38]));
  },
);

rule(['nqsb.2.5.3', 'nqsb.4.success'], 'V4: a value equal to the army value succeeds', () => {
  const p = position();
  expect(armyValue(p.battle, 0)).toBe(3);
  p.general(0, 'villequier', '0902');
  p.cic(0, 'plessis', '0901');
  const unit = p.add(0, 'fr-pm-line', '0903');
  p.order(0, 2);
  // Card 6 bears a 3, card 1 an 8.
  const cards = p.state.cards[0];
  if (cards) {
    cards.pile = cards.pile.filter(card => card !== 6 && card !== 1);
    cards.top = [6, 1];
  }
  const table = p.play({ step: 'test', side: 0, unit, leader: -1, cards: 2, left: 2, need: 0, kind: 'nerve' });
  expect(table.told('tested')[0]).toMatchObject({ cards: [6, 1], successes: 1 });
});

rule(
  ['nqsb.2.5.ex-sbarramento', 'nqsb.5.contact-orders'],
  'V5: a barrage fires at the start of movement and never contacts',
  () => {
    const p = position();
    p.general(0, 'villequier', '0903');
    const shooter = p.add(0, 'fr-pm-line', '0804');
    const target = p.add(1, 'sp-pm', '0806');
    p.order(0, 12).deck(0, '---');
    const table = p.play({ step: 'barrages', done: [] }, { step: 'phase', phase: 'move', done: [] });
    expect(table.step).toBe('firing');
    table.act('shoot', { unit: shooter, target }).act('hold');
    expect(table.told('fired')).toHaveLength(1);
    expect(mayShoot(p.battle, shooter, target, 'order')).toBe(true);
    expect(table.step).toBe('moving');
    table.act('march', { unit: shooter, road: false, alone: false });
    const beside = p.hex('0805');
    expect(table.refusal('step', { to: beside })).toMatchObject({ rule: 'nqsb.5.contact-orders' });
  },
);

rule('nqsb.2.5.ex-rinfrancati', 'V6: Heartened draws a card, and the division has no orders', () => {
  const p = position();
  p.general(0, 'villequier', '0903');
  p.add(0, 'fr-pm-line', '0804');
  p.order(0, 24);
  const table = p.play({ step: 'specials', side: 0 }, { step: 'phase', phase: 'move', done: [] });
  expect(table.step).toBe('heartened');
  table.act('takeCard');
  expect(p.state.cards[0]?.hand).toHaveLength(1);
  expect(p.state.cards[0]?.discard).toContain(24);
  expect(p.state.order[p.division(0)]).toBe(0);
});

rule(['nqsb.3.3.1.example', 'nqsb.3.3.1.fire'], 'V7: pikes without a fire order fire back', () => {
  const p = position();
  p.general(0, 'ligne', '0903');
  p.general(1, 'latour', '0808');
  const musketeers = p.add(0, 'sp-fl', '0804');
  const pikes = p.add(1, 'fr-pm-line', '0806');
  p.order(0, 5);
  const table = p.play({ step: 'phase', phase: 'fire', done: [] });
  table.act('shoot', { unit: musketeers, target: pikes });
  expect(table.legal('fireBack')).toHaveLength(1);
});

rule(['nqsb.4.ex-melee', 'nqsb.4.1', 'nqsb.10.8.elim'], 'V8: both strike; the second stops when it has won', () => {
  const p = position();
  p.general(0, 'villequier', '0903');
  p.general(1, 'latour', '0808');
  // Melee +1, strength 2, no melee protection: a French dragoon mounted has melee 0; the musketeers of Ireland too.
  const a = p.add(0, 'fr-dr', '0804', 'S', 0, { strength: 2 });
  const b = p.add(1, 'ge-cp', '0805');
  p.order(0, 10);
  p.state.contacts.push(pair(a, b));
  p.deck(0, '+-+').deck(1, '+-+--');
  const table = p.play({ step: 'phase', phase: 'melee', done: [] });
  expect(table.step).toBe('joining');
  table.act('join', { unit: b });
  expect(table.step).toBe('enough');
  table.act('stopTest');
  const tests = table.told('tested');
  expect(tests[1]).toMatchObject({ unit: b, due: 5, successes: 2 });
  expect(table.told('eliminated')).toEqual([expect.objectContaining({ unit: a })]);
});

rule('nqsb.5.ex-command', 'V9: command reaches as far as the morale, and no farther', () => {
  const p = position();
  p.general(0, 'villequier', '0903');
  const near = p.add(0, 'fr-pm-line', '0906');
  const far = p.add(0, 'fr-fl', '0907');
  expect(commands(p.battle, p.division(0), near)).toBe(true);
  expect(commands(p.battle, p.division(0), far)).toBe(false);
});

rule('nqsb.5.3.2.ex-two', 'V10: foot of one point falls back two hexes', () => {
  const p = position();
  const foot = p.add(0, 'fr-pm-line', '0907', 'S');
  expect(retreatPoints(p.battle, foot)).toBe(2);
  const ways = waysBack(p.battle, foot, p.hex('0909'), 'fall');
  expect(ways.every(({ path, complete }) => path.length === 2 && complete)).toBe(true);
});

rule('nqsb.5.3.2.ex-wood', 'V11: a wood across the way stops pikes short', () => {
  const p = position();
  const foot = p.add(1, 'fr-pm-line', '1510', 'N');
  // The wood of 1509 and 1609 goes on to 1610: no way round it.
  const { battle } = p;
  const terrain = battle.field.terrain.slice();
  terrain[p.hex('1610')] = WOOD;
  const ways = waysBack({ ...battle, field: { ...battle.field, terrain } }, foot, p.hex('1511'), 'fall');
  expect(ways.every(({ complete, blocked }) => !complete && !blocked)).toBe(true);
});

rule('nqsb.5.4.2.ex-los', 'V12: into the edge of a wood, not through it', () => {
  const { field } = position('intro').battle;
  const p = position('intro');
  expect(clearLine(field, p.hex('0205'), p.hex('0305'))).toBe(true);
  expect(clearLine(field, p.hex('0105'), p.hex('0305'))).toBe(false);
});

rule(['nqsb.5.4.7.example', 'nqsb.5.4.7'], 'V13, V14: double speed on a road, from the road only', () => {
  const p = position();
  p.general(0, 'gassion', '0605');
  const horse = p.add(0, 'fr-cp-chev', '0706');
  const foot = p.add(0, 'fr-pm-line', '0605');
  p.add(1, 'fr-fl', '0612');
  expect(mayTakeRoad(p.battle, horse)).toBe(true);
  expect(mayTakeRoad(p.battle, foot)).toBe(false);
  const trip = marchTrip(p.battle, horse, true, false, false);
  expect(trip.points).toBe(4);
  // Through the village 0906, where cavalry cannot stay, to the road beyond.
  expect(stepsOf(p.battle, trip)).toContain(p.hex('0806'));
});

rule(['nqsb.6.1.example', 'nqsb.6.1.protection'], 'V15: two cards and three, one damage each, one loss', () => {
  const p = position();
  p.general(0, 'latour', '0903');
  const a = p.add(0, 'fr-pm-line', '0804', 'S', 0, { strength: 3 });
  const target = p.add(1, 'sp-sq-vet', '0806', 'N', 0, { strength: 3 });
  p.order(0, 5).deck(0, '+-').deck(1, '+--');
  expect(total(fireModifiers(p.battle, a, target, 'order', false))).toBe(2);
  expect(total(fireModifiers(p.battle, target, a, 'order', true))).toBe(3);
  const table = p.play({ step: 'phase', phase: 'fire', done: [] });
  table.act('shoot', { unit: a, target }).act('fireBack');
  expect(p.state.strength[a]).toBe(2);
  expect(p.state.strength[target]).toBe(3);
});

rule('nqsb.6.1.example', 'V16: no shot outside the sector', () => {
  const p = position();
  const b = p.add(0, 'fr-pm-line', '0804', 'N');
  const target = p.add(1, 'sp-pm', '0806');
  expect(whyNoTarget(p.battle, b, target, 'order')).toMatchObject({ reason: 'notInSector' });
});

rule(['nqsb.6.2.example', 'nqsb.6.2'], 'V17: whom light infantry hurts most', () => {
  const p = position();
  const light = p.add(0, 'fr-fl', '0804');
  const foes = ['sp-cp', 'ge-re', 'sp-pm', 'sp-sq-vet', 'sp-cl', 'sp-fl'].map((troop, index) =>
    p.add(1, troop, `${String(index + 2).padStart(2, '0')}08`),
  );
  expect(foes.map(foe => fireAdvantage(p.battle, light, foe))).toEqual([1, 1, 1, 1, 0, 0]);
});

rule(['nqsb.7.1.example', 'nqsb.7.1.cavalry'], 'V18: cuirassiers against two pikes in line', () => {
  const p = position();
  p.general(0, 'ligne', '1004');
  p.general(1, 'latour', '1109');
  const horse = p.add(0, 'sp-cp', '1106', 'S');
  // The two hexes in front of 1106, side by side, facing north.
  const a = p.add(1, 'fr-pm-line', '1107', 'N', 0, { strength: 2 });
  const b = p.add(1, 'fr-pm-line', '1207', 'N', 0, { strength: 2 });
  p.order(0, 4);
  expect(lineOf(p.battle, a).sort()).toEqual([a, b]);
  expect(advantageOf(p.battle, [a, b], horse)).toBe(1);
  p.deck(0, '++---').deck(1, '+--');
  const table = p.play({ step: 'phase', phase: 'melee', done: [] }, { step: 'cavalryBack' });
  table.act('attack', { target: a }).act('join', { unit: a }).act('join', { unit: b });
  table.act('principal', { unit: a });
  while (table.step === 'enough') table.act('drawOn');
  expect(p.state.strength[a]).toBe(1);
  expect(p.state.strength[horse]).toBe(2);
  while (table.step === 'retreating') table.act('fallBack', { to: table.legal('fallBack')[0]?.to });
  expect(table.told('fellBack')).toContainEqual(expect.objectContaining({ unit: horse, rule: 'nqsb.7.1.cavalry' }));
});

rule(['nqsb.7.4.1.example', 'nqsb.7.4.1.steps'], 'V19: separating five units into two combats', () => {
  const p = position();
  const a = p.add(0, 'fr-pm-line', '0705', 'S');
  const b = p.add(0, 'fr-pm-line', '0905', 'S');
  const c = p.add(1, 'sp-fl', '0605', 'N');
  const d = p.add(1, 'sp-pm', '0805', 'N');
  const e = p.add(1, 'sp-pm', '1005', 'N');
  const [cluster = []] = clustersOf(p.battle, [a, b, c, d, e]);
  expect(separator(p.battle, cluster, 0)).toBe(1);
  const links: number[][] = [];
  for (let choice = nextChoice(p.battle, cluster, 1, links); choice; choice = nextChoice(p.battle, cluster, 1, links))
    links.push([choice.unit, choice.unit === d ? a : (choice.enemies[0] ?? -1)]);
  const fights = fightsFrom(p.battle, 1, links);
  expect(fights).toContainEqual({ one: b, many: [e] });
  expect(fights.find(({ one }) => one === a)?.many.sort()).toEqual([c, d]);
});

rule(['nqsb.9.3.example', 'nqsb.9.3.test'], 'V20: a charge of three hexes, or none when the test fails', () => {
  const charge = (results: string) => {
    const p = position();
    p.general(0, 'ligne', '1103');
    const horse = p.add(0, 'sp-cp', '1104');
    const pikes = p.add(1, 'fr-pm-line', '1108');
    p.order(0, 16).deck(0, results);
    const table = p.play({ step: 'phase', phase: 'move', done: [] });
    table.act('charge', { unit: horse, target: pikes, alone: false });
    if (table.step === 'enough') table.act('stopTest');
    return { p, table, horse, pikes };
  };
  const won = charge('+');
  for (const hex of ['1105', '1106', '1107']) won.table.act('step', { to: won.p.hex(hex) });
  expect(won.table.legal('step')).toEqual([]);
  const lost = charge('-----');
  expect(lost.table.told('chargeFailed')).toHaveLength(1);
  expect(lost.p.name(lost.p.state.cell[lost.horse] ?? -1)).toBe('1104');
  expect(lost.table.legal('march')).toEqual([]);
});

rule(['nqsb.9.5.example', 'nqsb.9.5.charge'], 'V21: charger, target, charger, one hex each', () => {
  const p = position();
  p.general(0, 'ligne', '1103');
  const horse = p.add(0, 'sp-cp', '1104');
  const foe = p.add(1, 'fr-cp-chev', '1108');
  p.order(0, 16).deck(0, '+');
  const table = p.play({ step: 'phase', phase: 'move', done: [] });
  table.act('charge', { unit: horse, target: foe, alone: false });
  if (table.step === 'enough') table.act('stopTest');
  table.act('step', { to: p.hex('1105') });
  expect(table.step).toBe('counter');
  table
    .act('countercharge', { unit: foe })
    .act('step', { to: p.hex('1107') })
    .act('step', { to: p.hex('1106') });
  expect(table.legal('step')).toEqual([]);
  expect(table.legal('halt').length).toBeGreaterThan(0);
});

rule(
  ['nqsb.9.5.approach', 'nqsb.9.5.charge-limit'],
  'V22: an approach from two hexes is not countercharged, from three it is',
  () => {
    const approach = (hex: string, to: string) => {
      const p = position();
      p.general(0, 'ligne', '1104');
      const horse = p.add(0, 'sp-cp', hex);
      p.add(1, 'fr-cp-chev', '1108');
      p.order(0, 4);
      const table = p.play({ step: 'phase', phase: 'move', done: [] });
      table.act('march', { unit: horse, road: false, alone: false }).act('step', { to: p.hex(to) });
      return table.step;
    };
    expect(approach('1106', '1107')).toBe('marching');
    expect(approach('1105', '1106')).toBe('counter');
  },
);

rule('nqsb.9.8.example', 'V23: light infantry goes two hexes deep into a wood in one turn', () => {
  const p = position();
  p.general(0, 'hopital', '0202');
  const light = p.add(0, 'fr-fl', '0303');
  p.order(0, 4);
  const table = p.play({ step: 'phase', phase: 'move', done: [] });
  table.act('march', { unit: light, road: false, alone: false });
  table.act('step', { to: p.hex('0403') }).act('step', { to: p.hex('0404') });
  expect(p.name(p.state.cell[light] ?? -1)).toBe('0404');
});

rule('nqsb.9.11.ex2', 'V26: light foot evades three hexes', () => {
  const p = position();
  const light = p.add(1, 'fo-fl', '0908');
  p.add(0, 'fr-pm-line', '0907');
  const [way] = evasions(p.battle, light, p.hex('0907'));
  expect(way?.path).toHaveLength(3);
});

rule(['nqsb.9.13.example', 'nqsb.9.13', 'nqsb.9.13.command'], 'V27: three pikes in line are all in command', () => {
  const p = position();
  p.general(0, 'plessis', '0603');
  const line = ['0705', '0805', '0905'].map(hex => p.add(0, 'fr-pm-line', hex));
  const light = p.add(0, 'fr-fl', '1005');
  expect(lineOf(p.battle, line[0] ?? 0).sort()).toEqual(line);
  expect(line.every(unit => commands(p.battle, p.division(0), unit))).toBe(true);
  expect(commands(p.battle, p.division(0), light)).toBe(false);
});

rule(['nqsb.10.3.example1', 'nqsb.10.3.link'], 'V28: five hexes for 2 + 3, four are too many for 2 + 1', () => {
  const p = position();
  p.cic(0, 'plessis', '0901');
  p.general(0, 'villequier', '0906', 0);
  p.general(0, 'rosen', '1301', 1);
  p.add(0, 'fr-pm-line', '0907', 'S', 0);
  p.add(0, 'ge-cm', '1302', 'S', 1);
  expect(brokenLinks(p.battle, p.division(0, 0), false)).toEqual([]);
  expect(brokenLinks(p.battle, p.division(0, 1), false)).toHaveLength(1);
});

rule('nqsb.10.3.example2', 'V29: the line carries command beyond the general’s reach', () => {
  const p = position();
  p.general(0, 'villequier', '0503');
  const division = p.division(0);
  const a = p.add(0, 'fr-cl', '0505');
  const b = p.add(0, 'fr-pm-line', '0705');
  const c = p.add(0, 'fr-pm-line', '0805');
  const d = p.add(0, 'fr-fl', '1005');
  expect([a, b, c, d].map(unit => commands(p.battle, division, unit))).toEqual([true, true, true, false]);
});

rule(
  ['nqsb.10.7.example', 'nqsb.10.7.combat', 'nqsb.10.7'],
  'V30: focused on fire: one more card, and nothing else',
  () => {
    const p = position();
    p.general(0, 'villequier', '0903');
    const shooter = p.add(0, 'fr-pm-line', '0804', 'S', 0, { strength: 3 });
    const target = p.add(1, 'sp-pm', '0806');
    p.order(0, 16, 0, ON_FIRE);
    expect(total(fireModifiers(p.battle, shooter, target, 'order', false))).toBe(3);
    expect(p.play({ step: 'phase', phase: 'move', done: [] }, { step: 'phase', phase: 'fire', done: [] }).step).toBe(
      'firing',
    );
  },
);

rule(
  ['nqsb.10.13.example', 'nqsb.10.13', 'nqsb.7.1.1'],
  'V31: pikes without a melee order are engaged by those with one',
  () => {
    const p = position();
    p.general(0, 'villequier', '0903');
    p.general(1, 'duras', '0808');
    const french = p.add(0, 'fr-pm-line', '0804');
    const fronde = p.add(1, 'fo-pm', '0805');
    p.order(0, 2).order(1, 14);
    expect(engaged(p.battle, fronde)).toBe(true);
    expect(engaged(p.battle, french)).toBe(false);
    expect(mayShoot(p.battle, fronde, french, 'order')).toBe(false);
    expect(meleeModifiers(p.battle, fronde, french, true).length).toBeGreaterThan(0);
    const table = p.play({ step: 'phase', phase: 'melee', done: [] });
    expect(table.step).toBe('joining');
  },
);
