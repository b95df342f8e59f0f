import type { Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';

interface BeforehandProps {
  readonly session: RemoteSession;
  readonly moment: RemoteMoment;
  readonly table: Table;
}

/** While the others choose: what one answers to what they may do, so that by letter it takes no day. */
export function Beforehand({ session, moment, table }: BeforehandProps) {
  const text = useText(matchText);
  const language = useLanguage();
  const { refusable = {} } = table;
  const steps = Object.entries(refusable);
  if (moment.phase !== 'others' || session.table.mine.length === 0 || steps.length === 0) return null;
  const beside = Object.keys(refusable);
  const isSaid = (step: string, type: string): boolean =>
    moment.standing.some(one => one.step === step && one.action.type === type && one.ended === null);
  const say = (step: string, type: string): void => {
    void session.sayBeforehand({ step, action: { type }, while: {}, until: null, beside });
  };
  return (
    <details className="talk beforehand">
      <summary>{text.beforehand}</summary>
      <p className="aside">{text.beforehandAbout}</p>
      {steps.map(([step, reaction]) => {
        if (!reaction) return null;
        const { no, name, yes } = reaction;
        const ways = [{ type: no.type, name }, ...(yes ? [yes] : [])];
        return (
          <p key={step} className="actions">
            {ways.map(way => (
              <button
                key={way.type}
                type="button"
                aria-pressed={isSaid(step, way.type)}
                onClick={() => say(step, way.type)}
              >
                {way.name[language]}
              </button>
            ))}
          </p>
        );
      })}
    </details>
  );
}
