/** Whoever asks for what he may not have is told why, with the rule. */
import { LANGUAGES, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { battle, reorder } from './battles.ts';
import { communeNamed, game, good, type Match, position, rule, sestiere } from './position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const governing = () => position(2).govern(0, 'firenze').govern(1, 'siena');
const why = (match: Match, action: object, seat?: number) => {
  const refusal = match.refusal(action, seat);
  return (
    refusal && { rule: refusal.rule, reason: refusal.reason, ...('what' in refusal ? { what: refusal.what } : {}) }
  );
};

describe('in the political phase', () => {
  rule(['pod.26a', 'pod.26e'], 'counters of others, and those who have ridden enough, do not ride', () => {
    const p = governing();
    expect(why(p.political(0), { type: 'ride', counter: SIENA })).toEqual({ rule: 'pod.26a', reason: 'notGoverned' });
    p.commune('firenze').left = 0;
    expect(why(p.political(0), { type: 'ride', counter: FIRENZE })).toEqual({ rule: 'pod.26e', reason: 'outOfReach' });
  });

  rule('pod.14c', 'money moves between one’s own treasuries, four times a turn', () => {
    const p = governing().govern(0, 'prato').treasury('firenze', 900);
    const move = (to: number, florins: number) => ({ type: 'transfer', from: FIRENZE, to, florins });
    expect(why(p.political(0), move(SIENA, 500))?.reason).toBe('notGoverned');
    expect(why(p.political(0), move(PRATO, 1000))?.reason).toBe('tooDear');
    p.state.turn.transfers = 4;
    expect(why(p.political(0), move(PRATO, 500))?.reason).toBe('lotsLimit');
  });

  rule(['pod.45.1c', 'pod.25h'], 'nothing to rebuild, no loan to repay', () => {
    const match = governing().political(0);
    const rebuild = { type: 'rebuild', commune: FIRENZE, florins: 1000, from: -1 };
    expect(why(match, rebuild)).toEqual({ rule: 'pod.45.1c', reason: 'cannot', what: 'moot' });
    expect(why(match, { type: 'repay', loan: 0, from: -1 })?.rule).toBe('pod.25h');
  });

  rule(['pod.47a', 'pod.17c'], 'refugees of the other faction, or of nowhere, are not taken in', () => {
    const p = governing();
    const takeIn = { type: 'takeIn', sestiere: sestiere('firenze', 2), commune: FIRENZE, from: -1 };
    expect(why(p.political(0), takeIn)).toEqual({ rule: 'pod.47a', reason: 'absent' });
    p.state.place[sestiere('firenze', 2)] = -1;
    expect(why(p.political(0), takeIn)).toEqual({ rule: 'pod.17c', reason: 'cannot', what: 'faction' });
  });

  rule(
    ['pod.5i', 'pod.20a'],
    'who only listens does not end the phase, and who is in no league does not leave one',
    () => {
      const match = governing().political(0);
      expect(why(match, { type: 'endPhase' }, 1)).toEqual({ rule: 'pod.5i', reason: 'cannot', what: 'turn' });
      expect(why(match, { type: 'leaveLeague' })).toEqual({ rule: 'pod.20a', reason: 'cannot', what: 'alone' });
    },
  );
});

describe('in the military phase', () => {
  rule(['pod.26c', 'pod.29h', 'pod.29t', 'pod.44r'], 'armies apart, no appointment, no home, no siege', () => {
    const p = governing()
      .army(0, 'N9', [sestiere('firenze', 1)])
      .army(0, 'N10', [sestiere('firenze', 3)]);
    const match = p.military(0);
    expect(why(match, { type: 'merge', army: 1, into: 2, from: -1 })?.what).toBe('apart');
    expect(why(match, { type: 'callBattle', war: 0 })?.what).toBe('notArranged');
    expect(why(match, { type: 'garrison', army: 1 })?.rule).toBe('pod.29t');
    expect(why(match, { type: 'lift', army: 1 })?.rule).toBe('pod.44r');
  });
});

describe('in battle', () => {
  rule(['pod.36.4c', 'pod.36.4d', 'pod.40a', 'pod.36.4a'], 'no symbols, no damage, nobody behind, still firm', () => {
    const p = governing();
    battle(
      p,
      [
        [sestiere('firenze', 1), 'a1'],
        [sestiere('firenze', 3), 'f4'],
      ],
      [
        [sestiere('siena', 4), 'l8'],
        [sestiere('siena', 1), 'f5', { hurt: true, damage: 1 }],
      ],
    );
    const match = reorder(p);
    const swords = (target: number) => why(match, { type: 'threeSwords', tokens: [2], target })?.what;
    expect([swords(2), swords(3)]).toEqual(['unhurt', 'token']);
    expect(why(match, { type: 'threeShields', tokens: [5], soldier: 1 })?.what).toBe('unhurt');
    expect(why(match, { type: 'rout', soldier: 1 })?.what).toBe('solid');
    expect(why(match, { type: 'swap', soldier: 1 })?.what).toBe('acted');
  });
});

test('every refusal has words in both languages, whatever stands in the way', () => {
  const match = governing().goods(0, { metalli: 1 }).political(0).act({ type: 'propose', partner: 1 });
  const refusals = [
    match.refusal({ type: 'clause', give: true, kind: 'surrender' }),
    match.refusal({ type: 'clause', give: false, kind: 'share' }),
    match.refusal({ type: 'clause', give: false, kind: 'hospitality' }),
    match.refusal({ type: 'send' }),
    match.refusal({ type: 'dropLeg', leg: good('metalli') }),
  ];
  for (const language of LANGUAGES) {
    const teller = new Teller(game, match.play.scene, language);
    for (const refusal of refusals) {
      expect(refusal).not.toBeNull();
      if (refusal) expect(teller.refusal(refusal)).toMatch(/^\p{Lu}[^_{}]+$/u);
    }
  }
});
