import { type AnyAction, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, phase } from './battles.ts';
import { communeNamed, type Match, position, rule, sestiere } from './position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

const odds = (match: Match, action: AnyAction) => oddsOf(match.play, match.seats[0] ?? 0, action);

/** In how many of sixteen cases an event of this kind has this field set. */
function sixteenths(match: Match, action: AnyAction, type: string, field: string): number {
  const outcomes = odds(match, action)?.outcomes ?? [];
  const hits = outcomes.filter(({ events }) =>
    events.some(event => event.type === type && field in event && JSON.stringify(event).includes(`"${field}":true`)),
  );
  return 16 * hits.reduce((sum, { probability }) => sum + probability, 0);
}

describe('the chances a player is shown', () => {
  rule(['pod.44u', 'pod.44g'], 'a shot at base walls hits in 6 of 16 cases, at walls in 3, at towers in 1', () => {
    const chances = [0, 1, 2].map(works => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena');
      p.works('prato', ...['ampliamento-mura', 'irrobustimento-torri'].slice(0, works));
      p.besieging(1, 'K4', 'prato', [1, 3, 4].map(SI));
      return sixteenths(p.military(1), { type: 'shootWalls', army: 1 }, 'wallShot', 'hit');
    });
    expect(chances).toEqual([6, 3, 1]);
  });

  rule(['pod.44d', 'pod.44u'], 'no chance is told while the besieged may still come out (R98)', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').bonus('firenze', 60, 30);
    p.besieging(1, 'M5', 'firenze', [1, 3, 4].map(SI));
    const match = p.military(1);
    expect(odds(match, { type: 'shootWalls', army: 1 })).toBeNull();
    match.act({ type: 'shootWalls', army: 1 }).do('stayInside');
    expect(sixteenths(match, { type: 'shootWalls', army: 1 }, 'wallShot', 'hit')).toBe(6);
  });

  /** Feditori of Firenze face one company of Siena. */
  const melee = (enemy: number, duel = false) => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    const [mine, theirs] = [
      [FI(4), 'a1'],
      [SI(4), 'l8'],
    ] as const;
    battle(p, [mine, [FI(1), 'f4']], [theirs, [SI(enemy), 'f5']], { duel });
    return phase(p, 'fight');
  };
  const FIGHT = { type: 'fight', soldier: 1, target: 3 };
  /** In how many of 256 cases the enemy is hurt. */
  const hurt = (match: Match, action: AnyAction) =>
    Math.round(
      256 *
        (odds(match, action)?.outcomes ?? [])
          .filter(({ events }) => JSON.stringify(events).match(/"damage":\[.,1\]/))
          .reduce((sum, { probability }) => sum + probability, 0),
    );

  rule(['pod.36.5d', 'pod.36.5e'], 'a fight of feditori: Attack 2 against Defence 1 hurts in 10 of 16 cases', () => {
    expect(hurt(melee(1), FIGHT)).toBe(16 * 10);
  });

  rule(['pod.36.8a', 'pod.36.5e'], 'with helpers about, what comes of it is told when nobody can join any more', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
        [FI(5), 'e4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
      ],
    );
    const match = phase(p, 'fight');
    expect(odds(match, { type: 'fight', soldier: 1, target: 4 })).toBeNull();
    match.act({ type: 'fight', soldier: 1, target: 4 });
    expect(match.step).toBe('support');
    expect([hurt(match, { type: 'ready' }), hurt(match, { type: 'support', soldier: 2 })]).toEqual([16 * 10, 16 * 13]);
  });

  rule(['pod.36.8a', 'pod.36.5e'], 'while somebody may still join, on either side, no chance is told', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
        [FI(5), 'e4'],
        [FI(3), 'g4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
        [SI(5), 'e5'],
      ],
    );
    const match = phase(p, 'fight').act({ type: 'fight', soldier: 1, target: 5 });
    const [first, second] = [
      { type: 'support', soldier: 2 },
      { type: 'support', soldier: 3 },
    ];
    expect([odds(match, first), odds(match, { type: 'ready' })]).toEqual([null, null]);
    match.act(first);
    expect(odds(match, second)).toBeNull();
    match.do('ready');
    // Those who stayed out are not asked again: now the other side decides alone.
    expect([match.step, match.seats]).toEqual(['support', [1]]);
    expect([hurt(match, { type: 'ready' }), hurt(match, { type: 'support', soldier: 6 })]).toEqual([16 * 13, 16 * 13]);
  });

  rule(['pod.36.5g', 'pod.36.5h'], 'a duel hangs on the cards the two choose: no chance is told', () => {
    expect(odds(melee(1, true), FIGHT)).toBeNull();
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
        [FI(5), 'e4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
      ],
      { duel: true },
    );
    const match = phase(p, 'fight').act({ type: 'fight', soldier: 1, target: 4 });
    expect([{ type: 'ready' }, { type: 'support', soldier: 2 }].map(action => odds(match, action))).toEqual([
      null,
      null,
    ]);
  });

  rule('pod.45c', 'the oaths of a ruined commune: one card in four refuses', () => {
    const p = position(2).govern(0, 'firenze');
    p.army(0, 'K4', [1, 3, 4].map(FI));
    Object.assign(p.commune('prato'), { poor: true, raids: 3 });
    const outcomes = odds(p.military(0), { type: 'takePoor', army: 1, commune: communeNamed('prato') })?.outcomes ?? [];
    // The first oath is told with the card drawn for it.
    const refused = outcomes.filter(({ events }) => {
      const first = events.find(({ type }) => type === 'oathDrawn');
      return first !== undefined && 'card' in first && first.card === 1;
    });
    expect(refused.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 / 4, 12);
  });

  rule('pod.36.6b', 'a crossbow hits in 6 of 16 cases', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f6'],
      ],
    );
    expect(sixteenths(phase(p, 'shoot'), { type: 'shoot', soldier: 1, target: 3 }, 'bolt', 'hit')).toBe(6);
  });
});
