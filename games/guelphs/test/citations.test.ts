/** Every step, event and refusal names a rule of the battle that is being fought, and says so in plain sentences. */
import { type AnyAction, at, Match, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ORDERS, type ScenarioId } from '../src/shape.ts';
import { game } from './position.ts';

/** The chapters of special rules that hold in a scenario; gg.S.1 holds in all of them. */
const CHAPTERS: Readonly<Record<ScenarioId, readonly number[]>> = {
  montaperti: [1, 3, 5],
  'montaperti-free': [1, 2, 3, 4, 5],
  benevento: [1, 6],
  'benevento-free': [1, 2, 6, 7],
  campaldino: [1, 8],
  'campaldino-free': [1, 2, 8, 9],
  'campaldino-fast': [1, 8, 10],
};

/** Rules of the historical battles that the free set-ups replace (gg.S.4.5, gg.S.4.3, gg.S.9.4). */
const REPLACED: Readonly<Partial<Record<ScenarioId, RegExp>>> = {
  'montaperti-free': /^gg\.S\.3\.(2[a-z.]|6\.1$)/,
  'campaldino-free': /^gg\.S\.8\.2([a-z]|\.2)/,
};

function belongs(rule: string, scenario: ScenarioId): boolean {
  const chapter = /^gg\.S\.(\d+)/.exec(rule)?.[1];
  if (chapter === undefined) return true;
  return CHAPTERS[scenario].includes(Number(chapter)) && !REPLACED[scenario]?.test(rule);
}

/** A row of numbers that is always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** One action of every kind that a clumsy hand might try. */
function attempts(draw: (below: number) => number, units: number, cells: number): AnyAction[] {
  const unit = draw(units);
  const to = draw(cells);
  const facing = draw(6);
  const battaglia = draw(12);
  return [
    ...ORDERS.map(order => ({ type: 'order', order, unit })),
    ...['activate', 'continuum', 'interrupt', 'free', 'coordinate', 'declareBattle', 'march'].map(type => ({
      type,
      battaglia,
    })),
    ...[
      'tradimento',
      'pass',
      'decline',
      'recovery',
      'rally',
      'endOrders',
      'stop',
      'hold',
      'noAttack',
      'leaveBehind',
    ].map(type => ({ type })),
    ...['moveCapitano', 'step', 'back', 'escape'].map(type => ({ type, to })),
    ...['standard', 'hero'].map(who => ({ type: 'movePersonality', who, to: unit })),
    { type: 'turn', facing },
    { type: 'attack', target: unit },
    { type: 'fireAt', target: unit, facing },
    { type: 'shoot', unit },
    { type: 'react', unit, facing },
    { type: 'enterMap', unit, to },
    { type: 'place', unit, to },
    { type: 'marchUnit', unit },
    { type: 'combat', target: unit, lead: draw(units) },
    { type: 'comeBack', unit, to, facing },
    { type: 'edge', cell: to },
    { type: 'spend', levels: 40 },
  ];
}

const PLIES = 700;

describe.each(Object.keys(CHAPTERS).filter((id): id is ScenarioId => id in CHAPTERS))('%s', scenario => {
  test('cites no rule of another battle, and its refusals are sentences', () => {
    const match = new Match(game, { scenario, seed: `citations ${scenario}`, stream: 'sfc32' });
    const draw = numbers(scenario.length * 7919);
    const scene = { scenario, options: match.play.position.options, seatNames: ['guelph', 'ghibelline'] };
    const tellers = (['en', 'it'] as const).map(language => new Teller(game, scene, language));
    const cited = new Set<string>();
    const said = new Set<string>();
    for (let ply = 0; ply < PLIES && !match.play.result; ply++) {
      const decision = match.play.decision();
      const seat = at(decision?.seats ?? [], 0);
      cited.add(`${decision?.rule} ${decision?.step}`);
      for (const attempt of attempts(draw, 60, 400)) {
        const refusal = match.play.explain(seat, attempt);
        if (!refusal || refusal.reason === 'unknown-action') continue;
        cited.add(`${refusal.rule} ${refusal.reason} ${attempt.type}`);
        for (const teller of tellers) said.add(teller.refusal(refusal));
      }
      const legal = match.play.legal(seat);
      // A battle is opened when it can be, and turns are not passed at once: more rules come into play.
      const action = legal.find(({ type }) => type === 'declareBattle') ?? at(legal, draw(legal.length));
      const applied = match.act(seat, action);
      if (!applied.ok) throw new Error(`${action.type} refused`);
      for (const event of applied.events) cited.add(`${event.rule} ${event.type}`);
    }
    expect([...cited].filter(one => !belongs(at(one.split(' '), 0), scenario))).toEqual([]);
    expect([...said].filter(words => /\.$|\.\.|undefined|NaN/.test(words))).toEqual([]);
  });
});
