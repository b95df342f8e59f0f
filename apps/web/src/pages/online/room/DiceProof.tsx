import { type Game, type MatchRecord, verify } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { download } from '@carroccio/table/ui/download.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { isKeptTo } from '../../../online/dice.ts';
import { diceText } from '../../../text/online/dice.ts';
import { Problem } from '../Problem.tsx';

interface Finding {
  /** How many dice there were; `null` when they are not genuine. */
  readonly dice: number | null;
  /** Whether the server kept to what this browser knows; `null` when it knows nothing. */
  readonly own: boolean | null;
}

/** When the match is over: the record, and a check of every die. */
export function DiceProof({ table, game }: { table: string; game: Game }) {
  const text = useText(diceText);
  const [finding, setFinding] = useState<Finding | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const withRecord = async (deed: (record: MatchRecord) => void): Promise<void> => {
    try {
      deed(await api.record(table));
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const check = (record: MatchRecord): void => setFinding({ dice: diceIn(game, record), own: isKeptTo(table, record) });
  const keep = (record: MatchRecord): void => download(JSON.stringify(record), `${record.game}-${table}.json`);
  return (
    <details className="talk">
      <summary>{text.title}</summary>
      <p>{text.about}</p>
      <p className="actions">
        <button type="button" onClick={() => void withRecord(check)}>
          <Icon name="dice" /> {text.check}
        </button>
        <button type="button" onClick={() => void withRecord(keep)}>
          <Icon name="export" /> {text.download}
        </button>
      </p>
      <p role="status">
        {finding && (finding.dice === null ? text.notGenuine : text.genuine(finding.dice))}{' '}
        {finding?.own != null && (finding.own ? text.withOwn : text.foreign)}
      </p>
      <Problem code={problem} />
    </details>
  );
}

function diceIn(game: Game, record: MatchRecord): number | null {
  try {
    const found = verify(game, record);
    return found.genuine ? found.dice : null;
  } catch {
    return null;
  }
}
