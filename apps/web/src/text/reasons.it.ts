/** The reasons that stand beside the reconstructed data, in Italian; the data give them in English. */
const FOUND = import.meta.glob<Readonly<Record<string, string>>>('../../../../games/*/table/text/reasons.it.ts', {
  eager: true,
  import: 'REASONS',
});

const REASONS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(FOUND));

export const reasonInItalian = (reason: string): string | undefined =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
