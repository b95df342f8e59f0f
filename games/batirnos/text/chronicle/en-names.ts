/** How an English sentence names units, leaders, divisions and armies. Whole units take the plural. */
import type { Scene } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Ground } from '../../src/battle.ts';
import type { Names } from '../../src/names.ts';
import type { Batirnos } from '../../src/shape.ts';
import { LEXICON } from '../en/lexicon.ts';
import { createSpeech } from '../speech.ts';
import type { Commander } from './facts.ts';
import { armOf, armOfDivision, plain } from './names.ts';

const { list, ordinal } = GRAMMAR.en;

const ARMIES: Readonly<Record<string, string>> = {
  french: 'the French',
  spanish: 'the Spanish',
  frondeSpanish: 'the Fronde and the Spanish',
  spanishFronde: 'the Spanish and the Fronde',
  frenchEnglish: 'the French and the English',
  north: 'the army of the North',
  south: 'the army of the South',
};

/** Names that say themselves what the troops are. */
const DESCRIPTION =
  / (horse|foot|guns|bands|tercio|regiment|battery|shot|detachment)$|^(Gendarmes|Croat|Musketeers|Mangas|Carabins|Arquebusiers|Arcabuceros|Walloons|Burgundians|Irish|Enfants|Gardes|King’s|Fusiliers|Bandes)/;
const COMMON = /^(Light|Siege|Line|Commanded|Musketeers|Arquebusiers)/;
const OWNED = /^(?!King)\S.*’s /;

export function createEnglishNames(names: Names, ground: Ground, scene: Scene<Batirnos>) {
  const speech = createSpeech(names, LEXICON);
  const army = (side: number): string => ARMIES[ground.setup.sides[side]?.seat ?? ''] ?? LEXICON.unknown.army;

  function nameOf(index: number): string {
    const slot = ground.roster.units[index];
    if (!slot) return LEXICON.unknown.unit;
    const name = plain(speech.unit(scene, index), 'and');
    if (name.endsWith('’s ambush')) return `the men of ${name}`;
    if (OWNED.test(name)) return name;
    if (DESCRIPTION.test(name)) return `the ${name.replace(COMMON, word => word.toLowerCase())}`;
    switch (armOf(ground, index)) {
      case 'tercio':
        return `the ${name} tercio`;
      case 'foot':
        return `the ${name} regiment`;
      case 'shot':
        return `the ${name} musketeers`;
      case 'horse':
        return `the ${name} horse`;
      case 'guns':
        return `the ${name} guns`;
      case null:
        return `${name}’s men`;
    }
  }

  function leaderName(leader: number): string {
    const slot = ground.roster.leaders[leader];
    const name = ground.leaders[slot?.card ?? -1]?.name.en;
    if (!slot || name !== undefined) return name ?? LEXICON.unknown.leader;
    if (slot.role === 'cic') return `the commander-in-chief of ${army(slot.side)}`;
    if (slot.role === 'division') return `the general of the ${ordinal(slot.place + 1)} division of ${army(slot.side)}`;
    return slot.role === 'wing' ? `a wing commander of ${army(slot.side)}` : `an officer of note in ${army(slot.side)}`;
  }

  const leader = ({ leader: index, successor }: Commander): string =>
    successor ? `the officer who had taken the place of ${leaderName(index)}` : leaderName(index);

  function division(index: number): string {
    const slot = ground.roster.divisions[index];
    if (!slot) return LEXICON.unknown.division;
    const general = ground.leaders[ground.roster.leaders[slot.leader]?.card ?? -1]?.name.en;
    if (general === undefined)
      return slot.reserve
        ? `the reserve of ${army(slot.side)}`
        : `the ${ordinal(slot.place + 1)} division of ${army(slot.side)}`;
    const arm = armOfDivision(ground, index);
    return arm ? `${general}’s division of ${arm}` : `${general}’s division`;
  }

  const met = new Set<number>();
  function unit(index: number): string {
    met.add(index);
    return nameOf(index);
  }

  /** A unit with, at its first appearance, where it belongs. */
  function presented(index: number): string {
    const slot = ground.roster.units[index];
    const known = met.has(index);
    const name = unit(index);
    if (!slot || known) return name;
    const general =
      ground.leaders[ground.roster.leaders[ground.roster.divisions[slot.division]?.leader ?? -1]?.card ?? -1];
    if (general && name.includes(general.name.en)) return name;
    return `${name} of ${general ? `${general.name.en}’s division` : army(slot.side)}`;
  }

  return {
    army,
    unit,
    presented,
    units: (indexes: readonly number[]): string => list(indexes.map(unit)),
    leader,
    leaders: (commanders: readonly Commander[]): string => list(commanders.map(leader)),
    division,
    divisions: (indexes: readonly number[]): string => list(indexes.map(division)),
    objective: (index: number): string => speech.objective(scene, index),
  };
}

export type EnglishNames = ReturnType<typeof createEnglishNames>;
