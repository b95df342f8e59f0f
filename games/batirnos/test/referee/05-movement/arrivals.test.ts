/** Troops that come on in the battle: where they may, and what it costs them (nqsb.2.1.scenario-oob, 5.contact-orders). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import type { Position } from '../../battlefield.ts';
import { halt, moving } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { bare, places } from '../scenes.ts';

/** Arras in turn 4, Condé at the edge with this card, nobody else in his way but F. */
const relief = (card: number): Position => bare('arras', 4).put('F', 0, 'fr-pm-line', '1202', 'N').order(1, 3, card);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.5.contact-orders'],
  'with movement alone they come on beside a shaken enemy, not beside one in order',
  () => {
    // 1202 is beside 1201 and 1301.
    const beside = (p: Position) => places(moving(p, 1, 3), 'enter').filter(hex => ['1201', '1301'].includes(hex));
    expect(beside(relief(29))).toEqual([]);
    expect(beside(relief(29).put('F', 0, 'fr-pm-line', '1202', 'N', { shaken: true })).length > 0).toBe(true);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.5.1', 'nqsb.5.division'],
  'the hex of the edge is a hex of their move, and who has come on does not move again',
  () => {
    const p = relief(29);
    const t = moving(p, 1, 3);
    const first = at(
      t.legal('enter').filter(({ to }) => to === p.hex('1701')),
      0,
    );
    const points = p.battle.troops[p.state.troop[Number(first.unit)] ?? -1]?.series[0]?.movement ?? 0;
    t.act(first);
    let steps = 0;
    while (t.step === 'marching' && t.legal('step').length > 0) {
      t.act(at(t.legal('step'), 0));
      steps += 1;
    }
    if (t.step === 'marching') t.act(halt(p, 'S'));
    expect(steps).toBe(points - 1);
    expect(t.legal('march').map(({ unit }) => unit)).not.toContain(first.unit);
  },
);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.2.1.scenario-oob'],
  '46 Ordine frainteso: one of those who may come on must, and none beside an enemy; before they are due nothing is asked',
  () => {
    // R109: the hex of the edge is the first of their move.
    const ends = (p: Position): boolean => {
      const t = moving(p, 1, 3);
      return t.step === null || t.legal('endMoves').length > 0;
    };
    expect([ends(relief(29)), ends(relief(46)), ends(bare('arras', 3).order(1, 3, 46))]).toEqual([true, false, true]);
    const t = moving(relief(46), 1, 3);
    expect([t.refusal({ type: 'endMoves' })?.rule, t.legal('ride')]).toEqual(['nqsb.2.5.2.ability', []]);
    t.act(
      at(
        t.legal('enter').filter(({ to }) => to === t.position.hex('1701')),
        0,
      ),
    );
    while (t.step === 'marching') t.act(halt(t.position, 'S'));
    expect(t.legal('endMoves')).toHaveLength(1);
    const beside = relief(46).put('F', 0, 'fr-pm-line', '1202', 'N', { shaken: true });
    expect(places(moving(beside, 1, 3), 'enter').filter(hex => ['1201', '1301'].includes(hex))).toEqual([]);
  },
);
