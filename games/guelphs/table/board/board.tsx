/** The map of the battle. */
import type { Ground } from '@carroccio/guelphs/survey';
import type { Language } from '@carroccio/kernel';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import type { ReactNode } from 'react';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { BattleGround } from '../map/BattleGround.tsx';
import { MARGIN } from '../map/sheet.ts';
import { BOARD } from './board-id.ts';
import { piecesOf } from './pieces.tsx';

/** The printed map of each scenario, made once for each language. */
function createGrounds({ data, setting }: Lore): (ground: Ground, language: Language) => ReactNode {
  const made = new Map<string, ReactNode>();
  return ({ scenario, battle, field }, language) => {
    const key = `${scenario} ${language}`;
    const known = made.get(key);
    if (known) return known;
    const map = data.maps[battle];
    const army = data.armies[battle];
    if (!map || !army) throw new RangeError(`no map of ${battle}`);
    const element = (
      <BattleGround
        battle={battle}
        field={field}
        map={map}
        title={setting.game.text[language].scenarios[scenario]?.title ?? ''}
        language={language}
        hexMetres={army.scale.hexMetres}
      />
    );
    made.set(key, element);
    return element;
  };
}

export function createBoards(lore: Lore): (sight: BattleSight) => readonly BoardPicture[] {
  const groundOf = createGrounds(lore);
  return sight => {
    const labels = new Labels(lore, sight);
    const { battle } = labels;
    return [
      {
        id: BOARD,
        title: lore.setting.game.text[sight.language].scenarios[battle.scenario]?.title ?? '',
        grid: battle.field.grid,
        margin: MARGIN,
        ground: groundOf(battle, sight.language),
        pieces: piecesOf(labels),
        cellName: cell => labels.cell(cell),
      },
    ];
  };
}
