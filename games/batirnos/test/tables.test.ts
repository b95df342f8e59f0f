/** Refusals and reckonings as tables: late moves, shots, cards exchanged and misled, protection over works (nqsb.9.6, nqsb.6, nqsb.3.2.2, nqsb.5.4.6). */
import { describe, expect } from 'vitest';
import { decisiveHits, fireProtection, whyNoFire, whyNoTarget } from '../src/06-fire/fire.ts';
import { meleeProtection } from '../src/07-melee/melee.ts';
import { ACTED, BARRAGED, EVADED, FIRED, LATE, MOVED, WITHDREW } from '../src/state.ts';
import { type Condition, type Position, position } from './battlefield.ts';
import { march } from './drill.ts';
import { rule } from './rules.ts';

const words = (found: { rule: string; reason: string } | null | undefined): string =>
  found ? `${found.rule} ${found.reason}` : 'yes';

describe('late moves', () => {
  const late = (troop: string, card: number, bits = 0, is: Condition = {}, general = '1010') => {
    const p = position()
      .lead(0, 0, general, 'villequier')
      .put('A', 0, troop, '1009', 'N', is)
      .put('S', 0, 'ge-pm', '1110', 'N')
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, card);
    p.state.marks[0] = (p.state.marks[0] ?? 0) | bits;
    return words(p.play({ step: 'late', side: 0 }).refusal(march(p, 'A')));
  };

  rule('nqsb.9.6', 'who has Duttilità and has not moved, or rides in a raid', () => {
    expect(late('ge-pm', 5)).toBe('yes');
    expect([MOVED, EVADED, LATE].map(bits => late('ge-pm', 5, bits))).toEqual(Array(3).fill('nqsb.9.6 hasMoved'));
    expect(late('fr-cp-chev', 16)).toBe('yes');
    expect([MOVED, EVADED, LATE].map(bits => late('fr-cp-chev', 16, bits))).toEqual([
      'yes',
      'nqsb.9.6 hasMoved',
      'nqsb.9.6 hasMoved',
    ]);
    expect([late('fr-cp-chev', 5), late('fr-pm-line', 16)]).toEqual(Array(2).fill('nqsb.9.6 noDuttilita'));
    expect([late('ge-pm', 5, 0, { shaken: true }), late('ge-pm', 5, 0, { paralysed: true })]).toEqual([
      'nqsb.10.16 isShaken',
      'nqsb.10.14 isParalysed',
    ]);
  });
});

