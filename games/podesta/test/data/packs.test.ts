/** Numbers of the rules that a data pack can change: play follows them. */
import { Play } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { symbolSets } from '../../src/30-battle/battle-orders.ts';
import { thankRescuer } from '../../src/43-sieges/relief.ts';
import { mustStayInside } from '../../src/43-sieges/siege.ts';
import { createGame } from '../../src/game.ts';
import { podesta } from '../../src/index.ts';
import { buildWorld } from '../../src/world.ts';
import { battle, phase } from '../battles.ts';
import { called } from '../live.ts';
import { communeNamed, enlist, Match, position, rule, sestiere, token } from '../position.ts';
import { data } from './support.ts';

const FIRENZE = communeNamed('firenze');
const PISTOIA = communeNamed('pistoia');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
type Field = typeof data.battlefield;

const packed = (change: Partial<Field>) => ({ ...data, battlefield: { ...data.battlefield, ...change } });
const other = (change: Partial<Field>) => buildWorld(packed(change));
/** The same match, played on by the rules with other numbers. */
const under = (match: Match, change: Partial<Field>): Match =>
  new Match(new Play(createGame(podesta.rulebook, packed(change)), match.play.position), match.position);

describe('with other numbers', () => {
  const { besieged, streets, relief, stalemate, benefici } = data.battlefield;

  rule('pod.44d', 'the besieged stay inside with as many opponents and as little esteem as it says', () => {
    const p = position(2).govern(0, 'firenze').bonus('firenze', 60, 30);
    const shut = (opponents: number, esteem: number) =>
      mustStayInside({ ...p.table, world: other({ besieged: { ...besieged, opponents, esteem } }) }, FIRENZE);
    expect([shut(2, 40), shut(2, 60), shut(3, 60)]).toEqual([false, true, false]);
  });

  rule('pod.44m', 'a commune has an ally from as many sestieri on as it says', () => {
    const thanked = (alliance: number) => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').loyal(1, 'pistoia', 1, 3);
      thankRescuer({ ...called(p), world: other({ relief: { ...relief, alliance } }) }, 0, PISTOIA);
      return p.state.holder.filter((holder, one) => holder === 0 && p.state.place[one] === PISTOIA).length;
    };
    expect([thanked(2), thanked(3)]).toEqual([0, 3]);
  });

  rule(['pod.34c', 'pod.34d'], 'as many symbols as it says hurt or heal a company', () => {
    const pool = ['spada-1', 'spada-2'].map(token);
    const sets = (symbols: number) =>
      symbolSets({ ...position().table, world: other({ benefici: { ...benefici, symbols } }) }, pool, true);
    expect([sets(1), sets(2)]).toEqual([[[token('spada-2')], [token('spada-1')]], [[token('spada-2')]]]);
  });

  rule('pod.44v', 'as many companies as it says fight in the streets', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    const first = p.play([{ step: 'streetCompanies', army: 1, commune: FIRENZE, gates: false }]);
    const match = under(first, { streets: { ...streets, most: 2 } });
    expect(match.refusal(enlist([1, 3, 4].map(SI)), 1)).toMatchObject({ rule: 'pod.44v', most: 2 });
    expect(match.refusal(enlist([1, 3].map(SI)), 1)).toBeNull();
  });

  rule('pod.42a', 'a battle may be called off after as many quiet turns as it says', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']], { quiet: 4 });
    const usual = phase(p, 'move').do('parley');
    expect(usual.legal('callOffBattle')).toHaveLength(1);
    const longer = under(usual, { stalemate: { ...stalemate, turns: 5 } });
    expect(longer.legal('callOffBattle')).toEqual([]);
  });
});
