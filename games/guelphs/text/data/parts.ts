/** What each part of the data holds, for whoever writes a pack. */
export const PARTS = {
  charts: {
    en: 'The charts. shock: a row for each roll from 2 to 12, a cell for each column from -5 to 5, written attacker/defender (a number of hits, D disrupted, - nothing). fire: for archers (A) and crossbows (X), by the armour of the target, the number to reach at range 1, 2, 3 …, null where the shot is not allowed. unitType and armour: columns of shift, the attacker’s row against the defender’s. terrain: movement costs and effects of each ground. movement: allowances. wounds: by the die. weather: the boxes of the track from fair to storm.',
    it: 'Le tabelle. shock: una riga per ogni tiro da 2 a 12, una casella per ogni colonna da -5 a 5, scritta attaccante/difensore (un numero di colpi, D scompiglio, - niente). fire: per arcieri (A) e balestre (X), secondo l’armatura del bersaglio, il numero da raggiungere a distanza 1, 2, 3 …, null dove il tiro non è permesso. unitType e armour: colonne di scarto, la riga dell’attaccante contro quella del difensore. terrain: costi di movimento ed effetti di ogni terreno. movement: i punti di movimento. wounds: secondo il dado. weather: le caselle del tempo da fair a storm.',
  },
  maps: {
    en: 'The maps, one for each battle. grid: a line for each row from the top, a letter for each hex: 1 2 3 clear ground by level, a between 1 and 2, b between 2 and 3, ^ hill, w woods, ~ river, # out of play, C camp. Hexes are named by column and row ("0512"). ground: the level under woods and camps. streams: pairs of hexes with the stream between them. buildings, minor (minor slopes), bridge, names: hexes.',
    it: 'Le mappe, una per battaglia. grid: una riga di testo per ogni riga dall’alto, una lettera per ogni esagono: 1 2 3 terreno aperto secondo il livello, a fra 1 e 2, b fra 2 e 3, ^ collina, w bosco, ~ fiume, # fuori gioco, C accampamento. Gli esagoni si chiamano con colonna e riga ("0512"). ground: il livello sotto boschi e accampamenti. streams: coppie di esagoni con il torrente in mezzo. buildings, minor (pendii minori), bridge, names: esagoni.',
  },
  armies: {
    en: 'The counters of each battle, by Battaglia: its Capitano (combat, range, capacity), its units (type C cavalry, I infantry, X crossbows, A archers; rating; armour - L M H), Palvesari, standard, hero, Carroccio and Religiosi. Every counter here needs a place in setups, and the other way round.',
    it: 'Le pedine di ogni battaglia, per Battaglia: il Capitano (combat, range, capacity), le unità (type C cavalleria, I fanteria, X balestre, A arcieri; rating il valore; armour - L M H), Palvesari, stendardo, eroe, Carroccio e Religiosi. Ogni pedina di qui vuole un posto in setups, e viceversa.',
  },
  setups: {
    en: 'How each scenario begins. For each Battaglia its facing, whether it is in reserve, and its start: rows (hexes, units and a ready placement), entry (a turn and hexes), or hidden. steps: Victory Points for a Victory Level.',
    it: 'Come comincia ogni scenario. Per ogni Battaglia l’orientamento, se è in riserva, e il suo inizio: rows (esagoni, unità e uno schieramento pronto), entry (un turno ed esagoni), o nascosta. steps: Punti Vittoria per un Livello di Vittoria.',
  },
  specials: {
    en: 'The figures, hexes and lists of the special rules of each battle.',
    it: 'Le cifre, gli esagoni e gli elenchi delle regole speciali di ogni battaglia.',
  },
};
