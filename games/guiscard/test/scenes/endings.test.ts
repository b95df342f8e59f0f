/** How each scenario is decided: around the numbers that decide it, on the last turn and before. */
import { expect, test } from 'vitest';
import { AWAITED, CARRIED, DEAD, LEFT, STUNNED, WOUNDED } from '../../src/state.ts';
import { the } from '../support.ts';
import { type Position, SCENARIOS, scenario } from '../table.ts';

const ended = (p: Position, turn = p.data.turns ?? 1): string => {
  p.state.turn = turn;
  const t = p.play([{ step: 'turnOver' }]);
  const end = t.ever('end')[0];
  if (!end) return 'on';
  const rule = end.rule === 'gui.2.scenario-choice' ? '' : ` ${end.rule}`;
  return `${end.why} [${end.winners}] ${end.scores}${rule}`;
};
/** Everybody of the scenario on his side, standing on hexes of their own. */
function fielded(id: string): Position {
  const p = scenario(id);
  const { field } = p.battle;
  const free = field.names.filter(
    (_, cell) => field.closed[cell] === 0 && field.terrain[cell] === 0 && field.area[cell] === -1,
  );
  let next = 0;
  for (const { side, characters, mounted } of p.data.groups)
    for (const name of characters) {
      p.put(side, name, the(free[next]));
      p.state.fielded[p.unit(name)] = mounted.includes(name) ? 1 : 0;
      next += 1;
    }
  return p;
}
const of = (p: Position, side: number): string[] =>
  p.data.groups.filter(one => one.side === side).flatMap(one => [...one.characters]);
const change = (p: Position, ids: readonly string[], health: number): Position => {
  for (const id of ids) p.state.health[p.unit(id)] = health;
  return p;
};
const gone = (p: Position, ids: readonly string[], side: number): Position => {
  for (const id of ids) {
    p.state.cell[p.unit(id)] = LEFT;
    p.state.exits.push({ unit: p.unit(id), side, horses: 0 });
  }
  return p;
};
const BATTLES = SCENARIOS.filter(id => !['nido-d-aquila', 'masseria', 'san-giorgio', 'libera'].includes(id));

