import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { communeNamed, good, position, rule, sestiere, square } from '../position.ts';

const win = (commune: string, number: number) => ({ type: 'win', sestiere: sestiere(commune, number), token: -1 });
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');

describe('election', () => {
  rule(['pod.10c', 'pod.10d', 'pod.1a'], 'the fourth sestiere makes the Podestà, at once (R25)', () => {
    const match = position(2).political(0).act(win('firenze', 5)).act(win('firenze', 3)).act(win('firenze', 4));
    expect(match.position.commune('firenze').podesta).toBe(-1);
    match.act(win('firenze', 6));
    expect(match.told('elected')).toMatchObject([{ seat: 0, commune: FIRENZE }]);
    const { podesta, cell, faction, left } = match.position.commune('firenze');
    expect([podesta, cell, faction, left]).toEqual([0, square('N6'), GUELPH, 12]);
    expect(match.position.player(0)).toMatchObject({ home: FIRENZE, elected: true });
  });

  rule(
    ['pod.18e', 'pod.14b', 'pod.14a', 'pod.11b'],
    'the citizens pay 3,000 to the treasury of the new Podestà, once a year (R43)',
    () => {
      const p = position(2).loyal(0, 'firenze', 1, 3, 5);
      const match = p.political(0).act(win('firenze', 4));
      expect(match.treasury('firenze')).toBe(3000);
      expect(match.told('taxes')).toMatchObject([{ commune: FIRENZE, florins: 3000 }]);
      const again = position(2).govern(0, 'prato').loyal(0, 'firenze', 1, 3, 5);
      again.commune('firenze').taxed = 1;
      again.commune('prato').cell = square('N6');
      expect(again.political(0).act(win('firenze', 4)).treasury('firenze')).toBe(0);
    },
  );

  rule(['pod.10e', 'pod.2e'], 'the others stay where they are, loyal to nobody', () => {
    const match = position(2).loyal(0, 'firenze', 1, 3, 5).political(0).act(win('firenze', 4));
    for (const number of [2, 6]) {
      expect(match.state.holder[sestiere('firenze', number)]).toBe(-1);
      expect(match.state.face[sestiere('firenze', number)]).toBe(GHIBELLINE);
    }
  });

  rule(['pod.10.ex', 'pod.9c.f', 'pod.10d'], 'the counter of Siena is Ghibelline, that of Lucca Guelph', () => {
    const p = position(3).loyal(1, 'siena', 1, 3, 5).loyal(2, 'lucca', 1, 3, 5);
    p.political(1).act(win('siena', 4));
    p.political(2).act(win('lucca', 4));
    expect([p.commune('siena').faction, p.commune('lucca').faction]).toEqual([GHIBELLINE, GUELPH]);
    // Sestieri that were won turned to the faction of the winner.
    expect([p.state.face[sestiere('siena', 4)], p.state.face[sestiere('lucca', 4)]]).toEqual([GHIBELLINE, GUELPH]);
  });

  rule('pod.10c', 'where fewer than four are left, all of them elect (R25)', () => {
    const p = position(2).loyal(0, 'firenze', 1);
    for (const number of [2, 4, 5, 6]) p.state.place[sestiere('firenze', number)] = -1;
    expect(p.political(0).act(win('firenze', 3)).position.commune('firenze').podesta).toBe(0);
  });

  rule(
    ['pod.10c', 'pod.19a', 'pod.3l'],
    'the fourth sestiere of a rival ousts the Podestà: exile, twelve points (R25)',
    () => {
      const p = position(2)
        .govern(0, 'firenze', 1, 3)
        .govern(1, 'siena')
        .loyal(1, 'firenze', 2, 4, 6)
        .tokens(1, 'proditor');
      const match = p.goods(0, { stoffe: 2 }).fresh(0, { stoffe: 1 }).political(1).act(win('firenze', 5));
      expect(match.position.commune('firenze').podesta).toBe(1);
      expect(match.told('ousted')).toMatchObject([{ seat: 0, commune: FIRENZE, by: 1 }]);
      expect([match.points(0), match.position.player(0).exiled]).toEqual([-12, true]);
      expect(match.position.player(1).fresh[good('stoffe')]).toBe(3);
    },
  );

  rule(['pod.12a', 'pod.19a'], 'fewer than four do not depose, none at all does (R26)', () => {
    const p = position(2).govern(0, 'firenze', 1, 3).govern(1, 'siena').tokens(1, 'proditor', 'proditor');
    const match = p.political(1).act(win('firenze', 3));
    expect(match.position.commune('firenze').podesta).toBe(0);
    match.act(win('firenze', 1));
    expect(match.position.commune('firenze').podesta).toBe(-1);
    expect(match.told('unrepresented')).toMatchObject([{ commune: FIRENZE }]);
    expect(match.points(0)).toBe(-12);
  });
});

