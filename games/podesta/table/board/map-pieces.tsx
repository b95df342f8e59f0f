/** Everything that stands on the map of Tuscany. */
import { present } from '@carroccio/podesta/survey';
import type { Piece } from '@carroccio/table/picture.ts';
import { ArmyCounter, armyLook } from '../counters/ArmyCounter.tsx';
import { CommuneMarker, communeLook } from '../counters/CommuneMarker.tsx';
import { PodestaPawn, pawnLook } from '../counters/PodestaPawn.tsx';
import { WarMarker } from '../counters/WarMarker.tsx';
import type { Labels } from '../labels.ts';
import { armyPiece, communePiece, podestaPiece, warPiece } from './piece-ids.ts';

const RANKS = { commune: 0, war: 1, army: 2, podesta: 3 };

const owned = (seat: number): { seat?: number } => (seat < 0 ? {} : { seat });

function communePieces(labels: Labels): Piece[] {
  const { lore, sight, table } = labels;
  const { state } = sight;
  return state.communes.map(({ podesta, poor }, commune) => {
    const look = {
      podesta,
      poor,
      besieged: state.armies.some(({ siege }) => siege?.commune === commune),
      sestieri: present(table.state, commune).map(sestiere => ({
        faction: state.face[sestiere] ?? 0,
        holder: state.holder[sestiere] ?? -1,
        armed: state.armed[sestiere] === 1,
        away: (state.back[sestiere] ?? 0) > 0,
      })),
    };
    return {
      id: communePiece(commune),
      cell: lore.world.square[commune] ?? 0,
      ...owned(podesta),
      look: communeLook(look),
      draw: () => <CommuneMarker {...look} />,
      label: labels.commune(commune),
      rank: RANKS.commune,
      shift: { x: 0, y: 0 },
    };
  });
}

/** Several pawns, or several armies, in one square stand side by side. */
class Crowd {
  readonly #seen = new Map<number, number>();

  before(cell: number): number {
    const count = this.#seen.get(cell) ?? 0;
    this.#seen.set(cell, count + 1);
    return count;
  }
}

function podestaPieces(labels: Labels): Piece[] {
  const { lore, sight } = labels;
  const crowd = new Crowd();
  return sight.state.communes.flatMap(({ podesta, cell, captor }, commune) => {
    if (cell < 0 || podesta < 0) return [];
    const look = { seat: podesta, commune: lore.data.map.communes[commune]?.id ?? '', captive: captor >= 0 };
    const inTown = (lore.world.communeAt[cell] ?? -1) >= 0;
    const before = crowd.before(cell);
    return [
      {
        id: podestaPiece(commune),
        cell,
        seat: podesta,
        look: pawnLook(look),
        draw: () => <PodestaPawn {...look} />,
        label: labels.podesta(commune),
        rank: RANKS.podesta,
        shift: { x: (inTown ? 46 : 0) + before * 24, y: (inTown ? -14 : 6) + before * 8 },
      },
    ];
  });
}

function armyPieces(labels: Labels): Piece[] {
  const { lore, sight } = labels;
  const crowd = new Crowd();
  return sight.state.armies.map(army => {
    const { seat, cell, siege, homeward } = army;
    const look = { seat, companies: labels.companies(army), siege, homeward };
    const inTown = (lore.world.communeAt[cell] ?? -1) >= 0;
    const before = crowd.before(cell);
    return {
      id: armyPiece(army.id),
      cell,
      seat,
      look: armyLook(look),
      draw: () => <ArmyCounter {...look} />,
      label: labels.army(army),
      rank: RANKS.army,
      shift: { x: (inTown ? -44 : -4) + before * 30, y: (inTown ? 4 : 0) - before * 12 },
    };
  });
}

const warPieces = (labels: Labels): Piece[] =>
  labels.sight.state.wars.map((war, index) => {
    const month = ((war.month - 1) % 12) + 1;
    return {
      id: warPiece(index),
      cell: war.cell,
      look: `${month}`,
      draw: () => <WarMarker month={month} />,
      label: labels.piece({ kind: 'war', war: index }),
      rank: RANKS.war,
      shift: { x: 0, y: 0 },
    };
  });

export const mapPieces = (labels: Labels): Piece[] => [
  ...communePieces(labels),
  ...warPieces(labels),
  ...armyPieces(labels),
  ...podestaPieces(labels),
];
