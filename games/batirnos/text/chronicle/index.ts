/** A match as a page of history: what is worth telling, in which order, and where a paragraph ends. */
import { requireCell } from '@carroccio/boards';
import type { GameDefinition, Language } from '@carroccio/kernel';
import type { Ground } from '../../src/battle.ts';
import { createNames } from '../../src/names.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import type { Batirnos } from '../../src/shape.ts';
import { body } from './body.ts';
import { english } from './en.ts';
import type { Fact, FactOf, Prose } from './facts.ts';
import { type Gathered, Gathering } from './gathering.ts';
import { italian } from './it.ts';

type Chronicle = NonNullable<GameDefinition<Batirnos>['chronicle']>;

/** The objective on which the scenario's own victory hangs. */
function goalOf({ setup, field }: Ground): number | null {
  const hexes = (setup.rules.sudden?.hexes ?? []).map(hex => requireCell(field.grid, hex));
  const goal = setup.objectives.findIndex(({ hex }) => hexes.includes(requireCell(field.grid, hex)));
  return goal < 0 ? null : goal;
}

function ending({ end, toll, turns }: Gathered, ground: Ground): Fact[] {
  if (!end) return [{ kind: turns.length > 0 ? 'unfinished' : 'unopened' }];
  const [first = 0, second = 0] = (end.scores ?? []).map(score => score ?? 0);
  const [winner] = end.winners;
  const judged = ground.setup.end.kind;
  return [
    { kind: 'ended', why: end.why, winner: winner ?? null, scores: [first, second], judged, goal: goalOf(ground) },
    toll,
  ];
}

/** Facts as sentences, each kind told in another way from time to time. */
function tell(prose: Prose): (facts: readonly Fact[]) => string {
  const turns = new Map<Fact['kind'], number>();
  const sentence = <K extends Fact['kind']>(kind: K, fact: FactOf<K>): string => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return prose[kind](fact, turn);
  };
  return facts => facts.map(fact => sentence(fact.kind, fact)).join(' ');
}

export function createChronicle(grounds: Readonly<Record<ScenarioId, Ground>>): Chronicle {
  const prose = {
    en: english(createNames(grounds, 'en')),
    it: italian(createNames(grounds, 'it')),
  } satisfies Record<Language, unknown>;
  return (told, scene, language) => {
    const ground = grounds[scene.scenario];
    const gathering = new Gathering(ground.roster);
    for (const event of told) gathering.read(event);
    const gathered = gathering.result();
    const heading: Fact[] = [{ kind: 'heading', scenario: scene.scenario }, { kind: 'commanders' }];
    const paragraphs: Fact[][] = [
      [...heading.slice(0, ground.setup.muster ? 1 : 2), ...gathered.before],
      ...body(gathered, ground.setup, unit => ground.roster.units[unit]?.side ?? -1),
      ending(gathered, ground),
    ];
    return paragraphs.filter(facts => facts.length > 0).map(tell(prose[language](ground, scene)));
  };
}
