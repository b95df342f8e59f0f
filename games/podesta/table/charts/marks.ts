/** The rows of the charts that apply now: the feast of the month, the event that lies open, the length of the game. */
import type { ChartMark } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';

export const createMarks =
  ({ data, ...lore }: Lore) =>
  (sight: PodestaSight): ChartMark[] => {
    const { names } = new Labels({ data, ...lore }, sight);
    const { state, scene, language } = sight;
    const feast = data.works.feasts.findIndex(({ month }) => month === state.month);
    const length = data.lengths.lengths.find(({ id }) => id === scene.scenario);
    const card = state.annalesSeen.at(-1);
    const event = card === undefined ? undefined : data.annales.cards[card];
    return [
      ...(feast < 0 ? [] : [{ chart: 'feasts', row: names.feast(feast) }]),
      ...(length ? [{ chart: 'lengths', row: length.name[language] }] : []),
      ...(event ? [{ chart: `annales-${event.kind}`, row: event.title[language] }] : []),
    ];
  };
