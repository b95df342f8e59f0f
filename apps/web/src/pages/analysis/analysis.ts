import type { Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import type { Laid } from '../../match/laid.ts';
import type { Moment, Session } from '../../match/session.ts';
import type { Analysis } from './use-analysis.ts';

/** A position under analysis, with everything that is asked of it. */
export interface AnalysisProps {
  readonly session: Session;
  readonly laid: Laid;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly moment: Moment;
  readonly analysis: Analysis;
}