describe('communes acquired', () => {
  const courting = () => {
    const p = position(2).govern(0, 'firenze').loyal(0, 'prato', 1, 3, 5).purse(0, 900);
    p.commune('firenze').cell = square('L4');
    return p;
  };

  rule(
    ['pod.18a', 'pod.18b', 'pod.18c', 'pod.18e'],
    'four sestieri give an unrepresented commune, its counter and its taxes',
    () => {
      const match = courting().political(0).act(win('prato', 4));
      const { podesta, cell, treasury } = match.position.commune('prato');
      expect([podesta, cell, treasury]).toEqual([0, square('L4'), 3000]);
      expect(match.position.player(0).home).toBe(FIRENZE);
    },
  );

  rule('pod.18d', 'the new counter can be sent on missions of its own', () => {
    const match = courting().political(0).act(win('prato', 4));
    expect(match.choices('ride', 'counter')).toContain(communeNamed('prato'));
    match.act({ type: 'ride', counter: communeNamed('prato') }).act({ type: 'rideTo', cell: square('J3') });
    expect([match.position.commune('prato').cell, match.position.commune('prato').left]).toEqual([square('J3'), 10]);
    expect(match.refusal(win('pistoia', 2))).toBeNull();
  });

  rule('pod.18f', 'works may be promoted there as well', () => {
    const match = courting().political(0).act(win('prato', 4));
    const communes = new Set(match.choices('build', 'commune'));
    expect(communes).toEqual(new Set([communeNamed('prato')]));
  });

  rule(
    ['pod.18h', 'pod.18c'],
    'two courts in one commune: the first to reach four governs, the other keeps his',
    () => {
      const p = courting().loyal(1, 'prato', 2);
      const match = p.political(0).act(win('prato', 4));
      expect(match.position.commune('prato').podesta).toBe(0);
      expect(match.state.holder[sestiere('prato', 2)]).toBe(1);
    },
  );
});

