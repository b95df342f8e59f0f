import type { KeptMatch } from '../../keep/database.ts';

/** What a match is called as a file: `carroccio-guelphs-campaldino-2026-11-15.json`. */
export function fileNameOf({ game, scenario, played }: Pick<KeptMatch, 'game' | 'scenario' | 'played'>): string {
  const day = new Date(played);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0'));
  return `carroccio-${game}-${scenario}-${date.join('-')}.json`;
}
