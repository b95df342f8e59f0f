/** Capitani and the Standard: what they give to those they ride with, and what they risk. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, attack, CAMPALDINO, combat, END_ORDERS, hex, order, STOP, step } from './campaldino.ts';
import { smallPosition } from './position.ts';

const ANJOU = 'cp-durfort-c-anjou-1';
const SIENA = 'cp-durfort-c-siena-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';

export const personalities: Lesson = {
  id: 'guelphs-personalities',
  minutes: 7,
  title: { en: 'Capitani and the Standard', it: 'I Capitani e lo Stendardo' },
  about: {
    en: 'A Capitano in the front line helps, and may fall. The Standard steadies whoever is near.',
    it: 'Un Capitano in prima linea aiuta, e può cadere. Lo Stendardo tiene saldo chi gli sta vicino.',
  },
  scenario: CAMPALDINO,
  near: hex('1107'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      [ANJOU]: ['1207', 'W'],
      [SIENA]: ['1208', 'W'],
      [FIESCHI]: ['1007', 'E'],
      'cp-pazzo-c-orvieto-1': ['0806', 'E'],
    },
    capitani: { durfort: '1407', pazzo: '0806' },
    standards: [SIENA, 'cp-pazzo-c-orvieto-1'],
    active: 0,
  }),
  steps: [
    {
      say: say(
        'A Capitano is no unit: he holds no ground and stops nobody. Activate Durfort.',
        'Un Capitano non è un’unità: non tiene terreno e non ferma nessuno. Attiva Durfort.',
      ),
      point: at('1407'),
      rules: ['gg.13.0'],
      want: activate('durfort'),
    },
    {
      say: say('Order Anjou to Move/Attack.', 'Ordina ad Anjou Movimento/Attacco.'),
      point: at('1207'),
      want: order('move', ANJOU),
    },
    {
      say: say('Ride to 1107, before Fieschi.', 'Cavalca in 1107, davanti a Fieschi.'),
      point: at('1107'),
      want: step('1107'),
    },
    { say: say('Stop.', 'Fermati.'), want: STOP },
    { say: say('Attack Fieschi.', 'Attacca Fieschi.'), point: at('1007'), want: attack(FIESCHI) },
    {
      say: say(
        'Once in his activation the Capitano may ride himself, five points, free of cost. Stacked with a unit that fights he adds his combat bonus to the dice. Take Durfort to Anjou, at 1107.',
        'Una volta per attivazione il Capitano può cavalcare anche lui, cinque punti, gratis. Insieme a un’unità che combatte, somma ai dadi il suo bonus. Porta Durfort da Anjou, in 1107.',
      ),
      point: at('1107'),
      rules: ['gg.13.1.1', 'gg.13.1.2', 'gg.13.1.5a'],
      want: { type: 'moveCapitano', to: hex('1107') },
    },
    {
      say: say(
        'Look at Siena: it bears the Standard. Units with it or next to it count one more when a die asks whether they come into disorder. Lost, the Standard costs a whole Victory Level and shakes all around.',
        'Guarda Siena: porta lo Stendardo. Chi gli sta insieme o accanto conta uno in più quando un dado decide se si disordina. Perderlo costa un Livello di Vittoria intero e scuote tutti intorno.',
      ),
      point: at('1208'),
      rules: ['gg.13.2.2', 'gg.13.2.3a', 'gg.13.2.3b'],
    },
    { say: say('Give no more Orders.', 'Non dare altri Ordini.'), want: END_ORDERS },
    {
      say: say(
        'Fight Fieschi. The odds have Durfort’s +1 in them.',
        'Combatti Fieschi. Nelle probabilità c’è il +1 di Durfort.',
      ),
      point: at('1007'),
      rules: ['gg.10.6.2b'],
      want: combat(FIESCHI, ANJOU),
      dice: [2, 2, 2],
    },
    {
      say: say(
        'It went badly. When the unit he rides with is hit, a die is rolled and the unit’s hits are added: at 8 or more the Capitano is wounded, and a table tells how badly. This time nothing happened to him.',
        'È andata male. Quando l’unità con cui cavalca è colpita si tira un dado e si sommano i colpi dell’unità: con 8 o più il Capitano è ferito, e una tabella dice quanto. Stavolta non gli è successo nulla.',
      ),
      rules: ['gg.13.1.5b', 'gg.13.1.6', 'gg.13.1.10'],
    },
  ],
  finished: say(
    [
      'Lead from the front where a column decides, and stay behind where it does not: a fallen Capitano leaves an Adjutant with half his Command Capacity, and gives the enemy a die of Victory Points for each point of his bonus. Keep the Standard one hex behind the line, where three units are steadied by it.',
    ],
    [
      'Guida dalla prima linea dove un punto decide, e resta indietro dove non serve: un Capitano caduto lascia un Aiutante con metà della sua Capacità di Comando, e al nemico un dado di Punti Vittoria per ogni punto del suo bonus. Tieni lo Stendardo un esagono dietro la linea, dove rende salde più unità.',
    ],
  ),
};
