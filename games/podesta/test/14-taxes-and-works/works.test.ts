import { describe, expect } from 'vitest';
import { taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { isBreached, walls } from '../../src/43-sieges/siege.ts';
import { communeNamed, good, position, rule, sestiere, work } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const MURA = work('ampliamento-mura');
const TORRI = work('irrobustimento-torri');
const STRADE = work('strade-ponti');
const AREE = work('aree-produttive');
const CATTEDRALE = work('cattedrale');
const PALAZZI = work('palazzi-pubblici');

const build = (which: number, from = FIRENZE) => ({ type: 'build', commune: FIRENZE, work: which, from });
const governing = (florins = 3000) => position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', florins);
/** A work begun three months ago. */
const due = (which: number, florins = 3000) => {
  const p = governing(florins).date(1, 4);
  p.commune('firenze').works[which] = 4;
  return p;
};

describe('beginning a work', () => {
  rule(
    ['pod.15a', 'pod.15f', 'pod.15.1l', 'pod.14c', 'pod.21j'],
    'nine hundred florins of the treasury for five lots of the market',
    () => {
      const match = governing().political(0).act(build(MURA)).do('fromMarket');
      expect([match.treasury('firenze'), match.purse(0)]).toEqual([2100, 1600]);
      expect(match.state.prices).toEqual([100, 100, 100, 120, 130, 100]);
      expect(match.told('workBegun')).toMatchObject([{ commune: FIRENZE, work: MURA }]);
    },
  );

  rule(['pod.15h', 'pod.15g'], 'it is due three months later', () => {
    const match = governing().date(1, 5).political(0).act(build(MURA)).do('fromMarket');
    expect(match.position.commune('firenze').works[MURA]).toBe(8);
    expect(match.refusal(build(MURA))).toMatchObject({ rule: 'pod.15g', reason: 'doneAlready' });
  });

  rule('pod.15.1j', 'brings no bonus before it is finished', () => {
    const p = governing().bonus('firenze', 40, 20);
    const match = p.political(0).act(build(MURA)).do('fromMarket');
    expect(match.position.commune('firenze').works[MURA]).toBeGreaterThan(0);
    expect(match.position.commune('firenze')).toMatchObject({ upper: 40, lower: 20 });
    expect(match.told('bonus')).toEqual([]);
  });

  rule(['pod.15.1l', 'pod.15.1a'], 'the Podestà supplies his own lots at 180 each, the market the rest (R38)', () => {
    const p = governing().goods(0, { 'materiale-edile': 2, legname: 1 });
    const match = p.political(0).act(build(MURA));
    match.act({ type: 'supply', supplier: 0, good: good('materiale-edile'), lots: 2 });
    match.act({ type: 'supply', supplier: 0, good: good('legname'), lots: 1 }).do('fromMarket');
    expect([match.treasury('firenze'), match.purse(0)]).toEqual([2100, 1600 + 3 * 180]);
    expect(p.player(0).lots).toEqual([0, 0, 0, 0, 0, 0]);
    expect(match.state.prices).toEqual([100, 100, 100, 120, 130, 100]);
  });

  rule('pod.15.1l', 'another player supplies if he agrees; fresh lots do not serve (R38, R10)', () => {
    const p = governing().goods(1, { legname: 2 }).fresh(1, { 'materiale-edile': 3 });
    const match = p.political(0).act(build(MURA));
    expect(match.refusal({ type: 'supply', supplier: 1, good: good('materiale-edile'), lots: 1 })).toMatchObject({
      rule: 'pod.21g',
    });
    match.act({ type: 'supply', supplier: 1, good: good('legname'), lots: 2 });
    expect([match.step, match.seats]).toEqual(['supplyAnswer', [1]]);
    match.do('agree', 'fromMarket');
    expect([match.purse(1), match.treasury('firenze')]).toEqual([1960, 2100]);
    const refused = governing().goods(1, { legname: 2 }).political(0).act(build(MURA));
    refused.act({ type: 'supply', supplier: 1, good: good('legname'), lots: 2 }).do('decline', 'fromMarket');
    expect([refused.purse(1), refused.treasury('firenze')]).toEqual([1600, 2100]);
  });

  rule('pod.15.1l', 'every player with lots may be asked, each until he declines (R38)', () => {
    const p = position(6).govern(0, 'firenze').treasury('firenze', 3000);
    for (const seat of [1, 2, 3, 4, 5]) p.goods(seat, { legname: 1 });
    const match = p.political(0).act(build(MURA));
    for (const seat of [1, 2, 3, 4]) {
      match.act({ type: 'supply', supplier: seat, good: good('legname'), lots: 1 }).act({ type: 'decline' }, seat);
      expect(match.choices('supply', 'supplier')).not.toContain(seat);
    }
    match
      .act({ type: 'supply', supplier: 5, good: good('legname'), lots: 1 })
      .act({ type: 'agree' }, 5)
      .do('fromMarket');
    expect(match.purse(5)).toBe(1780);
  });

  rule('pod.15.1l', 'without the lots it cannot be begun (R38)', () => {
    expect(governing().fresh(1, { 'materiale-edile': 21 }).political(0).refusal(build(MURA))).toBeNull();
    const p = governing().fresh(1, { 'materiale-edile': 22 });
    expect(p.political(0).refusal(build(MURA))).toMatchObject({ rule: 'pod.15.1l', reason: 'noStock' });
  });

  rule(['pod.15.1a', 'pod.15f'], 'the purse makes up what the treasury lacks, or pays it all', () => {
    const short = governing(500).political(0).act(build(MURA)).do('fromMarket');
    expect([short.treasury('firenze'), short.purse(0)]).toEqual([0, 1200]);
    const own = governing().political(0).act(build(MURA, -1)).do('fromMarket');
    expect([own.treasury('firenze'), own.purse(0)]).toEqual([3000, 700]);
    expect(governing(0).purse(0, 899).political(0).refusal(build(MURA, -1))).toMatchObject({ rule: 'pod.15f' });
  });

  rule(['pod.15i', 'pod.15b'], 'each second stage waits for the first', () => {
    const match = governing().political(0);
    for (const [which, refused] of [
      [TORRI, 'pod.15i'],
      [AREE, 'pod.15i'],
    ] as const)
      expect(match.refusal(build(which))).toMatchObject({ rule: refused, reason: 'sequence' });
    const after = governing().works('firenze', 'ampliamento-mura', 'strade-ponti').political(0);
    expect([after.refusal(build(TORRI)), after.refusal(build(AREE))]).toEqual([null, null]);
    // A stage under way is not a stage finished.
    const begun = due(MURA).date(1, 3).political(0);
    expect(begun.refusal(build(TORRI))).toMatchObject({ rule: 'pod.15i' });
  });

  rule('pod.15j', 'a work of security and one of trade go on together', () => {
    const match = governing().political(0).act(build(MURA)).do('fromMarket').act(build(STRADE)).do('fromMarket');
    expect(match.position.commune('firenze').works).toEqual([4, 0, 4, 0, 0, 0]);
  });

  rule('pod.15k', 'image waits for towers and productive areas, palaces for the cathedral', () => {
    const three = governing().works('firenze', 'ampliamento-mura', 'irrobustimento-torri', 'strade-ponti');
    expect(three.political(0).refusal(build(CATTEDRALE))).toMatchObject({ rule: 'pod.15k', reason: 'sequence' });
    const four = three.works('firenze', 'aree-produttive').political(0);
    expect(four.refusal(build(CATTEDRALE))).toBeNull();
    expect(four.refusal(build(PALAZZI))).toMatchObject({ rule: 'pod.15k' });
    expect(three.works('firenze', 'cattedrale').political(0).refusal(build(PALAZZI))).toBeNull();
  });

  rule('pod.44l', 'nothing is built in a besieged commune (R97)', () => {
    const p = governing().besieging(
      1,
      'M5',
      'firenze',
      [1, 2, 3].map(number => sestiere('siena', number)),
    );
    expect(p.political(0).refusal(build(MURA))).toMatchObject({ rule: 'pod.44l', reason: 'besieged' });
  });
});

const SIENESE = [1, 3, 4].map(number => sestiere('siena', number));

describe('finishing a work', () => {
  rule(
    ['pod.15h', 'pod.44l', 'pod.44g'],
    'a work under way is paid under siege; what was damaged stays damaged, a breach open (R152)',
    () => {
      const p = due(MURA).besieging(1, 'M5', 'firenze', SIENESE);
      const [army] = p.state.armies;
      if (army?.siege) army.siege.hits = 1;
      const match = p.turn(0);
      expect(match.choices('payLabour', 'from').toSorted()).toEqual([-1, FIRENZE].toSorted());
      match.act({ type: 'payLabour', commune: FIRENZE, work: MURA, from: -1 });
      expect([p.commune('firenze').works[MURA], walls(p.table, FIRENZE)]).toEqual([-1, { D: 3, R: 3 }]);
      expect([army?.siege?.hits, army && isBreached(p.table, army)]).toEqual([1, false]);
      const q = due(MURA).besieging(1, 'M5', 'firenze', SIENESE);
      const [besieger] = q.state.armies;
      if (besieger?.siege) besieger.siege.hits = 2;
      q.turn(0).act({ type: 'payLabour', commune: FIRENZE, work: MURA, from: -1 });
      expect([walls(q.table, FIRENZE).R, besieger && isBreached(q.table, besieger)]).toEqual([3, true]);
    },
  );

  rule('pod.15f', 'the labour is paid by the one or by the other, never by both together (R39)', () => {
    const match = due(MURA).treasury('firenze', 200).turn(0);
    expect(match.choices('payLabour', 'from')).toEqual([-1]);
    expect(match.refusal({ type: 'payLabour', commune: FIRENZE, work: MURA, from: FIRENZE })).toMatchObject({
      rule: 'pod.15f',
    });
  });

  rule(['pod.15e', 'pod.15.1d'], 'image works give double, and only their own (R40)', () => {
    const image = (from: number) => {
      const p = due(CATTEDRALE).bonus('firenze', 80, 40);
      p.turn(0).act({ type: 'payLabour', commune: FIRENZE, work: CATTEDRALE, from });
      return [p.commune('firenze').upper, p.commune('firenze').lower];
    };
    expect([image(FIRENZE), image(-1)]).toEqual([
      [120, 60],
      [160, 80],
    ]);
  });

  rule('pod.15.1.exc', 'three Good government works, or one and a Patron: 60 and 30', () => {
    const finished = (...from: number[]) => {
      const p = governing().date(1, 4);
      for (const [index, payer] of from.entries()) {
        p.commune('firenze').works[index] = 4;
        p.political(0).act({ type: 'payLabour', commune: FIRENZE, work: index, from: payer });
      }
      return [p.commune('firenze').upper, p.commune('firenze').lower];
    };
    expect(finished(FIRENZE, FIRENZE, FIRENZE)).toEqual([60, 30]);
    expect(finished(-1, FIRENZE)).toEqual([60, 30]);
  });

  rule(['pod.15.1e', 'pod.15.1d'], 'six works of a Patron fill the track: 320 and 160 (R40)', () => {
    const p = governing().purse(0, 3000).date(1, 4);
    for (const which of [MURA, TORRI, STRADE, AREE, CATTEDRALE, PALAZZI]) {
      p.commune('firenze').works[which] = 4;
      p.political(0).act({ type: 'payLabour', commune: FIRENZE, work: which, from: -1 });
    }
    expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([320, 160]);
    expect(p.player(0).purse).toBe(3000 - 1800);
  });

  rule('pod.15h', 'who cannot pay need not be asked: purses and treasuries lie open', () => {
    const match = due(MURA, 0).purse(0, 0).turn(0);
    expect([match.step, match.play.forced()]).toEqual(['labour', { seat: 0, action: { type: 'leaveWork' } }]);
    expect(due(MURA).turn(0).play.forced()).toBeNull();
  });

  rule('pod.15h', 'unpaid it waits, and can be paid in any later political phase (R39)', () => {
    const p = due(MURA);
    const match = p.turn(0).do('leaveWork');
    expect(match.told('workWaits')).toMatchObject([{ work: MURA }]);
    expect(match.step).toBe('political');
    p.date(1, 9).political(0).act({ type: 'payLabour', commune: FIRENZE, work: MURA, from: FIRENZE });
    expect(p.commune('firenze').works[MURA]).toBe(-1);
    expect(due(MURA).date(1, 3).political(0).legal('payLabour')).toEqual([]);
  });

  rule(['pod.15c', 'pod.15d'], 'walls 3 and 4; a thousand florins of taxes for each trade stage (R46)', () => {
    const p = governing();
    expect([walls(p.table, FIRENZE), taxesOf(p.table, FIRENZE)]).toEqual([{ D: 2, R: 2 }, 3000]);
    p.works('firenze', 'ampliamento-mura', 'strade-ponti');
    expect([walls(p.table, FIRENZE), taxesOf(p.table, FIRENZE)]).toEqual([{ D: 3, R: 3 }, 4000]);
    p.works('firenze', 'irrobustimento-torri', 'aree-produttive');
    expect([walls(p.table, FIRENZE), taxesOf(p.table, FIRENZE)]).toEqual([{ D: 4, R: 4 }, 5000]);
  });

  rule(['pod.15g', 'pod.15.1e'], 'another Podestà keeps the works but begins with no esteem (R39)', () => {
    const p = due(TORRI).works('firenze', 'ampliamento-mura').bonus('firenze', 60, 30).loyal(1, 'firenze', 2, 6, 4);
    p.tokens(1, 'proditor')
      .political(1)
      .act({ type: 'win', sestiere: sestiere('firenze', 5), token: -1 });
    expect(p.commune('firenze')).toMatchObject({ podesta: 1, upper: 0, lower: 0, works: [-1, 4, 0, 0, 0, 0] });
    const match = p
      .treasury('firenze', 500)
      .turn(1)
      .act({ type: 'payLabour', commune: FIRENZE, work: TORRI, from: FIRENZE });
    expect(match.position.commune('firenze').upper).toBe(20);
  });
});

describe('what communes buy makes goods dearer', () => {
  rule(
    ['pod.21j', 'pod.21n'],
    'by 30 and 20 for a work, 10 for each lot of a feast, never above 480 (R11, R38, R41)',
    () => {
      const p = governing().date(1, 2).price('materiale-edile', 460).price('legname', 470).price('stoffe', 480);
      const match = p.political(0).act(build(MURA)).do('fromMarket');
      expect([good('materiale-edile'), good('legname')].map(one => match.state.prices[one])).toEqual([480, 480]);
      match.act({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE }).do('fromMarket');
      expect((['stoffe', 'preziosi', 'animali'] as const).map(name => match.state.prices[good(name)])).toEqual([
        480, 110, 110,
      ]);
      // The material costs what the rules say, whatever the market asks; the feast is paid at the market's prices.
      expect(match.treasury('firenze')).toBe(3000 - 900 - 480 - 100 - 100);
    },
  );
});

describe('feasts', () => {
  const feast = (from = FIRENZE) => ({ type: 'feast', commune: FIRENZE, extra: false, from });

  rule(
    ['pod.15.1m', 'pod.15.1n', 'pod.14c'],
    'a lot each of cloth, precious goods and animals at the current prices (R41)',
    () => {
      const p = governing().date(1, 2).price('stoffe', 150).price('preziosi', 200);
      const match = p.political(0).act(feast()).do('fromMarket');
      expect(match.treasury('firenze')).toBe(3000 - 150 - 200 - 100);
      expect(match.state.prices).toEqual([210, 110, 160, 100, 100, 100]);
      expect(match.told('feastHeld')).toMatchObject([{ commune: FIRENZE, feast: 0 }]);
    },
  );

  rule('pod.15.1n', 'a player may supply it', () => {
    const p = governing().date(1, 4).goods(0, { stoffe: 1 });
    const match = p
      .political(0)
      .act(feast())
      .act({ type: 'supply', supplier: 0, good: good('stoffe'), lots: 1 });
    match.do('fromMarket');
    expect([match.purse(0), match.treasury('firenze')]).toEqual([1700, 2700]);
  });

  rule('pod.15.1o', 'in the even months, one in each commune', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const open = months.filter(month => governing().date(1, month).political(0).refusal(feast()) === null);
    expect(open).toEqual([2, 4, 6, 8, 10, 12]);
    expect(governing().date(1, 3).political(0).refusal(feast())).toMatchObject({ rule: 'pod.15.1o', reason: 'season' });
    const again = governing().date(1, 2).political(0).act(feast()).do('fromMarket');
    expect(again.refusal(feast())).toMatchObject({ rule: 'pod.15.1o', reason: 'doneAlready' });
  });

  rule('pod.15.1n', 'all three lots or no feast (R41)', () => {
    const p = governing().date(1, 2).fresh(1, { preziosi: 15 });
    expect(p.political(0).refusal(feast())).toMatchObject({ rule: 'pod.15.1n', reason: 'noStock' });
  });
});
