/** What the special abilities of the order cards do (nqsb.2.5.2.ability). */
import { describe, expect } from 'vitest';
import { due, moraleModifiers } from '../../src/04-tests/tests.ts';
import { allowance } from '../../src/05-movement/movement.ts';
import { fireModifiers, mayShoot, onlyParalyses } from '../../src/06-fire/fire.ts';
import { meleeModifiers, meleeProtection } from '../../src/07-melee/melee.ts';
import { newMelee } from '../../src/07-melee/melee-steps.ts';
import { commandDistance, inCommand } from '../../src/10-command/command.ts';
import { MOVED, pair, SHIFTED } from '../../src/state.ts';
import { type Condition, type Position, position } from '../battlefield.ts';
import {
  fallBack,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  STAY,
  shoot,
  step,
  strength,
  types,
} from '../drill.ts';
import { rule } from '../rules.ts';

const ABILITY = 'nqsb.2.5.2.ability';

/** French A at 1007 and the Spanish B at 1006 face to face, generals behind them. */
const duel = (a: string, b: string, french: number, spanish = 0, is: Condition = {}) => {
  const p = position()
    .lead(0, 0, '1009', 'villequier')
    .lead(1, 0, '1004', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1006', 'S');
  if (french > 0) p.order(0, 0, french);
  return spanish > 0 ? p.order(1, 0, spanish) : p;
};
const melee = (p: Position, unit: string, foe: string, reaction = false) =>
  due(meleeModifiers(p.battle, p.unit(unit), p.unit(foe), reaction));
const fire = (p: Position, unit: string, target: string, reaction = false) =>
  due(fireModifiers(p.battle, p.unit(unit), p.unit(target), 'order', reaction));

describe('movement', () => {
  rule(ABILITY, '8 Avanzata: one point more, not into contact, not for guns', () => {
    const p = position()
      .lead(0, 0, '1009')
      .put('A', 0, 'fr-pm-line', '1008')
      .put('G', 0, 'fr-al', '1108')
      .order(0, 0, 8);
    expect([allowance(p.battle, p.unit('A')), allowance(p.battle, p.unit('G'))]).toEqual([2, 1]);
    p.put('B', 1, 'sp-pm', '1005', 'S');
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
    expect(t.refusal(step(p, '1006'))).toMatchObject({ rule: 'nqsb.5.contact-orders' });
  });

  rule(ABILITY, '19 Passaggio di linee: two neighbours change places', () => {
    const p = position()
      .lead(0, 0, '1009', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008')
      .put('C', 0, 'fr-cp-chev', '1108')
      .order(0, 0, 19);
    const t = moving(p);
    // Named either way it is the same exchange.
    for (const units of [
      [p.unit('A'), p.unit('C')],
      [p.unit('C'), p.unit('A')],
    ])
      expect(t.refusal({ type: 'trade', units })).toBeNull();
    t.act({ type: 'trade', units: [p.unit('C'), p.unit('A')] });
    expect([p.where('A'), p.where('C'), t.legal('march')]).toEqual(['1108', '1008', []]);
  });

  rule(ABILITY, '23 Ritirata ordinata: engaged units may leave, and then do not fire', () => {
    const p = duel('fr-fl', 'sp-pm', 23, 10);
    const t = moving(p).act(march(p, 'A')).act(step(p, '0908'));
    t.act(halt(p));
    while (t.step === 'departures') t.act(HOLD);
    expect(p.where('A')).toBe('0908');
    expect(mayShoot(p.battle, p.unit('A'), p.unit('B'), 'order')).toBe(false);
    // Other cards leave it engaged.
    expect(moving(duel('fr-fl', 'sp-pm', 12, 10)).legal('march')).toEqual([]);
  });

  rule(ABILITY, '39 Guastatori: foot does not halt at obstacles, and works protect less against it', () => {
    const p = position('rethel').lead(0, 0, '1509', 'villequier').put('A', 0, 'fr-fl', '1508').order(0, 0, 39);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1507')).act(step(p, '1506'));
    expect(p.where('A')).toBe('1506');
    expect(t.step).toBe('marching');
    const horse = position('rethel').lead(0, 0, '1509', 'villequier').put('A', 0, 'fr-cp-chev', '1508').order(0, 0, 39);
    const u = moving(horse).act(march(horse, 'A')).act(step(horse, '1507'));
    expect(u.refusal(step(horse, '1506'))).toMatchObject({ rule: 'nqsb.5.4.obstacle' });
    const works = (card: number) => {
      const q = position('arras').put('A', 0, 'fr-pm-line', '0608').put('B', 1, 'sp-pm', '0607', 'S').order(0, 0, card);
      return meleeProtection(q.battle, q.unit('B'), q.unit('A'));
    };
    expect([works(10), works(39)]).toEqual([2, 1]);
  });

  rule(ABILITY, '42 Caracollo: horse goes beside the enemy without melee, fires, and swings back a hex', () => {
    const p = position()
      .lead(0, 0, '1009', 'villequier')
      .put('R', 0, 'ge-re', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 42)
      .draws(0, 8, 7, 6);
    const t = moving(p).act(march(p, 'R')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    expect(p.where('R')).toBe('1007');
    const u = firing(p)
      .act(shoot(p, 'R', 'B'))
      .act(HOLD);
    expect([u.step, types(u)]).toEqual(['caracole', ['fallBack', 'stay']]);
    u.act(fallBack(p, '0908'));
    expect(p.where('R')).toBe('0908');
  });

  rule(ABILITY, '46 Ordine frainteso: somebody must move, nobody may end beside an enemy', () => {
    const p = position().lead(0, 0, '1009', 'villequier').put('A', 0, 'fr-pm-line', '1008').order(0, 0, 46);
    const t = moving(p);
    expect(t.refusal({ type: 'endMoves' })).toMatchObject({ reason: 'mustMove' });
    expect(t.legal('ride')).toEqual([]);
    t.act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    expect(t.legal('endMoves')).toHaveLength(1);
  });
});

describe('command', () => {
  rule(ABILITY, '36 Avanti tutta la linea: two more hexes of command; lost when focused', () => {
    const p = position().lead(0, 0, '1009', 'villequier').put('A', 0, 'fr-fl', '1609').order(0, 0, 36);
    expect([commandDistance(p.battle, p.division(0, 0)), inCommand(p.battle, p.unit('A'))]).toEqual([5, false]);
    p.put('A', 0, 'fr-fl', '1509');
    expect(inCommand(p.battle, p.unit('A'))).toBe(true);
    expect(inCommand(p.order(0, 0, 36, 'move').battle, p.unit('A'))).toBe(false);
  });

  rule(
    ABILITY,
    '38 La spada del principe: a card more in melee and morale within a hex of the general, who is spared',
    () => {
      const p = duel('fr-pm-line', 'sp-pm', 38).lead(0, 0, '1008', 'villequier');
      expect([melee(p, 'A', 'B'), due(moraleModifiers(p.battle, p.unit('A'), 'nerve'))]).toEqual([5, 6]);
      expect(melee(p.lead(0, 0, '1009'), 'A', 'B')).toBe(4);
      const q = duel('fr-pm-line', 'sp-pm', 38, 10).lead(0, 0, '1007', 'villequier').draws(1, 1, 2, 8, 7);
      const t = fighting(q, 'B').act(READY);
      while (t.step === 'retreating') t.act(STAY);
      expect([strength(q, 'A'), q.state.health[q.general(0, 0)]]).toEqual([3, 3]);
    },
  );

  rule(ABILITY, '48 Indecisione: a card less in every reaction, never below one', () => {
    const p = duel('fr-pm-line', 'sp-pm', 48);
    expect([melee(p, 'A', 'B'), melee(p, 'A', 'B', true)]).toEqual([4, 3]);
    expect([fire(p, 'A', 'B'), fire(p, 'A', 'B', true)]).toEqual([2, 1]);
  });
});

describe('fire', () => {
  rule(ABILITY, '14 Salva: a card more for who has not moved', () => {
    const p = duel('fr-pm-line', 'sp-pm', 14);
    expect(fire(p, 'A', 'B')).toBe(3);
    p.state.marks[p.unit('A')] = MOVED;
    expect(fire(p, 'A', 'B')).toBe(2);
    p.state.marks[p.unit('A')] = SHIFTED;
    expect(fire(p, 'A', 'B')).toBe(2);
  });

  rule(ABILITY, '41 Batteria mascherata: a card more for the guns in command, and a ring more of damage', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N')
      .put('four', 1, 'sp-pm', '1005', 'S')
      .put('five', 1, 'sp-pm', '1004', 'S');
    const paralyses = () => ['four', 'five'].map(target => onlyParalyses(p.battle, p.unit('G'), p.unit(target)));
    expect([fire(p, 'G', 'four'), ...paralyses()]).toEqual([3, true, true]);
    p.order(0, 0, 41);
    expect([fire(p, 'G', 'four'), ...paralyses()]).toEqual([4, false, true]);
  });

  rule(ABILITY, '33 Ferro e fuoco: a card more in the shot of Fermezza', () => {
    const p = duel('fr-pm-line', 'sp-pm', 33);
    const cards = (why: 'fermezza' | 'order') => due(fireModifiers(p.battle, p.unit('A'), p.unit('B'), why, false));
    expect([cards('fermezza'), cards('order')]).toEqual([3, 2]);
  });
});

describe('melee', () => {
  rule(ABILITY, '10 All’assalto!: a card more for who has moved next to his foe', () => {
    const p = duel('fr-pm-line', 'sp-pm', 10);
    expect(melee(p, 'A', 'B')).toBe(4);
    p.state.contacts.push(pair(p.unit('A'), p.unit('B')));
    p.state.marks[p.unit('A')] = SHIFTED;
    expect(melee(p, 'A', 'B')).toBe(5);
  });

  rule(ABILITY, '15 Contrattacco: a card more when it answers, and the winner may follow', () => {
    const p = duel('fr-pm-line', 'sp-pm', 15, 10).draws(0, 1, 2, 3, 8, 7).draws(1, 8, 7, 6, 5);
    expect([melee(p, 'A', 'B'), melee(p, 'A', 'B', true)]).toEqual([4, 5]);
    const t = fighting(p, 'B').act(join(p, 'A'));
    expect([t.step, t.seats, types(t)]).toEqual(['pressing', [0], ['decline', 'press']]);
  });

  rule(ABILITY, '18 Serrate i ranghi: foot in closed order that stood still has one more protection', () => {
    const shield = (troop: string, is: Condition = {}) => {
      const p = duel(troop, 'sp-pm', 18, 0, is);
      return meleeProtection(p.battle, p.unit('A'), p.unit('B'));
    };
    expect([
      shield('fr-pm-line'),
      shield('fr-pm-line', { moved: true }),
      shield('fr-fl'),
      shield('fr-cp-chev'),
    ]).toEqual([2, 1, 1, 1]);
  });

  rule(ABILITY, '20 Slancio lends Incalzare; 43 Santiago to pikes and squares, with a card more', () => {
    const after = (troop: string, card: number) => {
      const p = duel(troop, 'sp-pm', card).draws(0, 1, 2, 3, 8, 7, 6, 5);
      // Reiter may decline, and do not.
      const t = fighting(p, 'A')
        .act({ type: 'attack', target: p.unit('B') })
        .act(READY);
      return t.step === 'pressing' ? types(t) : [];
    };
    expect(after('ge-re', 10)).toEqual([]);
    expect(after('ge-re', 20)).toEqual(['decline', 'press']);
    expect(after('ge-re', 43)).toEqual([]);
    expect([melee(duel('sp-sq-vet', 'sp-pm', 43), 'A', 'B'), melee(duel('fr-cp-chev', 'sp-pm', 43), 'A', 'B')]).toEqual(
      [7, 5],
    );
  });

  rule(ABILITY, '21 Tenere la posizione: a single loss need not move it, two still do', () => {
    const hurt = (...values: number[]) => {
      const p = duel('fr-pm-line', 'fr-pm-vet', 21, 10).draws(1, ...values);
      return { p, t: fighting(p, 'B').act(READY) };
    };
    const one = hurt(1, 2, 8, 7, 6);
    expect([one.t.step, types(one.t)]).toEqual(['retreating', ['fallBack', 'stay']]);
    const two = hurt(1, 2, 3, 8, 7);
    expect(two.p.where('A')).toBe('0909');
  });

  rule(ABILITY, '34 Avvolgimento: two cards more from flank or rear', () => {
    const p = duel('fr-pm-line', 'sp-pm', 34);
    expect(melee(p, 'A', 'B')).toBe(4);
    p.put('A', 0, 'fr-pm-line', '1106', 'NW');
    expect(melee(p, 'A', 'B')).toBe(6);
    p.put('A', 0, 'fr-pm-line', '1005', 'S');
    expect(melee(p, 'A', 'B')).toBe(6);
  });

  rule(ABILITY, '16 Incursione and 20 Slancio do not outlive a focus', () => {
    const p = duel('ge-re', 'sp-pm', 20).order(0, 0, 20, 'melee').draws(0, 1, 2, 3, 8, 7, 6);
    const t = fighting(p, 'A')
      .act({ type: 'attack', target: p.unit('B') })
      .act(READY);
    expect([p.where('B'), t.step]).toEqual(['1104', null]);
  });

  rule(
    ABILITY,
    '33 Ferro e fuoco: a card more in Fermezza for those who have it themselves, and in no other fire',
    () => {
      const cards = (troop: string, why: 'order' | 'fermezza', order = 33) => {
        const p = duel(troop, 'sp-pm', order);
        return due(fireModifiers(p.battle, p.unit('A'), p.unit('B'), why, false));
      };
      const gain = (troop: string, why: 'order' | 'fermezza') => cards(troop, why) - cards(troop, why, 5);
      expect([gain('fr-pm-line', 'fermezza'), gain('fr-pm-line', 'order')]).toEqual([1, 0]);
      // Medium horse has no Fermezza of its own: it is lent, without the card.
      expect([gain('ge-cm', 'fermezza'), gain('ge-cm', 'order')]).toEqual([0, 0]);
    },
  );

  rule([ABILITY, 'nqsb.10.1.losses'], '38 La spada del principe: spares its own general while the unit lives', () => {
    const hurt = (losses: number, card: number, place = 0) => {
      const p = duel('fr-pm-line', 'sp-pm', card).lead(0, place, '1007', 'villequier');
      if (place !== 0) p.lead(0, 0, '1010', 'villequier');
      const before = p.state.health[p.general(0, place)] ?? 0;
      p.state.strength[p.unit('A')] = 3;
      p.draws(1, ...[1, 2, 3, 8, 7].slice(0, losses + 1), 8, 7, 6, 5, 4);
      const t = p.order(1, 0, 10).play(newMelee(1, [p.unit('B')], 'division'));
      while (t.step !== null && t.step !== 'retreating') t.act(t.legal('ready')[0] ?? t.legal('drawOn')[0] ?? READY);
      return { lost: before - (p.state.health[p.general(0, place)] ?? 0), left: p.state.strength[p.unit('A')] };
    };
    expect(hurt(1, 5)).toEqual({ lost: 1, left: 2 });
    expect(hurt(1, 38)).toEqual({ lost: 0, left: 2 });
    // Another division's general has no part in it.
    expect(hurt(1, 38, 1)).toEqual({ lost: 1, left: 2 });
  });

  rule([ABILITY, 'nqsb.10.1.losses'], '38: if the unit is eliminated he takes both losses', () => {
    const killed = (card: number) => {
      const p = duel('fr-pm-line', 'sp-pm', card, 10).lead(0, 0, '1007', 'villequier');
      p.state.strength[p.unit('A')] = 1;
      p.draws(1, 1, 2, 8, 7, 6);
      const t = p.play(newMelee(1, [p.unit('B')], 'division'));
      while (t.step !== null) t.act(t.legal('ready')[0] ?? t.legal('drawOn')[0] ?? t.legal('decline')[0] ?? READY);
      return [p.where('A'), p.state.health[p.general(0, 0)]];
    };
    expect(killed(38)).toEqual(killed(5));
    expect(killed(38)).toEqual(['off', 1]);
  });
});
