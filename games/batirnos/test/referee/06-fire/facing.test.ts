/** Shots that hang on where a unit looks: flanks of reiter and squares, villages, woods, and fire that drives off (nqsb.6.4, 9.10). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { type Position, position, type Table } from '../../battlefield.ts';
import { FIRE_BACK, firing, HOLD, halt, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

const come = (p: Position, to: string, facing = 'N'): Table =>
  moving(p).act(march(p, 'A')).act(step(p, to)).act(halt(p, facing));

rule(
  ['nqsb.9.16.sector', 'nqsb.9.16', 'nqsb.3.3.1.fire'],
  'reiter that fire back to a flank have the card less as well',
  () => {
    const due = (from: string, facing: string) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('F', 0, 'fr-fl', from, facing)
        .put('R', 1, 'ge-re', '1007', 'N')
        .order(0, 0, 14)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6);
      const t = settle(
        firing(p)
          .act(shoot(p, 'F', 'R'))
          .act(FIRE_BACK),
      );
      return t.told('tested').find(({ unit }) => unit === p.unit('R'))?.due;
    };
    expect([due('1006', 'S'), due('1107', 'NW')]).toEqual([3, 2]);
  },
);

rule(
  ['nqsb.9.10', 'nqsb.9.15.fire', 'nqsb.5.4.1.inf', 'nqsb.6.4'],
  'Fermezza reaches as far round as the unit fires: a square to its flanks, not its rear; foot in a village to all sides',
  () => {
    const square = (from: string, to: string) =>
      come(
        position()
          .lead(0, 0, '1209', 'conde')
          .put('A', 0, 'fr-cp-chev', from, 'N')
          .put('B', 1, 'sp-sq-vet', '1006', 'S')
          .order(0, 0, 10),
        to,
      ).step;
    expect([square('1207', '1106'), square('1205', '1105')]).toEqual(['firmness', 'moving']);
    const village = (hex: string, from: string, to: string) =>
      come(
        position('intro')
          .lead(0, 0, '0701', 'conde')
          .put('A', 0, 'fr-pm-line', from, 'N')
          .put('B', 1, 'sp-pm', hex, 'S')
          .order(0, 0, 10),
        to,
      ).step;
    // From behind: in the village at 0605, and in the open.
    expect([village('0605', '0603', '0604'), village('0705', '0703', '0704')]).toEqual(['firmness', 'moving']);
  },
);

rule(
  ['nqsb.9.10', 'nqsb.9.11', 'nqsb.6.1.two-losses'],
  'an enemy driven off by Fermezza before the melee leaves no hex to be taken: Incalzare follows a melee',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'sp-sq-vet', '1008', 'N')
      .put('B', 1, 'fr-pm-new', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7);
    const t = come(p, '1007').act({ type: 'stand', unit: p.unit('A'), target: p.unit('B') });
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
    expect([p.where('A'), p.where('B').slice(2), t.step]).toEqual(['1007', '04', 'moving']);
    expect(t.legal('march')).toEqual([]);
  },
);

rule(
  ['nqsb.3.3.1.parting-shot', 'nqsb.5.4.2.closed', 'nqsb.5.4.2.los'],
  'at an enemy that has walked into a wood light foot may fire after him, medium horse may not',
  () => {
    // The wood of the farm is at 0205 and 0305.
    const offered = (troop: string) => {
      const p = position('intro')
        .lead(0, 0, '0608', 'conde')
        .put('A', 0, 'fr-fl', '0405', 'N')
        .put('B', 1, troop, '0505', 'NW')
        .order(0, 0, 29);
      const t = come(p, '0305');
      expect(p.where('A')).toBe('0305');
      return t.step === 'departures' && t.legal('partingShot').length > 0;
    };
    expect([offered('sp-fl'), offered('ge-cm')]).toEqual([true, false]);
  },
);
