import { describe, expect } from 'vitest';
import { dismiss, freeCaptives, leaveLeague, score, settleTrust } from '../../src/10-office/office.ts';
import { leagued, truce } from '../../src/24-annales/lasting.ts';
import type { LastingKind } from '../../src/state.ts';
import { called, toldOf } from '../live.ts';
import {
  communeNamed,
  companyNamed,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
/** Seats 0 and 2 are Guelphs, seat 1 is a Ghibelline; everybody has 5000 florins. */
const governing = () => {
  const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
  for (const seat of [0, 1, 2]) p.purse(seat, 5000);
  return p;
};
const lasting = (p: Position, kind: LastingKind, seat: number, commune = -1, value = 0): Position => {
  p.state.lasting.push({ kind, seat, commune, value, more: 0, until: 12 });
  return p;
};

describe('offices', () => {
  rule('pod.3', 'who has left the game gains and loses no more points', () => {
    const p = governing();
    const live = called(p);
    score(live, 0, 3, 'battle', 'pod.3c');
    p.player(0).out = true;
    score(live, 0, 5, 'battle', 'pod.3c');
    expect([p.player(0).points, toldOf(live, 'points')]).toMatchObject([3, [{ seat: 0, points: 3, why: 'battle' }]]);
  });

  rule(
    ['pod.31d', 'pod.31e', 'pod.19a'],
    'the companies a commune pays pass to its next Podestà, or are free without one',
    () => {
      const hired = () =>
        governing()
          .hire(0, 'grifone', 'firenze', { payer: FIRENZE })
          .hire(0, 'torre', 'firenze')
          .hire(1, 'leone', 'siena', { payer: SIENA })
          .army(0, 'K4', [unitOf('grifone'), FI(1)]);
      const [GRIFONE, TORRE, LEONE] = ['grifone', 'torre', 'leone'].map(companyNamed);
      const p = hired();
      const live = called(p);
      dismiss(live, FIRENZE, -1);
      expect([GRIFONE, TORRE, LEONE].map(one => p.state.employer[Number(one)])).toEqual([-1, 0, 1]);
      expect([
        toldOf(live, 'companyFree'),
        p.state.used.includes(token('compagnia-grifone')),
        live.shown,
      ]).toMatchObject([[{ company: GRIFONE }], true, true]);
      expect([
        p.state.station[Number(GRIFONE)],
        p.state.payer[Number(GRIFONE)],
        p.state.fee[Number(GRIFONE)],
        p.state.armyOf[unitOf('grifone')],
      ]).toEqual([-1, -1, 0, -1]);
      dismiss(live, FIRENZE, -1);
      expect(toldOf(live, 'unrepresented')).toHaveLength(1);
      const q = hired();
      for (const number of [1, 3, 4, 5]) q.state.holder[FI(number)] = 2;
      const other = called(q);
      settleTrust(other, FIRENZE, 2);
      expect([
        q.commune('firenze').podesta,
        q.state.employer[Number(GRIFONE)],
        q.state.station[Number(GRIFONE)],
        q.state.armyOf[unitOf('grifone')],
        q.state.employer[Number(TORRE)],
      ]).toEqual([2, 2, FIRENZE, -1, 0]);
      expect(toldOf(other, 'companyFree')).toEqual([]);
    },
  );

  rule('pod.20a', 'a league of one is none', () => {
    const left = (...members: number[]) => {
      const p = governing().league(...members);
      const live = called(p);
      leaveLeague(live, 0, 'pod.20a');
      return [p.state.players.map(({ league }) => league), toldOf(live, 'leagueLeft').length];
    };
    expect([left(0, 2), left(0, 1, 2), left(1, 2)]).toEqual([
      [[-1, -1, -1], 1],
      [[-1, 0, 0], 1],
      [[-1, 0, 0], 0],
    ]);
  });

  rule('pod.32b', 'captives come home when their time is up', () => {
    const freed = (until: number) => {
      const p = governing().date(1, 4);
      Object.assign(p.commune('firenze'), { captor: 0, until, cell: -1 });
      freeCaptives(called(p));
      const { captor, cell, until: left } = p.commune('firenze');
      return [captor, cell, left];
    };
    expect([freed(4), freed(5), freed(3)]).toEqual([
      [-1, square('N6'), 0],
      [0, -1, 5],
      [-1, square('N6'), 0],
    ]);
  });

  rule(['pod.24d', 'pod.20a'], 'truces and leagues between two, whoever they are', () => {
    const p = governing();
    expect([truce(p.state, 1, 0), truce(p.state, 1, -1), leagued(p.state, 0, 2)]).toEqual([-1, -1, false]);
    lasting(p, 'truce', 0).league(0, 2);
    expect([truce(p.state, 1, 0), truce(p.state, 0, 1), truce(p.state, 0, -1), truce(p.state, 1, 2)]).toEqual([
      0, 0, 0, -1,
    ]);
    expect([
      leagued(p.state, 0, 2),
      leagued(p.state, 2, 0),
      leagued(p.state, 0, 0),
      leagued(p.state, 0, 1),
      leagued(p.state, -1, 0),
      leagued(p.state, 0, -1),
    ]).toEqual([true, true, false, false, false, false]);
  });
});
