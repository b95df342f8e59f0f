/** What happened, in a word, where it happened. */
import { type Batirnos, type Battle, cellOf, generalOf, postOf } from '@carroccio/batirnos/survey';
import { requireCell } from '@carroccio/boards';
import { at, type GameEvent } from '@carroccio/kernel';
import type { Cue } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

type Tone = Cue['tone'];

const cue = (cell: number, text: string, tone: Tone): readonly Cue[] =>
  cell < 0 ? [] : [{ board: BOARD, cell, text, tone }];

const unitCue = (b: Battle, unit: number, text: string, tone: Tone): readonly Cue[] =>
  unit < 0 ? [] : cue(cellOf(b, unit), text, tone);

const leaderCue = (b: Battle, leader: number, text: string, tone: Tone): readonly Cue[] =>
  cue(postOf(b, leader), text, tone);

const divisionCue = (b: Battle, division: number, text: string, tone: Tone): readonly Cue[] =>
  leaderCue(b, generalOf(b, division), text, tone);

export const createCues =
  (lore: Lore) =>
  (event: GameEvent<Batirnos>, sight: BattleSight): readonly Cue[] => {
    const b = lore.battle(sight);
    const { cues } = WORDS[sight.language];
    switch (event.type) {
      case 'ordered':
        return divisionCue(b, event.division, cues.ordered(new Labels(lore, sight).orderCard(event.card)), 'plain');
      case 'orderLost':
        return divisionCue(b, event.division, cues.orderLost, 'bad');
      case 'losses':
        return event.losses > 0 ? unitCue(b, event.unit, cues.losses(event.losses), 'bad') : [];
      case 'fired':
        return event.losses > 0 ? [] : unitCue(b, event.target, cues.misses, 'plain');
      case 'shaken':
        return unitCue(b, event.unit, cues.shaken, 'bad');
      case 'paralysed':
        return unitCue(b, event.unit, cues.paralysed, 'bad');
      case 'eliminated':
        return unitCue(b, event.unit, cues.eliminated, 'bad');
      case 'faltered':
        return unitCue(b, event.unit, cues.falters, 'bad');
      case 'charging':
        return unitCue(b, event.unit, cues.charge, 'plain');
      case 'chargeFailed':
        return unitCue(b, event.unit, cues.chargeFails, 'bad');
      case 'countercharged':
        return unitCue(b, event.unit, cues.countercharge, 'good');
      case 'aggressed':
        return unitCue(b, event.unit, cues.aggressive, 'plain');
      case 'evaded':
        return cue(event.to, cues.evades, 'plain');
      case 'chased':
        return unitCue(b, event.unit, cues.chases, 'plain');
      case 'overrun':
        return unitCue(b, event.battery, cues.overrun, 'bad');
      case 'wentBack':
        return cue(event.to, cues.back, 'bad');
      case 'fellBack':
        return cue(event.to, cues.falls, 'bad');
      case 'stood':
        return unitCue(b, event.unit, cues.stands, 'good');
      case 'pressed':
        return cue(event.to, cues.presses, 'good');
      case 'pursued':
        return unitCue(b, event.unit, cues.pursues, 'good');
      case 'mounted':
        return unitCue(b, event.unit, cues.mounts, 'plain');
      case 'dismounted':
        return unitCue(b, event.unit, cues.dismounts, 'plain');
      case 'limbered':
        return unitCue(b, event.unit, cues.limbers, 'plain');
      case 'unlimbered':
        return unitCue(b, event.unit, cues.unlimbers, 'plain');
      case 'entered':
      case 'leaderEntered':
        return cue(event.to, cues.arrives, 'plain');
      case 'tookCommand':
        return leaderCue(b, event.leader, cues.takesCommand, 'good');
      case 'leaderHurt':
        return leaderCue(b, event.leader, cues.hurt, 'bad');
      case 'leaderFell':
        return leaderCue(b, event.leader, cues.fell, 'bad');
      case 'replaced':
        return leaderCue(b, event.leader, cues.replaced, 'plain');
      case 'markerCleared':
        return unitCue(b, event.unit, cues.cleared, 'good');
      case 'recovered':
        return unitCue(b, event.unit, event.ok ? cues.recovered : cues.notRecovered, event.ok ? 'good' : 'bad');
      case 'routed':
        return divisionCue(b, event.division, cues.routed, 'bad');
      case 'objective':
        return cue(
          requireCell(b.field.grid, at(b.setup.objectives, event.objective).hex),
          cues.objective(event.points),
          'plain',
        );
      default:
        return [];
    }
  };
