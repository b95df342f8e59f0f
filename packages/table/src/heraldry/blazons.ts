/** The register: arms by key. Where the arms are not certain, a comment says what they are taken from. */
import type { Blazon, Tincture } from './blazon.ts';

const IMPERIAL_CHIEF = {
  ordinaries: [{ kind: 'chief', tincture: 'or' }],
  charges: [{ kind: 'eagle', tincture: 'sable', at: 'chief', scale: 1.1 }],
} as const satisfies Partial<Blazon>;

const cross = (field: Tincture, tincture: Tincture): Blazon => ({ field, ordinaries: [{ kind: 'cross', tincture }] });

const COMMUNES = {
  /** Since 1251, when the Guelphs turned the colours round. */
  firenze: { field: 'argent', charges: [{ kind: 'lily-florentine', tincture: 'gules' }] },
  /** The older arms, which the Ghibellines kept. */
  'firenze-ghibelline': { field: 'gules', charges: [{ kind: 'lily-florentine', tincture: 'argent' }] },
  'firenze-people': cross('argent', 'gules'),
  siena: { field: { division: 'per-fess', tinctures: ['argent', 'sable'] } },
  'siena-people': { field: 'gules', charges: [{ kind: 'lion', tincture: 'argent' }] },
  pisa: { field: 'gules', charges: [{ kind: 'cross-pisan', tincture: 'argent' }] },
  lucca: { field: { division: 'per-fess', tinctures: ['argent', 'gules'] } },
  arezzo: { field: 'argent', charges: [{ kind: 'horse', tincture: 'sable' }] },
  pistoia: { field: { division: 'chequy', tinctures: ['argent', 'gules'] } },
  prato: { field: 'gules', charges: [{ kind: 'lily', tincture: 'or', at: 'semy' }] },
  /** Its gryphon holds a dragon, too small to draw. */
  volterra: { field: 'argent', charges: [{ kind: 'gryphon', tincture: 'gules' }] },
  'san-gimignano': { field: { division: 'per-fess', tinctures: ['or', 'gules'] } },
  /** The horse's head is certain, its tinctures vary. */
  colle: { field: 'gules', charges: [{ kind: 'horse-head', tincture: 'argent' }] },
  montepulciano: { field: 'gules', charges: [{ kind: 'gryphon', tincture: 'argent' }] },
  /** Today's arms show its collegiate church; a tower stands for it. */
  empoli: { field: 'azure', charges: [{ kind: 'tower', tincture: 'argent' }] },
  /** A lion on its seal; the tinctures are ours. */
  poggibonsi: { field: 'argent', charges: [{ kind: 'lion', tincture: 'azure' }] },
  orvieto: cross('argent', 'gules'),
  perugia: {
    field: 'gules',
    charges: [
      { kind: 'gryphon', tincture: 'argent' },
      { kind: 'crown', tincture: 'or', at: 'dexter-chief', scale: 0.7 },
    ],
  },
  bologna: {
    field: 'argent',
    ordinaries: [
      { kind: 'cross', tincture: 'gules' },
      { kind: 'chief', tincture: 'azure' },
    ],
    charges: [{ kind: 'lily', tincture: 'or', at: 'chief', count: 3, scale: 0.8 }],
  },
  /** A lion; the tinctures are ours. */
  massa: { field: 'azure', charges: [{ kind: 'lion', tincture: 'or' }] },
  /** The winged lion of Saint Mark, its patron. */
  cortona: { field: 'azure', charges: [{ kind: 'lion-winged', tincture: 'or' }] },
  /** The die on its old coins and banners. */
  piacenza: { field: 'gules', charges: [{ kind: 'square', tincture: 'argent', scale: 0.5 }] },
  /** The lion holds a sword, too small to draw. */
  'san-miniato': { field: 'gules', charges: [{ kind: 'lion', tincture: 'or' }] },
  milano: cross('argent', 'gules'),
} satisfies Record<string, Blazon>;

