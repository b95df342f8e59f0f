import { botsOf, randomBot } from '@carroccio/bots';
import type { Facts } from '@carroccio/engine';
import type { Choice } from '@carroccio/kernel';
import { useState } from 'react';
import { EngineError } from '../engine/client.ts';
import type { Laid } from '../match/laid.ts';
import type { Moment, Session } from '../match/session.ts';

interface Asked {
  readonly moment: Moment;
  /** `null` while it is thought about. */
  readonly choice: Choice | null;
  readonly problem?: Facts;
}

export interface Advice {
  /** The strongest bot of the game, who is asked. */
  readonly bot: string;
  readonly asked: Asked | null;
  /** Asks; or puts away what was asked, answered or not. */
  toggle(): void;
}

/** Whether whoever decides may be advised: not in the sight of others whom it would tell what is his. */
export const mayBeAdvised = ({ kept, phase, mayLookAlone, speaker }: Moment): boolean =>
  kept.kind === 'match' && phase === 'person' && !mayLookAlone && speaker === null;

/** What the strongest bot of the game would do now. Advice for another moment is none. */
export function useAdvice(session: Session, moment: Moment, { game }: Laid): Advice {
  const [last, setLast] = useState<Asked | null>(null);
  const asked = last?.moment === moment ? last : null;
  const { name: bot } = botsOf(game).at(-1) ?? randomBot;
  const ask = async (): Promise<void> => {
    const asking: Asked = { moment, choice: null };
    const settle = (answer: Asked | null): void => setLast(now => (now === asking ? answer : now));
    setLast(asking);
    try {
      const choice = await session.advice(bot);
      settle(choice && { moment, choice });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      settle({ moment, choice: null, problem: error.facts });
    }
  };
  const toggle = (): void => {
    if (!asked) {
      void ask();
      return;
    }
    setLast(null);
    session.cancelAdvice();
  };
  return { bot, asked, toggle };
}
