/** Before the first turn: whose generals change decks, where a piece stands when nothing suits it, when the hands are drawn (nqsb.2.2, 2.3). */
import { at, forecast } from '@carroccio/kernel';
import { expect } from 'vitest';
import { generalPosts, unitPosts } from '../../src/02-armies/deployment.ts';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { AWAITED, type Side } from '../../src/state.ts';
import { data, type Position, position, redrawn, type Table } from '../battlefield.ts';
import { rule } from '../rules.ts';

const opened = (scenario: Parameters<typeof position>[0], where?: Parameters<typeof position>[2]): Position => {
  const p = position(scenario, { deployment: 'free' }, where);
  Object.assign(p.state, initialState(p.ground, p.options));
  for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
  return p;
};

rule(
  ['nqsb.2.2.m45', 'nqsb.2.2.modify', 'nqsb.2.2.m2'],
  'only a side with good generals is asked for exchanges',
  () => {
    const decks = (good: readonly Side[], best = 'conde') => {
      const p = opened('intro');
      const who = (id: string) => data.generals.leaders.findIndex(leader => leader.id === id);
      p.state.leader = p.state.leader.map(card => (card < 0 ? card : who('latour')));
      for (const side of good) p.state.leader[p.cic(side)] = who(best);
      const t = p.play({ step: 'deckWork' });
      const asked = [...t.seats];
      while (t.step === 'decks') t.act(at(t.legal('swap', at(t.seats, 0)), 0), at(t.seats, 0));
      return [asked, t.told('deckBuilt').map(({ side, cards }) => [side, cards])];
    };
    const built = [
      [0, 30],
      [1, 30],
    ];
    expect([decks([]), decks([0]), decks([1]), decks([0, 1])]).toEqual([
      [[], built],
      [[0], built],
      [[1], built],
      [[0, 1], built],
    ]);
    // One of morale 3 changes a single card.
    expect([decks([0], 'villequier'), decks([1], 'villequier')]).toEqual([
      [[0], built],
      [[1], built],
    ]);
  },
);

rule(
  ['nqsb.2.3.command', 'nqsb.2.3.general'],
  'where no hex of the zone suits a unit it stands in any that is free (R95)',
  () => {
    // All wood, but for the open hexes named.
    const posts = (...open: string[]) => {
      const rows = data.scenarios.intro.map.grid.map((row, y) =>
        [...row]
          .map((_, x) => (open.includes(`${x + 1}`.padStart(2, '0') + `${y + 1}`.padStart(2, '0')) ? '.' : 'w'))
          .join(''),
      );
      const p = opened('intro', redrawn('intro', { grid: rows }));
      const division = p.division(0, 0);
      const pikes = at(at(p.ground.roster.divisions, division).units, 0);
      p.state.troop[pikes] = data.troops.troops.findIndex(({ id }) => id === 'fr-pm-line');
      const zone = at(p.ground.roster.zones, 0).map(cell => p.name(cell));
      if (open.length === 0) expect(generalPosts(p.battle, division).map(cell => p.name(cell))).toEqual(zone);
      p.state.post[p.general(0, 0)] = p.hex('0207');
      return [zone, unitPosts(p.battle, division, pikes).map(cell => p.name(cell))];
    };
    const [zone = [], anywhere] = posts();
    expect([zone.length, anywhere]).toEqual([27, zone.filter(hex => hex !== '0207')]);
    // Beyond his reach, but on ground it can stand on.
    expect([posts('1009')[1], posts('1009', '1008')[1]?.sort()]).toEqual([['1009'], ['1008', '1009']]);
  },
);

rule(
  ['nqsb.2.3.others', 'nqsb.2.4.cdc'],
  'the hands are drawn with the last piece, those still to come not counted',
  () => {
    for (const scenario of ['intro', 'arras'] as const) {
      const p = opened(scenario);
      for (const cards of p.state.cards) cards.hand = [];
      const t: Table = p.play({ step: 'deploymentCards' }, { step: 'opening' });
      const last: boolean[] = [];
      while (t.step !== 'orders' && t.step !== 'reserve' && t.step !== null) {
        const seat = at(t.seats, 0);
        const action = at(t.legal(undefined, seat), 0);
        if (t.step === 'placing' || t.step === 'placingLeaders')
          last.push(forecast(t.play, seat, action) === 'sequence');
        t.act(action, seat);
      }
      const pieces = p.state.cell.filter(cell => cell >= 0).length + p.state.post.filter(cell => cell >= 0).length;
      expect([scenario, last.length, last.indexOf(true)]).toEqual([scenario, pieces, pieces - 1]);
      expect(p.state.post.includes(AWAITED)).toBe(scenario === 'arras');
    }
  },
);
