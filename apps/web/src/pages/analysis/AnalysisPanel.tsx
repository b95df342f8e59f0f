import { useText } from '@carroccio/table/text/bilingual.ts';
import { analysisText } from '../../text/analysis.ts';
import { AskBot } from './AskBot.tsx';
import type { AnalysisProps } from './analysis.ts';
import { PositionTools } from './PositionTools.tsx';
import { ScriptDice } from './ScriptDice.tsx';
import './analysis.css';

/** Beside a position under analysis: change it, set the dice, ask a bot. */
export function AnalysisPanel({ session, laid, sight, teller, moment, analysis }: AnalysisProps) {
  const text = useText(analysisText);
  const rolls = Object.keys(laid.game.text.en.rolls).length > 0;
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
          {rolls && <ScriptDice session={session} moment={moment} analysis={analysis} />}
          <AskBot session={session} laid={laid} sight={sight} teller={teller} moment={moment} analysis={analysis} />
        </>
      )}
    </section>
  );
}
