import { ruleTests } from '@carroccio/kernel/testing';
import { batirnos } from '../src/index.ts';

export const rule = ruleTests(batirnos.rulebook);
