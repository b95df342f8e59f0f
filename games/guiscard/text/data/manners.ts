/** How texts of data are written: told to whoever writes one otherwise. */
export const ID = {
  en: 'a name in small letters and figures, with hyphens ("nido-d-aquila")',
  it: 'un nome in lettere minuscole e cifre, con trattini ("nido-d-aquila")',
};
export const HEX = {
  en: 'a hex by its letter and number ("N9"), with the letter of its map before it where two are laid ("BN9")',
  it: 'un esagono con la sua lettera e il suo numero ("N9"), e davanti la lettera della mappa dove se ne usano due ("BN9")',
};
export const HEX_SIDE = {
  en: 'a side of a hex ("N9:NE"): N, NE, SE, S, SW or NW',
  it: 'un lato di un esagono ("N9:NE"): N, NE, SE, S, SW o NW',
};
export const CODE = {
  en: 'three letters: people (A B G L N S), c with a horse or i without, then one of a c e k l h m s p j ("Nck")',
  it: 'tre lettere: il popolo (A B G L N S), c con il cavallo o i senza, poi una fra a c e k l h m s p j ("Nck")',
};
export const RESULT = {
  en: 'a result of the dice, in figures ("7")',
  it: 'un risultato dei dadi, in cifre ("7")',
};
