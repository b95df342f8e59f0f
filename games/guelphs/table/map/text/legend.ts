export interface LegendWords {
  readonly level: string;
  readonly hill: string;
  readonly woods: string;
  readonly stream: string;
  readonly beyond: string;
}

export const LEGEND: Readonly<Record<'en' | 'it', LegendWords>> = {
  en: { level: 'Level', hill: 'Hill', woods: 'Woods', stream: 'Stream', beyond: 'Out of play' },
  it: { level: 'Livello', hill: 'Collina', woods: 'Bosco', stream: 'Ruscello', beyond: 'Fuori gioco' },
};
