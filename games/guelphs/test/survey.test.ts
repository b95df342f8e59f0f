import { at, type Play } from '@carroccio/kernel';
import { describe, expect, it } from 'vitest';
import { zonesOn } from '../src/06-facing/zones.ts';
import { targetsOf } from '../src/10-combat/fire.ts';
import { around } from '../src/battle.ts';
import { prohibited } from '../src/field.ts';
import type { Manoeuvre } from '../src/shape.ts';
import {
  arcOf,
  battleOf,
  cellOf,
  commandOf,
  facingOf,
  firingFacings,
  isMissile,
  manoeuvreOf,
  parts,
  reachByHex,
  reachOf,
  readData,
  type ScenarioId,
  seenFrom,
  shotsOf,
  unitsInCommand,
  unitsWhere,
  zoneOf,
  zonesOf,
} from '../src/survey.ts';
import { bare, underway } from './activations.ts';
import { march, ordered } from './drill.ts';
import type { Position } from './position.ts';

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

const BATTLES: readonly ScenarioId[] = ['montaperti', 'benevento', 'campaldino'];

const names = (p: Position, cells: Iterable<number>): string[] => [...cells].map(cell => p.name(cell)).sort();

interface Place {
  cell: number;
  facing: number;
}

interface Tried extends Place {
  disrupted: boolean;
}

/** By hex and facing in which the move that is being decided can end: the most points left, undisrupted and at all. */
type Ends = Map<string, { clean: number; left: number }>;

/** Found by trying everything. */
function endsByTrying(play: Play, here: Tried, seen = new Set<string>(), ends: Ends = new Map()): Ends {
  const decision = play.decision();
  const key = JSON.stringify([here, decision?.frame]);
  if (decision?.step !== 'move' || seen.has(key)) return ends;
  seen.add(key);
  const [seat = 0] = decision.seats;
  for (const action of play.legal(seat)) {
    if (action.type === 'stop') {
      const end = `${here.cell} ${here.facing}`;
      const points = Number(decision.frame.points);
      const { clean, left } = ends.get(end) ?? { clean: -1, left: -1 };
      ends.set(end, { clean: here.disrupted ? clean : Math.max(clean, points), left: Math.max(left, points) });
    }
    if (action.type !== 'step' && action.type !== 'turn') continue;
    const next = play.clone();
    const applied = next.apply(seat, action);
    const disrupted = here.disrupted || (applied.ok && applied.events.some(({ type }) => type === 'disrupted'));
    const there = action.type === 'step' ? { cell: Number(action.to) } : { facing: Number(action.facing) };
    endsByTrying(next, { ...here, ...there, disrupted }, seen, ends);
  }
  return ends;
}

function expectSameReach(p: Position, battaglia: string, order: Manoeuvre['order'], id: string): void {
  const unit = p.unit(id);
  const manoeuvre = manoeuvreOf(p.battle, unit, order);
  const foreseen = reachOf(p.battle, manoeuvre);
  const here = { cell: cellOf(p.battle, unit), facing: facingOf(p.battle, unit), disrupted: false };
  const { play } = ordered(p, battaglia, order, id);
  const tried = endsByTrying(play, here);
  expect(tried.size).toBeGreaterThan(0);
  expect(foreseen.map(({ cell, facing }) => `${cell} ${facing}`).sort()).toEqual([...tried.keys()].sort());
  // Each by its best way: what it costs is the least that is possible.
  for (const { cell, facing, cost, disruptions } of foreseen) {
    const best = tried.get(`${cell} ${facing}`);
    const left = manoeuvre.points - cost;
    expect(disruptions === 0 ? best?.clean : best?.clean === -1 && left, p.name(cell)).toBe(left);
  }
}

describe('the reach of a move', () => {
  it('is that of Cavalry in the open', () => {
    expectSameReach(bare('campaldino').put(HORSE, '1207', 'E'), 'vieri', 'move', HORSE);
  });

  it('is that of Foot, which pays for every vertex it turns', () => {
    expectSameReach(bare('campaldino').put(FOOT, '1207', 'SW'), 'mangiatori', 'move', FOOT);
  });

  it('ends in enemy zones, and goes through friends without stopping there', () => {
    const p = bare('campaldino')
      .put(HORSE, '1207', 'E')
      .put('cp-vieri-c-feditori-2', '1307', 'E')
      .put(ENEMY_HORSE, '1507', 'W')
      .put(ENEMY_FOOT, '1408', 'W');
    expectSameReach(p, 'vieri', 'move', HORSE);
  });

  it('goes over hills, woods and streams', () => {
    for (const hex of ['0412', '2103', '1603', '0903'])
      expectSameReach(bare('campaldino').put(HORSE, hex, 'SE'), 'vieri', 'move', HORSE);
  });

  it('of a Carica! has only ends with somebody to charge', () => {
    const p = bare('campaldino').put(HORSE, '1207', 'E').put(ENEMY_FOOT, '1508', 'W').put(ENEMY_HORSE, '1506', 'SW');
    expectSameReach(p, 'vieri', 'charge', HORSE);
  });

  it('is what is left of a move that has begun', () => {
    const p = bare('campaldino').put(HORSE, '1207', 'E');
    const unit = p.unit(HORSE);
    const whole = reachByHex(p.battle, manoeuvreOf(p.battle, unit, 'move'));
    const begun = manoeuvreOf(p.battle, unit, 'move');
    march(ordered(p, 'vieri', 'move', HORSE), '1307');
    const rest = reachByHex(p.battle, { ...begun, points: begun.points - 1, moved: 1 });
    rest.delete(p.hex('1207'));
    for (const [cell, { cost }] of rest) expect(cost + 1).toBeGreaterThanOrEqual(whole.get(cell)?.cost ?? 99);
    expect(rest.size).toBeLessThan(whole.size);
  });

  it('tells the way: its actions are legal one after the other, and cost what it says', () => {
    const p = bare('campaldino').put(HORSE, '1207', 'E').put(ENEMY_HORSE, '1507', 'W');
    const reach = reachByHex(p.battle, manoeuvreOf(p.battle, p.unit(HORSE), 'move'));
    const table = ordered(p, 'vieri', 'move', HORSE);
    const points = Number(table.play.decision()?.frame.points);
    for (const { cost, path } of reach.values()) {
      const play = table.play.clone();
      for (const action of path) expect(play.apply(0, action).ok).toBe(true);
      expect(points - Number(play.decision()?.frame.points)).toBe(cost);
    }
  });
});

