/** What is said of data packs, in both languages. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

const english = {
  genuineWith: (title: string, changed: string) =>
    `Genuine, played with the pack "${title}", which changes: ${changed}.`,
  changes: (title: string, game: string, values: number) =>
    `The pack "${title}" changes ${en.count(values, 'value', 'values')} of ${game}:`,
  changesNothing: (title: string, game: string) => `The pack "${title}" changes nothing of ${game}.`,
  exported: (file: string, game: string) => `${file}: the data of ${game}, to be changed; carroccio validate ${file}`,
  ours: (game: string) => `${game} as printed`,
  about:
    'A data pack of Carroccio. Fields whose names begin with // are comments and are not read. Write the printed ' +
    'values over these, take out the parts you do not change, then: carroccio validate FILE; carroccio diff FILE; ' +
    'carroccio play --pack FILE. docs/packs.md explains every field.',
  short:
    'To change single values, write them by their places instead of whole parts: "changes": {"/PART/FIELD/…": value}. ' +
    'In a list an item is named by its number from 0, or by its id.',
};

export type PackText = typeof english;

const italian: PackText = {
  genuineWith: (title, changed) => `Autentica, giocata con il pacchetto «${title}», che cambia: ${changed}.`,
  changes: (title, game, values) =>
    `Il pacchetto «${title}» cambia ${it.count(values, 'valore', 'valori')} di ${game}:`,
  changesNothing: (title, game) => `Il pacchetto «${title}» non cambia niente di ${game}.`,
  exported: (file, game) => `${file}: i dati di ${game}, da cambiare; carroccio validate ${file}`,
  ours: game => `${game} come stampato`,
  about:
    'Un pacchetto di dati di Carroccio. I campi il cui nome comincia con // sono commenti e non vengono letti. Scrivi i ' +
    'valori stampati sopra questi, togli le parti che non cambi, poi: carroccio validate FILE; carroccio diff FILE; ' +
    'carroccio play --pack FILE. docs/packs.md spiega ogni campo.',
  short:
    'Per cambiare valori singoli, scrivili con il loro posto invece di parti intere: "changes": {"/PARTE/CAMPO/…": valore}. ' +
    'In un elenco una voce si indica con il suo numero da 0, o con il suo id.',
};

export const PACK_TEXT: Readonly<Record<Language, PackText>> = { en: english, it: italian };
