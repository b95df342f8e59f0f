/** What each part of the data holds, for whoever writes a pack. */
export const PARTS = {
  annales: {
    en: 'The event cards of the year with their effects. perYear: one for each month.',
    it: 'Le carte evento dell’anno con i loro effetti. perYear: una per ogni mese.',
  },
  battlefield: {
    en: 'The field of battle: columns and rows, wings, factors of each kind of unit (A attack, D defence, R resistance, M movement, T range), walls, trebuchet, limits.',
    it: 'Il campo di battaglia: colonne e righe, ali, fattori di ogni tipo di unità (A attacco, D difesa, R resistenza, M movimento, T gittata), mura, trabucco, limiti.',
  },
  benefici: {
    en: 'The tokens of the Benefici and what they cost: three Spade, three Scudi, the Proditor, then one for each company, in this order.',
    it: 'I gettoni dei Benefici e quanto costano: tre Spade, tre Scudi, il Proditor, poi uno per ogni compagnia, in quest’ordine.',
  },
  companies: {
    en: 'The six companies of fortune, and the units each has: the captain first.',
    it: 'Le sei compagnie di ventura, e le unità di ciascuna: prima il capitano.',
  },
  contributions: {
    en: 'Contributions, taxes and trust of the sestieri; bonus, raids, rebuilding, the bank.',
    it: 'Contribuzioni, tasse e fiducia dei sestieri; bonus, razzie, ricostruzione, il banco.',
  },
  goods: {
    en: 'The six goods: lots, counters of one lot and of two, prices (lowest, start, highest, step), and what works, feasts and arming take.',
    it: 'Le sei merci: lotti, segnalini da un lotto e da due, prezzi (lowest, start, highest, step), e che cosa prendono opere, feste e armamento.',
  },
  lengths: {
    en: 'The lengths of play: years, objectives and targets by players; the communes given out, in order; points.',
    it: 'Le durate di gioco: anni, obiettivi e traguardi secondo i giocatori; i comuni assegnati, in ordine; i punti.',
  },
  map: {
    en: 'The map. grid: a line for each row, a symbol for each square, explained by terrain (cost null: nobody can enter). Squares are a letter and a number ("C6"). The twelve communes, their squares, factions and colours; the rivers.',
    it: 'La mappa. grid: una riga di testo per ogni riga, un simbolo per ogni casella, spiegato da terrain (cost null: nessuno può entrare). Le caselle sono una lettera e un numero ("C6"). I dodici comuni, le loro caselle, fazioni e colori; i fiumi.',
  },
  mercator: {
    en: 'The cards of the merchants: buy or sell so many lots of a good at a price. hand: cards dealt each year.',
    it: 'Le carte dei mercanti: comprare o vendere tanti lotti di una merce a un prezzo. hand: carte date ogni anno.',
  },
  merchants: {
    en: 'The six merchants, and the florins each begins with.',
    it: 'I sei mercanti, e i fiorini con cui ognuno comincia.',
  },
  works: {
    en: 'The six works: cost, months, what they require, what they add to walls, taxes and image; the six feasts and their months.',
    it: 'Le sei opere: costo, mesi, che cosa richiedono, che cosa aggiungono a mura, tasse e immagine; le sei feste e i loro mesi.',
  },
};
