import { describe, expect, test } from 'vitest';
import {
  BESIEGER,
  blockadeModifier,
  bombardTargets,
  bracket,
  campaigners,
  commander,
  daysLeft,
  GARRISON,
  surrenderModifiers,
  wallType,
} from '../../src/11-sieges/siege.ts';
import { DEAD, GONE, HEALTHY, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { campaign, type Position, type Table } from '../table.ts';

const castle = () => campaign('nido-d-aquila');
const farm = () => campaign('masseria');
const chapel = () => campaign('san-giorgio');
const garrison = (p: Position): string[] => the(p.data.groups.find(({ id }) => id === 'garrison')).characters;
/** A morning of the sixth day: no early modifier, 43 against 21 is a full blockade. */
const event = (p: Position, ...dice: number[]): Table => p.sheet({ day: 6 }).play([{ step: 'siegeEvent' }], ...dice);
/** Why it ended, and for whom. */
const ended = (t: Table): unknown => {
  const end = t.ever('end').at(-1);
  return end && [end.why, end.winners, end.scores];
};

describe('the days', () => {
  rule(
    ['gui.11.a', 'gui.11.b', 'gui.11.1'],
    'day 1 provisions; then event, initiative, the healed, the choice, healing, the marker (R86)',
    () => {
      const t = castle().play([{ step: 'siegeDay' }], 5, 5, 5);
      expect(t.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['provisions', 'day']));
      expect([t.step, t.ever('siegeEvent')]).toEqual(['besiegerChoice', []]);
      // Day 2: 1 + 1 + 5 is 7, smoke; initiative 6 + 4 against 5.
      t.dice(1, 1, 6, 5).do('endDay');
      expect(t.told('siegeEvent')).toMatchObject([{ event: 7 }]);
      expect([t.told('initiative'), t.step, t.sheet.day]).toMatchObject([
        [{ besieger: 10, garrison: 5 }],
        'besiegerChoice',
        2,
      ]);
      const order = t.events.map(({ type }) => type).filter(type => type !== 'roll');
      expect(order).toEqual(['day', 'siegeEvent', 'initiative']);
      expect([t.sheet.eaten, daysLeft(t.sheet)]).toEqual([1, 14]);
    },
  );
  rule(['gui.11.1.1a', 'gui.11.1.1b'], 'castle 21 men, 3D10 15: 15 days; farm and chapel 1D10', () => {
    expect(castle().play([{ step: 'siegeDay' }], 4, 5, 6).sheet.provisions).toBe(15);
    // The farm feeds 18 (15-18: none), the chapel 11 (10-12: none).
    expect(farm().play([{ step: 'siegeDay' }], 7).sheet.provisions).toBe(7);
    expect(chapel().play([{ step: 'siegeDay' }], 8).sheet.provisions).toBe(8);
    const p = castle();
    expect([35, 34, 29, 28, 23, 22, 17, 16, 11, 10, 5, 4].map(men => bracket(p.battle, men))).toEqual([
      -8, -6, -6, -4, -4, 0, 0, 4, 4, 6, 6, 8,
    ]);
    const [q, r] = [farm(), chapel()];
    expect([27, 26, 22, 18, 14, 10, 6].map(men => bracket(q.battle, men))).toEqual([-8, -6, -4, 0, 4, 6, 8]);
    expect([19, 18, 15, 12, 9, 6, 3].map(men => bracket(r.battle, men))).toEqual([-8, -6, -4, 0, 4, 6, 8]);
  });
  rule('gui.11.1.1c', 'never less than two days', () => {
    expect(farm().play([{ step: 'siegeDay' }], 1).sheet.provisions).toBe(2);
  });
  rule('gui.11.1.1d', 'losses do not change it', () => {
    const p = castle().sheet({ day: 3, provisions: 15, eaten: 2 });
    p.kill(...garrison(p).slice(0, 12));
    expect(daysLeft(the(p.state.siege))).toBe(13);
  });
  rule(['gui.11.1.2a', 'gui.11.1.2b'], '2D10 a day, five more in the first five days, 20 at most (R85)', () => {
    const roll = (day: number, early: boolean): unknown => {
      const t = campaign('nido-d-aquila', { early })
        .sheet({ day })
        .play([{ step: 'siegeEvent' }], 1, 1);
      return t.ever('siegeEvent')[0]?.event;
    };
    expect([roll(5, true), roll(6, true), roll(5, false)]).toEqual([7, 2, 2]);
    const high = castle()
      .sheet({ day: 2 })
      .play([{ step: 'siegeEvent' }], 10, 9);
    expect(high.ever('siegeEvent')).toMatchObject([{ event: 20, total: 24 }]);
  });
  rule('gui.11.1.2c', 'an event comes once', () => {
    const t = event(castle().sheet({ events: [12] }), 6, 6);
    expect([t.ever('siegeEvent'), t.sheet.eaten]).toMatchObject([[{ event: 12, happens: false }], 0]);
  });
  rule('gui.11.1.4', 'the blockade: above twice none, down to equal 4, else 8 (R114)', () => {
    const p = castle();
    expect(blockadeModifier(p.battle)).toBe(0);
    const besiegers = the(p.data.groups.find(({ id }) => id === 'besiegers')).characters;
    p.kill(...besiegers.slice(0, 1));
    expect(blockadeModifier(p.battle)).toBe(4);
    p.kill(...besiegers.slice(0, 22));
    expect(blockadeModifier(p.battle)).toBe(8);
  });
});

