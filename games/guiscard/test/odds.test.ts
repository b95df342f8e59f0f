import { type AnyAction, forecast, type Odds, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { WOUNDED } from '../src/state.ts';
import { rule } from './support.ts';
import { type Position, position, type Table } from './table.ts';

function oddsOf(t: Table, action: AnyAction): Odds {
  const [seat = 0] = t.seats;
  const odds = forecast(t.play, seat, action);
  if (typeof odds === 'string') throw new Error(`no odds: ${odds}`);
  return odds;
}
/** What may happen, in English, with its chance. */
function told(t: Table, action: AnyAction): Record<string, string> {
  const teller = new Teller(t.play.game, t.play.scene, 'en');
  return Object.fromEntries(oddsOf(t, action).outcomes.map(({ events, chance }) => [teller.outcome(events), chance]));
}

const combat = (p: Position): Table =>
  p.play([
    { step: 'declare', side: 0 },
    { step: 'endTests', side: 0 },
    { step: 'resolving', side: 0 },
  ]);
const attack = (p: Position, unit: string, target: string): AnyAction => ({
  type: 'attack',
  unit: p.unit(unit),
  target: p.unit(target),
});

describe('combat', () => {
  // Roland 12 - Dorian 5 = 7 in 6/10: 1 H, 2-3 G, 4 F, 5 E, 6 D, 7 C, 8 B, then nothing.
  const DUEL = {
    'Dorian is wounded in combat': '1/5',
    'Nothing happens': '1/5',
    'Dorian is killed in combat': '1/10',
    'Dorian is stunned in combat': '1/10',
    'Dorian must fall back 1 hex': '1/10',
    'Roland must fall back 1 hex': '1/10',
    'Roland is stunned in combat': '1/10',
    'Roland is wounded in combat': '1/10',
  };
  const duel = (): Position => position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');

  rule('gui.6.c', 'what an attack may come to is known when it is declared, and the same when it is fought', () => {
    const p = duel();
    const t = combat(p);
    const declared = told(t, attack(p, 'roland', 'dorian'));
    expect(declared).toEqual(DUEL);
    t.act(attack(p, 'roland', 'dorian')).declared();
    expect(told(t, { type: 'resolve', attack: 0 })).toEqual(declared);
  });

  rule('gui.6.2c', 'a second attacker is in the odds of joining', () => {
    const p = duel().put(0, 'jacques', 'F7');
    const t = combat(p).act(attack(p, 'roland', 'dorian'));
    const alone = oddsOf(combat(p), attack(p, 'roland', 'dorian'));
    const joined = oddsOf(t, { type: 'join', unit: p.unit('jacques'), attack: 0 });
    expect([alone.modifiers, joined.modifiers]).toEqual([[], [{ rule: 'gui.6.2c', value: 1 }]]);
  });

  rule('gui.6.2e', 'where the owner chooses who takes the blow, the odds name all who may', () => {
    const p = duel().put(1, 'alexio', 'F7');
    const t = combat(p).act(attack(p, 'roland', 'dorian'));
    const include = { type: 'include', attack: 0, target: p.unit('alexio') };
    expect(t.legal('include')).toContainEqual(include);
    // 12 - 5 - 5 = 2 in 0/5: a 1 wounds one of the two, a 2 stuns one.
    expect(told(t, include)).toMatchObject({
      'One of Dorian and Alexio is struck: wounded': '1/10',
      'One of Dorian and Alexio is struck: stunned': '1/10',
    });
  });
});

describe('shots', () => {
  const shooting = (p: Position): Table => p.play([{ step: 'offensive', side: 0 }]).do('shoot', { unit: 'alphonse' });

  rule(['gui.5.4.1b', 'gui.5.4.4.A'], 'hit four times in ten, then killed, wounded or driven back', () => {
    // Six hexes, no modifier: 1-4 hit. Die + 3 without armour: 1-3 C, 4-6 B, 7-10 A.
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'dorian', 'C8');
    const odds = oddsOf(shooting(p), { type: 'fireAt', target: p.unit('dorian'), cell: p.hex('C8') });
    const chances = odds.outcomes.map(({ chance, events }) => [
      events
        .filter(({ type }) => type === 'harmed' || type === 'drivenBack')
        .map(event => ('harm' in event ? event.harm : 'back'))[0] ?? 'nothing',
      chance,
    ]);
    expect(Object.fromEntries(chances)).toEqual({ nothing: '3/5', back: '4/25', killed: '3/25', wounded: '3/25' });
  });

  rule('gui.5.4.double', 'a wounded man is killed by what would wound another', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'dorian', 'C8', { health: WOUNDED });
    const odds = oddsOf(shooting(p), { type: 'fireAt', target: p.unit('dorian'), cell: p.hex('C8') });
    expect(odds.outcomes.map(({ chance }) => chance)).toEqual(['3/5', '6/25', '4/25']);
  });
});

