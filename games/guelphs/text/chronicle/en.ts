import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, say, vary } from '@carroccio/kernel/text';
import type { Names } from '../../src/names.ts';
import type { BattleWords } from '../../src/scenarios/module.ts';
import type { Guelphs } from '../../src/shape.ts';
import { LEXICON } from '../en/lexicon.ts';
import { createSpeech } from '../speech.ts';
import { type Companies, type FactOf, isOwn, type Leader, type OwnEnding, type Prose, type Result } from './facts.ts';

const { form, list, numeral } = GRAMMAR.en;

const SKIES: Readonly<Record<string, string>> = {
  hazy: 'A haze came over the sun.',
  veiled: 'The light grew thin.',
  cloudy: 'Clouds gathered over the plain.',
  overcast: 'The sky closed in, grey from end to end.',
  lowering: 'The clouds came down upon the hills.',
  dark: 'The sky grew dark, and men looked up from the fight.',
  drizzle: 'The first drops fell.',
  rain: 'Then it began to rain.',
  storm: 'Then the storm broke over both armies.',
};

const KINDS: Readonly<Record<Companies['kind'], string>> = {
  C: 'horse',
  I: 'foot',
  X: 'crossbows',
  A: 'archers',
  P: 'palvesari',
  R: 'armed friars',
};

/** Whose men they are, where it is not simply the town on the counter. */
const WHOSE: Readonly<Record<string, string>> = {
  Firenze: 'Florence',
  Germans: 'the Germans',
  Saracens: 'the Saracens',
  Assoldati: 'the mercenaries',
  'Fuoriusc.': 'the exiles',
  'Aldobran.': 'the Aldobrandeschi',
  Contado: 'the contado',
  Guardia: 'the guard of the Carroccio',
  Feditori: 'the feditori',
  Guelfi: 'the Tuscan Guelphs',
  Alleati: 'the allies',
  Guidi: 'the Guidi',
  Fieschi: 'the Fieschi',
  'Maghinar.': 'Maghinardo',
  'Montefel.': 'Montefeltro',
  'Fam. Regis': 'the king’s household',
  'R. Central': 'France',
  'Langued.': 'Languedoc',
  'Bourgog.': 'Burgundy',
  'Lombard.': 'Lombardy',
  Flandres: 'Flanders',
  Piccardie: 'Picardy',
  Picardie: 'Picardy',
  Toscana: 'Tuscany',
  Puglia: 'Apulia',
  Sicilia: 'Sicily',
  Valdelsa: 'the Valdelsa',
  'San Gim.': 'San Gimignano',
  'San Gim': 'San Gimignano',
  'San Min.': 'San Miniato',
};

const company = (count: number): string => form(count, 'a company', `${numeral(count)} companies`);
const times = (count: number): string => ['', 'once', 'twice'][count] ?? `${numeral(count)} times`;

/** "two companies of horse (Siena and Pisa) and a company of the foot of Siena". */
function companies(groups: readonly Companies[]): string {
  const kinds = [...new Set(groups.map(({ kind }) => kind))];
  const told = kinds.map(kind => {
    const alike = groups.filter(group => group.kind === kind);
    const count = company(alike.reduce((sum, group) => sum + group.count, 0));
    const whose = alike.map(({ name }) => WHOSE[name] ?? name);
    if (kind === 'P' || kind === 'R') return `${count} of ${KINDS[kind]}`;
    if (whose.length > 1) return `${count} of ${KINDS[kind]} (${list(whose)})`;
    return `${count} of the ${KINDS[kind]} of ${list(whose)}`;
  });
  return list(told);
}

const side = (index: number): string => (index === 0 ? 'the Guelphs' : 'the Ghibellines');
const levels = ([guelph, ghibelline]: readonly [number, number]): string =>
  `the Guelphs at Victory Level ${guelph}, the Ghibellines at ${ghibelline}`;

