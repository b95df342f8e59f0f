import { vary } from '@carroccio/kernel/text';
import type { Weapon } from '../../../src/shape.ts';
import type { FactOf, How } from '../facts.ts';
import { type Italian, prep, verb } from './people.ts';

type Struck = FactOf<'struck'>;

const MISSILES: Readonly<Record<Weapon, readonly [one: string, many: string]>> = {
  lance: ['una lancia', 'le lance'],
  javelin: ['un giavellotto', 'i giavellotti'],
  sling: ['un sasso di fionda', 'i sassi di fionda'],
  'short bow': ['una freccia', 'le frecce'],
  'composite bow': ['una freccia', 'le frecce'],
};
const VERBS = {
  killed: ['uccise', 'uccisero', 'uccis'],
  wounded: ['ferì', 'ferirono', 'ferit'],
  stunned: ['stordì', 'stordirono', 'stordit'],
} as const;

interface Blow {
  by: string;
  whom: string;
  missile: string;
  /** What the blow, the missile and the flames did; who it was done to. */
  did: string;
  flew: string;
  burnt: string;
  done: string;
  killed: boolean;
  /** The form of a verb of the strikers, and of the struck. */
  strikers(one: string, many: string): string;
  fallen(one: string, many: string): string;
}

/** Ways to die; wounds are told more briefly. */
function death(how: How, blow: Blow, told: number): string {
  const { by, whom, missile, flew, done, strikers, fallen } = blow;
  switch (how) {
    case 'combat':
      return vary(
        told,
        `${by} ${strikers('uccise', 'uccisero')} ${whom}`,
        `${whom} ${fallen('cadde', 'caddero')} per mano ${prep('di', by)}`,
        `corpo a corpo ${by} ${strikers('abbatté', 'abbatterono')} ${whom}`,
        `${whom} ${done} ${prep('da', by)}`,
        `${by} ${strikers('tolse', 'tolsero')} la vita ${prep('a', whom)}`,
        `sotto i colpi ${prep('di', by)} ${fallen('morì', 'morirono')} ${whom}`,
      );
    case 'charge':
      return vary(
        told,
        `${by} ${strikers('travolse e uccise', 'travolsero e uccisero')} ${whom}`,
        `nella carica ${prep('di', by)} ${fallen('morì', 'morirono')} ${whom}`,
      );
    case 'repulsed':
      return vary(
        told,
        `${whom} ${fallen('assalì', 'assalirono')} ${by} e vi ${fallen('lasciò', 'lasciarono')} la vita`,
        `all’assalto ${prep('di', whom)} ${by} ${strikers('rispose', 'risposero')} con un colpo mortale`,
        `${whom}, che ${fallen('aveva', 'avevano')} attaccato ${by}, ${fallen('cadde', 'caddero')}`,
      );
    case 'shot':
      return vary(
        told,
        `${missile} ${prep('di', by)} ${flew} ${whom}`,
        `${whom} ${fallen('cadde', 'caddero')} sotto il tiro ${prep('di', by)}`,
        `il tiro ${prep('di', by)} tolse la vita ${prep('a', whom)}`,
        `${whom} ${done} ${prep('da', missile)} ${prep('di', by)}`,
      );
    case 'passing':
      return vary(
        told,
        `${whom} ${fallen('passò', 'passarono')} troppo vicino ${prep('a', by)} e ${done}`,
        `al passaggio ${prep('di', whom)} ${by} ${strikers('colpì', 'colpirono')} a morte`,
      );
    case 'flames':
      return vary(told, `le fiamme uccisero ${whom}`, `${whom} ${fallen('morì', 'morirono')} nel fuoco`);
    default:
      return harm(how, blow, told);
  }
}