describe('the outlook over the map', () => {
  it('shows the same zones of control as the rules ask for', () => {
    for (const scenario of BATTLES) {
      const { battle: b } = underway(scenario);
      for (const side of [0, 1] as const) {
        const asked = [...b.field.terrain.keys()].filter(
          cell => zonesOn(b, cell, side === 0 ? 1 : 0, false).length > 0,
        );
        expect([...zonesOf(b, side)].sort((one, other) => one - other)).toEqual(asked);
      }
    }
  });

  it('shows the zone of one unit', () => {
    const p = bare('campaldino').put(ENEMY_FOOT, '1209', 'E');
    expect(names(p, zoneOf(p.battle, p.unit(ENEMY_FOOT)))).toEqual(['1308', '1309']);
  });

  it('shows a unit in the Command Range, direct or extended, exactly when it is in command', () => {
    for (const scenario of BATTLES) {
      const { battle: b } = underway(scenario);
      b.roster.battaglie.forEach(({ capitano, units }, index) => {
        if (!capitano || at(b.state.capitani, index).cell < 0) return;
        const { direct, extended } = commandOf(b, index);
        const shown = units.filter(unit => [...direct, ...extended].includes(cellOf(b, unit)));
        expect(new Set(shown)).toEqual(unitsInCommand(b, index));
        expect(direct.some(cell => extended.includes(cell))).toBe(false);
      });
    }
  });

  it('ends the Command Range where the enemy stands, and extends it through units of the Battaglia', () => {
    const p = bare('campaldino').capitano('vieri', '1211').put(HORSE, '1207').put('cp-vieri-c-feditori-2', '1206');
    const { direct, extended } = commandOf(p.battle, p.battaglia('vieri'));
    expect(names(p, direct)).toContain('1207');
    expect(names(p, direct)).not.toContain('1206');
    expect(names(p, extended)).toContain('1206');
    expect(names(p, extended)).toContain('1205');
    expect(commandOf(p.put(ENEMY_FOOT, '1210').battle, p.battaglia('vieri')).direct).not.toContain(p.hex('1210'));
  });

  it('shows nothing of a Capitano who is not there', () => {
    const p = bare('campaldino');
    expect(commandOf(p.battle, p.battaglia('vieri'))).toEqual({ direct: [], extended: [] });
  });

  it('sees past nobody', () => {
    const p = bare('campaldino').put(ENEMY_FOOT, '1208');
    const seen = names(p, seenFrom(p.battle, p.hex('1207')));
    expect(seen).toContain('1208');
    expect(seen).not.toContain('1209');
    expect(seen).not.toContain('1207');
  });

  it('sees no hex that nobody may enter', () => {
    for (const scenario of BATTLES) {
      const { battle: b } = bare(scenario);
      const shut = [...b.field.terrain.keys()].filter(cell => prohibited(b.field, cell));
      const beside = shut.flatMap(cell => around(b, cell)).filter(cell => !shut.includes(cell));
      for (const from of beside.slice(0, 5)) {
        const seen = seenFrom(b, from);
        expect([seen.length > 0, shut.filter(cell => seen.includes(cell))]).toEqual([true, []]);
      }
    }
  });

  it('shows the targets of every missile unit within its field of fire, with what the dice must show', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1207', 'E').put(HORSE, '1407', 'W').put(FOOT, '1005', 'W');
    const unit = p.unit(CROSSBOWS);
    const arc = arcOf(p.battle, unit, facingOf(p.battle, unit));
    expect(names(p, arc)).toContain('1407');
    expect(arc).not.toContain(p.hex('1005'));
    // Crossbows of rating 4 against medium armour at range 2: 13 to reach.
    expect(shotsOf(p.battle, unit, p.facing('E'))).toEqual([{ target: p.unit(HORSE), needed: 9 }]);
  });

  it('has every target of a battle in a field of fire', () => {
    for (const scenario of BATTLES) {
      const { battle: b } = underway(scenario);
      for (const unit of unitsWhere(b, one => isMissile(b, one)))
        for (const facing of firingFacings(b, unit)) {
          const arc = arcOf(b, unit, facing);
          const hit = targetsOf(b, unit, facing).map(target => cellOf(b, target));
          expect(hit.filter(cell => !arc.includes(cell))).toEqual([]);
        }
    }
  });
});

describe('the data of a table', () => {
  it('are typed again, and give the same battle for the same state', () => {
    const values = Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));
    const battle = battleOf(readData(values));
    const { state, scenario, options } = underway('montaperti');
    const look = { state, scenario, options };
    expect(battle(look)).toBe(battle(look));
    expect(battle(look).roster.units.length).toBe(state.cell.length);
  });

  it('are refused when they are none', () => {
    expect(() => readData({})).toThrow();
  });
});
