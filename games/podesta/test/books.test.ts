import { testRulebook } from '@carroccio/kernel/testing';
import { podesta } from '../src/index.ts';

testRulebook(podesta);
