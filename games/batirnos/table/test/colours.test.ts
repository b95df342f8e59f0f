/** A side has one colour: that of its counters is that of its lines in the summary. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIVERIES } from '../counters/colours.ts';

test('the lines of the summary are drawn in the colours of the counters', () => {
  const styles = readFileSync(new URL('../batirnos.css', import.meta.url), 'utf8');
  const drawn = [0, 1].map(
    seat =>
      new RegExp(`\\n\\[data-game="batirnos"\\] \\.plot-seat${seat} \\{\\s*--line: (#[0-9a-f]{6});`).exec(styles)?.[1],
  );
  expect(drawn).toEqual(LIVERIES.map(({ edge }) => edge));
});
