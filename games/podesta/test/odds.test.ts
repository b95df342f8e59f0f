import { type AnyAction, at, forecast, type Odds, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, from, phase, reorder } from './battles.ts';
import { annalesCard, communeNamed, type Match, position, rule, sestiere, token } from './position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

const odds = (match: Match, action: AnyAction) => oddsOf(match.play, match.seats[0] ?? 0, action);

const chances = (told: Odds | null) => told?.outcomes.map(({ chance }) => chance);

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

  rule(
    ['pod.36.5e', 'pod.36.7a'],
    'what comes of a fight is told as what it does to the two, whatever the cards',
    () => {
      const told = odds(melee(1), FIGHT);
      // Each hurts the other in 10 of 16 cases, one without regard to the other.
      expect(chances(told)).toEqual(['25/64', '15/64', '15/64', '9/64']);
      expect(told?.success?.chance).toBe('5/8');
      expect(told?.outcomes.map(({ events }) => events.map(({ type }) => type).join(' '))).toEqual([
        'clash damaged damaged',
        'clash damaged',
        'clash damaged',
        'clash',
      ]);
    },
  );

  rule(['pod.36.7e', 'pod.36.5e'], 'a company at the end of its resistance is seen to be destroyed', () => {
    const match = melee(3);
    at(match.state.battle?.soldiers ?? [], 3).damage = 1;
    const lost = (odds(match, FIGHT)?.outcomes ?? []).filter(({ events }) =>
      events.some(event => event.type === 'eliminated' && 'unit' in event && event.unit === SI(3)),
    );
    expect(lost.reduce((sum, { probability }) => sum + probability, 0)).toBe(odds(match, FIGHT)?.success?.probability);
    expect(lost.length).toBeGreaterThan(0);
  });

  rule(['pod.36.8a', 'pod.36.5e'], 'a fight is weighed as it stands: whoever joins changes it', () => {
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
    const match = phase(p, 'fight');
    const fight = { type: 'fight', soldier: 1, target: 5 };
    expect(hurt(match, fight)).toBe(16 * 10);
    match.act(fight);
    const [first, second] = [
      { type: 'support', soldier: 2 },
      { type: 'support', soldier: 3 },
    ];
    expect([hurt(match, { type: 'ready' }), hurt(match, first)]).toEqual([16 * 10, 16 * 13]);
    match.act(first);
    expect(hurt(match, second)).toBe(16 * 15);
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
    expect(outcomes.map(({ chance, events }) => [chance, events.at(-1)?.type])).toEqual(
      Array.from({ length: 4 }, () => ['1/4', 'oathDrawn']),
    );
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
    const told = odds(phase(p, 'shoot'), { type: 'shoot', soldier: 1, target: 3 });
    expect([chances(told), told?.success?.chance]).toEqual([['5/8', '3/8'], '3/8']);
    expect(told?.outcomes[1]?.events.map(({ type }) => type)).toEqual(['bolt', 'damaged']);
  });

  rule(['pod.24d', 'pod.24e'], 'an event nobody seizes falls on any of those not in exile alike', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
    p.player(2).exiled = true;
    const window = () => p.play([{ step: 'window', card: annalesCard('AN01'), left: [0, 1, 2] }]);
    const falls = () => odds(window(), { type: 'letFall' })?.outcomes.map(({ chance, events }) => [chance, events]);
    expect(falls()).toMatchObject([
      ['1/2', [{ type: 'annalesFalls', seat: 0 }]],
      ['1/2', [{ type: 'annalesFalls', seat: 1 }]],
    ]);
    p.player(2).exiled = false;
    expect(falls()?.map(([chance]) => chance)).toEqual(['1/3', '1/3', '1/3']);
  });

  rule(['pod.23b', 'pod.23s'], 'a Beneficio bought may be any that one cannot see; a bag filled again is known', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 5000).tokens(1, 'proditor', 'proditor');
    p.state.bag = [token('proditor'), token('spada-1'), token('spada-1')];
    const drawn = () =>
      odds(p.commercial(0), { type: 'buyBeneficio' })?.outcomes.map(({ chance, events }) => [chance, events.at(-1)]);
    expect(drawn()).toMatchObject([
      ['3/5', { type: 'drew', kind: token('proditor') }],
      ['2/5', { type: 'drew', kind: token('spada-1') }],
    ]);
    [p.state.used, p.state.bag] = [p.state.bag, []];
    expect(drawn()).toMatchObject([
      ['2/3', { kind: token('spada-1') }],
      ['1/3', { kind: token('proditor') }],
    ]);
  });

  rule(['pod.23r', 'pod.13e', 'pod.36.5g'], 'what others hold, or choose, has no odds', () => {
    const p = position(2).govern(0, 'firenze').tokens(0, 'proditor').tokens(1, 'spada-1');
    const foretold = (match: Match, action: AnyAction) => forecast(match.play, 0, action);
    expect(foretold(p.commercial(0), { type: 'steal', victim: 1, what: 'beneficio' })).toBe('hidden');
    expect(foretold(melee(1, true), FIGHT)).toBe('others');
    expect(foretold(p.military(0), { type: 'endPhase' })).toBe('sequence');
  });

  rule(['pod.36.4c', 'pod.45c'], 'three Spade on a commander bring oaths only if he falls by them', () => {
    const struck = (damage: number) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena');
      const tokens = [[{ kind: token('spada-3'), owner: 0 }], []];
      const more = { kind: 'street' as const, commune: communeNamed('siena'), tokens };
      battle(p, [[FI(1), 'f4']], [[SI(1), 'f5', { hurt: true, damage }]], more);
      const match = reorder(p);
      return forecast(match.play, 0, { type: 'threeSwords', tokens: [token('spada-3')], target: 1 });
    };
    expect(struck(0)).toBe('nothing');
    expect(struck(9)).toMatchObject({ outcomes: [{ chance: '1/4' }, {}, {}, {}] });
  });

  rule(
    ['pod.42a', 'pod.45c'],
    'who gives up a street fight sees the oaths that follow, who leaves a field none',
    () => {
      const conceding = (kind: 'street' | 'field') => {
        const p = position(2).govern(0, 'firenze').govern(1, 'siena', 1, 3, 4, 5);
        battle(p, [[FI(1), 'f4']], [[SI(1), 'f5']], { kind, commune: communeNamed('siena') });
        const match = from(p, [{ step: 'parley', side: 1 }]);
        return forecast(match.play, 1, { type: 'concede' });
      };
      expect(conceding('field')).toBe('sequence');
      const oaths = conceding('street');
      expect(typeof oaths === 'string' ? oaths : chances(oaths)).toEqual(['1/4', '1/4', '1/4', '1/4']);
    },
  );

  rule(
    ['pod.31j', 'pod.45c'],
    'who hires a captive after a street fight sees the oaths that follow, on a field none',
    () => {
      const hiring = (kind: 'street' | 'field') => {
        const p = position(2).govern(0, 'firenze').govern(1, 'siena').hire(1, 'grifone', 'siena');
        battle(p, [[FI(1), 'f4']], [[SI(1), 'f5']], { kind, commune: communeNamed('siena'), winner: 0 });
        const fee = { station: communeNamed('firenze'), from: -1, florins: 500 };
        const { play } = from(p, [{ step: 'ransom', seat: 0, company: 0 }]);
        const told = forecast(play, 0, { type: 'hireCaptive', ...fee });
        return typeof told === 'string' ? told : chances(told);
      };
      expect(hiring('street')).toEqual(['1/4', '1/4', '1/4', '1/4']);
      expect(hiring('field')).toBe('sequence');
    },
  );

  rule(['pod.42d', 'pod.45c'], 'who accepts a surrender in the streets sees the oaths, on a field none', () => {
    const accepting = (kind: 'street' | 'field') => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena');
      battle(p, [[FI(1), 'f4']], [[SI(1), 'f5']], { kind, commune: communeNamed('siena') });
      const match = from(p, [{ step: 'parley', side: 1 }]).offerSurrender(true);
      const told = forecast(match.play, 0, { type: 'accept' });
      return typeof told === 'string' ? told : chances(told);
    };
    expect(accepting('street')).toEqual(['1/4', '1/4', '1/4', '1/4']);
    expect(accepting('field')).toBe('sequence');
  });
});
