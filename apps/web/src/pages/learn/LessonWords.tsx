import type { LessonStep } from '@carroccio/table/lesson.ts';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import type { LessonUnderWay, Progress } from '../../lessons/under-way.ts';
import { learnText } from '../../text/learn.ts';

/** What a step says, and the ways on and back. */
export function LessonWords({
  underWay,
  progress: { step: number, strayed },
  step: { say, rules, want, otherwise },
}: {
  underWay: LessonUnderWay;
  progress: Progress;
  step: LessonStep;
}) {
  const text = useText(learnText);
  const language = useLanguage();
  const { lesson, laid } = underWay;
  const at = text.step(number + 1, lesson.steps.length);
  return (
    <>
      <h1>{lesson.title[language]}</h1>
      <p className="lesson-step">{at}</p>
      <progress aria-label={at} value={number} max={lesson.steps.length} />
      {say[language].map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rules && (
        <p>
          {text.readMore}:{' '}
          {rules.map(rule => (
            <RuleLink key={rule} rule={rule} rulebook={laid.game.rulebook} />
          ))}
        </p>
      )}
      {strayed && (
        <p className="refusal" role="alert">
          {otherwise?.[language] ?? text.stray}
        </p>
      )}
      <div className="actions">
        <button type="button" className={want ? '' : 'primary'} onClick={() => void underWay.help()}>
          {want ? text.help : text.goOn}
        </button>
        {number > 0 && (
          <button type="button" onClick={() => void underWay.back()}>
            {text.goBack}
          </button>
        )}
      </div>
    </>
  );
}
