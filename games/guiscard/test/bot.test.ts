/** The bot: it plays every scenario, plays the same twice, and does the sensible thing where it is plain. */
import { at, type Chance, Generator, Match, pick, Registry, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { engineMarks } from '../src/10-siege-gear/engines.ts';
import { hexesBetween } from '../src/battle.ts';
import { guiscard } from '../src/index.ts';
import { DEAD, SETTLED, type Siege, STAYED, STUNNED, WOUNDED } from '../src/state.ts';
import { campaign, position, SCENARIOS, scenario, type Table } from './table.ts';

const game = new Registry([guiscard]).game('guiscard');
const captain = at(game.bots ?? [], 3);
const thinkingWith = (chance: Chance) => ({
  draw: (n: number, from?: number) => chance.draw(n, from),
  budgetMs: 0,
  elapsedMs: () => 0,
});

/** Men have been placed, moved and struck by then; matches come to their ends in the golden ones. */
const LONG = 300;

/** A match, for a long while: the captain in one seat, or in both, and chance in the other. */
function playOut(id: string, captains: readonly number[], seed: string): Match {
  const match = new Match(game, { scenario: id, seed, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', `${seed} thinking`));
  const thinking = thinkingWith(chance);
  for (let ply = 0; ply < LONG; ply++) {
    const decision = match.play.decision();
    if (!decision) break;
    const seat = at(decision.seats, 0);
    const action = captains.includes(seat)
      ? captain.choose(match.play.resample(seat, chance), seat, thinking).action
      : pick(chance, match.play.legal(seat));
    expect(match.act(seat, action).ok).toBe(true);
  }
  return match;
}

test.each(SCENARIOS.map((id, index) => ({ id, seat: index % 2 })))(
  '$id is played, the captain in seat $seat',
  ({ id, seat }) => {
    const match = playOut(id, [seat], 'end');
    expect(match.play.result !== null || match.record().history.length === LONG).toBe(true);
  },
  300_000,
);

test('the same seed and the same chance make the same match', () => {
  const histories = [0, 1].map(() => playOut('civitate', [0, 1], 'again').record().history);
  expect(histories[0]).toEqual(histories[1]);
}, 60_000);

/** What the captain does at a table. */
function chosen(t: Table) {
  const seat = at(t.play.decision()?.seats ?? [], 0);
  const chance = new Generator(startChance('sfc32', 'sensible'));
  return captain.choose(t.play.resample(seat, chance), seat, thinkingWith(chance)).action;
}

test('of men who must run the one with the fewest ways out goes first, who has none waits', () => {
  const p = position('il-poggio').put(1, 'milo', 'H6').put(1, 'dorian', 'H7');
  const ring = { osbern: 'H5', avray: 'G6', rioulf: 'G7', hamon: 'I6', neel: 'I7' };
  for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
  p.put(0, 'petros', 'H14').state.arrows[p.unit('petros')] = 6;
  p.state.works.naphtha = [{ cells: [p.hex('H6'), p.hex('H7')], lit: false }];
  const t = p
    .play([{ step: 'offensive', side: 0 }], 8, 9, 9)
    .do('shoot', { unit: 'petros' })
    .do('burn', { cell: 'H7' });
  expect([t.step, chosen(t)]).toEqual(['retreatOrder', { type: 'goFirst', unit: p.unit('dorian') }]);
});

test('of enemies who strike at one in passing the one is faced first after whom he is likeliest to live', () => {
  const p = position('il-poggio').put(0, 'osbern', 'E9').put(1, 'milo', 'D7', { health: WOUNDED });
  p.put(1, 'kosmas', 'F7', { facing: 'N' });
  const t = p
    .play([{ step: 'movement', side: 0 }])
    .do('move', { unit: 'osbern' })
    .go('E8', 'E9');
  // Milo first: nine times in ten nothing, then two in ten; else six in ten: 24 in 100. Kosmas first: 26.
  expect([t.step, chosen(t)]).toEqual(['testOrder', { type: 'faceFirst', unit: p.unit('milo') }]);
});

test('a man who lies stunned is struck', () => {
  const p = position('il-poggio').put(0, 'roland', 'D5').put(1, 'werner', 'D6', { health: STUNNED });
  const t = p.play([{ step: 'declare', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'attack', unit: p.unit('roland'), target: p.unit('werner') });
});

test('nobody attacks a much stronger man alone', () => {
  const p = position('il-poggio').put(0, 'osbern', 'D5').put(1, 'werner', 'D6');
  expect(chosen(p.play([{ step: 'declare', side: 0 }]))).toEqual({ type: 'declared' });
});

test('friends join an attack that is better for it', () => {
  const p = position('il-poggio').put(0, 'robert', 'D5').put(0, 'roland', 'C6').put(1, 'werner', 'D6');
  const t = p.play([{ step: 'declare', side: 0 }]);
  const first = chosen(t);
  expect(first.type).toBe('attack');
  t.act(first);
  expect(chosen(t).type).toBe('join');
});

test('an archer with a mark in range shoots at it', () => {
  const p = position('il-poggio').put(1, 'anwar', 'D5').put(0, 'roland', 'D9');
  const t = p.play([{ step: 'offensive', side: 1 }]);
  expect(chosen(t)).toEqual({ type: 'shoot', unit: p.unit('anwar') });
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'fireAt', target: p.unit('roland'), cell: p.hex('D9') });
});

test('of two men the cheaper takes the blow', () => {
  const p = position('il-poggio').put(0, 'robert', 'D5').put(0, 'osbern', 'C6').put(1, 'werner', 'D6');
  const units = p.units('robert', 'osbern');
  const blow = {
    step: 'blow' as const,
    units,
    harm: 'wounded' as const,
    unhorse: false,
    horse: false,
    attackers: true,
  };
  expect(chosen(p.play([blow]))).toEqual({ type: 'takeBlow', unit: p.unit('osbern') });
});

test('whoever must leave the table does so from its edge', () => {
  const p = scenario('cerami').put(0, 'roger', 'BZ5', { facing: 'NE' }).put(1, 'ayyub', 'AN8', { facing: 'N' });
  p.state.turn = 15;
  const t = p.play([{ step: 'movement', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'move', unit: p.unit('roger') });
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'leave', edge: 2 });
});

/** Il Poggio with a stone thrower of the first side in B8–B9 that looks north, ready to shoot. */
function withEngine() {
  const p = position('il-poggio');
  p.state.engines.push({
    kind: 'stoneThrower',
    side: 0,
    head: p.hex('B8'),
    tail: p.hex('B9'),
    arrow: p.way('N'),
    corner: false,
    load: 2,
    gone: false,
    jammed: false,
  });
  return p;
}

test('men go to an engine that has a mark, and those beside it stay', () => {
  const p = withEngine().put(1, 'werner', 'B1').put(1, 'albert', 'C1').put(1, 'otto', 'A1');
  p.put(0, 'osbern', 'A8').put(0, 'avray', 'C8').put(0, 'hamon', 'D10');
  const t = p.play([{ step: 'movement', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'move', unit: p.unit('hamon') });
  t.act(chosen(t));
  while (t.step === 'moving') t.act(chosen(t));
  const engine = at(t.state.engines, 0);
  expect(engine.gone).toBe(false);
  expect(chosen(t)).toEqual({ type: 'endMoves' });
});

test('a stone is aimed where most enemies stand about', () => {
  const p = withEngine().put(1, 'werner', 'B2').put(1, 'albert', 'C2').put(1, 'otto', 'A2').put(1, 'rudolf', 'G2');
  p.put(0, 'osbern', 'A8').put(0, 'avray', 'C8').put(0, 'hamon', 'B7');
  const t = p.play([{ step: 'offensive', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'hurl', engine: 0 });
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'strike', cell: p.hex('B2') });
});

test('an engine without a mark is carried until it has one', () => {
  const p = withEngine().put(1, 'werner', 'B16');
  p.put(0, 'osbern', 'A8').put(0, 'avray', 'C8').put(0, 'hamon', 'A9').put(0, 'neel', 'C9');
  const t = p.play([{ step: 'movement', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'carryEngine', engine: 0 });
  t.act(chosen(t));
  while (t.step === 'engineParty') t.act(chosen(t));
  const engine = at(t.state.engines, 0);
  expect(engineMarks({ ...p.battle, state: t.state }, engine)).toContain(p.hex('B16'));
});

test('Greek fire is sprayed where archers can light it, and they do', () => {
  const p = position('il-poggio').put(1, 'alexio', 'A12').put(1, 'dorian', 'C12').put(1, 'petros', 'D12');
  p.put(0, 'robert', 'B5').put(0, 'roland', 'B6').put(0, 'jacques', 'C5');
  p.state.arrows[p.unit('petros')] = 6;
  const head = p.hex('B12');
  p.state.engines.push({
    kind: 'greekFire',
    side: 1,
    head,
    tail: head,
    arrow: p.way('N'),
    corner: false,
    load: 4,
    gone: false,
    jammed: false,
  });
  const t = p.play([{ step: 'offensive', side: 1 }], 9);
  expect(chosen(t)).toEqual({ type: 'hurl', engine: 0 });
  t.act(chosen(t));
  expect(chosen(t).type).toBe('strike');
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'shoot', unit: p.unit('petros') });
  t.act(chosen(t));
  expect(chosen(t).type).toBe('burn');
});

