/** What a screen with panes shows, on a terminal that only remembers. */
import { stripVTControlCharacters } from 'node:util';
import { MapSheet } from '@carroccio/kernel';
import { describe, test } from 'vitest';
import { PaneSurface } from '../src/play/screen/panes.ts';
import { paintFor } from '../src/print/paint.ts';
import { TEXT } from '../src/words/text.ts';

class Remembering {
  readonly columns = 60;
  readonly rows = 16;
  #written = '';

  write(text: string): void {
    this.#written = text;
  }

  get lines(): string[] {
    return stripVTControlCharacters(this.#written)
      .split('\r\n')
      .map(line => line.trimEnd());
  }
}

function drawn(fill: (surface: PaneSurface) => void): string[] {
  const terminal = new Remembering();
  const surface = new PaneSurface(terminal, paintFor(false), TEXT.en.panes);
  fill(surface);
  surface.flush();
  return terminal.lines;
}

describe('a screen with panes', () => {
  test('what has happened never begins in the middle of a sentence', ({ expect }) => {
    const long = `The dice are sealed by ${'0123456789'.repeat(6)}`;
    const lines = drawn(surface => {
      surface.heading('Red', '');
      surface.event(long);
      for (let number = 1; number <= 13; number++) surface.event(`event ${number}`);
    });
    expect(lines[1]).toBe('event 1');
    expect(lines).toContain('event 13');
    const short = drawn(surface => {
      surface.heading('Red', '');
      surface.event(long);
      for (let number = 1; number <= 12; number++) surface.event(`event ${number}`);
    });
    expect(short.slice(1, 4)).toEqual(['The dice are sealed by', `  ${'0123456789'.repeat(6)}`, 'event 1']);
  });

  test('how it stands has a line of its own where one is too short', ({ expect }) => {
    const scores = 'Guelphs: Level 0/12 │ Ghibellines: Level 0/12';
    const two = drawn(surface => surface.heading('Guelphs │ Before the battle', scores));
    expect(two.slice(0, 2).join('\n')).toMatch(
      /^── Guelphs │ Before the battle ─+\n── Guelphs: Level 0\/12 │ Ghibellines: Level 0\/12 ─+$/,
    );
    expect(two).toHaveLength(16);
    const one = drawn(surface => surface.heading('Guelphs', scores));
    expect(one[0]).toMatch(/^── Guelphs │ Guelphs: Level 0\/12 │ Ghibellines: Level 0\/12 ─*$/);
    expect(one[1]).toBe('');
  });

  test('what is left out beside the map is said to be', ({ expect }) => {
    const map = new MapSheet();
    map.write(0, 0, 'map');
    const tracks = ['Guelphs: Levels 0', 'Ghibellines: Levels 0', 'Weather: a clear sky'];
    const lines = drawn(surface => {
      surface.heading('Red', '');
      surface.board({
        board: { maps: [map.map({ board: 'field', head: '01', margin: 3 })], tracks, legend: [] },
        places: [],
      });
      surface.prompt(['What now?']);
      surface.choices(['1', '2', '3', '4', '5', '6', '7']);
      for (let number = 1; number <= 9; number++) surface.event(`event ${number}`);
    });
    expect(lines).toContain('Guelphs: Levels 0');
    expect(lines).toContain('… 2 more lines: "board" shows all');
    expect(lines).not.toContain('Ghibellines: Levels 0');
  });

  test('a word aside is seen though somebody else is asked meanwhile, and seen once', ({ expect }) => {
    const terminal = new Remembering();
    const surface = new PaneSurface(terminal, paintFor(false), TEXT.en.panes);
    surface.note('1 of 2 done');
    surface.heading('Blue', '');
    surface.flush();
    expect(terminal.lines).toContain('  1 of 2 done');
    surface.flush();
    expect(terminal.lines).not.toContain('  1 of 2 done');
  });
});