const losses = (sides: readonly number[]): string => {
  const lines = BATTLES.flatMap(id =>
    sides.flatMap(side => {
      const all = of(fielded(id), side);
      const parts = [0, 1, 2, 3, 5, 8, all.length - 2, all.length - 1, all.length].filter(
        count => count <= all.length && count >= 0,
      );
      const line = (health: number, turn?: number) =>
        [...new Set(parts)]
          .map(count => `${count}: ${ended(change(fielded(id), all.slice(0, count), health), turn)}`)
          .join(' | ');
      return [
        `${id} ${side} dead: ${line(DEAD)}`,
        `${id} ${side} dead early: ${line(DEAD, 1)}`,
        `${id} ${side} wounded: ${line(WOUNDED)}`,
        `${id} ${side} stunned: ${ended(change(fielded(id), all, STUNNED), 1)}`,
        `${id} ${side} awaited: ${ended(
          (() => {
            const p = change(fielded(id), all.slice(1), DEAD);
            p.state.cell[p.unit(the(all[0]))] = AWAITED;
            return p;
          })(),
          1,
        )}`,
      ];
    }),
  );
  return lines.join('\n');
};
test('losses of the first side, one more and one less, on the last turn and before', () => {
  expect(losses([0])).toMatchInlineSnapshot(`
    "civitate 0 dead: 0: objective [1] 0,0 | 1: objective [1] 0,33 | 2: objective [1] 0,65 | 3: objective [1] 0,93 | 5: objective [1] 0,137 | 8: objective [1] 0,176 | 6: objective [1] 0,151 | 7: objective [1] 0,164
    civitate 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: objective [1] 0,176 | 6: on | 7: on
    civitate 0 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,16.5 | 2: objective [1] 0,32.5 | 3: objective [1] 0,46.5 | 5: objective [1] 0,68.5 | 8: objective [1] 0,88 | 6: objective [1] 0,75.5 | 7: objective [1] 0,82
    civitate 0 stunned: objective [1] 0,0
    civitate 0 awaited: on
    scalinata 0 dead: 0: objective [0] 0,0 | 1: objective [0] 0,14 | 2: objective [0] 0,28 | 3: objective [0] 0,41 | 5: score [1] 0,65 | 8: objective [1] 0,87 | 14: objective [1] 0,142 | 15: objective [1] 0,152 | 16: objective [1] 0,161
    scalinata 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 14: on | 15: on | 16: destroyed [1] 0,161 gui.2.destroyed
    scalinata 0 wounded: 0: objective [0] 0,0 | 1: objective [0] 0,7 | 2: objective [0] 0,14 | 3: objective [0] 0,20.5 | 5: objective [0] 0,32.5 | 8: objective [0] 0,43.5 | 14: objective [0] 0,71 | 15: objective [0] 0,76 | 16: objective [0] 0,80.5
    scalinata 0 stunned: destroyed [1] 0,0 gui.2.destroyed
    scalinata 0 awaited: on
    cerami 0 dead: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 12: objective [1] 0,0 | 13: objective [1] 0,0 | 14: objective [1] 0,0
    cerami 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: objective [1] 0,0 | 12: objective [1] 0,0 | 13: objective [1] 0,0 | 14: objective [1] 0,0
    cerami 0 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 12: objective [1] 0,0 | 13: objective [1] 0,0 | 14: objective [1] 0,0
    cerami 0 stunned: objective [1] 0,0
    cerami 0 awaited: objective [1] 0,0
    montemaggiore 0 dead: 0: draw [] 20,0 | 1: draw [] 20,33 | 2: score [1] 20,65 | 3: score [1] 20,97 | 5: score [1] 20,155 | 8: score [1] 20,248 | 9: score [1] 20,258 | 10: score [1] 20,268 | 11: score [1] 20,278
    montemaggiore 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 9: on | 10: on | 11: destroyed [1] 0,278 gui.2.destroyed
    montemaggiore 0 wounded: 0: draw [] 20,0 | 1: draw [] 20,16.5 | 2: draw [] 20,32.5 | 3: score [1] 20,48.5 | 5: score [1] 20,77.5 | 8: score [1] 20,124 | 9: score [1] 20,129 | 10: score [1] 20,134 | 11: score [1] 20,139
    montemaggiore 0 stunned: destroyed [1] 0,0 gui.2.destroyed
    montemaggiore 0 awaited: on
    fattoria 0 dead: 0: draw [] 0,0 | 1: score [1] 0,27 | 2: score [1] 0,54 | 3: score [1] 0,67 | 5: score [1] 0,90 | 8: score [1] 0,121 | 16: score [1] 0,179 | 17: score [1] 0,185 | 18: score [1] 0,193
    fattoria 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 16: on | 17: on | 18: destroyed [1] 0,193 gui.2.destroyed
    fattoria 0 wounded: 0: draw [] 0,0 | 1: draw [] 0,13.5 | 2: score [1] 0,27 | 3: score [1] 0,33.5 | 5: score [1] 0,45 | 8: score [1] 0,60.5 | 16: score [1] 0,89.5 | 17: score [1] 0,92.5 | 18: score [1] 0,96.5
    fattoria 0 stunned: destroyed [1] 0,0 gui.2.destroyed
    fattoria 0 awaited: on
    pio-normanno 0 dead: 0: objective [0] 0,0 | 1: objective [0] 0,28 | 2: objective [0] 0,43 | 3: objective [0] 0,58 | 5: objective [0] 0,81 | 8: objective [0] 0,114 | 9: objective [0] 0,124 | 10: objective [0] 0,133 | 11: objective [0] 0,145
    pio-normanno 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 9: on | 10: on | 11: objective [0] 0,145
    pio-normanno 0 wounded: 0: objective [0] 0,0 | 1: objective [0] 0,14 | 2: objective [0] 0,21.5 | 3: objective [0] 0,29 | 5: objective [0] 0,40.5 | 8: objective [0] 0,57 | 9: objective [0] 0,62 | 10: objective [0] 0,66.5 | 11: objective [0] 0,72.5
    pio-normanno 0 stunned: objective [0] 0,0
    pio-normanno 0 awaited: on
    larissa 0 dead: 0: draw [] 0,0 | 1: score [1] 0,26 | 2: score [1] 0,51 | 3: score [1] 0,75 | 5: score [1] 0,118 | 8: score [1] 0,183 | 12: score [1] 0,232 | 13: score [1] 0,239 | 14: score [1] 0,246
    larissa 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 12: on | 13: on | 14: score [1] 0,246
    larissa 0 wounded: 0: draw [] 0,0 | 1: draw [] 0,13 | 2: score [1] 0,25.5 | 3: score [1] 0,37.5 | 5: score [1] 0,59 | 8: score [1] 0,91.5 | 12: score [1] 0,116 | 13: score [1] 0,119.5 | 14: score [1] 0,123
    larissa 0 stunned: draw [] 0,0
    larissa 0 awaited: on
    funerale 0 dead: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,52 | 14: objective [1] 0,150 | 15: objective [1] 0,160 | 16: objective [1] 0,170
    funerale 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 14: on | 15: on | 16: destroyed [1] 0,170 gui.2.destroyed
    funerale 0 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,26 | 14: objective [1] 0,75 | 15: objective [1] 0,80 | 16: objective [1] 0,85
    funerale 0 stunned: destroyed [1] 0,0 gui.2.destroyed
    funerale 0 awaited: on
    imperatore 0 dead: 0: objective [1] 0,1 | 1: objective [1] 0,1 | 2: objective [1] 0,1 | 3: objective [1] 0,1 | 5: objective [1] 0,1 | 8: objective [1] 0,1 | 24: objective [1] 0,1 | 25: objective [1] 0,1 | 26: objective [1] 0,1
    imperatore 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 24: on | 25: on | 26: objective [1] 0,1
    imperatore 0 wounded: 0: objective [1] 0,1 | 1: objective [1] 0,1 | 2: objective [1] 0,1 | 3: objective [1] 0,1 | 5: objective [1] 0,1 | 8: objective [1] 0,1 | 24: objective [1] 0,1 | 25: objective [1] 0,1 | 26: objective [1] 0,1
    imperatore 0 stunned: objective [1] 0,1
    imperatore 0 awaited: on
    messina 0 dead: 0: objective [1] 0,0 | 1: objective [1] 0,28 | 2: objective [1] 0,55 | 3: objective [1] 0,70 | 5: objective [1] 0,99 | 8: objective [1] 0,136 | 15: objective [1] 0,210 | 16: objective [1] 0,221 | 17: objective [1] 0,232
    messina 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 15: on | 16: on | 17: objective [1] 0,232
    messina 0 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,14 | 2: objective [1] 0,27.5 | 3: objective [1] 0,35 | 5: objective [1] 0,49.5 | 8: objective [1] 0,68 | 15: objective [1] 0,105 | 16: objective [1] 0,110.5 | 17: objective [1] 0,116
    messina 0 stunned: objective [1] 0,0
    messina 0 awaited: on
    fuoco-greco 0 dead: 0: objective [1] 0,0 | 1: objective [1] 0,27 | 2: objective [1] 0,55 | 3: objective [1] 0,81 | 5: objective [1] 0,109 | 8: objective [1] 0,146 | 26: objective [1] 0,302 | 27: objective [1] 0,309 | 28: objective [1] 0,316
    fuoco-greco 0 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 26: on | 27: on | 28: destroyed [1] 0,316 gui.2.destroyed
    fuoco-greco 0 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,13.5 | 2: objective [1] 0,27.5 | 3: objective [1] 0,40.5 | 5: objective [1] 0,54.5 | 8: objective [1] 0,73 | 26: objective [1] 0,151 | 27: objective [1] 0,154.5 | 28: objective [1] 0,158
    fuoco-greco 0 stunned: destroyed [1] 0,0 gui.2.destroyed
    fuoco-greco 0 awaited: on"
  `);
});
test('losses of the second side likewise', () => {
  expect(losses([1])).toMatchInlineSnapshot(`
    "civitate 1 dead: 0: objective [1] 0,0 | 1: objective [1] 20,0 | 2: objective [1] 38,0 | 3: objective [1] 56,0 | 5: objective [0] 90,0 | 8: objective [0] 166,0 | 13: objective [0] 219,0 | 14: objective [0] 225,0 | 15: objective [0] 231,0
    civitate 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: objective [0] 90,0 | 8: objective [0] 166,0 | 13: objective [0] 219,0 | 14: objective [0] 225,0 | 15: objective [0] 231,0
    civitate 1 wounded: 0: objective [1] 0,0 | 1: objective [1] 10,0 | 2: objective [1] 19,0 | 3: objective [1] 28,0 | 5: objective [1] 45,0 | 8: objective [1] 83,0 | 13: objective [1] 109.5,0 | 14: objective [1] 112.5,0 | 15: objective [1] 115.5,0
    civitate 1 stunned: objective [1] 0,0
    civitate 1 awaited: objective [0] 211,0
    scalinata 1 dead: 0: objective [0] 0,0 | 1: objective [0] 12,0 | 2: objective [0] 23,0 | 3: objective [0] 34,0 | 5: objective [0] 56,0 | 8: objective [0] 85,0 | 11: objective [0] 118,0 | 12: objective [0] 129,0 | 13: objective [0] 137,0
    scalinata 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 11: on | 12: on | 13: destroyed [0] 137,0 gui.2.destroyed
    scalinata 1 wounded: 0: objective [0] 0,0 | 1: objective [0] 6,0 | 2: objective [0] 11.5,0 | 3: objective [0] 17,0 | 5: objective [0] 28,0 | 8: objective [0] 42.5,0 | 11: objective [0] 59,0 | 12: objective [0] 64.5,0 | 13: objective [0] 68.5,0
    scalinata 1 stunned: destroyed [0] 0,0 gui.2.destroyed
    scalinata 1 awaited: on
    cerami 1 dead: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 22: objective [1] 0,0 | 23: objective [1] 0,0 | 24: objective [1] 0,0
    cerami 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 22: on | 23: on | 24: objective [1] 0,0
    cerami 1 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 22: objective [1] 0,0 | 23: objective [1] 0,0 | 24: objective [1] 0,0
    cerami 1 stunned: objective [1] 0,0
    cerami 1 awaited: on
    montemaggiore 1 dead: 0: draw [] 20,0 | 1: score [0] 34,0 | 2: score [0] 47,0 | 3: score [0] 61,0 | 5: score [0] 88,0 | 8: score [0] 127,0 | 13: score [0] 236,0 | 14: score [0] 248,0 | 15: score [0] 260,0
    montemaggiore 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 13: on | 14: on | 15: destroyed [0] 240,0 gui.2.destroyed
    montemaggiore 1 wounded: 0: draw [] 20,0 | 1: score [0] 27,0 | 2: score [0] 33.5,0 | 3: score [0] 40.5,0 | 5: score [0] 54,0 | 8: score [0] 73.5,0 | 13: score [0] 128,0 | 14: score [0] 134,0 | 15: score [0] 140,0
    montemaggiore 1 stunned: destroyed [0] 0,0 gui.2.destroyed
    montemaggiore 1 awaited: on
    fattoria 1 dead: 0: draw [] 0,0 | 1: score [0] 21,0 | 2: score [0] 42,0 | 3: score [0] 53,0 | 5: score [0] 73,0 | 8: score [0] 96,0 | 11: score [0] 105,0 | 12: score [0] 135,0 | 13: score [0] 165,0
    fattoria 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 11: on | 12: on | 13: destroyed [0] 165,0 gui.2.destroyed
    fattoria 1 wounded: 0: draw [] 0,0 | 1: draw [] 10.5,0 | 2: score [0] 21,0 | 3: score [0] 26.5,0 | 5: score [0] 36.5,0 | 8: score [0] 48,0 | 11: score [0] 52.5,0 | 12: score [0] 67.5,0 | 13: score [0] 82.5,0
    fattoria 1 stunned: destroyed [0] 0,0 gui.2.destroyed
    fattoria 1 awaited: on
    pio-normanno 1 dead: 0: objective [0] 0,0 | 1: objective [0] 27,0 | 2: objective [0] 59,0 | 3: objective [0] 90,0 | 5: objective [0] 150,0 | 8: objective [0] 206,0 | 10: objective [0] 225,0 | 11: objective [0] 234,0 | 12: objective [0] 244,0
    pio-normanno 1 dead early: 0: on | 1: objective [0] 27,0 | 2: objective [0] 59,0 | 3: objective [0] 90,0 | 5: objective [0] 150,0 | 8: objective [0] 206,0 | 10: objective [0] 225,0 | 11: objective [0] 234,0 | 12: objective [0] 244,0
    pio-normanno 1 wounded: 0: objective [0] 0,0 | 1: objective [0] 13.5,0 | 2: objective [0] 29.5,0 | 3: objective [0] 45,0 | 5: objective [0] 75,0 | 8: objective [0] 103,0 | 10: objective [0] 112.5,0 | 11: objective [0] 117,0 | 12: objective [0] 122,0
    pio-normanno 1 stunned: objective [0] 0,0
    pio-normanno 1 awaited: objective [0] 217,0
    larissa 1 dead: 0: draw [] 0,0 | 1: score [0] 32,0 | 2: score [0] 62,0 | 3: score [0] 92,0 | 5: score [0] 143,0 | 8: score [0] 191,0 | 12: score [0] 226,0 | 13: score [0] 236,0 | 14: score [0] 246,0
    larissa 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 12: on | 13: on | 14: score [0] 246,0
    larissa 1 wounded: 0: draw [] 0,0 | 1: draw [] 16,0 | 2: score [0] 31,0 | 3: score [0] 46,0 | 5: score [0] 71.5,0 | 8: score [0] 95.5,0 | 12: score [0] 113,0 | 13: score [0] 118,0 | 14: score [0] 123,0
    larissa 1 stunned: draw [] 0,0
    larissa 1 awaited: on
    funerale 1 dead: 0: objective [1] 0,0 | 1: objective [1] 20,0 | 2: objective [1] 34,0 | 3: objective [1] 47,0 | 5: objective [1] 71,0 | 8: objective [1] 103,0 | 12: objective [1] 132,0 | 13: objective [1] 144,0 | 14: objective [1] 156,0
    funerale 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 12: on | 13: on | 14: destroyed [0] 156,0 gui.2.destroyed
    funerale 1 wounded: 0: objective [1] 0,0 | 1: objective [1] 10,0 | 2: objective [1] 17,0 | 3: objective [1] 23.5,0 | 5: objective [1] 35.5,0 | 8: objective [1] 51.5,0 | 12: objective [1] 66,0 | 13: objective [1] 72,0 | 14: objective [1] 78,0
    funerale 1 stunned: destroyed [0] 0,0 gui.2.destroyed
    funerale 1 awaited: on
    imperatore 1 dead: 0: objective [1] 0,1 | 1: draw [] 0,0 | 2: draw [] 0,0 | 3: draw [] 0,0 | 5: draw [] 0,0 | 8: draw [] 0,0 | 17: draw [] 0,0 | 18: draw [] 0,0 | 19: draw [] 0,0
    imperatore 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 17: on | 18: on | 19: draw [] 0,0
    imperatore 1 wounded: 0: objective [1] 0,1 | 1: objective [1] 0,1 | 2: objective [1] 0,1 | 3: objective [1] 0,1 | 5: objective [1] 0,1 | 8: objective [1] 0,1 | 17: objective [1] 0,1 | 18: objective [1] 0,1 | 19: objective [1] 0,1
    imperatore 1 stunned: objective [1] 0,1
    imperatore 1 awaited: on
    messina 1 dead: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 12: objective [1] 0,0 | 13: objective [1] 0,0 | 14: objective [1] 0,0
    messina 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 12: on | 13: on | 14: objective [1] 0,0
    messina 1 wounded: 0: objective [1] 0,0 | 1: objective [1] 0,0 | 2: objective [1] 0,0 | 3: objective [1] 0,0 | 5: objective [1] 0,0 | 8: objective [1] 0,0 | 12: objective [1] 0,0 | 13: objective [1] 0,0 | 14: objective [1] 0,0
    messina 1 stunned: objective [1] 0,0
    messina 1 awaited: on
    fuoco-greco 1 dead: 0: objective [1] 0,0 | 1: objective [1] 21,0 | 2: objective [1] 41,0 | 3: objective [1] 55,0 | 5: objective [1] 80,0 | 8: objective [1] 113,0 | 16: objective [1] 189,0 | 17: objective [1] 200,0 | 18: objective [1] 211,0
    fuoco-greco 1 dead early: 0: on | 1: on | 2: on | 3: on | 5: on | 8: on | 16: on | 17: on | 18: destroyed [0] 211,0 gui.2.destroyed
    fuoco-greco 1 wounded: 0: objective [1] 0,0 | 1: objective [1] 10.5,0 | 2: objective [1] 20.5,0 | 3: objective [1] 27.5,0 | 5: objective [1] 40,0 | 8: objective [1] 56.5,0 | 16: objective [1] 94.5,0 | 17: objective [1] 100,0 | 18: objective [1] 105.5,0
    fuoco-greco 1 stunned: destroyed [0] 0,0 gui.2.destroyed
    fuoco-greco 1 awaited: on"
  `);
});

