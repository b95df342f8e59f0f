/** Where an action points: on the field, or on the sheet. */
import { type Battle, cellOf, type Guiscard, sideCells } from '@carroccio/guiscard/survey';
import type { Action, Frame } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD, SHEET } from '../board/board-id.ts';
import { isOnSheet } from '../board/fronts.ts';
import { enginePiece, horsePiece, ladderPiece, ropePiece, unitPiece } from '../board/piece-ids.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { type SheetPlan, sheetPlan } from '../sheet/plan.ts';

const atCell = (cell: number): Spot | null => (cell < 0 ? null : { board: FIELD, cell });

const facing = (cell: number, direction: number, towards: 'side' | 'corner' = 'side'): Spot | null =>
  cell < 0 ? null : { board: FIELD, cell, facing: { direction: ((direction % 6) + 6) % 6, towards } };

function atUnit(b: Battle, unit: number): Spot | null {
  const cell = cellOf(b, unit);
  return cell < 0 ? null : { board: FIELD, cell, piece: unitPiece(unit) };
}

function atHorse({ state }: Battle, horse: number): Spot | null {
  const one = state.horses[horse];
  return one && one.rider < 0 && one.head >= 0 ? { board: FIELD, cell: one.head, piece: horsePiece(horse) } : null;
}

/** The first of those who march who still stands in ranks. */
const leadOf = ({ state }: Battle, marching: readonly number[]): number =>
  marching.find(unit => state.formations.some(({ units }) => units.includes(unit))) ?? -1;

function atEngine({ state }: Battle, engine: number): Spot | null {
  const one = state.engines[engine];
  return one && !one.gone && one.head >= 0 ? { board: FIELD, cell: one.head, piece: enginePiece(engine) } : null;
}

function atLadder({ state }: Battle, ladder: number): Spot | null {
  const one = state.ladders[ladder];
  return one && !one.gone && one.cell >= 0 ? { board: FIELD, cell: one.cell, piece: ladderPiece(ladder) } : null;
}

function atRope({ state }: Battle, grapnel: number): Spot | null {
  const one = state.grapnels[grapnel];
  return one && !one.gone && one.cell >= 0 ? { board: FIELD, cell: one.cell, piece: ropePiece(grapnel) } : null;
}

/** Something for one of several men: it shows once he is selected. */
const by = (unit: number, spot: Spot | null): Spot | null => spot && { ...spot, of: unitPiece(unit) };

/** The hex in which what is being placed has been put. */
const placed = (frame: Frame<Guiscard> | undefined): number => (frame && 'to' in frame ? frame.to : -1);

function atTask(b: Battle, { kind, unit, on }: Extract<Action<Guiscard>, { type: 'task' }>): Spot | null {
  switch (kind) {
    case 'push':
      return atLadder(b, on);
    case 'light':
    case 'douse':
      return atCell(on);
    case 'cut':
    case 'pull':
      return atRope(b, on) ?? atUnit(b, unit);
    case 'gate':
      return atCell(b.field.gate);
    case 'tear':
      return atCell(sideCells(b.field.grid, on).find(cell => cell !== cellOf(b, unit)) ?? -1);
    case 'capture':
      return atUnit(b, on);
  }
}

/** Whom an attack is aimed at. */
function atAttack(b: Battle, index: number): Spot | null {
  const attack = b.state.attacks[index];
  if (!attack) return null;
  return attack.horse >= 0 ? atHorse(b, attack.horse) : atUnit(b, attack.defenders[0] ?? -1);
}

const first = (b: Battle, formation: number): Spot | null => atUnit(b, b.state.formations[formation]?.units[0] ?? -1);

