/** What the counters of a skirmish show now. */
import { directionTo } from '@carroccio/boards';
import {
  type Battle,
  cellOf,
  FIRED,
  formationOf,
  isMounted,
  isPerched,
  LANCE_THROWN,
  MOVED,
  man,
  marked,
  sideOf,
  tailOf,
  VOLLEYED,
  values,
} from '@carroccio/guiscard/survey';
import type { ManLook } from '../counters/look.ts';

function badgeOf(b: Battle, unit: number): ManLook['badge'] {
  const { loot, prisoners } = b.state;
  if (isPerched(b, unit)) return 'perched';
  if (prisoners.some(held => held.unit === unit)) return 'prisoner';
  if (loot.some(({ bearer }) => bearer === unit)) return 'loot';
  const formation = formationOf(b, unit);
  return formation ? (formation.foulkon ? 'foulkon' : 'formation') : 'none';
}

/** On the map; elsewhere a horseman's counter is his foot one. */
export function manLook(b: Battle, unit: number, name: string): ManLook {
  const { code, armour, missile } = man(b, unit);
  const [attack = 0, defence = 0, movement = 0] = values(b, unit);
  const riding = isMounted(b, unit) && cellOf(b, unit) >= 0 && tailOf(b, unit) >= 0;
  return {
    name,
    code,
    side: sideOf(b, unit),
    health: b.state.health[unit] ?? 0,
    values: [attack, defence, movement],
    armour,
    missile: missile === 'lance' && marked(b, unit, LANCE_THROWN) ? null : missile,
    riding: riding ? directionTo(b.field.grid, tailOf(b, unit), cellOf(b, unit)) : -1,
    moved: marked(b, unit, MOVED),
    fired: marked(b, unit, FIRED | VOLLEYED),
    badge: badgeOf(b, unit),
  };
}
