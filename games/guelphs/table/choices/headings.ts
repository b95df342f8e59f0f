/** The headings under which choices stand in the panel, and the few words they need below them. */
import type { Guelphs } from '@carroccio/guelphs/survey';
import type { Action } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

export const createHeadings =
  (lore: Lore) =>
  (action: Action<Guelphs>, sight: BattleSight): string => {
    const { headings } = WORDS[sight.language];
    switch (action.type) {
      case 'order':
        return new Labels(lore, sight).unit(action.unit);
      case 'enterMap':
      case 'emerge':
      case 'comeBack':
        return headings.entry;
      case 'place':
      case 'deploy':
        return headings.deployment;
      case 'activate':
      case 'tradimento':
      case 'continuum':
      case 'interrupt':
        return headings.activation;
      case 'free':
      case 'coordinate':
      case 'declareBattle':
      case 'march':
        return headings.battaglie;
      case 'moveCapitano':
      case 'follow':
      case 'escape':
        return headings.capitano;
      case 'movePersonality':
      case 'adjutant':
        return headings.personalities;
      case 'recovery':
      case 'rally':
        return headings.special;
      case 'step':
      case 'back':
      case 'leaveBehind':
      case 'marchUnit':
      case 'comeUp':
      case 'edge':
        return headings.movement;
      case 'turn':
      case 'face':
        return headings.facing;
      case 'attack':
      case 'fireAt':
        return headings.targets;
      case 'react':
      case 'shoot':
      case 'countercharge':
        return headings.reaction;
      case 'combat':
      case 'press':
        return headings.combats;
      case 'takeHit':
      case 'keep':
      case 'shake':
      case 'spend':
        return headings.losses;
      case 'pass':
      case 'decline':
      case 'endOrders':
      case 'stop':
      case 'noAttack':
      case 'hold':
      case 'callOff':
      case 'stay':
      case 'endRally':
      case 'ready':
      case 'renounce':
      case 'marchOn':
      case 'endMarch':
        return headings.end;
    }
  };

/** Below the name of a unit an Order is its verb alone: one row of them for each. */
export const shortWords = (action: Action<Guelphs>, sight: BattleSight): string | null =>
  action.type === 'order' ? WORDS[sight.language].orders[action.order] : null;
