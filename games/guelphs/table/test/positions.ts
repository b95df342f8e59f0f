/** Positions of Campaldino in which a unit of Vieri's has somebody before it. */
import { guelphs } from '@carroccio/guelphs';
import { Match } from '@carroccio/kernel';
import { settingOf } from '@carroccio/table/testing/index.ts';
import { unitPiece } from '../board/piece-ids.ts';
import { namesIn, smallPosition } from '../lessons/position.ts';

export const setting = settingOf(guelphs);
const { unit, battaglia } = namesIn('campaldino');
export const feditori = unitPiece(unit('cp-vieri-c-feditori-1'));
export const fieschi = unitPiece(unit('cp-pazzo-c-fieschi-1'));

/** Vieri gives orders; one of Pazzo's units stands at this hex. */
export function facing(enemy: string): Match {
  const match = new Match(setting.game, { scenario: 'campaldino', seed: 'plans', stream: 'sfc32' });
  const units = {
    'cp-vieri-c-feditori-1': ['1407', 'W'],
    'cp-vieri-c-feditori-2': ['1408', 'W'],
    'cp-pazzo-c-fieschi-1': [enemy, 'E'],
    'cp-pazzo-c-orvieto-1': ['0808', 'E'],
  } as const;
  match.edit(smallPosition('campaldino', { units, capitani: { vieri: '1408', pazzo: '0808' }, active: 0 }));
  while (match.play.decision()?.step !== 'orders') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const legal = match.play.legal(seat);
    const on = legal.find(action => action.type === 'activate' && action.battaglia === battaglia('vieri')) ?? legal[0];
    if (!on || !match.act(seat, on).ok) throw new Error('nobody gives orders');
  }
  return match;
}
