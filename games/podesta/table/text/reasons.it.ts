/** Why our data were reconstructed as they are, in Italian; the data give the reasons in English. */
export const REASONS: Readonly<Record<string, string>> = {
  'an event of the kind the rulebook names': 'un avvenimento del genere che il regolamento nomina',
  'feditori meet on the second turn, fanti on the third':
    'i feditori vengono a contatto al secondo turno, i fanti al terzo',
  "questions and answers on the publisher's page of the game": 'domande e risposte sulla pagina dell’editore del gioco',
  'a contingent is more than the single company of a raid':
    'un contingente è più della sola compagnia che basta a una razzia',
  'one Proditor in six draws; companies are rare': 'un Proditor ogni sei pescate; le compagnie sono rare',
  'an imaginary captain': 'un capitano immaginario',
  'a company of the time': 'una compagnia come ce n’erano all’epoca',
  'the proportion of the taxes, 3:2:1': 'la proporzione delle tasse, 3:2:1',
  'six works, all of a Patron': 'sei opere, tutte da Mecenate',
  'without a limit a trading month outweighs every war': 'senza un limite un mese di commercio vale più di ogni guerra',
  'as many counters of two lots as the total allows': 'tante pedine da due partite quante il totale ne consente',
  'the rulebook leaves the length to the players': 'il regolamento lascia la durata ai giocatori',
  'the rulebook leaves the length to the players; the number is one that bots reach after about a year':
    'il regolamento lascia la durata ai giocatori; il numero è quello che i bot raggiungono dopo un anno circa',
  'the coast of Tuscany': 'la costa toscana',
  'real geography, one square about 6 km': 'la geografia vera, una casella è circa 6 km',
  'real geography': 'la geografia vera',
  'traditional arms where they are simple': 'gli stemmi tradizionali, dove sono semplici',
  'real geography; every chain is orthogonal, so that none is slipped through':
    'la geografia vera; ogni corso procede di lato in lato, così nessuno ci passa di sbieco',
  'a good bargain against a price of 100, the fee paid':
    'un buon affare rispetto a un prezzo di 100, pagato l’informatore',
  'an imaginary merchant, without powers': 'un mercante immaginario, senza poteri',
  'the six feasts in order, one every second month': 'le sei feste nel loro ordine, una ogni due mesi',
};
