import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, Nothing, Seat, TableParams } from '../api/schemas.ts';
import type { Lobby } from '../online/lobby.ts';
import { HOLIDAYS_IN_YEAR } from './holidays.ts';
import type { Timekeeper } from './timekeeper.ts';

const closed = { additionalProperties: false };
const Days = Type.Integer({ minimum: 0, maximum: HOLIDAYS_IN_YEAR });
const HolidaySchema = Type.Object({ until: Type.Number(), left: Days }, closed);
const HolidayWish = Type.Object({ days: Days }, closed);
const ClaimWish = Type.Object({ seat: Seat, claim: Type.Union([Type.Literal('win'), Type.Literal('bot')]) }, closed);

/** Holidays, and what becomes of those whose time is up. */
export function paceRoutes(app: Api, { somebody }: Callers, time: Timekeeper, lobby: Lobby): void {
  app.get('/api/me/holiday', { schema: { response: { 200: HolidaySchema, ...failures } } }, async request =>
    time.holiday(await somebody(request)),
  );

  app.post(
    '/api/me/holiday',
    { schema: { body: HolidayWish, response: { 200: HolidaySchema, ...failures } } },
    async request => {
      const holiday = await time.away(await somebody(request), request.body.days);
      if (!holiday) throw new ApiDenied('no-days-left');
      return holiday;
    },
  );

  app.post(
    '/api/tables/:table/claim',
    { schema: { params: TableParams, body: ClaimWish, response: { 200: Nothing, ...failures } } },
    async request => {
      const { seat, claim } = request.body;
      const table = await lobby.get(request.params.table);
      const done = await time.claim(await somebody(request), table, seat, claim);
      if (!done) throw new ApiDenied('not-late');
      return {};
    },
  );
}
