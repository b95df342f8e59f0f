import type { Language, Words } from '@carroccio/kernel';
import type { Ford } from './shape.ts';

const english: Words<Ford> = {
  about: 'Two files of soldiers want to cross the same ford, in opposite directions.',
  scenarios: {
    ford: { title: 'The ford', about: 'Nine cells of water, three soldiers a side.' },
    footbridge: { title: 'The footbridge', about: 'Six planks, two soldiers a side.' },
  },
  seats: { red: 'Red', blue: 'Blue' },
  options: { fierce: { label: 'Fierce fights', values: { true: 'one hit kills', false: 'two hits kill' } } },
  steps: {
    turn: () => 'March, charge or rest',
    reaction: ({ target }) => `Soldier ${target} is charged: brace or counter`,
    retreat: ({ unit }) => `Soldier ${unit} lost the clash: fall back or stand fast`,
    advance: ({ to }) => `Advance into cell ${to} or hold`,
  },
  actions: {
    march: ({ unit }) => `March with soldier ${unit}`,
    charge: ({ unit, target }) => `Charge soldier ${target} with soldier ${unit}`,
    rest: () => 'Rest',
    brace: () => 'Brace',
    counter: () => 'Counter',
    fallBack: () => 'Fall back',
    standFast: () => 'Stand fast and be hit again',
    advance: () => 'Advance',
    hold: () => 'Hold',
  },
  events: {
    marched: ({ unit, to }) => `Soldier ${unit} marches to cell ${to}`,
    charged: ({ unit, target }) => `Soldier ${unit} charges soldier ${target}`,
    reacted: ({ unit, how }) => (how === 'brace' ? `Soldier ${unit} braces` : `Soldier ${unit} counters`),
    balked: ({ unit }) => `Soldier ${unit} balks`,
    hit: ({ unit, dead }) => (dead ? `Soldier ${unit} falls` : `Soldier ${unit} is hit`),
    parried: ({ unit }) => `Soldier ${unit} parries`,
    retreated: ({ unit, to }) => `Soldier ${unit} falls back to cell ${to}`,
    advanced: ({ unit, to }) => `Soldier ${unit} advances to cell ${to}`,
  },
  refusals: {
    occupied: ({ cell }) => `Cell ${cell} is not free`,
    notYours: ({ unit }) => `Soldier ${unit} is not yours to order`,
    outOfReach: ({ distance }) => `The enemy is ${distance} cells away, or somebody stands between`,
  },
  rolls: { morale: 'Morale', clash: 'Clash' },
  endings: { crossed: 'a soldier crossed', destroyed: 'no enemy is left', nightfall: 'night fell' },
};

const italian: Words<Ford> = {
  about: 'Due file di soldati vogliono passare lo stesso guado, in direzioni opposte.',
  scenarios: {
    ford: { title: 'Il guado', about: "Nove caselle d'acqua, tre soldati per parte." },
    footbridge: { title: 'La passerella', about: 'Sei assi, due soldati per parte.' },
  },
  seats: { red: 'Rosso', blue: 'Blu' },
  options: { fierce: { label: 'Scontri feroci', values: { true: 'un colpo uccide', false: 'due colpi uccidono' } } },
  steps: {
    turn: () => 'Marciare, caricare o riposare',
    reaction: ({ target }) => `Il soldato ${target} è caricato: si pianta o contrattacca`,
    retreat: ({ unit }) => `Il soldato ${unit} ha perso lo scontro: arretra o resiste`,
    advance: ({ to }) => `Avanzare nella casella ${to} o restare`,
  },
  actions: {
    march: ({ unit }) => `Marcia con il soldato ${unit}`,
    charge: ({ unit, target }) => `Carica il soldato ${target} con il soldato ${unit}`,
    rest: () => 'Riposa',
    brace: () => 'Si pianta',
    counter: () => 'Contrattacca',
    fallBack: () => 'Arretra',
    standFast: () => 'Resiste e subisce un altro colpo',
    advance: () => 'Avanza',
    hold: () => 'Resta',
  },
  events: {
    marched: ({ unit, to }) => `Il soldato ${unit} marcia nella casella ${to}`,
    charged: ({ unit, target }) => `Il soldato ${unit} carica il soldato ${target}`,
    reacted: ({ unit, how }) => (how === 'brace' ? `Il soldato ${unit} si pianta` : `Il soldato ${unit} contrattacca`),
    balked: ({ unit }) => `Il soldato ${unit} esita`,
    hit: ({ unit, dead }) => (dead ? `Il soldato ${unit} cade` : `Il soldato ${unit} è colpito`),
    parried: ({ unit }) => `Il soldato ${unit} para`,
    retreated: ({ unit, to }) => `Il soldato ${unit} arretra nella casella ${to}`,
    advanced: ({ unit, to }) => `Il soldato ${unit} avanza nella casella ${to}`,
  },
  refusals: {
    occupied: ({ cell }) => `La casella ${cell} non è libera`,
    notYours: ({ unit }) => `Il soldato ${unit} non è ai tuoi ordini`,
    outOfReach: ({ distance }) => `Il nemico è a ${distance} caselle, o qualcuno sta in mezzo`,
  },
  rolls: { morale: 'Morale', clash: 'Scontro' },
  endings: { crossed: 'un soldato è passato', destroyed: 'nessun nemico è rimasto', nightfall: 'è scesa la notte' },
};

export const words: Record<Language, Words<Ford>> = { en: english, it: italian };
