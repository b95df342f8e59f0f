import { bilingual } from '@carroccio/table/text/bilingual.ts';

export const skillText = bilingual({
  en: {
    title: 'Skill and luck',
    about:
      'Every moment is judged again: what each roll and each card gave, what each choice cost against a better one, and where the match turned. It is done here, in the background: a minute or two, for a long match more.',
    look: 'Tell skill and luck apart',
    looking: (share: string) => `Looking at the match: ${share}`,
    stop: 'Stop',
    again: 'Look again',
    chances: 'Chances to win',
    chancesAxis: 'Chances in a hundred',
    chancesSay: (start: string) => `The chances over the match. At the start: ${start}.`,
    turned: 'Where the match turned',
    never: 'It never turned by more than can be told.',
    did: (who: string, what: string) => `${who}: ${what}`,
    better: (what: string) => `Better: ${what}`,
    show: 'Show me',
    before: 'The choice again',
    problem: 'The match could not be looked at',
  },
  it: {
    title: 'Bravura e fortuna',
    about:
      'Ogni momento si giudica di nuovo: quanto hanno dato ogni tiro e ogni carta, quanto è costata ogni scelta rispetto a una migliore, e dove la partita è girata. Si fa qui, mentre si continua: ci vogliono un minuto o due, di più se la partita è lunga.',
    look: 'Separa bravura e fortuna',
    looking: (share: string) => `La partita si sta guardando: ${share}`,
    stop: 'Ferma',
    again: 'Guarda di nuovo',
    chances: 'Probabilità di vincere',
    chancesAxis: 'Probabilità su cento',
    chancesSay: (start: string) => `Le probabilità nel corso della partita. All’inizio: ${start}.`,
    turned: 'Dove la partita è girata',
    never: 'Non è mai girata di quanto si possa dire.',
    did: (who: string, what: string) => `${who}: ${what}`,
    better: (what: string) => `Meglio: ${what}`,
    show: 'Mostra',
    before: 'Di nuovo alla scelta',
    problem: 'Non è stato possibile guardare la partita',
  },
});
