/** A deal between merchants: an offer, the other's own, and what holds of what was said. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { GHINO, midYear } from './mid-year.ts';
import { good, townOf } from './position.ts';

const METALS = { kind: 'goods', good: good('metalli'), lots: 3 };
/** No war, raid or siege for three months. */
const PEACE = { kind: 'promise', what: 0, months: 3, florins: 0 };
const money = (florins: number) => ({ kind: 'florins', florins });

export const deal: Lesson = {
  id: 'podesta-deal',
  minutes: 4,
  title: { en: 'A deal', it: 'Un accordo' },
  about: {
    en: 'Goods, florins and a word of honour: what may be agreed upon, and what holds.',
    it: 'Merci, fiorini e una parola d’onore: che cosa si può pattuire, e che cosa vincola.',
  },
  scenario: 'short',
  near: townOf('siena'),
  seat: 0,
  position: midYear({
    month: 6,
    phase: 'commercial',
    lapo: { loyal: { firenze: [1, 3, 4, 5] }, purse: 1200, treasury: 1500 },
    ghino: { loyal: { siena: [1, 3, 4, 5] }, purse: 700, treasury: 2000, lots: [0, 0, 0, 0, 0, 4] },
  }),
  steps: [
    {
      say: say(
        [
          'Players may agree on whatever they like, and most of it can be written down here: florins, public money, lots, Benefici, companies lent for a battle, sestieri, promises. An offer has two columns, what you give and what you ask.',
          'You are Lapo. Soon you will arm your companies, and that makes metals dear; Ghino holds four lots of them. On the market they cost 100 florins, and the more you buy the more they will cost.',
        ],
        [
          'I giocatori possono pattuire quel che vogliono, e quasi tutto si può mettere per iscritto qui: fiorini, denaro pubblico, partite, Benefici, compagnie prestate per una battaglia, sestieri, promesse. Un’offerta ha due colonne, ciò che dai e ciò che chiedi.',
          'Sei Lapo. Fra poco armerai le tue compagnie, e questo rincara i metalli; Ghino ne ha quattro partite. Al mercato costano 100 fiorini, e più ne compri più costeranno.',
        ],
      ),
      rules: ['pod.20c', 'pod.21j', 'pod.22j'],
    },
    {
      say: say(
        'Offer Ghino 240 florins for three lots of metals and his word to keep the peace for three months.',
        'Offri a Ghino 240 fiorini per tre partite di metalli e la sua parola di restare in pace per tre mesi.',
      ),
      rules: ['pod.20b', 'pod.20c'],
      want: { type: 'propose', partner: GHINO, give: [money(240)], take: [METALS, PEACE] },
      otherwise: {
        en: 'Give 240 florins; ask three lots of metals and peace for three months.',
        it: 'Dai 240 fiorini; chiedi tre partite di metalli e la pace per tre mesi.',
      },
    },
    {
      say: say(
        'Ghino answers with an offer of his own: the same, for 300 florins. That is the price of the market; but bought from him the lots do not move it, and the peace comes with them. Only one such answer is allowed to an offer: accept, or decline and all stays as it was.',
        'Ghino risponde con un’offerta sua: le stesse cose, per 300 fiorini. È il prezzo del mercato; ma comprate da lui le partite non lo fanno salire, e in più c’è la pace. A un’offerta si risponde così una volta sola: accetta, oppure rifiuta e tutto resta com’era.',
      ),
      first: [{ type: 'counter', give: [METALS, PEACE], take: [money(300)] }],
      rules: ['pod.20c', 'pod.22j'],
      want: { type: 'accept' },
    },
    {
      say: say(
        [
          'Florins and lots have changed hands at once. A promise is only written down: nobody is held to it, but when it is kept or broken both will read so in the log.',
          'A league is more: Podestà of the same faction join in one, and one of them must ride to the other’s commune for it. You and Ghino are of opposite factions: for you there are only deals. End the phase.',
        ],
        [
          'Fiorini e partite sono passati di mano subito. Una promessa invece è solo annotata: nessuno è costretto a mantenerla, ma quando è mantenuta o tradita tutti e due lo leggono nel registro.',
          'Una lega è di più: la stringono Podestà della stessa fazione, e uno di loro deve recarsi nel Comune dell’altro. Tu e Ghino siete di fazioni opposte: per voi ci sono solo gli accordi. Chiudi la fase.',
        ],
      ),
      rules: ['pod.20a', 'pod.20d', 'pod.20f'],
      want: { type: 'endPhase' },
    },
  ],
  finished: say(
    [
      'Ask for what costs the other little and helps you much. Offers may be made in other players’ turns too. And remember who kept his word: by the end of the year everybody will need somebody.',
    ],
    [
      'Chiedi ciò che all’altro costa poco e a te serve molto. Si può offrire anche nel turno degli altri. E ricordati chi ha mantenuto la parola: prima della fine dell’anno tutti avranno bisogno di qualcuno.',
    ],
  ),
};
