/** What happened, in a word, where it happened; shots as lines to where they came down. */
import { type Battle, cellOf, type Guiscard } from '@carroccio/guiscard/survey';
import type { GameEvent } from '@carroccio/kernel';
import type { Cue } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { type TableWords, WORDS } from '../text/index.ts';

type Tone = Cue['tone'];
type Cues = readonly Cue[];

const cue = (cell: number, text: string, tone: Tone, from = -1): Cues =>
  cell < 0 ? [] : [{ board: FIELD, cell, text, tone, ...(from >= 0 ? { from } : {}) }];

const ofUnit = (b: Battle, unit: number, text: string, tone: Tone): Cues => cue(cellOf(b, unit), text, tone);

const ofHorse = ({ state }: Battle, horse: number, text: string, tone: Tone): Cues => {
  const one = state.horses[horse];
  const cell = one && one.rider >= 0 ? (state.cell[one.rider] ?? -1) : (one?.head ?? -1);
  return cue(cell, text, tone);
};

const ofLadder = ({ state }: Battle, ladder: number, text: string, tone: Tone): Cues =>
  cue(state.ladders[ladder]?.cell ?? -1, text, tone);

const ofEngine = ({ state }: Battle, engine: number, text: string, tone: Tone): Cues =>
  cue(state.engines[engine]?.head ?? -1, text, tone);

/** Aimed there, come down here: what the scatter has done with it. */
function shot(cues: TableWords['cues'], from: number, cell: number, impact: number): Cues {
  if (impact === cell) return cue(cell, cues.hit, 'bad', from);
  return [...cue(cell, cues.aimed, 'plain'), ...cue(impact, impact < 0 ? '' : cues.misses, 'plain', from)];
}

/** The letter of a table's result, or that nothing has come of it. */
const outcome = (cues: TableWords['cues'], cell: number, result: string): Cues =>
  result === '' || result === '-' ? cue(cell, cues.noEffect, 'plain') : cue(cell, result, 'bad');

export const createCues =
  ({ battle }: Lore) =>
  (event: GameEvent<Guiscard>, sight: SkirmishSight): Cues => {
    const b = battle(sight);
    const { cues } = WORDS[sight.language];
    switch (event.type) {
      case 'shot':
        return shot(cues, cellOf(b, event.unit), event.cell, event.impact);
      case 'fired':
        return outcome(cues, event.cell, event.result);
      case 'fireArrow':
        return cue(
          event.cell,
          event.caught ? cues.arrowCatches : cues.arrowFails,
          event.caught ? 'bad' : 'plain',
          cellOf(b, event.unit),
        );
      case 'hurled':
        return cue(event.impact, cues.stone, 'bad', b.state.engines[event.engine]?.head ?? -1);
      case 'sprayed':
        return cue(
          event.cell,
          event.works ? cues.greekFire : cues.fails,
          event.works ? 'bad' : 'plain',
          b.state.engines[event.engine]?.head ?? -1,
        );
      case 'malfunction':
        return ofEngine(b, event.engine, event.exploded ? cues.ignited : cues.fails, 'bad');
      case 'ignited':
        return cue(event.cell, cues.ignited, 'bad');
      case 'doused':
        return cue(event.cell, cues.doused, 'good');
      case 'burntOut':
        return cue(event.cell, cues.burntOut, 'plain');
      case 'harmed':
        return ofUnit(b, event.unit, cues[event.harm], 'bad');
      case 'drowned':
        return ofUnit(b, event.unit, cues.drowned, 'bad');
      case 'horseKilled':
        return ofHorse(b, event.horse, cues.horseKilled, 'bad');
      case 'unhorsed':
        return ofUnit(b, event.unit, cues.unhorsed, 'bad');
      case 'chargeDeclared':
        return ofUnit(b, event.unit, cues.charge(event.hexes), 'plain');
      case 'counterDeclared':
        return ofUnit(b, event.unit, cues.counter, 'plain');
      case 'chargeLost':
        return ofUnit(b, event.unit, cues.chargeLost, 'bad');
      case 'mounted':
        return ofUnit(b, event.unit, cues.mounted, 'plain');
      case 'dismounted':
        return cue(event.to, cues.dismounted, 'plain');
      case 'bridled':
        return ofHorse(b, event.horse, cues.bridled, 'good');
      case 'bridleMissed':
        return ofHorse(b, event.horse, cues.bridleMissed, 'bad');
      case 'tested':
        return ofUnit(b, event.unit, cues.tested(event.total), 'plain');
      case 'formed':
        return ofUnit(b, event.units[0] ?? -1, cues.formed, 'good');
      case 'ladderRaised':
        return cue(event.cell, cues.ladderUp, 'good');
      case 'ladderFell':
        return ofLadder(b, event.ladder, event.ok ? cues.ladderFalls : cues.holds, event.ok ? 'bad' : 'plain');
      case 'climbed':
        return ofUnit(b, event.unit, cues.climbs, 'plain');
      case 'vaulted':
        return cue(event.to, event.ok ? cues.over : cues.falls, event.ok ? 'good' : 'bad');
      case 'grapnelThrown':
        return ofUnit(b, event.unit, event.ok ? cues.grapnel : cues.fails, event.ok ? 'good' : 'plain');
      case 'ropeCut':
        return ofUnit(b, event.unit, event.ok ? cues.cut : cues.fails, event.ok ? 'bad' : 'plain');
      case 'pulled':
        return cue(event.cell, event.ok ? cues.pulled : cues.holds, event.ok ? 'bad' : 'plain');
      case 'gateWorked':
        return cue(b.field.gate, event.open ? cues.gateOpen : cues.gateClosed, 'plain');
      case 'captured':
        return ofUnit(b, event.unit, cues.captured, 'bad');
      case 'freed':
        return ofUnit(b, event.unit, cues.freed, 'good');
      case 'ruined':
        return cue(event.cell, cues.breach, 'bad');
      case 'engineDestroyed':
        return ofEngine(b, event.engine, cues.engineLost, 'bad');
      case 'attacked':
        return ofUnit(b, event.defenders[0] ?? -1, cues.attack, 'plain');
      case 'refused':
        return ofUnit(b, event.units[0] ?? -1, cues.refused, 'plain');
      case 'fought':
        return outcome(cues, cellOf(b, event.defenders[0] ?? event.attackers[0] ?? -1), event.result);
      case 'retreated':
        return cue(event.to, cues.retreat, 'bad');
      case 'stood':
        return ofUnit(b, event.unit, cues.stood, 'bad');
      case 'advanced':
        return cue(event.to, cues.advance, 'good');
      case 'recovered':
        return ofUnit(b, event.unit, cues.recovered, 'good');
      case 'left':
        return ofUnit(b, event.unit, cues.left, 'plain');
      case 'bombarded':
        return cue(event.cell, cues.bombarded(event.result), 'plain');
      default:
        return [];
    }
  };
