import { GRAMMAR, vary } from '@carroccio/kernel/text';
import { type Prose, said } from '../facts.ts';
import { struck } from './blows.ts';
import { type English, times } from './people.ts';

const { form, numeral } = GRAMMAR.en;

type BattleKind =
  | 'struck'
  | 'wounded'
  | 'charge'
  | 'counter'
  | 'chargeLost'
  | 'refused'
  | 'captured'
  | 'freed'
  | 'prisoners'
  | 'left'
  | 'looted'
  | 'dropped'
  | 'formed'
  | 'dissolved'
  | 'foulkon';

export const battle = (people: English): Pick<Prose, BattleKind> => {
  const { all, foes, names } = people;
  return {
    struck: struck(people),
    wounded: (fact, told) =>
      fact.units.length === 1
        ? said(
            foes,
            who => `${who} was wounded.`,
            who => `A wound was the lot of ${who}.`,
            who => `${who} came off with a wound.`,
          )(fact, told)
        : said(
            names,
            who => `Wounded were ${who}.`,
            who => `${who} were hurt.`,
            who => `Blood was drawn from ${who}.`,
          )(fact, told),
    charge: ({ units, targets }, told) => {
      const [riders, enemies] = [all(units), foes(targets)];
      return units.length === 1
        ? vary(
            told,
            `${riders} spurred on and charged ${enemies}.`,
            `Against ${enemies} rode ${riders} at the charge.`,
            `${riders} charged ${enemies}.`,
          )
        : vary(
            told,
            `${riders} charged; before them stood ${enemies}.`,
            `There was a charge of ${riders} against ${enemies}.`,
          );
    },
    counter: said(
      all,
      who => `${who} rode out to meet the shock.`,
      who => `${who} answered charge with charge.`,
    ),
    chargeLost: said(
      all,
      who => `The charge of ${who} came to nothing.`,
      who => `${who} did not get as far as the enemy.`,
      who => `Nothing came of the onset of ${who}.`,
    ),
    refused: said(
      all,
      who => `${who} would not wait for the blow and gave ground.`,
      who => `${who} broke off rather than fight.`,
      who => `Ground was given, without a fight, by ${who}.`,
    ),
    captured: ({ unit, by }, told) => {
      const [captor, captive] = [all([by]), foes([unit])];
      return vary(told, `${captor} took ${captive} prisoner.`, `${captive} was led away, the prisoner of ${captor}.`);
    },
    freed: said(all, who => `${who} went free again.`),
    prisoners: said(names, who => `Cut off and taken: ${who}.`),
    left: said(
      all,
      who => `${who} left the field.`,
      who => `${who} went from the field.`,
      who => `Away went ${who}.`,
    ),
    looted: said(
      all,
      who => `${who} laid hands on loot.`,
      who => `There was plunder for ${who}.`,
    ),
    dropped: said(all, who => `${who} let plunder fall.`),
    formed: said(
      names,
      who => `Shoulder to shoulder stood ${who}.`,
      who => `${who} closed their ranks.`,
    ),
    dissolved: (_, told) => vary(told, 'A formation was broken up.', 'Ranks that had been closed came apart.'),
    foulkon: ({ on }) => (on ? 'The formation locked its shields in a foulkon.' : 'The foulkon opened again.'),
  };
};

type WorkKind =
  | 'fires'
  | 'fireArrows'
  | 'burnt'
  | 'doused'
  | 'ruins'
  | 'ladders'
  | 'laddersDown'
  | 'climbed'
  | 'grapnels'
  | 'ropesCut'
  | 'torn'
  | 'gate'
  | 'engines'
  | 'stones'
  | 'naphtha'
  | 'siphon'
  | 'bombarded';

export const works = ({ all }: English): Pick<Prose, WorkKind> => ({
  fires: ({ count }, told) =>
    count === 1
      ? vary(told, 'Fire broke out.', 'A fire took hold.', 'Flames went up once more.')
      : vary(told, 'Fire broke out and spread.', 'The flames reached further.', 'The fire ate its way on.'),
  fireArrows: said(
    all,
    who => `The burning arrows of ${who} found something to burn.`,
    who => `It was burning arrows from ${who} that carried the fire.`,
  ),
  burnt: (_, told) =>
    vary(told, 'What had been burning fell in ashes.', 'More burnt down.', 'Of what had caught fire nothing was left.'),
  doused: said(
    all,
    who => `${who} put out flames.`,
    who => `${who} fought the fire and won.`,
  ),
  ruins: ({ count }, told) =>
    count === 1
      ? vary(told, 'Part of the works came down.', 'A piece of the defences fell in ruins.')
      : vary(told, 'Whole stretches of the works came down.', 'More of the defences fell in ruins.'),
  ladders: ({ count }, told) =>
    count === 1
      ? vary(told, 'A ladder was raised.', 'One ladder stood against the works.')
      : `${numeral(count)} times a ladder was raised.`,
  laddersDown: ({ count }, told) =>
    count === 1
      ? vary(told, 'A ladder was thrown down.', 'A ladder was pushed over.')
      : `Ladders were thrown down ${times(count)}.`,
  climbed: said(
    all,
    who => `Up climbed ${who}.`,
    who => `${who} climbed.`,
  ),
  grapnels: said(all, who => `The grapnel of ${who} held.`),
  ropesCut: said(all, who => `${who} cut the rope.`),
  torn: said(all, who => `${who} tore the cloth of a tent open.`),
  gate: ({ open }, told) =>
    open
      ? vary(told, 'The gate was opened.', 'The gate swung open.')
      : vary(told, 'The gate was shut.', 'Somebody shut the gate.'),
  engines: ({ count }) => form(count, 'An engine was destroyed.', `${numeral(count)} engines were destroyed.`),
  stones: ({ count }, told) =>
    vary(told, `The stone thrower let fly ${times(count)}.`, `The engine was loosed ${times(count)}.`),
  naphtha: (_, told) => vary(told, 'The siphon spat its naphtha.', 'Naphtha rained again.'),
  siphon: ({ exploded }) => (exploded ? 'The siphon burst.' : 'The siphon jammed.'),
  bombarded: ({ count }, told) =>
    vary(told, `Stones struck the works ${times(count)}.`, `The works were battered ${times(count)}.`),
});
