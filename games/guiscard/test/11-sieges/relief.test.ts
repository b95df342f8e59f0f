import { describe, expect } from 'vitest';
import { isFlammable } from '../../src/10-siege-gear/flames.ts';
import { BESIEGER, bombardTargets, campaigners, GARRISON, pickable, placeCells } from '../../src/11-sieges/siege.ts';
import { ABSENT, ELSEWHERE, HEALTHY, LEFT, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { campaign, type Position, type Table } from '../table.ts';

/** Every event has been: nothing else happens on the next morning. */
const events = Array.from({ length: 19 }, (_, index) => index + 2);
/** The garrison driven into its tower, and an army of relief of so many before the castle. */
function driven(count = 6): Position {
  const p = campaign('nido-d-aquila').sheet({ day: 6, provisions: 30, redoubt: 1, events, leftBehind: 8 });
  const free = p.battle.roster.men.flatMap((one, unit) =>
    p.state.side[unit] === -1 && one.code.startsWith('B') ? [unit] : [],
  );
  const reliefUnits = free.slice(0, count);
  for (const unit of reliefUnits) {
    p.state.side[unit] = GARRISON;
    p.state.fielded[unit] = 0;
  }
  return p.sheet({ reliefUnits });
}
const shut = (count = 6): Position => driven(count).sheet({ shutIn: true, larder: 8 });
const DAY = [
  { step: 'garrisonChoice' as const },
  { step: 'besiegerChoice' as const, engines: 0 },
  { step: 'healing' as const },
];
const relief = (): Table => driven().play([{ step: 'reliefChoice' }, ...DAY]);
const ended = (t: Table): unknown => t.ever('end').at(-1);
const kinds = (t: Table): string[] => [...new Set(t.legal().map(({ type }) => type))].sort();
const actions = (t: Table): unknown[] => t.legal('sortie').map(({ action }) => action);
const IDLE = ['hold', 'endCharges', 'endMoves', 'declared', 'fightOn'];
/** Nobody does anything until it is so. */
function idle(t: Table, isSo: () => boolean): Table {
  for (let n = 0; n < 400 && t.step !== null && !isSo(); n++)
    t.act(t.legal().find(({ type }) => IDLE.includes(type)) ?? the(t.legal()[0]));
  return t;
}
function until(t: Table, step: string, prefer?: string): Table {
  for (let n = 0; n < 400 && t.step !== step && t.step !== null; n++)
    t.act(t.legal().find(({ type }) => type === prefer) ?? the(t.legal()[0]));
  return t;
}

describe('a relief army before besiegers who hold part of the place', () => {
  rule('gui.11.4.1j', 'they give battle, divide, or shut themselves in', () => {
    const t = relief();
    expect([t.seats, kinds(t)]).toEqual([[BESIEGER], ['divide', 'giveBattle', 'shutIn']]);
    expect(relief().do('shutIn').sheet.shutIn).toBe(true);
  });
  rule('gui.11.4.1k', 'battle with all: the part held is lost, and the day is given to it', () => {
    const t = relief().do('giveBattle');
    expect([t.sheet.redoubt, t.sheet.action, t.state.first]).toEqual([0, 'general', GARRISON]);
    expect(t.sheet.parties.map(party => party.length)).toEqual([43, 27]);
    // The garrison goes home in the second turn: no more choices that day.
    until(t, 'movement', 'put');
    idle(t, () => t.step === 'callOff' && t.seats[0] === GARRISON).do('withdraw');
    expect([t.step, t.sheet.action]).toEqual(['movement', null]);
  });
  rule(['gui.11.1.5c', 'gui.11.4.1k'], 'who is sound again this morning is sound in the battle', () => {
    const p = driven();
    const unit = p.unit('robert');
    p.state.health[unit] = WOUNDED;
    p.sheet({ heals: [{ unit, day: 6 }] });
    const t = p.play([{ step: 'reliefChoice' }, ...DAY]).do('giveBattle');
    expect([t.sheet.action, t.state.turn, t.health('robert')]).toEqual(['general', 0, HEALTHY]);
  });
  const divided = (...inside: string[]): Table => {
    const t = relief().do('divide');
    for (let n = 0; n < 5; n++) t.act(the(t.legal('pick')[0]));
    t.do('ready');
    expect([t.step, t.seats]).toEqual(['insideChoice', [GARRISON]]);
    for (const choice of inside) t.do(choice);
    return t;
  };
  rule('gui.11.4.1k', 'divided, the besieged may begin inside; if they will not, the besiegers may', () => {
    expect(divided('assault').sheet.initiative).toBe(GARRISON);
    const declined = divided('wait');
    expect([declined.step, declined.seats]).toEqual(['insideChoice', [BESIEGER]]);
    declined.do('assault');
    expect([declined.sheet.initiative, declined.sheet.action]).toEqual([BESIEGER, 'relief']);
    const quiet = until(divided('wait', 'wait'), 'movement', 'put');
    expect([quiet.sheet.aside, quiet.sheet.parties.map(party => party.length)]).toEqual([null, [5, 6]]);
  });
  const twoTables = (): Table => {
    const t = divided('assault');
    for (let n = 0; n < 400 && t.state.turn === 0; n++)
      t.act(t.legal('put')[0] ?? t.legal('patrol')[0] ?? the(t.legal()[0]));
    return t;
  };
  rule('gui.11.4.1k', 'two tables at once, and the players go from one to the other turn by turn', () => {
    const t = twoTables();
    const aside = the(t.sheet.aside);
    expect([t.sheet.action, t.state.turn, t.state.first, aside.action, aside.table.turn]).toEqual([
      'assault',
      1,
      GARRISON,
      'relief',
      0,
    ]);
    expect(aside.men.map(({ unit }) => t.state.cell[unit])).toEqual(aside.men.map(() => ELSEWHERE));
    const outside = the(t.sheet.outside[0]);
    const inside = the(the(t.sheet.parties[BESIEGER])[0]);
    const pass = (): void => {
      const { turn } = t.state;
      const { action } = t.sheet;
      idle(t, () => t.state.turn !== turn || t.sheet.action !== action);
    };
    pass();
    expect([t.sheet.action, t.state.turn, t.state.cell[inside], (t.state.cell[outside] ?? -1) >= 0]).toEqual([
      'relief',
      1,
      ELSEWHERE,
      true,
    ]);
    pass();
    expect([t.sheet.action, t.state.turn, t.state.cell[outside]]).toEqual(['assault', 2, ELSEWHERE]);
  });
  rule('gui.11.4.1k', 'one fight over, the other goes on; both over, all are back on the sheet', () => {
    const t = twoTables();
    // The army of relief leaves its table: inside they fight on, on a table that is the only one.
    const outside = the(t.sheet.aside).parties.flat();
    for (const man of the(t.sheet.aside).men) if (t.sheet.reliefUnits.includes(man.unit)) man.cell = LEFT;
    idle(t, () => t.sheet.aside === null);
    expect([t.sheet.action, t.ever('actionEnded')]).toMatchObject(['assault', [{ action: 'relief' }]]);
    expect(outside.every(unit => t.state.cell[unit] === ABSENT)).toBe(true);
    // Five turns without a blow end that too.
    idle(t, () => t.ever('actionEnded').length === 2);
    expect(t.sheet.action).toBe(null);
    expect(t.state.cell.includes(ELSEWHERE)).toBe(false);
  });
  rule('gui.11.4.1k', 'the besieged who drive out those inside hold the whole place again', () => {
    const p = driven().sheet({ action: 'assault', initiative: GARRISON });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
    p.put(0, 'robert', 'A9').put(1, 'maniakes', 'R10');
    const t = p.play([{ step: 'actionOver', action: 'assault' }]);
    expect([t.sheet.redoubt, t.ever('regained').length]).toEqual([0, 1]);
    p.put(0, 'robert', 'Q9');
    expect(p.play([{ step: 'actionOver', action: 'assault' }]).sheet.redoubt).toBe(1);
  });
});

describe('besiegers shut in the works they hold', () => {
  rule('gui.11.4.1n', 'the four points and the ties are the other side’s', () => {
    const roll = (one: number, two: number): unknown =>
      shut().play([{ step: 'initiative' }], one, two).sheet.initiative;
    expect([roll(9, 5), roll(10, 5)]).toEqual([GARRISON, BESIEGER]);
  });
  rule('gui.11.4.1n', 'the army of relief assaults, bombards and builds; nobody negotiates', () => {
    const p = shut().sheet({ initiative: GARRISON, reliefGear: { grapnels: 0, ladders: 0, stoneThrowers: 1 } });
    const t = p.play([{ step: 'garrisonChoice' }, { step: 'besiegerChoice', engines: 1 }, { step: 'healing' }]);
    expect([t.step, t.seats, kinds(t)]).toEqual([
      'besiegerChoice',
      [GARRISON],
      ['assault', 'bombard', 'build', 'endDay'],
    ]);
    // Not at the tower of its friends.
    const tower = ['S8', 'S9', 'T7', 'T9', 'U8', 'U9'].map(hex => p.hex(hex));
    p.sheet({ damage: [{ cell: p.hex('T5'), stages: 1, day: 3 }] });
    expect(bombardTargets(p.battle).some(cell => tower.includes(cell))).toBe(false);
    // What it builds is its own, and its own men build it.
    t.act({ type: 'build', item: 'ladder' });
    for (let n = 0; n < 5; n++) t.act(the(t.legal('builder')[0]));
    expect(t.sheet.items).toMatchObject([{ kind: 'ladder', side: GARRISON }]);
    expect(the(t.sheet.items[0]).builders.every(unit => t.sheet.reliefUnits.includes(unit))).toBe(true);
  });
  rule('gui.11.4.1n', 'bombarded, those in the works may storm the tower without the initiative', () => {
    const p = shut().sheet({ initiative: GARRISON, reliefGear: { grapnels: 0, ladders: 0, stoneThrowers: 1 } });
    const day = () => p.play([{ step: 'besiegerChoice', engines: 1 }, { step: 'healing' }], 3);
    const t = day().do('bombard', { cell: 'P7', points: 1 }).do('endDay');
    expect([t.step, t.seats, kinds(t)]).toEqual(['riposte', [BESIEGER], ['assault', 'wait']]);
    t.do('assault');
    expect([t.sheet.action, t.state.first]).toEqual(['assault', BESIEGER]);
    expect(day().do('endDay').step).toBe('movement');
  });
  rule(['gui.11.4.1b', 'gui.11.4.1n'], 'the engines that have bombarded are in no assault of that day', () => {
    const brought = (built: number, points: number, die: number): number[] => {
      const reliefGear = { grapnels: 0, ladders: 0, stoneThrowers: built };
      const p = shut().sheet({ initiative: GARRISON, reliefGear, stoneThrowers: 1 });
      const t = p.play([{ step: 'besiegerChoice', engines: built }, { step: 'healing' }], die);
      t.do('bombard', { cell: 'P7', points }).do('endDay').do('assault');
      return [GARRISON, BESIEGER].map(side => t.state.engines.filter(one => one.side === side).length);
    };
    expect([brought(1, 1, 3), brought(2, 1, 3), brought(3, 1, 3)]).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    // One of the two that shot is lost: of three the third is left, and the one that shot stays away.
    expect(brought(3, 2, 1)).toEqual([1, 1]);
    // On the next day they are free again.
    const next = shut().sheet({ bombarded: { wood: 1, stone: 0, engines: 2 } });
    expect(next.play([{ step: 'siegeDay' }]).sheet.bombarded.engines).toBe(0);
  });
  rule('gui.11.4.1n', 'with the initiative they sally like any besieged, or turn on the tower', () => {
    const p = shut().sheet({ initiative: BESIEGER });
    const t = p.play(DAY);
    expect([t.step, t.seats, actions(t)]).toEqual([
      'garrisonChoice',
      [BESIEGER],
      ['camp', 'supplies', 'general', 'assault'],
    ]);
    // The camp is that of the army of relief, and the army of relief alone is in the field.
    expect(pickable(p.battle, GARRISON, [], 'camp').every(unit => t.sheet.reliefUnits.includes(unit))).toBe(true);
    t.do('sortie', { action: 'general' });
    expect([t.sheet.parties.map(party => party.length), t.state.first, t.seats]).toEqual([
      [43, 6],
      BESIEGER,
      [BESIEGER],
    ]);
    const waited = p.play(DAY).do('wait');
    expect([waited.step, waited.seats, waited.sheet.initiative]).toEqual(['besiegerChoice', [GARRISON], GARRISON]);
  });
  rule('gui.11.4.1n', 'the relief army that leaves the field frees them', () => {
    const p = shut().sheet({ action: 'general' }).put(0, 'robert', 'A9');
    p.sheet({ parties: [p.units('robert'), []] });
    const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'general' }]);
    expect([ended(t), t.sheet.shutIn, t.ever('reliefGone').length]).toEqual([undefined, false, 1]);
    expect(campaigners({ ...p.battle, state: t.state }, GARRISON)).toHaveLength(21);
  });
  rule('gui.11.4.1n', 'driven out of the works they have lost', () => {
    const p = shut().sheet({ action: 'assault' }).put(0, 'robert', 'A9').put(1, 'maniakes', 'R10');
    const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }]);
    expect(ended(t)).toMatchObject({ why: 'broken', winners: [GARRISON] });
  });
  rule(['gui.11.4.1n', 'gui.11.4.1l'], 'both sides surrender of themselves: without food, without a commander', () => {
    expect([
      driven()
        .play([{ step: 'reliefChoice' }])
        .do('shutIn').sheet.larder,
    ]).toEqual([8]);
    const night = (p: Position): unknown => ended(p.play([{ step: 'dayEnd' }]));
    expect(night(shut().sheet({ larder: 1 }))).toMatchObject({ why: 'hunger', winners: [GARRISON] });
    expect(night(shut().sheet({ larder: 2 }))).toBe(undefined);
    expect(night(shut().sheet({ eaten: 29 }))).toMatchObject({ why: 'hunger', winners: [BESIEGER] });
    const p = shut();
    const lords = p.battle.roster.men.flatMap((one, unit) => (one.command && p.state.side[unit] === 0 ? [one.id] : []));
    expect(night(p.kill(...lords))).toMatchObject({ why: 'noCommander', winners: [GARRISON] });
  });
  rule('gui.11.4.1l', 'what the garrison leaves behind feeds them; a supply sortie adds to it', () => {
    const p = driven(0).sheet({ redoubt: 0, leftBehind: 0, action: 'assault', provisions: 20, eaten: 5 });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes')] })
      .put(0, 'robert', 'R10')
      .put(1, 'maniakes', 'T8');
    expect(p.play([{ step: 'actionOver', action: 'assault' }]).sheet.leftBehind).toBe(7);
    const q = shut().sheet({ action: 'supplies', parties: [[], []] });
    q.state.exits = [{ unit: q.unit('robert'), side: 2, horses: 2 }];
    const t = q.play([{ step: 'actionOver', action: 'supplies' }]);
    expect([t.sheet.larder, t.sheet.provisions]).toEqual([10, 30]);
  });
  rule('gui.11.4.1l', 'they have their engines with them, where the others may set fire to them', () => {
    const p = shut().sheet({ stoneThrowers: 1, initiative: GARRISON });
    const t = until(p.play([{ step: 'tactical', action: 'assault' }]), 'placeEngine', 'put');
    expect(t.seats).toEqual([BESIEGER]);
    const place = placeCells(p.battle);
    expect(t.legal('put').length).toBeGreaterThan(0);
    expect(t.legal('put').every(({ to }) => place.includes(Number(to)))).toBe(true);
    const engine = {
      kind: 'stoneThrower' as const,
      side: 0,
      arrow: 0,
      corner: false,
      load: 0,
      gone: false,
      jammed: false,
    };
    p.state.engines = [{ ...engine, head: p.hex('R10'), tail: p.hex('R11') }];
    expect(isFlammable(p.battle, p.hex('R10'))).toBe(true);
  });
  rule(
    'gui.11.4.1m',
    'friends outside pass in a die of food a night while the tower holds part of the outer works',
    () => {
      const night = (p: Position): number => p.play([{ step: 'dayEnd' }], 4).sheet.provisions;
      expect([night(shut()), night(shut().sheet({ outer: [5] })), night(driven().sheet({ outer: [5] }))]).toEqual([
        30, 34, 30,
      ]);
      // A building has no tower, and without an army of relief nobody brings anything.
      expect(night(shut().sheet({ outer: [5], of: 'farm' }))).toBe(30);
      const alone = shut(0).sheet({ outer: [5] });
      expect([night(alone), alone.play([{ step: 'dayEnd' }], 4).sheet.shutIn]).toEqual([30, false]);
    },
  );
  rule('gui.11.4.1m', 'what it holds is where its men stand when an assault ends', () => {
    const p = shut().sheet({ action: 'assault' }).put(0, 'robert', 'Q9').put(1, 'maniakes', 'T8').put(1, 'milo', 'R9');
    p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo')] });
    const t = p.play([{ step: 'actionOver', action: 'assault' }]);
    expect(p.names(t.sheet.outer)).toEqual(['R9']);
    // There they stand at the next assault, and the others not.
    const next = p.sheet({ outer: t.sheet.outer, initiative: GARRISON, action: null });
    for (const id of ['robert', 'maniakes', 'milo']) next.state.cell[next.unit(id)] = -4;
    const again = next.play([{ step: 'tactical', action: 'assault' }]);
    expect(again.hexes('put')).toContain('R9');
  });
});
