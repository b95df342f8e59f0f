import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { GAMES } from '../../games.ts';
import { useText } from '../../text/bilingual.ts';
import { homeText } from '../../text/home.ts';
import { hours } from './hours.ts';

/** The words come first; the pictures, which weigh more, as soon as they are here. */
const Miniature = lazy(() => import('./Miniature.tsx'));

/** Titles are in the language of their rulebook, whichever the page speaks. */
const TITLE_LANGUAGE: Readonly<Record<string, string>> = { batirnos: 'es', podesta: 'it' };

export function GameCard({ game }: { game: (typeof GAMES)[number] }) {
  const { id, title, players, minutes } = game;
  const text = useText(homeText);
  const words = text.game[id];
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
        <h3 id={`game-${id}`} lang={TITLE_LANGUAGE[id]}>
          {title}
        </h3>
        <p className="facts">
          {words?.period}, {text.players(players.fewest, players.most)},{' '}
          {text.hours(hours(minutes.shortest), hours(minutes.longest))}
        </p>
        <p>{words?.about}</p>
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
