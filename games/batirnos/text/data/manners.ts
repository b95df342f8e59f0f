/** How texts of data are written: told to whoever writes one otherwise. */
export const HEX = {
  en: 'a hex by its four figures, column and row ("0512")',
  it: 'un esagono con le sue quattro cifre, colonna e riga ("0512")',
};
export const ID = {
  en: 'a name in small letters and figures, with hyphens ("fr-pm-vet")',
  it: 'un nome in lettere minuscole e cifre, con trattini ("fr-pm-vet")',
};
export const GRID = {
  en: 'a row of these letters only: . open, w wood, a area, d difficult, h slope, H crest, n dune, N crest of a dune, b beach, ~ impassable, f field works',
  it: 'una riga di queste lettere soltanto: . aperto, w bosco, a area, d difficile, h pendio, H cresta, n duna, N cresta di duna, b spiaggia, ~ impraticabile, f fortificazione campale',
};
