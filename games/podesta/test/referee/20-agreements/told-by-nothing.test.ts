import { describe, expect } from 'vitest';
import { battle, from } from '../../battles.ts';
import { annalesCard, communeNamed, leg, type Match, position, rule, sestiere, token, unitOf } from '../../position.ts';
import { reach } from '../../reach.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () =>
  position(4)
    .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
/** Two matches that differ only in what these seats may not know reach them alike. */
const alike = (one: Match, other: Match, seats: readonly (number | null)[]): void => {
  for (const seat of seats) expect(reach(one, seat), `seat ${seat}`).toEqual(reach(other, seat));
};

describe('which companies march', () => {
  const marching = (number: number) => governing().army(0, 'N8', [FI(number)]);

  // R146: known to its player and to whom each is loyal, until it raids, besieges or deploys.
  rule(['pod.29j', 'pod.26a'], 'is told by nothing to the others: knights, bowmen or infantry, in any phase', () => {
    for (const phase of ['political', 'commercial', 'military'] as const)
      for (const number of [3, 4]) alike(marching(1)[phase](1), marching(number)[phase](1), [1, 2, null]);
  });

  rule(['pod.29j', 'pod.26a'], 'nor by their setting out, their march, or their going home', () => {
    const going = (number: number) => {
      const match = governing().military(0);
      match.act({ type: 'raise', commune: FIRENZE, units: [FI(number)] });
      match.act({ type: 'march', army: 1, from: -1, podesta: false });
      const [step] = match.legal('marchTo');
      return match.act(step ?? { type: 'none' });
    };
    alike(going(4), going(5), [1, 2, null]);
    alike(going(4), going(1), [1, 2, null]);
    const home = (number: number) => {
      const match = governing()
        .army(0, 'M6', [FI(number)])
        .military(0);
      match.act({ type: 'march', army: 1, from: -1, podesta: false });
      match.act({ type: 'marchTo', cell: match.position.commune('firenze').cell, homeward: false });
      if (match.offers('garrison')) match.act({ type: 'garrison', army: 1 });
      return match;
    };
    alike(home(4), home(5), [1, 2, null]);
  });

  // R60 and R62: who has one company at home, and who has two, cannot be told from outside the walls.
  rule(['pod.29j', 'pod.29l', 'pod.43c'], 'nor by whether those at home may come out against a challenge', () => {
    const challenged = (away: number[]) => {
      const p = governing()
        .bonus('firenze', 60, 30)
        .army(0, 'T4', away)
        .army(1, 'M5', [SI(1)]);
      return p.military(1).act({ type: 'challenge', army: 2, commune: FIRENZE });
    };
    const two = [FI(1), FI(3), FI(4), FI(5), FI(6)];
    expect(challenged(two).step).toBe('defence');
    alike(challenged([FI(1), FI(3), FI(4)]), challenged([FI(1), FI(3), FI(5)]), [1, 2, null]);
    // Five or six away: one is left at home, or none; neither can come out.
    alike(challenged(two), challenged([...two.slice(1), FI(2)]), [1, 2, null]);
  });
});

describe('a company lent', () => {
  // R146: companies lent are known to who made the deal.
  rule(['pod.27b', 'pod.20c'], 'at home or in the borrower’s army reaches no third player', () => {
    const lending = (lent: boolean) => {
      const p = governing();
      if (lent) p.state.lent[LU(1)] = 0;
      return p;
    };
    for (const phase of ['political', 'commercial', 'military'] as const)
      alike(lending(true)[phase](1), lending(false)[phase](1), [1, 3, null]);
    const away = (mixed: boolean) => {
      const p = governing();
      if (mixed) p.state.lent[LU(4)] = 0;
      return p.army(0, 'N8', mixed ? [FI(4), LU(4)] : [FI(4), FI(5)]);
    };
    for (const phase of ['political', 'military'] as const)
      alike(away(true)[phase](1), away(false)[phase](1), [1, 3, null]);
  });

  // R52: the loan ends with the lender's trust; that there was one is still known only to the two.
  rule(
    ['pod.27b', 'pod.12c', 'pod.20c'],
    'and called back because its sestiere was torn away tells a third nothing',
    () => {
      const bought = (lent: boolean) => {
        const p = governing().tokens(1, 'proditor').purse(1, 2000);
        if (lent) p.state.lent[LU(4)] = 0;
        return p.political(1).act({ type: 'win', sestiere: LU(4), token: -1 });
      };
      alike(bought(true), bought(false), [1, 3, null]);
    },
  );
});

