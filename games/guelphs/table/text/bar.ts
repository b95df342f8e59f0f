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
  king: string;
  wagon: string;
  storm: string;
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
      'There is no last turn, but the armies tire: a roll to go on, or to break in, above the Command Capacities of the best released Capitano of each side together ends the battle in a draw.',
    king: 'Whoever strikes down the enemy King wins at once.',
    wagon: 'Whoever takes the enemy Carroccio wins at once.',
    storm:
      'High rolls bring the weather nearer to the storm; when it breaks, the battle ends at once with a marginal victory of the Ghibellines: the Guelphs must win before.',
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
      'Non c’è un ultimo turno, ma gli eserciti si stancano: un tiro per continuare, o per interrompere, sopra la somma delle Capacità di Comando del miglior Capitano rilasciato di ogni parte chiude la battaglia in parità.',
    king: 'Chi abbatte il Re nemico vince subito.',
    wagon: 'Chi prende il Carroccio nemico vince subito.',
    storm:
      'I tiri alti avvicinano il temporale; quando scoppia, la battaglia finisce subito con una vittoria marginale dei Ghibellini: i Guelfi devono vincere prima.',
    length: 'Nessun numero fisso di turni; da una a quattro ore circa.',
    force: (count, kind) => `${count} × ${kind}`,
    led: names => `Guidati da ${names}`,
  },
};
