import { describe, expect } from 'vitest';
import { battle, cards, fightOut, phase } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const three = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a besieged town', () => {
  // R96 to R98: under the walls its companies may fight whoever comes there.
  rule(
    ['pod.43c', 'pod.44l', 'pod.44d'],
    'comes out against a raider who is not its besieger; the siege stands',
    () => {
      const p = armed()
        .bonus('firenze', 60, 30)
        .besieging(1, 'M5', 'firenze', three)
        .army(2, 'O5', [LU(1)]);
      const match = p.play([
        { step: 'military', seat: 2 },
        { step: 'turnEnd', seat: 2 },
      ]);
      match.act({ type: 'raid', army: 2, commune: FIRENZE, to: LUCCA });
      expect([match.step, match.seats]).toEqual(['defence', [0]]);
      match.do('sortie').act(enlist([FI(1)]));
      expect(match.told('battleBegan')).toMatchObject([{ cell: square('O5'), attackers: [2], defenders: [0] }]);
      fightOut(match, 2);
      expect([match.points(0), match.points(2), match.points(1), match.treasury('lucca')]).toEqual([3, -3, 0, 0]);
      expect(p.state.armies.find(({ seat }) => seat === 1)?.siege?.commune).toBe(FIRENZE);
    },
  );

  // R60 and AN18: sieges in being go on, with all that belongs to them; from outside nobody falls upon him.
  rule(
    ['pod.24d', 'pod.44d', 'pod.29a'],
    'may still come out against a besieger under a truce, whom no relief can attack',
    () => {
      const p = armed().bonus('firenze', 60, 30).besieging(1, 'M5', 'firenze', three);
      p.army(2, 'M5', [LU(1), LU(3)]).annales(1, 'AN18');
      expect(p.military(2).refusal({ type: 'attack', army: 2, target: 1 })).not.toBeNull();
      const match = p.military(1, cards(1, 4)).act({ type: 'shootWalls', army: 1 });
      expect([match.step, match.seats]).toEqual(['defence', [0]]);
      match.do('sortie').act(enlist([FI(1)]));
      expect(match.told('battleBegan')).toHaveLength(1);
    },
  );

  // R46, R97 and AN46: what the walls can bear is less; what they have borne stays.
  rule(
    ['pod.24d', 'pod.44u', 'pod.44o'],
    'whose walls AN46 weakens below the hits they have taken is entered without another shot',
    () => {
      const hit = (event: boolean) => {
        const p = armed().besieging(1, 'M5', 'firenze', three);
        Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 1, total: 1, asked: true });
        if (event) p.annales(0, 'AN46');
        const match = p.military(1, cards(1, 4)).act({ type: 'shootWalls', army: 1 });
        return [match.step, match.told('wallShot').length];
      };
      expect([hit(false), hit(true)]).toEqual([
        ['military', 1],
        ['streets', 0],
      ]);
    },
  );
});

describe('a town taken in the streets', () => {
  // R43, R44 and R101: the dead pay no taxes, and theirs are the first the conqueror misses.
  rule(
    ['pod.39c', 'pod.45a', 'pod.18e'],
    'pays its conqueror the taxes of the year without those of the company that fell',
    () => {
      const p = armed().besieging(1, 'M5', 'firenze', three);
      p.commune('firenze').taxed = 0;
      battle(
        p,
        [
          [SI(1), 'f4'],
          [SI(3), 'a1'],
        ],
        [
          [FI(3), 'l8'],
          [FI(1), 'f5', { damage: 2 }],
        ],
        { kind: 'street', seats: [[1], [0]], besieger: 1, commune: FIRENZE, cell: square('M5') },
      );
      const match = phase(p, 'fight', 0, [...cards(4, 4, 1, 1), 4, 4, 4, 4]).act({
        type: 'fight',
        soldier: 0,
        target: 3,
      });
      fightOut(match, 0);
      expect([p.commune('firenze').podesta, p.state.back[FI(1)]]).toEqual([1, 13]);
      expect([match.treasury('firenze'), p.commune('firenze').taxed]).toEqual([2100, 1]);
    },
  );

  // R115 and R142: who is inside when the town is no longer his player's may stay and march out.
  rule(
    ['pod.13h', 'pod.26c', 'pod.45a'],
    'leaves the army of another town that stood inside to its player, who marches it out',
    () => {
      const p = armed()
        .govern(0, 'prato')
        .army(0, 'N6', [sestiere('prato', 1), sestiere('prato', 3)]);
      p.play(
        [
          { step: 'conquest', seat: 1, commune: FIRENZE },
          { step: 'military', seat: 1 },
        ],
        [4, 4, 4, 4],
      );
      expect(p.state.armies).toMatchObject([{ seat: 0, cell: square('N6') }]);
      const match = p.military(0);
      expect(match.refusal({ type: 'garrison', army: 1 })).not.toBeNull();
      match.act({ type: 'march', army: 1, from: -1, podesta: false });
      match.act({ type: 'marchTo', cell: square('L4'), homeward: false }).act({ type: 'garrison', army: 1 });
      expect([p.state.armies, p.state.armyOf[sestiere('prato', 1)]]).toEqual([[], -1]);
    },
  );
});
