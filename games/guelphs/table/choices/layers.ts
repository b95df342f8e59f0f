/** What can be laid over the map: zones of control, command, sight, fire, movement. */
import {
  arcOf,
  type Battle,
  battaglia,
  cellOf,
  commandOf,
  facingOf,
  firingFacings,
  type Guelphs,
  isMissile,
  type Manoeuvre,
  manoeuvreOf,
  onMap,
  reachByHex,
  seenFrom,
  shotsOf,
  zonesOf,
} from '@carroccio/guelphs/survey';
import type { CellMark } from '@carroccio/table/picture.ts';
import type { Layer } from '@carroccio/table/table.ts';
import { battagliaOfPiece, cellOfPiece, type PieceRef, pieceRef, unitOf } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { both } from '../text/index.ts';

const TONES = ['seat0', 'seat1'] as const;
const TEXTURES = ['dots', 'hatch'] as const;
const SIDES = [0, 1] as const;

/** The Battaglia that the decision is about. */
function activeBattaglia({ decision }: BattleSight): number {
  const frame = decision?.frame;
  return frame && 'battaglia' in frame ? frame.battaglia : -1;
}

const zoneMarks = (b: Battle): CellMark[] =>
  SIDES.flatMap(side => [...zonesOf(b, side)].map(cell => ({ cell, texture: TEXTURES[side], tone: TONES[side] })));

function commandMarks(b: Battle, index: number): CellMark[] {
  if (index < 0) return [];
  const tone = TONES[battaglia(b, index).side];
  const { direct, extended } = commandOf(b, index);
  return [
    ...direct.map(cell => ({ cell, texture: 'outline' as const, tone })),
    ...extended.map(cell => ({ cell, texture: 'dots' as const, tone })),
  ];
}

const sightMarks = (b: Battle, from: number): CellMark[] =>
  from < 0 ? [] : seenFrom(b, from).map(cell => ({ cell, texture: 'fill' as const, tone: 'plain' as const }));

/** Straight on hatched, after a turn dotted; targets with what the dice must show. */
function fireMarks(b: Battle, unit: number): CellMark[] {
  if (!onMap(b, unit) || !isMissile(b, unit)) return [];
  const marks = new Map<number, CellMark>();
  for (const facing of firingFacings(b, unit)) {
    const texture = facing === facingOf(b, unit) ? 'hatch' : 'dots';
    for (const cell of arcOf(b, unit, facing)) if (!marks.has(cell)) marks.set(cell, { cell, texture, tone: 'plain' });
    for (const { target, needed } of shotsOf(b, unit, facing)) {
      const cell = cellOf(b, target);
      if (marks.get(cell)?.text === undefined) marks.set(cell, { cell, texture, tone: 'danger', text: `${needed}+` });
    }
  }
  return [...marks.values()];
}

/** Hexes where the move may end, with the points it takes; those that disrupt on the way stand out. */
const reachMarks = (b: Battle, move: Manoeuvre): CellMark[] =>
  [...reachByHex(b, move).values()].map(({ cell, cost, disruptions }) => ({
    cell,
    texture: disruptions > 0 ? ('cross' as const) : ('bare' as const),
    tone: disruptions > 0 ? ('danger' as const) : ('legal' as const),
    text: String(cost),
  }));

/** The move under way, or the one a selected unit would have. */
function manoeuvreShown(b: Battle, { decision }: BattleSight, ref: PieceRef | null): Manoeuvre | null {
  const frame = decision?.frame;
  const selected = ref?.kind === 'unit' ? ref.unit : -1;
  if (frame?.step === 'move' && (selected < 0 || selected === frame.unit)) return frame;
  return selected >= 0 && onMap(b, selected) ? manoeuvreOf(b, selected, 'move') : null;
}

export function createLayers({ battle }: Lore): readonly Layer<Guelphs>[] {
  const selected = (b: Battle, piece: string | null): PieceRef | null => (piece === null ? null : pieceRef(b, piece));
  return [
    {
      id: 'zones',
      name: both(words => words.layers.zones),
      key: 'z',
      ofPiece: false,
      marks: sight => zoneMarks(battle(sight)),
    },
    {
      id: 'command',
      name: both(words => words.layers.command),
      key: 'c',
      ofPiece: false,
      marks(sight, _, piece) {
        const b = battle(sight);
        const ref = selected(b, piece);
        return commandMarks(b, ref ? battagliaOfPiece(b, ref) : activeBattaglia(sight));
      },
    },
    {
      id: 'sight',
      name: both(words => words.layers.sight),
      key: 'l',
      ofPiece: true,
      marks(sight, _, piece) {
        const b = battle(sight);
        const ref = selected(b, piece);
        return ref ? sightMarks(b, cellOfPiece(b, ref)) : [];
      },
    },
    {
      id: 'fire',
      name: both(words => words.layers.fire),
      key: 'f',
      ofPiece: true,
      marks(sight, _, piece) {
        const b = battle(sight);
        const ref = selected(b, piece);
        const unit = ref ? unitOf(b, ref) : -1;
        return unit < 0 ? [] : fireMarks(b, unit);
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
        const move = manoeuvreShown(b, sight, selected(b, piece));
        return move ? reachMarks(b, move) : [];
      },
    },
  ];
}
