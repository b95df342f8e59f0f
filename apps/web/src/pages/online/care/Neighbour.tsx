import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useCallback, useState } from 'react';
import { codeOf } from '../../../online/api.ts';
import { type BlockWay, neighbours, REASONS, type Reason } from '../../../online/neighbours.ts';
import { neighbourText } from '../../../text/online/neighbours.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';

const once = (): boolean => true;

/** What one does about somebody whom one would rather not hear, or meet. */
export function Neighbour({ person }: { person: string }) {
  const text = useText(neighbourText);
  const { answer, again } = useAsked(
    useCallback(() => neighbours.blocks(), []),
    once,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const how = answer?.find(one => one.person === person)?.how ?? null;
  const block = async (way: BlockWay | null): Promise<void> => {
    try {
      await neighbours.block(person, way);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
    again();
  };
  if (!answer) return null;
  return (
    <details>
      <summary>{text.title}</summary>
      {how && <p role="status">{how === 'block' ? text.blocked : text.muted}</p>}
      {how !== 'mute' && (
        <p>
          <button type="button" onClick={() => void block('mute')}>
            {text.mute}
          </button>{' '}
          {text.muteAbout}
        </p>
      )}
      {how !== 'block' && (
        <p>
          <button type="button" onClick={() => void block('block')}>
            {text.block}
          </button>{' '}
          {text.blockAbout}
        </p>
      )}
      {how && (
        <p>
          <button type="button" onClick={() => void block(null)}>
            {text.undo}
          </button>
        </p>
      )}
      <Problem code={problem} />
      <ReportForm about={person} />
    </details>
  );
}

const isReason = (value: string): value is Reason => REASONS.some(one => one === value);

function ReportForm({ about }: { about: string }) {
  const text = useText(neighbourText);
  const [reason, setReason] = useState<Reason>('talk');
  const [what, setWhat] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await neighbours.report(about, null, reason, what);
      setSent(true);
      setWhat('');
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <form className="report-form" onSubmit={event => void send(event)}>
      <label>
        {text.reason}
        <select
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            if (isReason(value)) setReason(value);
          }}
        >
          {REASONS.map(one => (
            <option key={one} value={one}>
              {text.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.what}
        <textarea
          rows={3}
          maxLength={1000}
          value={what}
          onChange={({ currentTarget }) => setWhat(currentTarget.value)}
        />
      </label>
      <p className="aside">{text.reportAbout}</p>
      <button type="submit">{text.send}</button>
      {sent && <p role="status">{text.sent}</p>}
      <Problem code={problem} />
    </form>
  );
}
