/** What the free set-ups keep secret, and how it is guessed at by who does not know it (gg.S.4.3, gg.S.4.4, gg.S.9.3). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { beforeTheMarch, mostLevels, redrawSecrets, whatSeatKnows } from '../../src/scenarios/secrets.ts';
import type { ScenarioId } from '../../src/shape.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../src/state.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

/** A battle on the march with these papers and this hex for Arras. */
function secret(scenario: ScenarioId, papers: number[], arras = -1): Position {
  const p = position(scenario);
  p.state.events.papers = papers;
  p.state.events.arras = arras;
  return p;
}

/** Redraws what a seat does not know, always with the last possibility: how many there were each time, and what came. */
function redrawn(p: Position, seat: number): { drawn: number[]; papers: number[]; arras: number } {
  const drawn: number[] = [];
  redrawSecrets(p.battle, seat, { draw: many => drawn.push(many) * 0 + many - 1 });
  const { papers, arras } = p.state.events;
  return { drawn, papers, arras };
}

describe('papers', () => {
  rule(
    ['gg.S.4.4', 'gg.S.9.3'],
    'hold at most what leaves the enemy below his last Level (R122); at Campaldino one',
    () => {
      const p = position('montaperti-free');
      expect([mostLevels(p.battle, GUELPH), mostLevels(p.battle, GHIBELLINE)]).toEqual([11, 11]);
      p.state.levels = [4, 1];
      expect([mostLevels(p.battle, GUELPH), mostLevels(p.battle, GHIBELLINE)]).toEqual([10, 7]);
      const q = position('campaldino-free');
      q.state.levels = [4, 1];
      expect([mostLevels(q.battle, GUELPH), mostLevels(q.battle, GHIBELLINE)]).toEqual([1, 1]);
      const t = p.play([{ step: 'papers' }, { step: 'marchTurn', side: GUELPH, turn: 1 }]);
      expect(t.play.legal(GUELPH).map(({ levels }) => levels)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(t.play.legal(GHIBELLINE)).toHaveLength(8);
      expect(t.play.explain(GHIBELLINE, { type: 'spend', levels: 8 })).toMatchObject({ rule: 'gg.S.4.4', most: 7 });
    },
  );

  rule(['gg.S.4.4', 'gg.S.9.3'], 'the enemy guesses: any number there can be, while the march lasts', () => {
    const p = secret('montaperti-free', [3, 2]);
    p.state.levels = [4, 1];
    expect(redrawn(p, GUELPH)).toMatchObject({ drawn: [8], papers: [3, 7] });
    expect(redrawn(p, GHIBELLINE)).toMatchObject({ drawn: [11], papers: [10, 7] });
    expect(redrawn(secret('campaldino-free', [0, 0]), GUELPH)).toMatchObject({ drawn: [2], papers: [0, 1] });
    // Nothing is written yet, or all is open.
    expect(redrawn(secret('montaperti-free', [-1, -1]), GUELPH)).toMatchObject({ drawn: [], papers: [-1, -1] });
    const open = secret('montaperti-free', [3, 0]);
    open.state.events.marching = false;
    expect(redrawn(open, GUELPH)).toMatchObject({ drawn: [], papers: [3, 0] });
    expect(redrawn(open, GHIBELLINE)).toMatchObject({ drawn: [], papers: [3, 0] });
  });

  rule(['gg.S.4.4', 'gg.S.9.3'], 'each seat sees its own; all see both once the march is over', () => {
    const p = secret('campaldino-free', [0, 1]);
    const seen = (seat: number | null): number[] => whatSeatKnows(p.state, seat).events.papers;
    expect([seen(GUELPH), seen(GHIBELLINE), seen(null)]).toEqual([
      [0, -1],
      [-1, 1],
      [-1, -1],
    ]);
    p.state.events.marching = false;
    expect([seen(GUELPH), seen(GHIBELLINE), seen(null)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('the hex of Arras', () => {
  rule('gg.S.4.3', 'only the Ghibelline knows it, the first hex of the map as any other', () => {
    const p = secret('montaperti-free', [-1, -1], 0);
    expect([GUELPH, GHIBELLINE, null].map(seat => whatSeatKnows(p.state, seat).events.arras)).toEqual([-1, 0, -1]);
    expect(redrawn(p, GHIBELLINE)).toMatchObject({ drawn: [], arras: 0 });
    // The last of the 45 hexes of the edge.
    expect(redrawn(p, GUELPH)).toMatchObject({ drawn: [45], arras: p.hex('0107') });
    expect(redrawn(secret('montaperti-free', [-1, -1]), GUELPH)).toMatchObject({ drawn: [], arras: -1 });
  });
});

rule(['gg.S.2.3', 'gg.S.4.3', 'gg.S.4.4', 'gg.S.9.3'], 'what comes before the march, and who marches first', () => {
  const steps = (scenario: ScenarioId): string[] =>
    beforeTheMarch(position(scenario).battle).map(frame =>
      'side' in frame ? `${frame.step} ${frame.side}` : frame.step,
    );
  expect(steps('montaperti-free')).toEqual(['freeing 0', 'freeing 1', 'ambush', 'papers', 'marchTurn 0']);
  expect(steps('benevento-free')).toEqual(['freeing 0', 'freeing 1', 'marchTurn 1']);
  expect(steps('campaldino-free')).toEqual(['freeing 0', 'freeing 1', 'papers', 'marchTurn 1']);
});

describe('what is forced', () => {
  /** A Battaglia marches in a turn in which none of its units can come in yet. */
  const column = (p: Position, id: string, side: number) =>
    p.play([
      { step: 'column', battaglia: p.battaglia(id), turn: 0, moved: [], compagnia: -1 },
      { step: 'marching', side, turn: 0, roll: 7, marched: [], used: [] },
    ]).play;

  rule('gg.S.2.2', 'who cannot open the battle yet marches on: all can see that there is nothing else', () => {
    const { play } = secret('montaperti-free', [3, 2]).play([{ step: 'marchTurn', side: GUELPH, turn: 1 }]);
    expect(play.forced()).toEqual({ seat: GUELPH, action: { type: 'marchOn' } });
  });

  rule('gg.S.4.3', 'nothing that would tell by which hex Arras comes in', () => {
    const p = secret('montaperti-free', [-1, -1], 0);
    const away = (id: string): void => {
      p.state.cell = p.state.cell.map((cell, unit) =>
        p.battle.roster.units[unit]?.battaglia === p.battaglia(id) ? AWAITED : cell,
      );
      p.capitano(id, null, { capacity: 5 });
      for (const capitano of p.state.capitani) capitano.moved = true;
    };
    away('arras');
    away('anglano');
    const [arras, anglano] = [column(p, 'arras', GHIBELLINE), column(p, 'anglano', GHIBELLINE)];
    expect([arras.legal(GHIBELLINE), anglano.legal(GHIBELLINE)]).toEqual([[{ type: 'ready' }], [{ type: 'ready' }]]);
    expect([arras.forced(), anglano.forced()?.action]).toEqual([null, { type: 'ready' }]);
  });

  rule('gg.S.4.3', 'once Arras has come in, his march is as open as any other', () => {
    const p = position('montaperti-free').empty();
    for (const capitano of p.state.capitani) capitano.moved = true;
    expect(column(p, 'arras', GHIBELLINE).forced()?.action).toEqual({ type: 'ready' });
  });
});
