import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { SiegeAction } from '../../../src/state.ts';
import { type Prose, said } from '../facts.ts';
import { days, type Italian, prep, the, verb } from './people.ts';

const { form, list, numeral, ordinal } = GRAMMAR.it;

const ACTIONS: Readonly<Record<SiegeAction, string>> = {
  assault: 'Si diede l’assalto.',
  camp: 'La guarnigione fece una sortita contro il campo.',
  supplies: 'Un drappello uscì a cercare viveri.',
  general: 'L’intera guarnigione uscì a combattere.',
  relief: 'Si diede battaglia all’esercito di soccorso.',
};

const OMENS: Readonly<Record<number, string>> = {
  20: 'Un messaggero portò l’ordine di levare l’assedio.',
  19: 'Un esercito di soccorso era alle porte.',
  18: 'Una pioggia insistente riempì le cisterne.',
  17: 'Un sicario si insinuò nel campo degli assedianti.',
  16: 'Un sabotatore era all’opera nel campo degli assedianti.',
  15: 'La dissenteria entrò nel campo degli assedianti.',
  14: 'Dei profughi raggiunsero la guarnigione.',
  13: 'Una spia aprì una via agli assedianti.',
  12: 'Alla guarnigione furono rubate provviste.',
  11: 'Agli assedianti giunsero rinforzi.',
  10: 'Un ingegnere offrì agli assedianti i suoi servigi.',
  9: 'Nella guarnigione c’era un traditore.',
  8: 'Il pozzo della guarnigione fu avvelenato.',
  7: 'Si vide fumo in lontananza.',
  6: 'Il comandante della guarnigione non si sentì bene.',
};

const ITEMS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  grapnel: ['un grappino', 'grappini'],
  ladder: ['una scala', 'scale'],
  stoneThrower: ['una petriera', 'petriere'],
};
const WORK = ['un’opera', 'opere'] as const;

type SiegeKind =
  | 'day'
  | 'quietDays'
  | 'provisions'
  | 'omen'
  | 'action'
  | 'built'
  | 'sabotaged'
  | 'negotiated'
  | 'reinforced'
  | 'fellBack'
  | 'regained'
  | 'reliefGone'
  | 'supplied'
  | 'restocking'
  | 'patrol'
  | 'healed'
  | 'crippled';

export const siege = ({ names, all, side }: Italian): Pick<Prose, SiegeKind> => ({
  day: ({ day, left }, told) => {
    const which = the(ordinal(day));
    return vary(
      told,
      `${which} giorno la guarnigione aveva viveri per ${days(left)}.`,
      `Così cominciò ${which} giorno.`,
      `Si viene ${prep('a', which)} giorno.`,
      `${which} giorno trovò nella piazza viveri per ${days(left)}.`,
    );
  },
  quietDays: ({ from, to }, told) => {
    const [first, last] = [the(ordinal(from)), the(ordinal(to))];
    return from === to
      ? vary(told, `${first} giorno portò poco.`, `${prep('di', first)} giorno c’è poco da dire.`)
      : vary(
          told,
          `${prep('da', first)} giorno ${prep('a', last)} accadde poco.`,
          `${prep('di', first)} giorno, e di quelli fino ${prep('a', last)}, c’è poco da dire.`,
        );
  },
  provisions: ({ days: left }) => `Quando la piazza fu chiusa, le scorte si stimarono per ${days(left)}.`,
  omen: ({ event }) => OMENS[event] ?? 'Il giorno non portò nulla.',
  action: ({ action }, told) =>
    action === 'assault'
      ? vary(told, ACTIONS.assault, 'Si tornò all’assalto.', 'Ancora una volta si venne all’assalto.')
      : ACTIONS[action],
  built: ({ items }) => {
    const parts = [...new Set(items)].map(item => {
      const count = items.filter(one => one === item).length;
      const [one, many] = ITEMS[item] ?? WORK;
      return form(count, one, `${numeral(count)} ${many}`);
    });
    return `Gli assedianti finirono di costruire ${list(parts)}.`;
  },
  sabotaged: ({ engine }) => `Agli assedianti costò ${engine ? 'una petriera' : 'una scala'}.`,
  negotiated: ({ ok }, told) =>
    ok
      ? 'Si offrirono patti, e la guarnigione li accettò.'
      : vary(told, 'Si offrirono patti, e furono rifiutati.', 'Di patti la guarnigione non volle sentire.'),
  reinforced: ({ side: whose, units }) =>
    `${prep('a', side(whose))} ${verb(units, 'si unì', 'si unirono')} ${names(units)}.`,
  regained: () => 'La guarnigione riprese tutta la piazza.',
  reliefGone: () => 'L’esercito di soccorso svanì, e gli assedianti tornarono padroni del campo.',
  fellBack: () => 'La guarnigione si chiuse nell’ultimo rifugio, e metà dei viveri andò perduta.',
  supplied: ({ days: more }) => `Entrarono viveri per ${days(more)} ancora.`,
  restocking: ({ days: lost }) => `Il campo bruciato costò agli assedianti ${days(lost)}.`,
  patrol: said(names, who => `Sopraggiunse una pattuglia: ${who}.`),
  healed: (fact, told) =>
    said(
      all,
      who => `${who} ${verb(fact.units, 'poté', 'poterono')} di nuovo combattere.`,
      who => `Dalle ferite ${verb(fact.units, 'guarì', 'guarirono')} ${who}.`,
    )(fact, told),
  crippled: (fact, told) =>
    said(all, who => `${who} per mesi non ${verb(fact.units, 'avrebbe', 'avrebbero')} più combattuto.`)(fact, told),
});
