/** The reasons that stand beside the reconstructed data, in Italian; the data give them in English. */
import { REASONS as BATIRNOS } from '../tables/batirnos/text/reasons.it.ts';
import { REASONS as GUELPHS } from '../tables/guelphs/text/reasons.it.ts';
import { REASONS as GUISCARD } from '../tables/guiscard/text/reasons.it.ts';
import { REASONS as PODESTA } from '../tables/podesta/text/reasons.it.ts';

const REASONS: Readonly<Record<string, string>> = { ...BATIRNOS, ...GUELPHS, ...GUISCARD, ...PODESTA };

export const reasonInItalian = (reason: string): string | undefined =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
