/** What each part of the data holds, for whoever writes a pack. */
export const PARTS = {
  characters: {
    en: 'The characters. mounted, mountedWounded, foot, footWounded: attack, defence, movement of each face of the counter, null without a horse. code: people (A B G L N S), c with a horse or i without, kind of fighter. stunned, armour, missile, points. animals and prices of equipment.',
    it: 'I personaggi. mounted, mountedWounded, foot, footWounded: attacco, difesa, movimento di ogni faccia della pedina, null senza cavallo. code: popolo (A B G L N S), c con il cavallo o i senza, tipo di combattente. stunned, armour, missile, points. Animali e prezzi dell’equipaggiamento.',
  },
  charts: {
    en: 'The charts: terrain (cost on foot, cost mounted, cover, sign in combat), weapons and engines, fire and combat tables with ten rows of results, flames, siege, surrender.',
    it: 'Le tabelle: terrain (costo a piedi, costo a cavallo, copertura, segno in combattimento), armi e macchine, tabelle di tiro e combattimento con dieci righe di risultati, fuoco, assedio, resa.',
  },
  diagrams: {
    en: 'Where stray shots fall, by the side or corner they come in through and the dice; what turning costs a horse.',
    it: 'Dove cadono i tiri deviati, secondo il lato o l’angolo da cui arrivano e i dadi; quanto costa a un cavallo voltarsi.',
  },
  maps: {
    en: 'The maps. terrain: a line for each row, a letter for each hex, explained by legend; levels: the same with a digit from 0 to 9. Hexes are a letter and a number ("N9"). castle: gate, stairs, tower, doors and slits.',
    it: 'Le mappe. terrain: una riga di testo per ogni riga, una lettera per ogni esagono, spiegata da legend; levels: lo stesso con una cifra da 0 a 9. Gli esagoni sono una lettera e un numero ("N9"). castle: porta, scale, torre, usci e feritoie.',
  },
  overlays: {
    en: 'Farm, chapel and the other pieces laid on maps: rows of letters explained by their own letters, doors, windows, walls by sides of hexes ("N9:NE").',
    it: 'Fattoria, cappella e gli altri pezzi che si posano sulle mappe: righe di lettere spiegate dalle loro letters, usci, finestre, muri per lati di esagoni ("N9:NE").',
  },
  scenarios: {
    en: 'The scenarios: maps and overlays laid, groups of characters with their placement (zone or enter), equipment, exits, special rules, victory and, for a siege, its days.',
    it: 'Gli scenari: mappe e pezzi posati, gruppi di personaggi con la loro disposizione (zone o enter), equipaggiamento, uscite, regole speciali, vittoria e, per un assedio, i suoi giorni.',
  },
};