export const english = (names: Names, scene: Scene<Guelphs>, words: BattleWords): Prose => {
  const speech = createSpeech(names, LEXICON);
  const capitano = (battaglia: number): string => {
    const name = speech.capitano(scene, battaglia);
    return name.startsWith('Compagnia') ? `the ${name}` : name;
  };
  const leader = ({ battaglia, adjutant }: Leader): string =>
    adjutant ? `the Adjutant of ${capitano(battaglia)}` : capitano(battaglia);
  const men = (enemies: readonly Leader[]): string =>
    enemies.length === 0 ? 'the enemy' : `the men of ${list(enemies.map(leader))}`;

  const chiefs = (enemies: readonly Leader[]): string =>
    enemies.length === 0 ? 'the enemy' : list(enemies.map(leader));

  const charged = ({ leader: who, how, enemies }: FactOf<'assault'>, turn: number): string => {
    const [he, them, chief] = [leader(who), men(enemies), chiefs(enemies)];
    if (how === 'interruptio') return say`But ${he} seized the moment from the enemy, and charged ${them}`;
    if (how === 'continuum') {
      return vary(
        turn,
        say`Without drawing breath ${he} charged ${them}`,
        say`${he} kept the hour in his hand, and charged ${chief}`,
      );
    }
    return vary(
      turn,
      say`${he} sent his horse at the charge against ${them}`,
      say`Then ${he} let his horsemen go, lances lowered, against ${chief}`,
      say`${he} had the trumpets sounded, and rode hard upon ${them}`,
      say`At full gallop ${he} came upon ${chief}`,
    );
  };

  const attacked = ({ leader: who, how, enemies }: FactOf<'assault'>, turn: number): string => {
    const [he, them, chief] = [leader(who), men(enemies), chiefs(enemies)];
    if (how === 'interruptio') return say`But ${he} seized the moment from the enemy, and fell upon ${them}`;
    if (how === 'continuum') {
      return vary(
        turn,
        say`${he} gave no rest, and pressed on against ${them}`,
        say`On went ${he}, against ${chief}`,
        say`Still ${he} pushed on against ${them}`,
      );
    }
    return vary(
      turn,
      say`${he} led his men forward against ${chief}`,
      say`Then ${he} came to blows with ${them}`,
      say`${he} closed, sword in hand, with ${chief}`,
      say`With all his ranks ${he} pressed upon ${them}`,
    );
  };

  const opened = ({ leader: who, charge, enemies }: FactOf<'assault'>): string => {
    const how = charge ? 'he sent his horse at the charge against' : 'he led his men against';
    return say`The battle was opened by ${leader(who)}: ${how} ${men(enemies)}`;
  };

  /** The rest of a sentence: nobody fled. */
  const stalemate = ({ pushed, yielded }: Result, turn: number): string => {
    if (pushed && yielded) return ', and the line swayed back and forth.';
    if (pushed) return vary(turn, ', and gained ground.', ', and drove them back step by step.');
    if (yielded) return vary(turn, ', but had to give ground.', ', but was driven back.');
    return vary(
      turn,
      ', and neither side would yield.',
      '; they fought long, and nobody gave way.',
      ', but little came of it.',
    );
  };

  const rout = ({ broken, lost }: Result, charge: boolean, turn: number): string => {
    const [theirs, his] = [companies(broken), companies(lost)];
    if (theirs && his) {
      return vary(
        turn,
        `He broke ${theirs}; but it was dearly paid for, with ${his}.`,
        `Many fell on either side: the enemy lost ${theirs}, he ${his}.`,
      );
    }
    if (his) return `But there the ${charge ? 'charge' : 'attack'} broke, and ${his} fled.`;
    return vary(
      turn,
      say`${theirs} broke and fled.`,
      say`The shock was great: ${theirs} turned and ran.`,
      say`They could not stand, and ${theirs} left the field.`,
      say`There was great slaughter, and ${theirs} scattered over the fields.`,
      say`${theirs} threw down their arms and ran.`,
    );
  };

  const isRout = ({ broken, lost }: Result): boolean => broken.length + lost.length > 0;

  return {
    heading: () => words.heading,
    drawnUp: ({ sides }) =>
      sides.length > 1
        ? 'Both armies were drawn up in order, Battaglia by Battaglia, in sight of each other.'
        : say`${side(sides[0] ?? 0)} drew up first.`,
    ambush: ({ renounced }) =>
      renounced
        ? 'The count of Arras gave up his ride round the enemy, and stood with Anglano.'
        : 'The count of Arras rode off with his Germans behind the hills, and few knew where he would come out.',
    battleOffered: ({ leader: who }) => say`After the march it was ${leader(who)} who offered battle.`,
    barons({ loyal, gone }) {
      if (gone === 0) return 'When the barons of the Kingdom were called upon, they stood by Manfredi.';
      return loyal === 0
        ? 'When the barons of the Kingdom were called upon, they left Manfredi and rode away.'
        : `When the barons of the Kingdom were called upon, some stood by Manfredi, but ${company(gone)} deserted him.`;
    },

    assault(fact, turn) {
      const { first, charge, result } = fact;
      const begun = first ? opened(fact) : charge ? charged(fact, turn) : attacked(fact, turn);
      return isRout(result) ? `${begun}. ${rout(result, charge, turn)}` : `${begun}${stalemate(result, turn)}`;
    },
    volley({ leader: who, first, enemies, hits, result }, turn) {
      const begun = first
        ? say`The battle was opened by the bowmen of ${leader(who)}, who shot at ${men(enemies)}`
        : vary(
            turn,
            say`The bowmen of ${leader(who)} shot at ${men(enemies)}`,
            say`Arrows and bolts flew from the ranks of ${leader(who)} upon ${men(enemies)}`,
          );
      const shot = hits === 0 ? `${begun}, to no purpose.` : `${begun}, and struck home ${times(hits)}.`;
      return isRout(result) ? `${shot} ${rout(result, false, turn)}` : shot;
    },
    manoeuvre({ leaders, first }, turn) {
      const who = list(leaders.map(leader));
      if (leaders.length > 1) {
        const each = vary(
          turn,
          'moved their ranks and watched for the moment',
          'shifted their lines and held their men in hand',
        );
        return first ? say`The day began slowly: ${who} ${each}.` : say`Meanwhile ${who} ${each}.`;
      }
      if (first) return say`The first to stir was ${who}, who moved his ranks up.`;
      return vary(
        turn,
        say`Meanwhile ${who} moved his ranks up.`,
        say`${who} shifted his line and waited.`,
        say`${who} held his men in hand.`,
      );
    },
    wounded: ({ leader: who }, turn) =>
      vary(turn, say`${leader(who)} was wounded there.`, say`In the press ${leader(who)} took a wound.`),
    killed: ({ leader: who, replaced }) =>
      replaced
        ? say`There ${leader(who)} was killed, and an Adjutant took command of his men.`
        : say`There ${leader(who)} was killed.`,
    captured: ({ leader: who, replaced }) =>
      replaced
        ? say`There ${leader(who)} was taken prisoner, and an Adjutant took command of his men.`
        : say`There ${leader(who)} was taken prisoner.`,
    escaped: ({ leader: who }, turn) =>
      vary(turn, say`${leader(who)}, left alone, saved himself by his horse.`, say`${leader(who)} barely got away.`),
    withdrawn: ({ leader: who }) => say`${leader(who)}, without a company left, rode off the field.`,
    heroLost({ hero, weakened }) {
      if (weakened) return 'Some of the Paladini fell.';
      const name = speech.hero(scene, hero);
      return name === 'Paladini'
        ? 'The last of the Paladini fell, twelve who had sworn to be first in the fight.'
        : say`There fell ${name}, who had done great deeds that day.`;
    },
    standardLost: ({ side: whose }) => say`The Standard of ${side(whose)} went down, and all who saw it lost heart.`,
    carroccioLost: ({ side: whose }) => say`${side(whose)} lost their Carroccio, the bell and the banner with it.`,
    tradimento: () =>
      'Then came the treason: the Ghibellines who rode in the army of Florence threw off the mask and struck at their own side.',
    donati: () => 'Corso Donati would wait no longer: against his orders, and at the peril of his head, he attacked.',
    novello: ({ joins }) =>
      joins
        ? 'Count Guido Novello, who had stood by and watched, joined the battle at last.'
        : 'Count Guido Novello, who had stood by and watched, left the field with all his men.',
    weather: ({ box }) => SKIES[box] ?? 'The weather changed.',
    released: ({ leaders }) => say`${list(leaders.map(leader))} came up from the reserve.`,
    confusion: () => 'Such was the confusion that no Capitano knew what the others did.',
    cameBack: ({ companies: back }) => say`${companies(back)} took heart and came back to the fight.`,
    standing: ({ levels: [guelph, ghibelline] }, turn) =>
      vary(
        turn,
        `So the day stood: ${levels([guelph, ghibelline])}.`,
        `By then the Guelphs had come to Victory Level ${guelph}, and the Ghibellines to ${ghibelline}.`,
      ),

    ended({ why, winner, levels: reached }) {
      const victory = winner === null ? 'and neither side had the victory' : `and ${side(winner)} had the victory`;
      const reasons: Readonly<Record<Exclude<typeof why, OwnEnding>, string>> = {
        levels: `In the end the losses were more than ${winner === 0 ? side(1) : side(0)} could bear`,
        suddenEnd: 'In the end neither army had the strength to go on',
        carroccio: 'With the Carroccio taken the battle was over',
        king: 'With the King fallen there was nothing left to fight for',
        storm: 'The storm put an end to the battle before the field was lost',
        destroyed: 'In the end one army had not a company left on the field',
        frozen: 'In the end no Capitano could move his men any more',
      };
      const reason = isOwn(why) ? words.endings?.[why]?.told : reasons[why];
      return `${reason}, ${victory}: ${levels(reached)}.`;
    },
    toll({ lost: [guelph, ghibelline], fallen, taken }) {
      const fled = `The Guelphs lost ${guelph === 0 ? 'no company' : company(guelph)} in the rout, the Ghibellines ${ghibelline === 0 ? 'none' : numeral(ghibelline)}.`;
      const dead = fallen.length > 0 ? ` Of those who led, ${list(fallen.map(leader))} died on the field.` : '';
      const held = taken.length > 1 ? 'were led away prisoners' : 'was led away a prisoner';
      const prisoners = taken.length > 0 ? ` ${say`${list(taken.map(leader))} ${held}.`}` : '';
      return `${fled}${dead}${prisoners}`;
    },
    unopened: () => 'The armies have yet to be drawn up.',
    unfinished: ({ levels: reached }) =>
      `Thus far the page is written, and the day is not decided: ${levels(reached)}.`,
  };
};
