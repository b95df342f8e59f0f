import { describe, expect } from 'vitest';
import { factors } from '../../src/30-battle/battle.ts';
import { kindOf } from '../../src/world.ts';
import { battle } from '../battles.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, token, unitOf, world } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = companyNamed('grifone');
const newYear = (p: ReturnType<typeof position>) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);

describe('hiring a company', () => {
  rule(
    ['pod.31b', 'pod.31a', 'pod.31k', 'pod.31d', 'pod.11c'],
    'whoever holds its marker hires it, for his commune or for himself',
    () => {
      const p = position(2).govern(0, 'firenze').treasury('firenze', 800).tokens(0, 'compagnia-grifone');
      const fee = { from: FIRENZE, florins: 600 };
      const match = p.military(0).act({ type: 'hire', company: GRIFONE, station: FIRENZE, ...fee });
      expect([match.treasury('firenze'), match.purse(0)]).toEqual([200, 1600]);
      expect([p.state.employer[GRIFONE], p.state.payer[GRIFONE], p.state.station[GRIFONE]]).toEqual([
        0,
        FIRENZE,
        FIRENZE,
      ]);
      expect(match.told('hired')).toMatchObject([{ seat: 0, company: GRIFONE, fee: 600 }]);
    },
  );

  rule(['pod.31h', 'pod.27d', 'pod.28h'], 'captain, palvesari and fanti; always armed (R54)', () => {
    const kinds = [0, 1, 2].map(index => kindOf(world, unitOf('grifone', index)));
    expect(kinds).toEqual(['capitano', 'fanti-palvese', 'fanti']);
    const p = position(2).govern(0, 'firenze').hire(0, 'grifone', 'firenze');
    const fight = battle(
      p,
      [
        [unitOf('grifone', 0), 'f2'],
        [unitOf('grifone', 1), 'g2'],
        [unitOf('grifone', 2), 'h2'],
      ],
      [[sestiere('siena', 1), 'f7']],
    );
    expect([0, 1, 2].map(index => factors(p.table, fight, index))).toEqual([
      { A: 2, D: 2, R: 2, M: 4, T: 0 },
      { A: 1, D: 2, R: 2, M: 1, T: 1 },
      { A: 1, D: 1, R: 2, M: 2, T: 0 },
    ]);
    // The feditori of Siena are not armed.
    expect(factors(p.table, fight, 3)).toMatchObject({ A: 2, D: 1, R: 1 });
  });

  rule(['pod.31k', 'pod.19e'], 'an exile keeps his companies where he is sheltered, if anywhere', () => {
    const arezzo = position(2).exiled(1, 'arezzo').tokens(1, 'compagnia-grifone').military(1);
    expect(arezzo.choices('hire', 'station')).toEqual([communeNamed('arezzo')]);
    expect(position(2).exiled(1).tokens(1, 'compagnia-grifone').military(1).offers('hire')).toBe(false);
  });

  rule('pod.31g', 'several may be kept, or given to others by a deal', () => {
    const p = position(2).govern(0, 'firenze').tokens(0, 'compagnia-grifone', 'compagnia-bande');
    p.political(0)
      .propose(1, leg(true, { kind: 'beneficio', token: token('compagnia-bande') }))
      .do('accept');
    expect([p.player(0).benefici, p.player(1).benefici]).toEqual([
      [token('compagnia-grifone')],
      [token('compagnia-bande')],
    ]);
  });
});

describe('keeping a company', () => {
  const employed = () =>
    position(3).govern(0, 'firenze').govern(1, 'siena').hire(0, 'grifone', 'firenze', { fee: 700 });

  rule(['pod.31c', 'pod.31d', 'pod.38b'], 'the same fee at the beginning of every year (R66)', () => {
    const match = newYear(employed());
    expect([match.step, match.seats]).toEqual(['companyFee', [0]]);
    match.act({ type: 'payFee', from: FIRENZE });
    expect([match.treasury('firenze'), match.state.payer[GRIFONE], match.state.fee[GRIFONE]]).toEqual([
      2300,
      FIRENZE,
      700,
    ]);
    expect(match.step).toBe('orderAuction');
  });

  rule('pod.31e', 'unpaid it is auctioned from 500; the highest sealed bid hires it at that fee (R67)', () => {
    const match = newYear(employed()).do('dismiss');
    expect([match.step, match.seats]).toEqual(['companyAuction', [0, 1, 2]]);
    expect(match.choices('bid', 'from', 0)).toEqual([-1, FIRENZE]);
    const refused = (from: number, florins: number) => match.refusal({ type: 'bid', from, florins }, 0);
    expect(refused(-1, 499)).toEqual({ rule: 'pod.31o', reason: 'tooLittle', florins: 500 });
    expect(refused(-1, 1601)).toEqual({ rule: 'pod.31e', reason: 'tooDear', florins: 1601 });
    expect(refused(communeNamed('siena'), 500)).toMatchObject({ rule: 'pod.31d', reason: 'notGoverned' });
    expect([refused(-1, 500), refused(-1, 1600), refused(FIRENZE, 4600)]).toEqual([null, null, null]);
    match.bid(0, 500).bid(1, 900, communeNamed('siena')).act({ type: 'noOffer' }, 2);
    expect([match.state.employer[GRIFONE], match.state.fee[GRIFONE], match.state.payer[GRIFONE]]).toEqual([
      1,
      900,
      communeNamed('siena'),
    ]);
    expect([match.purse(0), match.treasury('siena')]).toEqual([1600, 2100]);
    // The winner has the counter, and nobody can draw it.
    expect([...match.state.used, ...match.state.bag]).not.toContain(token('compagnia-grifone'));
  });

  rule(['pod.31e', 'pod.43d'], 'an exile may bid what his war chest holds (R67, R96)', () => {
    const p = employed().exiled(2, 'lucca').purse(2, 100);
    p.state.minted += 600;
    p.player(2).chest = 600;
    const match = newYear(p).do('dismiss').bid(2, 700);
    match.act({ type: 'noOffer' }, 0).act({ type: 'noOffer' }, 1);
    expect([match.state.employer[GRIFONE], p.player(2).chest, match.purse(2)]).toEqual([2, 0, 0]);
  });

  rule('pod.31e', 'without a bid it is discarded (R67)', () => {
    const match = newYear(employed())
      .do('dismiss')
      .act({ type: 'noOffer' }, 0)
      .act({ type: 'noOffer' }, 1)
      .act({ type: 'noOffer' }, 2);
    expect([match.state.employer[GRIFONE], match.state.used]).toEqual([-1, [token('compagnia-grifone')]]);
    expect(match.told('companyFree')).toMatchObject([{ company: GRIFONE }]);
  });

  rule('pod.31c', 'who cannot pay is only offered to dismiss', () => {
    const p = employed().purse(0, 100);
    for (const number of [1, 2, 3, 4, 5, 6]) p.state.back[sestiere('firenze', number)] = 24;
    expect(
      newYear(p)
        .legal()
        .map(({ type }) => type),
    ).toEqual(['dismiss']);
  });
});
