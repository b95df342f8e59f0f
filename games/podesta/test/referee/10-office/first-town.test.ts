import { expect } from 'vitest';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const win = (one: number) => ({ type: 'win', sestiere: one, token: -1 });

// R27 and R28: a commune that waits for its merchant waits on when he is Podestà elsewhere first.
rule(
  ['pod.12a', 'pod.10c', 'pod.19a'],
  'a merchant elected in another’s town before his own still has his own to himself, without a journey',
  () => {
    const p = position(3)
      .govern(0, 'firenze')
      .govern(1, 'siena', 1, 3)
      .loyal(2, 'siena', 2, 4, 6)
      .tokens(2, 'proditor');
    const match = p.political(2).act(win(SI(5)));
    expect(p.commune('siena').podesta).toBe(2);
    expect([p.player(2).home, p.player(1).exiled]).toEqual([communeNamed('siena'), true]);
    expect(match.refusal(win(LU(1)))).toBeNull();
    p.commune('firenze').cell = square('D5');
    expect(p.political(0).refusal(win(LU(1)))).toMatchObject({ rule: 'pod.12a' });
    match
      .act(win(LU(1)))
      .act(win(LU(3)))
      .act(win(LU(5)))
      .act(win(LU(4)));
    expect([p.commune('lucca').podesta, p.player(2).home, match.treasury('lucca')]).toEqual([
      2,
      communeNamed('siena'),
      3000,
    ]);
  },
);

// R27 and R34: nobody has had it before him, so it is still his to win.
rule(['pod.12a', 'pod.19a', 'pod.18a'], 'driven out of the other town he may still be elected in his own', () => {
  const p = position(3).govern(0, 'firenze').govern(2, 'siena').purse(2, 5000);
  p.play(
    [
      { step: 'conquest', seat: 0, commune: communeNamed('siena') },
      { step: 'military', seat: 0 },
    ],
    [4, 4, 4, 4],
  );
  expect(p.player(2)).toMatchObject({ exiled: true, home: -1 });
  const match = p.political(2);
  for (const number of [1, 3, 4, 5]) match.act(win(LU(number)));
  expect(p.player(2)).toMatchObject({ exiled: false, home: communeNamed('lucca'), points: -12 });
});
