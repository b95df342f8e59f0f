import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { Weapon } from '../../../src/shape.ts';
import type { FactOf, How } from '../facts.ts';
import { type English, was } from './people.ts';

const { form } = GRAMMAR.en;

type Struck = FactOf<'struck'>;

const MISSILES: Readonly<Record<Weapon, string>> = {
  lance: 'a thrown lance',
  javelin: 'a javelin',
  sling: 'a sling stone',
  'short bow': 'an arrow',
  'composite bow': 'an arrow',
};
const MISSILES_MANY: Readonly<Record<Weapon, string>> = {
  lance: 'thrown lances',
  javelin: 'javelins',
  sling: 'sling stones',
  'short bow': 'arrows',
  'composite bow': 'arrows',
};
const missile = (weapon: Weapon | null, count: number): string =>
  weapon === null ? 'a shot' : form(count, MISSILES, MISSILES_MANY)[weapon];
const VERBS = { killed: 'killed', wounded: 'wounded', stunned: 'stunned' } as const;

interface Blow {
  /** Who struck, who was struck. */
  by: string;
  whom: string;
  were: string;
  missile: string;
  verb: string;
}

/** Ways to die; wounds are told more briefly. */
function death(how: How, { by, whom, were, missile }: Blow, told: number): string {
  switch (how) {
    case 'combat':
      return vary(
        told,
        `${by} cut down ${whom}`,
        `${whom} fell to ${by}`,
        `hand to hand ${by} killed ${whom}`,
        `${whom} ${were} slain by ${by}`,
        `${by} made an end of ${whom}`,
        `under the blows of ${by} died ${whom}`,
      );
    case 'charge':
      return vary(told, `${by} rode down ${whom}`, `the charge of ${by} left ${whom} dead on the ground`);
    case 'repulsed':
      return vary(
        told,
        `${whom} attacked ${by} and died for it`,
        `${by} met the attack of ${whom} with a deadly stroke`,
        `${whom} had gone for ${by}, and fell`,
      );
    case 'shot':
      return vary(
        told,
        `${missile} from ${by} killed ${whom}`,
        `${whom} ${were} brought down by ${missile} from ${by}`,
        `${missile} from ${by} made an end of ${whom}`,
        `${by} struck ${whom} dead with ${missile}`,
      );
    case 'passing':
      return vary(
        told,
        `${whom} came within reach of ${by} and ${were} killed`,
        `in passing ${by} struck ${whom} dead`,
        `${whom} tried to slip past ${by} and did not live through it`,
      );
    case 'flames':
      return vary(told, `the flames killed ${whom}`, `${whom} died in the fire`);
    default:
      return harm(how, { by, whom, were, missile, verb: 'killed' }, told);
  }
}

function harm(how: How, { by, whom, were, missile, verb }: Blow, told: number): string {
  switch (how) {
    case 'combat':
      return vary(told, `${by} ${verb} ${whom}`, `${whom} ${were} ${verb} by ${by}`);
    case 'charge':
      return `the charge of ${by} struck home and ${verb} ${whom}`;
    case 'repulsed':
      return `${whom} attacked ${by} and ${were} ${verb}`;
    case 'shot':
      return vary(
        told,
        `${missile} from ${by} ${verb} ${whom}`,
        `${whom} ${were} ${verb} by ${missile} from ${by}`,
        `${by} ${verb} ${whom} with ${missile}`,
      );
    case 'stray':
      return `${missile} that ${by} had meant for another ${verb} ${whom}`;
    case 'comrade':
      return `by mischance ${missile} from ${by}, on the same side, ${verb} ${whom}`;
    case 'stone':
      return `a stone from the engine ${verb} ${whom}`;
    case 'passing':
      return `${whom} came within reach of ${by} and ${were} ${verb}`;
    case 'flames':
      return `the flames ${verb} ${whom}`;
    case 'fall':
      return `${whom} fell and ${were} ${verb}`;
    case 'surrounded':
      return `with enemies on every side ${whom} ${were} ${verb}`;
    case 'water':
      return `${whom} sank and drowned`;
    case 'wounds':
      return `${whom} died of wounds`;
    case 'sickness':
      return `the sickness ${verb === 'killed' ? 'killed' : 'struck down'} ${whom}`;
    case 'poison':
      return `the poisoned water ${verb === 'killed' ? 'killed' : 'struck down'} ${whom}`;
    case 'assassin':
      return `the assassin ${verb} ${whom}`;
    case 'traitor':
      return `${whom} paid for the treason with death`;
    case 'unknown':
      return `${whom} ${were} ${verb}`;
  }
}

/** How it is told that a blow threw somebody from his horse. */
const FALLEN: Readonly<Partial<Record<How, string>>> = {
  combat: 'and threw him from the saddle',
  charge: 'and threw him from the saddle',
  repulsed: 'and thrown from the saddle',
  shot: 'and brought him out of the saddle',
  stray: 'and brought him out of the saddle',
};

export const struck = ({ all, foes, names }: English): ((fact: Struck, told: number) => string) => {
  let revenges = 0;
  const revenge = (avenged: readonly number[]): string =>
    avenged.length === 0
      ? ''
      : vary(
          revenges++,
          `, and so ${names(avenged)} ${was(avenged)} avenged`,
          `; thus was avenged the death of ${names(avenged)}`,
          `, a life for the life of ${names(avenged)}`,
        );
  return ({ harm: done, units, by, how, weapon, unhorsed, avenged }, told) => {
    const blow: Blow = {
      by: by.length > 0 ? all(by) : 'the enemy',
      whom: foes(units),
      were: was(units),
      missile: missile(weapon, units.length),
      verb: VERBS[done],
    };
    if (done === 'killed') {
      return `${death(how, blow, told)}${revenge(avenged)}.`;
    }
    const fallen = unhorsed ? FALLEN[how] : undefined;
    return `${harm(how, blow, fallen ? 0 : told)}${fallen ? ` ${fallen}` : ''}.`;
  };
};
