import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { use, useEffect, useRef } from 'react';
import type { KeptMatch } from '../../keep/database.ts';
import { gameOf } from '../../match/known-games.ts';
import { homeText } from '../../text/home.ts';
import { useMatchWords } from './match-words.ts';

/** Says that a match was deleted, and offers to put it back. */
export function Forgotten({ match, putBack }: { match: KeptMatch; putBack(): void }) {
  const text = useText(homeText);
  const { title } = useMatchWords(use(gameOf(match.game)), match);
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with its match.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="forgotten">
      {text.deleted(title)}
      <button type="button" ref={button} onClick={putBack}>
        <Icon name="undo" size={18} />
        {text.undo}
      </button>
    </p>
  );
}
