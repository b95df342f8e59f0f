import { testRulebook } from '@carroccio/kernel/testing';
import { guiscard } from '../src/index.ts';

testRulebook(guiscard);
