/** What each seat may know (part 1.5 of the interpretation). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { podesta } from '../src/index.ts';
import { whatSeatKnows } from '../src/secrets.ts';
import { PRODITOR, SPADA } from '../src/state.ts';
import { match, sestiere, square } from './table.ts';

const rule = ruleTests(podesta.rulebook);

describe('hidden information', () => {
  rule('pod.23b', 'Benefici are hidden until used, their number is not', () => {
    const { state } = match().holds(0, SPADA, PRODITOR);
    const seen = at(whatSeatKnows(state, 1).players, 0);
    expect(seen).toMatchObject({ benefici: [], beneficiCount: 2 });
    expect(at(whatSeatKnows(state, 0).players, 0).benefici).toEqual([SPADA, PRODITOR]);
  });

  rule('pod.29j', 'the companies of an army are known to its owner until it shows itself', () => {
    const m = match().governs(0, 'firenze').governs(1, 'siena');
    const units = [1, 3].map(number => sestiere('firenze', number));
    const id = m.army(0, square('N8'), units);
    const where = (seat: number | null) => units.map(unit => whatSeatKnows(m.state, seat).armyOf[unit]);
    expect(where(0)).toEqual([id, id]);
    expect(where(1)).toEqual([-1, -1]);
    expect(where(null)).toEqual([-1, -1]);
    at(m.state.armies, 0).shown = true;
    expect(where(1)).toEqual([id, id]);
  });

  rule('pod.20c', 'an offer is known to its parties, and to the partner only when it is made', () => {
    const m = match(3).governs(0, 'firenze').governs(1, 'siena');
    const game = m.at([{ step: 'political', seat: 0 }]);
    game.act({ type: 'propose', partner: 1 });
    game.act({ type: 'addLeg', give: true, kind: 'florins', a: 100, b: 0, c: 0 });
    expect([0, 1, 2].map(seat => whatSeatKnows(m.state, seat).deal !== null)).toEqual([true, false, false]);
    game.act({ type: 'send' });
    expect([0, 1, 2].map(seat => whatSeatKnows(m.state, seat).deal !== null)).toEqual([true, true, false]);
    game.act({ type: 'accept' });
    expect(m.state.players.map(({ purse }) => purse)).toEqual([1500, 1700, 1600]);
  });
});
