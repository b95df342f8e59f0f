/** Who bears which arms in Guelphs & Ghibellines. */
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { type BlazonKey, blazons } from '@carroccio/table/heraldry/blazons.ts';

/** By the id of a Battaglia: its Capitano's arms, or those it fights under. */
const BATTAGLIE: Readonly<Record<string, BlazonKey>> = {
  anglano: 'anglano',
  salvani: 'salvani',
  aldobrandino: 'santa-fiora',
  /** Niccolò da Bigozzi had the Carroccio in his care: the People of Siena's arms. */
  bigozzi: 'siena-people',
  arras: 'arras',
  pitigliano: 'pitigliano',
  tegghiaio: 'adimari',
  rangoni: 'rangoni',
  tornaquinci: 'tornaquinci',

  saracens: 'saracens',
  giordano: 'anglano',
  galvano: 'lancia',
  manfredi: 'hohenstaufen',
  mirepoix: 'mirepoix',
  montfort: 'montfort',
  charles: 'anjou',
  guerra: 'guidi',
  robert: 'flanders',

  montefeltro: 'montefeltro',
  pazzo: 'pazzi-valdarno',
  guglielmino: 'ubertini',
  novello: 'guidi-novello',
  vieri: 'cerchi',
  durfort: 'durfort',
  /** Barone de' Mangiadori's arms are not certain; he commands the foot, under the People's cross. */
  mangiatori: 'firenze-people',
  maghinardo: 'maghinardo',
  donati: 'donati',
  'compagnia-rossa': 'firenze-ghibelline',
  'compagnia-bianca': 'firenze',
};

/** By the name on a counter: whence its men come. */
const CONTINGENTS: Readonly<Record<string, BlazonKey>> = {
  Firenze: 'firenze',
  Assoldati: 'firenze',
  Guardia: 'firenze-people',
  Feditori: 'firenze',
  Siena: 'siena',
  Contado: 'siena',
  Pisa: 'pisa',
  Cortona: 'cortona',
  Arezzo: 'arezzo',
  Lucca: 'lucca',
  Bologna: 'bologna',
  Piacenza: 'piacenza',
  Orvieto: 'orvieto',
  Pistoia: 'pistoia',
  Prato: 'prato',
  Volterra: 'volterra',
  'San Gimignano': 'san-gimignano',
  'San Miniato': 'san-miniato',
  Colle: 'colle',
  Valdelsa: 'colle',
  Lombardia: 'milano',
  Pitigliano: 'pitigliano',
  Aldobrandeschi: 'santa-fiora',
  Fuoriusciti: 'firenze-ghibelline',
  Germans: 'germans',
  Saracens: 'saracens',
  Toscana: 'ghibellines',
  'Familia Regis': 'hohenstaufen',
  Calabria: 'sicily',
  Puglia: 'sicily',
  Campania: 'sicily',
  Sicilia: 'sicily',
  Guelfi: 'guelphs',
  Alleati: 'guelphs',
  Anjou: 'anjou',
  'Région Centrale': 'france-ancient',
  Provence: 'provence',
  Flandres: 'flanders',
  Picardie: 'picardy',
  Bourgogne: 'burgundy',
  Languedoc: 'languedoc',
  Montefeltro: 'montefeltro',
  Fieschi: 'fieschi',
  Guidi: 'guidi-novello',
  Maghinardo: 'maghinardo',
};

const PARTIES = ['guelphs', 'ghibellines'] as const;

/** The arms of a side, by seat. */
export const partyArms = (side: number): Blazon => blazons[PARTIES[side] ?? 'empire'];

/** The arms of a Battaglia, by its id; its party's where it has none of its own. */
export function battagliaArms(id: string, side: number): Blazon {
  const key = BATTAGLIE[id];
  return key === undefined ? partyArms(side) : blazons[key];
}

/** The arms of a contingent, by its full name; its party's where it has none of its own. */
export function contingentArms(fullName: string, side: number): Blazon {
  const key = CONTINGENTS[fullName];
  return key === undefined ? partyArms(side) : blazons[key];
}

export const seatArms = (seat: number): Blazon => partyArms(seat);
