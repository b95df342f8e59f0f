/** What happened, in a word, where it happened. */
import { type Battle, cellOf, type Guelphs } from '@carroccio/guelphs/survey';
import { at, type GameEvent } from '@carroccio/kernel';
import type { Cue } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

type Tone = Cue['tone'];

const cue = (cell: number, text: string, tone: Tone): readonly Cue[] =>
  cell < 0 ? [] : [{ board: BOARD, cell, text, tone }];

const unitCue = (b: Battle, unit: number, text: string, tone: Tone): readonly Cue[] => cue(cellOf(b, unit), text, tone);

const capitanoCue = (b: Battle, index: number, text: string, tone: Tone): readonly Cue[] =>
  cue(at(b.state.capitani, index).cell, text, tone);

function bearerCue(b: Battle, bearer: number, text: string, tone: Tone): readonly Cue[] {
  return bearer < 0 ? [] : unitCue(b, bearer, text, tone);
}

export const createCues =
  ({ battle }: Lore) =>
  (event: GameEvent<Guelphs>, sight: BattleSight): readonly Cue[] => {
    const b = battle(sight);
    const { cues } = WORDS[sight.language];
    switch (event.type) {
      case 'hits': {
        const more = event.hits - at(b.state.hits, event.unit);
        return more > 0 ? unitCue(b, event.unit, cues.hits(more), 'bad') : [];
      }
      case 'routed':
        return unitCue(b, event.unit, cues.rout, 'bad');
      case 'disrupted':
        return unitCue(b, event.unit, cues.disrupted, 'bad');
      case 'removed':
        return unitCue(b, event.unit, cues.removed, 'bad');
      case 'deserted':
        return unitCue(b, event.unit, cues.deserted, 'bad');
      case 'retreated':
        return cue(event.to, cues.retreat, 'bad');
      case 'stood':
        return unitCue(b, event.unit, cues.stands, 'plain');
      case 'advanced':
        return cue(event.to, cues.advance, 'good');
      case 'shot':
        return unitCue(b, event.target, event.hit ? cues.shotHits : cues.shotMisses, event.hit ? 'bad' : 'plain');
      case 'aimed':
        return unitCue(b, event.target, event.charge ? cues.charge : cues.attack, 'plain');
      case 'fought':
        return unitCue(b, event.target, cues.result(event.result), 'plain');
      case 'morale':
        return unitCue(b, event.unit, event.ok ? cues.holds : cues.fails, event.ok ? 'good' : 'bad');
      case 'countercharged':
        return unitCue(b, event.unit, event.ok ? cues.countercharge : cues.fails, event.ok ? 'good' : 'bad');
      case 'reorganized':
        return unitCue(b, event.unit, cues.reorganized, 'good');
      case 'reloaded':
        return unitCue(b, event.unit, cues.reloaded, 'good');
      case 'baron':
        return unitCue(b, event.unit, cues.rating(event.rating), 'plain');
      case 'cameBack':
        return cue(event.to, cues.rallied, 'good');
      case 'arrived':
        return cue(event.to, cues.arrived, 'plain');
      case 'wounded':
        return capitanoCue(b, event.battaglia, cues.wounded(event.loss), 'bad');
      case 'unharmed':
        return capitanoCue(b, event.battaglia, cues.unharmed, 'good');
      case 'killed':
        return capitanoCue(b, event.battaglia, cues.killed, 'bad');
      case 'captured':
        return capitanoCue(b, event.battaglia, cues.captured, 'bad');
      case 'escaped':
        return cue(event.to, cues.escaped, 'plain');
      case 'replaced':
        return capitanoCue(b, event.battaglia, cues.adjutant, 'plain');
      case 'activated':
        return capitanoCue(b, event.battaglia, cues.activated(event.points), 'good');
      case 'released':
        return capitanoCue(b, event.battaglia, cues.released, 'plain');
      case 'continuum':
      case 'interruptio':
        return event.ok ? [] : capitanoCue(b, event.battaglia, cues.failed, 'bad');
      case 'heroGrazed':
        return bearerCue(b, at(b.state.heroes, event.hero), cues.grazed, 'plain');
      case 'heroKilled':
        return bearerCue(b, at(b.state.heroes, event.hero), cues.killed, 'bad');
      case 'standardLost':
        return bearerCue(b, at(b.state.standards, event.side), cues.standardLost, 'bad');
      default:
        return [];
    }
  };
