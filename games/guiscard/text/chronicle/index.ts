/** A match as a page of chronicle: who fell by whose hand, what burnt, what was broken, and how it ended. */
import type { GameDefinition, Language } from '@carroccio/kernel';
import { capital } from '@carroccio/kernel/text';
import type { Grounds } from '../../src/03-ground/grounds.ts';
import type { ScenarioModule } from '../../src/scenarios/scenario.ts';
import type { Guiscard } from '../../src/shape.ts';
import { english } from './en.ts';
import type { Fact, FactOf, Kind, Prose } from './facts.ts';
import { Gathering } from './gathering.ts';
import { italian } from './it.ts';
import { pageOf } from './page.ts';

type Chronicle = NonNullable<GameDefinition<Guiscard>['chronicle']>;

/** Facts as sentences, each kind told in another way from time to time. */
function tell(prose: Prose): (facts: readonly Fact[]) => string {
  const turns = new Map<Kind, number>();
  const sentence = <K extends Kind>(kind: K, fact: FactOf<K>): string => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return capital(prose[kind](fact, turn));
  };
  return facts => facts.map(fact => sentence(fact.kind, fact)).join(' ');
}

export function createChronicle(grounds: Grounds, modules: readonly ScenarioModule[]): Chronicle {
  const prose: Readonly<Record<Language, typeof english>> = { en: english, it: italian };
  return (told, { scenario }, language) => {
    const gathering = new Gathering(grounds, scenario);
    for (const event of told) gathering.read(event);
    const { men } = grounds.roster(scenario);
    const heading = modules.find(({ id }) => id === scenario)?.words[language].heading ?? '';
    return pageOf(gathering).map(tell(prose[language](men, grounds.scenario(scenario).seats, heading)));
  };
}