describe('initiative', () => {
  const roll = (one: number, two: number, bonus = 0): unknown =>
    castle()
      .sheet({ day: 2, bonus })
      .play([{ step: 'initiative' }], one, two).sheet.initiative;
  rule('gui.11.1.3a', 'each rolls, the besieger adds 4, ties are his', () => {
    expect([roll(1, 5), roll(1, 6), roll(6, 10)]).toEqual([BESIEGER, GARRISON, BESIEGER]);
  });
  const choice = (initiative: number): Table =>
    castle()
      .sheet({ day: 6, initiative, stoneThrowers: 1, provisions: 20 })
      .play([{ step: 'garrisonChoice' }, { step: 'besiegerChoice', engines: 1 }, { step: 'healing' }]);
  rule(['gui.11.1.3b', 'gui.11.4a'], 'the besieger assaults, or bombards and builds and negotiates (R87)', () => {
    const t = choice(BESIEGER);
    expect([...new Set(t.legal().map(({ type }) => type))].sort()).toEqual([
      'assault',
      'bombard',
      'build',
      'endDay',
      'negotiate',
    ]);
    t.dice(1).do('negotiate');
    expect([...new Set(t.legal().map(({ type }) => type))].sort()).toEqual(['bombard', 'build', 'endDay']);
  });
  rule('gui.11.1.3c', 'the garrison sallies against the camp, for supplies, or with all', () => {
    const t = choice(GARRISON);
    expect(t.legal('sortie').map(({ action }) => action)).toEqual(['camp', 'supplies', 'general']);
  });
  rule('gui.11.1.3d', 'if it does nothing the besieger acts', () => {
    const t = choice(GARRISON).do('wait');
    expect([t.step, t.sheet.initiative]).toEqual(['besiegerChoice', BESIEGER]);
  });
  rule('gui.11.1.3e', 'the action and the damage are written down', () => {
    const t = choice(BESIEGER).dice(10).do('bombard', { cell: 'P7', points: 1 });
    expect(t.sheet.damage).toMatchObject([{ cell: t.position.hex('P7'), stages: 1, day: 6 }]);
    const out = choice(GARRISON).do('sortie', { action: 'general' });
    expect(out.told('actionChosen')).toMatchObject([{ action: 'general' }]);
  });
});

