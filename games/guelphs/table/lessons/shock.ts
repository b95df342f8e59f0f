/** Shock combat: lead unit, columns, hits, retreat and advance. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, attack, CAMPALDINO, combat, END_ORDERS, face, hex, order, STOP } from './campaldino.ts';
import { smallPosition } from './position.ts';

const ANJOU = 'cp-durfort-c-anjou-1';
const BOLOGNA = 'cp-durfort-c-bologna-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';

export const shock: Lesson = {
  id: 'guelphs-shock',
  minutes: 7,
  title: { en: 'Shock and retreat', it: 'Corpo a corpo e ritirata' },
  about: {
    en: 'Two against one: who leads, which column, what the dice do, and who holds the ground.',
    it: 'Due contro uno: chi guida, quale colonna, che cosa fanno i dadi, e chi tiene il terreno.',
  },
  scenario: CAMPALDINO,
  near: hex('1007'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      [ANJOU]: ['1107', 'W'],
      [BOLOGNA]: ['1008', 'NE'],
      [FIESCHI]: ['1007', 'E'],
      'cp-pazzo-c-orvieto-1': ['0804', 'E'],
    },
    capitani: { durfort: '1208', pazzo: '0804' },
    active: 0,
  }),
  steps: [
    {
      say: say(
        'Fieschi is caught between two of your units: Anjou before him, Bologna at his flank. Activate Durfort.',
        'Fieschi è preso fra due tue unità: Anjou davanti, Bologna sul fianco. Attiva Durfort.',
      ),
      point: at('1007'),
      want: activate('durfort'),
    },
    {
      say: say(
        'To attack, a unit needs an Order even where it stands. Anjou: Move/Attack.',
        'Per attaccare un’unità ha bisogno di un Ordine anche da ferma. Anjou: Movimento/Attacco.',
      ),
      point: at('1107'),
      rules: ['gg.5.0', 'gg.10.5.1'],
      want: order('move', ANJOU),
    },
    { say: say('It need not move. Stop.', 'Non deve muoversi. Fermala.'), want: STOP },
    { say: say('Attack Fieschi.', 'Attacca Fieschi.'), point: at('1007'), want: attack(FIESCHI) },
    { say: say('The same for Bologna.', 'Lo stesso per Bologna.'), point: at('1008'), want: order('move', BOLOGNA) },
    { say: say('Stop.', 'Ferma.'), want: STOP },
    {
      say: say('Attack Fieschi, from the flank.', 'Attacca Fieschi, di fianco.'),
      point: at('1007'),
      rules: ['gg.10.5.3'],
      want: attack(FIESCHI),
    },
    {
      say: say('Now the combats: give no more Orders.', 'Ora i combattimenti: non dare altri Ordini.'),
      want: END_ORDERS,
    },
    {
      say: say(
        [
          'Every combat begins in column 0. Two columns to the right for the flank, one for the second attacker; type and armour of the lead unit may add or take some. To the dice: the lead’s Cohesion Rating less the defender’s.',
          'So the lead matters: it also takes the first hit and advances. Anjou has 6, as Fieschi has; Bologna only 5. Fight with Anjou in the lead.',
        ],
        [
          'Ogni combattimento parte dalla colonna 0. Due colonne a destra per il fianco, una per il secondo attaccante; tipo e armatura di chi guida possono aggiungerne o toglierne. Ai dadi si somma la Coesione di chi guida, meno quella del difensore.',
          'Chi guida conta: prende anche il primo colpo e avanza. Anjou ha 6, come Fieschi; Bologna solo 5. Combatti con Anjou in testa.',
        ],
      ),
      point: at('1107'),
      rules: ['gg.10.6b', 'gg.10.6.1a', 'gg.10.6.1b', 'gg.10.6.2a', 'gg.10.6.4a'],
      want: combat(FIESCHI, ANJOU),
      dice: [5, 4],
    },
    {
      say: say(
        [
          'Left of the slash stand the attacker’s hits, right of it the defender’s. More for him than for you: he must go back one hex, straight away from the lead. Where he cannot, he takes one hit more.',
          'Hits also bring disorder: he is Disrupted now. Each hit on horse is a Victory Point, and lowers its Cohesion Rating for good.',
        ],
        [
          'A sinistra della barra stanno i colpi di chi attacca, a destra quelli di chi difende. Più suoi che tuoi: deve indietreggiare di un esagono, dritto via da chi guida. Se non può, prende un colpo in più.',
          'Chi è colpito si disordina anche: ora è in disordine. Ogni colpo alla cavalleria è un Punto Vittoria, e ne abbassa per sempre la Coesione.',
        ],
      ),
      rules: ['gg.10.6.3', 'gg.10.7', 'gg.10.7.2', 'gg.10.6.6', 'gg.17.1.1a', 'gg.G.cr'],
      first: [face('E')],
    },
    {
      say: say(
        'The lead unit always enters the hex that was left, and may turn one corner. Keep facing left, towards him.',
        'Chi guida entra sempre nell’esagono lasciato, e può girarsi di un vertice. Resta rivolto a sinistra, verso di lui.',
      ),
      rules: ['gg.10.9', 'gg.10.9.1'],
      want: face('W'),
    },
  ],
  finished: say(
    [
      'Flank, numbers and a good lead are worth more than the dice. And an attacker never has to retreat: what he risks are hits, and being alone among enemies after the advance.',
    ],
    [
      'Il fianco, il numero e una buona testa valgono più dei dadi. E chi attacca non deve mai ritirarsi: rischia i colpi, e di restare solo fra i nemici dopo l’avanzata.',
    ],
  ),
};
