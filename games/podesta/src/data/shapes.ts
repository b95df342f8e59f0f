import { closed, ProvenanceSchema } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { ID } from '../../text/data/manners.ts';

export const Source = ProvenanceSchema;
export const Id = Type.String({ pattern: '^[a-zA-Z0-9]+(-[a-z0-9]+)*$', says: ID });
/** The most of anything there can be: lists and loops are as long as counts, and a pack may not make them endless. */
const MOST = 200;
const MOST_FLORINS = 100_000;
export const Count = Type.Integer({ minimum: 0, maximum: MOST });
export const AtLeastOne = Type.Integer({ minimum: 1, maximum: MOST });
export const Florins = Type.Integer({ minimum: 0, maximum: MOST_FLORINS });
/** What is added or, below nought, taken away. */
export const Change = Type.Integer({ minimum: -MOST_FLORINS, maximum: MOST_FLORINS });
export const MOST_CARDS = 200;
export const MOST_EFFECTS = 20;

export const FactionName = Type.Enum(['guelph', 'ghibelline']);
export const ClassName = Type.Enum(['bellatores', 'mercatores', 'laboratores']);

export const GOODS = ['preziosi', 'animali', 'stoffe', 'legname', 'materiale-edile', 'metalli'] as const;
export const GoodName = Type.Enum([...GOODS]);
/** Lots (or florins) by good; goods not named are none. */
export const ByGood = closed({
  preziosi: Type.Optional(Count),
  animali: Type.Optional(Count),
  stoffe: Type.Optional(Count),
  legname: Type.Optional(Count),
  'materiale-edile': Type.Optional(Count),
  metalli: Type.Optional(Count),
});

export const UnitKind = Type.Enum(['feditori', 'fanti-palvese', 'fanti', 'capitano']);
export type UnitKind = Static<typeof UnitKind>;
