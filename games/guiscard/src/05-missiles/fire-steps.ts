/** The fire steps: offensive fire, volleys, what a shot does (gui.2.1.1, gui.5.3, gui.5.4). */
import { at, type Flow, type Refusal, type Steps } from '@carroccio/kernel';
import { facesFromPerch } from '../06-combat/contact.ts';
import { type Frames, harm, killHorse, killSurrounded } from '../06-combat/harm.ts';
import { awayFromShot } from '../06-combat/retreat.ts';
import { retreatOf } from '../06-combat/retreat-steps.ts';
import { engineShots } from '../10-siege-gear/engines.ts';
import { arrowNeeds, ignite, isFlammable } from '../10-siege-gear/flames.ts';
import { isMasonry } from '../11-sieges/siege.ts';
import {
  allLivingAt,
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  horse,
  horseAt,
  isAble,
  isAlive,
  isMounted,
  learnt,
  lives,
  man,
  marching,
  marked,
  menOf,
  other,
  setMark,
  sideOf,
} from '../battle.ts';
import { nobody, nowhere } from '../missing.ts';
import { outcomeOf, shotStakes } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { FIRED, LANCE_THROWN, SETTLED, STAYED, VOLLEYED } from '../state.ts';
import { whyNoVolley } from '../whys.ts';
import { shotSide } from './cover.ts';
import {
  bandOf,
  coverOf,
  FACED,
  fireResult,
  hasMark,
  horseMarks,
  impactModifiers,
  lineTo,
  marksOf,
  mayShoot,
  scatter,
  volleyers,
  weaponOf,
} from './fire.ts';
import { whyNoLine, whyNoShot, whyNotFree } from './line-whys.ts';
import { type Sight, sightBetween } from './sight.ts';

type FireStep = 'offensive' | 'aim' | 'cover' | 'shot' | 'hit' | 'window';
const COVERS = ['none', 'light', 'medium', 'strong'];

/** gui.10.3: hexes that an archer may set alight with a burning arrow. */
function burnMarks(b: Battle, unit: number): number[] {
  const weapon = weaponOf(b, unit);
  if (!learnt(b, 10) || (b.state.arrows[unit] ?? 0) <= 0 || weapon === null) return [];
  const short = b.charts.weapons[weapon].ranges[0] ?? 0;
  const here = cellOf(b, unit);
  const found: number[] = [];
  for (let cell = 0; cell < b.field.grid.cellCount; cell++) {
    const soaked = b.state.works.naphtha.some(({ lit, cells }) => !lit && cells.includes(cell));
    if (!soaked && !isFlammable(b, cell)) continue;
    const band = bandOf(b, weapon, rangeTo(b, here, cell));
    if (band !== 0) continue;
    if (seesWork(b, here, cell, short)) found.push(cell);
  }
  return found;
}
const rangeTo = (b: Battle, from: number, to: number): number => {
  const { u, v } = b.field.grid;
  const du = (u[from] ?? 0) - (u[to] ?? 0);
  const dv = (v[from] ?? 0) - (v[to] ?? 0);
  return Math.max(Math.abs(du), Math.abs(dv), Math.abs(du + dv));
};
/** A wooden work is seen when its hex is, or one of the hexes before it. */
function seesWork(b: Battle, from: number, cell: number, short: number): boolean {
  if (sightBetween(b, from, cell, short).open) return true;
  for (let way = 0; way < 6; way++) {
    const next = b.field.grid.neighbours[cell * 6 + way] ?? -1;
    if (next >= 0 && (next === from || sightBetween(b, from, next, short).open)) return true;
  }
  return false;
}

/** gui.10.3a, gui.10.3b: nothing there would burn, or it is not at short range; else there is no line to it. */
function whyNoBurn(b: Battle, unit: number, cell: number): Refusal<Guiscard> {
  const missing = nowhere(b, 'gui.10.3a', cell);
  if (missing) return missing;
  const weapon = weaponOf(b, unit);
  const soaked = b.state.works.naphtha.some(({ lit, cells }) => !lit && cells.includes(cell));
  if (!soaked && !isFlammable(b, cell)) return { rule: 'gui.10.3a', reason: 'notWood', cell };
  if (weapon === null || bandOf(b, weapon, rangeTo(b, cellOf(b, unit), cell)) !== 0)
    return { rule: 'gui.10.3b', reason: 'outOfRange', cell };
  return { rule: 'gui.5.5.1a', reason: 'noLine', cell };
}