export function createSpots({
  battle,
  grounds,
}: Lore): (action: Action<Guiscard>, sight: SkirmishSight) => Spot | null {
  const plans = new Map<string, SheetPlan | null>();
  const planOf = (sight: SkirmishSight): SheetPlan | null => {
    const { scenario } = sight.scene;
    if (!plans.has(scenario)) plans.set(scenario, sheetPlan(grounds, scenario));
    return plans.get(scenario) ?? null;
  };
  const onSheet = (unit: number, sight: SkirmishSight): Spot | null => {
    const cell = planOf(sight)?.manCell(unit) ?? -1;
    return cell < 0 ? null : { board: SHEET, cell, piece: unitPiece(unit) };
  };

  return (action, sight) => {
    const b = battle(sight);
    const frame = sight.decision?.frame;
    switch (action.type) {
      case 'put':
      case 'rideTo':
      case 'step':
      case 'dismount':
      case 'lay':
      case 'retreatTo':
      case 'giveWay':
      case 'lieAt':
        return atCell(action.to);
      case 'moveAside':
      case 'clearBodies':
        return by(action.unit, atCell(action.to));
      case 'shiftHorse':
        return by(action.unit, atCell(action.head));
      case 'burn':
      case 'strike':
      case 'carryTo':
      case 'layLadder':
      case 'bombard':
        return atCell(action.cell);
      case 'engineTo':
        return atCell(action.head);
      case 'face':
        return facing(placed(frame), action.direction, frame?.step === 'faceRank' ? 'corner' : 'side');
      case 'faceCorner':
        return facing(placed(frame), action.direction, 'corner');
      case 'raise':
      case 'setLadder':
        return facing(action.cell, action.direction);
      case 'formUp':
        return facing(cellOf(b, action.unit), action.front, 'corner');
      case 'shift': {
        const lead = frame?.step === 'formationMarch' ? leadOf(b, frame.units) : -1;
        return facing(cellOf(b, lead), action.direction);
      }
      case 'wheel':
        return atUnit(b, action.pivot);
      case 'move':
      case 'serve':
      case 'shoot':
      case 'name':
      case 'bear':
      case 'counter':
      case 'lift':
      case 'takeBlow':
      case 'goFirst':
      case 'faceFirst':
      case 'advance':
        return atUnit(b, action.unit);
      case 'fireAt':
        return { board: FIELD, cell: action.cell, piece: unitPiece(action.target) };
      case 'fireAtHorse':
        return { board: FIELD, cell: action.cell, piece: horsePiece(action.horse) };
      case 'charge':
      case 'groupCharge':
      case 'joinCharge':
      case 'attack':
      case 'attackPikes':
        return by(action.unit, atUnit(b, action.target));
      case 'attackHorse':
        return by(action.unit, atHorse(b, action.horse));
      case 'join':
        return by(action.unit, atAttack(b, action.attack));
      case 'include':
        return atUnit(b, action.target);
      case 'resolve':
        return atAttack(b, action.attack);
      case 'task':
        return by(action.unit, atTask(b, action));
      case 'passArrows':
        return by(action.unit, atUnit(b, action.to));
      case 'mount':
      case 'bridle':
      case 'letGo':
      case 'seize':
        return atHorse(b, action.horse);
      case 'hurl':
      case 'carryEngine':
        return atEngine(b, action.engine);
      case 'dissolve':
      case 'march':
      case 'foulkon':
        return first(b, action.formation);
      case 'shoulder':
      case 'bringLadder':
      case 'turnLadder':
        return atLadder(b, action.ladder) ?? atUnit(b, action.unit);
      case 'climb':
        return atLadder(b, action.ladder);
      case 'throwGrapnel':
        return by(b.state.grapnels[action.grapnel]?.bearer ?? -1, atCell(action.to));
      case 'climbRope':
      case 'coil':
        return atRope(b, action.grapnel);
      case 'recruit':
      case 'builder':
      case 'pick':
        return onSheet(action.unit, sight);
      case 'strikeDown':
        return isOnSheet(frame) ? onSheet(action.unit, sight) : atUnit(b, action.unit);
      case 'stayOut':
      case 'chooseMap':
      case 'chooseEdge':
      case 'equip':
      case 'ready':
      case 'hold':
      case 'coverFrom':
      case 'loose':
      case 'launch':
      case 'disperse':
      case 'endCharges':
      case 'endMoves':
      case 'aboutFace':
      case 'takeLoot':
      case 'leave':
      case 'stop':
      case 'putDown':
      case 'descend':
      case 'vault':
      case 'crossTop':
      case 'declared':
      case 'refuse':
      case 'stand':
      case 'table':
      case 'decline':
      case 'sortie':
      case 'assault':
      case 'build':
      case 'workOn':
      case 'standDown':
      case 'negotiate':
      case 'endDay':
      case 'patrol':
      case 'wait':
      case 'withdraw':
      case 'fightOn':
      case 'shutIn':
      case 'giveBattle':
      case 'divide':
        return null;
    }
  };
}
