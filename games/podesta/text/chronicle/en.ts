import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { Podesta } from '../../src/shape.ts';
import type { Names } from '../names.ts';
import type { Prose } from './facts.ts';
import { ranking } from './ranking.ts';

const { list, ordinal } = GRAMMAR.en;

const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

const ENDINGS: Readonly<Record<Podesta['endings'], string>> = {
  years: 'So the years that had been agreed came to their end, and the accounts were made',
  objective: 'So what all had striven for was reached, and the accounts were made',
  time: 'So the time that had been agreed came to its end, and the accounts were made',
  alone: 'So there was only one merchant left in Tuscany whose word counted',
  nobody: 'So it came about that no merchant was left whose word counted',
};

export const english = (names: Names, scene: Scene<Podesta>): Prose => {
  const who = (seat: number): string => names.seat(scene, seat);
  const all = (seats: readonly number[]): string => names.seats(scene, seats);
  const towns = (communes: readonly number[]): string => list(communes.map(names.commune));
  const field = (cell: number): string => {
    const name = names.square(cell);
    return /\d$/.test(name) ? `in the field, in square ${name}` : `at ${name}`;
  };
  return {
    heading: ({ merchants }) =>
      `Here is told what befell in Tuscany in the days of the Podestà, when these merchants sought to rule their communes: ${list(merchants.map(({ seat, commune }) => `${who(seat)} of ${names.commune(commune)}`))}.`,
    season: ({ year, quarter }, turn) => {
      const when = `${SEASONS[quarter] ?? ''} of the ${ordinal(year)} year`;
      return vary(turn, `It was the ${when}.`, `Then came the ${when}.`, `We come to the ${when}.`);
    },
    quiet: (_, turn) =>
      vary(turn, 'Little happened that is worth the ink.', 'Men minded their trade, and nobody took up arms.'),
    elected: ({ seat, communes }, turn) =>
      vary(
        turn,
        `${who(seat)} was made Podestà of ${towns(communes)} by the voice of the sestieri.`,
        `The sestieri of ${towns(communes)} gave themselves to ${who(seat)}.`,
        `With open purse ${who(seat)} won the government of ${towns(communes)}.`,
      ),
    conquered: ({ seat, commune, from }, turn) => {
      const town = names.commune(commune);
      if (from < 0) return `${who(seat)} entered ${town} with arms in hand and set a Podestà over it.`;
      return vary(
        turn,
        `${who(seat)} took ${town} from ${who(from)}, and the sestieri were made to swear.`,
        `${town} was lost to ${who(from)}, and ${who(seat)} rode in through the gate.`,
      );
    },
    banished: ({ seat }, turn) =>
      vary(
        turn,
        `${who(seat)} went into exile and left house and goods behind.`,
        `Nothing remained to ${who(seat)} but the road.`,
      ),
    moved: ({ seat, commune }) => `${who(seat)} made a new home in ${names.commune(commune)}.`,
    battle: ({ where, battle, winners, losers, agreed, carroccio }, turn) => {
      if (agreed) return `${all(losers)} treated with ${all(winners)} ${field(where)} and left the honour of the day.`;
      const lost = carroccio ? ', and the carroccio with it' : '';
      if (battle === 'field')
        return vary(
          turn,
          `They fought ${field(where)}, and ${all(winners)} broke the men of ${all(losers)}${carroccio ? ' and took the carroccio' : ''}.`,
          `${all(losers)} lost the day ${field(where)} to ${all(winners)}${lost}.`,
        );
      return vary(
        turn,
        `In the streets of ${names.square(where)} there was fighting from house to house, and ${all(winners)} had the better of ${all(losers)}.`,
        `Blood ran in ${names.square(where)}, where ${all(losers)} gave way to ${all(winners)}.`,
      );
    },
    drawn: ({ where }, turn) =>
      vary(
        turn,
        `Two hosts stood against each other ${field(where)}, and neither would begin what it could not end.`,
        `Arms were taken up ${field(where)} and laid down again, with honour to nobody.`,
      ),
    raided: ({ seat, communes }) => `Horsemen of ${who(seat)} laid waste the fields of ${towns(communes)}.`,
    built: ({ communes }, turn) =>
      vary(
        turn,
        `Masons were paid off, their work done, in ${towns(communes)}.`,
        `New works rose, to the praise of those who governed, in ${towns(communes)}.`,
      ),
    leagued: ({ seats }) => `${all(seats)} swore to a league.`,
    turned: ({ seat, faction }) => `${who(seat)} went over to the ${names.faction(faction)}, and many were amazed.`,
    betrayed: ({ company }) => `In the midst of the fight the ${names.company(company)} sold itself to the other side.`,
    gone: ({ seat }) => `${who(seat)} had no more part in these things.`,
    ended: ({ why, winners, scores }) => {
      const told = ranking(scores).map(({ seat, score }) => `${who(seat)} ${score}`);
      const first = winners.length === 0 ? '' : ` The first among them was ${all(winners)}.`;
      const many = ` The first among them were ${all(winners)}.`;
      return `${ENDINGS[why]}.${winners.length > 1 ? many : first} The points were these: ${list(told)}.`;
    },
    unfinished: () => 'What came of it all is not yet written.',
  };
};
