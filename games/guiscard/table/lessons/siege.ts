/** The days of a siege: events, initiative, works, and words instead of ladders. */

import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { namesIn } from './position.ts';

const SCENARIO = 'nido-d-aquila';
const { hex, unit } = namesIn(SCENARIO);
const at = (name: string): Spot => ({ board: FIELD, cell: hex(name) });

export const siege: Lesson = {
  id: 'guiscard-siege',
  minutes: 6,
  title: { en: 'The days of a siege', it: 'I giorni di un assedio' },
  about: {
    en: 'Hunger, events and ladders: a castle is not taken in a day.',
    it: 'Fame, eventi e scale: un castello non si prende in un giorno.',
  },
  scenario: SCENARIO,
  near: hex('S10'),
  seat: 0,
  position: [],
  steps: [
    {
      say: say(
        'You besiege the Eagle’s Nest. The garrison has food for a number of days that the dice have told; when it is gone, so is the castle. Each day has an order: an event, initiative, the healed come back, one action.',
        'Assedi il Nido d’Aquila. La guarnigione ha viveri per un numero di giorni deciso dai dadi; finiti quelli, il castello cade. Ogni giornata ha un ordine: un evento, l’iniziativa, tornano i guariti, un’azione.',
      ),
      point: at('S10'),
      rules: ['gui.11.1', 'gui.11.1.1a', 'gui.11.5a'],
    },
    {
      say: say(
        'Palisades are passed only with ladders or grapnels, or broken by a stone thrower. A grapnel takes one day, a ladder two, a stone thrower seven, with five men at work. Build a ladder.',
        'Le palizzate si passano solo con scale o rampini, o le rompe una petriera. Un rampino richiede un giorno, una scala due, una petriera sette, con cinque uomini al lavoro. Costruisci una scala.',
      ),
      rules: ['gui.9.2.1a', 'gui.11.2a', 'gui.11.2b'],
      want: { type: 'build', item: 'ladder' },
    },
    ...['roland', 'jacques', 'eustache', 'renauld', 'foulques'].map((id, number) => ({
      say:
        number === 0
          ? say(
              'Choose five men: meanwhile they fight nowhere. Foot without a command can be spared. First Roland.',
              'Scegli cinque uomini: intanto non combattono. I fanti senza comando sono i più sacrificabili. Prima Roland.',
            )
          : say('And the next.', 'E il prossimo.'),
      want: { type: 'builder', unit: unit(id) },
    })),
    {
      say: say(
        'That is all for the first day. End it. In the morning two dice tell the event; then both roll for the initiative, and you add 4.',
        'Per il primo giorno basta. Terminalo. Al mattino due dadi dicono l’evento; poi si tira per l’iniziativa, e tu sommi 4.',
      ),
      rules: ['gui.11.1.2a', 'gui.11.1.3a'],
      want: { type: 'endDay' },
      dice: [1, 1, 8, 3],
    },
    {
      say: say(
        [
          'A quiet morning, and the initiative is yours. With it you may assault, or bombard, build and negotiate. (Had the garrison won it, it might have made a sortie against your camp.)',
          'Ask them to surrender: a die and what speaks for you, such as numbers, hunger and breaches; 12 or more is needed.',
        ],
        [
          'Una mattina tranquilla, e l’iniziativa è tua. Con essa puoi assaltare, oppure bombardare, costruire e trattare. (Se l’avesse vinta la guarnigione, avrebbe potuto fare una sortita contro il campo.)',
          'Chiedi la resa: un dado e ciò che parla per te, cioè numero, fame e brecce; serve 12 o più.',
        ],
      ),
      rules: ['gui.11.1.3b', 'gui.11.1.3c', 'gui.11.5c', 'gui.11.5.1'],
      want: { type: 'negotiate' },
      dice: [6],
    },
  ],
  finished: say(
    [
      'They hold out. Go on: works and hunger by day, then an assault with ladders on several sides at once. On a ladder a man has no cover and fights at a disadvantage; at its top he jumps over. Two assaults are all a castle allows, so do not begin before archers and ladders are many.',
    ],
    [
      'Resistono. Prosegui: lavori e fame di giorno in giorno, poi un assalto con le scale da più lati insieme. Su una scala un uomo non ha riparo e combatte in svantaggio; in cima, salta dentro. Un castello concede due assalti soltanto: non cominciare finché arcieri e scale non sono molti.',
    ],
  ),
};
