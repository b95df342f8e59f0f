/** What happened, in a word, where it happened. */
import type { GameEvent } from '@carroccio/kernel';
import { communeOf, type Podesta } from '@carroccio/podesta/survey';
import type { Cue } from '@carroccio/table/picture.ts';
import { FIELD, MAP } from '../board/board-ids.ts';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';

type Tone = Cue['tone'];

export const createCues =
  (lore: Lore) =>
  (event: GameEvent<Podesta>, sight: PodestaSight): readonly Cue[] => {
    const labels = new Labels(lore, sight);
    const { cues } = labels.words;
    const { state } = sight;
    const at = (cell: number, text: string, tone: Tone): readonly Cue[] =>
      cell < 0 ? [] : [{ board: MAP, cell, text, tone }];
    const town = (commune: number, text: string, tone: Tone): readonly Cue[] =>
      at(lore.world.square[commune] ?? -1, text, tone);
    const sestiere = (index: number, text: string, tone: Tone): readonly Cue[] => {
      const place = state.place[index] ?? -1;
      return town(place < 0 ? communeOf(index) : place, text, tone);
    };
    const company = (unit: number, text: string, tone: Tone): readonly Cue[] => {
      const cell = state.battle?.soldiers.find(soldier => soldier.unit === unit)?.cell ?? -1;
      return cell < 0 ? [] : [{ board: FIELD, cell, text, tone }];
    };
    switch (event.type) {
      case 'trusted':
        return sestiere(event.sestiere, cues.trusted(labels.sestiere(event.sestiere)), 'good');
      case 'untrusted':
        return sestiere(event.sestiere, cues.untrusted(labels.sestiere(event.sestiere)), 'bad');
      case 'sestiereExiled':
        return sestiere(event.sestiere, cues.exiled, 'bad');
      case 'elected':
        return town(event.commune, cues.elected, 'good');
      case 'ousted':
        return town(event.commune, cues.ousted, 'bad');
      case 'workBegun':
        return town(event.commune, cues.begun, 'plain');
      case 'workDone':
        return town(event.commune, cues.finished, 'good');
      case 'feastHeld':
        return town(event.commune, cues.feast, 'good');
      case 'taxes':
        return town(event.commune, cues.taxes(event.florins), 'good');
      case 'raided':
        return town(event.commune, cues.raided, 'bad');
      case 'impoverished':
        return town(event.commune, cues.ruined, 'bad');
      case 'besieged':
        return town(event.commune, cues.besieged, 'bad');
      case 'wallShot':
        return town(event.commune, event.hit ? cues.wall(event.left) : cues.miss, event.hit ? 'bad' : 'plain');
      case 'breached':
        return town(event.commune, cues.breached, 'bad');
      case 'gatesOpened':
        return town(event.commune, cues.gates, 'bad');
      case 'lifted':
        return town(event.commune, cues.lifted, 'good');
      case 'conquered':
        return town(event.commune, cues.conquered, 'bad');
      case 'battleBegan':
        return at(event.cell, cues.battle, 'bad');
      case 'bolt':
        return company(event.target, event.hit ? cues.hit : cues.blocked, event.hit ? 'bad' : 'plain');
      case 'clash':
        return event.units.flatMap((unit, side) => (event.damage[side] ? [] : company(unit, cues.blocked, 'plain')));
      case 'damaged':
        return company(event.unit, cues.damage(event.damage), 'bad');
      case 'eliminated':
        return company(event.unit, event.captured ? cues.captured : cues.killed, 'bad');
      case 'routed':
        return company(event.unit, cues.routed, 'bad');
      case 'healed':
        return company(event.unit, cues.healed, 'good');
      default:
        return [];
    }
  };
