/** How texts of data are written: told to whoever writes one otherwise. */
export const ID = {
  en: 'a name in letters and figures, with hyphens ("spada-1")',
  it: 'un nome in lettere e cifre, con trattini ("spada-1")',
};
export const SQUARE = {
  en: 'a square by its letter and number ("C6")',
  it: 'una casella con la sua lettera e il suo numero ("C6")',
};
