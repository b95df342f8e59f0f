import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { communeNamed, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () =>
  position(4).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa').purse(1, 5000);

describe('sestieri that leave their town', () => {
  // R33 and R55: an event drives them out like their Podestà; arms last until the company is lost.
  rule(
    ['pod.24d', 'pod.47a', 'pod.28a'],
    'banned by AN08 they are offered to the player they trust first, and bring the arms they have',
    () => {
      const p = governing().loyal(3, 'firenze', 2).arm(FI(2));
      p.state.turned[FI(2)] = 0;
      const match = p.annales(0, 'AN08').act({ type: 'banish', sestiere: FI(2) });
      expect([match.step, match.seats]).toEqual(['hosting', [3]]);
      match.do('decline');
      expect([match.step, match.seats]).toEqual(['hosting', [1]]);
      const [host] = match.legal('host');
      if (!host) throw new Error('nobody can take them in');
      match.act(host);
      expect([p.state.holder[FI(2)], p.state.place[FI(2)], p.state.armed[FI(2)]]).toEqual([1, SIENA, 1]);
      expect(match.treasury('firenze')).toBe(2400);
    },
  );

  // R25 and R33: who lives in a town is one of its citizens, and elects like them.
  rule(
    ['pod.10c', 'pod.47a', 'pod.19a'],
    'in their new town they count among the four that elect, and drive out their host',
    () => {
      const p = governing().loyal(1, 'firenze', 2).loyal(3, 'siena', 2, 4, 6).tokens(3, 'proditor');
      Object.assign(p.state.place, { [FI(2)]: SIENA });
      p.state.turned[FI(2)] = 0;
      p.political(3).act({ type: 'win', sestiere: FI(2), token: -1 });
      expect([p.commune('siena').podesta, p.player(1).exiled, p.player(1).points]).toEqual([3, true, -12]);
    },
  );

  // R31: a change of faction asks every sestiere loyal to him anywhere, also those in the box.
  rule(
    ['pod.16b', 'pod.17c'],
    'waiting for a host they follow a change of faction for twice the contribution, or trust nobody',
    () => {
      const changing = (kept: boolean) => {
        const p = governing().loyal(1, 'firenze', 2).bonus('siena', 40, 20);
        p.state.turned[FI(2)] = 0;
        p.state.place[FI(2)] = -1;
        p.state.exiledIn[FI(2)] = 1;
        const match = p.political(1).do('changeFaction');
        for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: SI(number) });
        if (kept) match.act({ type: 'keepSestiere', sestiere: FI(2) });
        match.do('declare');
        const others = 360 + 240 + 180 + 120 - 4 * 40;
        return [5000 - others - match.purse(1), p.state.holder[FI(2)], p.state.face[FI(2)], p.state.place[FI(2)]];
      };
      expect(changing(true)).toEqual([240, 1, GUELPH, -1]);
      expect(changing(false)).toEqual([0, -1, GHIBELLINE, -1]);
    },
  );
});

describe('trust and the companies in the field', () => {
  // R52: the army of a commune takes in who is loyal to its Podestà or to nobody and shows his faction.
  rule(
    ['pod.24d', 'pod.27h', 'pod.27b'],
    'AN04 takes the trust of the Bellatores, not their company out of the army',
    () => {
      const p = governing().army(0, 'N9', [FI(1), FI(3)], { from: FIRENZE });
      const match = p.annales(0, 'AN04').act({ type: 'loseTrust', sestiere: FI(1) });
      expect([p.state.holder[FI(1)], p.state.face[FI(1)], match.purse(0)]).toEqual([-1, GUELPH, 1600]);
      expect([p.state.armyOf[FI(1)], p.state.armyOf[FI(3)]]).toEqual([1, 1]);
    },
  );
});

describe('a change of faction under siege', () => {
  // R97, R98 and R31: the opponents who keep the gates shut are those of the faction he has now.
  rule(['pod.16a', 'pod.44d'], 'whoever goes over to the side of his opponents has none left, and may come out', () => {
    const asked = (turns: boolean) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 5000);
      p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(5)]);
      if (turns) {
        const match = p.political(0).do('changeFaction');
        for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
        match.do('declare');
      }
      expect(p.state.armies[0]?.siege?.commune).toBe(FIRENZE);
      return p.military(1, [0, 0]).act({ type: 'shootWalls', army: 1 }).step;
    };
    expect([asked(false), asked(true)]).toEqual(['military', 'defence']);
  });
});
