/** Answers given beforehand, in words. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

const english = {
  usage: 'always N, always N until other, always stop, always stop N',
  none: 'You have said nothing beforehand',
  always: (label: string) => `From now on: ${label}, whenever this is asked; "always stop" takes it back`,
  untilOther: (label: string) => `From now on: ${label}, whenever this is asked, until you are asked something else`,
  stopped: (labels: string) => `Taken back: ${labels}`,
  line: (number: number, label: string, given: number) =>
    `${number}  ${label} (${given === 0 ? 'not yet given' : `given ${en.count(given, 'time', 'times')}`})`,
  given: (label: string) => `${label} (as you have said beforehand)`,
  ended: (label: string) => `"${label}", said beforehand, cannot be chosen any more: you are asked again`,
};

type StandingText = typeof english;

const italian: StandingText = {
  usage: 'always N, always N until other, always stop, always stop N',
  none: 'Non hai detto niente in anticipo',
  always: label => `D’ora in poi: ${label}, ogni volta che lo si chiede; "always stop" lo ritira`,
  untilOther: label => `D’ora in poi: ${label}, ogni volta che lo si chiede, finché non ti si chiede altro`,
  stopped: labels => `Ritirato: ${labels}`,
  line: (number, label, given) =>
    `${number}  ${label} (${given === 0 ? 'non ancora data' : `data ${it.count(given, 'volta', 'volte')}`})`,
  given: label => `${label} (come hai detto in anticipo)`,
  ended: label => `"${label}", detto in anticipo, non si può più scegliere: te lo si chiede di nuovo`,
};

export const STANDING_TEXT: Readonly<Record<Language, StandingText>> = { en: english, it: italian };