describe('healing', () => {
  const hurt = (die: number): Table => {
    const p = castle().sheet({ day: 4 });
    p.state.health[p.unit('robert')] = WOUNDED;
    return p.play([{ step: 'healing' }], die);
  };
  rule(['gui.11.1.5a', 'gui.11.1.5b'], '1-5 so many days, 10, 15, 20, months, death', () => {
    const days = (die: number) => hurt(die).sheet.heals.map(({ day }) => day - 4);
    expect([1, 5, 6, 7, 8].map(days)).toEqual([[1], [5], [10], [15], [20]]);
    expect([hurt(9).ever('lost').length, hurt(10).health('robert')]).toEqual([1, DEAD]);
  });
  rule('gui.11.1.5c', 'on the morning noted he is sound again', () => {
    const p = castle();
    p.state.health[p.unit('robert')] = WOUNDED;
    p.sheet({ day: 6, heals: [{ unit: p.unit('robert'), day: 6 }] });
    expect(p.play([{ step: 'returns' }]).health('robert')).toBe(HEALTHY);
    p.sheet({ day: 5 });
    expect(p.play([{ step: 'returns' }]).health('robert')).toBe(WOUNDED);
  });
});

describe('building', () => {
  const build = (item: string, days: number, engineer = false): Table => {
    const p = castle().sheet({ day: 6, engineer });
    const t = p.play(Array.from({ length: days }, () => ({ step: 'besiegerChoice' as const, engines: 0 })));
    t.act({ type: 'build', item });
    for (let n = 0; n < 5; n++) t.act(the(t.legal('builder').at(-1)));
    for (let n = 0; n < days; n++) t.do('endDay');
    return t;
  };
  rule('gui.11.2a', 'a grapnel in a day, a ladder in two, a stone thrower in seven', () => {
    expect([
      build('grapnel', 1).sheet.grapnels,
      build('ladder', 1).sheet.ladders,
      build('ladder', 2).sheet.ladders,
    ]).toEqual([4, 3, 4]);
    expect([build('stoneThrower', 6).sheet.stoneThrowers, build('stoneThrower', 7).sheet.stoneThrowers]).toEqual([
      0, 1,
    ]);
  });
  rule('gui.11.6.10', 'in five with the engineer', () => {
    expect([
      build('stoneThrower', 4, true).sheet.stoneThrowers,
      build('stoneThrower', 5, true).sheet.stoneThrowers,
    ]).toEqual([0, 1]);
    expect(event(castle(), 5, 5).sheet.engineer).toBe(true);
  });
  rule('gui.11.2b', 'five men to a work, who do nothing else', () => {
    const p = castle().sheet({ day: 6 });
    const t = p.play([{ step: 'besiegerChoice', engines: 0 }]);
    t.act({ type: 'build', item: 'stoneThrower' });
    for (let n = 0; n < 5; n++) t.act(the(t.legal('builder')[0]));
    expect(t.step).toBe('besiegerChoice');
    const builders = the(t.sheet.items[0]).builders;
    t.do('assault');
    expect(t.sheet.parties[BESIEGER]).toHaveLength(43 - 5);
    expect(t.sheet.parties[BESIEGER]?.some(unit => builders.includes(unit))).toBe(false);
  });
  const set = (t: Table, item: string): Table => {
    t.act({ type: 'build', item });
    while (t.step === 'teaming') t.act(the(t.legal('builder')[0]));
    return t;
  };
  rule('gui.11.2a', 'a full team adds a day to its work from the second day on, a team of four none', () => {
    const after = (day: number, size: number): number | undefined => {
      const p = castle();
      const builders = campaigners(p.battle, BESIEGER).slice(0, size);
      const items = [{ kind: 'stoneThrower' as const, side: BESIEGER, days: 1, builders, since: 1 }];
      const t = p.sheet({ day, items }).play([{ step: 'besiegerChoice', engines: 0 }]);
      t.do('endDay');
      return the(t.sheet.items[0]).days;
    };
    expect([after(1, 5), after(2, 5), after(2, 4), after(3, 5)]).toEqual([1, 2, 1, 2]);
  });
  rule('gui.11.2b', 'as many works as there are teams', () => {
    const t = castle()
      .sheet({ day: 6 })
      .play([{ step: 'besiegerChoice', engines: 0 }]);
    for (let team = 0; team < 8; team++) set(t, 'ladder');
    // Forty of forty-three are at work.
    expect([t.sheet.items.length, t.legal('build')]).toEqual([8, []]);
  });
  rule('gui.11.2b', 'named for the day; from the next they may be called away, and their work is kept', () => {
    const on = (day: number, sheet = castle().state.siege): Table =>
      castle()
        .sheet({ ...sheet, day })
        .play([{ step: 'besiegerChoice', engines: 0 }]);
    const first = set(on(1), 'ladder');
    expect(first.legal('standDown')).toEqual([]);
    // On the first day nothing is built: on the second they may leave a work that never began.
    const second = on(2, first.sheet);
    expect(second.legal('standDown')).toEqual([{ type: 'standDown', item: 0 }]);
    second.do('standDown', { item: 0 });
    expect([second.sheet.items, second.legal('workOn')]).toEqual([[], []]);
    const third = on(3, set(second, 'stoneThrower').sheet);
    third.sheet.items = third.sheet.items.map(item => ({ ...item, days: 3 }));
    third.do('standDown', { item: 0 });
    expect(third.sheet.items).toMatchObject([{ kind: 'stoneThrower', days: 3, builders: [] }]);
    expect(third.legal('workOn')).toHaveLength(1);
  });
});

