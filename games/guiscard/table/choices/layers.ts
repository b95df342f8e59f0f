/** What can be laid over the field: sight and cover, lines of fire, movement, contact, levels, charges. */
import { within } from '@carroccio/boards';
import {
  type Battle,
  canStrike,
  cellOf,
  chargeTargets,
  type Guiscard,
  inFrontalArc,
  isAble,
  isMounted,
  type Journey,
  journeyOf,
  levelAt,
  lives,
  mayMove,
  menOf,
  reachByHex,
  sightBetween,
  weaponOf,
} from '@carroccio/guiscard/survey';
import type { CellMark } from '@carroccio/table/picture.ts';
import type { Layer } from '@carroccio/table/table.ts';
import { FIELD } from '../board/board-id.ts';
import { linesOf } from '../board/lines.ts';
import { pieceRef, unitOf } from '../board/piece-ids.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { zoneMarks } from '../placing/zones.ts';
import { both, WORDS } from '../text/index.ts';

const TONES = ['seat0', 'seat1'] as const;
const TEXTURES = ['dots', 'hatch'] as const;
/** By cover: the better the cover, the denser. */
const COVERS = ['fill', 'dots', 'hatch', 'cross'] as const;
/** As far as one looks without a weapon that carries further. */
const LOOKS = 12;

const letterOf = ({ language }: SkirmishSight, cover: number): string => WORDS[language].coverLetters[cover] ?? '';

function sightMarks(b: Battle, sight: SkirmishSight, unit: number): CellMark[] {
  const from = cellOf(b, unit);
  if (from < 0) return [];
  const weapon = weaponOf(b, unit);
  const ranges = weapon === null ? [] : b.charts.weapons[weapon].ranges;
  return within(b.field.grid, from, Math.max(LOOKS, ranges.at(-1) ?? 0)).flatMap(cell => {
    if (cell === from || b.field.closed[cell] === 1) return [];
    const { open, cover } = sightBetween(b, from, cell, ranges[0] ?? 1);
    if (!open) return [];
    const texture = COVERS[cover] ?? 'fill';
    return [{ cell, texture, tone: 'plain' as const, ...(cover > 0 ? { text: letterOf(sight, cover) } : {}) }];
  });
}

/** Targets with band and cover: "2 M" is medium range and medium cover. */
function fireMarks(b: Battle, sight: SkirmishSight, unit: number): CellMark[] {
  const shooters = unit >= 0 ? [unit] : menOf(b, deciding(sight)).filter(one => weaponOf(b, one) !== null);
  const best = new Map<number, CellMark>();
  for (const shooter of shooters)
    for (const { cell, band, cover } of linesOf(b, shooter)) {
      const text = `${band + 1} ${letterOf(sight, cover)}`;
      const known = best.get(cell)?.text;
      if (known === undefined || text < known)
        best.set(cell, { cell, texture: COVERS[cover] ?? 'fill', tone: 'danger', text });
    }
  return [...best.values()];
}

const deciding = ({ decision, seat }: SkirmishSight): number => decision?.seats[0] ?? seat ?? 0;

/** The move under way, or the one a selected man would have. */
function journeyShown(b: Battle, { decision }: SkirmishSight, unit: number): Pick<Journey, 'unit' | 'mp'> | null {
  const frame = decision?.frame;
  if (frame?.step === 'moving' && (unit < 0 || unit === frame.unit)) return frame;
  return unit >= 0 && lives(b, unit) && mayMove(b, unit) ? journeyOf(b, unit) : null;
}

/** Hexes where he may stop, with the points it takes; past the enemy it is dangerous. */
const reachMarks = (b: Battle, journey: Pick<Journey, 'unit' | 'mp'>): CellMark[] =>
  [...reachByHex(b, journey).values()].map(({ cell, cost, risks }) => ({
    cell,
    texture: risks > 0 ? ('cross' as const) : ('bare' as const),
    tone: risks > 0 ? ('danger' as const) : ('legal' as const),
    text: String(cost),
  }));

const contactMarks = (b: Battle): CellMark[] =>
  ([0, 1] as const).flatMap(side => {
    const held = new Set<number>();
    for (const unit of menOf(b, side).filter(one => isAble(b, one)))
      for (const cell of within(b.field.grid, cellOf(b, unit), 2)) if (canStrike(b, unit, cell)) held.add(cell);
    return [...held].map(cell => ({ cell, texture: TEXTURES[side], tone: TONES[side] }));
  });

function levelMarks(b: Battle): CellMark[] {
  const marks: CellMark[] = [];
  for (let cell = 0; cell < b.field.grid.cellCount; cell++) {
    const level = levelAt(b, cell);
    if (level > 0) marks.push({ cell, texture: 'outline', tone: 'plain', text: String(level) });
  }
  return marks;
}

function chargeMarks(b: Battle, unit: number): CellMark[] {
  if (!lives(b, unit) || !isMounted(b, unit)) return [];
  const targets = new Set(chargeTargets(b, unit).map(target => cellOf(b, target)));
  const arc = within(b.field.grid, cellOf(b, unit), LOOKS).filter(
    cell => cell !== cellOf(b, unit) && inFrontalArc(b, unit, cell),
  );
  return [
    ...arc.filter(cell => !targets.has(cell)).map(cell => ({ cell, texture: 'fill' as const, tone: 'plain' as const })),
    ...[...targets].map(cell => ({ cell, texture: 'hatch' as const, tone: 'danger' as const, text: '⚔' })),
  ];
}

export function createLayers({ battle }: Lore): readonly Layer<Guiscard>[] {
  type Marks = (b: Battle, sight: SkirmishSight, unit: number) => readonly CellMark[];
  const layer = (
    id: 'sight' | 'fire' | 'reach' | 'contact' | 'levels' | 'charge' | 'zones',
    key: string,
    ofPiece: boolean,
    marks: Marks,
  ): Layer<Guiscard> => ({
    id,
    name: both(words => words.layers[id]),
    key,
    ofPiece,
    marks(sight, board, piece) {
      if (board !== FIELD) return [];
      const b = battle(sight);
      const unit = piece === null ? -1 : unitOf(pieceRef(b, piece));
      return ofPiece && unit < 0 ? [] : marks(b, sight, unit);
    },
  });
  return [
    layer('sight', 'l', true, sightMarks),
    layer('fire', 'f', false, fireMarks),
    {
      ...layer('reach', 'm', false, (b, sight, unit) => {
        const journey = journeyShown(b, sight, unit);
        return journey ? reachMarks(b, journey) : [];
      }),
      usual: true,
    },
    { ...layer('zones', 'o', false, zoneMarks), usual: true },
    layer('contact', 'z', false, contactMarks),
    layer('levels', 'h', false, levelMarks),
    layer('charge', 'c', true, (b, _, unit) => chargeMarks(b, unit)),
  ];
}
