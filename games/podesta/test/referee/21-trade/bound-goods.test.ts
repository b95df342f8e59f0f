import { describe, expect } from 'vitest';
import { NO_COURTING, PEACE } from '../../../src/20-agreements/promises.ts';
import {
  communeNamed,
  enlist,
  good,
  leg,
  mercatorCard,
  position,
  rule,
  sestiere,
  token,
  unitOf,
  work,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const EDILE = good('materiale-edile');

describe('what is not on sale', () => {
  // R12 and R39: the lots of a work are tied up until somebody finishes it.
  rule(
    ['pod.21c', 'pod.15g', 'pod.15h'],
    'the stone of a work whose town has no Podestà any more, until the next one pays its labour',
    () => {
      const most = (p: ReturnType<typeof position>) =>
        Math.max(
          ...p
            .purse(2, 50_000)
            .commercial(2)
            .legal('buy')
            .filter(one => one.good === EDILE)
            .map(one => Number(one.lots)),
          ...p
            .commercial(2)
            .families('buy')
            .filter(({ same }) => same.good === EDILE)
            .flatMap(({ fields }) => fields.flatMap(field => (field.kind === 'sum' ? [field.most] : []))),
        );
      const p = position(3, { market: 'free' }).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
      expect(most(p)).toBe(24);
      p.commune('firenze').works[work('ampliamento-mura')] = 4;
      expect(most(p)).toBe(21);
      p.state.loans = [{ seat: 0, commune: -1, capital: 5000, interest: 1000, due: 1 }];
      p.play([{ step: 'monthEnd' }]);
      expect([p.commune('firenze').podesta, most(p)]).toEqual([-1, 21]);
      p.date(1, 6).govern(1, 'firenze').treasury('firenze', 1000);
      p.political(1).act({ type: 'payLabour', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE });
      expect(most(p)).toBe(24);
    },
  );

  // R15 and R138: a purchase shrinks to what there is; what a partner was promised of it comes first.
  rule(
    ['pod.22a', 'pod.22i', 'pod.21d'],
    'more of a card than the market has: the partner’s part stands, the player takes the rest',
    () => {
      const p = governing().mercator(0, 'MC66').goods(2, { metalli: 19 });
      const card = mercatorCard('MC66');
      const match = p
        .commercial(0)
        .propose(1, leg(true, { kind: 'share', card, lots: 4 }))
        .do('accept');
      match.act({ type: 'showCard', card }).do('closeBargain');
      expect([0, 1].map(seat => p.player(seat).fresh[good('metalli')])).toEqual([1, 4]);
      expect([match.purse(0), match.purse(1), p.state.prices[good('metalli')]]).toEqual([
        1600 - 100 - 80,
        1600 - 320,
        150,
      ]);
    },
  );
});

// R50: what was stolen is the thief's like any other Beneficio.
rule(['pod.23r', 'pod.31b', 'pod.31f'], 'a company’s counter stolen in the morning is hired in the evening', () => {
  const p = governing().tokens(0, 'proditor').tokens(1, 'compagnia-grifone');
  const match = p.play(
    [
      { step: 'political', seat: 0 },
      { step: 'military', seat: 0 },
    ],
    [0],
  );
  match.act({ type: 'steal', victim: 1, what: 'beneficio' }).do('endPhase');
  match.act({ type: 'hire', company: 0, station: FIRENZE, from: -1, florins: 500 });
  expect([p.state.employer[0], p.player(0).benefici, p.player(1).benefici, match.purse(0)]).toEqual([0, [], [], 1100]);
  expect(match.recruits(FIRENZE)).toContain(unitOf('grifone'));
  expect(p.state.bag.includes(token('compagnia-grifone'))).toBe(false);
});

// R44, R47 and R102: the bank lends on the taxes that will come in.
rule(
  ['pod.25d', 'pod.43e', 'pod.45.1d'],
  'a commune borrows on what the raiders have left; nothing after the third raid, until it is rebuilt in full',
  () => {
    const lent = (change: (p: ReturnType<typeof position>) => void) => {
      const p = governing();
      change(p);
      const sums = p.political(0).choices('borrow', 'florins').map(Number);
      return Math.max(0, ...sums);
    };
    const raided = (raids: number) => (p: ReturnType<typeof position>) => {
      Object.assign(p.commune('firenze'), { raids, poor: raids === 3 });
    };
    expect([1, 2, 3].map(raids => lent(raided(raids)))).toEqual([1000, 600, 0]);
    const rebuilt = (florins: number) =>
      lent(p => {
        raided(3)(p);
        p.purse(0, 5000).political(0).act({ type: 'rebuild', commune: FIRENZE, florins, from: -1 });
      });
    expect([rebuilt(1000), rebuilt(3000)]).toEqual([0, 1000]);
  },
);

// R139: the word is about courting and about war begun; neither was done here.
rule(
  ['pod.20c', 'pod.16e', 'pod.44d'],
  'neither a sestiere received from the other nor a sortie against him breaks a word given to him',
  () => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
      .loyal(1, 'firenze', 2);
    p.commune('siena').cell = p.commune('firenze').cell;
    p.state.promises = [PEACE, NO_COURTING].map((what, id) => ({
      id,
      from: 0,
      to: 1,
      what,
      month: 1,
      until: 6,
      florins: 0,
    }));
    const match = p
      .political(0)
      .propose(1, leg(false, { kind: 'sestiere', sestiere: FI(2) }))
      .do('accept');
    expect([p.state.holder[FI(2)], match.ever('promiseBroken')]).toEqual([0, []]);
    const sortie = p.military(1).act({ type: 'shootWalls', army: 1 }).do('sortie');
    sortie.act(enlist([FI(1)]));
    expect([sortie.told('battleBegan').length, sortie.ever('promiseBroken'), p.state.promises.length]).toEqual([
      1,
      [],
      2,
    ]);
  },
);