const POWERS = {
  guelphs: {
    field: 'argent',
    charges: [
      { kind: 'dragon', tincture: 'vert', at: 'base', scale: 1.6 },
      { kind: 'eagle', tincture: 'gules', at: 'honour' },
    ],
  },
  /** The party had no arms of its own: those of the Empire. */
  ghibellines: { field: 'or', charges: [{ kind: 'eagle', tincture: 'sable' }] },
  empire: { field: 'or', charges: [{ kind: 'eagle-of-two-heads', tincture: 'sable' }] },
  hohenstaufen: { field: 'argent', charges: [{ kind: 'eagle', tincture: 'sable' }] },
  anjou: {
    field: 'azure',
    charges: [
      { kind: 'lily', tincture: 'or', at: 'semy' },
      { kind: 'label', tincture: 'gules', at: 'across-chief' },
    ],
  },
  france: { field: 'azure', charges: [{ kind: 'lily', tincture: 'or', count: 3 }] },
  'france-ancient': { field: 'azure', charges: [{ kind: 'lily', tincture: 'or', at: 'semy' }] },
  /** France with Condé's baton gules, couped: a plain bend here. */
  fronde: {
    field: 'azure',
    ordinaries: [{ kind: 'bend', tincture: 'gules' }],
    charges: [{ kind: 'lily', tincture: 'or', count: 3 }],
  },
  /** The cross of Burgundy, under which the tercios fought. */
  spain: { field: 'argent', ordinaries: [{ kind: 'saltire-raguly', tincture: 'gules' }] },
  savoy: cross('gules', 'argent'),
  provence: { field: { division: 'paly', tinctures: ['or', 'gules'], parts: 9 } },
  flanders: { field: 'or', charges: [{ kind: 'lion', tincture: 'sable' }] },
  burgundy: {
    field: { division: 'bendy', tinctures: ['or', 'azure'], parts: 8 },
    ordinaries: [{ kind: 'bordure', tincture: 'gules' }],
  },
  /** The cross of Toulouse is Pisa's in other tinctures. */
  languedoc: { field: 'gules', charges: [{ kind: 'cross-pisan', tincture: 'or' }] },
  /** Ponthieu's, as the nearest old arms of the country. */
  picardy: { field: { division: 'bendy', tinctures: ['or', 'azure'] } },
  sicily: {
    field: { division: 'per-saltire', tinctures: ['or', 'argent'] },
    charges: [{ kind: 'eagle', tincture: 'sable', scale: 0.8 }],
  },
  hauteville: {
    field: 'azure',
    ordinaries: [{ kind: 'bend', tincture: { division: 'chequy', tinctures: ['argent', 'gules'], parts: 14 } }],
  },
  byzantium: { field: 'gules', charges: [{ kind: 'cross-byzantine', tincture: 'or', scale: 0.95 }] },
  /** They lived before heraldry: the colours of Capua and Benevento in later rolls. */
  lombards: {
    field: { division: 'per-pale', tinctures: ['vert', 'argent'] },
    charges: [{ kind: 'tower', tincture: 'or', scale: 0.75 }],
  },
  saracens: {
    field: 'vert',
    charges: [
      { kind: 'crescent', tincture: 'argent', scale: 0.8 },
      { kind: 'star', tincture: 'argent', scale: 0.28 },
    ],
  },
  germans: { field: 'or', charges: [{ kind: 'eagle', tincture: 'sable' }] },
  church: { field: 'gules', charges: [{ kind: 'keys', tincture: 'argent', scale: 0.9 }] },
} satisfies Record<string, Blazon>;

