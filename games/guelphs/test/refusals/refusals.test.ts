/** A refusal names the rule that forbids, and its sentence is true of the case. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { whyNoStep } from '../../src/08-movement/movement.ts';
import { guelphs } from '../../src/index.ts';
import type { ScenarioId } from '../../src/shape.ts';
import { GHIBELLINE, GUELPH, ROUTED, type Side } from '../../src/state.ts';
import { bare, orders, underway } from '../activations.ts';
import { alone, march, ordered } from '../drill.ts';
import { DUEL, duel, GHIBELLINES, GUELPHS, stepFive } from '../fights.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';

const vieri = (capacity = 3): Position =>
  bare('campaldino').put(FEDITORI, '1609', 'W').capitano('vieri', '1609', { capacity });

describe('Special Orders', () => {
  const recovery = (p: Position, kind: 'basic' | 'continuum' = 'basic', spent = false) => {
    const t = p.play(orders(p, 'vieri', 6, kind));
    if (spent) t.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) }).act({ type: 'stop' });
    return t.refusal({ type: 'recovery' });
  };

  rule(['gg.5.4', 'gg.5.4.1a', 'gg.5.4.1b'], 'a Recovery is refused for what stands in its way', () => {
    expect(recovery(vieri(5))).toBeNull();
    expect(recovery(vieri(6))).toMatchObject({ rule: 'gg.5.4.1b', reason: 'stillStrong' });
    expect(recovery(vieri(), 'continuum')).toMatchObject({ rule: 'gg.5.4', reason: 'notBasic' });
    expect(recovery(vieri(), 'basic', true)).toMatchObject({ rule: 'gg.5.4', reason: 'notAlone' });
    const met = vieri().put('cp-pazzo-c-fieschi-1', '1509', 'E');
    expect(recovery(met)).toMatchObject({ rule: 'gg.5.4.1a', reason: 'nextToEnemy', unit: met.unit(FEDITORI) });
  });

  rule(['gg.5.4', 'gg.S.6.9', 'gg.S.8.11.1'], 'and so is a Rally', () => {
    const rally = (p: Position, id: string, kind: 'basic' | 'continuum' = 'basic') =>
      p.play(orders(p, id, 6, kind)).refusal({ type: 'rally' });
    expect(rally(vieri(), 'vieri')).toMatchObject({ rule: 'gg.S.8.11.1', reason: 'nobodyRouted' });
    const routed = vieri();
    routed.state.cell = routed.state.cell.with(routed.unit('cp-vieri-c-feditori-2'), ROUTED);
    expect(rally(routed, 'vieri')).toBeNull();
    expect(rally(routed, 'vieri', 'continuum')).toMatchObject({ rule: 'gg.5.4', reason: 'notBasic' });
    const benevento = bare('benevento').put('bn-mirepoix-i-provence-1', '1909', 'W').capitano('mirepoix', '1909');
    expect(rally(benevento, 'mirepoix')).toMatchObject({ rule: 'gg.S.6.9', reason: 'noCarroccio' });
    const montaperti = underway('montaperti');
    expect(rally(montaperti, 'pitigliano')).toMatchObject({ rule: 'gg.S.3.8.1', reason: 'nobodyRouted' });
  });
});

describe('riders', () => {
  rule(['gg.13.1.1', 'gg.13.1.2'], 'a Capitano who has not moved is told that the hex is out of reach', () => {
    const p = vieri();
    const t = p.play(orders(p, 'vieri'));
    expect(t.refusal({ type: 'moveCapitano', to: p.hex('0509') })).toMatchObject({
      rule: 'gg.13.1.1',
      reason: 'outOfReach',
    });
    t.act({ type: 'moveCapitano', to: p.hex('1508') });
    expect(t.refusal({ type: 'moveCapitano', to: p.hex('1509') })).toMatchObject({
      rule: 'gg.13.1.2',
      reason: 'hasMoved',
    });
  });

  rule('gg.S.6.8.2a', 'Manfredi, that he stays with his men', () => {
    const p = bare('benevento')
      .put('bn-manfredi-c-fam-regis-1', '0909', 'E')
      .put('bn-mirepoix-i-provence-1', '2009', 'W');
    const t = p.capitano('manfredi', '0909').play(orders(p, 'manfredi'));
    const ride = (hex: string) => t.refusal({ type: 'moveCapitano', to: p.hex(hex) });
    expect(ride('1009')).toMatchObject({ rule: 'gg.S.6.8.2a', reason: 'withHisMen' });
    expect(ride('1909')).toMatchObject({ rule: 'gg.13.1.1', reason: 'outOfReach' });
  });

  rule(['gg.13.2.4', 'gg.13.3.2'], 'a Standard or Hero is refused for having ridden, for points, for distance', () => {
    const p = bare('campaldino')
      .put('cp-pazzo-c-fieschi-1', '1609', 'W')
      .put('cp-pazzo-c-orvieto-1', '1508', 'W')
      .put('cp-pazzo-c-arezzo-1', '0403', 'W')
      .capitano('pazzo', '1609');
    p.state.standards[GHIBELLINE] = p.unit('cp-pazzo-c-fieschi-1');
    const to = (id: string) => ({ type: 'movePersonality', who: 'standard', to: p.unit(id) });
    const t = p.play(orders(p, 'pazzo'));
    expect(t.refusal(to('cp-pazzo-c-arezzo-1'))).toMatchObject({ rule: 'gg.13.2.4', reason: 'outOfReach' });
    expect(t.refusal(to(FEDITORI))).toMatchObject({ rule: 'gg.13.2.4', reason: 'notYourBattaglia' });
    t.act(to('cp-pazzo-c-orvieto-1'));
    expect(t.refusal(to('cp-pazzo-c-fieschi-1'))).toMatchObject({ rule: 'gg.13.2.4', reason: 'hasRidden' });
    expect(p.play(orders(p, 'pazzo', 0)).refusal(to('cp-pazzo-c-fieschi-1'))).toMatchObject({ reason: 'hasRidden' });
    p.state.rode = [];
    expect(p.play(orders(p, 'pazzo', 0)).refusal(to('cp-pazzo-c-fieschi-1'))).toMatchObject({ reason: 'tooFewPoints' });
  });

  rule(['gg.13.2.4', 'gg.13.3.2'], 'for riding to where he is, and for not being there at all', () => {
    const [bearer, other] = ['cp-montefeltro-c-montefel-1', 'cp-montefeltro-c-fuoriusc-1'];
    const p = bare('campaldino').put(bearer, '1609', 'W').put(other, '1508', 'W').capitano('montefeltro', '1609');
    const ride = (who: string, to: string) =>
      p.play(orders(p, 'montefeltro')).refusal({ type: 'movePersonality', who, to: p.unit(to) });
    const rules = { hero: 'gg.13.3.2', standard: 'gg.13.2.4' };
    for (const who of ['hero', 'standard'] as const)
      expect(ride(who, other)).toMatchObject({
        rule: rules[who],
        reason: 'notEligible',
        battaglia: p.battaglia('montefeltro'),
      });
    p.state.heroes = [p.unit(bearer)];
    expect(ride('hero', other)).toBeNull();
    expect(ride('hero', bearer)).toMatchObject({ rule: 'gg.13.3.2', reason: 'notYourBattaglia', unit: p.unit(bearer) });
    p.put('cp-montefeltro-c-arezzo-1', '0403', 'W').state.cell[p.unit('cp-montefeltro-c-arezzo-1')] = ROUTED;
    expect(ride('hero', 'cp-montefeltro-c-arezzo-1')).toMatchObject({ reason: 'notYourBattaglia' });
  });
});

describe('Orders', () => {
  rule('gg.S.8.5.1b', 'the second Compagnia is refused as the second, not as a stranger', () => {
    const p = underway('campaldino');
    const [rossa, bianca] = ['compagnia-rossa', 'compagnia-bianca'].map(id => {
      const [unit = -1] = at(p.battle.roster.battaglie, p.battaglia(id)).units;
      return unit;
    });
    const frame = { ...at(orders(p, 'vieri'), 0), compagnia: p.battaglia('compagnia-rossa') };
    const t = p.play([frame]);
    expect(t.refusal({ type: 'order', order: 'fire', unit: bianca })).toMatchObject({
      rule: 'gg.S.8.5.1b',
      reason: 'oneCompagnia',
    });
    const other = t.refusal({ type: 'order', order: 'echelon', unit: rossa });
    expect(other).not.toMatchObject({ rule: 'gg.S.8.5.1b' });
    expect(t.refusal({ type: 'order', order: 'move', unit: p.unit('cp-durfort-c-anjou-1') })).toMatchObject({
      rule: 'gg.5.1.3a',
    });
  });

  rule(['gg.S.8.5.2', 'gg.S.1.5'], 'Reload belongs to Campaldino', () => {
    const p = vieri();
    expect(
      p.play(orders(p, 'vieri')).refusal({ type: 'order', order: 'reload', unit: p.unit(FEDITORI) }),
    ).toMatchObject({
      rule: 'gg.S.8.5.2',
      reason: 'noReload',
    });
    const b = bare('benevento').put('bn-mirepoix-x-bourgog-1', '1909', 'W').capitano('mirepoix', '1909');
    const reload = { type: 'order', order: 'reload', unit: b.unit('bn-mirepoix-x-bourgog-1') };
    expect(b.play(orders(b, 'mirepoix')).refusal(reload)).toMatchObject({ rule: 'gg.S.1.5', reason: 'noReload' });
  });

  rule(['gg.S.3.5a', 'gg.S.3.5b', 'gg.S.1.5'], 'so does Tradimento to Montaperti', () => {
    const refusal = (scenario: 'montaperti' | 'campaldino', active: 0 | 1) => {
      const p = underway(scenario);
      p.state.active = active;
      return p.play([{ step: 'basic', optional: false }]).refusal({ type: 'tradimento' });
    };
    expect(refusal('campaldino', GHIBELLINE)).toMatchObject({ rule: 'gg.S.1.5' });
    expect(refusal('montaperti', GUELPH)).toMatchObject({ rule: 'gg.S.3.5a' });
    expect(refusal('montaperti', GHIBELLINE)).toMatchObject({ rule: 'gg.S.3.5b' });
  });

  rule('gg.S.8.7.2', 'another Capitano waits for the end of Donati’s run by the rule of Campaldino', () => {
    const p = underway('campaldino').capitano('donati', '1612');
    p.state.active = GUELPH;
    p.state.events.run = p.battaglia('donati');
    const t = p.play([{ step: 'continuing' }]);
    expect(t.refusal({ type: 'continuum', battaglia: p.battaglia('vieri') })).toMatchObject({ rule: 'gg.S.8.7.2' });
  });

  rule('gg.S.3.6.2b', 'and of Arras’s by that of Montaperti', () => {
    const p = underway('montaperti').capitano('arras', '1502', { capacity: 9 });
    p.state.active = GHIBELLINE;
    p.state.events.run = p.battaglia('arras');
    const t = p.play([{ step: 'continuing' }]);
    expect(t.refusal({ type: 'continuum', battaglia: p.battaglia('anglano') })).toMatchObject({ rule: 'gg.S.3.6.2b' });
  });

  rule(
    ['gg.S.6.6.1', 'gg.S.7.3'],
    'the Saracens never interrupt, and cannot be exempted from what does not bind them',
    () => {
      const p = underway('benevento-free').capitano('giordano', '1009', { capacity: 6 });
      p.state.active = GUELPH;
      p.state.events.coordinated = [p.battaglia('giordano')];
      const t = p.play([{ step: 'interruption', battaglia: p.battaglia('mirepoix'), capacity: 5 }]);
      expect(t.legal('interrupt')).toEqual([{ type: 'interrupt', battaglia: p.battaglia('giordano') }]);
      const refusal = (id: string) => t.refusal({ type: 'interrupt', battaglia: p.battaglia(id) });
      expect(refusal('saracens')).toMatchObject({ rule: 'gg.S.6.6.1' });
      const free = p.play([{ step: 'freeing', side: GHIBELLINE }]).legal('coordinate');
      expect(free.map(({ battaglia }) => battaglia)).not.toContain(p.battaglia('saracens'));
      p.state.events.coordinated.push(p.battaglia('saracens'));
      expect(p.battle.rules.barsInterruptio(p.battle, p.battaglia('saracens'))).toBe('gg.S.6.6.1');
    },
  );
});

rule(
  ['gg.S.7.3', 'gg.S.1.5'],
  'an exemption from the confusion is a matter of Benevento, and of its Ghibellines',
  () => {
    const asked = (scenario: ScenarioId, id: string, side: Side = GHIBELLINE, level = 0) => {
      const p = position(scenario);
      p.state.levels = [level, 0];
      return p.play([{ step: 'freeing', side }]).refusal({ type: 'coordinate', battaglia: p.battaglia(id) });
    };
    expect(asked('benevento-free', 'giordano')).toBeNull();
    // R132: two Levels that would bring the Guelph to 12 cannot be given away.
    expect(asked('benevento-free', 'giordano', GHIBELLINE, 9)).toBeNull();
    expect(asked('benevento-free', 'giordano', GHIBELLINE, 10)).toMatchObject({ rule: 'gg.S.7.3' });
    for (const id of ['charles', 'saracens'])
      expect(asked('benevento-free', id)).toMatchObject({ rule: 'gg.S.7.3', reason: 'notEligible' });
    expect(asked('montaperti-free', 'anglano')).toMatchObject({ rule: 'gg.S.1.5', reason: 'notEligible' });
    expect(asked('campaldino-free', 'vieri', GUELPH)).toMatchObject({ rule: 'gg.S.1.5', reason: 'notEligible' });
  },
);

describe('moves', () => {
  rule(['gg.8.1.3', 'gg.6.1a'], 'a hex beside needs a turn while one of the two turns to it can be paid', () => {
    const p = bare('campaldino').put('cp-mangiatori-i-firenze-1', '1209', 'E');
    const [unit, cell] = [p.unit('cp-mangiatori-i-firenze-1'), p.hex('1209')];
    const { neighbours } = p.battle.field.grid;
    const asked = (facing: number, way: number) => {
      const mover = { unit, cell, facing, points: 1, moved: 1, turnedAt: [] };
      return whyNoStep(p.battle, mover, neighbours[cell * 6 + way] ?? -1)?.reason;
    };
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const toward = (...more: number[]) => more.map(one => asked(facing, (facing + one) % 6));
      // In front of the unit, one vertex off on either side, and behind it.
      expect(toward(0, 1)).toEqual([undefined, undefined]);
      expect(toward(2, 5)).toEqual(['notInFront', 'notInFront']);
      expect(toward(3, 4)).toEqual(['tooDear', 'tooDear']);
    }
  });

  rule(['gg.8.1.2', 'gg.8.1.3', 'gg.6.1.1'], 'a hex is far off, or needs a turn, or a turn that cannot be made', () => {
    const p = vieri();
    const t = ordered(p, 'vieri', 'move', FEDITORI);
    const step = (hex: string) => t.refusal({ type: 'step', to: p.hex(hex) });
    expect(step('0509')).toMatchObject({ rule: 'gg.8.1.2', reason: 'notNext' });
    expect(step('1709')).toMatchObject({ rule: 'gg.8.1.3', reason: 'notInFront' });
  });

  rule('gg.6.1a', 'a unit turns once in a hex', () => {
    const p = vieri();
    const t = march(ordered(p, 'vieri', 'move', FEDITORI), 'E');
    expect(t.refusal({ type: 'turn', facing: p.facing('W') })).toMatchObject({ reason: 'alreadyTurned' });
  });

  rule('gg.S.8.9.2', 'the Camp stops Ghibellines, and the refusal says that it is the Camp', () => {
    const p = bare('campaldino').put('cp-pazzo-c-orvieto-1', '2005', 'E').put(FEDITORI, '2309', 'W');
    const t = march(ordered(p, 'pazzo', 'move', 'cp-pazzo-c-orvieto-1'), '2104');
    expect(t.refusal({ type: 'step', to: p.hex('2204') })).toMatchObject({ rule: 'gg.S.8.9.2', reason: 'campStops' });
    expect(t.refusal({ type: 'turn', facing: p.facing('W') })).toMatchObject({ reason: 'campStops' });
  });

  rule('gg.S.2.2.3b', 'a march refuses the hex next to the enemy for that', () => {
    const p = bare('campaldino-free').put(FEDITORI, '1407', 'W').put('cp-pazzo-c-fieschi-1', '1207', 'E');
    p.capitano('vieri', '1407').capitano('pazzo', '1207');
    p.state.events.marching = true;
    const t = p
      .play([{ step: 'marchTurn', side: GUELPH, turn: 1 }], [1, 1])
      .act({ type: 'marchOn' })
      .act({ type: 'march', battaglia: p.battaglia('vieri') })
      .act({ type: 'marchUnit', unit: p.unit(FEDITORI) });
    expect(t.refusal({ type: 'step', to: p.hex('1307') })).toMatchObject({ rule: 'gg.S.2.2.3b', reason: 'marchApart' });
  });
});

describe('in a combat and after it', () => {
  const [first, second, third] = GUELPHS;
  const [defender, other] = GHIBELLINES;

  rule(['gg.10.5.2a', 'gg.10.5.3'], 'only who has declared an attack leads it', () => {
    const p = duel().put(second, '1208', 'W').put(other, '0909', 'E');
    const t = stepFive(p, [DUEL]);
    const lead = (unit: string, target: string) =>
      t.refusal({ type: 'combat', target: p.unit(target), lead: p.unit(unit) });
    expect(lead(first, defender)).toBeNull();
    expect(lead(second, defender)).toMatchObject({ rule: 'gg.10.5.2a', reason: 'notAttacking' });
    expect(lead(first, other)).toMatchObject({ rule: 'gg.10.5.2a', reason: 'notAttacking' });
  });

  rule('gg.10.6.4a', 'the hits left over go to those attackers who have had none of them', () => {
    const p = duel().put(second, '1109', 'W').put(third, '1008', 'W');
    const units = [p.unit(second)];
    const t = alone(p, { step: 'share', units, left: 1 });
    expect(t.refusal({ type: 'takeHit', unit: p.unit(second) })).toBeNull();
    for (const id of [first, defender])
      expect(t.refusal({ type: 'takeHit', unit: p.unit(id) })).toMatchObject({ reason: 'takesNoHit' });
    expect(t.refusal({ type: 'takeHit', unit: 999 })).toMatchObject({ reason: 'takesNoHit' });
  });

  rule(['gg.10.7.1b', 'gg.10.9.1'], 'a free turn is of one vertex', () => {
    const p = duel();
    for (const cited of ['gg.10.7.1b', 'gg.10.9.1']) {
      const t = alone(p, { step: 'turnAfter', unit: p.unit(first), rule: cited });
      expect(t.refusal({ type: 'face', facing: p.facing('SW') })).toBeNull();
      expect(t.refusal({ type: 'face', facing: p.facing('E') })).toMatchObject({ rule: cited, reason: 'oneVertex' });
    }
  });

  rule('gg.13.2.3b', 'the shock of a lost Standard takes each unit within reach once', () => {
    const p = duel().put(second, '1208', 'W').put(third, '1609', 'W');
    const t = alone(p, { step: 'panic', side: GUELPH, units: [p.unit(first), p.unit(second)] });
    const shake = (unit: string) => ({ type: 'shake', unit: p.unit(unit) });
    expect(t.refusal(shake(third))).toMatchObject({ rule: 'gg.13.2.3b', reason: 'notShaken' });
    t.act(shake(first));
    expect(t.refusal(shake(first))).toMatchObject({ rule: 'gg.13.2.3b', reason: 'notShaken' });
  });

  rule(['gg.13.1.7', 'gg.13.1.10'], 'a Capitano flees as far as he can ride, an Adjutant joins his own men', () => {
    const p = duel().capitano('vieri', '1209');
    const flight = alone(p, { step: 'escape', battaglia: p.battaglia('vieri') });
    expect(flight.refusal({ type: 'escape', to: p.hex('0209') })).toMatchObject({
      rule: 'gg.13.1.7',
      reason: 'outOfReach',
    });
    const t = alone(p, { step: 'adjutant', battaglia: p.battaglia('vieri') });
    expect(t.refusal({ type: 'adjutant', unit: p.unit(first) })).toBeNull();
    for (const id of [second, defender])
      expect(t.refusal({ type: 'adjutant', unit: p.unit(id) })).toMatchObject({
        rule: 'gg.13.1.10',
        reason: 'cannotJoin',
      });
  });
});

describe('reactions', () => {
  const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

  rule(['gg.6.2a', 'gg.6.2c'], 'who does not turn is told why: not beset, done already, held by another', () => {
    const p = bare('campaldino').put(FEDITORI, '1209', 'W').put('cp-pazzo-c-fieschi-1', '1109', 'W');
    p.put('cp-pazzo-c-orvieto-1', '1309', 'W');
    const mover = p.unit(FEDITORI);
    const beset = p.unit('cp-pazzo-c-fieschi-1');
    const t = alone(p, { step: 'facingReaction', mover, done: [] });
    const react = (unit: number, corner: string) => t.refusal({ type: 'react', unit, facing: p.facing(corner) });
    expect(react(beset, 'NW')).toBeNull();
    expect(react(beset, 'E')).toMatchObject({ rule: 'gg.6.2a', reason: 'oneVertex' });
    // It faces the mover.
    expect(react(p.unit('cp-pazzo-c-orvieto-1'), 'NW')).toMatchObject({ rule: 'gg.6.2a', reason: 'notBeset' });
    expect(react(999, 'NW')).toMatchObject({ rule: 'gg.6.2a', reason: 'notBeset' });
    p.put('cp-vieri-c-feditori-2', '1009', 'E').put('cp-pazzo-c-arezzo-1', '1210', 'SW');
    const held = alone(p, { step: 'facingReaction', mover, done: [p.unit('cp-pazzo-c-orvieto-1')] });
    const again = (id: string) => held.refusal({ type: 'react', unit: p.unit(id), facing: p.facing('NW') });
    expect(again('cp-pazzo-c-fieschi-1')).toMatchObject({ rule: 'gg.6.2c', reason: 'heldInZone' });
    expect(again('cp-pazzo-c-orvieto-1')).toMatchObject({ rule: 'gg.6.2a', reason: 'turnedBefore' });
  });

  rule(['gg.10.4.1', 'gg.10.1.4'], 'who does not shoot is told why', () => {
    const p = bare('campaldino').put(FEDITORI, '1309', 'W').put(CROSSBOWS, '1209', 'E');
    p.put('cp-guglielmino-a-arezzo-1', '1308', 'NW').put('cp-guglielmino-i-arezzo-1', '1310', 'E');
    const fire = (id: string) =>
      alone(p, { step: 'entryFire', mover: p.unit(FEDITORI) }).refusal({ type: 'shoot', unit: p.unit(id) });
    expect(fire(CROSSBOWS)).toBeNull();
    expect(fire('cp-guglielmino-a-arezzo-1')).toMatchObject({ rule: 'gg.10.4.1', reason: 'notBeforeIt' });
    expect(fire('cp-guglielmino-i-arezzo-1')).toMatchObject({ rule: 'gg.10.1', reason: 'notMissile' });
    expect(fire('cp-vieri-c-feditori-2')).toMatchObject({ rule: 'gg.10.4.1', reason: 'notBeforeIt' });
    p.put(CROSSBOWS, '1209', 'E', { fired: true }).put('cp-guglielmino-a-arezzo-1', '1409', 'W');
    expect(fire(CROSSBOWS)).toMatchObject({ rule: 'gg.10.1.4', reason: 'hasFired' });
  });
});

describe('Orders', () => {
  rule(['gg.5.3.4', 'gg.8.2.7b'], 'a Withdraw goes to an empty hex behind', () => {
    const p = vieri().put('cp-vieri-c-feditori-2', '1709', 'W');
    const t = p.play([{ step: 'withdraw', unit: p.unit(FEDITORI) }, { step: 'continuing' }]);
    const back = (hex: string) => t.refusal({ type: 'back', to: p.hex(hex) });
    expect(t.legal('back')).not.toEqual([]);
    expect(back('1509')).toMatchObject({ rule: 'gg.5.3.4', reason: 'notBehind' });
    expect(back('1709')).toMatchObject({ rule: 'gg.5.3.4', reason: 'occupied' });
    expect(t.refusal({ type: 'leaveBehind' })).toMatchObject({ rule: 'gg.14.0.6a', reason: 'nobodyAlong' });
  });

  rule(['gg.5.3.2', 'gg.10.1.2a'], 'a Fire turns by one vertex, and only at an enemy in range and sight', () => {
    const p = bare('campaldino').put('cp-guglielmino-x-arezzo-1', '1209', 'E').put(FEDITORI, '1309', 'W');
    p.put('cp-vieri-c-feditori-2', '2309', 'W');
    const t = ordered(p, 'guglielmino', 'fire', 'cp-guglielmino-x-arezzo-1');
    const fire = (id: string, corner: string) =>
      t.refusal({ type: 'fireAt', target: p.unit(id), facing: p.facing(corner) });
    expect(fire(FEDITORI, 'E')).toBeNull();
    expect(fire('cp-vieri-c-feditori-2', 'E')).toMatchObject({ rule: 'gg.10.1.2a', reason: 'cannotShootAt' });
    expect(fire(FEDITORI, 'W')).not.toBeNull();
  });

  rule('gg.12.1a', 'who charges cannot forbear to attack', () => {
    const p = vieri().put('cp-pazzo-c-fieschi-1', '1309', 'E');
    const t = march(ordered(p, 'vieri', 'charge', FEDITORI), '1509', '1409').act({ type: 'stop' });
    expect(t.step).toBe('target');
    expect(t.refusal({ type: 'noAttack' })).toMatchObject({ rule: 'gg.12.1a', reason: 'mustAttack' });
  });

  rule('gg.3.0d', 'a Basic Activation cannot be passed over', () => {
    const t = underway('campaldino').play([{ step: 'basic', optional: false }]);
    expect(t.refusal({ type: 'pass' })).toMatchObject({ rule: 'gg.3.0d', reason: 'mustActivate' });
  });
});

describe('before the battle', () => {
  rule('gg.S.1.1', 'units are placed in turn, each in a free hex of its row', () => {
    const p = position('campaldino');
    const t = p.play([{ step: 'deployment', side: GUELPH, done: [] }, { step: 'continuing' }]);
    const [place] = t.legal('place');
    expect(t.refusal({ ...place, to: 0 })).toMatchObject({ rule: 'gg.S.1.1', reason: 'notInRow' });
    expect(t.refusal({ ...place, unit: 999 })).toMatchObject({ rule: 'gg.S.1.1', reason: 'notToPlace' });
  });

  rule('gg.S.4.3', 'Arras enters by the edges of the rule', () => {
    const t = position('montaperti-free').play([{ step: 'ambush' }, { step: 'continuing' }]);
    expect(t.refusal({ type: 'edge', cell: -1 })).toMatchObject({ rule: 'gg.S.4.3', reason: 'notOnEdge' });
  });

  rule(['gg.S.4.4', 'gg.S.9.3'], 'no more Levels are written than can be spent', () => {
    const spend = (scenario: 'montaperti-free' | 'campaldino-free', levels: number) =>
      position(scenario)
        .play([{ step: 'papers' }, { step: 'continuing' }])
        .refusal({ type: 'spend', levels });
    expect(spend('campaldino-free', 1)).toBeNull();
    expect(spend('campaldino-free', 2)).toMatchObject({ rule: 'gg.S.9.3', reason: 'levelsAtMost', most: 1 });
    expect(spend('montaperti-free', 12)).toMatchObject({ rule: 'gg.S.4.4', reason: 'levelsAtMost', most: 11 });
  });

  rule('gg.S.2.2.3a', 'a Battaglia marches with its own units, each once', () => {
    const p = position('campaldino-free');
    const column = { step: 'column' as const, battaglia: p.battaglia('vieri'), turn: 1, compagnia: -1 };
    const t = alone(p, { ...column, moved: [p.unit(FEDITORI)] });
    const go = (id: string) => t.refusal({ type: 'marchUnit', unit: p.unit(id) });
    expect(go('cp-vieri-c-feditori-2')).toBeNull();
    expect(go(FEDITORI)).toMatchObject({ rule: 'gg.S.2.2.3a', reason: 'unitMarched' });
    expect(go('cp-mangiatori-i-firenze-1')).toMatchObject({ rule: 'gg.S.2.2.3a', reason: 'notInColumn' });
  });
});

rule(['gg.S.3.8.1', 'gg.S.3.8.4'], 'who comes back has routed, and does so by the Carroccio', () => {
  const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-salvani-c-siena-2', '3419', 'W');
  const siena = p.unit('mp-salvani-c-siena-1');
  p.state.cell = p.state.cell.with(siena, ROUTED);
  const t = alone(p.capitano('salvani', '3419'), { step: 'comingBack', battaglia: p.battaglia('salvani'), left: 1 });
  const back = (unit: number, hex: string) => t.refusal({ type: 'comeBack', unit, to: p.hex(hex), facing: 0 });
  expect(back(siena, '2219')).toBeNull();
  expect(back(p.unit('mp-salvani-c-siena-2'), '2219')).toMatchObject({ rule: 'gg.S.3.8.1', reason: 'notRallied' });
  expect(back(siena, '3419')).toMatchObject({ rule: 'gg.S.3.8.4', reason: 'noRallyHere' });
});
