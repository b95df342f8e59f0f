import { at, defineGame, type Flow, type Frame, type Game, type Look, type Refusal } from '@carroccio/kernel';
import { rulebook } from './rulebook.ts';
import { actions, type Ford, type FordState, type Soldier } from './shape.ts';
import { words } from './words.ts';

const LAST_TURN = 30;

type Waters = Record<Ford['scenarios'], { length: number; soldiers: number }>;

const ahead = (soldier: Soldier): number => (soldier.seat === 0 ? 1 : -1);
const enemyOf = (seat: number): number => 1 - seat;

function soldier(state: FordState, unit: number): Soldier {
  const found = state.units[unit];
  if (!found) throw new Error(`soldier ${unit} is not in the water`);
  return found;
}

const standing = (state: FordState, cell: number): number => state.units.findIndex(other => other?.cell === cell);

const unitsOf = (state: FordState, seat: number): number[] =>
  state.units.flatMap((one, unit) => (one?.seat === seat ? [unit] : []));

/** ford.2.1 */
function whyNoMarch(state: FordState, seat: number, unit: number): Refusal<Ford> | undefined {
  const marcher = state.units[unit];
  if (marcher?.seat !== seat) return { rule: 'ford.2', reason: 'notYours', unit };
  const cell = marcher.cell + ahead(marcher);
  return standing(state, cell) < 0 ? undefined : { rule: 'ford.2.1', reason: 'occupied', cell };
}

/** ford.3 */
function whyNoCharge(state: FordState, seat: number, unit: number, target: number): Refusal<Ford> | undefined {
  const charger = state.units[unit];
  const charged = state.units[target];
  if (charger?.seat !== seat) return { rule: 'ford.2', reason: 'notYours', unit };
  if (charged?.seat !== enemyOf(seat)) return { rule: 'ford.3', reason: 'notYours', unit: target };
  const distance = (charged.cell - charger.cell) * ahead(charger);
  const free = distance === 1 || (distance === 2 && standing(state, charger.cell + ahead(charger)) < 0);
  return free ? undefined : { rule: 'ford.3', reason: 'outOfReach', distance };
}

/** ford.3.3, ford.5 */
function hit(flow: Flow<Ford>, unit: number, rule: string): boolean {
  const struck = soldier(flow.state, unit);
  struck.hits++;
  const dead = struck.hits >= (flow.options.fierce ? 1 : 2);
  if (dead) flow.state.units[unit] = null;
  flow.emit({ type: 'hit', rule, unit, dead });
  return dead;
}

/** ford.1, ford.2.2 */
function checkEnd(flow: Flow<Ford>): void {
  const { state } = flow;
  const strength = [0, 1].map(seat => unitsOf(state, seat).length);
  const ending = (why: Ford['endings'], winner: number | undefined): void =>
    flow.end({
      rule: why === 'nightfall' ? 'ford.2.2' : 'ford.1',
      why,
      winners: winner === undefined ? [] : [winner],
      scores: strength,
    });
  const crossed = state.units.find(one => one && one.cell === (one.seat === 0 ? state.length - 1 : 0));
  const [red = 0, blue = 0] = strength;
  if (crossed) ending('crossed', crossed.seat);
  else if (red === 0 || blue === 0) ending('destroyed', red === 0 ? 1 : 0);
  else if (state.turn > LAST_TURN) ending('nightfall', red === blue ? undefined : red > blue ? 0 : 1);
}

const ownerOf = (look: Look<Ford>, unit: number): number[] => [soldier(look.state, unit).seat];

const react = (how: 'brace' | 'counter', bonus: number) => (flow: Flow<Ford>, frame: Frame<Ford, 'reaction'>) => {
  const { unit, target } = frame;
  flow.emit({ type: 'reacted', rule: 'ford.3.1', unit: target, how });
  flow.next({ step: 'morale', unit }, { step: 'clash', unit, target, bonus, counters: how === 'counter' });
};