const HOUSES = {
  donati: { field: { division: 'per-fess', tinctures: ['gules', 'argent'] } },
  adimari: { field: { division: 'per-fess', tinctures: ['or', 'azure'] } },
  tornaquinci: { field: { division: 'quarterly', tinctures: ['or', 'vert'] } },
  /** Canting: cerchi are rings. */
  cerchi: { field: 'azure', charges: [{ kind: 'annulet', tincture: 'or', count: 3 }] },
  /** Not certain: the eagle is theirs, the field varies. */
  uberti: {
    field: { division: 'per-pale', tinctures: ['azure', 'or'] },
    charges: [{ kind: 'eagle', tincture: 'sable', scale: 0.8 }],
  },
  rangoni: {
    field: { division: 'barry', tinctures: ['argent', 'azure'], parts: 8 },
    ordinaries: [{ kind: 'chief', tincture: 'gules' }],
    charges: [{ kind: 'escallop', tincture: 'argent', at: 'chief', scale: 0.9 }],
  },
  narbonne: { field: 'gules' },
  durfort: { field: 'argent', ordinaries: [{ kind: 'bend', tincture: 'azure' }] },
  montfort: { field: 'gules', charges: [{ kind: 'lion-queue-fourchee', tincture: 'argent' }] },
  vaudemont: { field: { division: 'barry', tinctures: ['argent', 'sable'], parts: 10 } },
  /** The house of Lévis, lords of Mirepoix. */
  mirepoix: { field: 'or', ordinaries: [{ kind: 'chevron', tincture: 'sable', count: 3 }] },
  montefeltro: {
    field: { division: 'bendy', tinctures: ['or', 'azure'] },
    charges: [{ kind: 'eagle', tincture: 'sable', at: 'dexter-chief', scale: 1.15 }],
  },
  /** "The lion cub of the white lair" (Dante): azure on argent. */
  maghinardo: { field: 'argent', charges: [{ kind: 'lion', tincture: 'azure' }] },
  /** Quartered in saltire; the tinctures vary from branch to branch. */
  guidi: { field: { division: 'per-saltire', tinctures: ['or', 'gules'] } },
  'guidi-novello': { field: { division: 'per-saltire', tinctures: ['gules', 'argent'] } },
  /** The lion was the Aldobrandeschi of Sovana's and Pitigliano's, the eagle Santa Fiora's. */
  pitigliano: { field: 'or', charges: [{ kind: 'lion', tincture: 'gules' }] },
  'santa-fiora': { field: 'or', charges: [{ kind: 'eagle-of-two-heads', tincture: 'sable' }] },
  /** Those of the marquises of Busca, from whom the Lancia came. */
  lancia: { field: { division: 'paly', tinctures: ['or', 'gules'], parts: 6 } },
  /** Lancia under the chief of the Empire: he was Manfredi's vicar. */
  anglano: { field: { division: 'paly', tinctures: ['or', 'gules'], parts: 6 }, ...IMPERIAL_CHIEF },
  /** Not certain: ours, in the colours of Siena. */
  salvani: {
    field: 'argent',
    ordinaries: [{ kind: 'bend', tincture: 'sable' }],
    charges: [{ kind: 'star', tincture: 'or', at: 'in-bend', count: 3, scale: 0.7 }],
  },
  /** Of a count "of Arras" among Manfredi's Germans nothing else is known: ours. */
  arras: {
    field: { division: 'per-fess', tinctures: ['sable', 'or'] },
    charges: [{ kind: 'lance', tincture: 'argent', count: 2, scale: 1.6 }],
  },
  /** Not certain: ours, under the chief of the Empire. */
  'pazzi-valdarno': { field: { division: 'barry', tinctures: ['gules', 'argent'], parts: 6 }, ...IMPERIAL_CHIEF },
  /** Guglielmino was bishop: a crozier for his office. */
  ubertini: { field: 'purpure', charges: [{ kind: 'crozier', tincture: 'or', scale: 1.1 }] },
  fieschi: { field: { division: 'bendy', tinctures: ['azure', 'argent'], parts: 8 } },
} satisfies Record<string, Blazon>;

const REGISTER = { ...COMMUNES, ...POWERS, ...HOUSES };

export type BlazonKey = keyof typeof REGISTER;

export const blazons: Readonly<Record<BlazonKey, Blazon>> = REGISTER;
