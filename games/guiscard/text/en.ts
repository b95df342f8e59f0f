import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';
import { actions } from './en/actions.ts';
import { events } from './en/events.ts';
import { LEXICON } from './en/lexicon.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { createSpeech } from './speech.ts';

export const english = (names: Names): Words<Guiscard> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Man-to-man skirmishes and sieges of the Normans in southern Italy and Sicily.',
    scenarios: {
      civitate: {
        title: 'The Eve of Civitate, 1053',
        about: 'Swabian foot stand alone on a wooded knoll; the Normans must break them before help arrives.',
      },
      scalinata: {
        title: 'The Stair to Heaven, 1061',
        about: 'A Norman landing party climbs stairs and scarps against Arabs who hold the terrace.',
      },
      cerami: {
        title: 'Only the River to Cross, 1063',
        about: 'Fourteen Norman horsemen must cut their way over a ford and off the far map.',
      },
      montemaggiore: {
        title: 'A Forest of Pikes, 1041',
        about: 'Norman cavalry against hoplites in formation, cataphracts and archers.',
      },
      fattoria: {
        title: 'Just Outside the House, 1047',
        about: 'Lombards fall upon a farm held by a few Normans: rooms, horses and sheep are at stake.',
      },
      'pio-normanno': {
        title: 'The Pious Norman, 1063',
        about: 'Roger is at prayer in a chapel when the Arabs close in from both sides.',
      },
      larissa: {
        title: 'Bohemond’s Loot, 1083',
        about: 'Byzantine riders cross the river to plunder the Norman tents.',
      },
      funerale: {
        title: 'Never Trust a Dead Norman, 1058',
        about: 'A feigned funeral brings Normans into the castle; their friends wait at the gate.',
      },
      imperatore: {
        title: 'The Emperor’s Favour, 1042',
        about: 'Ladders and grapnels against a castle: its governor is to be taken alive, or shut up in his tower.',
      },
      messina: {
        title: 'Torches in the Night, 1061',
        about: 'An Arab raid by night on tents, ladders, an engine and the pier.',
      },
      'fuoco-greco': {
        title: 'Greek Fire, 1071',
        about: 'A castle assaulted with ladders and a stone thrower, defended with Greek fire.',
      },
      'nido-d-aquila': {
        title: 'The Siege of the Eagle’s Nest',
        about: 'A siege of forty days at most: a castle, its garrison and hunger.',
      },
      masseria: {
        title: 'The Farm, a siege',
        about: 'A fortified farm holds out for up to twenty days.',
      },
      'san-giorgio': {
        title: 'The Chapel of Saint George, a siege',
        about: 'A handful of Normans in a chapel, with relief on its way.',
      },
      libera: {
        title: 'Free battle',
        about: 'Two armies bought by points on two maps of the players’ choice.',
      },
    },
    seats: {
      normans: 'Normans',
      germans: 'Germans',
      arabs: 'Arabs',
      byzantines: 'Byzantines',
      lombards: 'Lombards',
      attackers: 'Attackers',
      besiegers: 'Besiegers',
      garrison: 'Garrison',
      first: 'First army',
      second: 'Second army',
    },
    options: {
      early: {
        label: 'Events of the first days',
        values: { true: '+5 to the event roll until day 5', false: 'no modifier in the first days' },
      },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {
      impact: 'Where the shot comes down',
      fire: 'Fire',
      infiltration: 'Infiltration',
      bridle: 'Snatching a bridle',
      combat: 'Combat',
      jump: 'Leap',
      ladder: 'Pushing the ladder',
      fireArrow: 'Fire arrow',
      spread: 'Fire spreads',
      douse: 'Putting out a fire',
      stun: 'Coming round in the flames',
      stone: 'Stone thrower',
      siphon: 'Greek fire',
      naphtha: 'Burning naphtha',
      grapnel: 'Throwing a grapnel',
      rope: 'Cutting the rope',
      ropeGrab: 'Catching the rope',
      pull: 'Pulling the palisade',
      bombardment: 'Bombardment',
      provisions: 'Provisions',
      event: 'Event of the day',
      eventEffect: 'Effect of the event',
      initiative: 'Initiative',
      healing: 'Healing',
      surrender: 'Negotiation',
      patrol: 'Patrol',
      packHorses: 'Supplies',
      victim: 'Who is the traitor?',
      edge: 'Choice of the field',
    },
    endings: {
      score: 'the higher score',
      objective: 'the aim of the scenario',
      destroyed: 'nobody is left on the other side',
      draw: 'a draw',
      surrender: 'the garrison has accepted terms',
      hunger: 'the garrison has nothing left to eat',
      noCommander: 'the garrison has nobody left to command it',
      captured: 'the place, or the man, has been taken',
      raised: 'the siege has been raised',
      broken: 'the siege has been broken',
      calendar: 'the days of the siege have run out',
    },
  };
};