describe('bombardment', () => {
  const fire = (engines: number, change = {}): Table =>
    castle()
      .sheet({ day: 6, stoneThrowers: engines, ...change })
      .play([{ step: 'besiegerChoice', engines }]);
  rule(
    ['gui.11.3.4a', 'gui.11.3.4d', 'gui.9.2.5', 'gui.10.4.1c'],
    'points are added on a hex and one die rolled: 3 on wood, a 6 brings it down',
    () => {
      const t = fire(3).dice(6).do('bombard', { cell: 'P7', points: 3 });
      expect(t.told('bombarded')).toMatchObject([{ points: 3, result: 'D' }]);
      expect(t.told('ruined')).toMatchObject([{ cell: t.position.hex('P7') }]);
      expect(fire(3).dice(5).do('bombard', { cell: 'P7', points: 3 }).sheet.damage).toEqual([]);
    },
  );
  rule(
    ['gui.11.3.2a', 'gui.11.3.2b', 'gui.11.3.2c'],
    'tower hexes need four stages, single walls two, wood one',
    () => {
      const p = castle();
      expect(['P7', 'P8', 'P9', 'T7', 'T8', 'R9'].map(hex => wallType(p.battle.field, p.hex(hex)))).toEqual([
        'B',
        'B',
        'B',
        'D',
        null,
        null,
      ]);
      const q = farm().sheet({ day: 6, stoneThrowers: 5 });
      expect(wallType(q.battle.field, q.hex('R7'))).toBe('S');
      const t = q.play([{ step: 'besiegerChoice', engines: 5 }], 10).do('bombard', { cell: 'R7', points: 5 });
      expect([t.told('ruined'), t.sheet.damage]).toMatchObject([[], [{ stages: 1 }]]);
      q.sheet({ damage: [{ cell: q.hex('R7'), stages: 1, day: 5 }] });
      const next = q.play([{ step: 'besiegerChoice', engines: 5 }], 10).do('bombard', { cell: 'R7', points: 5 });
      expect(next.told('ruined')).toHaveLength(1);
    },
  );
  rule('gui.11.3.4b', 'the tower only behind an older breach, and its three hexes nearest to it (R130)', () => {
    const marks = (day: number): string[] => {
      const p = castle().sheet({ day: 6 });
      p.sheet({ damage: [{ cell: p.hex('T5'), stages: 1, day }] });
      return p.names(bombardTargets(p.battle).filter(cell => wallType(p.battle.field, cell) === 'D'));
    };
    expect(marks(6)).toEqual([]);
    // From T5: T7 two hexes, U8 and S8 three or four.
    expect(marks(5)).toHaveLength(3);
    expect(marks(5)).toContain('T7');
  });
  test('one hex of wood and one of stone a day (R89)', () => {
    const p = castle().sheet({ day: 6, stoneThrowers: 4 });
    p.sheet({ damage: [{ cell: p.hex('T5'), stages: 1, day: 5 }] });
    const t = p.play([{ step: 'besiegerChoice', engines: 4 }], 3, 3).do('bombard', { cell: 'P7', points: 2 });
    expect(t.legal('bombard').some(({ cell }) => wallType(p.battle.field, Number(cell)) === 'B')).toBe(false);
    t.do('bombard', { cell: 'T7', points: 2 });
    expect(t.legal('bombard')).toEqual([]);
  });
  rule('gui.11.3.4c', 'more engines than the two counters may be built', () => {
    expect(
      fire(5)
        .legal('bombard')
        .some(({ points }) => points === 5),
    ).toBe(true);
  });
  test('1C breaks an engine (R90)', () => {
    expect(fire(3).dice(1).do('bombard', { cell: 'P7', points: 3 }).sheet.stoneThrowers).toBe(2);
  });
});

