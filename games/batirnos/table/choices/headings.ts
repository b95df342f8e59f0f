/** The headings under which choices stand in the panel. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import type { Action, Language } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

export const createHeadings =
  (lore: Lore) =>
  (action: Action<Batirnos>, sight: BattleSight): string => {
    const { headings } = WORDS[sight.language];
    const labels = (): Labels => new Labels(lore, sight);
    switch (action.type) {
      case 'hire':
        return nationName(lore, lore.data.troops.troops[action.troop]?.nation, sight.language) ?? headings.army;
      case 'hireCic':
      case 'hireWing':
      case 'hireDivision':
        return headings.generals;
      case 'hireCharacter':
        return headings.characters;
      case 'hireReserve':
      case 'mustered':
        return headings.army;
      case 'swap':
        return headings.deck;
      case 'deal':
      case 'assign':
        return headings.orders(labels().division(action.division));
      case 'placeLeader':
      case 'placeUnit':
        return headings.deployment;
      case 'toTop':
      case 'toBottom':
        return headings.back;
      case 'transfer':
        return headings.reserve;
      case 'pickDivision':
      case 'handOver':
      case 'mislead':
      case 'route':
        return headings.divisions;
      case 'nameFocus':
        return headings.focus;
      case 'stopTest':
      case 'drawOn':
        return headings.test;
      case 'ride':
        return labels().leader(action.leader);
      case 'march':
      case 'charge':
      case 'rotate':
      case 'limber':
      case 'unlimber':
      case 'mount':
      case 'dismount':
      case 'shoot':
      case 'enter':
        return labels().unit(action.unit);
      case 'trade':
        return labels().unit(action.units[0] ?? -1);
      case 'step':
        return headings.movement;
      case 'halt':
      case 'press':
        return headings.facing;
      case 'evade':
      case 'countercharge':
      case 'stand':
      case 'chase':
      case 'partingShot':
      case 'fireBack':
      case 'counterFire':
        return headings.reaction;
      case 'retarget':
      case 'attack':
        return headings.targets;
      case 'join':
      case 'pair':
      case 'combat':
      case 'principal':
      case 'pursue':
        return headings.melee;
      case 'fallBack':
      case 'stay':
      case 'goBack':
        return headings.retreat;
      case 'clear':
      case 'recover':
      case 'freeze':
        return headings.rally;
      case 'ready':
      case 'takeCard':
      case 'decline':
      case 'endMoves':
      case 'hold':
      case 'ceaseFire':
      case 'giveUp':
      case 'endRally':
        return headings.end;
    }
  };

const nationName = ({ data }: Lore, nation: string | undefined, language: Language): string | undefined =>
  data.armies.nations.find(({ id }) => id === nation)?.name[language];