describe('what is in a hand', () => {
  // R7: the players are asked in order; who could answer is not told.
  rule(['pod.24g', 'pod.23b'], 'a Proditor or a Spada: who is asked about the event does not show it', () => {
    const drawn = (kind: string) => {
      const p = governing().tokens(0, kind).tokens(2, 'scudo-1');
      p.state.annales = [annalesCard('AN29')];
      return p.play([{ step: 'annales' }, { step: 'market' }]);
    };
    const match = drawn('proditor');
    expect([match.step, match.offers('seize', 0)]).toEqual(['window', true]);
    alike(match, drawn('spada-1'), [1, 3, null]);
  });

  // R69: a company not yet revealed is a Beneficio like any other.
  rule(
    ['pod.31m', 'pod.23b'],
    'a company of fortune or a Scudo: being asked before the battle does not show it',
    () => {
      const fighting = (kind: string) => {
        const p = governing().tokens(0, kind);
        p.army(0, 'N8', [FI(1)], { from: FIRENZE }).army(1, 'N9', [SI(1)]);
        const match = p.military(0);
        match.act({ type: 'march', army: 1, from: -1, podesta: false });
        match.act({ type: 'marchTo', cell: match.position.state.armies[1]?.cell ?? -1, homeward: false });
        if (match.step === 'military') match.act({ type: 'attack', army: 1, target: 2 });
        for (
          let count = 0;
          count < 6 && !['reinforcements', 'command', 'deployment'].includes(match.step ?? '');
          count++
        ) {
          const seat = match.seats[0] ?? 0;
          match.act(match.legal(undefined, seat).find(({ type }) => type !== 'yieldField') ?? { type: 'ready' }, seat);
        }
        expect(match.step).toBe('reinforcements');
        return match;
      };
      alike(fighting('compagnia-grifone'), fighting('scudo-1'), [1, 2, null]);
    },
  );

  // R76: of the Benefici taken into a battle the others know only how many.
  rule(
    ['pod.34b', 'pod.38a'],
    'a Proditor taken along or a Spada: the enemy cannot tell whether he may be betrayed',
    () => {
      const fight = (kind: string) => {
        const p = governing().hire(1, 'grifone', 'siena');
        battle(
          p,
          [
            [FI(1), 'd4'],
            [FI(4), 'e4'],
          ],
          [
            [unitOf('grifone'), 'd6'],
            [unitOf('grifone', 1), 'e6'],
          ],
          {
            tokens: [[{ kind: token(kind), owner: 0 }], []],
          },
        );
        return from(p, [{ step: 'battleTurn' }]);
      };
      alike(fight('proditor'), fight('spada-3'), [1, 2, null]);
    },
  );
});

describe('an offer that stands', () => {
  // R135: it lapses as soon as everybody can see that it cannot be kept; what it was about stays between the two.
  rule(
    ['pod.20c', 'pod.12c'],
    'and lapses, or not, when a third tears a sestiere away: the others are told nothing',
    () => {
      const standing = (about: 'trust' | 'florins') => {
        const p = governing().tokens(3, 'proditor').purse(3, 2000);
        p.commune('firenze').cell = p.commune('lucca').cell;
        p.political(0)
          .propose(
            2,
            about === 'trust'
              ? leg(false, { kind: 'sestiere', sestiere: LU(4) })
              : leg(true, { kind: 'florins', florins: 50 }),
          )
          .do('letStand');
        const match = p.political(3);
        return match.act({ type: 'win', sestiere: LU(4), token: -1 });
      };
      alike(standing('trust'), standing('florins'), [1, 3, null]);
    },
  );
});

describe('a Podestà’s secret word', () => {
  // R139: nothing enforces it, and only the two are told when it is broken.
  rule(['pod.20c', 'pod.29a'], 'of peace changes nothing a third can see when he who gave it attacks', () => {
    const attacked = (word: boolean) => {
      const p = governing()
        .army(0, 'N8', [FI(1)])
        .army(1, 'N8', [SI(1)], { stays: true });
      if (word) p.state.promises = [{ id: 1, from: 0, to: 1, what: 0, month: 1, until: 6, florins: 0 }];
      const match = p.military(0);
      match.act({ type: 'attack', army: 1, target: 2 });
      return match;
    };
    alike(attacked(true), attacked(false), [2, 3, null]);
  });

  rule(
    ['pod.27b', 'pod.29l', 'pod.44d'],
    'and companies borrowed for the walls do not show in who may come out',
    () => {
      const besieged = (lent: boolean) => {
        const p = governing()
          .bonus('firenze', 60, 30)
          .army(0, 'T4', [FI(1), FI(2), FI(3), FI(4)]);
        if (lent) p.state.lent[FI(5)] = 2;
        p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
        return p.military(1).act({ type: 'shootWalls', army: 2 });
      };
      expect(besieged(true).step).toBe('defence');
      alike(besieged(true), besieged(false), [1, 3, null]);
    },
  );
});
