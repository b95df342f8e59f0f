import { LANGUAGES, Teller } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { communeNamed, leg, type Match, position, proposal, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const LUCCA = communeNamed('lucca');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const reason = (match: Match, action: object, seat?: number) => {
  const refusal = match.refusal(action, seat);
  const said = refusal && Object.entries(refusal).filter(([name]) => ['rule', 'reason', 'what'].includes(name));
  return said && Object.fromEntries(said);
};
/** What he is told, in both languages. */
const words = (match: Match, action: object): string[] => {
  const refusal = match.refusal(action);
  const { game, scene } = match.play;
  return refusal ? LANGUAGES.map(language => new Teller(game, scene, language).refusal(refusal)) : [];
};
const raise = (commune: number, ...units: number[]) => ({ type: 'raise', commune, units });

describe('no army is raised', () => {
  // R97: the besieged send no army out; four companies are at home, and three could go if it were not for the siege.
  rule(['pod.44l', 'pod.29l'], 'in a besieged town because of the siege, not of the company that has to stay', () => {
    const match = governing().besieging(1, 'M5', 'firenze', [1, 3, 4].map(SI)).military(0);
    expect(reason(match, raise(FIRENZE, FI(1)))).toEqual({ rule: 'pod.44l', reason: 'besieged' });
    expect(words(match, raise(FIRENZE, FI(1)))).toEqual(['Firenze is under siege', 'Firenze è assediata']);
  });

  // R95: till New Year his commune sends no army.
  rule(['pod.32d', 'pod.29l'], 'where the representative is dead, since he is dead', () => {
    const p = governing().govern(0, 'prato');
    Object.assign(p.commune('prato'), { vacant: true, cell: -1 });
    const match = p.military(0);
    expect(reason(match, raise(PRATO, sestiere('prato', 1)))).toEqual({
      rule: 'pod.32d',
      reason: 'cannot',
      what: 'vacant',
    });
    expect(match.refusal(raise(FIRENZE, FI(1)))).toBeNull();
  });

  // R52: not his, wherever it is.
  rule(['pod.29l', 'pod.27b'], 'of companies that are another’s or nobody’s, in his town or elsewhere', () => {
    const match = governing().military(0);
    const stranger = { rule: 'pod.29l', reason: 'cannot', what: 'stranger' };
    expect(
      [raise(SIENA, SI(1)), raise(PRATO, sestiere('prato', 1)), raise(FIRENZE, FI(2))].map(action =>
        reason(match, action),
      ),
    ).toEqual([stranger, stranger, stranger]);
  });

  rule(['pod.26c', 'pod.29l'], 'of a company of his that is in the field already', () => {
    const match = governing()
      .army(0, 'N8', [FI(1)])
      .military(0);
    expect(reason(match, raise(FIRENZE, FI(1)))).toEqual({ rule: 'pod.26c', reason: 'cannot', what: 'away' });
    expect(reason(match, raise(FIRENZE, FI(3), FI(4), FI(5)))).toEqual({ rule: 'pod.29l', reason: 'garrison' });
  });
});

describe('no counter rides', () => {
  // R68 and R95: he is out of use, not out of reach.
  rule(['pod.32b', 'pod.26a'], 'that is held captive, or whose Podestà is dead', () => {
    const p = governing();
    Object.assign(p.commune('firenze'), { captor: 1, until: 3, cell: -1 });
    expect(reason(p.political(0), { type: 'ride', counter: FIRENZE })).toEqual({
      rule: 'pod.32b',
      reason: 'cannot',
      what: 'captive',
    });
    Object.assign(p.commune('firenze'), { captor: -1, vacant: true });
    expect(reason(p.political(0), { type: 'ride', counter: FIRENZE })?.what).toBe('vacant');
    expect(reason(p.political(0), { type: 'ride', counter: SIENA })).toEqual({
      rule: 'pod.26a',
      reason: 'notGoverned',
    });
  });
});

describe('no shelter', () => {
  const exile = () => {
    const p = governing().exiled(0, 'prato');
    Object.assign(p.commune('firenze'), { podesta: 2 });
    return p;
  };
  const lodge = (commune: number) => ({ type: 'lodge', commune });

  // R34: freely in an unrepresented commune of his faction, with a player by consent; nowhere else.
  rule(
    ['pod.19b', 'pod.18a'],
    'in a town of the other side, in a friend’s without his consent, twice in the same',
    () => {
      const match = exile().political(0);
      expect([SIENA, LUCCA, PRATO].map(commune => reason(match, lodge(commune)))).toEqual([
        { rule: 'pod.19b', reason: 'cannot', what: 'faction' },
        { rule: 'pod.19b', reason: 'cannot', what: 'consent' },
        { rule: 'pod.19b', reason: 'doneAlready' },
      ]);
      expect(match.refusal(lodge(communeNamed('volterra')))).toBeNull();
    },
  );

  rule(['pod.19b', 'pod.18a'], 'in a town that waits for its own merchant', () => {
    const p = position(6).exiled(0).govern(1, 'siena');
    expect(reason(p.political(0), lodge(LUCCA))).toEqual({ rule: 'pod.18a', reason: 'notElected' });
    expect(words(p.political(0), lodge(LUCCA))[0]).toBe('Lucca has not elected its first Podestà yet');
  });

  rule('pod.19b', 'for who governs a town of his own', () => {
    expect(reason(governing().political(0), lodge(PRATO))).toEqual({ rule: 'pod.19b', reason: 'cannot', what: 'moot' });
  });
});

describe('before the walls', () => {
  const besieging = () => governing().besieging(1, 'M5', 'firenze', [1, 3, 4].map(SI));

  // R60: it besieges already; that nobody has challenged anybody this month changes nothing.
  rule(
    ['pod.44a', 'pod.29a'],
    'no challenge by the army that besieges, and no march before the siege is lifted',
    () => {
      const match = besieging().military(1);
      const busy = { reason: 'cannot', what: 'besieging' };
      expect(reason(match, { type: 'challenge', army: 1, commune: FIRENZE })).toEqual({ rule: 'pod.44a', ...busy });
      expect(reason(match, { type: 'march', army: 1, from: -1, podesta: false })).toEqual({ rule: 'pod.44r', ...busy });
    },
  );

  rule(['pod.44a', 'pod.44k'], 'no shots by an army that besieges nobody', () => {
    const match = besieging()
      .army(2, 'N5', [sestiere('lucca', 1)])
      .military(2);
    expect(reason(match, { type: 'shootWalls', army: 2 })).toEqual({
      rule: 'pod.44a',
      reason: 'cannot',
      what: 'noSiege',
    });
  });

  // R140: with who besieges him, about surrender; with nobody else, about nothing.
  rule(['pod.44p', 'pod.20c'], 'an offer that does not speak of surrender, or to who has no part in the siege', () => {
    const match = besieging().military(0);
    const sum = leg(true, { kind: 'florins', florins: 100 });
    const given = leg(true, { kind: 'surrender', commune: FIRENZE });
    expect(match.refusal(proposal(1, given, sum))).toBeNull();
    expect(words(match, proposal(1, sum))).toEqual([
      'Here an offer has to speak of a surrender',
      'Qui un’offerta deve parlare di resa',
    ]);
    expect(words(match, proposal(2, sum))[0]).toBe(
      'While at war one talks only with who besieges him, or whom he besieges',
    );
  });
});

describe('not one’s own', () => {
  rule(['pod.17c', 'pod.25b'], 'no exile and no loan in a town that another governs', () => {
    const match = governing().political(0);
    expect(reason(match, { type: 'exile', sestiere: SI(1) })).toEqual({ rule: 'pod.17c', reason: 'notGoverned' });
    expect(reason(match, { type: 'borrow', commune: SIENA, florins: 100 })).toEqual({
      rule: 'pod.25b',
      reason: 'notGoverned',
    });
  });

  rule(
    ['pod.15f', 'pod.17c', 'pod.25e'],
    'nor a work from another town’s treasury, exile of friends, or loans by halves',
    () => {
      const p = governing().govern(0, 'prato').treasury('prato', 3000).treasury('firenze', 3000);
      const match = p.political(0);
      const build = { type: 'build', commune: FIRENZE, work: 0, from: PRATO };
      expect([
        reason(match, build),
        reason(match, { type: 'exile', sestiere: FI(1) }),
        reason(match, { type: 'borrow', commune: FIRENZE, florins: 150 }),
        reason(p.commercial(0), { type: 'borrow', commune: FIRENZE, florins: 100 }),
      ]).toEqual([
        { rule: 'pod.15f', reason: 'cannot', what: 'chest' },
        { rule: 'pod.17c', reason: 'cannot', what: 'ownSide' },
        { rule: 'pod.25e', reason: 'inSteps' },
        { rule: 'pod.25b', reason: 'cannot', what: 'merchants' },
      ]);
    },
  );

  // R140: two others may not; but to oneself there is nothing to say in any turn.
  rule('pod.20c', 'offers to oneself, offers that nobody made, promises nobody gave', () => {
    const match = governing().political(0);
    const sum = leg(true, { kind: 'florins', florins: 100 });
    expect(reason(match, proposal(0, sum))?.what).toBe('oneself');
    for (const action of [
      { type: 'takeUp', offer: 1 },
      { type: 'revoke', offer: 1 },
      { type: 'honour', promise: 1 },
    ])
      expect(reason(match, action)).toEqual({ rule: 'pod.20c', reason: 'cannot', what: 'moot' });
  });
});

describe('no attack', () => {
  const meeting = (more = {}) =>
    governing()
      .army(0, 'N8', [FI(1)], more)
      .army(1, 'N8', [SI(1)])
      .army(1, 'N10', [SI(3)])
      .army(0, 'N10', [FI(3)]);
  const attack = (army: number, target: number) => ({ type: 'attack', army, target });

  // R60 and AN18, AN39: they stand on one square; it is the event that keeps the peace.
  rule(['pod.24d', 'pod.29a'], 'in a truce or among flagellants, though the enemy is at hand', () => {
    const [bound, struck] = [meeting(), meeting()];
    bound.annales(1, 'AN18');
    struck.annales(0, 'AN39');
    expect(meeting().military(0).refusal(attack(1, 2))).toBeNull();
    expect(bound.military(0).refusal(attack(1, 2))).toMatchObject({ rule: 'pod.24d', reason: 'truce', seat: 1 });
    expect(reason(struck.military(0), attack(1, 2))).toEqual({ rule: 'pod.24d', reason: 'forbidden' });
  });

  // R61 and R65: nobody fights on the way home, nor moves from a field before his next turn.
  rule(
    ['pod.29t', 'pod.29a'],
    'by who is on his way home or fresh from a battle; out of reach is who is elsewhere',
    () => {
      expect(reason(meeting({ homeward: true }).military(0), attack(1, 2))?.what).toBe('homeward');
      expect(reason(meeting({ stays: true }).military(0), attack(1, 2))?.what).toBe('stays');
      const match = meeting().military(0);
      expect(reason(match, attack(1, 3))).toEqual({ rule: 'pod.29a', reason: 'outOfReach' });
      expect(reason(match, attack(4, 1))).toEqual({ rule: 'pod.29a', reason: 'cannot', what: 'fight' });
      expect(reason(match, attack(2, 1))?.what).toBe('choice');
    },
  );

  rule(['pod.29t', 'pod.44r'], 'and no way home through the gate for who has fought this month', () => {
    const p = governing().army(0, 'N6', [FI(1)], { stays: true });
    expect(reason(p.military(0), { type: 'garrison', army: 1 })).toEqual({
      rule: 'pod.29t',
      reason: 'cannot',
      what: 'stays',
    });
  });
});
