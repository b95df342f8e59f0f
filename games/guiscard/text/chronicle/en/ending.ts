import { GRAMMAR } from '@carroccio/kernel/text';
import type { FactOf, Loss, Prose } from '../facts.ts';
import type { English } from './people.ts';

const { form, numeral } = GRAMMAR.en;

type Ended = FactOf<'ended'>;

/** Why the aim was reached by the side that had it, and why it was not. */
const AIMS: Readonly<Partial<Record<Ended['aim'], readonly [reached: string, missed: string]>>> = {
  survivors: ['the band on the knoll had not been destroyed', 'of the band on the knoll scarcely anybody was left'],
  level: ['enough of them stood on the heights', 'too few of their enemies had reached the heights'],
  exits: ['enough of them had cut their way through', 'too few of their enemies had cut their way through'],
  farm: ['what they had come for was theirs', 'the house had been held'],
  escape: ['Roger had got away with his companions', 'Roger had not got away'],
  tower: ['the tower was theirs', 'nobody of the enemy was left in the castle'],
  capture: ['the governor or his tower was theirs', 'the governor and his tower had been kept from the enemy'],
  burning: ['enough had gone up in flames', 'too little had burnt'],
  assault: ['the castle could no longer be held against them', 'the castle had been held'],
};

const SIEGES: Readonly<Partial<Record<Ended['why'], string>>> = {
  surrender: 'The garrison had accepted terms',
  hunger: 'The garrison had nothing left to eat',
  noCommander: 'The garrison had nobody left to command it',
  captured: 'The place had been taken',
  raised: 'The siege was raised',
  broken: 'The siege was broken',
  calendar: 'The time for the siege had run out',
};

const points = (score: number): string => (Number.isInteger(score) ? String(score) : `${Math.floor(score)}½`);

function reason({ why, aim, reached }: Ended): string {
  if (why === 'destroyed') return 'of their enemies nobody was left to fight';
  if (why === 'captured') return 'the man they had come for was in their hands';
  const [own, others] = AIMS[aim] ?? ['their aim was reached', 'the enemy had missed his aim'];
  return reached ? own : others;
}

/** More dead than these are counted. */
const NAMED = 4;

export const ending = ({ side, names, all }: English): Pick<Prose, 'ended' | 'toll' | 'hero'> => {
  /** Some by name, more by number. */
  const dead = ({ dead: fallen, lords }: Loss): string => {
    if (fallen.length <= NAMED) return names(fallen);
    const among = lords.length > 0 ? `, among them ${names(lords.slice(0, NAMED))}` : '';
    return `${numeral(fallen.length)}${among}`;
  };
  return {
    ended: fact => {
      const { winner, scores, why, aim } = fact;
      const [first = 0, second = 0] = scores;
      if (winner === null)
        return first + second > 0 && aim !== 'exits'
          ? `Neither side had the better of it: ${points(first)} was the score of ${side(0)}, ${points(second)} that of ${side(1)}.`
          : 'Neither side had the better of it.';
      const winners = side(winner);
      if (aim === 'siege') return `${SIEGES[why] ?? 'So it ended'}, and victory went to ${winners}.`;
      if (why === 'score') {
        const [more, less] = winner === 0 ? [first, second] : [second, first];
        return `When it was over ${winners} had won, by a score of ${points(more)} to ${points(less)}.`;
      }
      return `So ${winners} had won, for ${reason(fact)}.`;
    },
    toll: ({ losses, horses }) => {
      const fallen = losses.filter(loss => loss.dead.length > 0);
      const taken = losses.flatMap(loss => loss.taken);
      const lay = fallen.map(loss => `of ${side(loss.side)} ${dead(loss)}`).join('; ');
      const captive =
        taken.length > 0 ? ` ${names(taken)} ${form(taken.length, 'was', 'were')} in the enemy’s hands.` : '';
      return `${fallen.length > 0 ? `The dead were these: ${lay}.` : 'Nobody had died.'}${captive}${horses > 1 ? ` With the men died ${numeral(horses)} horses.` : ''}`;
    },
    hero: ({ unit, slain }) => `Nobody had a hand in more deaths than ${all([unit])}: ${names(slain)}.`,
  };
};
