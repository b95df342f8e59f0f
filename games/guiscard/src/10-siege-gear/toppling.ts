/** Ladders and ropes that come down, pushed, cut, or with the stakes that held them (gui.10.1.6, gui.10.6.4). */
import { neighbour } from '@carroccio/boards';
import { at, type Flow } from '@carroccio/kernel';
import { type Frames, harm } from '../06-combat/harm.ts';
import { type Battle, livingAt } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { GONE } from '../state.ts';

/** gui.10.1.6b, gui.10.1.6c: the ladder is laid by whoever brought it down, then its climber falls. */
export function toppleLadder(b: Battle, index: number, by: number): Frames {
  const ladder = at(b.state.ladders, index);
  const { climber, cell } = ladder;
  Object.assign(ladder, { climber: -1, direction: -1 });
  return [
    { step: 'ladderFall', ladder: index, by },
    ...(climber >= 0 ? [{ step: 'tumble' as const, unit: climber, cell }] : []),
  ];
}

/** gui.10.6.4: the grapnel is lost, who hung on it is hurt, who stood under it stunned. */
export function dropRope(b: Battle, flow: Flow<Guiscard>, index: number, rule: string): Frames {
  const grapnel = at(b.state.grapnels, index);
  const { climber, cell } = grapnel;
  Object.assign(grapnel, { gone: true, cell: GONE, to: GONE, climber: -1, top: false });
  if (climber < 0) return [];
  const below = livingAt(b, cell, climber);
  return [
    ...harm(b, flow, climber, 'wounded', 'fall', rule),
    ...(below >= 0 ? harm(b, flow, below, 'stunned', 'fall', rule) : []),
  ];
}

/** gui.10.1.6e: what leant on a hex or hung from it comes down with it. */
export function loseHold(b: Battle, flow: Flow<Guiscard>, cell: number, by: number): Frames {
  const rule = 'gui.10.1.6e';
  const frames: Frames = [];
  b.state.ladders.forEach((ladder, index) => {
    if (ladder.gone || ladder.direction < 0 || neighbour(b.field.grid, ladder.cell, ladder.direction) !== cell) return;
    flow.emit({ type: 'ladderFell', rule, ladder: index, ok: true });
    frames.push(...toppleLadder(b, index, by));
  });
  b.state.grapnels.forEach((grapnel, index) => {
    if (!grapnel.gone && grapnel.to === cell) frames.push(...dropRope(b, flow, index, rule));
  });
  return frames;
}