describe('the exile', () => {
  const driven = () =>
    position(3).govern(1, 'siena').govern(2, 'lucca').loyal(0, 'firenze', 1).exiled(0).goods(0, { metalli: 2 });

  rule(['pod.19b', 'pod.18a'], 'an unrepresented commune of his faction shelters him and can be courted (R34)', () => {
    const match = driven().political(0);
    const guelph = ['montepulciano', 'prato', 'san-gimignano', 'volterra'].map(communeNamed);
    expect(match.choices('lodge', 'commune')).toEqual(expect.arrayContaining(guelph));
    expect(match.choices('lodge', 'commune')).not.toContain(communeNamed('pistoia'));
    expect(match.refusal(win('prato', 5))).toMatchObject({ rule: 'pod.18a' });
    match.act({ type: 'lodge', commune: communeNamed('prato') }).act(win('prato', 5));
    expect(match.state.holder[sestiere('prato', 5)]).toBe(0);
    expect(match.refusal(win('volterra', 5))).toMatchObject({ rule: 'pod.18a' });
  });

  rule('pod.19d', 'he has no counter, no works, no coup and no part in agitation (R34)', () => {
    const match = driven().tokens(0, 'proditor').political(0);
    for (const type of ['ride', 'build', 'feast', 'rise', 'coup', 'exile', 'changeFaction'])
      expect(match.legal(type)).toEqual([]);
    expect(match.refusal(win('siena', 2))).toMatchObject({ rule: 'pod.19a', reason: 'exilesMayNot' });
  });

  rule(['pod.19f', 'pod.19g'], 'his money buys goods and Benefici as before', () => {
    const match = driven()
      .commercial(0)
      .act({ type: 'buy', good: good('legname'), lots: 2 })
      .do('buyBeneficio');
    match.act({ type: 'sell', good: good('metalli'), lots: 2 });
    expect(match.purse(0)).toBe(1600 - 200 - 100 + 200);
  });

  rule(['pod.19a', 'pod.19d'], 'elected anywhere, he is an exile no more (R34)', () => {
    const p = driven().exiled(0, 'prato').loyal(0, 'prato', 1, 3, 5);
    const match = p.political(0).act(win('prato', 4));
    expect(match.position.player(0)).toMatchObject({ exiled: false, home: communeNamed('prato'), host: -1 });
  });

  rule('pod.19b', 'a new Podestà turns out whoever was sheltered there, and nobody else (R34)', () => {
    const p = position(4).govern(1, 'siena').govern(2, 'lucca').exiled(0, 'prato').exiled(3, 'pistoia');
    p.loyal(2, 'prato', 1, 3, 5).commune('lucca').cell = square('L4');
    p.political(2).act(win('prato', 4));
    expect([p.commune('prato').podesta, p.player(0).host, p.player(3).host]).toEqual([2, -1, communeNamed('pistoia')]);
  });

  rule('pod.19a', 'losing another commune than the home is no exile (R35)', () => {
    const p = position(2).govern(0, 'firenze').govern(0, 'prato', 1).govern(1, 'siena').tokens(1, 'proditor');
    p.goods(0, { stoffe: 2 });
    const match = p.political(1).act(win('prato', 1));
    expect([match.points(0), match.position.player(0).exiled, match.position.player(0).home]).toEqual([
      0,
      false,
      FIRENZE,
    ]);
    expect(match.position.player(0).lots[good('stoffe')]).toBe(2);
  });

  rule(
    ['pod.19a', 'pod.19c'],
    'losing the home with another commune left: points and goods, but a new home (R35)',
    () => {
      const p = position(2).govern(0, 'firenze', 1).govern(0, 'prato').govern(1, 'siena').tokens(1, 'proditor');
      const match = p.goods(0, { stoffe: 2 }).political(1).act(win('firenze', 1));
      expect([match.step, match.seats]).toEqual(['newHome', [0]]);
      match.act({ type: 'settle', commune: communeNamed('prato') });
      expect(match.position.player(0)).toMatchObject({ home: communeNamed('prato'), exiled: false, points: -12 });
      expect(match.position.player(1).fresh[good('stoffe')]).toBe(2);
    },
  );

  rule(
    'pod.19a',
    'the merchant fills a dead man’s place at once; a captive’s counter stays with its captor (R35)',
    () => {
      const settled = (change: Partial<ReturnType<ReturnType<typeof position>['commune']>>) => {
        const p = position(3).govern(0, 'firenze', 1).govern(0, 'prato').govern(1, 'siena').tokens(1, 'proditor');
        Object.assign(p.commune('prato'), { cell: -1, ...change });
        p.political(1)
          .act(win('firenze', 1))
          .act({ type: 'settle', commune: communeNamed('prato') });
        const { cell, vacant, captor } = p.commune('prato');
        return { home: p.player(0).home, cell, vacant, captor };
      };
      const home = communeNamed('prato');
      expect(settled({ vacant: true })).toEqual({ home, cell: square('L4'), vacant: false, captor: -1 });
      expect(settled({ captor: 2, until: 3 })).toEqual({ home, cell: -1, vacant: false, captor: 2 });
    },
  );

  rule('pod.19d', 'exiled before his turn he plays last in that month already, after other exiles (R6)', () => {
    const p = position(4).govern(1, 'siena').govern(0, 'firenze', 1).govern(2, 'lucca').exiled(3).tokens(1, 'proditor');
    p.state.order = [1, 0, 2, 3];
    const match = p.play([{ step: 'turns', played: [] }]).act(win('firenze', 1));
    expect([p.player(0).exiled, p.state.order]).toEqual([true, [1, 2, 3, 0]]);
    const seats = [1, 2, 3, 0].map(() => {
      const [seat] = match.seats;
      match.do('endPhase', 'endPhase', 'endPhase');
      return seat;
    });
    expect([seats, match.stopped]).toEqual([[1, 2, 3, 0], true]);
  });

  rule('pod.19d', 'exiled after his turn he has had it', () => {
    const p = position(3).govern(1, 'siena').govern(0, 'firenze', 1).govern(2, 'lucca').tokens(1, 'proditor');
    p.state.order = [0, 1, 2];
    const match = p.play([{ step: 'turns', played: [] }]).do('endPhase', 'endPhase', 'endPhase');
    match.act(win('firenze', 1)).do('endPhase', 'endPhase', 'endPhase');
    expect(match.seats).toEqual([2]);
    expect(match.do('endPhase', 'endPhase', 'endPhase').stopped).toBe(true);
  });

  rule('pod.19b', 'a host who changes faction, or a town that does, shelters him no longer (R34)', () => {
    const p = position(3).govern(2, 'lucca').govern(1, 'siena').exiled(0, 'lucca').purse(2, 5000);
    const match = p.political(2).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: sestiere('lucca', number) });
    match.do('declare');
    expect([p.player(2).faction, p.player(0).host]).toEqual([GHIBELLINE, -1]);
    expect(match.told('turnedOut')).toMatchObject([{ seat: 0, commune: communeNamed('lucca') }]);
    // Prato is Guelph by its Bellatores: won by Siena they are Ghibelline, and so is the town.
    const q = position(3).govern(2, 'lucca').govern(1, 'siena').exiled(0, 'prato');
    q.commune('siena').cell = square('L4');
    const court = q.political(1).act(win('prato', 5));
    expect(q.player(0).host).toBe(communeNamed('prato'));
    court.act(win('prato', 1));
    expect(q.player(0).host).toBe(-1);
  });

  rule('pod.13h', 'the ousted keeps his purse and companies in the field; his counter goes (R115, R116)', () => {
    const p = position(2)
      .govern(0, 'firenze', 1, 3)
      .govern(1, 'siena')
      .loyal(1, 'firenze', 2, 4, 6)
      .tokens(1, 'proditor');
    p.army(0, 'L4', [sestiere('firenze', 3)]);
    p.commune('firenze').cell = square('J3');
    const match = p.political(1).act(win('firenze', 1));
    expect([match.purse(0), match.state.armies.map(({ seat }) => seat)]).toEqual([1600, [0]]);
    expect(match.position.commune('firenze').cell).toBe(square('N6'));
    expect(match.position.commune('firenze').podesta).toBe(1);
  });

  rule('pod.19e', 'his mercenaries stay as long as he pays them (R66)', () => {
    const p = driven().exiled(0, 'prato').hire(0, 'grifone', 'prato', { fee: 600 }).date(1, 12);
    const match = p.play([{ step: 'nextMonth', over: false }]);
    expect([match.step, match.seats]).toEqual(['companyFee', [0]]);
    match.act({ type: 'payFee', from: -1 });
    expect([match.purse(0), match.state.employer[0]]).toEqual([1000, 0]);
    expect(SIENA).toBe(10);
  });
});
