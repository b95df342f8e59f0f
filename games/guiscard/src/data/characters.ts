import { closed, type Flaw, ProvenanceSchema, part, repeated, Sources, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/characters.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { CODE } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Few, Id, nullable, Whole } from './shapes.ts';

/** Attack, defence, movement of one face of a counter (gui.1.2c, gui.1.2d, gui.1.2e). */
const Face = Type.Array(Whole, { minItems: 3, maxItems: 3 });
const Missile = Type.Enum(['lance', 'javelin', 'sling', 'short bow', 'composite bow']);
const Character = closed({
  id: Id,
  name: Text,
  code: Type.String({ pattern: '^[ABGLNS][ci][aceklhmspj]$', says: CODE }),
  mounted: nullable(Face),
  mountedWounded: nullable(Face),
  foot: Face,
  footWounded: Face,
  stunned: Whole,
  armour: Type.Boolean(),
  missile: nullable(Missile),
  points: closed({ mounted: nullable(Whole), foot: Whole }),
  command: Type.Boolean(),
  sources: Sources,
});
export type Character = Static<typeof Character>;

/** The rulebook gives every animal a counter (gui.1.2i) and nothing to do (R142): only those `fielded` are set on the table. */
const Animal = closed({ id: Id, values: Face, counters: Few, fielded: Type.Boolean(), source: ProvenanceSchema });
const Characters = closed({
  characters: Type.Array(Character, { minItems: 1, maxItems: 400 }),
  animals: Type.Array(Animal),
  prices: closed({
    grapnel: Whole,
    ladder: Whole,
    stoneThrower: Whole,
    greekFire: Whole,
    fireArrows: Whole,
    spareHorse: Whole,
    source: ProvenanceSchema,
  }),
  army: closed({ points: Whole, maxLords: Whole, source: ProvenanceSchema }),
});

function flaws({ characters }: Static<typeof Characters>): Flaw[] {
  return [
    ...repeated(characters.map(({ id }) => id)).map(id => flaw('/characters', 'character-twice', { id })),
    ...characters.flatMap(({ id, code, mounted, mountedWounded, points }, index) => [
      ...([mountedWounded, points.mounted].some(other => (other === null) !== (mounted === null))
        ? [flaw(`/characters/${index}`, 'half-rider', { id })]
        : []),
      ...((code[1] === 'c') === (mounted !== null) ? [] : [flaw(`/characters/${index}/code`, 'code', { id, code })]),
    ]),
  ];
}

export const characters = part({ about: PARTS.characters, schema: Characters, file: value, check: flaws });
