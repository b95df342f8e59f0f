/** What stands in the bar, and in the briefing of a battle. */
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

interface BarWords {
  score(left: number, start: number): string;
  zero: string;
  ends: {
    holder: string;
    margin(margin: number): string;
    tie(winner: string): string;
    higher(side: string): string;
    side(side: string): string;
  };
  objective(name: string, points: number): string;
  length(turns: number): string;
  force(count: number, kind: string): string;
  led(names: string): string;
  mustered: string;
}

export const BAR: Bilingual<BarWords> = {
  en: {
    score: (left, start) => `Determination ${left}/${start}`,
    zero: 'An army whose Determination falls to 0 has lost at once: units and generals lost, units shaken and objectives in enemy hands take it away.',
    ends: {
      holder: 'After the last turn the higher Determination wins; a tie goes to whoever occupied the objective last.',
      margin: margin =>
        `After the last turn the higher Determination wins, by more than ${margin}; otherwise it is a draw.`,
      tie: winner => `After the last turn the higher Determination wins; a tie goes to: ${winner}.`,
      higher: side => `After the last turn this side wins only with the higher Determination: ${side}.`,
      side: side => `After the last turn, if no army has broken, the victory goes to: ${side}.`,
    },
    objective: (name, points) => `Objective: ${name}, ${points} Determination`,
    length: turns => `${turns} turns at most; about ten minutes each.`,
    force: (count, kind) => `${count} × ${kind}`,
    led: names => `Led by ${names}`,
    mustered: 'Mustered by the player',
  },
  it: {
    score: (left, start) => `Determinazione ${left}/${start}`,
    zero: 'Un esercito la cui Determinazione scende a 0 ha perso subito: la tolgono unità e generali perduti, unità scosse e obiettivi in mano al nemico.',
    ends: {
      holder:
        'Dopo l’ultimo turno vince la Determinazione più alta; in parità vince chi ha occupato per ultimo l’obiettivo.',
      margin: margin =>
        `Dopo l’ultimo turno vince la Determinazione più alta, di più di ${margin}; altrimenti è un pareggio.`,
      tie: winner => `Dopo l’ultimo turno vince la Determinazione più alta; in parità: ${winner}.`,
      higher: side => `Dopo l’ultimo turno questa parte vince solo con la Determinazione più alta: ${side}.`,
      side: side => `Dopo l’ultimo turno, se nessun esercito ha ceduto, la vittoria va a: ${side}.`,
    },
    objective: (name, points) => `Obiettivo: ${name}, ${points} di Determinazione`,
    length: turns => `${turns} turni al massimo; circa dieci minuti ciascuno.`,
    force: (count, kind) => `${count} × ${kind}`,
    led: names => `Guidati da ${names}`,
    mustered: 'Arruolati dal giocatore',
  },
};
