/** Reserves, Continuum and Interruptio: how the initiative is kept and lost. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, battaglia, CAMPALDINO, END_ORDERS, hex } from './campaldino.ts';
import { smallPosition } from './position.ts';

const continuum = (id: string) => ({ type: 'continuum', battaglia: battaglia(id) });

export const initiative: Lesson = {
  id: 'guelphs-initiative',
  minutes: 8,
  title: { en: 'Reserves, Continuum, Interruptio', it: 'Riserve, Continuum, Interruptio' },
  about: {
    en: 'There are no turns: there is luck to be pushed, and an enemy who breaks in.',
    it: 'Non ci sono turni: c’è una sorte da forzare, e un nemico che s’inserisce.',
  },
  scenario: CAMPALDINO,
  near: hex('1407'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      'cp-vieri-c-feditori-1': ['1407', 'W'],
      'cp-durfort-c-anjou-1': ['1507', 'W'],
      'cp-maghinardo-c-maghinar-1': ['1709', 'W'],
      'cp-maghinardo-c-firenze-1': ['1710', 'W'],
      'cp-pazzo-c-fieschi-1': ['0807', 'E'],
      'cp-pazzo-c-orvieto-1': ['0808', 'E'],
    },
    capitani: { vieri: '1407', durfort: '1507', maghinardo: '1709', pazzo: '0807' },
    reserve: ['maghinardo'],
    capacity: { vieri: 3, durfort: 5 },
    active: 0,
  }),
  steps: [
    {
      say: say(
        [
          'The battle is one chain of activations. Vieri is tired: his Command Capacity is down to 3, Durfort’s to 5. Maghinardo waits in Reserve: until he is released he can do nothing.',
          'He may be released and activated in a Basic Activation, the kind that needs no dice. And the others take heart: every other Capitano of yours gains a space. Activate Maghinardo.',
        ],
        [
          'La battaglia è una catena di attivazioni. Vieri è stanco: la sua Capacità di Comando è scesa a 3, quella di Durfort a 5. Maghinardo aspetta in Riserva: finché non è liberato non può far nulla.',
          'Lo si libera e attiva in un’Attivazione Base, quella che non chiede dadi. E gli altri si rianimano: ogni altro tuo Capitano guadagna una casella. Attiva Maghinardo.',
        ],
      ),
      point: at('1709'),
      rules: ['gg.16.0', 'gg.16.1a', 'gg.16.5a', 'gg.S.8.3b'],
      want: activate('maghinardo'),
    },
    { say: say('His men have time. Give no Orders.', 'I suoi hanno tempo. Non dare Ordini.'), want: END_ORDERS },
    {
      say: say(
        [
          'Now the choice: pass, and the enemy has a Basic Activation; or try a Continuum. You name a Capitano and roll two dice: his Command Capacity or less, and he is activated. Whether it succeeds or not, it costs him a space.',
          'Durfort has 6 now. Try a Continuum with him: 15 rolls in 36 succeed.',
        ],
        [
          'Ora la scelta: passare, e il nemico ha un’Attivazione Base; o tentare un Continuum. Nomini un Capitano e tiri due dadi: se non superi la sua Capacità di Comando, è attivato. Riesca o no, gli costa una casella.',
          'Durfort ora ha 6. Tenta un Continuum con lui: riesce con 15 lanci su 36.',
        ],
      ),
      rules: ['gg.4.1a', 'gg.4.1b', 'gg.4.1d'],
      want: continuum('durfort'),
      dice: [3, 2, 4, 3],
    },
    {
      say: say(
        [
          'A 5: it succeeds. Only now, after a successful Continuum, may the enemy try an Interruptio: he names a Capitano, and rolls against his capacity. Pazzo has 8, rolls 7, and breaks in, with half his Order Points.',
          'Durfort’s activation is lost. Had you passed, Pazzo would have had all his points: pushing your luck has its price either way.',
        ],
        [
          'Un 5: riesce. Solo ora, dopo un Continuum riuscito, il nemico può tentare un’Interruptio: nomina un Capitano e tira contro la sua Capacità. Pazzo ha 8, fa 7, e s’inserisce, con metà dei suoi Punti Ordine.',
          'L’attivazione di Durfort è persa. Se avessi passato, Pazzo avrebbe avuto tutti i suoi punti: forzare la sorte ha comunque il suo prezzo.',
        ],
      ),
      rules: ['gg.4.2a', 'gg.4.2c', 'gg.4.2.1', 'gg.5.1.2'],
      first: [{ type: 'interrupt', battaglia: battaglia('pazzo') }],
      dice: [6, 5],
    },
    {
      say: say(
        [
          'Pazzo has done nothing with his Orders and tries to go on, with a Continuum of his own: he rolls 11 against 7 and fails. The roles change: you have a Basic Activation, without dice.',
          'Activate Vieri: he has gained a space by the reserve’s coming.',
        ],
        [
          'Pazzo non ha fatto nulla coi suoi Ordini e tenta di proseguire con un Continuum: tira 11 contro 7 e fallisce. I ruoli cambiano: hai un’Attivazione Base, senza dadi.',
          'Attiva Vieri: con l’arrivo della riserva ha guadagnato una casella.',
        ],
      ),
      first: [END_ORDERS, continuum('pazzo')],
      rules: ['gg.3.0i'],
      want: activate('vieri'),
    },
    {
      say: say(
        'In a Basic Activation a Capitano who is worn down to 5 or less, with none of his units next to an enemy, may rest instead of giving Orders: Recovery. He spends all his points, and half a die comes back. Choose it.',
        'In un’Attivazione Base un Capitano sceso a 5 o meno, senza nemici accanto alle sue unità, può riposarsi invece di dare Ordini: il Recupero. Spende tutti i punti, e recupera mezzo dado. Sceglilo.',
      ),
      rules: ['gg.5.4', 'gg.5.4.1a', 'gg.5.4.1b', 'gg.5.4.1c'],
      want: { type: 'recovery' },
      dice: [6],
    },
  ],
  finished: say(
    [
      'Three spaces back. One Capitano may be activated at most twice in a row; a roll higher than the best capacities of both sides together ends the battle in a draw. So plan for three activations, not for one: who strikes, who goes on, who rests.',
    ],
    [
      'Tre caselle in più. Un Capitano può essere attivato al massimo due volte di fila; un tiro più alto delle migliori Capacità delle due parti sommate chiude la battaglia in parità. Perciò pensa a tre attivazioni, non a una: chi colpisce, chi prosegue, chi riposa.',
    ],
  ),
};
