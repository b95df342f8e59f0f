/** Setting up a position by hand: each change is a patch of the state. */
import { at, type Patch, type Seat } from '@carroccio/kernel';
import {
  type Army,
  ELIMINATED,
  freshTurn,
  isHome,
  newArmy,
  type Podesta,
  serves,
  type Table,
} from '@carroccio/podesta/survey';
import type { PositionEditor } from '@carroccio/table/table.ts';
import { companyPiece, type PieceRef, pieceRef, podestaPiece, soldierPiece } from '../board/piece-ids.ts';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { both } from '../text/index.ts';
import { createBooks } from './books.ts';
import { set, setArmyOf, soldiersOn } from './patches.ts';

/** Whether a counter can stand on a square of the map: the sea is closed. */
const isLand = ({ world }: Table, cell: number): boolean => (world.costs[world.terrain[cell] ?? -1] ?? 0) > 0;

const indexOfArmy = ({ state }: Table, id: number): number => state.armies.findIndex(army => army.id === id);

/** An army that is moved has lifted its siege and owes nothing for the way. */
function moveArmy(table: Table, id: number, cell: number): Patch {
  const index = indexOfArmy(table, id);
  if (index < 0) return [];
  const army: Army = {
    ...at(table.state.armies, index),
    cell,
    siege: null,
    walked: 0,
    owed: 0,
    homeward: false,
    stays: false,
  };
  return [set(`armies/${index}`, army)];
}

/** Whom a company serves; -1 nobody. */
const masterOf = ({ state, seats }: Table, unit: number): number =>
  Array.from({ length: seats }, (_, seat) => seat).find(seat => serves(state, seat, unit)) ?? -1;

/** A company joins the army of its master on that square, or takes the field there alone. */
function moveCompany(table: Table, unit: number, cell: number): Patch {
  const { state, world } = table;
  const seat = masterOf(table, unit);
  if (seat < 0) return [];
  const there = state.armies.find(army => army.seat === seat && army.cell === cell);
  if (there) return setArmyOf(table, unit, there.id);
  const army = newArmy(state.nextArmy, seat, cell, world.data.map.allowance, -1);
  return [...setArmyOf(table, unit, army.id, [...state.armies, army]), set('nextArmy', state.nextArmy + 1)];
}

/** A company of a battle: at most two of one side on a square, the newcomer on top; who had left the field is back. */
function moveSoldier({ state, world }: Table, index: number, cell: number): Patch {
  const { battle } = state;
  const soldier = battle?.soldiers[index];
  if (!battle || !soldier || cell >= world.field.cellCount) return [];
  const there = soldiersOn(battle.soldiers, cell).filter(one => one !== index);
  if (there.length > 1 || there.some(one => at(battle.soldiers, one).side !== soldier.side)) return [];
  return [
    ...uncovered(battle.soldiers, index),
    set(`battle/soldiers/${index}/cell`, cell),
    set(`battle/soldiers/${index}/top`, true),
    ...there.map(one => set(`battle/soldiers/${one}/top`, false)),
  ];
}

/** Whoever stood under a company that leaves its square is on top now. */
const uncovered = (soldiers: Parameters<typeof soldiersOn>[0], index: number): Patch =>
  soldiersOn(soldiers, at(soldiers, index).cell)
    .filter(one => one !== index && at(soldiers, one).cell >= 0)
    .map(one => set(`battle/soldiers/${one}/top`, true));

function move(table: Table, ref: PieceRef, cell: number): Patch {
  if (ref.kind === 'soldier') return moveSoldier(table, ref.soldier, cell);
  if (!isLand(table, cell)) return [];
  switch (ref.kind) {
    case 'army':
      return moveArmy(table, ref.army, cell);
    case 'company':
      return moveCompany(table, ref.unit, cell);
    case 'podesta':
      return [set(`communes/${ref.commune}/cell`, cell), set(`communes/${ref.commune}/captor`, -1)];
    case 'war':
      return table.world.communeAt[cell] === -1 ? [set(`wars/${ref.war}/cell`, cell)] : [];
    default:
      return [];
  }
}

/** An army goes home, a war is called off, a company of a battle has fallen. */
function remove(table: Table, ref: PieceRef): Patch {
  const { state } = table;
  if (ref.kind === 'army') {
    const units = state.armyOf.flatMap((army, unit) => (army === ref.army ? [unit] : []));
    const left = state.armies.filter(({ id }) => id !== ref.army);
    // Whose companies are hidden is not known here.
    return units.length === 0 ? [] : [...units.map(unit => set(`armyOf/${unit}`, -1)), set('armies', left)];
  }
  if (ref.kind === 'war')
    return [
      set(
        'wars',
        state.wars.filter((_, war) => war !== ref.war),
      ),
    ];
  if (ref.kind !== 'soldier' || !state.battle) return [];
  const { soldiers } = state.battle;
  return (soldiers[ref.soldier]?.cell ?? -1) < 0
    ? []
    : [...uncovered(soldiers, ref.soldier), set(`battle/soldiers/${ref.soldier}/cell`, ELIMINATED)];
}

