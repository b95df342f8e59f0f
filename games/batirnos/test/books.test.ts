import { testRulebook } from '@carroccio/kernel/testing';
import { batirnos } from '../src/index.ts';

testRulebook(batirnos);
