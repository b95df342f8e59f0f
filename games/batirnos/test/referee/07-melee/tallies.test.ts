/** Losses of the turn added up, blow by blow, and what they do where friends stand by (nqsb.7.1, 6.1, 10.18). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { fighting, firing, HOLD, join, marks, READY, STAY, STOP, shoot, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, offered, settle } from '../scenes.ts';

const answered = (t: Table): Table => {
  while (t.step === 'answer' || t.step === 'enough') t.act(t.step === 'answer' ? HOLD : STOP);
  return t;
};
const fought = (p: Position, ...labels: string[]): Table => {
  const t = fighting(p, ...labels).act(join(p, 'B'));
  while (t.step === 'joining' || t.step === 'enough') t.act(t.step === 'joining' ? READY : STOP);
  return t;
};

describe('under fire', () => {
  // R38, R39: support is asked for when the losses come; two borne with friends by shake with the third, alone.
  rule(
    ['nqsb.6.1.two-losses', 'nqsb.10.18.effect'],
    'two losses borne among friends shake a regiment when it loses a third alone',
    () => {
      const shot = (friends: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-vet', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S', { strength: 2, losses: 2 })
          .order(0, 0, 5)
          .draws(0, 1, 2, 8);
        if (friends) p.put('C', 1, 'sp-pm', '0905').put('D', 1, 'sp-pm', '1105');
        const t = answered(firing(p).act(shoot(p, 'A', 'B')));
        if (friends) expect(offered(t)).toContain('stay');
        return [strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B') === '1005'];
      };
      expect([shot(false), shot(true)]).toEqual([
        [1, SHAKEN, false],
        [1, 0, true],
      ]);
    },
  );

  // R34: away from the shooter whose shot decided, not from the one before him.
  rule(
    ['nqsb.5.3.2', 'nqsb.6.1.two-losses'],
    'of two who fire at it a unit falls back from the second, whose shot has shaken it',
    () => {
      const back = (last: string, first: string) => {
        const p = position()
          .lead(0, 0, '1008', 'villequier')
          .put('W', 0, 'fr-fl', '0806', 'NE')
          .put('E', 0, 'fr-fl', '1206', 'NW')
          .put('B', 1, 'sp-fl', '1006', 'S')
          .order(0, 0, 5)
          .draws(0, 1, 2, 8, 1, 2, 8);
        const t = answered(firing(p).act(shoot(p, first, 'B')));
        expect([strength(p, 'B'), t.step]).toEqual([2, 'firing']);
        answered(t.act(shoot(p, last, 'B')));
        return t.legal('fallBack').map(({ to }) => p.name(Number(to)));
      };
      const columns = (hexes: string[]) => hexes.map(hex => Number(hex.slice(0, 2)) - 10);
      expect(columns(back('W', 'E')).every(column => column > 0)).toBe(true);
      expect(columns(back('E', 'W')).every(column => column < 0)).toBe(true);
    },
  );

  // 3.3.1: contemporary: whoever is destroyed by the answer has fired all the same.
  rule(
    ['nqsb.3.3.1.fire', 'nqsb.6.1.react-fire', 'nqsb.10.8.elim'],
    'a shot counts though the answer to it destroys who fired',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 2 })
        .put('B', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 1)
        .draws(1, 1, 2, 3);
      p.state.strength[p.unit('A')] = 2;
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'fireBack' });
      while (t.step === 'enough') t.act({ type: 'drawOn' });
      expect([p.where('A'), strength(p, 'B'), t.told('fired').length]).toEqual(['off', 3, 2]);
    },
  );
});

describe('in melee', () => {
  const hit = (is: Condition, blows: number[], friends = 0): [Position, Table] => {
    const p = faced('fr-pm-vet', 'sp-pm', {}, is)
      .order(0, 0, 1)
      .draws(0, ...blows)
      .draws(1, 8, 7, 6, 5, 4);
    if (friends > 0) p.put('C', 1, 'sp-pm', '1005', 'S');
    if (friends > 1) p.put('D', 1, 'sp-pm', '1105', 'S');
    return [p, fought(p, 'A')];
  };
  // R39: what moves a unit is the result of this melee.
  rule(
    ['nqsb.7.1.one-loss', 'nqsb.6.1.one-loss'],
    'a regiment that has lost one by fire and none in melee stays where it is',
    () => {
      const [p, t] = hit({ losses: 1, strength: 3 }, [8, 7, 6, 5, 4]);
      expect([p.where('B'), strength(p, 'B'), t.step === 'retreating']).toEqual(['1006', 3, false]);
    },
  );
  rule(
    ['nqsb.7.1.two-losses', 'nqsb.7.1.one-loss', 'nqsb.5.3.2'],
    'a loss in melee after one by fire shakes and drives back two hexes, alone it drives back one',
    () => {
      const end = (is: Condition) => {
        const [p, t] = hit(is, [1, 2, 8, 7, 6]);
        while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
        return [p.where('B').slice(2), marks(p, 'B') & SHAKEN];
      };
      expect([end({ losses: 1, strength: 3 }), end({})]).toEqual([
        ['04', SHAKEN],
        ['05', 0],
      ]);
    },
  );
  // 7.1: "può arretrare se supportata, deve arretrare se non supportata"; two friends are a support, one is not.
  rule(
    ['nqsb.7.1.one-loss', 'nqsb.10.18'],
    'with two friends beside it a regiment that has lost one may stay or go, with one it must go',
    () => {
      const choices = (friends: number): [boolean, boolean] => {
        const [, t] = hit({}, [1, 2, 8, 7, 6], friends);
        expect(t.step).toBe('retreating');
        return [t.legal('stay').length > 0, t.legal('fallBack').length > 0];
      };
      expect([choices(2), choices(1)]).toEqual([
        [true, true],
        [false, true],
      ]);
    },
  );
  // 9.13 asks for units of a type and division, side by side: shaken it is still one of them.
  rule(
    ['nqsb.9.13', 'nqsb.7.2', 'nqsb.9.13.ignore'],
    'pikes beside a shaken regiment of their division are in line of battle, beside one that looks elsewhere they are not',
    () => {
      const damage = (corner: string, shaken: boolean) => {
        const p = faced('fr-cp-chev', 'sp-pm')
          .put('C', 1, 'sp-pm', '1106', corner, { shaken })
          .order(0, 0, 1)
          .draws(0, 8, 7, 6, 5, 4)
          .draws(1, 8, 7, 6, 5, 4);
        const t = fought(p, 'A');
        return t.told('fought').find(({ unit }) => unit === p.unit('B'))?.damage;
      };
      expect([damage('S', false), damage('S', true), damage('SE', false)]).toEqual([1, 1, 0]);
    },
  );
  // 7.4.2: each of the larger side that stands in a weak hex, and every advantage; the single one’s against the principal.
  rule(
    ['nqsb.7.4.2.svantaggio', 'nqsb.7.4.2.vantaggio', 'nqsb.7.4.2.losses'],
    'a regiment between two is hurt for its rear and its front, and hurts only the principal',
    () => {
      const p = faced('fr-pm-vet', 'sp-pm')
        .put('C', 0, 'fr-pm-vet', '1105', 'S')
        .order(0, 0, 1)
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 1, 2, 8, 7, 6);
      const t = fighting(p, 'A', 'C');
      if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      t.act(join(p, 'B'));
      for (let n = 0; n < 12 && (t.step === 'joining' || t.step === 'enough' || t.step === 'leading'); n++) {
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        else if (t.step === 'joining') t.act(t.legal('join').length > 0 ? at(t.legal('join'), 0) : READY);
        else t.act(STOP);
      }
      const [blow] = t.told('fought').filter(({ foe }) => foe === p.unit('B'));
      // One for C in its rear; armour takes it off.
      expect([blow?.damage, blow?.losses, strength(p, 'A'), strength(p, 'C')]).toEqual([1, 0, 3, 4]);
    },
  );
});

describe('the shaken', () => {
  // 10.16: fought and not fighting; R43: it goes back unhurt, and may stay in company of a general.
  rule(
    ['nqsb.10.16.melee', 'nqsb.5.3.2.optional'],
    'a shaken regiment with a general that is attacked without loss may stay; alone it may not',
    () => {
      const end = (general: boolean) => {
        const p = faced('fr-pm-vet', 'sp-pm', {}, { shaken: true }).order(0, 0, 1).draws(0, 8, 7, 6, 5, 4);
        if (general) p.lead(1, 0, '1006');
        const t = fighting(p, 'A');
        while (t.step === 'joining' || t.step === 'enough') t.act(t.step === 'joining' ? READY : STOP);
        settle(t);
        if (t.step === 'retreating' && general) t.act(STAY);
        return p.where('B') === '1006';
      };
      expect([end(true), end(false)]).toEqual([true, false]);
    },
  );
});