export const createFord = (waters: Waters): Game =>
  defineGame<Ford>({
    rulebook,
    version: 1,
    scenarios: { ford: { seats: ['red', 'blue'] }, footbridge: { seats: ['red', 'blue'] } },
    options: { fierce: { rule: 'ford.5', values: [false, true], default: false } },
    actions,
    open: true,
    text: words,
    vocabulary: {
      inventory: ({ scenario, seatNames }) => ({
        maps: [
          {
            kind: 'cells',
            shape: 'line',
            directions: ['ahead of Red', 'ahead of Blue'],
            cells: Array.from({ length: waters[scenario].length }, (_, id) => ({
              id,
              name: `ford ${id}`,
              column: id,
              row: 0,
              terrain: 'water',
              neighbours: [id + 1 < waters[scenario].length ? id + 1 : -1, id - 1],
            })),
            sides: [],
          },
        ],
        things: { seats: seatNames.map((name, id) => ({ id, name })) },
        codes: { hits: { bits: { 1: 'bruised', 2: 'bleeding' } } },
      }),
      fields: { cell: 'cells', to: 'cells', seat: 'seats', hits: 'hits' },
      by: { units: 'soldiers' },
    },

    setup({ scenario }) {
      const { length, soldiers } = waters[scenario];
      const file = Array.from({ length: soldiers }, (_, i) => i);
      return {
        state: {
          length,
          turn: 1,
          units: [
            ...file.map(cell => ({ seat: 0, cell, hits: 0 })),
            ...file.map(cell => ({ seat: 1, cell: length - 1 - cell, hits: 0 })),
          ],
        },
        frames: [{ step: 'turn', seat: 0 }],
      };
    },

    steps: {
      turn: {
        rule: 'ford.2',
        seats: (_, { seat }) => [seat],
        offers: {
          march: {
            list: ({ state }, _, seat) =>
              unitsOf(state, seat)
                .filter(unit => !whyNoMarch(state, seat, unit))
                .map(unit => ({ type: 'march', unit })),
            why: ({ state }, _, seat, { unit }) => whyNoMarch(state, seat, unit),
            take(flow, frame, _, { unit }) {
              const marcher = soldier(flow.state, unit);
              marcher.cell += ahead(marcher);
              flow.emit({ type: 'marched', rule: 'ford.2.1', unit, to: marcher.cell });
              flow.next({ ...frame, step: 'turnEnd' });
            },
          },
          charge: {
            list: ({ state }, _, seat) =>
              unitsOf(state, seat).flatMap(unit =>
                unitsOf(state, enemyOf(seat))
                  .filter(target => !whyNoCharge(state, seat, unit, target))
                  .map(target => ({ type: 'charge' as const, unit, target })),
              ),
            why: ({ state }, _, seat, { unit, target }) => whyNoCharge(state, seat, unit, target),
            take: (flow, { seat }, _, { unit, target }) =>
              flow.next({ step: 'charge', unit, target }, { step: 'turnEnd', seat }),
          },
          rest: {
            list: () => [{ type: 'rest' }],
            take: (flow, { seat }) => flow.next({ step: 'turnEnd', seat }),
          },
        },
      },

      charge: {
        rule: 'ford.3',
        run(flow, { unit, target }) {
          flow.emit({ type: 'charged', rule: 'ford.3', unit, target });
          const charger = soldier(flow.state, unit);
          charger.cell = soldier(flow.state, target).cell - ahead(charger);
          flow.next({ step: 'reaction', unit, target });
        },
      },

      reaction: {
        rule: 'ford.3.1',
        seats: (look, { target }) => ownerOf(look, target),
        offers: {
          brace: {
            list: () => [{ type: 'brace' }],
            take: react('brace', 1),
            odds: () => ({ modifiers: [{ rule: 'ford.3.3', value: 1 }] }),
          },
          counter: {
            list: () => [{ type: 'counter' }],
            take: react('counter', 2),
            odds: () => ({ modifiers: [{ rule: 'ford.3.4', value: 2 }] }),
          },
        },
      },

      morale: {
        rule: 'ford.3.2',
        run(flow, { unit }) {
          const [die] = flow.roll({ rule: 'ford.3.2', why: 'morale', sides: 6, seat: soldier(flow.state, unit).seat });
          if (die !== 1) return;
          flow.emit({ type: 'balked', rule: 'ford.3.2', unit });
          flow.unwind('turnEnd');
        },
      },

      clash: {
        rule: 'ford.3.3',
        run(flow, { unit, target, bonus, counters }) {
          const [attack = 0, defence = 0] = flow.roll({ rule: 'ford.3.3', why: 'clash', dice: 2, sides: 6 });
          const margin = attack - (defence + bonus);
          if (margin < 0) loses(flow, unit, target);
          else if (margin > 0 || counters) loses(flow, target, unit);
          else flow.emit({ type: 'parried', rule: 'ford.3.3', unit: target });
        },
      },

      retreat: {
        rule: 'ford.4',
        seats: (look, { unit }) => ownerOf(look, unit),
        offers: {
          fallBack: {
            list: ({ state }, { unit }) => (roomBehind(state, unit) ? [{ type: 'fallBack' }] : []),
            why: ({ state }, { unit }) => ({ rule: 'ford.4', reason: 'occupied', cell: behind(state, unit) }),
            take(flow, { unit, from }) {
              const loser = soldier(flow.state, unit);
              const left = loser.cell;
              loser.cell = behind(flow.state, unit);
              flow.emit({ type: 'retreated', rule: 'ford.4', unit, to: loser.cell });
              flow.next({ step: 'advance', unit: from, to: left });
            },
          },
          standFast: {
            list: () => [{ type: 'standFast' }],
            take(flow, { unit, from }) {
              const { cell } = soldier(flow.state, unit);
              if (hit(flow, unit, 'ford.4')) flow.next({ step: 'advance', unit: from, to: cell });
            },
          },
        },
      },

      advance: {
        rule: 'ford.4.1',
        seats: (look, { unit }) => ownerOf(look, unit),
        offers: {
          advance: {
            list: () => [{ type: 'advance' }],
            take(flow, { unit, to }) {
              soldier(flow.state, unit).cell = to;
              flow.emit({ type: 'advanced', rule: 'ford.4.1', unit, to });
            },
          },
          hold: { list: () => [{ type: 'hold' }], take: () => undefined },
        },
      },

      turnEnd: {
        rule: 'ford.2',
        run(flow, { seat }) {
          flow.state.turn++;
          checkEnd(flow);
          flow.next({ step: 'turn', seat: enemyOf(seat) });
        },
      },
    },

    view: ({ state }) => state,
    resample: () => undefined,

    invariants({ state }) {
      const cells = state.units.flatMap(one => (one ? [one.cell] : []));
      return [
        ...(new Set(cells).size === cells.length ? [] : ['two soldiers share a cell']),
        ...(cells.every(cell => Number.isInteger(cell) && cell >= 0 && cell < state.length)
          ? []
          : ['a soldier is outside the water']),
      ];
    },

    print: ({ length, units }) =>
      Array.from({ length }, (_, cell) => {
        const unit = units.findIndex(one => one?.cell === cell);
        return unit < 0 ? ' . ' : `${at(['r', 'b'], units[unit]?.seat ?? 0)}${unit}${units[unit]?.hits ? '*' : ' '}`;
      }).join(' '),
  });

/** ford.3.3, ford.4: the loser is hit and, alive, retreats. */
function loses(flow: Flow<Ford>, loser: number, winner: number): void {
  const { cell } = soldier(flow.state, loser);
  if (hit(flow, loser, 'ford.3.3')) flow.next({ step: 'advance', unit: winner, to: cell });
  else flow.next({ step: 'retreat', unit: loser, from: winner });
}

function behind(state: FordState, unit: number): number {
  const loser = soldier(state, unit);
  return loser.cell - ahead(loser);
}

function roomBehind(state: FordState, unit: number): boolean {
  const cell = behind(state, unit);
  return cell >= 0 && cell < state.length && standing(state, cell) < 0;
}
