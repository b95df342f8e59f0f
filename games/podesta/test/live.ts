/** The rules' own functions called at a table, without a match: what they told, and what they left to be done. */
import type { AnyEvent, Flow, Frame } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { Live } from '../src/world.ts';
import type { Position } from './position.ts';

export interface Called extends Live {
  readonly told: Record<string, unknown>[];
  readonly frames: Frame<Podesta>[];
  readonly unwound: string[];
  /** Whether something hidden was shown. */
  shown: boolean;
}

/** `draws` are the results of the draws to come; without them nothing may be drawn. */
export function called(p: Position, draws: number[] = [], inside: Frame<Podesta>[] = []): Called {
  const told: Called['told'] = [];
  const frames: Called['frames'] = [];
  const unwound: string[] = [];
  const tell = (event: object): void => void told.push({ ...event });
  const flow: Flow<Podesta> = {
    state: p.state,
    scenario: p.scenario,
    options: p.options,
    seats: p.seats,
    others: seat => p.state.players.flatMap((_, other) => (other === seat ? [] : [other])),
    enclosing: step => {
      for (const frame of inside) if (isOf(frame, step)) return frame;
      throw new Error(`no frame ${step} waits`);
    },
    inside: step => inside.some(frame => frame.step === step),
    next: (...more) => void frames.unshift(...more),
    unwind: step => void unwound.push(step),
    emit: tell,
    roll: () => {
      throw new Error('no dice are rolled here');
    },
    shuffle: items => items,
    draw: () => {
      const result = draws.shift();
      if (result === undefined) throw new Error('nothing is left to be drawn');
      return result;
    },
    reveal: () => {
      live.shown = true;
    },
    end: tell,
  };
  const live: Called = { ...p.table, flow, told, frames, unwound, shown: false };
  return live;
}

const isOf = <S extends Frame<Podesta>['step']>(frame: Frame<Podesta>, step: S): frame is Frame<Podesta, S> =>
  frame.step === step;

/** What was told of one kind. */
export const toldOf = ({ told }: Called, type: AnyEvent['type']): Record<string, unknown>[] =>
  told.filter(event => event.type === type);
