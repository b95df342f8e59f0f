/** The bar over the map, and the briefing of a battle. */
import type { ScenarioId } from '@carroccio/batirnos/survey';
import { at, type Language } from '@carroccio/kernel';
import type { Bar, Briefing } from '@carroccio/table/table.ts';
import type { BattleSight, Lore } from './lore.ts';
import { BAR } from './text/bar.ts';
import { WORDS } from './text/index.ts';
import { PHASES, phaseOf } from './tracks/phases.ts';

const SIDES = [0, 1] as const;

export const createBar =
  ({ battle }: Lore) =>
  (sight: BattleSight): Bar => {
    const { tracks, phases } = WORDS[sight.language];
    const { state, setup } = battle(sight);
    const now = phaseOf(sight.decision?.frame ?? null);
    return {
      when: state.turn > 0 ? tracks.turn(state.turn, setup.turns) : tracks.preparing,
      phases: state.turn > 0 ? [tracks.planning, ...PHASES.map(phase => phases[phase])] : [],
      phase: now === null ? 0 : PHASES.indexOf(now) + 1,
      // Until the armies stand nobody has any Determination to lose.
      scores:
        state.turn > 0
          ? SIDES.map(side => BAR[sight.language].score(state.determination[side] ?? 0, at(state.ledger, side).start))
          : [],
    };
  };

export const createBriefing =
  ({ ground, setting }: Lore) =>
  (scenario: ScenarioId, language: Language): Briefing => {
    const words = BAR[language];
    const { types } = WORDS[language];
    const { setup, roster, troops, leaders } = ground[scenario];
    const seatWords = setting.game.text[language].seats;
    const names = setting.game.scenarios[scenario]?.seats ?? [];
    const side = (index: number): string => seatWords[names[index] ?? ''] ?? '';
    const { end } = setup;
    const judged = {
      holder: () => words.ends.holder,
      margin: () => words.ends.margin(end.kind === 'margin' ? end.margin : 0),
      tie: () => words.ends.tie(side(end.kind === 'tie' ? end.winner : 0)),
      higher: () => words.ends.higher(side(end.kind === 'higher' ? end.side : 0)),
      side: () => words.ends.side(side(end.kind === 'side' ? end.side : 0)),
    };
    return {
      forces: SIDES.map(index => {
        const own = roster.units.flatMap(unit => (unit.side === index ? (troops[unit.troop]?.type ?? []) : []));
        const led = roster.leaders.flatMap(one =>
          one.side === index ? (leaders[one.card]?.name[language] ?? []) : [],
        );
        if (setup.muster) return [words.mustered];
        return [
          ...[...new Set(own)].map(type => words.force(own.filter(one => one === type).length, types[type])),
          words.led(led.join(', ')),
        ];
      }),
      aims: [
        words.zero,
        judged[end.kind](),
        ...setup.objectives.map(({ name, points }) => words.objective(name[language], points)),
      ],
      length: words.length(setup.turns),
      rules: ['nqsb.2.1.3.zero', 'nqsb.3.2.5.check', 'nqsb.3.2.5.turns', 'nqsb.3.2.5.det'],
    };
  };
