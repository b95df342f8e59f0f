import { shelfOf } from '@carroccio/games';
import { GRAMMAR } from '@carroccio/kernel/text';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { use, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { KeptMatch } from '../../keep/database.ts';
import { exportMatch } from '../../match/files/files.ts';
import { gameOf } from '../../match/known-games.ts';
import { homeText } from '../../text/home.ts';
import { useMatchWords } from './match-words.ts';

interface MatchRowProps {
  readonly match: KeptMatch;
  /** It was deleted and put back, by a button that is gone: the focus goes where the match is. */
  readonly restored: boolean;
  forget(): void;
}

export function MatchRow({ match, restored, forget }: MatchRowProps) {
  const { id, game, kind, played, entries, winners } = match;
  const language = useLanguage();
  const text = homeText[language];
  const { title, sitters, standing } = useMatchWords(use(gameOf(game)), match);
  const open = winners ? text.look : text.open;
  const shelf = shelfOf(game);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (restored) opener.current?.focus();
  }, [restored]);
  const when = new Date(played);
  return (
    <li className="kept-match" data-tincture={shelf?.tincture}>
      <div className="words">
        <h3>
          <Link href={`/match/${id}`}>{title}</Link>
          {kind === 'analysis' && <span className="tag">{text.analysis}</span>}
        </h3>
        <p>
          {shelf?.title} · {sitters}
        </p>
        <p className="standing">
          {standing && (
            <strong>
              <Icon name={winners ? 'flag' : 'hand-over'} size={16} />
              {standing}
            </strong>
          )}
          <span>
            {text.actions(entries)}
            {', '}
            <time dateTime={when.toISOString()}>{GRAMMAR[language].when(when)}</time>
          </span>
        </p>
      </div>
      <div className="actions">
        <Link ref={opener} className="button primary" href={`/match/${id}`} aria-label={text.of(open, title)}>
          {open}
        </Link>
        <Link className="button" href={`/replay/${id}`} aria-label={text.of(text.replay, title)}>
          <Icon name="play" size={18} />
          {text.replay}
        </Link>
        <button type="button" aria-label={text.of(text.export, title)} onClick={() => exportMatch(id)}>
          <Icon name="export" size={18} />
          {text.export}
        </button>
        <button type="button" aria-label={text.of(text.delete, title)} onClick={forget}>
          <Icon name="trash" size={18} />
          {text.delete}
        </button>
      </div>
    </li>
  );
}
