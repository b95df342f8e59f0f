import type { Facts } from '@carroccio/engine';
import { botWords } from '@carroccio/games/text';
import type { Course } from '@carroccio/table/lesson.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Suspense, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { factsOf } from '../../engine/facts.ts';
import { easiestBot } from '../../lessons/easiest-bot.ts';
import { beginFirstMatch } from '../../lessons/first-match.ts';
import { gameOf } from '../../match/known-games.ts';
import { learnText } from '../../text/learn.ts';

interface Props {
  readonly game: string;
  readonly course: Course;
  /** Whether it is what comes next. */
  readonly main: boolean;
}

/** The match a course leads to: one press, and it begins. The game's words come when the game is here. */
export const FirstMatch = (props: Props) => (
  <Suspense>
    <Offer {...props} />
  </Suspense>
);

function Offer({ game: id, course, main }: Props) {
  const text = useText(learnText);
  const language = useLanguage();
  const [, go] = useLocation();
  const game = use(gameOf(id));
  const [problem, setProblem] = useState<Facts | null>(null);
  const { scenario } = course.match;
  const title = game.text[language].scenarios[scenario]?.title ?? scenario;
  const begin = async () => {
    try {
      go(`/match/${await beginFirstMatch(game, course)}`);
    } catch (error) {
      setProblem(factsOf(error));
    }
  };
  return (
    <div className="first-match">
      <h3>{text.firstMatch}</h3>
      <p>{text.firstMatchAbout(title, botWords(id, easiestBot(game), language).name)}</p>
      <div className="actions">
        <button type="button" className={main ? 'primary' : ''} onClick={() => void begin()}>
          {text.play(title)}
        </button>
        <Link className="button" href={`/new/${id}`}>
          {text.otherMatches}
        </Link>
      </div>
      {problem && (
        <p className="problem" role="alert">
          <ErrorWords facts={problem} />
        </p>
      )}
    </div>
  );
}
