/** What stands in the bar, and in the briefing of a battle. */
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

interface BarWords {
  battle: string;
  march: string;
  phases: readonly string[];
  score(level: number, most: number, points: number, step: number): string;
  level(most: number): string;
  points: string;
  collapse: string;
  length: string;
  force(count: number, kind: string): string;
  led(names: string): string;
}

export const BAR: Bilingual<BarWords> = {
  en: {
    battle: 'The battle',
    march: 'Before the battle',
    phases: ['Activation', 'Orders', 'Combats', 'Continuum'],
    score: (level, most, points, step) => `Level ${level}/${most} · points ${points}/${step}`,
    level: most => `Whoever first reaches Victory Level ${most} wins the battle.`,
    points:
      'Enemy units hit and routed, Capitani and Heroes struck down give Victory Points; enough points are a Level. A lost Standard is Levels at once.',
    collapse:
      'There is no last turn, but a Sudden End: a high roll of Continuum or Interruptio, when the Capitani are tired, ends the battle in a draw.',
    length: 'No fixed number of turns; about one to four hours.',
    force: (count, kind) => `${count} × ${kind}`,
    led: names => `Led by ${names}`,
  },
  it: {
    battle: 'La battaglia',
    march: 'Prima della battaglia',
    phases: ['Attivazione', 'Ordini', 'Combattimenti', 'Continuum'],
    score: (level, most, points, step) => `Livello ${level}/${most} · punti ${points}/${step}`,
    level: most => `Vince la battaglia chi per primo arriva al Livello di Vittoria ${most}.`,
    points:
      'Unità nemiche colpite e in rotta, Capitani ed Eroi abbattuti danno Punti Vittoria; abbastanza punti sono un Livello. Uno Stendardo perduto vale subito dei Livelli.',
    collapse:
      'Non c’è un ultimo turno, ma un Termine improvviso: un tiro alto di Continuum o Interruptio, con i Capitani ormai stanchi, chiude la battaglia in parità.',
    length: 'Nessun numero fisso di turni; da una a quattro ore circa.',
    force: (count, kind) => `${count} × ${kind}`,
    led: names => `Guidati da ${names}`,
  },
};
