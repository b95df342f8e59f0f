/** The figures, hexes and lists of a battle's special rules, as far as any battle may have them. */
import { closed, ProvenanceSchema, Sources } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { Hex, Id, Side } from '../data/shapes.ts';

export const Die = Type.Integer({ minimum: 1, maximum: 6 });
export const Levels = Type.Integer({ minimum: 1, maximum: 11 });
const Count = Type.Integer({ minimum: 1, maximum: 100 });
const Ids = Type.Array(Id);
const Points = Type.Integer({ minimum: 0, maximum: 40 });

const Opening = closed({
  battaglia: Id,
  /** How many Orders of Carica! or Attack it demands. */
  attacks: Type.Optional(Count),
  manner: Type.Optional(Type.Enum(['charge', 'volley'])),
  /** In a free set-up too, if this Battaglia opens the battle. */
  free: Type.Optional(Type.Boolean()),
});

/** What lets a Battaglia out of Reserve: all that is said. */
const Release = closed({
  level: Type.Optional(closed({ side: Side, atLeast: Type.Integer({ minimum: 0, maximum: 12 }) })),
  /** Those who must have been activated, or never will be. */
  after: Type.Optional(Ids),
  /** A Guelph unit must have routed, or one of Cavalry. */
  guelphRout: Type.Optional(Type.Enum(['any', 'cavalry'])),
});
export type Release = Static<typeof Release>;

/** With the Carroccio and around it, in the Camp, or around a hex. */
const RallyPoint = Type.Union([
  closed({ at: Type.Enum(['carroccio', 'camp']) }),
  closed({ hex: Hex, within: Type.Integer({ minimum: 0, maximum: 99 }) }),
]);
export type RallyPoint = Static<typeof RallyPoint>;

const March = closed({
  /** After so many movement turns the armies part. */
  turns: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** The price of a Battaglia out of Reserve, in dice. */
  dice: Type.Integer({ minimum: 1, maximum: 10 }),
  freed: closed({ guelph: Ids, ghibelline: Ids }),
});

/** What the rulebook says of single hexes, which a map of one's own must keep to. */
const MapFacts = closed({
  ground: Type.Array(closed({ hexes: Type.Array(Hex), is: Type.String({ minLength: 1 }), source: ProvenanceSchema })),
  streams: Type.Array(closed({ hex: Hex, source: ProvenanceSchema })),
  edges: Type.Array(closed({ hexes: Type.Array(Hex), source: ProvenanceSchema })),
  /** Hexes each of which is higher than the one before. */
  slopes: Type.Array(closed({ hexes: Type.Array(Hex), source: ProvenanceSchema })),
});
export type MapFacts = Static<typeof MapFacts>;

/** To be spread into the schema of a battle, which adds its own. */
export const SPECIAL = {
  openings: Type.Array(Opening),
  openingChoice: Type.Boolean(),
  openingBonus: Type.Optional(closed({ activations: Count, value: Type.Integer() })),
  reserves: Type.Record(Id, Release),
  together: Type.Array(Ids),
  run: Ids,
  withHisMen: Ids,
  /** The highest die on which a Baron is loyal, and the Victory Points for his rout. */
  barons: Type.Optional(closed({ loyalTo: Die, points: Points })),
  /** What both sides score when the Religiosi are killed. */
  religiosiPoints: Type.Optional(Points),
  rally: Type.Optional(closed({ guelph: RallyPoint, ghibelline: RallyPoint })),
  march: Type.Optional(March),
  map: MapFacts,
  sources: Sources,
};

export const Special = closed(SPECIAL);
export type Special = Static<typeof Special>;
