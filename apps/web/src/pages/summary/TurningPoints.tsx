import type { Afterwards } from '@carroccio/bots';
import { turningSaid } from '@carroccio/engine/text';
import type { MatchRecord, Teller } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { Link } from 'wouter';
import { skillText } from '../../text/skill.ts';

interface TurningPointsProps {
  /** The match's id. */
  readonly match: string;
  readonly record: MatchRecord;
  readonly after: Afterwards;
  readonly teller: Teller;
}

/** The moments that mattered most, each with the way there. */
export function TurningPoints({ match, record, after: { turning, entries }, teller }: TurningPointsProps) {
  const language = useLanguage();
  const text = skillText[language];
  if (turning.length === 0) return <p>{text.never}</p>;
  return (
    <ol className="turning">
      {turning.map(point => {
        const { entry, by } = point;
        const done = record.history[entry - 1];
        const cost = by === 'choice' ? entries[entry - 1]?.cost : undefined;
        return (
          <li key={`${entry} ${by}`}>
            <p className="turning-how">{turningSaid(point, teller, language)}</p>
            {done && 'seat' in done && <p>{text.did(teller.seat(done.seat), teller.action(done.action))}</p>}
            {cost && <p>{text.better(teller.action(cost.better))}</p>}
            <div className="actions">
              <Link className="button" href={`/replay/${match}/${entry}`}>
                <Icon name="play" /> {text.show}
              </Link>
              {cost && (
                <Link className="button" href={`/replay/${match}/${entry - 1}`}>
                  <Icon name="branch" /> {text.before}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
