/** A match as a page of chronicle: a paragraph for every season in which something happened. */
import type { GameDefinition, Language } from '@carroccio/kernel';
import type { Podesta } from '../../src/shape.ts';
import type { World } from '../../src/world.ts';
import { createNames } from '../names.ts';
import { english } from './en.ts';
import type { Fact, FactOf, Prose } from './facts.ts';
import { Gathering } from './gathering.ts';
import { italian } from './it.ts';

type Chronicle = NonNullable<GameDefinition<Podesta>['chronicle']>;

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

export function createChronicle(world: World): Chronicle {
  const prose: Readonly<Record<Language, typeof english>> = { en: english, it: italian };
  return (told, scene, language) => {
    const gathering = new Gathering();
    for (const event of told) gathering.read(event);
    return gathering.result().map(tell(prose[language](createNames(world, language), scene)));
  };
}
