/** Whoever asks for what he may not have is told why, with the rule. */
import { at, LANGUAGES, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { battle, from, phase, reorder } from './battles.ts';
import {
  communeNamed,
  enlist,
  game,
  good,
  leg,
  type Match,
  position,
  rule,
  sestiere,
  square,
  token,
  world,
} from './position.ts';

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
    for (const moot of [move(FIRENZE, 500), move(PRATO, 0)])
      expect(why(p.political(0), moot)).toEqual({ rule: 'pod.14c', reason: 'cannot', what: 'moot' });
    p.state.turn.transfers = 4;
    expect(why(p.political(0), move(PRATO, 500))?.reason).toBe('lotsLimit');
  });

  rule(['pod.45.1c', 'pod.25h'], 'nothing to rebuild, no loan to repay', () => {
    const match = governing().political(0);
    const rebuild = { type: 'rebuild', commune: FIRENZE, florins: 1000, from: -1 };
    expect(why(match, rebuild)).toEqual({ rule: 'pod.45.1c', reason: 'cannot', what: 'moot' });
    expect(why(match, { type: 'repay', loan: 0, from: -1 })?.rule).toBe('pod.25h');
  });

  rule('pod.45.1c', 'nobody rebuilds another’s commune, nor with sums it does not take or he does not have', () => {
    const p = governing().purse(0, 900);
    for (const id of ['firenze', 'siena']) Object.assign(p.commune(id), { raids: 3, poor: true });
    const rebuild = (commune: number, florins: number) =>
      p.political(0).refusal({ type: 'rebuild', commune, florins, from: -1 });
    expect(rebuild(SIENA, 1000)).toEqual({ rule: 'pod.45.1c', reason: 'notGoverned', commune: SIENA });
    expect(rebuild(FIRENZE, 1000)).toEqual({ rule: 'pod.45.1c', reason: 'tooDear', florins: 1000 });
    expect(rebuild(FIRENZE, 1100)).toEqual({ rule: 'pod.45.1c', reason: 'cannot', what: 'moot' });
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

describe('who holds the Beneficio is told what else is in the way', () => {
  rule(['pod.23f', 'pod.23g'], 'a price that was moved, two that were, a Beneficio that moves none', () => {
    const p = governing().tokens(0, 'spada-1', 'proditor');
    const sway = (name: 'stoffe' | 'metalli', kind = 'spada-1') => ({
      type: 'sway',
      token: token(kind),
      good: good(name),
    });
    expect(why(p.commercial(0), sway('stoffe', 'scudo-1'))?.reason).toBe('noBeneficio');
    expect(why(p.commercial(0), sway('stoffe', 'proditor'))?.what).toBe('token');
    p.state.turn.swayed = [good('stoffe')];
    expect(why(p.commercial(0), sway('stoffe'))?.reason).toBe('oncePerGood');
    p.state.turn.swayed = [0, 1];
    expect(p.commercial(0).refusal(sway('metalli'))).toMatchObject({ reason: 'lotsLimit', most: 2 });
  });

  rule('pod.23r', 'a partner is not robbed, nor who has nothing', () => {
    const p = governing().mercator(1);
    const theft = { type: 'steal', victim: 1, what: 'mercator' };
    expect(why(p.political(0), theft)?.reason).toBe('noBeneficio');
    p.tokens(0, 'proditor');
    for (const match of [p.political(0), p.commercial(0), p.military(0)])
      expect(why(match, theft)).toEqual({ rule: 'pod.23r', reason: 'cannot', what: 'moot' });
    p.league(0, 1);
    expect(why(p.military(0), theft)?.reason).toBe('partners');
  });

  rule(['pod.31b', 'pod.24e', 'pod.44n'], 'no money for a company, nobody to name, no gates to open', () => {
    const p = governing().tokens(0, 'compagnia-grifone', 'proditor').purse(0, 100);
    const hire = (station: number) => ({ type: 'hire', company: 0, station, from: -1, florins: 500 });
    expect(p.military(0).refusal(hire(FIRENZE))).toMatchObject({ reason: 'tooDear', florins: 500 });
    expect(p.military(0).refusal(hire(SIENA))).toMatchObject({ reason: 'notGoverned', commune: SIENA });
    expect(why(p.military(0), { type: 'openGates', army: 1 })?.what).toBe('moot');
    const window = p.play([{ step: 'window', card: 0, left: [0, 1] }]);
    expect(why(window, { type: 'seize', target: 5 })?.what).toBe('choice');
  });
});

describe('sums and numbers in refusals are those of the case', () => {
  rule('pod.25e', 'the bank names what it would lend, and lends hundreds', () => {
    const match = governing().goods(0, { metalli: 9 }).commercial(0);
    const loan = (florins: number) => match.refusal({ type: 'borrow', commune: -1, florins });
    expect([loan(1000), loan(900)]).toMatchObject([{ reason: 'ceiling', florins: 900 }, null]);
    expect(loan(150)).toMatchObject({ reason: 'inSteps', of: 100 });
    expect(match.refusal({ type: 'borrow', commune: FIRENZE, florins: 100 })).toMatchObject({ reason: 'cannot' });
  });

  rule('pod.16b', 'so many sestieri of his home must come along, and only those that can', () => {
    const match = governing().purse(0, 5000).political(0).do('changeFaction');
    expect(match.refusal({ type: 'declare' })).toMatchObject({ reason: 'tooFew', companies: 4 });
    const [loyal, other] = [sestiere('firenze', 1), sestiere('siena', 1)];
    for (const type of ['keepSestiere', 'takeSestiere'])
      expect(match.refusal({ type, sestiere: other })).toMatchObject({ reason: 'absent', sestiere: other });
    match.act({ type: 'keepSestiere', sestiere: loyal });
    expect(match.refusal({ type: 'keepSestiere', sestiere: loyal })).toMatchObject({ reason: 'absent' });
  });

  rule('pod.29o', 'a march that cannot be paid is too dear, not too far', () => {
    const p = governing().purse(0, 0);
    p.army(
      0,
      'N6',
      [1, 3, 4].map(number => sestiere('firenze', number)),
      { unpaid: 5 },
    );
    const march = { type: 'march', army: 1, from: -1, podesta: false };
    expect(p.military(0).refusal(march)).toMatchObject({ rule: 'pod.29o', reason: 'tooDear' });
    at(p.state.armies, 0).left = 0;
    expect(why(p.military(0), march)?.reason).toBe('outOfReach');
    expect(why(p.military(0), { ...march, army: 9 })?.what).toBe('choice');
  });

  rule('pod.13a', 'no more than two sestieri rise at once', () => {
    const p = governing().tokens(1, 'proditor').loyal(1, 'firenze', 2, 4, 6);
    const sestieri = [2, 4, 6].map(number => sestiere('firenze', number));
    expect(p.political(1).refusal({ type: 'rise', sestieri })).toMatchObject({ reason: 'noMore', most: 2 });
    // Two are not too many: but these trust nobody.
    const strangers = [1, 3].map(number => sestiere('firenze', number));
    expect(why(p.political(1), { type: 'rise', sestieri: strangers })).toEqual({
      rule: 'pod.13a',
      reason: 'cannot',
      what: 'rise',
    });
  });

  rule('pod.15.1n', 'a feast that cannot be paid is too dear', () => {
    const p = governing()
      .purse(0, 0)
      .treasury('firenze', 0)
      .date(1, world.data.works.feasts[0]?.month ?? 1);
    const feast = { type: 'feast', commune: FIRENZE, extra: false, from: -1 };
    expect(p.political(0).refusal(feast)).toMatchObject({ rule: 'pod.15.1n', reason: 'tooDear' });
  });

  rule('pod.22g', 'whoever asks in another’s phase is told that it is not his turn', () => {
    const p = governing();
    p.player(0).mercator = [0, 1];
    const told = (card: number) => p.commercial(0).refusal({ type: 'showCard', card }, 1);
    expect([told(0), told(1), told(2)]).toEqual(
      Array.from({ length: 3 }, () => ({ rule: 'pod.5i', reason: 'cannot', what: 'turn' })),
    );
    const asked = [
      { type: 'coup', commune: SIENA },
      { type: 'rise', sestieri: [0] },
      { type: 'win', sestiere: sestiere('firenze', 2), token: 0 },
    ];
    for (const action of asked) expect(why(p.political(0), action, 1)?.what).toBe('turn');
  });
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

describe('whoever sets out', () => {
  rule(['pod.26c', 'pod.43c'], 'takes companies along, and pays nothing before the march', () => {
    const p = governing();
    const match = p.military(0);
    const raise = (commune: number, ...units: number[]) => why(match, { type: 'raise', commune, units });
    expect(raise(FIRENZE)).toEqual({ rule: 'pod.26c', reason: 'tooFew' });
    expect(raise(FIRENZE, sestiere('firenze', 1))).toBeNull();
    expect(raise(FIRENZE, sestiere('siena', 1))).toEqual({ rule: 'pod.29l', reason: 'cannot', what: 'stranger' });
    expect(raise(SIENA, sestiere('siena', 1))).toEqual({ rule: 'pod.29l', reason: 'cannot', what: 'stranger' });
    p.army(1, 'M5', [sestiere('siena', 1)]);
    const sally = p.play([{ step: 'sally', army: 1, commune: FIRENZE, relief: -1 }]);
    expect(why(sally, enlist([], FIRENZE))).toEqual({ rule: 'pod.43c', reason: 'cannot', what: 'unpaid' });
  });

  rule('pod.29o', 'to an appointment pays from what is his, if there is enough', () => {
    const p = governing().purse(0, 0).treasury('firenze', 5000);
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: square('N9'), month: 1 }];
    const match = p.play([{ step: 'gather', war: 0, seat: 0 }]);
    const pays = (from: number, ...numbers: number[]) =>
      match.refusal(
        enlist(
          numbers.map(number => sestiere('firenze', number)),
          from,
        ),
      );
    expect([pays(-1), pays(FIRENZE)]).toEqual([null, null]);
    expect(pays(SIENA)).toEqual({ rule: 'pod.29o', reason: 'notGoverned', commune: SIENA });
    const joins = (commune: string, number: number) => why(match, enlist([sestiere(commune, number)], FIRENZE));
    expect(joins('siena', 1)?.what).toBe('stranger');
    expect(pays(FIRENZE, 1, 3, 4)).toBeNull();
    expect(pays(-1, 1, 3, 4)).toMatchObject({ rule: 'pod.29o', reason: 'tooDear' });
    expect(joins('firenze', 1)).toBeNull();
    expect(pays(FIRENZE, 1, 3, 4, 5)).toMatchObject({ rule: 'pod.29l', reason: 'garrison' });
  });
});

rule('pod.28d', 'who lays nothing offers to deliver for nothing; who makes no offer keeps his lots', () => {
  const armed = (answer: { type: 'lay'; florins: number } | { type: 'noOffer' }) => {
    const p = governing().purse(0, 500).goods(0, { metalli: 1, animali: 1 });
    const match = p.play([{ step: 'arming', seat: 0, sestiere: sestiere('firenze', 5) }]).act(answer);
    return [p.state.armed[sestiere('firenze', 5)], match.purse(0)];
  };
  expect([armed({ type: 'lay', florins: 0 }), armed({ type: 'noOffer' })]).toEqual([
    [1, 500],
    [0, 500],
  ]);
});

describe('in battle', () => {
  rule(['pod.32a', 'pod.36.3a'], 'a commander is named first, and who came into contact fights', () => {
    const p = governing();
    const field = battle(p, [[sestiere('firenze', 1), 'f4']], [[sestiere('siena', 1), 'f5']]);
    expect(why(from(p, [{ step: 'command' }]), { type: 'ready' }, 0)).toMatchObject({ what: 'commander' });
    expect(why(phase(p, 'fight'), { type: 'pass' })).toBeNull();
    at(field.soldiers, 0).charged = true;
    expect(why(phase(p, 'fight'), { type: 'pass' })).toEqual({ rule: 'pod.36.3a', reason: 'cannot', what: 'contact' });
  });

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
  const match = governing().goods(0, { metalli: 1 }).political(0);
  const lot = leg(true, { kind: 'goods', good: good('metalli'), lots: 1 });
  const refusals = [
    match.proposalRefusal(1, leg(true, { kind: 'surrender', commune: communeNamed('firenze') })),
    match.proposalRefusal(1, leg(false, { kind: 'share', card: 0, lots: 1 })),
    match.proposalRefusal(1, leg(false, { kind: 'hospitality', commune: communeNamed('siena') })),
    match.proposalRefusal(1, leg(true, { kind: 'florins', florins: 15 })),
    match.proposalRefusal(1, lot, lot),
    match.proposalRefusal(1),
  ];
  for (const language of LANGUAGES) {
    const teller = new Teller(game, match.play.scene, language);
    for (const refusal of refusals) {
      expect(refusal).not.toBeNull();
      if (refusal) expect(teller.refusal(refusal)).toMatch(/^\p{Lu}[^_{}]+$/u);
    }
  }
});
