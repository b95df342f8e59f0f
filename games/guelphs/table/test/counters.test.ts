import { facingNames } from '@carroccio/boards';
import { groundOf, grounds, parts } from '@carroccio/guelphs/survey';
import { contrast } from '@carroccio/table/testing/contrast.ts';
import { describe, expect, it } from 'vitest';
import {
  CAVALRY_INK,
  CROSSBOW_INK,
  GROUNDS,
  HIT_GROUND,
  INK,
  PAPER,
  STRIPES,
} from '../../../../games/guelphs/table/counters/colours.ts';
import { bearingOf, lieOf } from '../../../../games/guelphs/table/counters/facing.ts';
import { lookOf, type UnitLook } from '../../../../games/guelphs/table/counters/look.ts';

const all = grounds({
  charts: parts.charts.value,
  maps: parts.maps.value,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
});

/** The contrast of two colours written #rrggbb. */
function contrastOf(one: string, other: string): number {
  const css = (hex: string): string => {
    const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
    return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
  };
  return contrast(css(one), css(other));
}

const COMPASS: Readonly<Record<string, number>> = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

describe('counters', () => {
  it('point their stripe at the corner they face and lean by 30 degrees at most', () => {
    const names = facingNames(groundOf(all, 'montaperti').field.grid, 'corner');
    expect(names.map((_, facing) => bearingOf(lieOf(facing)))).toEqual(names.map(name => COMPASS[name]));
  });

  it('have a colour for every stripe, told apart within a side by colour or hatching', () => {
    for (const { roster } of Object.values(all)) {
      for (const side of [0, 1]) {
        const stripes = roster.battaglie.filter(one => one.side === side).map(({ stripe }) => STRIPES[stripe]);
        expect(stripes).not.toContain(undefined);
        const printed = stripes.map(stripe => (stripe?.lines === 'plain' ? stripe.fill : stripe?.lines));
        expect(new Set(printed).size).toBe(roster.battaglie.filter(one => one.side === side).length);
      }
    }
  });

  it('can be read', () => {
    const pairs = Object.values(GROUNDS)
      .flat()
      .flatMap(ground => [INK, CAVALRY_INK, CROSSBOW_INK].map(ink => [ink, ground] as const));
    const faint = [...pairs, [INK, PAPER] as const, [PAPER, HIT_GROUND] as const].filter(
      ([ink, ground]) => contrastOf(ink, ground) < 4.5,
    );
    expect(faint).toEqual([]);
  });

  it('have another look when anything on them changes', () => {
    const unit = { type: 'C', name: 'Siena', side: 1, armour: 'M', rated: true, baron: false } as const;
    const plain: UnitLook = {
      unit,
      battle: 'montaperti',
      stripe: 'white',
      facing: 1,
      printed: 6,
      rating: 6,
      hits: 0,
      disrupted: false,
      fired: false,
      ordered: false,
    };
    const changed: UnitLook[] = [
      { ...plain, unit: { ...unit, name: 'Pisa' } },
      { ...plain, unit: { ...unit, armour: 'H' } },
      { ...plain, unit: { ...unit, type: 'I' } },
      { ...plain, unit: { ...unit, side: 0 } },
      { ...plain, battle: 'benevento' },
      { ...plain, stripe: 'black' },
      { ...plain, facing: 2 },
      { ...plain, facing: null },
      { ...plain, printed: 5 },
      { ...plain, rating: 5 },
      { ...plain, hits: 1 },
      { ...plain, disrupted: true },
      { ...plain, fired: true },
      { ...plain, ordered: true },
    ];
    expect(new Set([plain, ...changed].map(lookOf)).size).toBe(changed.length + 1);
    expect(lookOf({ ...plain, unit: { ...unit } })).toBe(lookOf(plain));
  });
});
