import { GRAMMAR, vary } from '@carroccio/kernel/text';
import { type Prose, said } from '../facts.ts';
import { struck } from './blows.ts';
import { type Italian, prep, times, verb } from './people.ts';

const { form, numeral } = GRAMMAR.it;

type BattleKind =
  | 'struck'
  | 'wounded'
  | 'charge'
  | 'counter'
  | 'chargeLost'
  | 'refused'
  | 'captured'
  | 'freed'
  | 'prisoners'
  | 'left'
  | 'looted'
  | 'dropped'
  | 'formed'
  | 'dissolved'
  | 'foulkon';

export const battle = (people: Italian): Pick<Prose, BattleKind> => {
  const { all, foes, names, vowel } = people;
  return {
    struck: struck(people),
    wounded: (fact, told) => {
      const o = vowel(fact.units);
      return fact.units.length === 1
        ? said(
            foes,
            who => `${who} fu ferit${o}.`,
            who => `Una ferita toccò ${prep('a', who)}.`,
            who => `${who} ne ebbe una ferita.`,
          )(fact, told)
        : said(
            names,
            who => `Furono ferit${o} ${who}.`,
            who => `Ferite toccarono ${prep('a', who)}.`,
            who => `Fra i feriti si contarono ${who}.`,
          )(fact, told);
    },
    charge: ({ units, targets }, told) => {
      const [riders, enemies] = [all(units), foes(targets)];
      return units.length === 1
        ? vary(
            told,
            `${riders} diede di sprone e caricò ${enemies}.`,
            `Contro ${enemies} andò alla carica ${riders}.`,
            `${riders} caricò ${enemies}.`,
          )
        : vary(
            told,
            `${riders} andarono alla carica; davanti avevano ${enemies}.`,
            `Ci fu una carica ${prep('di', riders)} contro ${enemies}.`,
          );
    },
    counter: (fact, told) =>
      said(
        all,
        who => `${who} ${verb(fact.units, 'spronò', 'spronarono')} incontro all’urto.`,
        who => `${who} ${verb(fact.units, 'rispose', 'risposero')} alla carica con la carica.`,
      )(fact, told),
    chargeLost: (fact, told) =>
      said(
        all,
        who => `La carica ${prep('di', who)} finì in nulla.`,
        who => `${who} non ${verb(fact.units, 'arrivò', 'arrivarono')} fino al nemico.`,
        who => `Dello slancio ${prep('di', who)} non si fece nulla.`,
      )(fact, told),
    refused: (fact, told) =>
      said(
        all,
        who =>
          `${who} non ${verb(fact.units, 'attese', 'attesero')} il colpo e ${verb(fact.units, 'cedette', 'cedettero')} terreno.`,
        who => `${who} ${verb(fact.units, 'preferì', 'preferirono')} sottrarsi allo scontro.`,
        who => `Senza combattere ${verb(fact.units, 'indietreggiò', 'indietreggiarono')} ${who}.`,
      )(fact, told),
    captured: ({ unit, by }, told) => {
      const [captor, captive] = [all([by]), foes([unit])];
      return vary(
        told,
        `${captor} fece prigionier${vowel([unit])} ${captive}.`,
        `${captive} cadde prigionier${vowel([unit])} ${prep('di', captor)}.`,
      );
    },
    freed: (fact, told) =>
      said(all, who => `${who} ${verb(fact.units, 'tornò', 'tornarono')} liber${vowel(fact.units)}.`)(fact, told),
    prisoners: said(names, who => `Tagliati fuori e presi: ${who}.`),
    left: (fact, told) =>
      said(
        all,
        who => `${who} ${verb(fact.units, 'lasciò', 'lasciarono')} il campo.`,
        who => `${verb(fact.units, 'Uscì', 'Uscirono')} dal campo ${who}.`,
        who => `Se ne ${verb(fact.units, 'andò', 'andarono')} ${who}.`,
      )(fact, told),
    looted: (fact, told) =>
      said(
        all,
        who => `${who} ${verb(fact.units, 'mise', 'misero')} le mani sul bottino.`,
        who => `Ci fu preda per ${who}.`,
      )(fact, told),
    dropped: (fact, told) =>
      said(all, who => `${who} ${verb(fact.units, 'lasciò', 'lasciarono')} cadere il bottino.`)(fact, told),
    formed: said(
      names,
      who => `Spalla a spalla si misero ${who}.`,
      who => `Serrarono le file ${who}.`,
    ),
    dissolved: (_, told) => vary(told, 'Una formazione si sciolse.', 'File già serrate si ruppero.'),
    foulkon: ({ on }) => (on ? 'La formazione chiuse gli scudi in foulkon.' : 'Il foulkon si riaprì.'),
  };
};

