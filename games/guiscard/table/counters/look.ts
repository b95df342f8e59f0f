import type { Arm, Headgear, ShieldShape } from './figures.ts';

/** Everything a character's counter shows. */
export interface ManLook {
  readonly name: string;
  readonly code: string;
  readonly side: number;
  /** 0 healthy, 1 stunned, 2 wounded, 3 dead. */
  readonly health: number;
  readonly values: readonly [attack: number, defence: number, movement: number];
  readonly armour: boolean;
  readonly missile: string | null;
  /** The direction in which he rides, or -1 on foot. */
  readonly riding: number;
  readonly moved: boolean;
  readonly fired: boolean;
  /** Marks of his own: hung on a wall, in formation, laden. */
  readonly badge: 'none' | 'perched' | 'formation' | 'foulkon' | 'loot' | 'prisoner' | 'picked' | 'builder';
}

/** Equal strings mean equal pictures. */
export const manLookKey = (look: ManLook): string => Object.values(look).join('|');

/** What he fights with, as far as one sees it from above. */
export function armOf({ code, missile, riding }: Pick<ManLook, 'code' | 'missile' | 'riding'>): Arm {
  const kind = code.charAt(2);
  if (missile === 'short bow' || missile === 'composite bow') return 'bow';
  if (missile === 'javelin') return 'javelins';
  if (missile === 'sling') return 'sling';
  if (kind === 'p') return 'fork';
  if (code === 'Lic' || code === 'sheep') return 'none';
  if (code === 'Bih' || code === 'Aih') return 'pike';
  if (missile === 'lance') return riding >= 0 ? 'lance' : 'spear';
  if (code === 'Bim' || kind === 'l') return 'spear';
  return 'sword';
}

export function shieldOf({ code, missile }: Pick<ManLook, 'code' | 'missile'>): ShieldShape {
  if (missile === 'short bow' || missile === 'composite bow' || missile === 'sling') return 'none';
  if (code === 'Lip' || code === 'Lic' || code === 'Gih') return 'none';
  switch (code.charAt(0)) {
    case 'N':
    case 'G':
      return 'kite';
    case 'B':
    case 'S':
      return 'oval';
    default:
      return 'round';
  }
}

export function headgearOf({ code, armour }: Pick<ManLook, 'code' | 'armour'>): Headgear {
  if (code === 'Ace' || (code.startsWith('A') && !armour)) return 'turban';
  if (code === 'Ncc' || code === 'Lcc' || code === 'Bch') return 'crest';
  return armour ? 'helmet' : code.endsWith('m') ? 'helmet' : 'bare';
}
