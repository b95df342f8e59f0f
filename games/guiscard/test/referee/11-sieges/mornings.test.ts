/** What one day of a siege leaves to the next: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { bombardTargets } from '../../../src/11-sieges/siege.ts';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, type Position } from '../../table.ts';

describe('sickness', () => {
  // l.2555: so many characters; nobody is struck twice by one well.
  rule(
    ['gui.11.6.8', 'gui.11.1.5a'],
    'of three besieged and a die of ten three fall ill, and nobody dies of it',
    () => {
      const p = castle();
      const men = ['maniakes', 'theophilos', 'milo'];
      p.kill(...group(p, 'garrison').filter(id => !men.includes(id)));
      const t = p.play([{ step: 'siegeEvent' }], 4, 4, 10);
      for (let n = 0; n < 10 && t.step !== null && t.legal('strikeDown').length > 0; n++)
        t.act(the(t.legal('strikeDown')[0]));
      expect(men.map(id => t.health(id))).toEqual([WOUNDED, WOUNDED, WOUNDED]);
    },
  );
  // l.1991, step 5: whoever was hurt that day, by whatever.
  rule(['gui.11.1', 'gui.11.1.5b', 'gui.11.6.8'], 'who falls ill in the morning has his die in the evening', () => {
    const t = castle()
      .play([{ step: 'siegeEvent' }, { step: 'healing' }], 4, 4, 1, 3)
      .do('strikeDown', { unit: 'milo' });
    expect([t.health('milo'), t.sheet.heals]).toEqual([WOUNDED, [{ unit: t.position.unit('milo'), day: 9 }]]);
    expect(t.health('maniakes')).toBe(HEALTHY);
  });
});

describe('breaches', () => {
  // l.2118, R130: a palisade that is down, whatever brought it down, and from the next day on.
  rule(
    ['gui.11.3.4b', 'gui.10.2.6a'],
    'the palisade burnt in an assault opens the tower to the engines next day',
    () => {
      const tower = (day: number, turns: number): string[] => {
        const p = castle().sheet({ action: 'assault' }).put(0, 'robert', 'O12').put(1, 'maniakes', 'T8');
        p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
        p.state.works.flames = [{ cell: p.hex('P7'), side: 0, arrow: false, turns, fresh: false }];
        p.state.turn = 30;
        const t = p.play([{ step: 'turnEnd' }, { step: 'actionOver', action: 'assault' }], 1, 1, 1, 1);
        t.sheet.day = day;
        const open = p.names(bombardTargets({ ...p.battle, state: t.state }));
        return open.filter(hex => ['T7', 'U8', 'U9', 'T9', 'S9', 'S8'].includes(hex));
      };
      expect([tower(7, 2).length, tower(6, 2), tower(7, 1)]).toEqual([3, [], []]);
    },
  );
});

describe('hidden hands', () => {
  // l.2531, R91: of the equipment an engine first; and where there is none at all, nothing.
  rule(
    ['gui.11.6.16', 'gui.11.2a'],
    'the saboteur takes an engine before a ladder, and nothing where there is nothing',
    () => {
      const left = (stoneThrowers: number, ladders: number, grapnels: number): number[] => {
        const t = castle()
          .sheet({ stoneThrowers, ladders, grapnels })
          .play([{ step: 'siegeEvent' }], 6, 10, 10);
        return [t.sheet.stoneThrowers, t.sheet.ladders, t.sheet.grapnels];
      };
      expect([left(2, 3, 3), left(0, 0, 0)]).toEqual([
        [1, 3, 3],
        [0, 0, 0],
      ]);
    },
  );
  // l.2541: six into a castle, four into a house.
  rule(['gui.11.6.13', 'gui.11.4.1e'], 'into the farm and the chapel the spy lets four', () => {
    const picked = (id: string): number => {
      const p = campaign(id).sheet({ day: 6, provisions: 30, spy: true });
      const t = p.play([{ step: 'tactical', action: 'assault' }, { step: 'healing' }]);
      let count = 0;
      for (; count < 10 && t.step === 'picking'; count++) t.act(the(t.legal('pick')[0]));
      return count;
    };
    expect([picked('masseria'), picked('san-giorgio'), picked('nido-d-aquila')]).toEqual([4, 4, 6]);
  });
  // l.2563, l.2463: dead in the morning; the place falls at night for want of a commander.
  rule(['gui.11.6.9', 'gui.11.5b'], 'the traitor was the last in command: the place falls that night', () => {
    const night = (...dice: number[]): unknown =>
      castle()
        .kill('theophilos')
        .play([{ step: 'siegeEvent' }, { step: 'dayEnd' }], 4, 5, ...dice)
        .ever('end')
        .at(-1)?.why;
    const garrison = group(castle(), 'garrison').length;
    expect([night(10), night(...Array.from({ length: garrison }, () => 9))]).toEqual(['noCommander', undefined]);
  });
  // l.2463: it is the garrison that gives up without one.
  rule(['gui.11.5b', 'gui.11.6.17'], 'besiegers without a commander go on with the siege', () => {
    const p = castle();
    const { men } = p.battle.roster;
    p.kill(...group(p, 'besiegers').filter(id => men[p.unit(id)]?.command));
    const t = p.play([{ step: 'siegeEvent' }, { step: 'dayEnd' }], 3, 10, 10);
    expect(t.ever('end').filter(({ why }) => why === 'noCommander')).toEqual([]);
  });
});

describe('what burns in the camp', () => {
  const raid = (burnt: number, change: (p: Position) => void = () => undefined) => {
    const p = castle().sheet({ action: 'camp' }).put(0, 'robert', 'O9');
    p.sheet({ parties: [p.units('robert'), []] });
    p.state.works.burnt = Array.from({ length: burnt }, (_, index) => index + 1);
    change(p);
    return p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'camp' }]);
  };
  // R144: a ladder that is burnt is missing afterwards.
  rule(['gui.11.4.2f', 'gui.10.2.6a'], 'a ladder burnt in the camp is missing from the next assault', () => {
    const left = (gone: boolean): number =>
      raid(0, p => {
        const [cell, other] = [p.hex('C5'), p.hex('C6')];
        p.state.ladders = [{ side: 0, cell, other, direction: -1, climber: -1, bearers: [], gone, since: 0 }];
      }).sheet.ladders;
    expect([left(false), left(true)]).toEqual([3, 2]);
  });
  // l.2416: a day for every five, and none for what is over.
  rule(['gui.11.4.2g', 'gui.11.4.2.ex'], 'four tent hexes cost no day, five to nine one, ten two', () => {
    const days = (burnt: number): unknown => raid(burnt).ever('restocking')[0]?.days;
    expect([days(4), days(5), days(9), days(10)]).toEqual([undefined, 1, 1, 2]);
  });
});

describe('a quiet assault', () => {
  // l.2254: no hand-to-hand combat; what is shot does not count.
  rule(['gui.11.4.1g', 'gui.5.e'], 'arrows do not keep an assault going, blows do', () => {
    const p = castle().sheet({ action: 'assault', quiet: 4 }).put(0, 'alphonse', 'K9').put(1, 'maniakes', 'T8');
    p.put(1, 'petros', 'P8');
    p.sheet({ parties: [p.units('alphonse'), p.units('maniakes', 'petros')] });
    const t = p.play(
      [{ step: 'offensive', side: 0 }, { step: 'turnOver' }, { step: 'actionOver', action: 'assault' }],
      ...[10, 10],
    );
    t.do('shoot', { unit: 'alphonse' }).act(the(t.legal('fireAt')[0]));
    if (t.step === 'offensive') t.do('endFire');
    expect(t.ever('actionEnded')).toHaveLength(1);
  });
});
