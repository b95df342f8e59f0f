/** The bar over the map, and the briefing of a battle. */
import { groundOf, levelStep, WINNING_LEVEL } from '@carroccio/guelphs/survey';
import { at, type Language } from '@carroccio/kernel';
import type { Bar, Briefing } from '@carroccio/table/table.ts';
import type { BattleSight, Lore } from './lore.ts';
import { BAR } from './text/bar.ts';
import { WORDS } from './text/index.ts';

const SIDES = [0, 1] as const;

/** The steps of an activation, by the part of it they belong to. */
const PARTS: readonly (readonly string[])[] = [
  ['basic'],
  [
    'orders',
    'move',
    'exitFire',
    'facingReaction',
    'target',
    'entryFire',
    'countercharge',
    'brokenCharge',
    'fireOrder',
    'withdraw',
    'echelon',
  ],
  [
    'combats',
    'afterCombats',
    'lead',
    'share',
    'turnAfter',
    'mutualRout',
    'followAdvance',
    'escape',
    'adjutant',
    'panic',
  ],
  ['continuing', 'interruption', 'comingBack'],
];

export const createBar =
  ({ battle }: Lore) =>
  (sight: BattleSight): Bar => {
    const words = BAR[sight.language];
    const b = battle(sight);
    const phase = PARTS.findIndex(part => part.includes(sight.decision?.step ?? ''));
    return {
      when: phase < 0 && !sight.result ? words.march : words.battle,
      phases: words.phases,
      phase,
      scores: SIDES.map(side =>
        words.score(at(b.state.levels, side), WINNING_LEVEL, at(b.state.points, side), levelStep(b, side)),
      ),
    };
  };

export const createBriefing =
  ({ ground }: Lore) =>
  (scenario: Parameters<typeof groundOf>[1], language: Language): Briefing => {
    const words = BAR[language];
    const { kinds } = WORDS[language];
    const { roster, rules, free } = groundOf(ground, scenario);
    const wagons = roster.units.some(({ type }) => type === 'W');
    const kings = roster.battaglie.some(({ capitano }) => capitano?.king);
    const forces = SIDES.map(side => {
      const own = roster.units.filter(unit => unit.side === side);
      const types = [...new Set(own.map(({ type }) => type))];
      const captains = roster.battaglie.flatMap(one => (one.side === side && one.capitano ? [one.capitano.name] : []));
      return [
        ...types.map(type => words.force(own.filter(unit => unit.type === type).length, kinds[type])),
        words.led(captains.join(', ')),
      ];
    });
    return {
      forces,
      aims: [
        words.level(WINNING_LEVEL),
        words.points,
        ...(wagons ? [words.wagon] : []),
        ...(kings ? [words.king] : []),
        ...(rules.sky ? [words.storm] : []),
        words.collapse,
      ],
      length: words.length,
      rules: [
        'gg.17.0',
        'gg.17.2.2',
        'gg.17.3',
        ...(wagons ? ['gg.S.3.9b'] : []),
        ...(kings ? [free ? 'gg.S.7.5.2' : 'gg.S.6.10.3'] : []),
        ...(rules.sky ? ['gg.S.8.4.1'] : []),
      ],
    };
  };