/** Six hoplites in two ranks, their front to the north. */
function hoplites(foulkon: boolean) {
  const p = position('il-poggio');
  const ranks = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', hektor: 'E9', damon: 'F9', evander: 'G10' };
  for (const [id, hex] of Object.entries(ranks)) p.put(1, id, hex);
  p.state.formations = [{ side: 1, units: p.units(...Object.keys(ranks)), front: p.way('N'), foulkon, past: [] }];
  return p;
}

test('hoplites under arrows raise their shields', () => {
  const p = hoplites(false).put(0, 'alphonse', 'E2').put(0, 'olivier', 'F2').put(0, 'gervais', 'G3');
  expect(chosen(p.play([{ step: 'movement', side: 1 }]))).toEqual({ type: 'foulkon', formation: 0 });
});

test('hoplites about to be struck lower their pikes', () => {
  const p = hoplites(true).put(0, 'robert', 'E4').put(0, 'arthur', 'F4').put(0, 'tancrede', 'G5');
  expect(chosen(p.play([{ step: 'movement', side: 1 }]))).toEqual({ type: 'foulkon', formation: 0 });
});

test('within the castle men go to the gate to let their friends in', () => {
  const p = scenario('funerale').put(0, 'robert', 'S11').put(0, 'arthur', 'N9').put(1, 'leon', 'T8');
  const t = p.play([{ step: 'movement', side: 0 }]);
  t.act({ type: 'move', unit: p.unit('robert') });
  while (t.step === 'moving') t.act(chosen(t));
  const far = (cell: number): number =>
    Math.min(...p.battle.field.gateBehind.map(goal => hexesBetween(p.battle, cell, goal)));
  expect(far(t.state.cell[p.unit('robert')] ?? -1)).toBeLessThan(far(p.hex('S11')));
});

