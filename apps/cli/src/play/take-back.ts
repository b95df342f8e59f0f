/** Takes back what was done, and does it again; both are told with what they undid or did. */
import type { Denial, Match, Seat } from '@carroccio/kernel';
import { problemWords } from '@carroccio/kernel/text';
import type { Asked, Outcome, Shown } from './commands.ts';
import { unasked } from './unasked.ts';

export async function undo(table: Shown, { seat }: Asked): Promise<Outcome> {
  const { match, screen, context, standing } = table;
  // What is taken back would be answered again at once.
  for (const { id } of standing.of(seat)) standing.remove(seat, id);
  const before = chosenBy(table, seat);
  for (;;) {
    const done = match.undo(seat);
    if (!done.ok && (done.denial !== 'needs-consent' || !(await undoByConsent(table, seat)))) {
      if (done.denial !== 'needs-consent') screen.note(denied(table, done.denial));
      break;
    }
    // What was done unasked would be done again at once.
    if (!unasked(match.play, table)) break;
  }
  const after = chosenBy(table, seat);
  if (after.length === before.length) return 'ask-again';
  tell(table, context.text.play.undone(before.slice(after.length).join('; ')));
  return 'changed';
}

export function redo(table: Shown, { seat }: Asked): Outcome {
  const { match, screen, context } = table;
  const before = chosenBy(table, seat);
  const done = match.redo();
  if (done.ok) tell(table, context.text.play.redone(chosenBy(table, seat).slice(before.length).join('; ')));
  else screen.note(denied(table, done.denial));
  return done.ok ? 'changed' : 'ask-again';
}

/** It stays among what has happened: what was taken back stands there still. */
function tell({ screen, context }: Shown, words: string): void {
  screen.surface.event(`  ${context.paint.cyan(words)}`);
}

/** All that a seat has chosen in this match, in words. */
function chosenBy({ match, screen }: { match: Match; screen: Shown['screen'] }, seat: Seat): string[] {
  return match.rows().flatMap(({ entry }) => {
    const chosen = 'action' in entry && entry.seat === seat && entry.forced !== true;
    return chosen ? [screen.teller.action(entry.action)] : [];
  });
}

/** Other people are asked one by one; bots never mind. */
async function undoByConsent({ match, humans, keyboard, screen, context }: Shown, seat: Seat): Promise<boolean> {
  const { text } = context;
  for (const other of humans.filter(human => human !== seat)) {
    const name = screen.teller.seat(other);
    const answer = await keyboard.ask(text.play.consent(name));
    if (!answer.toLowerCase().startsWith(text.yes)) {
      screen.note(text.play.refusedUndo(name));
      return false;
    }
  }
  return match.undo(seat, match.play.look.others(seat)).ok;
}

function denied({ context }: Shown, denial: Denial): string {
  const { nothingToUndo, nothingToRedo } = context.text.play;
  if (typeof denial !== 'string') return problemWords(denial.problem, context.language);
  return denial === 'nothing-to-redo' ? nothingToRedo : nothingToUndo;
}
