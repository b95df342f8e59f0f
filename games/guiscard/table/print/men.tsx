/** The counters of men: four states on two counters, and two more for whoever has a horse (gui.1.2). */
import { DEAD, HEALTHY, type Man, STUNNED, WOUNDED } from '@carroccio/guiscard/survey';
import { FootCounter } from '../counters/FootCounter.tsx';
import { LooseHorse } from '../counters/LooseHorse.tsx';
import type { ManLook } from '../counters/look.ts';
import { RiderCounter } from '../counters/RiderCounter.tsx';
import { SheepSign } from '../counters/Signs.tsx';
import type { Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

const NORTH = 0;
const ON_FOOT = -1;

function look({ name, code, armour, missile }: Man, side: number, health: number, values: readonly number[]): ManLook {
  const [attack = 0, defence = 0, movement = 0] = values;
  return {
    name,
    code,
    side,
    health,
    values: [attack, defence, movement],
    armour,
    missile,
    riding: ON_FOOT,
    moved: false,
    fired: false,
    badge: 'none',
  };
}

export function footPieces({ words, table }: PrintSource, one: Man, side: number): Piece[] {
  if (one.animal) {
    const front = <SheepSign side={side} dead={false} />;
    return [{ id: one.id, label: table.sheep, front, back: <SheepSign side={side} dead /> }];
  }
  const { states } = words;
  return [
    {
      id: `${one.id} unhurt`,
      label: words.face(one.name, `${states.healthy} / ${states.stunned}`),
      front: <FootCounter {...look(one, side, HEALTHY, one.foot)} />,
      back: <FootCounter {...look(one, side, STUNNED, [0, one.stunned, 0])} />,
    },
    {
      id: `${one.id} wounded`,
      label: words.face(one.name, `${states.wounded} / ${states.dead}`),
      front: <FootCounter {...look(one, side, WOUNDED, one.footWounded)} />,
      back: <FootCounter {...look(one, side, DEAD, [])} />,
    },
  ];
}

export function riderPieces({ words }: PrintSource, one: Man, side: number): Piece[] {
  if (!one.mounted || !one.mountedWounded) return [];
  const { states } = words;
  const horse = { side, facing: NORTH, led: false, name: one.name };
  return [
    {
      id: `${one.id} mounted`,
      label: words.face(one.name, `${words.mounted(states.healthy)} / ${words.horse}`),
      front: <RiderCounter {...look(one, side, HEALTHY, one.mounted)} riding={NORTH} />,
      back: <LooseHorse {...horse} dead={false} />,
    },
    {
      id: `${one.id} mounted wounded`,
      label: words.face(one.name, `${words.mounted(states.wounded)} / ${words.deadHorse}`),
      front: <RiderCounter {...look(one, side, WOUNDED, one.mountedWounded)} riding={NORTH} />,
      back: <LooseHorse {...horse} dead />,
    },
  ];
}
