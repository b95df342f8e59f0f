import type { Facts } from '@carroccio/engine';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { factsOf } from '../../engine/facts.ts';
import type { BranchKind } from '../../match/branch.ts';
import { replayText } from '../../text/replay.ts';

interface BranchProps {
  /** Whether the match is in play, and something of it secret. */
  readonly secret: boolean;
  onAsk(): void;
  branch(kind: BranchKind): Promise<string>;
}

/** From the moment in sight into a new match. */
export function Branch({ secret, onAsk, branch }: BranchProps) {
  const text = useText(replayText);
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Facts | null>(null);
  const begin = async (kind: BranchKind): Promise<void> => {
    try {
      go(`/match/${await branch(kind)}`);
    } catch (error) {
      setProblem(factsOf(error));
    }
  };
  if (!asking)
    return (
      <button
        type="button"
        onClick={() => {
          onAsk();
          setAsking(true);
        }}
      >
        <Icon name="branch" /> {text.branch}
      </button>
    );
  return (
    <div className="confirm branch-ask" role="alertdialog" aria-label={text.branchTitle}>
      <h2>{text.branchTitle}</h2>
      <p>{secret ? text.branchSecret : text.branchAbout}</p>
      {problem !== null && (
        <p role="alert" className="refusal">
          {text.problem}: <ErrorWords facts={problem} />
        </p>
      )}
      <div className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: the question has just been asked by the person's own choice */}
        <button type="button" className="primary" autoFocus onClick={() => void begin('match')}>
          {text.branchPlay}
        </button>
        <button type="button" onClick={() => void begin('analysis')}>
          {text.branchAnalysis}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}
