/** The bar over the map, and the briefing of a scenario. */
import { isAble, menOf } from '@carroccio/guiscard/survey';
import type { Language } from '@carroccio/kernel';
import type { Bar, Briefing } from '@carroccio/table/table.ts';
import type { Lore, SkirmishSight } from './lore.ts';
import { BAR, type Terms } from './text/bar.ts';
import { WORDS } from './text/index.ts';

const SIDES = [0, 1] as const;

/** The steps of a player's phase, by the part of it they belong to. */
const PARTS: readonly (readonly string[])[] = [
  ['offensive', 'aim', 'lay', 'cover'],
  ['charges', 'grouping', 'course', 'counterCharge'],
  [
    'movement',
    'moving',
    'laying',
    'entering',
    'ladderParty',
    'ladderMate',
    'ladderEntry',
    'ladderTurn',
    'crewing',
    'lifting',
    'engineParty',
    'formationMarch',
    'window',
    'testOrder',
  ],
  [
    'declare',
    'resolving',
    'answer',
    'tableChoice',
    'blow',
    'retreatOrder',
    'retreatStep',
    'displace',
    'fall',
    'advance',
    'advancing',
  ],
];

export const createBar =
  ({ battle }: Lore) =>
  (sight: SkirmishSight): Bar => {
    const { tracks } = WORDS[sight.language];
    const words = BAR[sight.language];
    const b = battle(sight);
    const { turn, siege } = b.state;
    const early = siege ? words.siege(siege.day) : tracks.setUp;
    return {
      when: turn > 0 ? tracks.turnOf(turn, b.scenario.turns) : early,
      phases: turn > 0 ? words.phases : [],
      phase: PARTS.findIndex(part => part.includes(sight.decision?.step ?? '')),
      scores: SIDES.map(side => words.score(menOf(b, side).filter(unit => isAble(b, unit)).length)),
    };
  };

/** The side that has the task, as the ending's data call it. */
const taskedBy = (terms: Terms): number => Number(terms.side ?? terms.raiders ?? 0);

export const createBriefing =
  ({ data, setting }: Lore) =>
  (scenario: string, language: Language): Briefing => {
    const words = BAR[language];
    const found = data.scenarios.scenarios.find(({ id }) => id === scenario);
    const seatWords = setting.game.text[language].seats;
    const names = (found?.seats ?? []).map(seat => seatWords[seat] ?? seat);
    const terms: Terms = found?.victory ?? {};
    const tasked = taskedBy(terms);
    const aim = words.aims[String(terms.kind)]?.(names[tasked] ?? '', names[1 - tasked] ?? '', field =>
      String(terms[field] ?? ''),
    );
    const of = (side: number) => (found?.groups ?? []).filter(group => group.side === side);
    return {
      forces: SIDES.map(side => {
        const men = of(side).reduce((sum, { characters }) => sum + characters.length, 0);
        const riders = of(side).reduce((sum, { mounted }) => sum + mounted.length, 0);
        return men > 0 ? [words.men(men - riders, riders)] : [];
      }),
      aims: [...(aim === undefined ? [] : [aim]), ...(found?.siege ? [] : [words.destroyed, words.later])],
      length: found?.siege ? words.days(found.siege.days) : words.turns(found?.turns ?? 0),
      rules: ['gui.2.destroyed', ...(found?.siege ? ['gui.11.5a', 'gui.11.5b'] : [])],
    };
  };
