import type { Facts } from '@carroccio/engine';
import { factsAbout } from '@carroccio/engine/text';
import { Trouble } from '@carroccio/kernel';
import { factsOf } from './facts.ts';

/** The same where the machine is asked without an engine. */
export const factsOfTrouble = (error: unknown): Facts =>
  error instanceof Trouble ? factsAbout(error.code, error.problem) : factsOf(error);