describe('volleys', () => {
  rule('gui.5.3c', 'three bowmen together have their odds as well', () => {
    const p = position('il-poggio').put(0, 'roland', 'H15').put(1, 'petros', 'H5').put(1, 'stephanos', 'H6');
    p.put(1, 'loukas', 'G6').put(1, 'ioannes', 'I6');
    const t = p.play([
      { step: 'movement', side: 0 },
      { step: 'unmoved', side: 0 },
    ]);
    t.do('move', { unit: 'roland' }).go('H14');
    /** How likely Roland is to die of those named so far. */
    const dies = (): number =>
      oddsOf(t, { type: 'loose' })
        .outcomes.filter(({ events }) => events.some(event => event.type === 'harmed' && event.harm === 'killed'))
        .reduce((sum, { probability }) => sum + probability, 0);
    const risks = ['stephanos', 'loukas', 'ioannes'].map(unit => {
      t.do('name', { unit, cell: 'H14' });
      return dies();
    });
    // Four in ten fall into his hex: three in ten kill him there (row 6 in armour), three wound, and two wounds kill.
    const [one = 0, two = 0, three = 0] = risks;
    expect(one).toBeCloseTo(0.4 * 0.3);
    const wound = 0.4 * 0.3;
    expect(two).toBeCloseTo(one + (1 - one - wound) * one + wound * (one + wound));
    expect([three > two, three < 1]).toEqual([true, true]);
    const never = 1 - one - wound;
    expect(three).toBeCloseTo(1 - (never ** 3 + 3 * wound * never ** 2));
  });
});

describe('passing the enemy', () => {
  rule(
    ['gui.4.3a', 'gui.4.3.1'],
    'a step out of an enemy’s reach: by five times in ten, else stopped, hurt or dead',
    () => {
      const p = position('il-poggio').put(0, 'vladko', 'E8').put(1, 'milo', 'E7');
      const journey = { unit: p.unit('vladko'), mp: 6, entered: 1, potential: 7, spent: 1, limit: -1 };
      const t = p.play([{ step: 'moving', ...journey }]);
      const odds = oddsOf(t, { type: 'step', to: p.hex('E9'), tail: -1 });
      expect(odds.success?.chance).toBe('1/2');
      expect(odds.outcomes.map(({ chance, events }) => [chance, events.map(({ type }) => type)])).toEqual([
        ['1/2', ['tested', 'entered']],
        ['1/5', ['tested', 'stopped']],
        ['1/5', ['tested', 'harmed', 'stopped']],
        ['1/10', ['tested', 'harmed']],
      ]);
    },
  );

  test('nothing hangs on a step nobody tests', () => {
    const p = position('il-poggio').put(0, 'vladko', 'E8').put(1, 'milo', 'E3');
    const journey = { unit: p.unit('vladko'), mp: 6, entered: 1, potential: 7, spent: 1, limit: -1 };
    const t = p.play([{ step: 'moving', ...journey }]);
    expect(forecast(t.play, 0, { type: 'step', to: p.hex('E9'), tail: -1 })).toBe('nothing');
  });
});

describe('charges', () => {
  const lane = (...extra: [string, string][]): Table => {
    const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');
    for (const [id, hex] of extra) p.put(1, id, hex);
    const t = p.play([{ step: 'charges', side: 0 }]).do('charge', { unit: 'roussel', target: 'adama' });
    for (let row = 14; row > 5; row--) t.do('rideTo', { to: `H${row}` });
    return t;
  };
  /** How often it comes to blows. */
  const home = (t: Table): number =>
    oddsOf(t, { type: 'rideTo', to: t.position.hex('H5') })
      .outcomes.filter(({ events }) => events.some(({ type }) => type === 'fought'))
      .reduce((sum, { chance }) => {
        const [some = 0, all = 1] = chance.split('/').map(Number);
        return sum + some / all;
      }, 0);
  rule(['gui.7.2.1a', 'gui.4.3a'], 'an enemy beside the way is in the odds of a charge', () => {
    expect(home(lane())).toBeCloseTo(1);
    // Two less for horse and armour: he is held on an 8, hurt on a 10.
    expect(home(lane(['zahir', 'I10']))).toBeCloseTo(0.7);
    expect(home(lane(['zahir', 'I10'], ['bilal', 'I7']))).toBeCloseTo(0.49);
  });
  test('where others may shoot at him on such a way nobody can say', () => {
    const t = lane(['zahir', 'I10'], ['anwar', 'B8']);
    expect(forecast(t.play, 0, { type: 'rideTo', to: t.position.hex('H5') })).toBe('others');
  });
});