describe('surrender', () => {
  rule(
    ['gui.11.5c', 'gui.11.5.1', 'gui.11.5.1.result'],
    'an 8, three times as many, the palisade held: 8 + 2 + 2 = 12',
    () => {
      const p = castle().sheet({ day: 6, redoubt: 1, provisions: 20 });
      p.kill(...garrison(p).slice(1, 8));
      const talk = (die: number) => p.play([{ step: 'besiegerChoice', engines: 0 }], die).do('negotiate');
      expect(
        talk(8)
          .told('negotiated')
          .flatMap(({ die, modifiers }) => [die, modifiers]),
      ).toEqual([8, surrenderModifiers(p.battle)]);
      expect([talk(8).told('negotiated'), ended(talk(8))]).toMatchObject([
        [{ total: 12, ok: true }],
        ['surrender', [BESIEGER], [1, 0]],
      ]);
      expect([talk(7).told('negotiated'), ended(talk(7))]).toMatchObject([[{ total: 11, ok: false }], undefined]);
    },
  );
  rule(
    ['gui.11.5.1.numbers', 'gui.11.5.1.progress', 'gui.11.5.1a'],
    'numbers, progress and hunger add, each with its best (R88)',
    () => {
      const p = castle().sheet({ day: 6, provisions: 20 });
      const total = () => surrenderModifiers(p.battle).reduce((sum, { value }) => sum + value, 0);
      // 43 against 21: twice.
      expect(total()).toBe(1);
      const numbers = (besiegers: number): number => {
        const q = castle().sheet({ day: 6, provisions: 20 });
        const men = [...campaigners(q.battle, BESIEGER)].slice(besiegers);
        for (const unit of [...men, ...campaigners(q.battle, GARRISON).slice(10)]) q.state.health[unit] = DEAD;
        return surrenderModifiers(q.battle).find(({ rule: id }) => id === 'gui.11.5.1.numbers')?.value ?? 0;
      };
      expect([numbers(19), numbers(20), numbers(29), numbers(30)]).toEqual([0, 1, 1, 2]);
      p.sheet({ damage: [{ cell: p.hex('P7'), stages: 1, day: 5 }] });
      expect(total()).toBe(2);
      p.sheet({ redoubt: 1 });
      expect(total()).toBe(3);
      p.sheet({ damage: [{ cell: p.hex('T7'), stages: 4, day: 5 }] });
      expect(total()).toBe(4);
      p.sheet({ eaten: 15 });
      expect(total()).toBe(5);
      p.sheet({ eaten: 18 });
      expect(total()).toBe(6);
    },
  );
  const night = (p: Position): unknown =>
    p
      .play([{ step: 'dayEnd' }])
      .ever('end')
      .at(-1);
  const TO_BESIEGER = { winners: [BESIEGER], scores: [1, 0] };
  const TO_GARRISON = { winners: [GARRISON], scores: [0, 1] };
  rule('gui.11.5a', 'on the night the last day of food is eaten the place falls, and no night before', () => {
    const eaten = (days: number): unknown => night(castle().sheet({ day: 6, provisions: 6, eaten: days }));
    expect(eaten(5)).toMatchObject({ rule: 'gui.11.5a', why: 'hunger', ...TO_BESIEGER });
    expect(eaten(4)).toBe(undefined);
  });
  rule('gui.11.5b', 'without a man to command it falls', () => {
    const p = castle().sheet({ day: 6, provisions: 20 }).kill('maniakes');
    expect(commander(p.battle, GARRISON)).toBe(p.unit('theophilos'));
    expect(night(p)).toBe(undefined);
    expect(night(p.kill('theophilos'))).toMatchObject({ rule: 'gui.11.5b', why: 'noCommander', ...TO_BESIEGER });
  });
  rule(
    ['gui.11.5b', 'gui.11.1.5b'],
    'the last one in his sickbed for months is not dead; a prisoner is no commander',
    () => {
      const p = castle().sheet({ day: 6, provisions: 20 }).kill('maniakes');
      p.state.health[p.unit('theophilos')] = WOUNDED;
      const t = p.play([{ step: 'healing' }, { step: 'dayEnd' }], 9);
      expect([t.ever('lost'), ended(t)]).toMatchObject([[{ unit: p.unit('theophilos') }], undefined]);
      p.state.cell[p.unit('theophilos')] = GONE;
      expect(night(p)).toMatchObject({ why: 'noCommander' });
    },
  );
  rule('gui.11.a', 'at the end of the calendar, not before, the garrison has won', () => {
    expect(night(castle().sheet({ day: 40, provisions: 60 }))).toMatchObject({ why: 'calendar', ...TO_GARRISON });
    expect(night(castle().sheet({ day: 39, provisions: 60 }))).toBe(undefined);
    // Hunger on the same night comes first.
    expect(night(castle().sheet({ day: 40, provisions: 6, eaten: 5 }))).toMatchObject({ why: 'hunger' });
  });
});

