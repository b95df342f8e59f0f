/** What both languages ask before they name a piece: its arm, its side, whether its name is a name or a description. */
import type { Ground } from '../../src/battle.ts';

type Arm = 'foot' | 'tercio' | 'shot' | 'horse' | 'guns';

/** Without an arm: troops that the players mustered, and nobody has told which. */
export function armOf({ roster, troops }: Ground, unit: number): Arm | null {
  const type = troops[roster.units[unit]?.troop ?? -1]?.type;
  switch (type) {
    case undefined:
      return null;
    case 'Q':
      return 'tercio';
    case 'PM':
    case 'FP':
      return 'foot';
    case 'FL':
      return 'shot';
    case 'AL':
    case 'AP':
      return 'guns';
    default:
      return 'horse';
  }
}

/** The arm of a whole division, guns aside; null where it is mixed. */
export function armOfDivision(ground: Ground, division: number): 'foot' | 'horse' | null {
  const arms = (ground.roster.divisions[division]?.units ?? []).map(unit => armOf(ground, unit));
  if (arms.length === 0 || arms.includes(null)) return null;
  if (arms.every(arm => arm === 'horse')) return 'horse';
  return arms.includes('horse') ? null : 'foot';
}

/** The name on the card as a sentence takes it: without what the arm says anyway, with printers' apostrophes. */
export const plain = (name: string, and: string): string =>
  name
    .replace(/ \(.*\)$|-cavalerie$/, '')
    .replace(' / ', ` ${and} `)
    .replaceAll("'", '’');