function damage({ state }: Table, ref: PieceRef, by: 1 | -1): Patch {
  const soldier = ref.kind === 'soldier' ? state.battle?.soldiers[ref.soldier] : undefined;
  if (ref.kind !== 'soldier' || !soldier) return [];
  const sum = soldier.damage + by;
  // One more than the strongest can bear would be death.
  return sum < 0 || sum > 3 ? [] : [set(`battle/soldiers/${ref.soldier}/damage`, sum)];
}

function toggle({ state }: Table, ref: PieceRef, mark: 'shown' | 'poor' | 'spent'): Patch {
  if (mark === 'poor' && ref.kind === 'commune') {
    const { poor } = at(state.communes, ref.commune);
    return [set(`communes/${ref.commune}/poor`, !poor), set(`communes/${ref.commune}/raids`, poor ? 0 : 3)];
  }
  if (mark === 'shown' && ref.kind === 'army') {
    const index = state.armies.findIndex(({ id }) => id === ref.army);
    return index < 0 ? [] : [set(`armies/${index}/shown`, !at(state.armies, index).shown)];
  }
  const soldier = ref.kind === 'soldier' ? state.battle?.soldiers[ref.soldier] : undefined;
  if (mark !== 'spent' || ref.kind !== 'soldier' || !soldier) return [];
  const spent = !soldier.moved;
  return ['moved', 'fought'].map(what => set(`battle/soldiers/${ref.soldier}/${what}`, spent));
}

/** Companies at home, Podestà in the box, and whoever has left the field of a battle. */
function absent(labels: Labels): { piece: string; label: string; seat: Seat; place?: string }[] {
  const { table } = labels;
  const { state } = table;
  const companies = state.armyOf.flatMap((_, unit) => {
    const seat = masterOf(table, unit);
    return seat >= 0 && isHome(state, unit)
      ? [{ piece: companyPiece(unit), label: labels.company(unit), seat, place: labels.quarters(unit) }]
      : [];
  });
  const counters = state.communes.flatMap(({ podesta: seat, cell }, commune) =>
    seat >= 0 && cell < 0
      ? [{ piece: podestaPiece(commune), label: labels.podesta(commune), seat, place: labels.box(commune) }]
      : [],
  );
  const fallen = (state.battle?.soldiers ?? []).flatMap((soldier, index) =>
    soldier.cell < 0 && soldier.unit >= 0
      ? [
          {
            piece: soldierPiece(index),
            label: labels.soldier(index, soldier),
            seat: soldier.owner,
            place: labels.words.said.offField,
          },
        ]
      : [],
  );
  return [...fallen, ...companies, ...counters];
}

/** His turn begins; a battle under way is broken off, as drawn, and an offer on the table is dropped. */
function turnOf({ state }: Table, seat: Seat): Patch {
  const { order, players, battle } = state;
  if (at(players, seat).out) return [];
  const place = order.indexOf(seat);
  const later = place < 0 ? players.flatMap((_, other) => (other === seat ? [] : [other])) : order.slice(place + 1);
  const broken = [
    { step: 'turnEnd', seat },
    { step: 'afterBattle' },
    { step: 'battleEnd', winner: -1, surrender: false, carroccio: [false, false] },
  ];
  const turns = later.filter(other => players[other]?.out === false).map(other => ({ step: 'turn', seat: other }));
  const stack = [{ step: 'monthEnd' }, ...turns.reverse(), { step: 'turn', seat }, ...(battle ? broken : [])];
  return [
    ...(place < 0 ? [set('order', [seat, ...later])] : []),
    set('turn', freshTurn()),
    set('deal', null),
    { op: 'replace', path: '/stack', value: stack },
  ];
}

export function createEditor(lore: Lore): PositionEditor<Podesta> {
  const edit = (sight: PodestaSight, piece: string, how: (table: Table, ref: PieceRef) => Patch): Patch => {
    const ref = pieceRef(piece);
    return ref ? how(lore.table(sight), ref) : [];
  };
  const mark = (id: 'shown' | 'poor' | 'spent') => ({
    id,
    name: both(words => words.editor[id]),
    toggle: (sight: PodestaSight, piece: string) => edit(sight, piece, (table, ref) => toggle(table, ref, id)),
  });
  return {
    move: (sight, piece, cell) => edit(sight, piece, (table, ref) => move(table, ref, cell)),
    damage: (sight, piece, by) => edit(sight, piece, (table, ref) => damage(table, ref, by)),
    marks: [mark('shown'), mark('poor'), mark('spent')],
    remove: (sight, piece) => edit(sight, piece, remove),
    absent: sight => absent(new Labels(lore, sight)),
    turnOf: (sight, seat) => turnOf(lore.table(sight), seat),
    books: createBooks(lore),
  };
}
