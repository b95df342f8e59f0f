import type { Action } from '@carroccio/kernel';
import type { Guelphs } from '../src/shape.ts';

export type Choices = readonly Action<Guelphs>[];
