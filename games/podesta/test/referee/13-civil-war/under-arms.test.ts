import { expect } from 'vitest';
import { fightOut } from '../../battles.ts';
import { communeNamed, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PI = (number: number) => sestiere('pisa', number);
const four = () =>
  position(4)
    .govern(0, 'firenze', 1, 3, 5)
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

// R36 and R97: the siege was laid to the town, and stands whoever governs it, unless they are partners.
rule(
  ['pod.13b', 'pod.44y', 'pod.44l'],
  'a rising in a town that somebody else besieges leaves the siege to the winner',
  () => {
    const after = (partners: boolean) => {
      const p = four().loyal(3, 'firenze', 2, 4).tokens(3, 'proditor');
      if (partners) p.league(1, 3);
      p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
      const match = p.political(3).act({ type: 'rise', sestieri: [FI(2), FI(4)] });
      fightOut(match, 0);
      return [p.commune('firenze').podesta, p.state.armies[0]?.siege?.commune ?? -1, match.points(3), match.points(1)];
    };
    expect([after(false), after(true)]).toEqual([
      [3, FIRENZE, 3, 0],
      [3, -1, 3, 0],
    ]);
  },
);

// R33 and R36: refugees are citizens of the town they live in, also for who has torn them from its Podestà.
rule(
  ['pod.13a', 'pod.47a', 'pod.47c'],
  'refugees who trust a Podestà of the other faction rise where they live',
  () => {
    const p = four().tokens(0, 'proditor');
    p.state.place[PI(2)] = SIENA;
    p.state.exiledIn[PI(2)] = 1;
    p.loyal(0, 'pisa', 2);
    const match = p.political(0);
    expect(match.choices('rise', 'sestieri')).toEqual([[PI(2)]]);
    fightOut(match.act({ type: 'rise', sestieri: [PI(2)] }), 1);
    expect([p.commune('siena').podesta, p.commune('pisa').podesta, match.points(0)]).toEqual([0, 3, 3]);
  },
);