test('those who leave by each side of the table', () => {
  const lines = BATTLES.flatMap(id =>
    [0, 1].flatMap(side => {
      const all = of(fielded(id), side);
      return [1, 3].map(edge => {
        const results = [1, 3, 4, 6, 7, 8, 10]
          .filter(count => count <= all.length)
          .map(
            count =>
              `${count}: ${ended(gone(fielded(id), all.slice(0, count), edge))} ${ended(gone(fielded(id), all.slice(0, count), edge), 1)}`,
          );
        return `${id} ${side} by ${edge}: ${results.join(' | ')}`;
      });
    }),
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "civitate 0 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 objective [1] 0,0
    civitate 0 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 objective [1] 0,0
    civitate 1 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    civitate 1 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    scalinata 0 by 1: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: draw [] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    scalinata 0 by 3: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: draw [] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    scalinata 1 by 1: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: objective [0] 0,0 on | 6: objective [0] 0,0 on | 7: objective [0] 0,0 on | 8: objective [0] 0,0 on | 10: objective [0] 0,0 on
    scalinata 1 by 3: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: objective [0] 0,0 on | 6: objective [0] 0,0 on | 7: objective [0] 0,0 on | 8: objective [0] 0,0 on | 10: objective [0] 0,0 on
    cerami 0 by 1: 1: objective [1] 1,0 on | 3: objective [1] 3,0 on | 4: objective [1] 4,0 on | 6: objective [1] 6,0 on | 7: draw [] 7,0 on | 8: objective [0] 8,0 objective [0] 8,0 | 10: objective [0] 10,0 objective [0] 10,0
    cerami 0 by 3: 1: objective [1] 1,0 on | 3: objective [1] 3,0 on | 4: objective [1] 4,0 on | 6: objective [1] 6,0 on | 7: draw [] 7,0 on | 8: objective [0] 8,0 objective [0] 8,0 | 10: objective [0] 10,0 objective [0] 10,0
    cerami 1 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    cerami 1 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    montemaggiore 0 by 1: 1: draw [] 20,0 on | 3: draw [] 20,0 on | 4: draw [] 20,0 on | 6: draw [] 20,0 on | 7: draw [] 20,0 on | 8: draw [] 20,0 on | 10: draw [] 20,0 on
    montemaggiore 0 by 3: 1: draw [] 20,0 on | 3: draw [] 20,0 on | 4: draw [] 20,0 on | 6: draw [] 20,0 on | 7: draw [] 20,0 on | 8: draw [] 20,0 on | 10: draw [] 20,0 on
    montemaggiore 1 by 1: 1: draw [] 20,0 on | 3: draw [] 20,0 on | 4: draw [] 20,0 on | 6: draw [] 20,0 on | 7: draw [] 20,0 on | 8: draw [] 20,0 on | 10: draw [] 20,0 on
    montemaggiore 1 by 3: 1: draw [] 20,0 on | 3: draw [] 20,0 on | 4: draw [] 20,0 on | 6: draw [] 20,0 on | 7: draw [] 20,0 on | 8: draw [] 20,0 on | 10: draw [] 20,0 on
    fattoria 0 by 1: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    fattoria 0 by 3: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    fattoria 1 by 1: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    fattoria 1 by 3: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    pio-normanno 0 by 1: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: objective [0] 0,0 on | 6: objective [0] 0,0 on | 7: objective [0] 0,0 on | 8: objective [0] 0,0 on | 10: objective [0] 0,0 on
    pio-normanno 0 by 3: 1: objective [0] 0,0 on | 3: objective [0] 0,0 on | 4: objective [0] 0,0 on | 6: objective [0] 0,0 on | 7: objective [0] 0,0 on | 8: objective [0] 0,0 on | 10: objective [0] 0,0 on
    pio-normanno 1 by 1: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: objective [1] 0,0 objective [1] 0,0 | 6: objective [1] 0,0 objective [1] 0,0 | 7: objective [1] 0,0 objective [1] 0,0 | 8: objective [1] 0,0 objective [1] 0,0 | 10: objective [1] 0,0 objective [1] 0,0
    pio-normanno 1 by 3: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: objective [1] 0,0 objective [1] 0,0 | 6: objective [1] 0,0 objective [1] 0,0 | 7: objective [1] 0,0 objective [1] 0,0 | 8: objective [1] 0,0 objective [1] 0,0 | 10: objective [1] 0,0 objective [1] 0,0
    larissa 0 by 1: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    larissa 0 by 3: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    larissa 1 by 1: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    larissa 1 by 3: 1: draw [] 0,0 on | 3: draw [] 0,0 on | 4: draw [] 0,0 on | 6: draw [] 0,0 on | 7: draw [] 0,0 on | 8: draw [] 0,0 on | 10: draw [] 0,0 on
    funerale 0 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    funerale 0 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    funerale 1 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    funerale 1 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    imperatore 0 by 1: 1: objective [1] 0,1 on | 3: objective [1] 0,1 on | 4: objective [1] 0,1 on | 6: objective [1] 0,1 on | 7: objective [1] 0,1 on | 8: objective [1] 0,1 on | 10: objective [1] 0,1 on
    imperatore 0 by 3: 1: objective [1] 0,1 on | 3: objective [1] 0,1 on | 4: objective [1] 0,1 on | 6: objective [1] 0,1 on | 7: objective [1] 0,1 on | 8: objective [1] 0,1 on | 10: objective [1] 0,1 on
    imperatore 1 by 1: 1: objective [1] 0,1 on | 3: objective [1] 0,1 on | 4: objective [1] 0,1 on | 6: objective [1] 0,1 on | 7: objective [1] 0,1 on | 8: objective [1] 0,1 on | 10: objective [1] 0,1 on
    imperatore 1 by 3: 1: objective [1] 0,1 on | 3: objective [1] 0,1 on | 4: objective [1] 0,1 on | 6: objective [1] 0,1 on | 7: objective [1] 0,1 on | 8: objective [1] 0,1 on | 10: objective [1] 0,1 on
    messina 0 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    messina 0 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    messina 1 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    messina 1 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    fuoco-greco 0 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    fuoco-greco 0 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    fuoco-greco 1 by 1: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on
    fuoco-greco 1 by 3: 1: objective [1] 0,0 on | 3: objective [1] 0,0 on | 4: objective [1] 0,0 on | 6: objective [1] 0,0 on | 7: objective [1] 0,0 on | 8: objective [1] 0,0 on | 10: objective [1] 0,0 on"
  `);
});

test('both sides gone, prisoners held, and everybody dead', () => {
  const lines = BATTLES.map(id => {
    const everybody = change(fielded(id), [...of(fielded(id), 0), ...of(fielded(id), 1)], DEAD);
    const held = fielded(id);
    const [captor = '', captive = ''] = [of(held, 0)[0], of(held, 1)[0]];
    held.state.prisoners = [{ by: held.unit(captor), unit: held.unit(captive) }];
    held.state.cell[held.unit(captive)] = CARRIED;
    return `${id}: ${ended(everybody)} ${ended(everybody, 1)} | ${ended(held)} ${ended(held, 1)}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "civitate: draw [] 231,176 draw [] 231,176 | objective [1] 20,0 on
    scalinata: objective [1] 137,161 objective [1] 137,161 | objective [0] 12,0 on
    cerami: objective [1] 0,0 objective [1] 0,0 | objective [1] 0,0 on
    montemaggiore: draw [] 260,278 draw [] 260,278 | score [0] 34,0 on
    fattoria: score [1] 165,193 score [1] 165,193 | score [0] 21,0 on
    pio-normanno: objective [0] 244,145 objective [0] 244,145 | objective [0] 27,0 on
    larissa: draw [] 246,246 draw [] 246,246 | score [0] 32,0 on
    funerale: objective [1] 156,170 objective [1] 156,170 | objective [1] 20,0 on
    imperatore: draw [] 0,0 draw [] 0,0 | objective [0] 1,0 on
    messina: objective [1] 0,232 objective [1] 0,232 | objective [1] 0,0 on
    fuoco-greco: objective [1] 211,316 objective [1] 211,316 | objective [1] 21,0 on"
  `);
});
