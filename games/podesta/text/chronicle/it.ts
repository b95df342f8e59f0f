import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { Podesta } from '../../src/shape.ts';
import type { Names } from '../names.ts';
import type { Prose } from './facts.ts';
import { ranking } from './ranking.ts';

const { list, ordinal } = GRAMMAR.it;

const SEASONS = ["L'inverno", 'La primavera', "L'estate", "L'autunno"];

const ENDINGS: Readonly<Record<Podesta['endings'], string>> = {
  years: 'Così ebbero fine gli anni pattuiti, e si fecero i conti',
  objective: 'Così fu raggiunto ciò a cui tutti miravano, e si fecero i conti',
  time: 'Così scadde il tempo pattuito, e si fecero i conti',
  alone: 'Così in Toscana restò un solo mercante la cui parola avesse peso',
  nobody: 'Così non restò alcun mercante la cui parola avesse peso',
};

export const italian = (names: Names, scene: Scene<Podesta>): Prose => {
  const who = (seat: number): string => names.seat(scene, seat);
  const all = (seats: readonly number[]): string => names.seats(scene, seats);
  const towns = (communes: readonly number[]): string => list(communes.map(names.commune));
  const field = (cell: number): string => {
    const name = names.square(cell);
    return /\d$/.test(name) ? `in campo aperto, nella casella ${name}` : `sotto ${name}`;
  };
  return {
    heading: ({ merchants }) =>
      `Qui si narra quel che avvenne in Toscana al tempo dei Podestà, quando cercarono di farsi signori dei Comuni questi mercanti: ${list(merchants.map(({ seat, commune }) => `${who(seat)} di ${names.commune(commune)}`))}.`,
    season: ({ year, quarter }, turn) => {
      const when = `${SEASONS[quarter] ?? ''} del ${ordinal(year)} anno`;
      return vary(turn, `${when} andò così.`, `${when} portò quanto segue.`, `${when} si ricorda per questo.`);
    },
    quiet: (_, turn) =>
      vary(turn, "Poco accadde che valga l'inchiostro.", 'Ognuno badò ai suoi traffici e nessuno prese le armi.'),
    elected: ({ seat, communes }, turn) =>
      vary(
        turn,
        `I sestieri gridarono Podestà ${who(seat)}: ${towns(communes)}.`,
        `A ${who(seat)} si diedero i sestieri di ${towns(communes)}.`,
        `Con la borsa aperta ${who(seat)} ebbe il governo di ${towns(communes)}.`,
      ),
    conquered: ({ seat, commune, from }, turn) => {
      const town = names.commune(commune);
      if (from < 0) return `${who(seat)} entrò a ${town} con le armi in pugno e vi mise un Podestà.`;
      return vary(
        turn,
        `${who(seat)} tolse ${town} a ${who(from)} e volle dai sestieri il giuramento.`,
        `${who(from)} perdette ${town}, e dalla porta entrò ${who(seat)}.`,
      );
    },
    banished: ({ seat }, turn) =>
      vary(
        turn,
        `${who(seat)} prese la via dell'esilio, e lasciò casa e mercanzie.`,
        `A ${who(seat)} non restò che la strada.`,
      ),
    moved: ({ seat, commune }) => `${who(seat)} pose casa a ${names.commune(commune)}.`,
    battle: ({ where, battle, winners, losers, agreed, carroccio }, turn) => {
      if (agreed) return `${all(losers)} venne a patti con ${all(winners)} ${field(where)}, e salvò il carroccio.`;
      if (battle === 'field')
        return vary(
          turn,
          `Si combatté ${field(where)}, e la vittoria fu di ${all(winners)} su ${all(losers)}${carroccio ? ', col carroccio per preda' : ''}.`,
          `La giornata ${field(where)} andò a ${all(winners)}; a ${all(losers)} restò il danno${carroccio ? ' e la vergogna del carroccio perduto' : ''}.`,
        );
      return vary(
        turn,
        `Per le vie di ${names.square(where)} si combatté di casa in casa, ed ebbe la meglio ${all(winners)} su ${all(losers)}.`,
        `Corse sangue a ${names.square(where)}: il campo restò a ${all(winners)}, la fuga a ${all(losers)}.`,
      );
    },
    drawn: ({ where }, turn) =>
      vary(
        turn,
        `Due eserciti si guardarono ${field(where)}, e nessuno volle cominciare ciò che non poteva finire.`,
        `Si presero le armi ${field(where)} e si deposero, senza onore di nessuno.`,
      ),
    raided: ({ seat, communes }) => `I cavalieri di ${who(seat)} guastarono il contado: ${towns(communes)}.`,
    built: ({ communes }, turn) =>
      vary(
        turn,
        `Si pagarono i maestri, a opera compiuta: ${towns(communes)}.`,
        `Sorsero opere nuove, a lode di chi governava: ${towns(communes)}.`,
      ),
    leagued: ({ seats }) => `Si giurò una lega: ${all(seats)}.`,
    turned: ({ seat, faction }) => `${who(seat)} passò ai ${names.faction(faction)}, e molti ne stupirono.`,
    betrayed: ({ company }) => `Nel mezzo della mischia la ${names.company(company)} si vendette alla parte avversa.`,
    gone: ({ seat }) => `${who(seat)} non ebbe più parte in queste cose.`,
    ended: ({ why, winners, scores }) => {
      const told = ranking(scores).map(({ seat, score }) => `${who(seat)} ${score}`);
      const first = winners.length === 0 ? '' : ` Sopra tutti stette ${all(winners)}.`;
      const many = ` Sopra tutti stettero ${all(winners)}.`;
      return `${ENDINGS[why]}.${winners.length > 1 ? many : first} I punti furono questi: ${list(told)}.`;
    },
    unfinished: () => 'Come andasse a finire, ancora non è scritto.',
  };
};
