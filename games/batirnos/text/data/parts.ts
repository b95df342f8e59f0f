/** What each part of the data holds, for whoever writes a pack. */
export const PARTS = {
  orders: {
    en: 'The fifty order cards: priority (3, 2, 1; 0 none), the orders they give (move, fire, melee, rally), their ability, and the random value at the foot. building: which numbers make the base of thirty and what generals exchange.',
    it: 'Le cinquanta carte ordine: priorità (3, 2, 1; 0 nessuna), gli ordini che danno (move, fire, melee, rally), l’abilità, e il valore casuale in fondo. building: quali numeri fanno la base di trenta e che cosa scambiano i generali.',
  },
  troops: {
    en: 'The troop cards. series: movement, fire, melee, morale, armour (against fire, in melee), abilities, firing sector, weakness (front, flank, rear); squares, dragoons and artillery have two. advantage: the two tables of advantage, row against column.',
    it: 'Le carte di truppa. series: movimento, tiro, mischia, morale, armatura (contro il tiro, in mischia), abilità, settore di tiro, debolezza (fronte, fianco, retro); quadrati, dragoni e artiglieria ne hanno due. advantage: le due tabelle del vantaggio, riga contro colonna.',
  },
  generals: {
    en: 'Generals, characters and the replacement, which comes first. A general’s points are what his ratings are worth: 3 × morale + 2 × fire + 2 × melee + both armours + 2 × strength.',
    it: 'Generali, personaggi e il rimpiazzo, che viene per primo. I punti di un generale sono quanto valgono i suoi valori: 3 × morale + 2 × fire + 2 × melee + le due armature + 2 × strength.',
  },
  armies: {
    en: 'The army lists by nation, and sample armies for the battle by points.',
    it: 'Le liste d’armata per nazione, e armate d’esempio per la battaglia a punti.',
  },
  sectors: {
    en: 'The firing sectors: hexes as steps east and south-east of a unit that faces north, each with its modifier.',
    it: 'I settori di tiro: esagoni come passi a est e a sud-est di un’unità rivolta a nord, ognuno con il suo modificatore.',
  },
  terrain: {
    en: 'What areas, woods and difficult ground do to each class of troops: enter (occupy, pass, no), points, and who uses what there.',
    it: 'Che cosa fanno aree, boschi e terreno difficile a ogni classe di truppe: enter (occupy, pass, no), punti, e chi lì usa che cosa.',
  },
  scenarios: {
    en: 'The battles. map.grid: a line for each row, a letter for each hex: . open, w wood, a area, d difficult, h slope, H crest, n dune, N crest of a dune, b beach, ~ impassable, f field works. sides: commander, divisions, units and where they stand or may be deployed. objectives, end and rules: how it is decided.',
    it: 'Le battaglie. map.grid: una riga di testo per ogni riga, una lettera per ogni esagono: . aperto, w bosco, a area, d difficile, h pendio, H cresta, n duna, N cresta di duna, b spiaggia, ~ impraticabile, f fortificazione campale. sides: comandante, divisioni, unità e dove stanno o si possono schierare. objectives, end e rules: come si decide.',
  },
};
