/** Companies and houses on the Campo della contesa. */
import { communeOf, companyOf, factors, isMercenary, kindOf, type Soldier } from '@carroccio/podesta/survey';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import type { Piece } from '@carroccio/table/picture.ts';
import { communeArms, companyArms } from '../arms.ts';
import { House } from '../counters/House.tsx';
import { SoldierCounter, type SoldierLook, soldierLook } from '../counters/SoldierCounter.tsx';
import type { Labels } from '../labels.ts';
import { housePiece, soldierPiece } from './piece-ids.ts';

const RANKS = { house: 0, under: 1, top: 2 };

/** Whose arms a company bears: its commune's, or its captain's. */
export function armsOf({ lore: { data } }: Labels, unit: number): Blazon {
  return isMercenary(unit)
    ? companyArms(data.companies.companies[companyOf(unit)]?.id ?? '')
    : communeArms(data.map.communes[communeOf(unit)]?.id ?? '');
}

export function lookOf(labels: Labels, index: number, soldier: Soldier, under: boolean): SoldierLook | null {
  const { battle } = labels.table.state;
  if (!battle || soldier.unit < 0) return null;
  const { A, D, R, M, T } = factors(labels.table, battle, index);
  return {
    number: index + 1,
    kind: kindOf(labels.lore.world, soldier.unit),
    owner: soldier.owner,
    side: soldier.side,
    arms: armsOf(labels, soldier.unit),
    ratings: T > 0 ? [A, D, R, M, T] : [A, D, R, M],
    damage: soldier.damage,
    commands: battle.commander.includes(index),
    podesta: soldier.podesta >= 0,
    spent: soldier.moved || soldier.fought || soldier.shot,
    under,
  };
}

interface Standing {
  readonly cell: number;
  readonly under: boolean;
}

/** Where each company stands: as uncovered, or as its own leader has placed it so far in secret. */
function standingOf({ sight }: Labels): (Standing | null)[] {
  const soldiers = sight.state.battle?.soldiers ?? [];
  const placed = new Map<number, Standing>();
  for (const action of sight.chosen ?? [])
    if (action.type === 'deploy') placed.set(action.soldier, { cell: action.cell, under: action.under });
  return soldiers.map(({ cell, top }, index) => (cell >= 0 ? { cell, under: !top } : (placed.get(index) ?? null)));
}

export function fieldPieces(labels: Labels): Piece[] {
  const { battle } = labels.sight.state;
  if (!battle) return [];
  const standing = standingOf(labels);
  const crowded = (cell: number): boolean => standing.filter(one => one?.cell === cell).length > 1;
  const houses = battle.houses.map(cell => ({
    id: housePiece(cell),
    cell,
    look: 'house',
    draw: () => <House />,
    label: labels.words.field.house,
    rank: RANKS.house,
    shift: { x: 0, y: 0 },
  }));
  const soldiers = battle.soldiers.flatMap((soldier, index) => {
    const place = standing[index];
    const look = place && lookOf(labels, index, soldier, place.under);
    if (!place || !look) return [];
    const apart = crowded(place.cell) ? (place.under ? 9 : -6) : 0;
    return [
      {
        id: soldierPiece(index),
        cell: place.cell,
        seat: soldier.owner,
        look: soldierLook(look),
        draw: () => <SoldierCounter {...look} />,
        label: labels.soldier(index, soldier),
        rank: place.under ? RANKS.under : RANKS.top,
        shift: { x: apart, y: apart },
      },
    ];
  });
  return [...houses, ...soldiers];
}
