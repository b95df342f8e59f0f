import { expect } from 'vitest';
import { leg, position, rule, sestiere, square } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const governing = () => position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');

// R36: "a Podestà who...": without office there is nobody to rise for.
rule(['pod.13a', 'pod.19d'], 'an exile whom two sestieri trust stirs up no civil war', () => {
  const rises = (exile: boolean) => {
    const p = governing().loyal(1, 'firenze', 2, 4).tokens(1, 'proditor');
    if (exile) {
      p.commune('siena').podesta = -1;
      p.exiled(1, 'pisa');
    }
    return p.political(1).choices('rise', 'sestieri').length;
  };
  expect([rises(false), rises(true)]).toEqual([3, 0]);
});

// R36: two at most rise, though a third trusts him as well.
rule(['pod.13a', 'pod.12a'], 'of three that trust him two may rise, any two, not all three', () => {
  const p = governing().loyal(1, 'firenze', 2, 4, 6).tokens(1, 'proditor');
  const match = p.political(1);
  const rise = (...numbers: number[]) => match.refusal({ type: 'rise', sestieri: numbers.map(FI) });
  expect([rise(2, 6), rise(4, 6), rise(4)]).toEqual([null, null, null]);
  expect(rise(2, 4, 6)).not.toBeNull();
});

// R25 and R140: agreements are for the commercial phase too; what else the office allows has to wait.
rule(
  ['pod.5i', 'pod.16e', 'pod.10c', 'pod.18e'],
  'a fourth sestiere agreed upon while trading elects, taxes and all, but builds nothing',
  () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').loyal(0, 'prato', 1, 3, 5).loyal(1, 'prato', 2);
    p.commune('siena').cell = square('N6');
    const match = p.commercial(0);
    match.propose(1, leg(false, { kind: 'sestiere', sestiere: sestiere('prato', 2) })).do('accept');
    expect([p.commune('prato').podesta, match.treasury('prato'), match.step]).toEqual([0, 3000, 'commercial']);
    expect(match.offers('build')).toBe(false);
    expect(match.offers('transfer')).toBe(false);
  },
);

// R136: everybody in the league has a say, and one no is enough for all clauses.
rule(['pod.20a', 'pod.20c'], 'a member who declines keeps the newcomer out, and the money where it was', () => {
  const p = position(4).govern(0, 'firenze').govern(1, 'prato').govern(2, 'lucca').govern(3, 'siena').league(1, 2);
  p.player(1).faction = p.player(0).faction;
  p.commune('firenze').cell = p.commune('prato').cell;
  const match = p.political(0);
  match.propose(1, leg(true, { kind: 'league', leaving: false }), leg(true, { kind: 'florins', florins: 300 }));
  match.do('accept');
  expect([match.step, match.seats, match.purse(0)]).toEqual(['answer', [2], 1600]);
  match.do('decline');
  expect([p.player(0).league, match.purse(0), match.purse(1), p.state.deal]).toEqual([-1, 1600, 1600, null]);
});

// R45: one league at a time; two leagues do not become one by two of their members.
rule(['pod.20a', 'pod.20c'], 'a member of another league has to leave it first', () => {
  const p = position(4).govern(0, 'firenze').govern(1, 'prato').govern(2, 'lucca').govern(3, 'volterra');
  for (const seat of [1, 3]) p.player(seat).faction = p.player(0).faction;
  p.league(1, 2);
  for (const seat of [0, 3]) p.player(seat).league = 1;
  p.commune('firenze').cell = p.commune('prato').cell;
  const joins = leg(true, { kind: 'league', leaving: false });
  expect(p.political(0).proposalRefusal(1, joins)).not.toBeNull();
  p.political(0).do('leaveLeague');
  expect([p.player(0).league, p.player(3).league]).toEqual([-1, -1]);
  expect(p.political(0).proposalRefusal(1, joins)).toBeNull();
});
