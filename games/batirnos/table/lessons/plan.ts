/** A plan for the farm, from reading the ground to the first orders. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { assign, at, division, FARM, hex, READY } from './farm.ts';
import { cardsDealt } from './position.ts';

const foot = division('latour');
const horse = division('hocquincourt');
const ENGAGED = 4;
const ADVANCE = 9;

export const plan: Lesson = {
  id: 'batirnos-plan',
  minutes: 5,
  title: { en: 'A plan for the farm', it: 'Un piano per la fattoria' },
  about: {
    en: 'What is at stake, what the ground offers, and how to use eight turns.',
    it: 'Che cosa c’è in gioco, che cosa offre il terreno, e come usare otto turni.',
  },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0605'),
  seat: 0,
  position: cardsDealt([
    { hand: [ENGAGED, ADVANCE, 3, 14, 25, 28], next: [] },
    { hand: [5, 8, 10, 21, 26, 27], next: [] },
  ]),
  steps: [
    {
      say: say(
        [
          'The whole farm, as it stood. Eight turns. Whoever brings the other’s Determination to zero wins at once; otherwise whoever held the farm last.',
          'So you need the farm late, not early: but its 2 points go to whoever stands in it first.',
        ],
        [
          'La fattoria intera, com’era. Otto turni. Vince subito chi porta a zero la Determinazione dell’altro; altrimenti, chi per ultimo ha tenuto la fattoria.',
          'La fattoria ti serve dunque alla fine, non all’inizio: ma i suoi 2 punti vanno a chi la occupa per primo.',
        ],
      ),
      point: at('0605'),
      rules: ['nqsb.3.2.5.turns', 'nqsb.1.4.objective-once', 'nqsb.2.1.3.zero'],
    },
    {
      say: say(
        'Buildings are for foot: whoever holds them counts as supported, is not attacked by heavy cavalry, and takes away the enemy’s advantage. Allow two turns for it: a unit first stops beside it, and enters in the next.',
        'Gli edifici sono per la fanteria: chi li tiene conta come sostenuto, la cavalleria pesante non lo attacca, e il nemico perde il suo vantaggio. Calcola due turni: un’unità prima si ferma accanto, ed entra nel successivo.',
      ),
      point: at('0605'),
      rules: ['nqsb.5.4.1', 'nqsb.10.18', 'nqsb.5.4.1.advantage', 'nqsb.5.4.stop'],
    },
    {
      say: say(
        'Look at the wings. The woods in the east and the broken ground in the west are no place for horse: it fights in the middle, left or right of the farm, and needs room behind it to come back to.',
        'Guarda le ali. I boschi a est e il terreno difficile a ovest non sono posti per la cavalleria: combatte al centro, a sinistra o a destra della fattoria, e le serve spazio alle spalle per ritornare.',
      ),
      point: at('0905'),
      rules: ['nqsb.5.4.2', 'nqsb.9.4.fallback'],
    },
    {
      say: say(
        [
          'Your hand: Engaged with priority 3, an Advance, a Direct order of priority 1, a Volley, two without orders. In the first turn nobody is in reach, so do not spend the best.',
          'Let the foot go first, with Engaged: who has more cards of priority 3 has the initiative.',
        ],
        [
          'La tua mano: Ingaggiati con priorità 3, un’Avanzata, un Ordine diretto di priorità 1, una Salva, due senza ordini. Nel primo turno nessuno è a portata: non spendere il meglio.',
          'Vada avanti la fanteria, con Ingaggiati: chi ha più carte di priorità 3 ha l’iniziativa.',
        ],
      ),
      point: at('0508'),
      rules: ['nqsb.3.2.2.initiative'],
      want: assign(foot, ENGAGED),
    },
    {
      say: say(
        'The horse follows at a distance, with Advance. Its charge is worth most once the enemy’s foot has turned towards the farm.',
        'La cavalleria segue a distanza, con Avanzata. La sua carica vale di più quando la fanteria nemica si è girata verso la fattoria.',
      ),
      point: at('0808'),
      want: assign(horse, ADVANCE),
    },
    {
      say: say(
        'One card too many is left. No order no. 25 has the number 1: on top of the deck it is a sure success for your first test.',
        'Resta una carta di troppo. Nessun ordine n. 25 ha il numero 1: in cima al mazzo è un successo sicuro per il tuo primo test.',
      ),
      rules: ['nqsb.3.2.2.return', 'nqsb.3.2.2.limit'],
      want: { type: 'toTop', card: 25 },
    },
    { say: say('That is the plan. Ready.', 'Il piano è questo. Pronto.'), want: READY },
  ],
  finished: say(
    [
      'Musketeers into the farm in the second turn, the pikes beside it in line, the horse on the side where the Spanish foot shows a flank. Keep one card for rallying. Now play it, against the easiest opponent first.',
    ],
    [
      'Moschettieri nella fattoria al secondo turno, le picche accanto in linea, la cavalleria dalla parte dove la fanteria spagnola mostra il fianco. Tieni una carta per riordinarti. Ora giocala, prima contro l’avversario più facile.',
    ],
  ),
};
