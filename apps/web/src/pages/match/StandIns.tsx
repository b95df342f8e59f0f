import { botWords } from '@carroccio/games/text';
import type { Teller } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Moment, Session } from '../../match/session.ts';

interface StandInsProps {
  readonly moment: Moment;
  readonly session: Session;
  readonly teller: Teller;
}

/** For whom a bot goes on, and the way back. */
export function StandIns({ moment: { kept }, session, teller }: StandInsProps) {
  const text = useText(matchText);
  const language = useLanguage();
  return kept.sitters.map((sitter, seat) => {
    if (sitter.kind === 'bot' || sitter.standIn === undefined) return null;
    const who = teller.seat(seat);
    return (
      <p key={who} className="stand-in">
        <Icon name="bot" size={16} /> {text.goesOn(who, botWords(kept.game, sitter.standIn, language).name)}{' '}
        <button type="button" onClick={() => void session.standIn(seat, null)}>
          {text.goOnMyself}
        </button>
      </p>
    );
  });
}
