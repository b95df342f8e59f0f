/** Under which arms the sides of ¡¡No queda sino batirnos!! Esa fight. */
import { batirnos } from '@carroccio/batirnos';
import { Registry } from '@carroccio/kernel';
import { blazons } from '@carroccio/table/heraldry/blazons.ts';
import { expect, it } from 'vitest';
import { sideArms } from '../arms.ts';

const { scenarios } = new Registry([batirnos]).game('batirnos');
const armsIn = (scenario: string) => scenarios[scenario]?.seats.map(sideArms);

it('follow the scenario', () => {
  for (const scenario of ['intro', 'rocroi', 'lens', 'lens-grande', 'arras', 'valenciennes', 'dunes'])
    expect(armsIn(scenario), scenario).toEqual([blazons.france, blazons.spain]);
  expect(armsIn('rethel')).toEqual([blazons.france, blazons.fronde]);
  expect(armsIn('punti')).toEqual([undefined, undefined]);
});
