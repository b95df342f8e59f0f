import { testRulebook } from '@carroccio/kernel/testing';
import { guelphs } from '../src/index.ts';

testRulebook(guelphs);