const canAct = (b: Battle, unit: number): boolean =>
  mayShoot(b, unit) && (hasMark(b, unit) || horseMarks(b, unit).length > 0 || burnMarks(b, unit).length > 0);

/** gui.8.3.5, gui.8.3.6: a man at a corner or a door chooses the side he is covered from. */
function coverFrames(b: Battle, shooter: number, target: number, cell: number): Frames {
  if (target < 0 || b.state.covered.some(({ unit }) => unit === target)) return [];
  const sight = lineTo(b, shooter, cell, target);
  return sight?.sided ? [{ step: 'cover', unit: target, from: shotSide(b, cellOf(b, shooter), cell) }] : [];
}

const volleyFrames = (b: Battle, target: number, named: readonly number[], cells: readonly number[]): Frames =>
  named.flatMap((unit, index): Frames => {
    const cell = at(cells, index);
    const shot = { step: 'shot' as const, unit, target, cell, volley: true, horse: -1 };
    return [...coverFrames(b, unit, target, cell), shot];
  });

/** A stone or arrow that comes down on the hex it left. */
const UNDER: Sight = { open: true, cover: 0, cells: [], slit: false, sided: false };

export const fireSteps = (battle: BattleOf): Pick<Steps<Guiscard>, FireStep> => ({
  offensive: {
    rule: 'gui.2.1.1',
    seats(look, { side }) {
      const b = battle(look);
      return menOf(b, side).some(unit => canAct(b, unit)) || engineShots(b, side).length > 0 ? [side] : [];
    },
    offers: {
      shoot: {
        list(look, { side }) {
          const b = battle(look);
          return menOf(b, side)
            .filter(unit => canAct(b, unit))
            .map(unit => ({ type: 'shoot', unit }));
        },
        why(look, { side }, _seat, { unit }) {
          const b = battle(look);
          const missing = nobody(b, 'gui.2.1.1', unit);
          if (missing) return missing;
          if (sideOf(b, unit) !== side) return { rule: 'gui.2.1.1', reason: 'notYours', unit };
          if (weaponOf(b, unit) === null) return { rule: 'gui.5.a', reason: 'noWeapon', unit };
          const held = whyNotFree(b, unit);
          if (held) return held;
          if (marked(b, unit, FIRED)) return { rule: 'gui.5.e', reason: 'hasFired', unit };
          if (!mayShoot(b, unit)) return { rule: 'gui.5.e', reason: 'busy', unit };
          return { rule: 'gui.5.5.1a', reason: 'noTarget', unit };
        },
        take: (flow, frame, _seat, { unit }) => flow.next({ step: 'aim', unit }, frame),
      },
      hurl: {
        list: (look, { side }) => engineShots(battle(look), side).map(engine => ({ type: 'hurl', engine })),
        why: (_look, _frame, _seat, { engine }) => ({ rule: 'gui.10.4.1b', reason: 'notReady', engine }),
        take: (flow, frame, _seat, { engine }) => flow.next({ step: 'lay', engine }, frame),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },

  aim: {
    rule: 'gui.5.4.1a',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      fireAt: {
        list: (look, { unit }) => marksOf(battle(look), unit).map(mark => ({ type: 'fireAt', ...mark })),
        why: (look, { unit }, _seat, { target, cell }) => whyNoShot(battle(look), unit, target, cell),
        odds(look, { unit }, _seat, { target, cell }) {
          const b = battle(look);
          const shot = { step: 'shot' as const, unit, target, cell, volley: false, horse: -1 };
          return coverFrames(b, unit, target, cell).length > 0 ? 'others' : shotStakes(b, shot);
        },
        take(flow, { unit }, _seat, { target, cell }) {
          const b = battle(flow);
          setMark(b, unit, FIRED);
          flow.next(...coverFrames(b, unit, target, cell), {
            step: 'shot',
            unit,
            target,
            cell,
            volley: false,
            horse: -1,
          });
        },
      },
      fireAtHorse: {
        list: (look, { unit }) => horseMarks(battle(look), unit).map(mark => ({ type: 'fireAtHorse', ...mark })),
        why: (look, { unit }, _seat, { cell }) => whyNoLine(battle(look), unit, cell, -1),
        odds: (look, { unit }, _seat, { horse: index, cell }) =>
          shotStakes(battle(look), { step: 'shot', unit, target: -1, cell, volley: false, horse: index }),
        take(flow, { unit }, _seat, { horse: index, cell }) {
          setMark(battle(flow), unit, FIRED);
          flow.next({ step: 'shot', unit, target: -1, cell, volley: false, horse: index });
        },
      },
      burn: {
        list: (look, { unit }) => burnMarks(battle(look), unit).map(cell => ({ type: 'burn', cell })),
        why(look, { unit }, _seat, { cell }) {
          const b = battle(look);
          if ((b.state.arrows[unit] ?? 0) <= 0) return { rule: 'gui.10.3a', reason: 'noArrows', unit };
          return whyNoBurn(b, unit, cell);
        },
        odds: () => ({
          modifiers: [],
          until: 'fireArrow',
          succeeds: told => told.some(event => event.type === 'fireArrow' && event.caught),
        }),
        take(flow, { unit }, _seat, { cell }) {
          const b = battle(flow);
          setMark(b, unit, FIRED);
          b.state.arrows[unit] = (b.state.arrows[unit] ?? 0) - 1;
          const [die = 0] = flow.roll({ rule: 'gui.10.2.4', why: 'fireArrow', sides: 10, seat: sideOf(b, unit) });
          const soaked = b.state.works.naphtha.some(({ lit, cells }) => !lit && cells.includes(cell));
          // R78: naphtha is lit with the column of engines.
          const caught = die >= (soaked ? b.charts.flames.engine : arrowNeeds(b, cell));
          flow.emit({ type: 'fireArrow', rule: 'gui.10.3b', unit, cell, caught });
          if (caught) flow.next(...ignite(b, flow, cell, sideOf(b, unit), true, 'gui.10.3c'));
          // gui.6.2f: a way that burns is shut.
          killSurrounded(b, flow);
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },

  cover: {
    rule: 'gui.8.3.6',
    seats(look, { unit }) {
      const b = battle(look);
      return lives(b, unit) && !b.state.covered.some(one => one.unit === unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      coverFrom: {
        list: () => [
          { type: 'coverFrom', here: true },
          { type: 'coverFrom', here: false },
        ],
        odds: (look, { unit, from }, _seat, { here }) => {
          const b = battle(look);
          const shot = look.enclosing('shot');
          const covered = ({ state }: Battle): number => state.covered.push({ unit, from: here ? from : 1 - from });
          return { ...outcomeOf(b, covered, shot), modifiers: impactModifiers(b, shot.unit, shot.cell) };
        },
        take: (flow, { unit, from }, _seat, { here }) => {
          battle(flow).state.covered.push({ unit, from: here ? from : 1 - from });
        },
      },
    },
  },

  /** gui.5.4.1b, gui.5.4.2: where the shot comes down. */
  shot: {
    rule: 'gui.5.4.1b',
    run(flow, { unit, target, cell, volley }) {
      const b = battle(flow);
      const weapon = weaponOf(b, unit);
      if (weapon === null) return;
      const modifiers = impactModifiers(b, unit, cell);
      setMark(b, unit, SETTLED | STAYED, false);
      if (man(b, unit).missile === 'lance') setMark(b, unit, LANCE_THROWN);
      const [die = 0] = flow.roll({ rule: 'gui.5.4.1b', why: 'impact', sides: 10, seat: sideOf(b, unit) });
      const total = modifiers.reduce((sum, { value }) => sum + value, die);
      const from = cellOf(b, unit);
      // gui.5.4.2.cap: no more than 10.
      const impact = scatter(b, b.diagrams.oneHex, from, cell, Math.max(4, Math.min(10, total)));
      flow.emit({ type: 'shot', rule: 'gui.5.4.1b', unit, target, cell, impact, modifiers });
      const { row, ranges } = b.charts.weapons[weapon];
      if (impact >= 0)
        flow.next({
          step: 'hit',
          from,
          cell: impact,
          row,
          short: ranges[0] ?? 0,
          volley,
          aimed: cell,
          all: false,
          perched: facesFromPerch(b, unit) === impact,
        });
    },
  },

  /** gui.5.4.1d, gui.5.4.1e, R44: what it does to whoever is there. */
  hit: {
    rule: 'gui.5.4.1d',
    run(flow, { from, cell, row, short, volley, all, aimed, perched = false }) {
      const b = battle(flow);
      const here = allLivingAt(b, cell);
      const loose = horseAt(b, cell);
      if (here.length === 0 && loose < 0) return;
      const line = perched ? FACED : from === cell ? UNDER : sightBetween(b, from, cell, short);
      const exposed = cell === aimed && here.some(unit => b.state.ladders.some(({ climber }) => climber === unit));
      // gui.9.4.4, R44, R46: what closes the line covers wholly; gui.10.4.4d: so does a stone wall from stones.
      if ((!line.open && !exposed) || (all && isMasonry(b, cell))) return;
      const count = here.length + (loose >= 0 ? 1 : 0);
      const one = all || count === 1 ? -1 : flow.draw(count);
      const frames: Frames = [];
      here.forEach((unit, index) => {
        if (one >= 0 && one !== index) return;
        frames.push(...strike(b, flow, { unit, cell, from, row, volley, cover: coverOf(b, unit, cell, from, line) }));
      });
      if (loose >= 0 && (one < 0 || one === here.length))
        strikeHorse(b, flow, loose, row, coverOf(b, -1, cell, from, line));
      flow.next(...frames);
    },
  },

  /** gui.5.3b, gui.5.3c: all shooters of a volley are named before any rolls. */
  window: {
    rule: 'gui.5.3b',
    seats(look, { target, named }) {
      const b = battle(look);
      if (!lives(b, target)) return [];
      return named.length > 0 || volleyers(b, target, named).length > 0 ? [other(sideOf(b, target))] : [];
    },
    offers: {
      name: {
        list(look, { target, named }) {
          const b = battle(look);
          return volleyers(b, target, named).flatMap(unit =>
            cellsOf(b, target)
              .filter(cell => lineTo(b, unit, cell, target) !== null)
              .map(cell => ({ type: 'name' as const, unit, cell })),
          );
        },
        why: (look, { target, named }, _seat, { unit, cell }) => whyNoVolley(battle(look), target, named, unit, cell),
        odds(look, { target }, _seat, { unit, cell }) {
          const b = battle(look);
          const shot = { step: 'shot' as const, unit, target, cell, volley: true, horse: -1 };
          return coverFrames(b, unit, target, cell).length > 0 ? 'others' : shotStakes(b, shot);
        },
        take: (flow, { target, named, cells }, _seat, { unit, cell }) =>
          flow.next({ step: 'window', target, named: [...named, unit], cells: [...cells, cell] }),
      },
      loose: {
        list: (_look, { named }) => (named.length > 0 ? [{ type: 'loose' }] : []),
        why: () => ({ rule: 'gui.5.3b', reason: 'mustName' }),
        odds(look, { target, named, cells }) {
          const b = battle(look);
          const frames = volleyFrames(b, target, named, cells);
          const shots = frames.filter(frame => frame.step === 'shot');
          return shots.length < frames.length ? 'others' : shotStakes(b, ...shots);
        },
        take(flow, { target, named, cells }) {
          const b = battle(flow);
          const { volley } = b.state;
          // gui.5.3f: once another is shot at, the first is left alone.
          if (volley.target >= 0 && volley.target !== target) volley.closed.push(volley.target);
          volley.target = target;
          volley.hexes = 0;
          for (const unit of named) setMark(b, unit, VOLLEYED);
          flow.next(...volleyFrames(b, target, named, cells));
        },
      },
      hold: {
        list: (_look, { named }) => (named.length === 0 ? [{ type: 'hold' }] : []),
        why: () => ({ rule: 'gui.5.3b', reason: 'hasNamed' }),
        odds: () => 'sequence',
        take: () => undefined,
      },
    },
  },
});

interface Struck {
  unit: number;
  cell: number;
  from: number;
  row: number;
  volley: boolean;
  cover: number;
}

/** gui.5.4.3.A … gui.5.4.4.C */
function strike(b: Battle, flow: Flow<Guiscard>, { unit, cell, from, row, volley, cover }: Struck): Frames {
  const mounted = isMounted(b, unit);
  const [die = 0] = flow.roll({ rule: 'gui.5.4.1e', why: 'fire', sides: 10, seat: other(sideOf(b, unit)) });
  const result = fireResult(b, mounted, die, row, man(b, unit).armour, cover);
  const rule = `gui.${mounted ? '5.4.3' : '5.4.4'}.${result}`;
  const armour = man(b, unit).armour ? b.charts.fire.armour : 0;
  flow.emit({ type: 'fired', rule, unit, cell, cover: COVERS[cover] ?? 'none', die, armour, result });
  const under = volley ? journeyOf(b, flow, unit) : undefined;
  if (!mounted)
    switch (result) {
      case 'A':
        if (volley) return slow(b, flow, unit, 2, rule);
        return retreatOf(b, flow, unit, 2, 'fire', { firsts: awayFromShot(b, from, cell, unit) });
      case 'B': {
        const frames = harm(b, flow, unit, 'wounded', 'fire', rule);
        if (under && isAble(b, unit)) slowTo(flow, under, unit, Math.floor(under.mp / 2), rule);
        return frames;
      }
      case 'C':
        return harm(b, flow, unit, 'killed', 'fire', rule);
      default:
        return [];
    }
  switch (result) {
    case 'A':
      if (volley) return slow(b, flow, unit, 4, rule);
      return retreatOf(b, flow, unit, 4, 'fire', { firsts: awayFromShot(b, from, cell, unit) });
    case 'B':
      return harm(b, flow, unit, 'stunned', 'fire', rule, { unhorse: true });
    case 'C': {
      const frames = harm(b, flow, unit, 'wounded', 'fire', rule);
      if (volley && isAble(b, unit)) slow(b, flow, unit, 4, rule);
      return frames;
    }
    case 'D':
      return [
        ...harm(b, flow, unit, 'wounded', 'fire', rule, { unhorse: true, horse: true }),
        ...crawl(b, unit, under !== undefined),
      ];
    case 'E':
      return harm(b, flow, unit, 'killed', 'fire', rule, { unhorse: true });
    case 'F':
      return harm(b, flow, unit, 'killed', 'fire', rule, { unhorse: true, horse: true });
    default:
      return [];
  }
}

/** gui.6.8e, R45: fire results C to F kill a horse alone. */
function strikeHorse(b: Battle, flow: Flow<Guiscard>, index: number, row: number, cover: number): void {
  const { of } = horse(b, index);
  const armour = of >= 0 && man(b, of).cataphract;
  const [die = 0] = flow.roll({ rule: 'gui.6.8e', why: 'fire', sides: 10 });
  if ('CDEF'.includes(fireResult(b, true, die, row, armour, cover))) killHorse(b, flow, index, 'gui.6.8e');
}

interface Underway {
  mp: number;
}
/** The move that a volley interrupts, if it is this character's. */
function journeyOf(b: Battle, flow: Flow<Guiscard>, unit: number): Underway | undefined {
  if (flow.inside('moving')) {
    const journey = flow.enclosing('moving');
    if (journey.unit === unit) return journey;
  }
  if (flow.inside('gallop')) {
    const gallop = flow.enclosing('gallop');
    if (b.state.charges[gallop.charge]?.unit === unit) return gallop;
  }
  if (flow.inside('formationMarch')) {
    const march = flow.enclosing('formationMarch');
    if (marching(b, march.units)?.units.includes(unit)) return march;
  }
  if (flow.inside('ladderParty')) {
    const party = flow.enclosing('ladderParty');
    if (b.state.ladders[party.ladder]?.bearers.includes(unit)) return party;
  }
  if (flow.inside('engineParty')) {
    const party = flow.enclosing('engineParty');
    if (party.bearers.includes(unit)) return party;
  }
  return undefined;
}

/** R41: points are lost, not below none. */
function slow(b: Battle, flow: Flow<Guiscard>, unit: number, by: number, rule: string): Frames {
  const journey = journeyOf(b, flow, unit);
  if (journey && isAlive(b, unit)) slowTo(flow, journey, unit, Math.max(0, journey.mp - by), rule);
  return [];
}
function slowTo(flow: Flow<Guiscard>, journey: Underway, unit: number, mp: number, rule: string): void {
  if (journey.mp === mp) return;
  journey.mp = mp;
  flow.emit({ type: 'slowed', rule, unit, mp });
}

/** gui.5.4.3.D, R42: thrown by a volley, a heavy rider goes on one hex on foot, a light one two. */
function crawl(b: Battle, unit: number, moving: boolean): Frames {
  if (!moving || !isAble(b, unit)) return [];
  const limit = man(b, unit).armour ? 1 : 2;
  return [{ step: 'moving', unit, mp: 99, entered: 0, potential: 99, spent: 0, limit }];
}
