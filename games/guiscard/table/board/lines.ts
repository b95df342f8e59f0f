/** Lines of fire in words: how far, which cover, and why. */
import { distance } from '@carroccio/boards';
import {
  type Battle,
  bandOf,
  barrierAt,
  type CoverSource,
  cellOf,
  coverOf,
  coverSources,
  formationOf,
  isMounted,
  lineTo,
  marksOf,
  TERRAINS,
  terrainAt,
  weaponOf,
} from '@carroccio/guiscard/survey';
import { barrierWord, type Labels } from '../labels.ts';
import { wordFor } from '../text/index.ts';

export interface Line {
  readonly target: number;
  readonly cell: number;
  readonly range: number;
  /** 0 short, 1 medium, 2 long. */
  readonly band: number;
  /** 0 none, 1 light, 2 medium, 3 strong. */
  readonly cover: number;
}

/** Every enemy a man could shoot at from where he is, with the cover each has. */
export function linesOf(b: Battle, unit: number): Line[] {
  const weapon = weaponOf(b, unit);
  if (weapon === null || cellOf(b, unit) < 0) return [];
  const from = cellOf(b, unit);
  return marksOf(b, unit).flatMap(({ target, cell }) => {
    const sight = lineTo(b, unit, cell, target);
    if (!sight) return [];
    const range = distance(b.field.grid, from, cell);
    return [{ target, cell, range, band: bandOf(b, weapon, range), cover: coverOf(b, target, cell, from, sight) }];
  });
}

function sourceWords({ battle: b, words }: Labels, { kind, at }: CoverSource): string {
  switch (kind) {
    case 'ground':
      return words.why.ground(wordFor(words.grounds, TERRAINS[terrainAt(b, at)] ?? 'clear'));
    case 'side':
    case 'opening':
      return words.why.through(barrierWord(words, barrierAt(b, at)));
    case 'brush':
      return words.why.brush;
    case 'sided':
      return words.why.corner;
  }
}

/** Why he has that cover, each reason once. */
function coverReasons(labels: Labels, unit: number, { target, cell, cover }: Line): string[] {
  const { battle: b, words } = labels;
  const weapon = weaponOf(b, unit);
  if (weapon === null) return [];
  const sources = coverSources(b, cellOf(b, unit), cell, b.charts.weapons[weapon].ranges[0] ?? 0);
  const said = sources
    .filter(source => cover > 0 || source.kind === 'sided')
    .map(source => sourceWords(labels, source));
  if (formationOf(b, target)?.foulkon) said.push(words.why.foulkon);
  if (isMounted(b, target) && sources.some(source => source.cover > cover)) said.push(words.why.saddle);
  return said.length > 0 ? [...new Set(said)] : [words.why.open];
}

/** "Drogon: 6 hexes, medium range, light cover for brush on the way" */
export function lineWords(labels: Labels, unit: number, line: Line): string {
  const { words } = labels;
  const { target, range, band, cover } = line;
  const said = words.card.line(labels.name(target), range, words.bands[band] ?? '', words.covers[cover] ?? '');
  return `${said} (${words.card.because(coverReasons(labels, unit, line).join(', '))})`;
}
