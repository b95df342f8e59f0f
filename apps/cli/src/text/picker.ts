/** What is asked when a match is begun without saying which. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

const english = {
  game: 'Which game?',
  scenario: 'Which scenario?',
  seat: 'Whom do you play?',
  leave: 'Ctrl-C leaves',
  outOf: (most: number) => `1 to ${most}, or words that one of them alone has`,
  several: (words: string, numbers: readonly string[]) => `"${words}" fits ${en.list(numbers)}: say more`,
  everybody: 'everybody, at this keyboard',
  bot: 'Against which bot?',
  save: 'Save it as (a name, or Enter to leave it unsaved) > ',
  taken: (name: string) => `There is a match "${name}" already`,
  noName: (name: string) => `"${name}" is no name: letters, numbers, spaces, hyphens`,
};

export type PickerText = typeof english;

const italian: PickerText = {
  game: 'Quale gioco?',
  scenario: 'Quale scenario?',
  seat: 'Chi giochi?',
  leave: 'Ctrl-C esce',
  outOf: most => `da 1 a ${most}, o parole che ha una sola di esse`,
  several: (words, numbers) => `"${words}" va bene per ${it.list(numbers)}: di’ di più`,
  everybody: 'tutti, a questa tastiera',
  bot: 'Contro quale bot?',
  save: 'Salvala come (un nome, o Invio per non salvarla) > ',
  taken: name => `C’è già una partita "${name}"`,
  noName: name => `"${name}" non è un nome: lettere, numeri, spazi, trattini`,
};

export const PICKER_TEXT: Readonly<Record<Language, PickerText>> = { en: english, it: italian };
