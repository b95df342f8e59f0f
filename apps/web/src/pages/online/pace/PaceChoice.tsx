import { useText } from '@carroccio/table/text/bilingual.ts';
import type { LateWay, Pace } from '../../../online/pace.ts';
import { paceText } from '../../../text/online/pace.ts';
import './pace.css';

interface PaceChoiceProps {
  readonly pace: Pace | null;
  /** Whether there must be some end to everybody's time. */
  readonly bounded?: boolean;
  choose(pace: Pace | null): void;
}

const LATE_WAYS: readonly LateWay[] = ['loss', 'bot', 'claim'];
const BOUNDED = ['live', 'letter'] as const;
const ALL = [null, ...BOUNDED];
const FIRST: Readonly<Record<Pace['kind'], Pace>> = {
  live: { kind: 'live', minutes: 60, increment: 15, late: 'loss' },
  letter: { kind: 'letter', days: 3, late: 'claim' },
};

/** How much time there is, and what becomes of those who use more. */
export function PaceChoice({ pace, bounded = false, choose }: PaceChoiceProps) {
  const text = useText(paceText);
  return (
    <fieldset className="pace">
      <legend className="rubric">{text.pace}</legend>
      {(bounded ? BOUNDED : ALL).map(kind => (
        <label key={kind} className="pace-kind">
          <input
            type="radio"
            name="pace"
            checked={(pace?.kind ?? null) === kind}
            onChange={() => choose(kind && FIRST[kind])}
          />
          {text[kind ?? 'free']}
        </label>
      ))}
      {pace?.kind === 'live' && (
        <div className="pace-numbers">
          <Amount
            name={text.minutes}
            value={pace.minutes}
            from={1}
            to={600}
            choose={minutes => choose({ ...pace, minutes })}
          />
          <Amount
            name={text.increment}
            value={pace.increment}
            from={0}
            to={3600}
            choose={increment => choose({ ...pace, increment })}
          />
        </div>
      )}
      {pace?.kind === 'letter' && (
        <div className="pace-numbers">
          <Amount name={text.days} value={pace.days} from={1} to={30} choose={days => choose({ ...pace, days })} />
        </div>
      )}
      {pace && (
        <label className="pace-late">
          {text.late}
          <select
            value={pace.late}
            onChange={({ currentTarget: { value } }) =>
              choose({ ...pace, late: LATE_WAYS.find(way => way === value) ?? pace.late })
            }
          >
            {LATE_WAYS.map(way => (
              <option key={way} value={way}>
                {text.lateWays[way]}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  choose(value: number): void;
}

function Amount({ name, value, from, to, choose }: AmountProps) {
  return (
    <label>
      {name}
      <input
        type="number"
        inputMode="numeric"
        required
        min={from}
        max={to}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
