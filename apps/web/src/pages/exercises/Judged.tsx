import { equal, type Rulebook, type Teller } from '@carroccio/kernel';
import type { KindWords } from '@carroccio/table/exercise.ts';
import { OddsCard } from '@carroccio/table/panel/OddsCard.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import type { Judgement } from '../../lessons/exercise.ts';
import { exercisesText } from '../../text/exercises.ts';

/** What the engine says of an answer: right or not, every choice's figure, and the odds of the best. */
export function Judged({
  judgement: { answer, figures, right, bestOdds },
  words,
  teller,
  rulebook,
}: {
  judgement: Judgement;
  words: KindWords;
  teller: Teller;
  rulebook: Rulebook;
}) {
  const text = useText(exercisesText);
  return (
    <>
      <p role="alert" className={right ? 'judged-right' : 'refusal'}>
        {right ? text.right : text.wrong}
      </p>
      <h2>{text.best}</h2>
      <ol>
        {figures.map(({ action, figure }) => (
          <li key={JSON.stringify(action)}>
            {teller.action(action)}: {text.figure(figure, words.figure)}
            {equal(action, answer) && <i> ({text.yours})</i>}
          </li>
        ))}
      </ol>
      <p>{words.reason}</p>
      <OddsCard odds={bestOdds} teller={teller} rulebook={rulebook} />
    </>
  );
}
