/** The map of the battle. */
import type { Ground } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import type { ReactNode } from 'react';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { BattleGround, MARGIN } from '../map/BattleGround.tsx';
import { BOARD } from './board-id.ts';
import { piecesOf } from './pieces.tsx';

/** The printed map of each scenario, made once for each language. */
function createGrounds({ setting }: Lore): (ground: Ground, language: Language) => ReactNode {
  const made = new Map<string, ReactNode>();
  return (ground, language) => {
    const key = `${ground.scenario} ${language}`;
    const known = made.get(key);
    if (known) return known;
    const title = setting.game.text[language].scenarios[ground.scenario]?.title ?? '';
    const element = <BattleGround ground={ground} title={title} language={language} />;
    made.set(key, element);
    return element;
  };
}

export function createBoards(lore: Lore): (sight: BattleSight) => readonly BoardPicture[] {
  const groundOf = createGrounds(lore);
  return sight => {
    const labels = new Labels(lore, sight);
    const ground = lore.ground[sight.scene.scenario];
    return [
      {
        id: BOARD,
        title: lore.setting.game.text[sight.language].scenarios[ground.scenario]?.title ?? '',
        grid: ground.field.grid,
        margin: MARGIN,
        ground: groundOf(ground, sight.language),
        pieces: piecesOf(labels, sight),
        cellName: cell => labels.cell(cell),
      },
    ];
  };
}
