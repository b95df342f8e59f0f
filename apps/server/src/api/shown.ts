import { commitmentTo, type Registry } from '@carroccio/kernel';
import type { Static } from 'typebox';
import { dueOf } from '../pace/clock.ts';
import { seatsOf } from '../rooms/visitor.ts';
import type { Person } from '../storage/people.ts';
import type { Sitter, StoredTable } from '../storage/tables.ts';
import type { TableSchema } from './schemas.ts';

/** A table as one person may see it. When it was last played is left out: it would tell of what is done in secret. */
export function shownTo(person: Person | null, table: StoredTable, registry: Registry): Static<typeof TableSchema> {
  const { id, game, scenario, options, unlisted, pace, clock, created, began, outcome, deciding, sitters, host, club } =
    table;
  const mine = seatsOf(table, person);
  const over = outcome !== null;
  return {
    id,
    game,
    scenario,
    options: { ...options },
    unlisted,
    pace,
    club,
    pack: table.pack && { title: table.pack.title },
    commitment: commitmentTo(table.seed),
    created,
    began: began !== null,
    over,
    olderRules: table.version !== registry.game(game).version,
    mine,
    invited: sitters.flatMap((one, seat) =>
      person && one.kind === 'open' && one.invited?.person === person.id ? [seat] : [],
    ),
    hosting: host === person?.id,
    due: over || !clock ? null : dueOf(clock, mine),
    turn: !over && mine.some(seat => deciding.includes(seat)),
    sitters: sitters.map(shownSitter),
  };
}

function shownSitter(sitter: Sitter): Static<typeof TableSchema>['sitters'][number] {
  if (sitter.kind === 'open') return { kind: 'open', ...(sitter.invited ? { invited: sitter.invited.name } : {}) };
  return sitter.kind === 'bot' ? sitter : { kind: sitter.kind, name: sitter.name, person: sitter.person };
}