test('nobody burns his own ladder', () => {
  const p = scenario('fuoco-greco')
    .put(0, 'roland', 'C5', { marks: SETTLED | STAYED })
    .put(1, 'milo', 'R7');
  const [cell, other] = [p.hex('C6'), p.hex('C7')];
  p.state.ladders.push({ side: 0, cell, other, direction: -1, climber: -1, bearers: [], gone: false, since: 0 });
  const t = p.play([{ step: 'declare', side: 0 }]);
  expect(t.legal('task').length).toBeGreaterThan(0);
  expect(chosen(t)).toEqual({ type: 'declared' });
});

describe('the days of a siege', () => {
  const day = (change: Partial<Siege>, early = true) =>
    campaign('nido-d-aquila', { early })
      .sheet({ provisions: 20, ...change })
      .play([{ step: 'besiegerChoice', engines: change.stoneThrowers ?? 0 }]);
  test('in the first days, when any messenger may end it, the stronger besieger storms', () => {
    expect(chosen(day({ day: 2 }))).toEqual({ type: 'assault' });
  });
  test('later he builds while hunger works for him', () => {
    expect(chosen(day({ day: 8 })).type).toBe('build');
  });
  test('and bombards with what he has built', () => {
    expect(chosen(day({ day: 12, eaten: 10, stoneThrowers: 2 })).type).toBe('bombard');
  });
  test('with more food within than days on the calendar he storms', () => {
    expect(chosen(day({ day: 30, provisions: 60 }))).toEqual({ type: 'assault' });
  });

  const morning = (change: Partial<Siege>) =>
    campaign('nido-d-aquila').sheet({ provisions: 20, initiative: 1, ...change });
  test('a hungry garrison goes out for food, its commanders stay', () => {
    const p = morning({ day: 12, eaten: 16 });
    const t = p.play([{ step: 'garrisonChoice' }, { step: 'healing' }]);
    expect(chosen(t)).toEqual({ type: 'sortie', action: 'supplies' });
    t.act(chosen(t));
    const commanders = p.units('maniakes', 'theophilos');
    while (t.step === 'picking') {
      const action = chosen(t);
      expect(commanders).not.toContain(action.type === 'pick' ? action.unit : -1);
      t.act(action);
    }
  });
  test('a garrison with food waits, unless there are engines to burn and few to keep them', () => {
    expect(chosen(morning({ day: 12 }).play([{ step: 'garrisonChoice' }]))).toEqual({ type: 'wait' });
    const p = morning({ day: 12, stoneThrowers: 2 });
    for (const unit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) p.state.health[unit] = DEAD;
    expect(chosen(p.play([{ step: 'garrisonChoice' }, { step: 'healing' }]))).toEqual({
      type: 'sortie',
      action: 'camp',
    });
  });
});
