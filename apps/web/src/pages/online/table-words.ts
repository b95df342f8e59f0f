import { botWords } from '@carroccio/games/text';
import type { Game } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import type { OnlineTable } from '../../online/api.ts';
import { careText } from '../../text/online/care.ts';
import { onlineText } from '../../text/online/online.ts';
import { standingText } from '../../text/online/standing.ts';

interface TableWords {
  readonly title: string;
  seat(seat: number): string;
  /** Who sits there. */
  sitter(seat: number): string;
  readonly standing: string;
}

/** What a table and its seats are called. */
export function useTableWords(game: Game, table: OnlineTable): TableWords {
  const language = useLanguage();
  const text = useText(onlineText);
  const care = useText(careText);
  const standings = useText(standingText);
  const words = game.text[language];
  const names = game.scenarios[table.scenario]?.seats ?? [];
  return {
    title: words.scenarios[table.scenario]?.title ?? table.scenario,
    seat: seat => words.seats[names[seat] ?? ''] ?? String(seat + 1),
    sitter: seat => {
      const sitter = table.sitters[seat];
      if (sitter?.kind === 'person') return sitter.name || care.former;
      if (sitter?.kind === 'bot') return botWords(table.game, sitter.bot, language).name;
      return sitter?.invited ? standings.invited(sitter.invited) : text.free;
    },
    standing: table.invited.length > 0 ? standings.challenged : standingOf(table, text),
  };
}

function standingOf(
  { began, over, turn }: OnlineTable,
  text: Readonly<Record<'over' | 'notBegun' | 'yourTurn' | 'others', string>>,
): string {
  if (over) return text.over;
  if (!began) return text.notBegun;
  return turn ? text.yourTurn : text.others;
}
