/** What can be looked up at the prompt, in each game. */
import { describe, test } from 'vitest';
import { carroccio } from '../carroccio.ts';

const played = async (args: readonly string[], ...typed: readonly string[]): Promise<string> =>
  (await carroccio(['play', ...args, '--seed', 'a'], { input: `${typed.join('\n')}\nquit\n` })).stdout;

describe('at the prompt', () => {
  test('Guelphs & Ghibellines: places, pieces, charts, the brief, places chosen by their number', async ({
    expect,
  }) => {
    const told = await played(
      ['guelphs', 'campaldino'],
      '6',
      'look feditori 1',
      'units vieri',
      'chart',
      'chart weather',
      'chart shock',
      'card x',
      'brief',
      'zz99',
    );
    expect(told).toContain('Place Feditori 1 (Vieri) in 1405');
    expect(told).toMatch(/Kind +Cavalry\n +Battaglia +Vieri\n +Cohesion +6/);
    expect(told).toContain('- Feditori 1 (Cavalry, Vieri): Cohesion 6');
    expect(told).toMatch(/Weather Track \(Campaldino\) {2}applies now: Fair/);
    expect(told).toMatch(/▸ Fair .*\n/);
    expect(told).toContain('Whoever first reaches Victory Level 12 wins the battle.');
    expect(told).toContain('No choice has "zz99"');
    expect(told).toMatch(/\*D\/1\* {2}\*–\/1\*\n[\s\S]*\*so\*: in bold/);
    expect(told).toContain('card x\n  This game has no cards');
    const placed = await played(['guelphs', 'campaldino'], '1406', '0101');
    expect(placed).toContain('→ Place Feditori 1 (Vieri) in 1406');
    expect(placed).toContain('Nothing can be chosen at 0101 now');
  });

  test('the legend is told once, costs stand beside choices', async ({ expect }) => {
    const told = await played(['guelphs', 'campaldino'], '6', '2', '2', '2', '2');
    expect(told.match(/Guelphs in capitals/g)).toHaveLength(1);
    expect(told).toMatch(/Shoot with .* \(\d{4}\)\n/);
  });

  test('No queda: the hand and any card say what they do', async ({ expect }) => {
    const told = await played(
      ['batirnos', 'lens', '--lang', 'it'],
      'hand',
      'card ferro e fuoco',
      'chart vantaggio nel tiro',
      'brief',
      'chart 1',
    );
    expect(told).toMatch(/- .+ \(\d+\); priorità \d; /);
    expect(told).toContain('Ferro e fuoco');
    expect(told).toContain('Vantaggio nel tiro');
    expect(told).toContain('Guidati da Condé');
    expect(told).toContain('nqsb.3.2.5.turns nqsb.3.2.5.det');
    expect(told.match(/nqsb\.10\.8\.cards/g)).toHaveLength(2);
  });

  test('Guiscard: men who are still to be placed', async ({ expect }) => {
    const told = await played(['guiscard', 'civitate'], 'look robert', 'chart combat against horsemen');
    expect(told).toMatch(/Attack +31\n +Defence +11/);
    expect(told).toContain('below −5');
  });

  test('I Podestà: column letters, codes of communes that differ, the hand, squares', async ({ expect }) => {
    const told = await played(['podesta', 'short'], 'hand', 'C6', 'look firenze', 'chart lengths');
    expect(told).toContain('      A  B  C  D  E');
    expect(told).toMatch(/Psa Pisa .*\n +Pia Pistoia/);
    expect(told).toContain('lots of precious goods at');
    expect(told).toContain('C6: plain (1)');
    expect(told).toMatch(/Treasury +0 fl\./);
    expect(told).toContain('▸ Short');
  });
});

describe('rules', () => {
  test('a table has its numbers; places in the code are told when asked for', async ({ expect }) => {
    const fire = await carroccio(['rules', 'gg.10.3']);
    expect(fire.stdout).toContain('no armour      11       12       13');
    expect(fire.stdout).not.toContain('.ts:');
    expect((await carroccio(['rules', 'gg.10.6.3', '--lang', 'it'])).stdout).toContain('4/–');
    expect((await carroccio(['rules', 'gg.10.3', '--where'])).stdout).toContain('.ts:');
  });
});
