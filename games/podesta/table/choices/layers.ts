/** What can be laid over the boards. */
import { allowance, kindOf, type Podesta, reach } from '@carroccio/podesta/survey';
import type { CellMark } from '@carroccio/table/picture.ts';
import type { Layer } from '@carroccio/table/table.ts';
import { FIELD, MAP } from '../board/board-ids.ts';
import { pieceRef } from '../board/piece-ids.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { both } from '../text/index.ts';

const TONES = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;

interface Start {
  readonly cell: number;
  readonly points: number;
}

export function createLayers(lore: Lore): readonly Layer<Podesta>[] {
  const { world } = lore;

  /** Where a piece of the map stands, and the speed points it has; a commune has a full month's. */
  const startOf = (sight: PodestaSight, board: string, piece: string | null): Start | undefined => {
    const ref = piece === null || board !== MAP ? null : pieceRef(piece);
    const { armies, communes } = sight.state;
    if (ref?.kind === 'army') {
      const army = armies.find(({ id }) => id === ref.army);
      return army && { cell: army.cell, points: army.left };
    }
    if (ref?.kind !== 'podesta' && ref?.kind !== 'commune') return undefined;
    const place = communes[ref.commune];
    if (!place) return undefined;
    if (ref.kind === 'podesta') return place.cell < 0 ? undefined : { cell: place.cell, points: place.left };
    const points = place.podesta < 0 ? world.data.map.allowance : allowance(lore.table(sight), place.podesta);
    return { cell: world.square[ref.commune] ?? 0, points };
  };

  /** Where it gets this month, with the speed points that it costs. */
  const reachMarks = (sight: PodestaSight, board: string, piece: string | null): CellMark[] => {
    const from = startOf(sight, board, piece);
    if (!from) return [];
    return Array.from(reach(lore.table(sight), from.cell, from.points)).flatMap((points, cell) =>
      points < 0 || cell === from.cell ? [] : [{ cell, texture: 'dots', tone: 'legal', text: String(points) }],
    );
  };

  /** The cheapest ways from there to all the communes, each with the points it takes. */
  const wayMarks = (sight: PodestaSight, board: string, piece: string | null): CellMark[] => {
    const from = startOf(sight, board, piece);
    if (!from) return [];
    const along = new Set<number>();
    for (const points of world.home)
      for (let cell = from.cell; (points[cell] ?? -1) > 0; cell = nextAlong(points, cell)) along.add(cell);
    along.delete(from.cell);
    const ends = world.square.flatMap((cell, commune) => {
      const points = world.home[commune]?.[from.cell] ?? -1;
      return points > 0 ? [{ cell, texture: 'fill' as const, tone: 'plain' as const, text: String(points) }] : [];
    });
    const towns = new Set(world.square);
    const ways = [...along].filter(cell => !towns.has(cell));
    return [...ways.map(cell => ({ cell, texture: 'fill' as const, tone: 'plain' as const })), ...ends];
  };

  /** The neighbour through which a commune is reached for the fewest points. */
  const nextAlong = (points: Int16Array, cell: number): number => {
    const total = (next: number): number => {
      const left = points[next] ?? -1;
      return left < 0 ? Number.POSITIVE_INFINITY : left + (world.costs[world.terrain[next] ?? 0] ?? 0);
    };
    return (world.around[cell] ?? []).reduce((best, next) => (total(next) < total(best) ? next : best));
  };

  /** Communes that the merchants govern, and the square around each where an army can besiege it. */
  const governedMarks = ({ state }: PodestaSight, board: string): CellMark[] =>
    board !== MAP
      ? []
      : state.communes.flatMap(({ podesta }, commune) => {
          const tone = TONES[podesta];
          const cell = world.square[commune];
          if (!tone || cell === undefined) return [];
          return [cell, ...(world.around[cell] ?? [])].map(square => ({
            cell: square,
            texture: square === cell ? ('fill' as const) : ('hatch' as const),
            tone,
          }));
        });

  /** Where bolts fly: straight lines from a company of crossbows, as far as they carry (pod.36.6a). */
  const rangeMarks = (sight: PodestaSight, board: string, piece: string | null): CellMark[] => {
    const ref = piece === null || board !== FIELD ? null : pieceRef(piece);
    const soldier = ref?.kind === 'soldier' ? sight.state.battle?.soldiers[ref.soldier] : undefined;
    if (!soldier || soldier.cell < 0 || soldier.unit < 0 || world.kinds[kindOf(world, soldier.unit)].T === 0) return [];
    const { squares } = world.data.battlefield.range;
    const { field } = world;
    return Array.from({ length: field.cellCount }, (_, cell) => cell).flatMap(cell => {
      const across = Math.abs((field.column[cell] ?? 0) - (field.column[soldier.cell] ?? 0));
      const down = Math.abs((field.row[cell] ?? 0) - (field.row[soldier.cell] ?? 0));
      const far = Math.max(across, down);
      const straight = across === 0 || down === 0 || across === down;
      return far === 0 || far > squares || !straight
        ? []
        : [{ cell, texture: 'cross' as const, tone: 'danger' as const }];
    });
  };

  return [
    { id: 'reach', name: both(words => words.layers.reach), key: 'r', ofPiece: true, usual: true, marks: reachMarks },
    { id: 'ways', name: both(words => words.layers.ways), key: 'w', ofPiece: true, marks: wayMarks },
    { id: 'governed', name: both(words => words.layers.governed), key: 'g', ofPiece: false, marks: governedMarks },
    { id: 'range', name: both(words => words.layers.range), key: 's', ofPiece: true, marks: rangeMarks },
  ];
}
