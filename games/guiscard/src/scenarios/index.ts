/** The scenarios of the box, in their order. A new one is a folder here, its words, its data, and a line in this list. */

import { cerami } from './cerami/index.ts';
import { civitate } from './civitate/index.ts';
import { fattoria } from './fattoria/index.ts';
import { funerale } from './funerale/index.ts';
import { fuocoGreco } from './fuoco-greco/index.ts';
import { imperatore } from './imperatore/index.ts';
import { larissa } from './larissa/index.ts';
import { libera } from './libera/index.ts';
import { masseria } from './masseria/index.ts';
import { messina } from './messina/index.ts';
import { montemaggiore } from './montemaggiore/index.ts';
import { nidoDAquila } from './nido-d-aquila/index.ts';
import { pioNormanno } from './pio-normanno/index.ts';
import { sanGiorgio } from './san-giorgio/index.ts';
import { scalinata } from './scalinata/index.ts';
import type { ScenarioModule } from './scenario.ts';

export const SCENARIOS: readonly ScenarioModule[] = [
  civitate,
  scalinata,
  cerami,
  montemaggiore,
  fattoria,
  pioNormanno,
  larissa,
  funerale,
  imperatore,
  messina,
  fuocoGreco,
  nidoDAquila,
  masseria,
  sanGiorgio,
  libera,
];
