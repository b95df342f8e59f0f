import { describe, expect } from 'vitest';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const [GRIFONE, BANDE] = [companyNamed('grifone'), companyNamed('bande')];
type Place = ReturnType<typeof position>;
const conquered = (p: Place) =>
  p.play(
    [
      { step: 'conquest', seat: 1, commune: FIRENZE },
      { step: 'military', seat: 1 },
    ],
    [4, 4, 4, 4],
  );
const mustered = (p: Place, seat: number) => p.military(seat).choices('raise', 'commune');

describe('companies of fortune whose town is lost', () => {
  const held = (p = position(3)) => p.govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

  // R34 and R69: the troops loyal to him go where he is sheltered.
  rule(['pod.19b', 'pod.19e', 'pod.31k'], 'follow the exile who pays them to the town that shelters him', () => {
    const p = held()
      .hire(0, 'grifone', 'firenze')
      .hire(0, 'bande', 'firenze')
      .army(0, 'M8', [unitOf('bande')]);
    conquered(p);
    const match = p.political(0).act({ type: 'lodge', commune: PRATO });
    expect([GRIFONE, BANDE].map(company => p.state.station[company])).toEqual([PRATO, PRATO]);
    expect(match.told('quartered')).toMatchObject([
      { company: GRIFONE, commune: PRATO },
      { company: BANDE, commune: PRATO },
    ]);
    // Who was in the field stays there; its home is with its master.
    expect([mustered(p, 0), p.state.armyOf[unitOf('bande')]]).toEqual([[PRATO], 1]);
  });

  rule(['pod.19b', 'pod.31k'], 'follow him to a player who takes him in as well', () => {
    const p = held().hire(0, 'grifone', 'firenze');
    conquered(p);
    p.political(0)
      .propose(2, leg(false, { kind: 'hospitality', commune: communeNamed('lucca') }))
      .do('accept');
    expect([p.player(0).host, p.state.station[GRIFONE]]).toEqual([communeNamed('lucca'), communeNamed('lucca')]);
  });

  // R35 and R69: a company is stationed in a commune of its employer.
  rule(
    ['pod.19a', 'pod.31k'],
    'go to the new home of a merchant who has another commune, or to the one he kept',
    () => {
      const p = held().govern(0, 'prato').hire(0, 'grifone', 'firenze');
      conquered(p).act({ type: 'settle', commune: PRATO });
      expect([p.state.station[GRIFONE], mustered(p, 0)]).toEqual([PRATO, [PRATO]]);
      const q = position(3).govern(0, 'prato').govern(0, 'firenze').govern(1, 'siena').hire(0, 'grifone', 'firenze');
      conquered(q);
      expect([q.player(0).home, q.state.station[GRIFONE]]).toEqual([PRATO, PRATO]);
    },
  );

  // Whom the commune pays serves the commune, wherever it was quartered.
  rule(
    ['pod.31d', 'pod.31k'],
    'of the commune itself serve its new Podestà, and are in the town that pays them',
    () => {
      const p = held().govern(0, 'prato');
      p.hire(0, 'grifone', 'firenze', { payer: FIRENZE }).hire(0, 'bande', 'prato', { payer: FIRENZE });
      conquered(p).act({ type: 'settle', commune: PRATO });
      expect([GRIFONE, BANDE].map(company => [p.state.employer[company], p.state.station[company]])).toEqual([
        [1, FIRENZE],
        [1, FIRENZE],
      ]);
      expect(mustered(p, 1)).toContain(FIRENZE);
    },
  );
});

// R97: three to begin it; those who are left may go on.
rule(['pod.44a', 'pod.27h'], 'a siege begun with three goes on with two when a sestiere calls its company back', () => {
  const SI = (number: number) => sestiere('siena', number);
  const p = position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .besieging(1, 'K4', 'prato', [SI(1), SI(3), SI(4)]);
  p.tokens(0, 'proditor')
    .political(0)
    .act({ type: 'win', sestiere: SI(3), token: -1 });
  const match = p.military(1);
  expect(match.refusal({ type: 'shootWalls', army: 1 })).toBeNull();
  match.act({ type: 'lift', army: 1 });
  expect(p.date(1, 2).military(1).refusal({ type: 'besiege', army: 1, commune: PRATO })).toMatchObject({
    rule: 'pod.44a',
    reason: 'tooFew',
  });
  expect(p.state.armies[0]?.cell).toBe(square('K4'));
});
