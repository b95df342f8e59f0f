/** Everything that stands on the map. */
import { centreOf } from '@carroccio/boards';
import { type Battle, card, cellOf, facingOf, onMap, sideOf, unitsAt } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import type { Piece } from '@carroccio/table/picture.ts';
import { lookOf, type PersonalityLook } from '../counters/look.ts';
import { PersonalityCounter } from '../counters/PersonalityCounter.tsx';
import { UnitCounter } from '../counters/UnitCounter.tsx';
import type { Labels } from '../labels.ts';
import { AttackMarker } from './AttackMarker.tsx';
import { capitanoLook, heroLook, standardLook, unitLook } from './looks.ts';
import { attackPiece, capitanoPiece, heroPiece, type PieceRef, standardPiece, unitPiece } from './piece-ids.ts';

/** Board units to a cell's side. */
const SIDE = 100;

/** Small counters lie along the edge of a unit's, where it shows no rating. */
const SMALL = 0.56;
const OVER = { capitano: { x: 32, y: -87 }, standard: { x: -32, y: -87 } };
/** A Hero rides behind his unit. */
const BESIDE = 92;
/** From one Capitano to the next in the same hex. */
const APART = { x: 58, y: 14 };

const RANKS = { under: 0, unit: 1, person: 2, marker: 3 };

function unitPieces({ battle: b, label }: Drawing): Piece[] {
  return b.roster.units.flatMap((_, unit) => {
    if (!onMap(b, unit)) return [];
    const look = unitLook(b, unit);
    return [
      {
        id: unitPiece(unit),
        cell: cellOf(b, unit),
        seat: sideOf(b, unit),
        look: lookOf(look),
        draw: () => <UnitCounter {...look} />,
        label: label({ kind: 'unit', unit }),
        rank: card(b, unit).rated ? RANKS.unit : RANKS.under,
        shift: shiftOf(b, unit),
      },
    ];
  });
}

/** Two counters in a hex lie a little apart: Palvesari and Carroccio look out from under those who stand with them. */
function shiftOf(b: Battle, unit: number): { x: number; y: number } {
  if (unitsAt(b, cellOf(b, unit)).length < 2) return { x: 0, y: 0 };
  return card(b, unit).rated ? { x: -9, y: -9 } : { x: 17, y: 17 };
}

/** What a picture of the board is made from. */
interface Drawing {
  readonly battle: Battle;
  readonly words: Labels['words'];
  label(ref: PieceRef): string;
}

interface Standing {
  readonly ref: PieceRef & { kind: 'capitano' | 'standard' | 'hero' };
  readonly id: string;
  readonly cell: number;
  readonly look: PersonalityLook;
  /** How many of his kind stand in the hex already. */
  readonly before: number;
}

function personPiece({ battle: b, label }: Drawing, { ref, id, cell, look, before }: Standing): Piece {
  const alone = unitsAt(b, cell).length === 0;
  const place = alone ? { x: 0, y: 0 } : placeOf(b, ref);
  return {
    id,
    cell,
    seat: look.side,
    look: `${lookOf(look)}|${alone}`,
    draw: () => (
      <g transform={alone ? undefined : `scale(${SMALL})`}>
        <PersonalityCounter {...look} />
      </g>
    ),
    label: label(ref),
    rank: RANKS.person,
    shift: { x: place.x + before * APART.x, y: place.y + before * APART.y },
  };
}

function placeOf(b: Battle, ref: Standing['ref']): { x: number; y: number } {
  if (ref.kind !== 'hero') return OVER[ref.kind];
  const eastward = facingOf(b, at(b.state.heroes, ref.hero)) <= 2;
  return { x: eastward ? -BESIDE : BESIDE, y: 0 };
}

function capitani({ battle: b, words }: Drawing): Standing[] {
  const seen = new Map<number, number>();
  return b.roster.battaglie.flatMap(({ capitano }, index) => {
    const { cell } = at(b.state.capitani, index);
    if (!capitano || cell < 0) return [];
    const before = seen.get(cell) ?? 0;
    seen.set(cell, before + 1);
    const look = capitanoLook(b, words, index);
    return [{ ref: { kind: 'capitano', battaglia: index }, id: capitanoPiece(index), cell, look, before }];
  });
}

const standards = ({ battle: b, words }: Drawing): Standing[] =>
  ([0, 1] as const).flatMap(side => {
    const unit = at(b.state.standards, side);
    if (unit < 0 || !onMap(b, unit)) return [];
    const look = standardLook(b, words, side);
    return [{ ref: { kind: 'standard', side }, id: standardPiece(side), cell: cellOf(b, unit), look, before: 0 }];
  });

const heroes = ({ battle: b }: Drawing): Standing[] =>
  b.state.heroes.flatMap((unit, hero) =>
    unit < 0 || !onMap(b, unit)
      ? []
      : [
          {
            ref: { kind: 'hero', hero },
            id: heroPiece(hero),
            cell: cellOf(b, unit),
            look: heroLook(b, hero),
            before: 0,
          },
        ],
  );

/** Attack and Carica! markers: arrows across the side between attacker and target. */
function attackPieces({ battle: b, label }: Drawing): Piece[] {
  return b.state.attacks.flatMap(({ unit, target, charge }) => {
    if (!onMap(b, unit) || !onMap(b, target)) return [];
    const from = centreOf(b.field.grid, cellOf(b, unit));
    const to = centreOf(b.field.grid, cellOf(b, target));
    const x = (to.x - from.x) * SIDE;
    const y = (to.y - from.y) * SIDE;
    const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI);
    return [
      {
        id: attackPiece(unit),
        cell: cellOf(b, unit),
        seat: sideOf(b, unit),
        look: ['attack', sideOf(b, unit), charge, angle].join('|'),
        draw: () => <AttackMarker side={sideOf(b, unit)} charge={charge} angle={angle} />,
        label: label({ kind: 'unit', unit }),
        rank: RANKS.marker,
        shift: { x: x / 2, y: y / 2 },
      },
    ];
  });
}

export function piecesOf(labels: Labels): Piece[] {
  const drawing: Drawing = { battle: labels.battle, words: labels.words, label: ref => labels.piece(ref) };
  const persons = [...capitani(drawing), ...standards(drawing), ...heroes(drawing)];
  return [...unitPieces(drawing), ...persons.map(standing => personPiece(drawing, standing)), ...attackPieces(drawing)];
}
