/** What stands in the bar, and in the briefing of a scenario. */
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

/** What a scenario's data say of its ending, read as they come. */
export type Terms = Readonly<Record<string, unknown>>;

interface BarWords {
  phases: readonly string[];
  score(able: number): string;
  siege(day: number): string;
  men(foot: number, riders: number): string;
  destroyed: string;
  later: string;
  turns(turns: number): string;
  days(days: number): string;
  /** By the kind of ending; `who` names the side that has the task. */
  aims: Readonly<Record<string, (who: string, other: string, n: (field: string) => string) => string>>;
}

export const BAR: Bilingual<BarWords> = {
  en: {
    phases: ['Shooting', 'Charges', 'Movement', 'Combat'],
    score: able => `${able} able`,
    siege: day => `Siege, day ${day}`,
    men: (foot, riders) => (riders > 0 ? `${foot} on foot, ${riders} mounted` : `${foot} on foot`),
    destroyed: 'A side that has nobody able left has lost, unless the aim says otherwise.',
    later: 'When the time is up and the aim decides nothing, the higher score wins: the points of the enemies beaten.',
    turns: turns => `${turns} turns at most; about five minutes each.`,
    days: days => `A siege of at most ${days} days, with assaults and sorties fought on the castle’s map.`,
    aims: {
      survivors: (who, other, n) =>
        `${who}: keep alive more than ${n('draw')} of the men first placed. ${other}: leave them ${n('loss')} or fewer. ${n('draw')} left is a draw. The enemy leader dead makes it one step better.`,
      level: (who, other, n) =>
        `${who}: have ${n('win')} able men on the heights when the time is up. ${other}: leave them no more than ${n('lose')} there.`,
      exits: (who, other, n) =>
        `${who}: lead ${n('win')} men off the map. ${other}: let fewer than ${n('draw')} leave it. ${n('draw')} is a draw.`,
      formation: (who, _, n) =>
        `The higher score; ${n('bonus')} points more for ${who} if a formation still stands, or else for the others.`,
      farm: (who, other, n) =>
        `${who}: hold every room, or lead off the horses and ${n('sheep')} sheep. ${other}: hold ${n('held')} rooms when the time is up.`,
      escape: (who, other, n) =>
        `${who}: bring the leader off the map with ${n('companions')} companions. ${other}: kill him. With fewer companions it is a draw.`,
      loot: (who, other) =>
        `${who}: carry off loot. ${other}: keep it. Each piece has its points; the higher sum wins.`,
      tower: (who, other) => `${who}: take the tower. ${other}: leave none of them inside the castle.`,
      capture: (who, other, n) =>
        `${who}: take the man wanted alive, or shut him up in his tower with ${n('inside')} men inside the castle. ${other}: prevent both.`,
      burning: (who, other, n) =>
        `${who}: burn engines, tents, ladders and the pier for ${n('win')} points. ${other}: leave them ${n('lose')} or fewer.`,
      assault: (who, other, n) =>
        `${who}: take the tower, or have ${n('inside')} men inside the castle. ${other}: leave fewer than ${n('few')} of them inside, or no breach.`,
      siege: (who, other) =>
        `${who}: take the place before the days run out, by assault, hunger or terms. ${other}: hold it.`,
      score: () => 'The higher score when the time is up: the points of the enemies beaten.',
    },
  },
  it: {
    phases: ['Tiro', 'Cariche', 'Movimento', 'Combattimento'],
    score: able => `${able} validi`,
    siege: day => `Assedio, giorno ${day}`,
    men: (foot, riders) => (riders > 0 ? `${foot} a piedi, ${riders} a cavallo` : `${foot} a piedi`),
    destroyed: 'Una parte senza più nessuno valido ha perso, salvo che lo scopo dica altro.',
    later: 'Quando il tempo è finito e lo scopo non decide, vince il punteggio più alto: i punti dei nemici battuti.',
    turns: turns => `${turns} turni al massimo; circa cinque minuti ciascuno.`,
    days: days => `Un assedio di al massimo ${days} giorni, con assalti e sortite giocati sulla mappa del castello.`,
    aims: {
      survivors: (who, other, n) =>
        `${who}: conservare in vita più di ${n('draw')} degli uomini schierati per primi. ${other}: lasciarne ${n('loss')} o meno. Se ne restano ${n('draw')} è un pareggio. Il capo nemico morto vale un gradino in più.`,
      level: (who, other, n) =>
        `${who}: avere ${n('win')} uomini validi sulle alture quando il tempo è finito. ${other}: non lasciarne lassù più di ${n('lose')}.`,
      exits: (who, other, n) =>
        `${who}: portare ${n('win')} uomini fuori dalla mappa. ${other}: lasciarne uscire meno di ${n('draw')}. ${n('draw')} è un pareggio.`,
      formation: (who, _, n) =>
        `Il punteggio più alto; ${n('bonus')} punti in più a ${who} se una formazione è ancora in piedi, altrimenti agli altri.`,
      farm: (who, other, n) =>
        `${who}: tenere ogni stanza, o portar via i cavalli e ${n('sheep')} pecore. ${other}: tenere ${n('held')} stanze quando il tempo è finito.`,
      escape: (who, other, n) =>
        `${who}: portare il capo fuori dalla mappa con ${n('companions')} compagni. ${other}: ucciderlo. Con meno compagni è un pareggio.`,
      loot: (who, other) =>
        `${who}: portar via il bottino. ${other}: conservarlo. Ogni pezzo ha i suoi punti; vince la somma più alta.`,
      tower: (who, other) => `${who}: prendere la torre. ${other}: non lasciarne nessuno dentro il castello.`,
      capture: (who, other, n) =>
        `${who}: prendere vivo l’uomo cercato, o chiuderlo nella sua torre con ${n('inside')} uomini dentro il castello. ${other}: impedire l’uno e l’altro.`,
      burning: (who, other, n) =>
        `${who}: bruciare macchine, tende, scale e il pontile per ${n('win')} punti. ${other}: lasciarne loro ${n('lose')} o meno.`,
      assault: (who, other, n) =>
        `${who}: prendere la torre, o avere ${n('inside')} uomini dentro il castello. ${other}: lasciarne dentro meno di ${n('few')}, o nessuna breccia.`,
      siege: (who, other) =>
        `${who}: prendere la piazza prima che finiscano i giorni, per assalto, fame o patti. ${other}: tenerla.`,
      score: () => 'Il punteggio più alto quando il tempo è finito: i punti dei nemici battuti.',
    },
  },
};
