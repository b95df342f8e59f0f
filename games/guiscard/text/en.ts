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

export const english = (names: Names): Omit<Words<Guiscard>, 'scenarios'> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Man-to-man skirmishes and sieges of the Normans in southern Italy and Sicily.',
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
