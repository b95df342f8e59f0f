/** What the free set-ups change: Reserves, secret papers, openings (gg.S.4, gg.S.7, gg.S.9). */
import { at, Match, type Play } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect, test } from 'vitest';
import { levelStep } from '../../src/17-victory/scoring.ts';
import { guelphs } from '../../src/index.ts';
import { inVolley } from '../../src/scenarios/openings.ts';
import type { ScenarioId } from '../../src/shape.ts';
import { REMOVED } from '../../src/state.ts';
import { fact } from '../activations.ts';
import { fight } from '../fights.ts';
import { game, type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const mayContinue = ({ battle: b }: Position, index: number): boolean => b.rules.barsContinuum(b, index) === null;
const mayInterrupt = ({ battle: b }: Position, index: number): boolean => b.rules.barsInterruptio(b, index) === null;
const mayRelease = ({ battle: b }: Position, index: number): boolean => b.rules.mayRelease(b, index);
const openingBonus = ({ battle: b }: Position) => b.rules.openingBonus(b);
const novelloIsDue = ({ battle: b }: Position): boolean => b.rules.turnStakes(b, GHIBELLINE) !== null;

const GUELPH = 0;
const GHIBELLINE = 1;

const freeing = (p: Position, side: number, dice: number[] = []) =>
  p.play(
    [
      { step: 'freeing', side },
      { step: 'marchTurn', side: GUELPH, turn: 1 },
    ],
    dice,
  );
const freed = (p: Position, side: number): unknown[] =>
  freeing(p, side)
    .legal('free')
    .map(({ battaglia }) => p.battle.roster.battaglie[Number(battaglia)]?.id);
const reserve = (p: Position, id: string): boolean => at(p.state.capitani, p.battaglia(id)).reserve;

describe('before the march', () => {
  rule('gg.S.4.2', 'at Montaperti Rangoni and Bigozzi may lose their Reserve status, Arras and Tornaquinci not', () => {
    expect(freed(position('montaperti-free'), GUELPH)).toEqual(['rangoni']);
    expect(freed(position('montaperti-free'), GHIBELLINE)).toEqual(['bigozzi']);
  });

  rule('gg.S.4.2.1', 'the Guelph decides first, and each Battaglia costs a die of Points to the enemy', () => {
    const match = new Match(game, { scenario: 'montaperti-free', seed: 's' });
    match.act(GUELPH, { type: 'deploy' });
    expect(match.play.decision()).toMatchObject({ step: 'freeing', seats: [GUELPH] });
    const p = position('montaperti-free');
    freeing(p, GUELPH, [4]).act({ type: 'free', battaglia: p.battaglia('rangoni') });
    expect(reserve(p, 'rangoni')).toBe(false);
    expect([p.state.points, p.state.levels]).toEqual([
      [0, 4],
      [0, 0],
    ]);
  });

  rule('gg.S.7.2', 'at Benevento any Battaglia may, for two dice of Points', () => {
    const p = position('benevento-free');
    expect(freed(p, GUELPH)).toEqual(['montfort', 'charles', 'guerra', 'robert']);
    expect(freed(p, GHIBELLINE)).toEqual(['giordano', 'galvano', 'manfredi']);
    freeing(p, GHIBELLINE, [6, 5]).act({ type: 'free', battaglia: p.battaglia('galvano') });
    expect(reserve(p, 'galvano')).toBe(false);
    // 11 points at 8 a Level.
    expect([p.state.points, p.state.levels]).toEqual([
      [3, 0],
      [1, 0],
    ]);
  });

  rule('gg.S.9.2', 'at Campaldino only Maghinardo, for a die of Points (R140)', () => {
    const p = position('campaldino-free');
    expect(freed(p, GUELPH)).toEqual(['maghinardo']);
    expect(freed(p, GHIBELLINE)).toEqual([]);
    freeing(p, GUELPH, [3]).act({ type: 'free', battaglia: p.battaglia('maghinardo') });
    expect([reserve(p, 'maghinardo'), p.state.points]).toEqual([false, [0, 3]]);
  });

  rule('gg.S.7.3', 'the Ghibelline may spare a Battaglia the confusion, for two Levels to the Guelph', () => {
    const p = position('benevento-free');
    const giordano = p.battaglia('giordano');
    expect([mayContinue(p, giordano), mayInterrupt(p, giordano)]).toEqual([false, false]);
    freeing(p, GHIBELLINE).act({ type: 'coordinate', battaglia: giordano });
    expect([mayContinue(p, giordano), mayInterrupt(p, giordano)]).toEqual([true, true]);
    expect(mayContinue(p, p.battaglia('galvano'))).toBe(false);
    expect(p.state.levels).toEqual([2, 0]);
    expect(freeing(p, GUELPH).legal('coordinate')).toEqual([]);
  });

  rule('gg.S.4.3', 'the Ghibelline secretly writes an edge hex between 3901 and 0107 for Arras', () => {
    const p = position('montaperti-free');
    const table = p.play([{ step: 'ambush' }, { step: 'marchTurn', side: GUELPH, turn: 1 }]);
    expect(table.seats).toEqual([GHIBELLINE]);
    const hexes = table.legal('edge').map(({ cell }) => p.name(Number(cell)));
    expect(hexes).toHaveLength(45);
    expect(hexes).toEqual(expect.arrayContaining(['3901', '0101', '0107']));
    table.act({ type: 'edge', cell: p.hex('1501') });
    expect(p.state.events.arras).toBe(p.hex('1501'));
    expect(table.told('written')).toMatchObject([{ only: [GHIBELLINE] }]);
    const known = (play: Play, seat: number | null) => JSON.parse(JSON.stringify(play.view(seat).state)).events.arras;
    expect([known(table.play, GHIBELLINE), known(table.play, GUELPH), known(table.play, null)]).toEqual([
      p.hex('1501'),
      -1,
      -1,
    ]);
  });

  rule('gg.S.4.3', 'his units then enter through that hex with their Orders (R124)', () => {
    const p = position('montaperti-free');
    p.state.events.arras = p.hex('1501');
    p.state.events.marching = false;
    p.state.events.tradimento = 'done';
    p.state.events.activations = 5;
    const table = p.play([{ step: 'activation', battaglia: p.battaglia('arras'), kind: 'basic', capacity: -1 }]);
    expect(new Set(table.legal('enterMap').map(({ to }) => p.name(Number(to))))).toEqual(new Set(['1501']));
    const [first, second] = table.legal('enterMap');
    table.act({ type: 'enterMap', ...first }).act({ type: 'step', to: Number(table.legal('step')[0]?.to) });
    while (table.step === 'move') table.act(table.legal('stop')[0] ?? at(table.legal(), 0));
    expect(at(p.state.capitani, p.battaglia('arras')).cell).toBe(p.hex('1501'));
    table.act({ type: 'enterMap', ...second });
    // The second to enter pays a point more: 5 - 1 - 1.
    expect(table.play.decision()?.frame).toMatchObject({ step: 'move', points: 3 });
  });

  rule('gg.S.4.3.1', 'he may renounce: his two units join Anglano and he leaves play (R153)', () => {
    const p = position('montaperti-free');
    const match = new Match(game, { scenario: 'montaperti-free', seed: 's' });
    for (const type of ['deploy', 'ready', 'ready']) match.act(at(match.play.decision()?.seats ?? [], 0), { type });
    expect(match.act(GHIBELLINE, { type: 'renounce' }).ok).toBe(true);
    const { joinedRoster } = p.battle;
    const anglano = at(joinedRoster.battaglie, p.battaglia('anglano'));
    expect(anglano.units).toEqual(
      expect.arrayContaining([p.unit('mp-arras-c-germans-1'), p.unit('mp-arras-c-germans-2')]),
    );
    expect(at(joinedRoster.battaglie, p.battaglia('arras')).units).toEqual([]);
    expect(match.play.position.state).toMatchObject({ events: { joined: true } });
    expect(JSON.stringify(match.play.position.state)).toContain(`"cell":${REMOVED},"capacity":0`);
  });
});

/** Both papers written, then opened. */
function papers(scenario: ScenarioId, guelph: number, ghibelline: number): Position {
  const p = position(scenario);
  const { play } = p.play([{ step: 'papers' }, { step: 'papersOpened' }, { step: 'marchTurn', side: GUELPH, turn: 1 }]);
  play.apply(GUELPH, { type: 'spend', levels: guelph });
  play.apply(GHIBELLINE, { type: 'spend', levels: ghibelline });
  return p;
}

describe('secret papers', () => {
  rule(['gg.S.4.4', 'gg.S.9.3'], 'are written by both at once, and known to nobody else until the march ends', () => {
    const p = position('montaperti-free');
    const table = p.play([{ step: 'papers' }, { step: 'marchTurn', side: GUELPH, turn: 1 }]);
    expect(table.play.decision()).toMatchObject({ sealed: true, seats: [GUELPH, GHIBELLINE] });
    table.play.apply(GUELPH, { type: 'spend', levels: 2 });
    table.play.apply(GHIBELLINE, { type: 'spend', levels: 1 });
    const seen = (seat: number | null) => JSON.parse(JSON.stringify(table.play.view(seat).state)).events.papers;
    expect([seen(GUELPH), seen(GHIBELLINE), seen(null)]).toEqual([
      [2, -1],
      [-1, 1],
      [-1, -1],
    ]);
    const campaldino = position('campaldino-free').play([{ step: 'papers' }]);
    expect(campaldino.play.legal(GUELPH).map(({ levels }) => levels)).toEqual([0, 1]);
  });

  rule('gg.S.4.4', 'what was spent goes to the enemy; if the Guelph spent more, Tradimento never happens', () => {
    const barred = papers('montaperti-free', 3, 2);
    expect([barred.state.levels, barred.state.events.tradimento]).toEqual([[2, 3], 'never']);
    // Equality leaves it in force (R122).
    expect(papers('montaperti-free', 2, 2).state.events.tradimento).toBe('pending');
    expect(papers('montaperti-free', 0, 0).state.levels).toEqual([0, 0]);
  });

  rule(['gg.S.4.4', 'gg.S.9.3'], 'an empty paper gives nobody a Level, and nobody is told of one', () => {
    const told = (scenario: ScenarioId, written: number[]): unknown[] => {
      const p = position(scenario);
      p.state.events.papers = written;
      const table = p.play([{ step: 'papersOpened' }, { step: 'marchTurn', side: GUELPH, turn: 1 }]);
      return table.told('level').map(event => [fact(event, 'side'), fact(event, 'level')]);
    };
    for (const scenario of ['montaperti-free', 'campaldino-free'] as const) {
      expect(told(scenario, [0, 0])).toEqual([]);
      expect(told(scenario, [1, 0])).toEqual([[GHIBELLINE, 1]]);
      expect(told(scenario, [0, 1])).toEqual([[GUELPH, 1]]);
      expect(told(scenario, [1, 1])).toEqual([
        [GHIBELLINE, 1],
        [GUELPH, 1],
      ]);
    }
    expect(told('benevento-free', [1, 1])).toEqual([]);
  });

  rule('gg.S.4.4.1', 'then Arras may be activated once Bigozzi has been', () => {
    const p = papers('montaperti-free', 1, 0);
    expect(mayRelease(p, p.battaglia('arras'))).toBe(false);
    at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
    expect(mayRelease(p, p.battaglia('arras'))).toBe(true);
  });

  rule(['gg.S.9.3', 'gg.S.9.3.1'], 'at Campaldino only a Ghibelline paper alone frees Novello', () => {
    const novello = (p: Position) => {
      at(p.state.capitani, p.battaglia('donati')).activated = true;
      return [mayRelease(p, p.battaglia('novello')), novelloIsDue(p)];
    };
    const alone = papers('campaldino-free', 0, 1);
    expect([novello(alone), alone.state.levels]).toEqual([
      [true, false],
      [1, 0],
    ]);
    const both = papers('campaldino-free', 1, 1);
    expect([novello(both), both.state.levels]).toEqual([
      [false, true],
      [1, 1],
    ]);
    expect(novello(papers('campaldino-free', 1, 0))).toEqual([false, true]);
  });
});

describe('openings', () => {
  const first = (scenario: ScenarioId, battaglia: string, active: 0 | 1): Position => {
    const p = position(scenario);
    p.state.events.activations = 1;
    p.state.row = { battaglia: p.battaglia(battaglia), times: 1 };
    p.state.active = active;
    return p;
  };

  rule('gg.S.4.5', 'Montaperti has no opening rule; +1 in the first activation only if it is Ghibelline', () => {
    expect(openingBonus(first('montaperti-free', 'anglano', GHIBELLINE))).toEqual({
      rule: 'gg.S.4.5',
      value: 1,
    });
    expect(openingBonus(first('montaperti-free', 'pitigliano', GUELPH))).toBeNull();
    const second = first('montaperti-free', 'anglano', GHIBELLINE);
    second.state.events.activations = 2;
    expect(openingBonus(second)).toBeNull();
  });

  rule('gg.S.9.4', 'at Campaldino +1 holds for the first activation, whichever side makes it (R141)', () => {
    for (const [battaglia, side] of [
      ['montefeltro', GHIBELLINE],
      ['vieri', GUELPH],
    ] as const)
      expect(openingBonus(first('campaldino-free', battaglia, side))).toMatchObject({ value: 1 });
    const table = position('campaldino-free').play([{ step: 'marchTurn', side: GHIBELLINE, turn: 1 }]);
    expect(table.step).toBe('marchTurn');
  });

  rule('gg.S.7.4', 'the Saracens’ opening holds only if they are the first to be activated', () => {
    const saracen = (p: Position) => inVolley(p.battle, p.unit('bn-saracens-a-saracens-1'));
    expect(saracen(first('benevento-free', 'saracens', GHIBELLINE))).toBe(true);
    expect(saracen(first('benevento-free', 'mirepoix', GUELPH))).toBe(false);
    const later = first('benevento-free', 'saracens', GHIBELLINE);
    later.state.events.activations = 2;
    expect(saracen(later)).toBe(false);
  });
});

describe('victory', () => {
  rule(
    ['gg.S.7.5', 'gg.S.7.5.1', 'gg.S.9.5', 'gg.S.9.5.1'],
    'Points count as usual, by the steps of the scenario',
    () => {
      const steps = (scenario: ScenarioId) => [
        levelStep(position(scenario).battle, 0),
        levelStep(position(scenario).battle, 1),
      ];
      expect(steps('benevento-free')).toEqual([8, 8]);
      expect(steps('campaldino-free')).toEqual([4, 8]);
      for (const scenario of ['benevento-free', 'campaldino-free'] as const) {
        const p = position(scenario).empty();
        const unit = scenario === 'benevento-free' ? 'bn-montfort-c-provence-1' : 'cp-vieri-c-feditori-1';
        p.put(unit, '1207', 'W', { hits: 5 });
        p.play([{ step: 'rout', unit: p.unit(unit), cell: p.hex('1207'), shock: false }, { step: 'changeRoles' }]);
        expect(p.state.points[GHIBELLINE]).toBe(1);
      }
    },
  );

  rule('gg.S.7.5.2', 'killing the enemy King wins at once', () => {
    const p = position('benevento-free').capitano('charles', '2410');
    const table = p.play([{ step: 'fallen', battaglia: p.battaglia('charles') }]);
    expect(table.play.result).toMatchObject({ rule: 'gg.S.7.5.2', why: 'king', winners: [GHIBELLINE] });
  });

  rule('gg.S.7.5.2', 'and in a combat the battle ends by the rule of its own scenario', () => {
    const [familia, anjou] = ['bn-manfredi-c-fam-regis-1', 'bn-charles-c-anjou-1'];
    const slain = (scenario: ScenarioId): unknown => {
      const p = position(scenario).empty().put(familia, '1409', 'E').put(anjou, '1509', 'W', { hits: 4 });
      p.put('bn-charles-c-anjou-2', '2409', 'W').capitano('charles', '1509');
      p.state.events.activations = 9;
      p.state.events.marching = false;
      // 6 against 2 and a King: 4 counts 7, 1/1. The check is 6 and five hits, the wound 6.
      return fight(p, [{ unit: familia, target: anjou }], [2, 2, 6, 6]).play.result;
    };
    expect(slain('benevento-free')).toMatchObject({ rule: 'gg.S.7.5.2', why: 'king', winners: [GHIBELLINE] });
    expect(slain('benevento')).toMatchObject({ rule: 'gg.S.6.10.3', why: 'king', winners: [GHIBELLINE] });
  });
});

test('a bot marches to battle and fights it out in every free set-up', () => {
  const captain = game.bots?.at(-1);
  if (!captain) throw new Error('no bot');
  for (const scenario of ['montaperti-free', 'benevento-free', 'campaldino-free']) {
    const match = new Match(game, { scenario, seed: `march ${scenario}`, stream: 'sfc32' });
    let draws = 0;
    const thinking = { draw: (n: number, from = 0) => from + (draws++ % n), budgetMs: 0, elapsedMs: () => 0 };
    while (!match.play.result) {
      const seat = at(match.play.decision()?.seats ?? [], 0);
      expect(match.act(seat, captain.choose(match.play.resample(seat, thinking), seat, thinking).action).ok).toBe(true);
    }
    expect(match.play.result.why).not.toBe('frozen');
  }
});
