import type { Facts } from '@carroccio/engine';
import { errorWords } from '@carroccio/engine/text';
import type { Patch } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import type { AnySight } from '@carroccio/table/table.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo, useState } from 'react';
import { EngineError } from '../../engine/client.ts';
import type { Laid } from '../../match/laid.ts';
import type { Session } from '../../match/session.ts';
import { analysisText } from '../../text/analysis.ts';

export type Tool = 'play' | 'move' | 'add';

interface Analysed {
  readonly session: Session;
  readonly laid: Laid;
  readonly sight: AnySight;
}

/** A position under analysis: the tool in hand, the piece it holds, what was refused. */
export interface Analysis {
  readonly tool: Tool;
  /** The piece that the next press on the board places. */
  readonly held: string | null;
  readonly selected: string | null;
  readonly refused: string | null;
  /** Where a bot's advice points. */
  readonly pointed: Spot | null;
  setTool(tool: Tool): void;
  hold(piece: string | null): void;
  point(spot: Spot | null): void;
  /** Changes the position, or says why it cannot be; `hint` is said when the game knows of no such change. */
  edit(patch: Patch, hint: string): Promise<void>;
  /** Does something that the engine may refuse. */
  attempt(deed: () => Promise<unknown>): Promise<boolean>;
  onSpot(spot: Spot): boolean;
  onSelect(piece: string | null): void;
}

export function useAnalysis({ session, laid, sight }: Analysed): Analysis {
  const language = useLanguage();
  const text = analysisText[language];
  const [tool, setTool] = useState<Tool>('play');
  const [held, hold] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [failed, setFailed] = useState<Facts | null>(null);
  const [hinted, setHinted] = useState<string | null>(null);
  const [advised, setAdvised] = useState<{ sight: AnySight; spot: Spot } | null>(null);
  const { editor } = laid.table;

  return useMemo<Analysis>(() => {
    const forgive = (): void => {
      setFailed(null);
      setHinted(null);
    };
    const wordsOf = (facts: Facts): string => {
      const words = errorWords(facts, language);
      return facts.code === 'bad-edit' ? text.badEdit(words) : `${text.problem}: ${words}`;
    };
    const attempt = async (deed: () => Promise<unknown>): Promise<boolean> => {
      forgive();
      try {
        await deed();
        return true;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        setFailed(error.facts);
        return false;
      }
    };
    const edit = async (patch: Patch, hint: string): Promise<void> => {
      if (patch.length === 0) setHinted(hint);
      else await attempt(() => session.edit(patch));
    };
    return {
      tool,
      held,
      selected,
      refused: hinted ?? (failed && wordsOf(failed)),
      pointed: advised?.sight === sight ? advised.spot : null,
      setTool: next => {
        forgive();
        setTool(next);
        hold(next === 'move' ? selected : null);
      },
      hold,
      point: spot => setAdvised(spot && { sight, spot }),
      edit,
      attempt,
      onSpot: ({ cell }) => {
        if (tool === 'play' || held === null) return false;
        hold(null);
        void edit(editor?.move?.(sight, held, cell) ?? [], text.notThere);
        return true;
      },
      onSelect: piece => {
        setSelected(piece);
        if (tool === 'move') hold(piece);
      },
    };
  }, [tool, held, selected, failed, hinted, advised, session, sight, editor, text, language]);
}
