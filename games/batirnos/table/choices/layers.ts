/** What can be laid over the map: command, its chain, fire, movement, deployment, engagements. */
import {
  type Batirnos,
  type Battle,
  cellOf,
  chainOf,
  commandOf,
  divisionsOf,
  engaged,
  generalOf,
  inPlay,
  onMap,
  ordinaryTrip,
  postOf,
  reachOf,
  sectorCells,
  shotsOf,
  sideOf,
  type Trip,
  unitsWhere,
} from '@carroccio/batirnos/survey';
import type { BoardLine, CellMark } from '@carroccio/table/picture.ts';
import type { Layer } from '@carroccio/table/table.ts';
import { divisionOfPiece, type PieceRef, pieceRef, sideOfPiece } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { both } from '../text/index.ts';

const TONES = ['seat0', 'seat1'] as const;
const TEXTURES = ['dots', 'hatch'] as const;
const SIDES = [0, 1] as const;

/** The division that the decision is about. */
function activeDivision({ decision }: BattleSight): number {
  const frame = decision?.frame;
  return frame && 'division' in frame ? frame.division : -1;
}

const shownDivision = (b: Battle, sight: BattleSight, ref: PieceRef | null): number =>
  ref ? divisionOfPiece(b, ref) : activeDivision(sight);

/** The hexes a general commands; units beyond are crossed. */
function commandMarks(b: Battle, division: number): CellMark[] {
  if (division < 0) return [];
  const { cells, units } = commandOf(b, division);
  const tone = TONES[b.roster.divisions[division]?.side ?? 0];
  return [
    ...cells.map(cell => ({ cell, texture: 'outline' as const, tone })),
    ...units
      .filter(({ held }) => !held)
      .map(({ unit }) => ({ cell: cellOf(b, unit), texture: 'cross' as const, tone: 'danger' as const })),
  ];
}

function commandLines(b: Battle, division: number): BoardLine[] {
  if (division < 0 || !inPlay(b, generalOf(b, division))) return [];
  const from = postOf(b, generalOf(b, division));
  const tone = TONES[b.roster.divisions[division]?.side ?? 0];
  return commandOf(b, division)
    .units.filter(({ unit }) => cellOf(b, unit) !== from)
    .map(({ unit, held }) => ({ from, to: cellOf(b, unit), tone: held ? tone : 'danger', broken: !held }));
}

const chainLines = (b: Battle, side: 0 | 1): BoardLine[] =>
  chainOf(b, side)
    .map(({ from, to, holds }) => ({
      from: postOf(b, from),
      to: postOf(b, to),
      tone: holds ? TONES[side] : ('danger' as const),
      broken: !holds,
    }))
    .filter(({ from, to }) => from !== to);

const ZONES = { near: 'hatch', aside: 'dots', far: 'dots' } as const;

/** The near zone hatched, the flanks and the far zone dotted; targets with the cards due. */
function fireMarks(b: Battle, unit: number): CellMark[] {
  const shots = new Map(shotsOf(b, unit).map(({ target, cards }) => [cellOf(b, target), cards]));
  return sectorCells(b, unit).map(({ cell, zone }) => {
    const cards = shots.get(cell);
    return cards === undefined
      ? { cell, texture: ZONES[zone], tone: 'plain' }
      : { cell, texture: ZONES[zone], tone: 'danger', text: String(cards) };
  });
}

/** The trip under way, or the one a selected unit would make. */
function tripShown(b: Battle, { decision }: BattleSight, ref: PieceRef | null): Trip | null {
  const frame = decision?.frame;
  const selected = ref?.kind === 'unit' ? ref.unit : -1;
  if (frame?.step === 'marching' && (selected < 0 || selected === frame.unit)) return frame;
  return selected >= 0 && onMap(b, selected) ? ordinaryTrip(b, selected) : null;
}

const reachMarks = (b: Battle, trip: Trip): CellMark[] =>
  [...reachOf(b, trip).values()].map(({ cell, cost }) => ({
    cell,
    texture: 'bare',
    tone: 'legal',
    text: String(cost),
  }));

const zoneMarks = (b: Battle): CellMark[] =>
  SIDES.flatMap(side =>
    (b.roster.zones[side] ?? []).map(cell => ({ cell, texture: TEXTURES[side], tone: TONES[side] })),
  );

const engagedMarks = (b: Battle): CellMark[] =>
  unitsWhere(b, unit => engaged(b, unit)).map(unit => ({
    cell: cellOf(b, unit),
    texture: 'cross',
    tone: TONES[sideOf(b, unit)],
  }));

export function createLayers({ battle }: Lore): readonly Layer<Batirnos>[] {
  const refOf = (b: Battle, piece: string | null): PieceRef | null => (piece === null ? null : pieceRef(b, piece));
  return [
    {
      id: 'command',
      name: both(words => words.layers.command),
      key: 'c',
      ofPiece: false,
      marks(sight, _, piece) {
        const b = battle(sight);
        return commandMarks(b, shownDivision(b, sight, refOf(b, piece)));
      },
      lines(sight, _, piece) {
        const b = battle(sight);
        return commandLines(b, shownDivision(b, sight, refOf(b, piece)));
      },
    },
    {
      id: 'chain',
      name: both(words => words.layers.chain),
      key: 'h',
      ofPiece: false,
      marks: () => [],
      lines(sight, _, piece) {
        const b = battle(sight);
        const ref = refOf(b, piece);
        const sides = ref ? [sideOfPiece(b, ref)] : SIDES;
        return sides.flatMap(side => (divisionsOf(b, side).length > 0 ? chainLines(b, side) : []));
      },
    },
    {
      id: 'fire',
      name: both(words => words.layers.fire),
      key: 'f',
      ofPiece: true,
      marks(sight, _, piece) {
        const b = battle(sight);
        const ref = refOf(b, piece);
        return ref?.kind === 'unit' && onMap(b, ref.unit) ? fireMarks(b, ref.unit) : [];
      },
    },
    {
      id: 'reach',
      name: both(words => words.layers.reach),
      key: 'm',
      ofPiece: false,
      usual: true,
      marks(sight, _, piece) {
        const b = battle(sight);
        const trip = tripShown(b, sight, refOf(b, piece));
        return trip ? reachMarks(b, trip) : [];
      },
    },
    {
      id: 'engaged',
      name: both(words => words.layers.engaged),
      key: 'e',
      ofPiece: false,
      marks: sight => engagedMarks(battle(sight)),
    },
    {
      id: 'zones',
      name: both(words => words.layers.zones),
      key: 'z',
      ofPiece: false,
      marks: sight => zoneMarks(battle(sight)),
    },
  ];
}
