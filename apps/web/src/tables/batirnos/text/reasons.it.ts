/** Why our data were reconstructed as they are, in Italian; the data give the reasons in English. */
export const REASONS: Readonly<Record<string, string>> = {
  'the text gives no rate: the pace of heavy cavalry and one more':
    'il testo non dà un valore: il passo della cavalleria pesante più uno',
  'not given: a weak commander': 'non indicato: un comandante debole',
  'the card is lost; ratings follow the man’s record, points by the formula that returns the three printed prices':
    'la carta è perduta; i valori seguono la carriera dell’uomo, i punti la formula che restituisce i tre prezzi stampati',
  'characters are named by the rules, their cards are lost':
    'le regole nominano i personaggi, le loro carte sono perdute',
  'the diagram is lost: cones of sixty degrees, since the front is the two hexes at the vertex faced':
    'lo schema è perduto: coni di sessanta gradi, perché il fronte sono i due esa del vertice a cui si è rivolti',
  'the card is lost; ratings in the band of the printed ones, points by the formula that returns every printed price':
    'la carta è perduta; valori nella fascia di quelli stampati, punti secondo la formula che restituisce ogni prezzo stampato',
  'the condition is not printed for squares': 'per i quadrati la condizione non è stampata',
  'fits the deck that the text describes: 1 to 8, four successes in ten at army value 3, strong orders with high values':
    'secondo il mazzo che il testo descrive: da 1 a 8, quattro successi su dieci con valore dell’esercito 3, ordini forti con valori alti',
  'an expansion card of the strength that its range asks for':
    'una carta di espansione forte quanto chiede la sua fascia',
  'an invented clash to learn by, with equal forces; tuned: bots of equal skill won 6 battles of 12 each; with two line regiments for the French the Spanish won 20 of 30':
    'uno scontro inventato per imparare, a forze pari; regolato: bot di pari abilità hanno vinto 6 battaglie su 12 ciascuno; con due reggimenti di linea per i Francesi gli Spagnoli ne vincevano 20 su 30',
  'pages on Rocroi 1643 at oocities.org/aow1617 and warfarehistorynetwork.com':
    'pagine su Rocroi 1643 in oocities.org/aow1617 e warfarehistorynetwork.com',
  'no scenario book reached us: built from the public strengths and the rules on divisions; tuned: with five squares the Spanish won 29 battles of 30 between bots of equal skill; with two squares of the weaker kinds against the same French they won 1 of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note e sulle regole delle divisioni; regolato: con cinque quadrati gli Spagnoli vincevano 29 battaglie su 30 tra bot di pari abilità; con due quadrati dei tipi più deboli contro gli stessi Francesi ne hanno vinta 1 su 5',
  'older Lens scenario, diazilla.com doc 259971': 'un vecchio scenario di Lens, diazilla.com doc 259971',
  'no scenario book reached us; Condé and Coligny as the rules show them; tuned: against the printed Army of Flanders the French with 29 points of troops won 4 battles of 30 between bots of equal skill, with these 4 of 10':
    'non ci è giunto un libro degli scenari; Condé e Coligny come li mostrano le regole; regolato: contro l’Armata delle Fiandre stampata i Francesi con 29 punti di truppe vincevano 4 battaglie su 30 tra bot di pari abilità, con questi 4 su 10',
  'tercios.fr, memoirs of Gramont': 'tercios.fr, memorie di Gramont',
  'no scenario book reached us: built from the public strengths; tuned: with four squares the Spanish won 28 battles of 30 between bots of equal skill, with one 3 of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: con quattro quadrati gli Spagnoli vincevano 28 battaglie su 30 tra bot di pari abilità, con uno 3 su 5',
  'alaguerre.luridoteca.net, pages on Rethel 1650': 'alaguerre.luridoteca.net, pagine su Rethel 1650',
  'no scenario book reached us: built from the public description':
    'non ci è giunto un libro degli scenari: costruito sulla descrizione pubblica',
  'encyclopaedia pages on Arras 1654': 'voci enciclopediche su Arras 1654',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 3 and 2 battles of 5; against two squares the French won 1 of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 3 e 2 battaglie su 5; contro due quadrati i Francesi ne vincevano 1 su 5',
  'encyclopaedia pages on Valenciennes 1656': 'voci enciclopediche su Valenciennes 1656',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 2 and 3 battles of 5; against three squares the French won none of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 2 e 3 battaglie su 5; contro tre quadrati i Francesi non ne vincevano nessuna su 5',
  'alaguerre.luridoteca.net, page on Dunkirk 1658': 'alaguerre.luridoteca.net, pagina su Dunkerque 1658',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 2 and 3 battles of 5; with two old squares and a Walloon one the French and English won none of 5, with one square alone they lost 1 of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 2 e 3 battaglie su 5; con due quadrati vecchi e uno vallone Francesi e Inglesi non ne vincevano nessuna su 5, con un solo quadrato ne perdevano 1 su 5',
  'each side has a hill, a wood and a marsh': 'ogni parte ha un’altura, un bosco e una palude',
  'armies that the scenarios need': 'eserciti di cui gli scenari hanno bisogno',
  'an army of about 120 points to begin with': 'un esercito di circa 120 punti per cominciare',
  'the table has no row of their own': 'la tabella non ha una riga per loro',
  'the tables have no row of their own': 'le tabelle non hanno una riga per loro',
};
