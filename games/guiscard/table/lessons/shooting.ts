/** Shooting: the arrow's way, cover, and the shots that interrupt whoever moves. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { at, END_MOVES, fireAt, HOLD, hex, MONTEMAGGIORE, move, shoot, step, unit } from './montemaggiore.ts';
import { smallPosition } from './position.ts';

export const shooting: Lesson = {
  id: 'guiscard-shooting',
  minutes: 7,
  title: { en: 'Shooting', it: 'Tirare' },
  about: {
    en: 'Two archers, and the way of an arrow: where it falls, what protects, and shots in the enemy’s turn.',
    it: 'Due arcieri, e la via di una freccia: dove cade, che cosa protegge, e i tiri nel turno nemico.',
  },
  scenario: MONTEMAGGIORE,
  near: hex('P15'),
  seat: 0,
  position: smallPosition(MONTEMAGGIORE, {
    olivier: ['S15'],
    alphonse: ['S16'],
    petros: ['L15'],
    okeanos: ['M16'],
  }),
  steps: [
    {
      say: say(
        'Your phase begins with fire. Whoever has a bow, a sling, a javelin or a lance may shoot, unless an enemy who could attack him is next to him. Press Olivier.',
        'La tua fase comincia col tiro. Chi ha arco, fionda, giavellotto o lancia può tirare, se non ha accanto un nemico che possa attaccarlo. Tocca Olivier.',
      ),
      rules: ['gui.2.1.1', 'gui.5.2a', 'gui.5.2b'],
      point: at('S15'),
      want: shoot('olivier'),
    },
    {
      say: say(
        [
          'Two dice with ten sides follow each other. The first tells where the arrow comes down: in the target’s hex, or beside it. Long and medium range make it worse, a very near target better. His short bow has short range up to 10 hexes, so nothing is added.',
          'Shoot at Petros, the enemy’s archer.',
        ],
        [
          'Si tirano due dadi a dieci facce, uno dopo l’altro. Il primo dice dove cade la freccia: nell’esagono del bersaglio o accanto. Gittata lunga e media peggiorano, un bersaglio vicinissimo migliora. Il suo arco corto ha gittata corta fino a 10 esagoni: non si somma nulla.',
          'Tira a Petros, l’arciere nemico.',
        ],
      ),
      point: at('L15'),
      rules: ['gui.5.1.short-bow', 'gui.5.4.1b', 'gui.5.4.2', 'gui.5.5.1a'],
      want: fireAt('petros'),
      dice: [3, 1],
    },
    {
      say: say(
        [
          'The second die is read on the fire table, by the weapon and the target’s cover. Petros stands in the open: he is killed. Brush would have given him light cover, walls and slits much more.',
          'Now Alphonse.',
        ],
        [
          'Il secondo dado si legge sulla tabella del tiro, secondo l’arma e il riparo del bersaglio. Petros è allo scoperto: è ucciso. Una macchia gli avrebbe dato un riparo leggero, mura e feritoie molto di più.',
          'Ora Alphonse.',
        ],
      ),
      point: at('S16'),
      rules: ['gui.5.4.1d', 'gui.5.4.4.B', 'gui.5.5.2.1b'],
      want: shoot('alphonse'),
    },
    {
      say: say(
        'Shoot at Okeanos. He wears armour: one is added to the die, and low is bad for him.',
        'Tira a Okeanos. Porta l’armatura: al dado si somma uno, e per lui sono i numeri bassi a far male.',
      ),
      point: at('M16'),
      rules: ['gui.5.4.4.armour'],
      want: fireAt('okeanos'),
      dice: [9],
    },
    {
      say: say(
        [
          'Over-aimed: a 9 sends the arrow beside him, where nobody stands. Whoever has shot may not attack in this phase; his weapon also limits how far he may go. An archer on foot who wants to shoot in the enemy’s phase too may use half his movement at most.',
          'So stay: end the movement.',
        ],
        [
          'Troppo largo: col 9 la freccia cade accanto, dove non c’è nessuno. Chi ha tirato non può attaccare in questa fase, e la sua arma limita anche quanto può muovere. Un arciere a piedi che vuole tirare anche nella fase nemica può usare al massimo metà del movimento.',
          'Resta dunque dove sei: termina il movimento.',
        ],
      ),
      rules: ['gui.5.2c', 'gui.5.1.short-bow', 'gui.5.3a'],
      want: END_MOVES,
    },
    {
      say: say(
        [
          'The enemy’s phase: Okeanos comes on. While somebody moves you may stop him at any hex and shoot, with as many as you like, all named before a die is rolled.',
          'He is at O15 now. Name Alphonse.',
        ],
        [
          'La fase nemica: Okeanos avanza. Mentre qualcuno muove puoi fermarlo in qualunque esagono e tirargli, con quanti vuoi, nominati tutti prima del primo dado.',
          'Adesso è in O15. Nomina Alphonse.',
        ],
      ),
      point: at('O15'),
      rules: ['gui.2.1.3b', 'gui.5.3b', 'gui.5.3c'],
      first: [move('okeanos'), step('N15'), HOLD, step('O15')],
      want: { type: 'name', unit: unit('alphonse') },
    },
    {
      say: say('Loose.', 'Scocca.'),
      want: { type: 'loose' },
      dice: [2, 6],
    },
  ],
  finished: say(
    [
      'A shot in the enemy’s phase slows as well as it wounds: that is how archers break a rush. Shoot early, from the open side, at men without cover; stay out of contact; and move little if you want to shoot twice.',
    ],
    [
      'Un tiro nella fase nemica rallenta, oltre a ferire: così gli arcieri spezzano un assalto. Tira presto, dal lato scoperto, a chi non ha riparo; resta fuori dal contatto; e muovi poco se vuoi tirare due volte.',
    ],
  ),
};