describe('shots', () => {
  rule(['nqsb.6.1.declare', 'nqsb.3.3.1.fire', 'nqsb.9.2.one-action'], 'who does not fire, and why', () => {
    const fires = (troop: string, bits = 0, is: Condition = {}, why: 'order' | 'barrage' | 'fermezza' = 'order') => {
      const p = position().put('A', 0, troop, '1009', 'N', is);
      p.state.marks[0] = (p.state.marks[0] ?? 0) | bits;
      return words(whyNoFire(p.battle, 0, why));
    };
    expect([fires('fr-pm-line'), fires('fr-al'), fires('fr-cp-gend'), fires('fr-al', 0, { second: true })]).toEqual([
      'yes',
      'yes',
      'nqsb.2.6.1.values noFire',
      'nqsb.9.2 notInBattery',
    ]);
    expect([fires('fr-fl', 0, { shaken: true }), fires('fr-fl', 0, { paralysed: true })]).toEqual([
      'nqsb.10.16 isShaken',
      'nqsb.10.14 isParalysed',
    ]);
    expect([fires('fr-fl', FIRED), fires('fr-fl', BARRAGED), fires('fr-fl', FIRED, {}, 'barrage')]).toEqual([
      'nqsb.3.3.1.fire hasFired',
      'yes',
      'yes',
    ]);
    expect(fires('fr-fl', BARRAGED, {}, 'barrage')).toBe('nqsb.3.3.1.fire hasFired');
    expect([fires('fr-al', ACTED), fires('fr-fl', ACTED), fires('fr-fl', WITHDREW)]).toEqual([
      'nqsb.9.2.one-action hasActed',
      'yes',
      'nqsb.2.5.2.ability hasWithdrawn',
    ]);
  });

  rule(['nqsb.6.3', 'nqsb.6.3.target', 'nqsb.6.3.reiter', 'nqsb.6.3.fermezza'], 'engaged units and targets', () => {
    const close = (troop: string, spanish: number) =>
      position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1004', 'villequier')
        .put('A', 0, troop, '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 0, 'fr-fl', '1008', 'N')
        .order(1, 0, spanish);
    const self = (troop: string, spanish: number, why: 'order' | 'fermezza' = 'order') =>
      words(whyNoFire(close(troop, spanish).battle, 0, why));
    expect([
      self('fr-pm-line', 5),
      self('fr-pm-line', 12),
      self('fr-pm-line', 5, 'fermezza'),
      self('ge-re', 5),
    ]).toEqual(['nqsb.6.3 engaged', 'yes', 'yes', 'yes']);
    const at = (p: Position, unit: string, why: 'order' | 'fermezza' = 'order') =>
      words(whyNoTarget(p.battle, p.unit(unit), p.unit('B'), why));
    const engaging = (troop: string) => close(troop, 12).order(0, 0, 10);
    expect([at(engaging('fr-pm-line'), 'C'), at(close('fr-pm-line', 12), 'C')]).toEqual([
      'nqsb.6.3.target engagedTarget',
      'yes',
    ]);
    expect([
      at(engaging('ge-re'), 'A'),
      at(engaging('fr-pm-line'), 'A'),
      at(engaging('fr-pm-line'), 'A', 'fermezza'),
    ]).toEqual(['yes', 'nqsb.6.3.target engagedTarget', 'yes']);
  });

  rule(
    ['nqsb.10.19.scenario', 'nqsb.2.1.scenario-oob'],
    'at night one hex; an ambush is not seen until somebody is beside it',
    () => {
      const night = (turn: number, hex: string) => {
        const p = position('arras').put('A', 0, 'fr-fl', '1010', 'N').put('B', 1, 'sp-pm', hex, 'S');
        p.state.turn = turn;
        return words(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order'));
      };
      expect([night(3, '1009'), night(3, '1008'), night(4, '1008')]).toEqual([
        'yes',
        'nqsb.10.19.scenario noSight',
        'yes',
      ]);
      const hidden = position().put('A', 0, 'fr-fl', '1010', 'N').put('B', 1, 'sp-pm', '1008', 'S', { ambushed: true });
      expect(words(whyNoTarget(hidden.battle, 0, hidden.unit('B'), 'order'))).toBe('nqsb.2.1.scenario-oob inAmbush');
      hidden.put('C', 0, 'fr-fl', '1007', 'N');
      expect(words(whyNoTarget(hidden.battle, 0, hidden.unit('B'), 'order'))).toBe('yes');
    },
  );

  rule(
    ['nqsb.6.1.protection', 'nqsb.1.4.hex-protection', 'nqsb.5.4.6'],
    'works protect across themselves, gabions guns; pioneers take one away',
    () => {
      const guarded = (troop: string, hex: string, from: string, card = 0) => {
        const p = position('arras')
          .lead(0, 0, '1010')
          .put('A', 0, 'fr-pm-line', from, 'N')
          .put('B', 1, troop, hex, 'S');
        if (card > 0) p.order(0, 0, card);
        return [fireProtection(p.battle, p.unit('B'), 0), meleeProtection(p.battle, p.unit('B'), 0)];
      };
      const open = guarded('sp-pm', '0309', '0310');
      const found = {
        open,
        front: guarded('sp-pm', '1207', '1208'),
        behind: guarded('sp-pm', '1207', '1206'),
        aside: guarded('sp-pm', '1207', '1107'),
        pioneers: guarded('sp-pm', '1207', '1208', 39),
        gabions: guarded('sp-al', '1106', '1107'),
        'guns in the open': guarded('sp-al', '0309', '0310'),
        buildings: guarded('sp-pm', '0902', '0901'),
      };
      expect(found).toEqual({
        open: [1, 1],
        front: [2, 2],
        behind: [1, 1],
        aside: [1, 1],
        pioneers: [1, 1],
        gabions: [1, 1],
        'guns in the open': [0, 0],
        buildings: [2, 2],
      });
    },
  );

  rule('nqsb.4.1', 'the successes that decide a shot', () => {
    const hits = (a: string, b: string, far: string, is: Condition = {}) => {
      const p = position().put('A', 0, a, '1010', 'N').put('B', 1, b, far, 'S', is);
      return decisiveHits(p.battle, 0, p.unit('B'));
    };
    // Strength and armour, less what the shot does of itself.
    expect([hits('fr-pm-line', 'sp-pm', '1008'), hits('fr-pm-line', 'sp-pm', '1008', { strength: 1 })]).toEqual([5, 2]);
    expect([hits('fr-fl', 'sp-pm', '1008'), hits('fr-fl', 'sp-pm', '1008', { strength: 1 })]).toEqual([4, 1]);
    // From afar guns only paralyse: one through the armour.
    expect([hits('fr-al', 'sp-pm', '1008'), hits('fr-al', 'sp-pm', '1006')]).toEqual([5, 2]);
  });
});

describe('cards that change the count', () => {
  const table = () => {
    const p = position()
      .command(0, '1012', 'villequier')
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '1210', 'villequier')
      .lead(0, 2, '2202', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .lead(1, 1, '1203', 'villequier');
    p.put('A', 0, 'fr-fl', '1009').put('B', 0, 'fr-fl', '1209', 'N', { division: 1 });
    p.put('C', 0, 'fr-fl', '2203', 'N', { division: 2 });
    p.put('D', 1, 'sp-fl', '1004').put('E', 1, 'sp-fl', '1204', 'S', { division: 1 });
    return p;
  };

  rule('nqsb.3.2.2.special', '37 Colpo d’occhio: with whom the card changes hands', () => {
    const p = table().order(0, 0, 37).order(0, 1, 5).order(0, 2, 6);
    const t = p.play({ step: 'exchanging', division: p.division(0, 0) });
    const over = (side: 0 | 1, place: number) =>
      words(t.refusal({ type: 'handOver', division: p.division(side, place) }));
    expect([over(0, 1), over(0, 0), over(0, 2), over(1, 0)]).toEqual([
      'yes',
      'nqsb.3.2.2.special sameDivision',
      'nqsb.3.2.2.special outOfTouch',
      'nqsb.3.2.2.special notYours',
    ]);
    t.act({ type: 'handOver', division: p.division(0, 1) });
    const held = [0, 1].map(place => [p.state.order[p.division(0, place)], p.state.priority[p.division(0, place)]]);
    expect(held).toEqual([
      [5, 2],
      [37, 3],
    ]);
    const none = table().order(0, 0, 37);
    expect(none.play({ step: 'exchanging', division: none.division(0, 0) }).step).toBeNull();
    none.order(0, 1, 5);
    none.state.order[none.division(0, 1)] = 0;
    expect(none.play({ step: 'exchanging', division: none.division(0, 0) }).step).toBeNull();
  });

  rule('nqsb.3.2.2.special', '44 Notizie false: an enemy order above priority 1 sinks to 1', () => {
    const p = table().order(0, 0, 44).order(0, 1, 1).order(1, 0, 5).order(1, 1, 7);
    const t = p.play({ step: 'misleading', division: p.division(0, 0) });
    const misled = (side: 0 | 1, place: number) =>
      words(t.refusal({ type: 'mislead', division: p.division(side, place) }));
    expect([misled(1, 0), misled(1, 1), misled(0, 1)]).toEqual([
      'yes',
      'nqsb.3.2.2.special lowPriority',
      'nqsb.3.2.2.special isYours',
    ]);
    t.act({ type: 'mislead', division: p.division(1, 0) });
    expect(p.state.priority[p.division(1, 0)]).toBe(1);
    const none = table().order(0, 0, 44).order(1, 0, 7);
    expect(none.play({ step: 'misleading', division: none.division(0, 0) }).step).toBeNull();
  });
});
