/** Deployment on ground that cannot be stood on (nqsb.2.3, 5.4.5). */
import { at, Play } from '@carroccio/kernel';
import { expect } from 'vitest';
import { data, position, redrawn } from '../../battlefield.ts';
import { rule } from '../../rules.ts';

rule(
  ['nqsb.5.4.5', 'nqsb.2.3.stacking'],
  'an impassable hex of the zone is refused for what it is, to general and unit',
  () => {
    const grid = data.scenarios.intro.map.grid.map((row, index) =>
      index === 8 || index === 0 ? `..~${row.slice(3)}` : row,
    );
    const p = position('intro', {}, redrawn('intro', { grid }));
    const { play } = Play.begin(p.game, { scenario: 'intro', seed: 'water', stream: 'sfc32' });
    while (play.decision()?.step !== 'placing') {
      const seat = at(play.decision()?.seats ?? [], 0);
      play.apply(seat, at(play.legal(seat), 0));
    }
    const seat = at(play.decision()?.seats ?? [], 0);
    const water = p.hex(seat === 0 ? '0309' : '0301');
    const general = at(play.legal(seat), 0);
    expect(play.explain(seat, { ...general, to: water })).toMatchObject({ rule: 'nqsb.5.4.5' });
    play.apply(seat, general);
    const unit = at(play.legal(seat), 0);
    expect(unit.type).toBe('placeUnit');
    expect(play.explain(seat, { ...unit, to: water })).toMatchObject({ rule: 'nqsb.5.4.5' });
  },
);
