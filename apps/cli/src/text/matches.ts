/** The list of saved matches, in words. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

const english = {
  name: 'NAME',
  none: (command: string) => `No match is saved by name yet: ${command}`,
  entries: (entries: number) => en.count(entries, 'entry', 'entries'),
  over: (winners: string) => (winners === '' ? 'over: a draw' : `over: ${winners} won`),
  goOn: 'To go on:',
};

type MatchesText = typeof english;

const italian: MatchesText = {
  name: 'NOME',
  none: command => `Nessuna partita è ancora salvata con un nome: ${command}`,
  entries: entries => it.count(entries, 'voce', 'voci'),
  over: winners => (winners === '' ? 'finita: pari' : `finita: ha vinto ${winners}`),
  goOn: 'Per continuare:',
};

export const MATCHES_TEXT: Readonly<Record<Language, MatchesText>> = { en: english, it: italian };
