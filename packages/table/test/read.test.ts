/** Markup read aloud. */
import { describe, test } from 'vitest';
import { blocksIn } from '../src/read/blocks.ts';

describe('a page without its looks', () => {
  test('headings, lines, items and facts in their order', ({ expect }) => {
    const markup =
      '<article><h3>Roger</h3><p>a <b>Norman</b> count</p><dl><div><dt>Attack</dt><dd>30</dd></div><dt>Armour</dt><dd>yes</dd></dl><ul><li><span>Walls</span><span>not begun</span></li><li>Towers<small>begun</small></li></ul></article>';
    expect(blocksIn(markup)).toEqual([
      { kind: 'heading', words: 'Roger' },
      { kind: 'line', words: 'a Norman count' },
      { kind: 'fact', name: 'Attack', words: '30' },
      { kind: 'fact', name: 'Armour', words: 'yes' },
      { kind: 'item', words: 'Walls, not begun' },
      { kind: 'item', words: 'Towers, begun' },
    ]);
  });

  test('a link to a rule is read as the id that finds it', ({ expect }) => {
    const markup =
      '<p>See <button class="rule-link" data-read="nqsb.3.2.5.turns">3.2.5</button> and <button class="rule-link">the end</button></p>';
    expect(blocksIn(markup)).toEqual([{ kind: 'line', words: 'See nqsb.3.2.5.turns and the end' }]);
  });

  test('tables keep their heads, drawings and what is hidden say nothing', ({ expect }) => {
    const markup =
      '<table><caption>Fire &amp; shot</caption><thead><tr><th scope="col">Die</th><th scope="col">Effect</th></tr></thead><tbody><tr><th scope="row">1</th><td>none<i aria-hidden="true">x</i></td></tr><tr><th scope="row">2</th><td class="chart-strong"><b>hit</b></td></tr></tbody></table><svg><text>12</text></svg><svg aria-label="a hex" role="img"></svg>';
    expect(blocksIn(markup)).toEqual([
      {
        kind: 'table',
        caption: 'Fire & shot',
        head: ['Die', 'Effect'],
        rows: [
          ['1', 'none'],
          ['2', '*hit*'],
        ],
      },
      { kind: 'line', words: 'a hex' },
    ]);
  });
});