function harm(how: How, { by, whom, missile, did, flew, burnt, done, killed, fallen }: Blow, told: number): string {
  switch (how) {
    case 'combat':
      return vary(told, `${by} ${did} ${whom}`, `${whom} ${done} ${prep('da', by)}`);
    case 'charge':
      return `la carica ${prep('di', by)} giunse a segno, e ${whom} ${done}`;
    case 'repulsed':
      return `${whom} ${fallen('attaccò', 'attaccarono')} ${by} e ${done}`;
    case 'shot':
      return vary(told, `${missile} ${prep('di', by)} ${flew} ${whom}`, `${whom} ${done} dal tiro ${prep('di', by)}`);
    case 'stray':
      return `${missile} che ${by} destinava ad altri ${flew} ${whom}`;
    case 'comrade':
      return `per sventura ${missile} ${prep('di', by)}, della stessa parte, ${flew} ${whom}`;
    case 'stone':
      return `${whom} ${done} da una pietra della petriera`;
    case 'passing':
      return `${whom} ${fallen('passò', 'passarono')} troppo vicino ${prep('a', by)} e ${done}`;
    case 'flames':
      return `le fiamme ${burnt} ${whom}`;
    case 'fall':
      return `${whom} ${fallen('cadde', 'caddero')} e ${done}`;
    case 'surrounded':
      return `con nemici da ogni parte ${whom} ${done}`;
    case 'water':
      return `${whom} ${fallen('andò', 'andarono')} a fondo e ${fallen('annegò', 'annegarono')}`;
    case 'wounds':
      return `${whom} ${fallen('morì', 'morirono')} per le ferite`;
    case 'sickness':
      return `la dissenteria ${killed ? 'uccise' : 'abbatté'} ${whom}`;
    case 'poison':
      return `l’acqua avvelenata ${killed ? 'uccise' : 'abbatté'} ${whom}`;
    case 'assassin':
      return `${whom} ${done} dal sicario`;
    case 'traitor':
      return `${whom} ${fallen('pagò', 'pagarono')} il tradimento con la vita`;
    case 'unknown':
      return `${whom} ${done}`;
  }
}

/** How it is told that a blow threw somebody from his horse. */
const UNHORSED: Readonly<Partial<Record<How, string>>> = {
  combat: 'e lo sbalzò di sella',
  charge: 'e sbalzato di sella',
  repulsed: 'e sbalzato di sella',
  shot: 'e lo sbalzò di sella',
  stray: 'e lo sbalzò di sella',
};
const UNHORSED_BY_MANY = 'e lo sbalzarono di sella';

export const struck = ({ all, foes, names, vowel }: Italian): ((fact: Struck, told: number) => string) => {
  let revenges = 0;
  const revenge = (avenged: readonly number[]): string =>
    avenged.length === 0
      ? ''
      : vary(
          revenges++,
          `, e così ${verb(avenged, 'fu', 'furono')} vendicat${vowel(avenged)} ${names(avenged)}`,
          `; era vendicata la morte ${prep('di', names(avenged))}`,
          `, vita per vita, in cambio ${prep('di', names(avenged))}`,
        );
  return ({ harm: did, units, by, how, weapon, unhorsed, avenged }, told) => {
    const [one, many, done] = VERBS[did];
    const strikers = (single: string, several: string): string => (by.length > 1 ? several : single);
    const fallen = (single: string, several: string): string => verb(units, single, several);
    const blow: Blow = {
      by: by.length > 0 ? all(by) : 'il nemico',
      whom: foes(units),
      missile: weapon ? fallen(...MISSILES[weapon]) : fallen('un colpo', 'i colpi'),
      did: strikers(one, many),
      flew: fallen(one, many),
      burnt: many,
      done: `${fallen('fu', 'furono')} ${done}${vowel(units)}`,
      killed: did === 'killed',
      strikers,
      fallen,
    };
    if (did === 'killed') return `${death(how, blow, told)}${revenge(avenged)}.`;
    const thrown = unhorsed ? UNHORSED[how] : undefined;
    const off = how === 'combat' && by.length > 1 ? UNHORSED_BY_MANY : thrown;
    return `${harm(how, blow, thrown ? 0 : told)}${thrown ? ` ${off}` : ''}.`;
  };
};
