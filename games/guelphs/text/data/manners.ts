/** How texts of data are written: told to whoever writes one otherwise. */
export const HEX = {
  en: 'a hex by its four figures, column and row ("0512")',
  it: 'un esagono con le sue quattro cifre, colonna e riga ("0512")',
};
export const ID = {
  en: 'a name in small letters and figures, with hyphens ("compagnia-rossa")',
  it: 'un nome in lettere minuscole e cifre, con trattini ("compagnia-rossa")',
};
export const GRID = {
  en: 'a row of these letters only: 1 2 3 clear by level, a between 1 and 2, b between 2 and 3, ^ hill, w woods, ~ river, # out of play, C camp',
  it: 'una riga di queste lettere soltanto: 1 2 3 terreno aperto secondo il livello, a fra 1 e 2, b fra 2 e 3, ^ collina, w bosco, ~ fiume, # fuori gioco, C accampamento',
};
export const CELL = {
  en: 'attacker/defender, each a number of hits from 1 to 9, D or - ("2/D")',
  it: 'attaccante/difensore, ognuno un numero di colpi da 1 a 9, D o - ("2/D")',
};
