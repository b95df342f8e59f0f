/** What a server tells of a table beside its match: the time, and who is there. */
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false };
const Seat = Type.Integer({ minimum: 0, maximum: 99 });

const AroundSchema = Type.Object(
  {
    clocks: Type.Union(
      [
        Type.Array(
          Type.Object(
            {
              left: Type.Number({ description: 'Milliseconds that were left when it began to run, or stopped.' }),
              since: Type.Union([Type.Number(), Type.Null()], {
                description: "Since when it runs, by the server's clock: then `left` grows less.",
              }),
            },
            closed,
          ),
        ),
        Type.Null(),
      ],
      { description: 'The clock of each seat, where the table has clocks.' },
    ),
    now: Type.Number({ description: "The time by the server's clock." }),
    replaced: Type.Array(Seat, { description: 'Seats whose time was up, and a bot goes on for them.' }),
    present: Type.Array(Seat, { description: 'Seats whose players look at the table.' }),
    watchers: Type.Integer({ description: 'How many others look on.' }),
  },
  closed,
);
export type Around = Static<typeof AroundSchema>;

export const AroundPushSchema = Type.Object(
  { push: Type.Literal('around'), room: Type.String({ maxLength: 200 }), around: AroundSchema },
  closed,
);
export type AroundPush = Static<typeof AroundPushSchema>;