describe('events', () => {
  rule('gui.11.6.20', 'the siege is raised at once', () => {
    expect(ended(event(castle(), 10, 10))).toEqual(['raised', [GARRISON], [0, 1]]);
  });
  rule('gui.11.6.19', 'an army of 250 points for the besieged, and the initiative', () => {
    const t = event(castle(), 9, 10);
    expect([t.step, t.seats, t.sheet.automatic]).toEqual(['muster', [GARRISON], GARRISON]);
    expect(t.legal('equip')).toEqual([]);
    t.do('recruit', { unit: 'nikephoros', mounted: true });
    expect(t.state.side[t.position.unit('nikephoros')]).toBe(GARRISON);
    expect(t.legal('recruit').some(({ unit }) => unit === t.position.unit('bohemond'))).toBe(false);
  });
  rule('gui.11.6.18', 'five more on the initiative of the besieged', () => {
    const t = event(castle(), 8, 10);
    expect(t.sheet.bonus).toBe(5);
    expect(
      castle()
        .sheet({ day: 2, bonus: 5 })
        .play([{ step: 'initiative' }], 5, 5).sheet.initiative,
    ).toBe(GARRISON);
  });
  rule('gui.11.6.17', 'the commander of the besiegers: 7-10 killed, 4-6 wounded (R84, R92)', () => {
    const stab = (die: number) => event(castle(), 7, 10, die).health('robert');
    expect([stab(7), stab(6), stab(4), stab(3)]).toEqual([DEAD, WOUNDED, WOUNDED, HEALTHY]);
  });
  rule('gui.11.6.16', 'a machine on 6-10', () => {
    const gear = (die: number) => event(castle().sheet({ stoneThrowers: 1 }), 6, 10, die).sheet.stoneThrowers;
    expect([gear(5), gear(6)]).toEqual([1, 0]);
  });
  rule('gui.11.6.15', 'besiegers fall ill, chosen in turn; who was wounded dies (R84, R91)', () => {
    const p = castle();
    p.state.health[p.unit('roger')] = WOUNDED;
    const t = event(p, 5, 10, 2);
    expect([t.step, t.seats]).toEqual(['afflict', [GARRISON]]);
    t.do('strikeDown', { unit: 'roger' });
    expect(t.seats).toEqual([BESIEGER]);
    t.do('strikeDown', { unit: 'luka' });
    expect([t.health('roger'), t.health('luka'), t.step]).toEqual([DEAD, WOUNDED, 'movement']);
  });
  rule('gui.11.6.14', 'light infantry join the besieged; a new bracket costs days (R91)', () => {
    const t = event(castle().sheet({ provisions: 20 }), 4, 10, 3);
    // 21 and 3 make 24: from no modifier to -4.
    expect(t.ever('reinforced')).toMatchObject([{ side: GARRISON }]);
    expect([bracket(t.position.battle, 24), t.sheet.eaten]).toEqual([-4, 4]);
    const few = event(castle().sheet({ provisions: 20 }), 4, 10, 1);
    expect(few.sheet.eaten).toBe(0);
  });
  rule('gui.11.6.13', 'the gate is opened: the besieger has the day and must assault', () => {
    const t = event(castle(), 3, 10);
    expect([t.sheet.automatic, t.sheet.spy]).toEqual([BESIEGER, true]);
    const p = castle().sheet({ day: 6, spy: true, initiative: BESIEGER });
    expect(
      p
        .play([{ step: 'besiegerChoice', engines: 0 }])
        .legal()
        .map(({ type }) => type),
    ).toEqual(['assault']);
  });
  rule('gui.11.6.12', 'four days of food are gone, and no day of the calendar', () => {
    const p = castle();
    const t = event(p.sheet({ provisions: 20, heals: [{ unit: p.unit('milo'), day: 8 }] }), 2, 10);
    expect([t.sheet.eaten, t.sheet.day, t.sheet.heals]).toEqual([4, 6, [{ unit: p.unit('milo'), day: 8 }]]);
    expect(daysLeft(t.sheet)).toBe(16);
  });
  rule('gui.11.6.11', '250 points for the besieger, no equipment', () => {
    const t = event(castle(), 1, 10);
    expect([t.step, t.seats, t.legal('equip')]).toEqual(['muster', [BESIEGER], []]);
    expect(t.legal('recruit').some(({ unit }) => unit === t.position.unit('bohemond'))).toBe(true);
  });
  rule('gui.11.6.9', 'the first to roll a 10 dies', () => {
    const t = event(castle(), 4, 5, 1, 1, 10);
    expect(['maniakes', 'theophilos', 'argyris'].map(id => t.health(id))).toEqual([HEALTHY, HEALTHY, DEAD]);
  });
  rule('gui.11.6.8', 'so many besieged fall ill, the besieger chooses first (R91)', () => {
    const t = event(castle(), 4, 4, 1);
    expect([t.step, t.seats]).toEqual(['afflict', [BESIEGER]]);
    t.do('strikeDown', { unit: 'maniakes' });
    expect(t.health('maniakes')).toBe(WOUNDED);
  });
  rule(['gui.11.6.7', 'gui.11.6.6', 'gui.11.6.2-5'], 'smoke, a commander unwell, nothing at all', () => {
    for (const [one, two, number] of [
      [3, 4, 7],
      [3, 3, 6],
      [2, 3, 5],
      [1, 1, 2],
    ] as const) {
      const before = castle().sheet({ day: 6 });
      const t = event(castle(), one, two);
      expect(t.ever('siegeEvent')).toMatchObject([{ event: number }]);
      expect({ ...t.sheet, events: [] }).toEqual(the(before.state.siege));
      expect(t.state.health).toEqual(before.state.health);
    }
  });
});
