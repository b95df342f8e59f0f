/** A fight in an English sentence: who attacked whom and how, and how it came out. */
import { say, vary } from '@carroccio/kernel/text';
import type { EnglishNames } from './en-names.ts';
import { atLeast, type FactOf, type Fate, isWorse } from './facts.ts';

/** Of those who second an attack only so many are named. */
const SECONDS = 2;

/** What an attack did to the enemy who gave way. */
const BEATEN: Readonly<Record<'gave' | 'fell' | 'shaken' | 'destroyed', readonly [string, ...string[]]>> = {
  gave: ['made them give ground', 'pushed them back', 'won some ground from them'],
  fell: ['drove them off', 'threw them back', 'sent them reeling to the rear'],
  shaken: ['broke their order', 'threw them back in disorder', 'sent them back shaken'],
  destroyed: ['destroyed them', 'cut them to pieces', 'left nothing of them in the ranks'],
};

/** What it cost those who won. */
const PRICE: Readonly<Record<Fate, string>> = {
  held: '',
  hurt: ', not without loss',
  gave: ', though they too had to give ground',
  fell: ', though they too had to fall back',
  shaken: ', but lost their own order in doing so',
  destroyed: '',
};

/** What became of an attack that moved nobody. */
const REPULSED: Readonly<Record<Fate, readonly [string, ...string[]]>> = {
  held: ['to no purpose', 'without effect'],
  hurt: ['and gained nothing by it but losses', 'and left men on the ground for nothing'],
  gave: ['and were pushed back', 'and had to give ground'],
  fell: ['and were beaten off', 'and were thrown back'],
  shaken: ['and came back in disorder', 'and were repulsed, shaken'],
  destroyed: ['and perished in the attempt', 'and were destroyed there'],
};

/** What the enemy suffered from an attack that failed all the same. */
const IN_VAIN: Readonly<Record<Fate, string>> = {
  held: '',
  hurt: '',
  gave: ', though the enemy too had given ground',
  fell: ', though the enemy too had fallen back',
  shaken: ', but not without shaking the enemy',
  destroyed: '',
};

function onset(n: EnglishNames, fact: FactOf<'fight'>, turn: number): string {
  const { attackers, foe, how, countered } = fact;
  const [attacker = -1, ...seconds] = attackers;
  const who = n.presented(attacker);
  const seconded = seconds.length > 0 ? `${who}, seconded by ${n.units(seconds.slice(0, SECONDS))},` : who;
  const enemy = `${n.unit(foe)}${countered ? ', who came to meet the charge,' : ''}`;
  if (how === 'rash') return say`without orders, ${seconded} rushed at ${enemy}`;
  if (fact.first) {
    const first = seconded.replace(/,$/, '');
    return how === 'charge'
      ? say`the first to charge were ${first}: they fell upon ${enemy}`
      : say`the first to come to close quarters were ${first}: they attacked ${enemy}`;
  }
  if (how === 'charge')
    return vary(
      turn,
      say`${seconded} charged ${enemy}`,
      say`then ${seconded} came on at the charge against ${enemy}`,
      say`${seconded} charged home upon ${enemy}`,
    );
  return vary(
    turn,
    say`${seconded} attacked ${enemy}`,
    say`${seconded} came to hand-strokes with ${enemy}`,
    say`${seconded} closed with ${enemy}`,
    say`then ${seconded} fell upon ${enemy}`,
  );
}

function outcome({ own, theirs, pursued }: FactOf<'fight'>, turn: number): string {
  if (own === 'destroyed' && theirs === 'destroyed') return 'and neither survived it';
  if (isWorse(own, theirs) && atLeast(own, 'gave')) return `${vary(turn, ...REPULSED[own])}${IN_VAIN[theirs]}`;
  if (theirs === 'gave' || theirs === 'fell' || theirs === 'shaken' || theirs === 'destroyed') {
    const price = pursued && !atLeast(own, 'gave') ? ', and followed up at once' : PRICE[own];
    return `and ${vary(turn, ...BEATEN[theirs])}${price}`;
  }
  if (theirs === 'hurt' && !atLeast(own, 'gave'))
    return own === 'hurt'
      ? vary(turn, 'and neither would give way, though both bled', 'with loss to both and gain to neither')
      : 'and did them harm, but could not move them';
  return vary(turn, ...REPULSED[own]);
}

export const tellFight = (n: EnglishNames, fact: FactOf<'fight'>, turn: number): string =>
  `${onset(n, fact, turn)} ${outcome(fact, turn)}.`;
