/** A plan for Campaldino: the whole field, what wins, and what comes when. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { at, CAMPALDINO, hex } from './campaldino.ts';

export const plan: Lesson = {
  id: 'guelphs-plan',
  minutes: 6,
  title: { en: 'A plan for Campaldino', it: 'Un piano per Campaldino' },
  about: {
    en: 'The whole battle before its first move: who waits where, what wins, and what can surprise you.',
    it: 'La battaglia intera prima della prima mossa: chi aspetta dove, che cosa vince, che cosa può sorprenderti.',
  },
  scenario: CAMPALDINO,
  near: hex('1207'),
  seat: 0,
  position: [],
  steps: [
    {
      say: say(
        'This is the field as the battle begins. You are the Guelphs, on the right, before your camp. The Ghibellines must attack: they have fewer men and better Capitani.',
        'Ecco il campo all’inizio della battaglia. Sei i guelfi, a destra, davanti al tuo accampamento. I ghibellini devono attaccare: hanno meno uomini e Capitani migliori.',
      ),
      point: at('1407'),
    },
    {
      say: say(
        'First both sides may arrange their units within their rows. The places proposed are good ones: take them all at once.',
        'Prima ciascuno può disporre le proprie unità nelle sue file. I posti proposti vanno bene: accettali tutti insieme.',
      ),
      want: { type: 'deploy' },
    },
    {
      say: say(
        'Montefeltro opens the battle: all his horse must charge and come to grips, and each attack gets one more on the dice. Pazzo follows without a roll. Your Feditori will be hit hard: they are there for that.',
        'Apre Montefeltro: tutta la sua cavalleria deve caricare e venire a contatto, e ogni attacco ha uno in più ai dadi. Pazzo segue senza tirare. I tuoi Feditori prenderanno il colpo: sono lì per questo.',
      ),
      point: at('1007'),
      rules: ['gg.S.8.2a', 'gg.S.8.2b', 'gg.S.8.2.1', 'gg.S.8.2.2'],
    },
    {
      say: say(
        'On the wings stand the two Compagnie, crossbows and bows with their shields. They shoot at whoever stands before the Feditori. Any Capitano in range may order one of them, not both in one activation.',
        'Sulle ali stanno le due Compagnie, balestre e archi coi loro palvesi. Tirano a chi sta davanti ai Feditori. Qualunque Capitano a portata può comandarne una, non tutte e due nella stessa attivazione.',
      ),
      point: at('1304'),
      rules: ['gg.S.8.5', 'gg.S.8.5.1a', 'gg.S.8.5.1b'],
    },
    {
      say: say(
        'Behind the Feditori comes Durfort with the main line and the Standard, then Mangiatori’s foot. When the Ghibelline horse has spent itself, that line strikes.',
        'Dietro i Feditori c’è Durfort con la schiera grossa e lo Stendardo, poi i fanti di Mangiatori. Quando la cavalleria ghibellina si è consumata, colpisce questa schiera.',
      ),
      point: at('1507'),
      rules: ['gg.13.2.2'],
    },
    {
      say: say(
        'Corso Donati waits on the flank. Only when a Guelph cavalry unit has routed may you call him, and a die decides: one die and the Ghibellines’ Victory Level, 6 or more. In his first run he may go on as long as his Continuum holds, and nobody interrupts him.',
        'Corso Donati aspetta sul fianco. Solo dopo che un’unità di cavalleria guelfa è andata in rotta puoi chiamarlo, e decide un dado: un dado più il Livello di Vittoria ghibellino, 6 o più. La prima volta può proseguire finché gli riesce il Continuum, e nessuno lo interrompe.',
      ),
      point: at('1611'),
      rules: ['gg.S.8.7', 'gg.S.8.7.1', 'gg.S.8.7.2'],
    },
    {
      say: say(
        'Guido Novello is the enemy’s reserve. After Donati has come, the Ghibelline must try to bring him in; if the die says no, he leaves the field, and that is worth three Levels to you.',
        'Guido Novello è la riserva nemica. Dopo l’arrivo di Donati il ghibellino deve tentare di farlo entrare; se il dado dice di no, abbandona il campo, e per te sono tre Livelli.',
      ),
      point: at('0410'),
      rules: ['gg.S.8.8', 'gg.S.8.8.1a', 'gg.S.8.8.1b', 'gg.S.8.8.1c'],
    },
    {
      say: say(
        'The camp behind you is worth a Level a hex to the enemy, once each. But your units with the camp at their backs do not retreat.',
        'L’accampamento alle tue spalle vale al nemico un Livello per esagono, una volta ciascuno. Ma le tue unità con il campo alle spalle non si ritirano.',
      ),
      point: at('2105'),
      rules: ['gg.S.8.9', 'gg.S.8.9.1', 'gg.S.8.9.3'],
    },
    {
      say: say(
        'Twelve Levels win. You gain one for every 4 Victory Points, he for every 8: a hit on horse is one point, a routed unit more. From Level 2 on, a lucky roll after each of one’s activations gives another. And beware of the sky: bad weather favours the Ghibellines.',
        'Vincono dodici Livelli. A te ne dà uno ogni 4 Punti Vittoria, a lui ogni 8: un colpo alla cavalleria è un punto, un’unità in rotta di più. Dal Livello 2 un tiro fortunato dopo ogni propria attivazione ne dà un altro. E attento al cielo: il maltempo favorisce i ghibellini.',
      ),
      rules: ['gg.17.2.2', 'gg.S.8.12.1', 'gg.17.1.1a', 'gg.17.2.1', 'gg.S.8.4.1'],
    },
  ],
  finished: say(
    [
      'A plan, then: take the first shock with the Feditori and make it dear with the crossbows; let the enemy’s capacities wear down; strike back with Durfort on the flanks of those who have advanced; and keep Donati for the moment when it hurts. Now play it.',
    ],
    [
      'Il piano, dunque: reggi il primo urto coi Feditori e fallo pagare con le balestre; lascia che le Capacità nemiche si consumino; contrattacca con Durfort sui fianchi di chi è avanzato; e tieni Donati per il momento in cui fa più male. Ora giocala.',
    ],
  ),
};
