import { GRAMMAR } from '@carroccio/kernel/text';
import type { Lexicon } from '../speech.ts';

export const LEXICON: Lexicon = {
  list: GRAMMAR.en.list,
  nobody: 'nobody',
  sheep: 'a sheep',
  unknown: { unit: 'somebody', hex: 'off the map' },
  seats: {
    normans: 'the Normans',
    germans: 'the Germans',
    arabs: 'the Arabs',
    byzantines: 'the Byzantines',
    lombards: 'the Lombards',
    attackers: 'the attackers',
    besiegers: 'the besiegers',
    garrison: 'the garrison',
    first: 'the first army',
    second: 'the second army',
  },
  directions: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
  edges: ['', 'side 1 (north)', 'side 2 (east)', 'side 3 (south)', 'side 4 (west)'],
};

export const HARMS = { stunned: 'stunned', wounded: 'wounded', killed: 'killed' } as const;
export const CAUSES = {
  fire: 'by a missile',
  combat: 'in combat',
  infiltration: 'passing the enemy',
  flames: 'by fire',
  fall: 'in a fall',
  siege: 'in the siege',
  drowning: 'by drowning',
  surrounded: 'with enemies all around',
} as const;
export const COVERS: Readonly<Record<string, string>> = {
  none: 'no cover',
  light: 'light cover',
  medium: 'medium cover',
  strong: 'strong cover',
};
export const ITEM_NAMES: Readonly<Record<string, string>> = {
  grapnel: 'a grapnel',
  ladder: 'a ladder',
  stoneThrower: 'a stone thrower',
  greekFire: 'a Greek fire siphon',
  fireArrows: 'six fire arrows',
  spareHorse: 'a spare horse',
};
export const SIEGE_ACTIONS = {
  assault: 'the assault',
  camp: 'the sortie against the camp',
  supplies: 'the sortie for supplies',
  general: 'the general sortie',
  relief: 'the battle with the relief army',
} as const;
export const TASKS = {
  push: 'try to push the ladder over',
  light: 'set fire to a hex',
  douse: 'fight the flames',
  cut: 'try to cut the rope',
  pull: 'pull at the palisade with three comrades',
  gate: 'work the gate',
  tear: 'tear the cloth of the tent',
  capture: 'take a stunned enemy prisoner',
} as const;
export const SIEGE_EVENTS: Readonly<Record<number, string>> = {
  20: 'a messenger orders the siege raised',
  19: 'a relief army arrives',
  18: 'steady rain fills the cisterns',
  17: 'an assassin in the besiegers’ camp',
  16: 'a saboteur in the besiegers’ camp',
  15: 'dysentery in the besiegers’ camp',
  14: 'refugees reach the garrison',
  13: 'a spy opens the way in',
  12: 'provisions are stolen',
  11: 'reinforcements for the besiegers',
  10: 'an engineer offers his services',
  9: 'a traitor in the garrison',
  8: 'the well is poisoned',
  7: 'smoke far away',
  6: 'the garrison’s commander is unwell',
};
