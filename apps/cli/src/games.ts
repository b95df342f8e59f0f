import { batirnos } from '@carroccio/batirnos';
import { guelphs } from '@carroccio/guelphs';
import { guiscard } from '@carroccio/guiscard';
import { Registry } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';

export const registry = new Registry([guelphs, batirnos, guiscard, podesta]);
