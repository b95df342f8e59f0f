import { describe, expect } from 'vitest';
import { communeNamed, leg, position, rule, sestiere, square, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze', 1, 3).govern(1, 'siena').govern(2, 'lucca');

describe('a company that trusts nobody', () => {
  // R36: the town is defended by those loyal to its Podestà, though others may march with him.
  rule(['pod.13b', 'pod.27b'], 'does not fight for the Podestà in a rising, though it shows his faction', () => {
    const p = governing().loyal(1, 'firenze', 2).tokens(1, 'proditor');
    p.political(1).act({ type: 'rise', sestieri: [FI(2)] });
    const defenders = p.state.battle?.soldiers.filter(({ side }) => side === 1).map(({ unit }) => unit);
    expect(defenders).toEqual([FI(1), FI(3)]);
    expect(p.military(0).recruits(FIRENZE)).toContain(FI(5));
  });

  // R37: nor does it hold the town against a coup; of the other faction it helps the attacker.
  rule(['pod.13e', 'pod.13j'], 'holds no town against a coup, and helps one if it shows the other faction', () => {
    const succeeds = (change: (p: ReturnType<typeof position>) => void) => {
      const p = governing().tokens(1, 'proditor');
      p.state.back[FI(3)] = 9;
      change(p);
      const match = p.political(1);
      if (match.refusal({ type: 'coup', commune: FIRENZE }) !== null) return false;
      match.act({ type: 'coup', commune: FIRENZE });
      return p.commune('firenze').podesta === 1;
    };
    // One loyal company in town against sestieri 2, 4 and 6; then against one of them, which are as many.
    expect(succeeds(() => {})).toBe(true);
    expect(
      succeeds(p => {
        for (const number of [2, 4]) p.state.back[FI(number)] = 9;
      }),
    ).toBe(false);
  });
});

describe('a representative', () => {
  // R95: his town sends no army; what needs no counter goes on.
  rule(
    ['pod.32d', 'pod.18c', 'pod.15a'],
    'who fell leaves a town that builds and buys trust, and is replaced at New Year',
    () => {
      const p = governing().govern(0, 'prato', 1, 3, 5).treasury('prato', 900).purse(0, 5000);
      Object.assign(p.commune('prato'), { vacant: true, cell: -1 });
      const match = p.political(0);
      expect(match.choices('ride', 'counter')).toEqual([FIRENZE]);
      match.act({ type: 'win', sestiere: sestiere('prato', 4), token: -1 });
      expect(match.legal('build').some(({ commune }) => commune === PRATO)).toBe(true);
      expect(p.military(0).recruits(PRATO)).toEqual([]);
      p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
      expect(p.commune('prato')).toMatchObject({ vacant: false, cell: square('L4'), podesta: 0 });
    },
  );

  // R35: his player settles there, and he is needed no more.
  rule(['pod.32d', 'pod.19a'], 'who fell is replaced at once by his own merchant, driven out at home', () => {
    const p = governing().govern(0, 'prato', 1, 3, 5);
    Object.assign(p.commune('prato'), { vacant: true, cell: -1 });
    const match = p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'military', seat: 1 },
      ],
      [4, 4, 4, 4, 4, 4],
    );
    if (match.step === 'newHome') match.act({ type: 'settle', commune: PRATO });
    expect(p.player(0)).toMatchObject({ home: PRATO, exiled: false, points: -12 });
    expect(p.commune('prato')).toMatchObject({ vacant: false, cell: square('L4') });
  });
});

describe('a change of faction', () => {
  // R99: those who fled to him had his faction; now they have not, and are in town like the others.
  rule(
    ['pod.16a', 'pod.23v', 'pod.44d'],
    'of a besieger sends those back who had fled to him, and the town stays shut',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(1, 5000);
      p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(5)]);
      Object.assign(p.state.armies[0]?.siege ?? {}, { fled: [FI(2), FI(6)], asked: false });
      expect(p.military(1).act({ type: 'shootWalls', army: 1 }).step).toBe('defence');
      Object.assign(p.state.armies[0]?.siege ?? {}, { asked: false });
      const match = p.political(1).do('changeFaction');
      for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: SI(number) });
      match.do('declare');
      const later = p.military(1, [0, 0]).act({ type: 'shootWalls', army: 1 });
      expect([later.step, later.told('wallShot').length]).toEqual(['military', 1]);
    },
  );

  // R34: shelter is for exiles of the town's faction; the company they pay stays theirs.
  rule(['pod.16a', 'pod.19b', 'pod.19e'], 'of a host turns the exile out, not his company out of his service', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').exiled(2, 'firenze').purse(0, 5000);
    p.hire(2, 'grifone', 'firenze');
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
    match.do('declare');
    expect([p.player(2).host, p.state.employer[0]]).toEqual([-1, 2]);
    // Who is inside when the friendship ends may march out (R142).
    expect(p.military(2).recruits(FIRENZE)).toContain(unitOf('grifone'));
    p.political(2).act({ type: 'lodge', commune: PRATO });
    expect(p.military(2).recruits(PRATO)).toContain(unitOf('grifone'));
  });
});

// R27: a commune that waits for its merchant takes in nobody.
rule(['pod.19b', 'pod.12a'], 'an exile finds no shelter in a commune whose merchant is not elected yet', () => {
  const shelters = (elected: boolean) => {
    const p = position(3).govern(1, 'siena').govern(2, 'prato').exiled(0);
    if (elected) p.commune('lucca').taxed = 1;
    return p.political(0).choices('lodge', 'commune').includes(communeNamed('lucca'));
  };
  expect([shelters(false), shelters(true)]).toEqual([false, true]);
});

// R134: what serves cannot be given away, nor one counter twice.
rule(
  ['pod.31f', 'pod.31g', 'pod.20c'],
  'the counter of a company is given once, and not while the company serves',
  () => {
    const chit = leg(true, { kind: 'beneficio', token: token('compagnia-grifone') });
    const p = governing().tokens(0, 'compagnia-grifone');
    expect(p.political(0).proposalRefusal(1, chit)).toBeNull();
    expect(p.political(0).proposalRefusal(1, chit, chit)).not.toBeNull();
    expect(
      p.political(1).proposalRefusal(0, leg(false, { kind: 'beneficio', token: token('compagnia-grifone') })),
    ).toBeNull();
    p.military(0).act({ type: 'hire', company: 0, station: FIRENZE, from: -1, florins: 500 });
    expect(p.political(0).proposalRefusal(1, chit)).not.toBeNull();
    expect(
      p.political(1).proposalRefusal(0, leg(false, { kind: 'beneficio', token: token('compagnia-grifone') })),
    ).not.toBeNull();
  },
);
