import type { Teller } from '@carroccio/kernel';
import type { Laid } from '../../match/laid.ts';
import type { Moment, Session } from '../../match/session.ts';
import type { AnySight } from '../../table/table.ts';
import { analysisText } from '../../text/analysis.ts';
import { useText } from '../../text/bilingual.ts';
import { AskBot } from './AskBot.tsx';
import { PositionTools } from './PositionTools.tsx';
import { ScriptDice } from './ScriptDice.tsx';
import type { Analysis } from './use-analysis.ts';
import './analysis.css';

interface AnalysisPanelProps {
  readonly session: Session;
  readonly laid: Laid;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly moment: Moment;
  readonly analysis: Analysis;
}

/** Beside a position under analysis: change it, set the dice, ask a bot. */
export function AnalysisPanel({ session, laid, sight, teller, moment, analysis }: AnalysisPanelProps) {
  const text = useText(analysisText);
  return (
    <section className="analysis" aria-label={text.title}>
      {analysis.refused !== null && (
        <p role="alert" className="refusal">
          {analysis.refused}
        </p>
      )}
      {laid.table.editor && (
        <PositionTools
          editor={laid.table.editor}
          table={laid.table}
          sight={sight}
          teller={teller}
          analysis={analysis}
        />
      )}
      {moment.deciding === null ? (
        <p className="analysis-note">{text.over}</p>
      ) : (
        <>
          <ScriptDice session={session} moment={moment} analysis={analysis} />
          <AskBot session={session} laid={laid} sight={sight} teller={teller} moment={moment} analysis={analysis} />
        </>
      )}
    </section>
  );
}
