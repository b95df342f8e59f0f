import type { Shelf } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { homeText } from '../../text/home.ts';
import { hours } from './hours.ts';

/** The words come first; the pictures, which weigh more, as soon as they are here. */
const Miniature = lazy(() => import('./Miniature.tsx'));

/** Shorter than this, a game has its length in minutes. */
const HALF_AN_HOUR = 30;

export function GameCard({ game }: { game: Shelf }) {
  const { id, title, titleLanguage, players, minutes } = game;
  const text = useText(homeText);
  const words = useText(game.words);
  const go = (href: string, what: string, className = 'button') => (
    <Link className={className} href={href} aria-label={text.of(what, title)}>
      {what}
    </Link>
  );
  return (
    <article className={`game ${id}`} aria-labelledby={`game-${id}`}>
      <div className="plate">
        <Suspense>
          <Miniature game={id} />
        </Suspense>
      </div>
      <div className="words">
        <h3 id={`game-${id}`} lang={titleLanguage}>
          {title}
        </h3>
        <p className="facts">
          {words.period}, {text.players(players.fewest, players.most)},{' '}
          {minutes.shortest < HALF_AN_HOUR
            ? text.minutes(minutes.shortest, minutes.longest)
            : text.hours(hours(minutes.shortest), hours(minutes.longest))}
        </p>
        <p>{words.about}</p>
        <div className="actions">
          {go(`/new/${id}`, text.newMatch, 'button primary')}
          {go('/learn', text.learn)}
          {go(`/rules/${id}`, text.rules)}
          {go(`/components/${id}`, text.components)}
        </div>
      </div>
    </article>
  );
}
