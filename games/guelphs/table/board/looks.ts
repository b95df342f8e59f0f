/** What the counters of a battle show now. */
import {
  type Battle,
  battaglia,
  card,
  currentRating,
  DISRUPTED,
  FIRED,
  facingOf,
  heroValue,
  marked,
  ORDERED,
  onMap,
  printedRating,
  ratingsOf,
} from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import type { PersonalityLook, UnitLook } from '../counters/look.ts';
import { commanderName } from '../labels.ts';
import type { TableWords } from '../text/index.ts';

/** The name as the words have it: numbered where several of a Battaglia bear it. */
function numbered({ roster }: Battle, printed: ReturnType<typeof card>): string {
  const alike = roster.units.filter(
    ({ battaglia: index, name, type }) => index === printed.battaglia && name === printed.name && type === printed.type,
  );
  return alike.length > 1 ? `${printed.name} ${alike.indexOf(printed) + 1}` : printed.name;
}

export function unitLook(b: Battle, unit: number): UnitLook {
  const printed = card(b, unit);
  return {
    unit: { ...printed, name: numbered(b, printed) },
    battle: b.battle,
    stripe: battaglia(b, printed.battaglia).stripe,
    facing: onMap(b, unit) ? facingOf(b, unit) : null,
    printed: printedRating(b, unit),
    rating: currentRating(b, unit),
    hits: at(b.state.hits, unit),
    disrupted: marked(b, unit, DISRUPTED),
    fired: marked(b, unit, FIRED),
    ordered: marked(b, unit, ORDERED),
  };
}

export function capitanoLook(b: Battle, words: TableWords, index: number): PersonalityLook {
  const { side, stripe, capitano } = battaglia(b, index);
  const { capacity, adjutant } = at(b.state.capitani, index);
  return {
    kind: 'capitano',
    name: commanderName(b, words, index),
    side,
    battle: b.battle,
    stripe,
    ...ratings(b, index),
    capacity,
    king: capitano?.king ?? false,
    adjutant,
  };
}

/** Adjutants have more to them than ratings: a look holds these two and no more. */
const ratings = (b: Battle, index: number): { combat: number; range: number } => {
  const { combat, range } = ratingsOf(b, index);
  return { combat, range };
};

export function heroLook(b: Battle, hero: number): PersonalityLook {
  const { name, battaglia: index } = at(b.roster.heroes, hero);
  const { side, stripe } = battaglia(b, index);
  return {
    kind: 'hero',
    name,
    side,
    battle: b.battle,
    stripe,
    combat: heroValue(b, hero),
    wounded: at(b.state.wounded, hero),
  };
}

export function standardLook(b: Battle, words: TableWords, side: 0 | 1): PersonalityLook {
  const bearers = b.roster.battaglie.find(one => one.side === side && one.standard);
  return { kind: 'standard', name: words.tracks.standard, side, battle: b.battle, stripe: bearers?.stripe ?? '' };
}
