/** A position in the middle of a year: Lapo Bencivegna governs Firenze, Ghino Malaspesa governs Siena, and it is Lapo's turn. */
import { at, type Patch } from '@carroccio/kernel';
import { type Army, newArmy } from '@carroccio/podesta/survey';
import { beginning, beneficio, commune, mercatorCard, sestiere, square, townOf, world } from './position.ts';

export const [LAPO, GHINO] = [0, 1];
const SPEED = 12;
const FINISHED = -1;

/** A merchant, what he owns, and the trust he has won, by commune and sestiere. */
interface Merchant {
  readonly governs: string;
  readonly loyal: Readonly<Record<string, readonly number[]>>;
  readonly purse: number;
  readonly treasury: number;
  /** Lots by good, held since last month. */
  readonly lots?: readonly number[];
  readonly benefici?: readonly string[];
  readonly mercator?: readonly string[];
}

interface MidYear {
  readonly month: number;
  readonly phase: 'political' | 'commercial' | 'military';
  readonly lapo: Omit<Merchant, 'governs'>;
  readonly ghino: Omit<Merchant, 'governs'>;
}

const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

const PHASES = ['political', 'commercial', 'military'] as const;

function turnFrom(phase: MidYear['phase']): Patch[number] {
  const left = PHASES.slice(PHASES.indexOf(phase)).map(step => ({ step, seat: LAPO }));
  return {
    op: 'replace',
    path: '/stack',
    // The next step is the last of the pile.
    value: [
      { step: 'monthEnd' },
      { step: 'turns', played: [LAPO] },
      { step: 'turnEnd', seat: LAPO },
      ...left.toReversed(),
    ],
  };
}

function trust(seat: number, faction: number, id: string, number: number): Patch {
  const one = sestiere(id, number);
  // Odd sestieri begin with the faction of their commune (pod.9c).
  const unturned = (number % 2 === 1) === (at(world.faction, commune(id)) === faction);
  return [
    set(`face/${one}`, faction),
    set(`holder/${one}`, seat),
    set(`turns/${one}`, 0),
    set(`turned/${one}`, unturned ? 0 : 1),
  ];
}

function merchant(seat: number, { governs, loyal, ...owned }: Merchant): Patch {
  const home = commune(governs);
  const faction = at(world.faction, home);
  const player = `players/${seat}`;
  return [
    ...Object.entries(loyal).flatMap(([id, numbers]) => numbers.flatMap(number => trust(seat, faction, id, number))),
    set(`${player}/home`, home),
    set(`${player}/elected`, true),
    set(`${player}/purse`, owned.purse),
    set(`${player}/lots`, owned.lots ?? [0, 0, 0, 0, 0, 0]),
    set(
      `${player}/benefici`,
      (owned.benefici ?? []).map(beneficio).toSorted((a, b) => a - b),
    ),
    set(`${player}/mercator`, (owned.mercator ?? []).map(mercatorCard)),
    set(`communes/${home}/podesta`, seat),
    set(`communes/${home}/faction`, faction),
    set(`communes/${home}/treasury`, owned.treasury),
    set(`communes/${home}/cell`, townOf(governs)),
    set(`communes/${home}/left`, SPEED),
    set(`communes/${home}/taxed`, 1),
  ];
}

/** What is left when these have been taken out, one by one. */
function less(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const id of taken) left.splice(left.indexOf(id), 1);
  return left;
}

export function midYear({ month, phase, lapo, ghino }: MidYear): Patch {
  const firenze: Merchant = { governs: 'firenze', ...lapo };
  const siena: Merchant = { governs: 'siena', ...ghino };
  const both = [firenze, siena];
  const cards = world.data.mercator.cards.map(({ id }) => id);
  const tokens = world.data.benefici.tokens.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return [
    ...beginning({ communes: [firenze.governs, siena.governs], events: [] }),
    ...merchant(LAPO, firenze),
    ...merchant(GHINO, siena),
    set(
      'mercatorDeck',
      less(
        cards,
        both.flatMap(({ mercator = [] }) => mercator),
      ).map(mercatorCard),
    ),
    set(
      'bag',
      less(
        tokens,
        both.flatMap(({ benefici = [] }) => benefici),
      ).map(beneficio),
    ),
    set('month', month),
    set('order', [LAPO, GHINO]),
    // All the money there is.
    set('minted', lapo.purse + lapo.treasury + ghino.purse + ghino.treasury),
    turnFrom(phase),
  ];
}

/** Works that are finished, and what they are worth to the Podestà: by sestieri of his faction, and of the other. */
export const works = (id: string, finished: readonly number[], upper: number, lower: number): Patch => [
  ...finished.map(work => set(`communes/${commune(id)}/works/${work}`, FINISHED)),
  set(`communes/${commune(id)}/upper`, upper),
  set(`communes/${commune(id)}/lower`, lower),
];

/** The only army on the map: Lapo's, of armed companies of Firenze. */
export function armyAt(name: string, numbers: readonly number[]): Patch {
  const army: Army = { ...newArmy(1, LAPO, square(name), SPEED, commune('firenze')) };
  const units = numbers.map(number => sestiere('firenze', number));
  return [
    set('armies', [army]),
    set('nextArmy', army.id + 1),
    ...units.flatMap((unit): Patch => [set(`armed/${unit}`, 1), set(`armyOf/${unit}`, army.id)]),
  ];
}
