/** What the counters of a battle show now. */
import {
  AMBUSHED,
  type Battle,
  divisionOf,
  divisionSlot,
  FIRED,
  facingOf,
  isArtillery,
  isOpen,
  leaderCard,
  leaderSlot,
  MOVED,
  marked,
  onMap,
  paralysed,
  SECOND,
  shaken,
  sideOf,
  strengthOf,
  troopOf,
  typeOf,
} from '@carroccio/batirnos/survey';
import type { LeaderLook, UnitLook } from '../counters/look.ts';
import type { Labels } from '../labels.ts';

const placeOf = (b: Battle, division: number): number => (division < 0 ? -1 : divisionSlot(b, division).place);

export function unitLook(labels: Labels, unit: number): UnitLook {
  const { battle: b, words } = labels;
  const second = marked(b, unit, SECOND);
  const type = typeOf(b, unit);
  const { nation, strength: full } = troopOf(b, unit);
  return {
    side: sideOf(b, unit),
    type,
    code: words.codes[type],
    nation,
    name: labels.shortUnit(unit),
    division: placeOf(b, divisionOf(b, unit)),
    facing: onMap(b, unit) && !(second && isArtillery(b, unit)) ? facingOf(b, unit) : null,
    strength: strengthOf(b, unit),
    full,
    second,
    open: isOpen(b, unit),
    shaken: shaken(b, unit),
    paralysed: paralysed(b, unit),
    ambushed: marked(b, unit, AMBUSHED),
    moved: marked(b, unit, MOVED),
    fired: marked(b, unit, FIRED),
  };
}

export function leaderLook(labels: Labels, leader: number): LeaderLook {
  const { battle: b } = labels;
  const { side, role } = leaderSlot(b, leader);
  const { nation, morale, strength: full } = leaderCard(b, leader);
  return {
    side,
    kind: b.state.cic[side] === leader ? 'cic' : role,
    nation,
    name: labels.leader(leader),
    division: placeOf(
      b,
      b.roster.divisions.findIndex(one => one.leader === leader),
    ),
    morale,
    strength: b.state.health[leader] ?? 0,
    full,
  };
}
