import type { Seat } from '@carroccio/kernel';
import type { Sitter } from '../keep/database.ts';

/** The seats of the people at the screen, whoever moves for them just now. */
export const peopleOf = (sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** The bot that moves for a seat; `null` where a person does. */
export function moverOf(sitter: Sitter | undefined): string | null {
  if (!sitter) return null;
  return sitter.kind === 'bot' ? sitter.bot : (sitter.standIn ?? null);
}

/** The table as it sits when a bot goes on for a person or, with `null`, the person himself. */
export function withStandIn(sitters: readonly Sitter[], seat: Seat, bot: string | null): readonly Sitter[] {
  return sitters.map((sitter, index) => {
    if (index !== seat || sitter.kind === 'bot') return sitter;
    const { standIn: _, ...person } = sitter;
    return bot === null ? person : { ...person, standIn: bot };
  });
}
