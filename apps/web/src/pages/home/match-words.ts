import { botWords } from '@carroccio/games/text';
import type { Game } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import type { KeptMatch } from '../../keep/database.ts';
import { homeText } from '../../text/home.ts';

interface MatchWords {
  readonly title: string;
  /** Who plays what. */
  readonly sitters: string;
  /** Whose turn it is, or how it ended. */
  readonly standing: string | null;
}

/** What a kept match is called, and how it stands. */
export function useMatchWords(game: Game, { scenario, sitters, winners, deciding }: KeptMatch): MatchWords {
  const language = useLanguage();
  const text = homeText[language];
  const words = game.text[language];
  const names = game.scenarios[scenario]?.seats ?? [];
  const seatName = (seat: number): string => words.seats[names[seat] ?? ''] ?? String(seat);
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  const person = people === 1 ? text.you : text.person;
  const sitter = (seat: number): string => {
    const one = sitters[seat];
    return one?.kind === 'bot' ? botWords(game.rulebook.id, one.bot, language).name : person;
  };
  return {
    title: words.scenarios[scenario]?.title ?? scenario,
    sitters: sitters.map((_, seat) => `${seatName(seat)}: ${sitter(seat)}`).join(' · '),
    standing: standing(),
  };

  function standing(): string | null {
    if (winners) return winners.length === 0 ? text.draw : text.won(winners.map(seatName).join(', '));
    return typeof deciding === 'number' ? text.turn(seatName(deciding)) : null;
  }
}
