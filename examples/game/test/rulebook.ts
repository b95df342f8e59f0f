import { ruleTests } from '@carroccio/kernel/testing';
import { palio } from '../src/index.ts';

export const rule = ruleTests(palio.rulebook);
