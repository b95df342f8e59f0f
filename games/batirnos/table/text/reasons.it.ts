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
  'an invented clash to learn by, with equal forces; tuned: bots of equal skill won 45 and 55 battles of 100; with two line regiments for the French the Spanish won 20 of 30':
    'uno scontro inventato per imparare, a forze pari; regolato: bot di pari abilità hanno vinto 45 e 55 battaglie su 100; con due reggimenti di linea per i Francesi gli Spagnoli ne vincevano 20 su 30',
  'pages on Rocroi 1643 at oocities.org/aow1617 and warfarehistorynetwork.com':
    'pagine su Rocroi 1643 in oocities.org/aow1617 e warfarehistorynetwork.com',
  'no scenario book reached us: built from the public strengths and the rules on divisions; tuned: bots of equal skill won 21 and 33 battles of 60; with five squares the Spanish won 29 of 30, with two and fewer French gendarmes 64 of 100':
    'non ci è giunto un libro degli scenari: costruito sulle forze note e sulle regole delle divisioni; regolato: bot di pari abilità hanno vinto 21 e 33 battaglie su 60; con cinque quadrati gli Spagnoli ne vincevano 29 su 30, con due e meno gendarmi francesi 64 su 100',
  'older Lens scenario, diazilla.com doc 259971': 'un vecchio scenario di Lens, diazilla.com doc 259971',
  'no scenario book reached us; Condé and Coligny as the rules show them; tuned: bots of equal skill won 50 and 47 battles of 100; against the printed Army of Flanders the French with 29 points of troops won 4 of 30':
    'non ci è giunto un libro degli scenari; Condé e Coligny come li mostrano le regole; regolato: bot di pari abilità hanno vinto 50 e 47 battaglie su 100; contro l’Armata delle Fiandre stampata i Francesi con 29 punti di truppe ne vincevano 4 su 30',
  'tercios.fr, memoirs of Gramont': 'tercios.fr, memorie di Gramont',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 27 and 29 battles of 60; with four squares the Spanish won 28 of 30':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 27 e 29 battaglie su 60; con quattro quadrati gli Spagnoli ne vincevano 28 su 30',
  'alaguerre.luridoteca.net, pages on Rethel 1650': 'alaguerre.luridoteca.net, pagine su Rethel 1650',
  'no scenario book reached us: built from the public description; tuned: bots of equal skill won 57 and 43 battles of 100; with one more regiment of the line and one veteran fewer the French won 19 of 60':
    'non ci è giunto un libro degli scenari: costruito sulla descrizione pubblica; regolato: bot di pari abilità hanno vinto 57 e 43 battaglie su 100; con un reggimento di linea in più e un veterano in meno i francesi ne vincevano 19 su 60',
  'encyclopaedia pages on Arras 1654': 'voci enciclopediche su Arras 1654',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 49 and 48 battles of 100; without the regiments of Champagne and Navarre the French won 23 of 100':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 49 e 48 battaglie su 100; senza i reggimenti Champagne e Navarre i Francesi ne vincevano 23 su 100',
  'encyclopaedia pages on Valenciennes 1656': 'voci enciclopediche su Valenciennes 1656',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 35 and 59 battles of 100; with two regiments of line for veterans and a turn more the French won 31 of 100':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 35 e 59 battaglie su 100; con due reggimenti di linea al posto dei veterani e un turno in più i Francesi ne vincevano 31 su 100',
  'alaguerre.luridoteca.net, page on Dunkirk 1658': 'alaguerre.luridoteca.net, pagina su Dunkerque 1658',
  'no scenario book reached us: built from the public strengths; tuned: bots of equal skill won 25 and 32 battles of 60; against two old squares and a Walloon one the French and English won none of 5':
    'non ci è giunto un libro degli scenari: costruito sulle forze note; regolato: bot di pari abilità hanno vinto 25 e 32 battaglie su 60; contro due quadrati vecchi e uno vallone Francesi e Inglesi non ne vincevano nessuna su 5',
  'each side has a hill, a wood and a marsh': 'ogni parte ha un’altura, un bosco e una palude',
  'armies that the scenarios need': 'eserciti di cui gli scenari hanno bisogno',
  'an army of about 120 points to begin with': 'un esercito di circa 120 punti per cominciare',
  'the table has no row of their own': 'la tabella non ha una riga per loro',
  'the tables have no row of their own': 'le tabelle non hanno una riga per loro',
};
