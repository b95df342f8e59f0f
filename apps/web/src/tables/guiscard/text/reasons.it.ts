/** Why our data were reconstructed as they are, in Italian; the data give the reasons in English. */
export const REASONS: Readonly<Record<string, string>> = {
  'thegamebistro and battlehonors blogs: Swabians alone on a wooded knoll until help comes':
    'blog thegamebistro e battlehonors: Svevi soli su un poggio boscoso finché non arrivano i soccorsi',
  'the scenario booklet was not at hand; titles and occasions after public pages':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: bots of equal skill, 3 raids and 1 defence won of 5; with relief on turn 4 and 15 points for loot carried off the raiders won 10 of 10':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: fra bot di pari abilità 3 incursioni e 1 difesa vinte su 5; con i soccorsi al turno 4 e 15 punti per il bottino portato via gli incursori ne vincevano 10 su 10',
  'forum of the series: a scenario with rules for the capture of a Byzantine governor':
    'forum della serie: uno scenario con le regole per la cattura di un governatore bizantino',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: gear for an early assault; bots of equal skill gave the garrison 4 sieges of 5, and 10 of 10 with one ladder and one grapnel, when they did not yet storm early':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: attrezzi per un assalto precoce; fra bot di pari abilità la guarnigione ha vinto 4 assedi su 5, e 10 su 10 con una scala e un grappino, quando ancora non assalivano presto',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: relief on day 3, before hunger decides; bots of equal skill gave the besiegers 3 sieges of 4, and with relief on day 12 4 of 4':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: soccorsi al giorno 3, prima che decida la fame; fra bot di pari abilità gli assedianti hanno vinto 3 assedi su 4, e con i soccorsi al giorno 12 4 su 4',
  'forum of the series: the crossing at Cerami, fourteen horsemen and twenty-four Arabs; tuned: the Arab horsemen come on turn 6 of those on foot one has a bow and two have slings, and the sides are open from column G; of 5 games between bots of equal skill the Normans won 2 and the Arabs 0, and with all twenty-four at hand the Arabs won 6 of 6':
    'forum della serie: il guado di Cerami, quattordici cavalieri e ventiquattro Arabi; regolato: i cavalieri arabi arrivano al turno 6 di quelli a piedi uno ha l’arco e due la fionda, e i lati sono aperti dalla colonna G; su 5 partite fra bot di pari abilità i Normanni ne hanno vinte 2 e gli Arabi 0, e con tutti e ventiquattro già in campo gli Arabi ne vincevano 6 su 6',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: two more knights for Roger, two archers fewer against him, three companions enough; of 5 games between bots of equal skill the Arabs won 3 and the Normans 2, and before that the Arabs won 7 of 10':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: due cavalieri in più per Ruggero, due arcieri in meno contro di lui, tre compagni bastano; su 5 partite fra bot di pari abilità gli Arabi ne hanno vinte 3 e i Normanni 2, e prima gli Arabi ne vincevano 7 su 10',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: two more knights at the gate, two archers fewer on the walls, the mourners given up for lost and not counted; of 5 games between bots of equal skill the Normans won 2 and the Byzantines 2, and before that the Byzantines won 8 of 8':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: due cavalieri in più alla porta, due arcieri in meno sulle mura, i finti dolenti dati per perduti e non contati; su 5 partite fra bot di pari abilità i Normanni ne hanno vinte 2 e i Bizantini 2, e prima i Bizantini ne vincevano 8 su 8',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: 50 points win and 40 or fewer lose; of 5 games between bots of equal skill the Arabs won 2 and the Normans 3, and with 40 and 15 points the Arabs won 7 of 8':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: con 50 punti si vince e con 40 o meno si perde; su 5 partite fra bot di pari abilità gli Arabi ne hanno vinte 2 e i Normanni 3, e con 40 e 15 punti gli Arabi ne vincevano 7 su 8',
  'the scenario booklet was not at hand; titles and occasions after public pages; tuned: ten Slavs for five knights among the besiegers, and three knights for five light men within, so that the besiegers are twice as many and keep a full blockade; of 5 sieges between bots of equal skill the besiegers won 4 and the garrison 1, and before that they were called away on the second day 5 times of 6':
    'il fascicolo degli scenari non era disponibile; titoli e occasioni da pagine pubbliche; regolato: dieci Slavi al posto di cinque cavalieri fra gli assedianti, e tre cavalieri al posto di cinque uomini leggeri fra i difensori, così che gli assedianti sono il doppio e tengono un blocco completo; su 5 assedi fra bot di pari abilità gli assedianti ne hanno vinti 4 e la guarnigione 1, e prima erano richiamati il secondo giorno 5 volte su 6',
  'the free battle of the points system': 'la battaglia libera del sistema a punti',
  'forum of the series: codes of counters in a play report':
    'forum della serie: sigle delle pedine in un resoconto di partita',
  'no counter was at hand: values in the spirit of the series, points by its formula':
    'nessuna pedina era disponibile: valori nello spirito della serie, punti secondo la sua formula',
  'animals are named by the rulebook; values ours': 'gli animali sono nominati dal regolamento; i valori sono nostri',
  'calibrated on the points of the series': 'tarato sui punti della serie',
  'ten results for seven hexes: the target on four or less, a number for each neighbour':
    'dieci risultati per sette esagoni: il bersaglio con quattro o meno, un numero per ogni esagono vicino',
  'nineteen sums for nineteen hexes, opposite hexes add up to 22':
    'diciannove somme per diciannove esagoni, due esagoni opposti fanno 22',
  'the pier is a wooden floor over water': 'il molo è un tavolato di legno sull’acqua',
  'the rows on provisions are lost: +1 at five days or fewer, +2 at two or fewer':
    'le righe sulle provviste sono perdute: +1 con cinque giorni o meno, +2 con due o meno',
  'pages on the series: boards about 40 by 60 cm with hexes of 25 mm, lettered columns, numbered rows':
    'pagine sulla serie: mappe di circa 40 per 60 cm con esagoni di 25 mm, colonne a lettere, righe a numeri',
  'name and layout ours, within the terrain list of the rulebook':
    'nome e disegno nostri, entro l’elenco dei terreni del regolamento',
};
