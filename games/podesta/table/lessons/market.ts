/** Trade: the market, Benefici that move its prices, and a bargain far away. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { midYear } from './mid-year.ts';
import { beneficio, good, mercatorCard, townOf } from './position.ts';

const CLOTH_FOR_ROMA = 'MC33';

export const market: Lesson = {
  id: 'podesta-market',
  minutes: 5,
  title: { en: 'The market', it: 'Il mercato' },
  about: {
    en: 'Buy low, sell high, and help the prices along.',
    it: 'Comprare a poco, vendere a molto, e dare una mano ai prezzi.',
  },
  scenario: 'short',
  near: townOf('firenze'),
  seat: 0,
  position: midYear({
    month: 3,
    phase: 'commercial',
    lapo: {
      loyal: { firenze: [1, 3, 4, 5] },
      purse: 900,
      treasury: 1500,
      lots: [0, 0, 4, 0, 0, 5],
      benefici: ['spada-3', 'scudo-2'],
      mercator: [CLOTH_FOR_ROMA],
    },
    ghino: { loyal: { siena: [1, 3, 4, 5] }, purse: 1100, treasury: 2000 },
  }),
  steps: [
    {
      say: say(
        [
          'March. You are Lapo Bencivegna, Podestà of Firenze, and it is your commercial phase. Your warehouse holds five lots of metals and four of cloth, all bought in earlier months: lots bought this month could not be sold yet. Everything stands at 100 florins.',
          'A treasury pays for the commune; a merchant lives on trade. Every 500 florins in your purse above the 1,600 you began with are a point at the end.',
        ],
        [
          'Marzo. Sei Lapo Bencivegna, Podestà di Firenze, ed è la tua fase commerciale. In magazzino hai cinque partite di metalli e quattro di stoffe, tutte comprate nei mesi scorsi: quelle comprate questo mese non si potrebbero ancora vendere. Tutto vale 100 fiorini.',
          'L’erario paga per il Comune; il mercante vive di commercio. Ogni 500 fiorini in cassa oltre i 1.600 di partenza, alla fine, sono un punto.',
        ],
      ),
      rules: ['pod.21a', 'pod.21g', 'pod.21k', 'pod.3b'],
    },
    {
      say: say(
        'Before you sell, raise the price. A Beneficio with Spade makes a good dearer by 10 florins for each symbol, one with Scudi makes it cheaper. Play the three Spade on metals.',
        'Prima di vendere, alza il prezzo. Un Beneficio di Spade rincara una merce di 10 fiorini per simbolo, uno di Scudi la fa calare. Gioca le tre Spade sui metalli.',
      ),
      rules: ['pod.21l', 'pod.23f'],
      want: { type: 'sway', token: beneficio('spada-3'), good: good('metalli') },
    },
    {
      say: say(
        'Metals stand at 130. In a turn you may sell five lots in all, and each good once: all lots of one sale are paid at the price before it. Sell the five of metals together.',
        'I metalli sono a 130. In un turno puoi vendere cinque partite in tutto, e ogni merce una volta sola: le partite di una vendita sono pagate tutte al prezzo di prima. Vendi insieme le cinque di metalli.',
      ),
      rules: ['pod.21e', 'pod.21f'],
      want: { type: 'sell', good: good('metalli'), lots: 5 },
    },
    {
      say: say(
        [
          '650 florins, and the price has fallen to 80: whoever sells metals after you earns less. That is why one bids for the order of play.',
          'The cloth goes farther. Your Mercator card finds buyers in Roma for four lots at 200 each. Two merchants are playing: in a whole year only two such cards are used, whoever has them. Show yours before others do.',
        ],
        [
          '650 fiorini, e il prezzo è sceso a 80: chi vende metalli dopo di te guadagna meno. Ecco perché si offre per l’ordine di gioco.',
          'Le stoffe vanno più lontano. La tua carta Mercator trova a Roma chi compra quattro partite a 200 l’una. Giocano due mercanti: in tutto l’anno si usano solo due di queste carte, di chiunque siano. Mostra la tua prima degli altri.',
        ],
      ),
      rules: ['pod.22a', 'pod.22d', 'pod.22g'],
      want: { type: 'showCard', card: mercatorCard(CLOTH_FOR_ROMA) },
    },
    {
      say: say(
        'The informer wants 100 florins, and only now that you use the card. If you had too few lots, you could offer others a share in the deal. You have all four: close it.',
        'L’informatore vuole 100 fiorini, e solo adesso che usi la carta. Se ti mancassero partite potresti offrire ad altri una parte dell’affare. Tu le hai tutte e quattro: concludilo.',
      ),
      rules: ['pod.22c', 'pod.22i'],
      want: { type: 'closeBargain' },
    },
    {
      say: say(
        [
          '700 florins, the fee paid. The card’s price is its own affair, but four lots sold have taken cloth down to 60 on the market.',
          'Now think of next month. A turn allows two Benefici on prices, on different goods. Play the two Scudi on precious goods.',
        ],
        [
          '700 fiorini, pagato l’informatore. Il prezzo della carta non fa testo, ma quattro partite vendute hanno fatto scendere le stoffe a 60 sul mercato.',
          'Ora pensa al mese prossimo. Un turno ammette due Benefici sui prezzi, su merci diverse. Gioca i due Scudi sui preziosi.',
        ],
      ),
      rules: ['pod.22b', 'pod.21m', 'pod.23g'],
      want: { type: 'sway', token: beneficio('scudo-2'), good: good('preziosi') },
    },
    {
      say: say(
        'Precious goods cost 80. Buy five lots, the most a turn allows, and the price will rise behind you.',
        'I preziosi costano 80. Compra cinque partite, il massimo di un turno, e il prezzo salirà alle tue spalle.',
      ),
      rules: ['pod.21d', 'pod.21f'],
      want: { type: 'buy', good: good('preziosi'), lots: 5 },
    },
    {
      say: say(
        'You paid 400 florins for lots that stand at 130 each. But Ghino plays after you, and an event may move the price as well. Your purse holds 1,850 florins: end the phase.',
        'Hai pagato 400 fiorini per partite che ora valgono 130 l’una. Ma dopo di te gioca Ghino, e anche un evento può muovere il prezzo. In cassa hai 1.850 fiorini: chiudi la fase.',
      ),
      rules: ['pod.21h', 'pod.21i'],
      want: { type: 'endPhase' },
    },
  ],
  finished: say(
    [
      'Buy what will be needed: works ask for building material and timber, armies for metals and animals, feasts for cloth, precious goods and animals. And look at the order of play before you fill the warehouse: the first to sell sells best.',
    ],
    [
      'Compra ciò che servirà: le opere chiedono materiale edile e legname, gli eserciti metalli e animali, le feste stoffe, preziosi e animali. E guarda l’ordine di gioco prima di riempire il magazzino: vende meglio chi vende per primo.',
    ],
  ),
};
