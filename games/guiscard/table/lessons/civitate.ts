/** The first whole scenario, read before it is played: who is where, what comes, what wins. */

import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { namesIn, smallPosition } from './position.ts';

const SCENARIO = 'civitate';
const { hex, unit } = namesIn(SCENARIO);
const at = (name: string): Spot => ({ board: FIELD, cell: hex(name) });

export const civitate: Lesson = {
  id: 'guiscard-civitate',
  minutes: 6,
  title: { en: 'A plan for Civitate', it: 'Un piano per Civitate' },
  about: {
    en: 'Eight Normans, a knoll, and Germans who will not yield: the scenario before its first move.',
    it: 'Otto normanni, un poggio, e tedeschi che non cedono: lo scenario prima della prima mossa.',
  },
  scenario: SCENARIO,
  near: hex('N8'),
  seat: 0,
  position: smallPosition(SCENARIO, {
    werner: ['L7'],
    albert: ['L8'],
    burkhard: ['M7'],
    dietmar: ['M8'],
    eberhard: ['N7'],
    friedrich: ['N8'],
    robert: ['R8', 'NW'],
    arthur: ['R6', 'NW'],
    tancrede: ['R10', 'NW'],
    geoffroy: ['R5', 'NW'],
    roland: ['P7'],
    jacques: ['P8'],
    eustache: ['O6'],
    renauld: ['O10'],
  }),
  steps: [
    {
      say: say(
        'Six Swabians hold the knoll. You have four knights and four men on foot. Ten turns, and no missiles: only this first part of the rules is needed.',
        'Sei svevi tengono il poggio. Tu hai quattro cavalieri e quattro uomini a piedi. Dieci turni, e niente tiro: serve solo la prima parte delle regole.',
      ),
      point: at('M8'),
      rules: ['gui.6.stop'],
    },
    {
      say: say(
        'In the second turn more Germans come from the side behind them, three of them on horse: nine against your eight, with the six. So the first turns are yours, and count.',
        'Nel secondo turno arrivano altri tedeschi dal lato alle loro spalle, tre a cavallo: nove, oltre ai sei, contro i tuoi otto. I primi turni dunque sono tuoi, e contano.',
      ),
    },
    {
      say: say(
        'The slope is rough ground: two points on foot, four on horse, and whoever fights from it against level ground has the worse place. Let the horses fight where the ground is open, and the foot climb.',
        'Il pendio è terreno difficile: due punti a piedi, quattro a cavallo, e chi da lì combatte contro il terreno aperto è in svantaggio. Fa’ combattere i cavalli dove è aperto, e salire i fanti.',
      ),
      point: at('O8'),
      rules: ['gui.3.1.scarp', 'gui.6.1b'],
    },
    {
      say: say(
        'Two on one: that is the whole art. Attacks are added, several attackers shift the column, and a man who cannot step back is wounded instead. Take one man at a time, and close the ways behind him.',
        'In due contro uno: è tutta l’arte. Gli attacchi si sommano, più attaccanti spostano la colonna, e chi non può arretrare resta ferito. Prendine uno alla volta, e chiudigli la via alle spalle.',
      ),
      rules: ['gui.6.2b', 'gui.6.2c', 'gui.4.3g'],
    },
    {
      say: say(
        'A stunned man stands up again at the end of his side’s phase: strike him before that, or stand all around him. And do not end a move beside an enemy whom you do not attack: he strikes for nothing.',
        'Uno stordito si rialza alla fine della fase della sua parte: colpiscilo prima, o circondalo. E non finire il movimento accanto a un nemico che non attacchi: ti colpisce gratis.',
      ),
      rules: ['gui.2.1.5', 'gui.6.2f', 'gui.4.3b'],
    },
    {
      say: say(
        'Begin: take Roland against Friedrich, who stands at the edge. Press Roland.',
        'Comincia: manda Roland contro Friedrich, che sta sul ciglio. Tocca Roland.',
      ),
      point: at('P7'),
      want: { type: 'move', unit: unit('roland') },
    },
  ],
  finished: say(
    [
      'From here you know what to do. Count the enemies at the end: the briefing says how many of the first six must be left for the Germans to win, and Robert’s life counts too. Play it.',
    ],
    [
      'Da qui sai che cosa fare. Alla fine si contano i nemici: la presentazione dice quanti dei primi sei devono restare perché vincano i tedeschi, e conta anche la vita di Roberto. Giocalo.',
    ],
  ),
};