type WorkKind =
  | 'fires'
  | 'fireArrows'
  | 'burnt'
  | 'doused'
  | 'ruins'
  | 'ladders'
  | 'laddersDown'
  | 'climbed'
  | 'grapnels'
  | 'ropesCut'
  | 'torn'
  | 'gate'
  | 'engines'
  | 'stones'
  | 'naphtha'
  | 'siphon'
  | 'bombarded';

export const works = ({ all }: Italian): Pick<Prose, WorkKind> => ({
  fires: ({ count }, told) =>
    count === 1
      ? vary(told, 'Si levò il fuoco.', 'Le fiamme fecero presa.', 'Si accese un altro fuoco.')
      : vary(told, 'Il fuoco si levò e si propagò.', 'Le fiamme andarono oltre.', 'Il fuoco si fece strada.'),
  fireArrows: said(
    all,
    who => `Le frecce incendiarie ${prep('di', who)} trovarono di che bruciare.`,
    who => `A portare il fuoco furono le frecce ${prep('di', who)}.`,
  ),
  burnt: (_, told) =>
    vary(
      told,
      'Quel che bruciava finì in cenere.',
      'Altro andò in cenere.',
      'Di quel che aveva preso fuoco non restò nulla.',
    ),
  doused: (fact, told) =>
    said(
      all,
      who => `${who} ${verb(fact.units, 'spense', 'spensero')} delle fiamme.`,
      who => `${who} ${verb(fact.units, 'ebbe', 'ebbero')} ragione del fuoco.`,
    )(fact, told),
  ruins: ({ count }, told) =>
    count === 1
      ? vary(told, 'Una parte delle opere crollò.', 'Un tratto delle difese andò in rovina.')
      : vary(told, 'Interi tratti delle opere crollarono.', 'Altre difese andarono in rovina.'),
  ladders: ({ count }, told) =>
    count === 1
      ? vary(told, 'Fu drizzata una scala.', 'Una scala si appoggiò alle opere.')
      : `Per ${numeral(count)} volte fu drizzata una scala.`,
  laddersDown: ({ count }, told) =>
    count === 1
      ? vary(told, 'Una scala fu rovesciata.', 'Una scala fu spinta giù.')
      : `Per ${numeral(count)} volte fu rovesciata una scala.`,
  climbed: (fact, told) =>
    said(
      all,
      who => `${verb(fact.units, 'Salì', 'Salirono')} ${who}.`,
      who => `${who} ${verb(fact.units, 'si arrampicò', 'si arrampicarono')}.`,
    )(fact, told),
  grapnels: said(all, who => `Il grappino ${prep('di', who)} fece presa.`),
  ropesCut: (fact, told) =>
    said(all, who => `${who} ${verb(fact.units, 'tagliò', 'tagliarono')} la corda.`)(fact, told),
  torn: (fact, told) =>
    said(all, who => `${who} ${verb(fact.units, 'squarciò', 'squarciarono')} la tela di una tenda.`)(fact, told),
  gate: ({ open }, told) =>
    open
      ? vary(told, 'La porta fu aperta.', 'Si aprì la porta.')
      : vary(told, 'La porta fu chiusa.', 'Qualcuno chiuse la porta.'),
  engines: ({ count }) => form(count, 'Una macchina andò distrutta.', `Andarono distrutte ${numeral(count)} macchine.`),
  stones: ({ count }, told) =>
    vary(told, `La petriera tirò ${times(count)}.`, `Si scaricò la petriera ${times(count)}.`),
  naphtha: (_, told) => vary(told, 'Il sifone sputò la sua nafta.', 'Piovve ancora nafta.'),
  siphon: ({ exploded }) => (exploded ? 'Il sifone scoppiò.' : 'Il sifone si inceppò.'),
  bombarded: ({ count }, told) =>
    vary(told, `Le pietre colpirono le opere ${times(count)}.`, `Le opere furono battute ${times(count)}.`),
});
