import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { BattleWords } from '../src/scenarios/module.ts';
import type { Guelphs } from '../src/shape.ts';
import { actions } from './en/actions.ts';
import { events } from './en/events.ts';
import { LEXICON } from './en/lexicon.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { ownEndings } from './own-endings.ts';
import { createSpeech } from './speech.ts';

export const english = (names: Names, battles: readonly BattleWords[]): Words<Guelphs> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Three battles of thirteenth-century Italy, fought by Capitani who lead their Battaglie as they see fit.',
    scenarios: Object.assign({}, ...battles.map(battle => battle.scenarios)),
    seats: { guelph: 'Guelphs', ghibelline: 'Ghibellines' },
    options: {
      length: {
        label: 'Length',
        values: {
          long: 'long game: a Level every 5 Guelph or 10 Ghibelline points',
          short: 'short game: a Level every 4 Guelph or 8 Ghibelline points',
        },
      },
      volterra: {
        label: 'Contingent of Volterra',
        values: { true: 'unwilling: it never attacks and soon runs', false: 'fights like the others' },
      },
      capitani: {
        label: 'Capitani in shock combat',
        values: { any: 'help any friendly unit they are stacked with', own: 'help units of their own Battaglia only' },
      },
      palvesari: {
        label: 'Palvesari in shock combat',
        values: { front: 'help against attacks from the front', all: 'help against attacks from every side' },
      },
      freed: {
        label: 'Reserves the Guelph may free before the march',
        values: { maghinardo: 'Maghinardo', donati: 'Maghinardo and Donati' },
      },
      religiosi: {
        label: 'Armed Religiosi',
        values: { true: 'with the Sienese Carroccio', false: 'not in play' },
      },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {
      freeing: 'Price of a Battaglia out of Reserve',
      march: 'March',
      continuum: 'Continuum',
      interruptio: 'Interruptio',
      victory: 'Victory check',
      fire: 'Fire',
      morale: 'Morale of the Foot that is charged',
      footMorale: 'Morale of the Foot that attacks Cavalry',
      reactionFacing: 'Reaction facing',
      countercharge: 'Countercharge',
      shock: 'Shock combat',
      disruption: 'Further Disruption',
      wound: 'Capitano Wounded table',
      woundCheck: 'Wound check of the Capitano',
      heroCheck: 'Wound check of the Hero',
      heroFate: "The Hero's fate",
      capitanoPoints: 'Victory Points for the Capitano',
      heroPoints: 'Victory Points for the Hero',
      standard: 'Shock at the loss of the Standard, in hexes',
      recovery: 'Recovery',
      rally: 'Rally',
      rallyHits: 'Hits of the unit that comes back',
      tradimento: 'Tradimento',
      traitors: 'The traitors strike at the Standard',
      traitorHits: 'Hits done by the traitors',
      donati: 'Corso Donati',
      novello: 'Guido Novello',
      baron: 'Loyalty of the Barons',
    },
    endings: {
      levels: 'Victory Level 12 was reached',
      suddenEnd: 'neither army has the strength to go on',
      carroccio: 'the enemy Carroccio was taken',
      king: 'the enemy King fell',
      storm: 'the storm broke before the field was lost, a marginal victory',
      destroyed: 'an army has no combat unit left',
      frozen: 'neither army can activate a Capitano any more',
      ...ownEndings(battles),
    },
  };
};
