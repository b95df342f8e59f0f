/** What a person may have meant who points where nothing is offered: the first refusal is told. */
import type { Action } from '@carroccio/kernel';
import { type Podesta, present } from '@carroccio/podesta/survey';
import type { Spot } from '@carroccio/table/picture.ts';
import { pieceRef } from '../board/piece-ids.ts';
import type { Lore, PodestaSight } from '../lore.ts';

type Actions = readonly Action<Podesta>[];

/** From the purse. */
const PURSE = -1;
const NO_TOKEN = -1;

export const createMeant =
  (lore: Lore) =>
  (spot: Spot, sight: PodestaSight): Actions => {
    const { state } = sight;
    const frame = sight.decision?.frame;
    const seat = sight.decision?.seats[0] ?? -1;
    const ref = spot.piece === undefined ? null : pieceRef(spot.piece);
    const commune = lore.world.communeAt[spot.cell] ?? -1;
    const own = state.armies.filter(army => army.seat === seat);
    switch (frame?.step) {
      case 'political':
        if (ref?.kind === 'podesta') return [{ type: 'ride', counter: ref.commune }];
        return commune < 0
          ? []
          : present(lore.table(sight).state, commune)
              .filter(sestiere => state.holder[sestiere] !== seat)
              .map(sestiere => ({ type: 'win', sestiere, token: NO_TOKEN }));
      case 'journey':
        return [{ type: 'rideTo', cell: spot.cell }];
      case 'military': {
        if (ref?.kind === 'army') {
          const mine = own.some(({ id }) => id === ref.army);
          return mine
            ? [{ type: 'march', army: ref.army, from: PURSE, podesta: false }]
            : own.map(({ id }) => ({ type: 'attack', army: id, target: ref.army }));
        }
        if (commune < 0) return [];
        return state.communes[commune]?.podesta === seat
          ? [{ type: 'raise', commune, units: present(lore.table(sight).state, commune).slice(0, 1) }]
          : own.map(({ id }) => ({ type: 'besiege', army: id, commune }));
      }
      case 'march':
        return [{ type: 'marchTo', cell: spot.cell, homeward: false }];
      case 'place':
      case 'counterPlace':
        return [{ type: 'setPlace', cell: spot.cell }];
      case 'deployment': {
        const next = sight.legal.find(action => action.type === 'deploy');
        return next?.type === 'deploy' ? [{ ...next, cell: spot.cell, under: false }] : [];
      }
      case 'houses':
        return [{ type: 'placeHouse', cell: spot.cell }];
      case 'moving':
      case 'withdrawing':
        return [{ type: 'moveTo', cell: spot.cell }];
      case 'battleMove':
        return ref?.kind === 'soldier' ? [{ type: 'pickUp', soldier: ref.soldier, whole: false }] : [];
      default:
        return [];
    }
  };
