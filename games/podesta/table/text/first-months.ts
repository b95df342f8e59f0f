/** The words of the first lesson. */
import { bilingual } from '@carroccio/table/text/bilingual.ts';

type Paragraphs = readonly string[];

const words = <T extends Record<string, Paragraphs>>(en: T, it: { [K in keyof T]: Paragraphs }) => ({ en, it });

const said = words(
  {
    welcome: [
      'Tuscany, the middle of the XIII century. You are Lapo Bencivegna, a wool merchant of Firenze and a Guelph, with 1,600 florins in your purse. Ghino Malaspesa, banker of Siena, is a Ghibelline.',
      'Neither of you governs anything yet. Drag the map to move it, use the wheel or two fingers to zoom, press a town to see its card.',
    ],
    sestieri: [
      'Every commune has six sestieri. The first are the Bellatores, nobles who serve on horseback; the second and third the Mercatores; the other three the Laboratores. Odd numbers begin with the faction of their commune, even numbers with the other.',
      'Whoever has the trust of four sestieri is elected Podestà. Each loyal sestiere is a point at the end.',
    ],
    bid: [
      'A turn is a month, and every month begins with an auction for the order of play. Bids are secret, and everybody’s florins are lost: bid for the order when it is worth it.',
      'Sums are laid under a shield, unseen until all have laid theirs. Lay 30 florins.',
    ],
    annales: [
      'Ghino bid 10: you play first. Then a card of the Annales is turned: a good harvest. Animals become cheaper by 30, and somebody earns 200 florins. Who, is decided by lot, unless a player spends a Proditor to direct the event.',
      'You have none. Let the lot decide.',
    ],
    harvest: [
      'Ghino has no Proditor either, and the lot falls on you: 200 florins.',
      'Now it is your turn, in three phases: political, commercial, military. What is over does not come back: think of politics before you trade.',
    ],
    firstTrust: [
      'Trust is bought with a contribution: Laboratores ask 60 florins, Mercatores 120, Bellatores 180. That is the price for a sestiere of your own faction.',
      'Begin with the cheapest of the Guelphs in Firenze: pay for the trust of Laboratores V. Press the town, or choose it in the list.',
    ],
    mercatores: ['Their counter is yours. Now Mercatores III, Guelphs as well: 120 florins.'],
    bellatores: [
      'The Bellatores are the dearest, but their company is the only one on horseback, and you will need it. Pay 180 florins for Bellatores I.',
    ],
    turn: [
      'Three Guelph sestieri are loyal to you, and you need a fourth. The others are Ghibelline: who shall change faction costs double. Laboratores IV for 120 florins are the cheapest.',
    ],
    elected: [
      'Firenze has elected you Podestà. The counter of IV has turned to the Guelph side, your Podestà stands in the town, and the citizens have paid the year’s taxes: 3,000 florins.',
      'That money is in the treasury, not in your purse. It pays for works, feasts and soldiers, and never for you.',
    ],
    build: [
      'Public works bind the citizens to you. Each one finished makes it dearer for rivals to take your sestieri, and cheaper for you to keep them. Roads and bridges also bring 1,000 florins more in taxes every year.',
      'Begin Roads and bridges in Firenze, paying from the treasury.',
    ],
    material: [
      'A work takes three lots of building material and two of timber for 900 florins. Merchants who have them may deliver them and earn; nobody has any yet.',
      'Take it all from the market. In three months the labour, 300 florins, will be due.',
    ],
    endPolitics: [
      'Building material and timber have become dearer. That is enough politics for this month: end the phase.',
    ],
    buy: [
      'The market. Every lot bought raises the price of its good by 10 florins, every lot sold lowers it; but all lots of one deal are paid at the price before it. And what you buy can be sold only from the next month on.',
      'In a turn you may buy five lots. Buy five of metals, at 100 florins each.',
    ],
    beneficio: [
      'Metals now stand at 150: next month your five lots are worth 750, if nobody sells before you do. That is what the order of play is for.',
      'Benefici are secret helpers, drawn from a bag for 100 florins each. Buy one.',
    ],
    proditor: [
      'A Proditor, the strongest of them all: he steals a sestiere from a rival, seizes an event, opens the gates of a town, buys treason. You will use him soon.',
      'You also hold Mercator cards, bargains far from the market; only as many are played in a year as there are merchants. Keep them for now and end the phase.',
    ],
    noWar: ['The military phase. Your companies can wait for a month: end this phase too.'],
    ghino: [
      'Ghino did as you did: four sestieri of Siena trust him, and he governs the town. The month is over; the second begins.',
    ],
    strip: [
      'You bid 20 florins and Ghino nothing: you are first again. The event, French fashion, has made cloth dearer by 50.',
      'Now the Proditor. He takes from Ghino a sestiere that is loyal to him, for double the contribution: Laboratores V of Siena cost 120 florins. One that had changed before would cost three times as much. Pay for their trust.',
    ],
    ride: [
      'A point for you, one less for Ghino, and a foot inside his walls: with two sestieri there you could start a civil war.',
      'Communes without a merchant can be won as well, but a Podestà must be there in person. Prato is near, and Guelph. Choose the Podestà of Firenze to move.',
    ],
    rideTo: [
      'He has 12 points a month: a plain costs 1, a hill 2, a river 4, a mountain 6; towns have bridges. Prato is 2 away. Ride there.',
    ],
    prato: [
      'The same as at home. Prato has no Podestà and no works, so nothing is added. First Laboratores V, 60 florins.',
    ],
    prato3: ['Mercatores III, 120 florins.'],
    prato4: [
      'The remaining Guelphs are the Bellatores, for 180. Two Ghibelline sestieri of Laboratores cost 120 each: take IV.',
    ],
    prato6: ['And VI. Four sestieri will elect you.'],
    second: [
      'Prato is yours: a representative governs it in your name, with 3,000 florins of taxes in a treasury of its own. Your purse is nearly empty, but the lots of metals wait. End the political phase.',
    ],
    sell: ['You paid 500 florins for your metals. Sell all five, at 150 each.'],
    endTrade: [
      '750 florins, and the price is back at 100. Every 500 florins above the first 1,600 in your purse are a point at the end. End the phase.',
    ],
    raise: [
      'And now the soldiers. Every sestiere loyal to you gives its company, as long as it shows your faction; at least one must stay in the town.',
      'Pistoia, Ghibelline and without a merchant, lies close by. A single company of horse is enough to raid it. Gather an army in Firenze: the feditori alone, the company of Bellatores I.',
      'The others never see who marches under a counter. An expedition of three companies or more would have to be paid, by company and square; one or two march free.',
    ],
    march: ['The army has 12 points, like a Podestà. March with it, without your Podestà, who is in Prato.'],
    marchTo: ['Over Prato to K4, the square beside Pistoia.'],
    raid: [
      'A first raid brings 1,500 florins to the treasury, a second in the same year 900, a third 600: then the commune is ruined and pays nobody any taxes. Pistoia has no Podestà who could come out and fight.',
      'Raid it: press your army and then Pistoia, or look among the choices.',
    ],
    looted: [
      '1,500 florins for the treasury of Firenze. With three companies you could besiege Pistoia: trebuchets against its walls, and 3 points if it falls.',
      'Against a rival you declare war, agree on place and month, and fight on the Campo della contesa, company by company. Until then arm your men, hire a company of fortune, and keep friends: leagues, loans and promises are all deals that you can propose.',
    ],
    points: [
      'If the game ended now, your nine loyal sestieri would be nine points. Battles and sieges are worth 3, won or lost. The worst is exile: whoever loses his own commune loses 12 points.',
    ],
    end: [
      'That is the heart of it: trust, money, power, and each pays for the next. Begin with the short game, one year, with three or four merchants. Every line of the log and every choice names its rule: press the number to read it.',
    ],
  },
  {
    welcome: [
      'Toscana, metà del XIII secolo. Sei Lapo Bencivegna, mercante di lana a Firenze e guelfo, con 1.600 fiorini in cassa. Ghino Malaspesa, banchiere di Siena, è ghibellino.',
      'Nessuno dei due governa ancora. Trascina la mappa per spostarla, usa la rotella o due dita per ingrandire, tocca una città per vederne la scheda.',
    ],
    sestieri: [
      'Ogni Comune ha sei sestieri. Il primo è dei Bellatores, i nobili che servono a cavallo; il secondo e il terzo dei Mercatores; gli altri tre dei Laboratores. I dispari cominciano con la fazione del Comune, i pari con l’altra.',
      'Chi ha la fiducia di quattro sestieri è eletto Podestà. Ogni sestiere fedele, alla fine, è un punto.',
    ],
    bid: [
      'Un turno è un mese, e ogni mese comincia con l’asta per l’ordine di gioco. Le offerte sono segrete e i fiorini li perdono tutti: offri quando giocare prima ti serve davvero.',
      'Le somme si posano sotto uno scudo, nascoste finché tutti hanno posato la propria. Posa 30 fiorini.',
    ],
    annales: [
      'Ghino ha offerto 10: giochi per primo. Poi si scopre una carta degli Annales: buon raccolto. Gli animali calano di 30 e qualcuno guadagna 200 fiorini. Chi, lo decide la sorte, a meno che un giocatore non spenda un Proditor per indirizzare l’evento.',
      'Tu non ne hai. Lascia decidere la sorte.',
    ],
    harvest: [
      'Nemmeno Ghino ha un Proditor, e la sorte tocca a te: 200 fiorini.',
      'Ora è il tuo turno, in tre fasi: politica, commerciale, militare. Una fase chiusa non si riapre: pensa alla politica prima che agli affari.',
    ],
    firstTrust: [
      'La fiducia si ottiene con un contributo: i Laboratores chiedono 60 fiorini, i Mercatores 120, i Bellatores 180. Tanto costa un sestiere della tua fazione.',
      'Comincia dai guelfi di Firenze che costano meno: paga per la fiducia dei Laboratores V. Tocca la città, o scegli dalla lista.',
    ],
    mercatores: ['La loro pedina è tua. Ora i Mercatores III, guelfi anche loro: 120 fiorini.'],
    bellatores: [
      'I Bellatores sono i più cari, ma la loro è l’unica compagnia a cavallo, e ti servirà. Paga 180 fiorini per i Bellatores I.',
    ],
    turn: [
      'Tre sestieri guelfi ti sono fedeli e te ne serve un quarto. Gli altri sono ghibellini: chi deve cambiare fazione costa il doppio. I più convenienti sono i Laboratores IV, per 120 fiorini.',
    ],
    elected: [
      'Firenze ti ha eletto Podestà. La pedina del IV si è girata sul lato guelfo, il tuo Podestà è in città e i cittadini hanno versato le tasse dell’anno: 3.000 fiorini.',
      'Quel denaro sta nella cassa comunale, non nella tua. Paga opere, feste e soldati; a te, mai.',
    ],
    build: [
      'Le opere pubbliche legano a te i cittadini. Ognuna, una volta compiuta, rende i tuoi sestieri più cari ai rivali e meno cari a te. Strade e ponti portano inoltre 1.000 fiorini di tasse in più all’anno.',
      'Avvia Strade e ponti a Firenze, con i soldi della cassa comunale.',
    ],
    material: [
      'Un’opera richiede tre partite di materiale edile e due di legname, per 900 fiorini. I mercanti che ne hanno possono fornirle e guadagnarci; per ora non ne ha nessuno.',
      'Prendi tutto dal mercato. Fra tre mesi ci sarà da pagare la manodopera: 300 fiorini.',
    ],
    endPolitics: ['Materiale edile e legname sono rincarati. Per questo mese basta con la politica: chiudi la fase.'],
    buy: [
      'Il mercato. Ogni partita comprata alza di 10 fiorini il prezzo della merce, ogni partita venduta lo abbassa; ma tutte le partite di un affare si pagano al prezzo di prima. E quel che compri si può vendere solo dal mese dopo.',
      'In un turno puoi comprare cinque partite. Comprane cinque di metalli, a 100 fiorini l’una.',
    ],
    beneficio: [
      'I metalli ora stanno a 150: il mese prossimo le tue cinque partite valgono 750, se nessuno vende prima di te. Ecco a che serve l’ordine di gioco.',
      'I Benefici sono aiuti segreti, pescati da un sacchetto a 100 fiorini l’uno. Comprane uno.',
    ],
    proditor: [
      'Un Proditor, il più potente di tutti: strappa un sestiere a un rivale, si prende un evento, apre le porte di una città, compra tradimenti. Lo userai presto.',
      'Hai in mano anche le carte Mercator, affari fuori mercato; in un anno se ne giocano solo quanti sono i mercanti. Per ora tienile e chiudi la fase.',
    ],
    noWar: ['La fase militare. Le tue compagnie possono aspettare un mese: chiudi anche questa.'],
    ghino: [
      'Ghino ha fatto come te: quattro sestieri di Siena hanno fiducia in lui, e la governa. Il mese è finito; comincia il secondo.',
    ],
    strip: [
      'Hai offerto 20 fiorini e Ghino nulla: sei di nuovo primo. L’evento, la moda di Francia, ha rincarato le stoffe di 50.',
      'Ora il Proditor. Strappa a Ghino un sestiere a lui fedele, per il doppio del contributo: i Laboratores V di Siena costano 120 fiorini. Uno che avesse già cambiato costerebbe il triplo. Paga per la loro fiducia.',
    ],
    ride: [
      'Un punto a te, uno in meno a Ghino, e un piede dentro le sue mura: con due sestieri lì potresti scatenare una guerra civile.',
      'Anche i Comuni senza un mercante si possono conquistare, ma ci vuole un Podestà sul posto. Prato è vicina, e guelfa. Scegli di muovere il Podestà di Firenze.',
    ],
    rideTo: [
      'Ha 12 punti al mese: una pianura ne costa 1, un colle 2, un fiume 4, un monte 6; le città hanno i ponti. Prato ne dista 2. Cavalca fin là.',
    ],
    prato: [
      'Come a casa. Prato non ha Podestà né opere, perciò non si aggiunge nulla. Per primi i Laboratores V, 60 fiorini.',
    ],
    prato3: ['I Mercatores III, 120 fiorini.'],
    prato4: [
      'Di guelfi restano i Bellatores, per 180. Due sestieri ghibellini di Laboratores costano 120 l’uno: prendi il IV.',
    ],
    prato6: ['E il VI. Con quattro sestieri sarai eletto.'],
    second: [
      'Prato è tua: un tuo rappresentante la governa in tuo nome, con 3.000 fiorini di tasse in una cassa propria. La tua è quasi vuota, ma ci sono i metalli. Chiudi la fase politica.',
    ],
    sell: ['I metalli li hai pagati 500 fiorini. Vendi tutte e cinque le partite, a 150 l’una.'],
    endTrade: [
      '750 fiorini, e il prezzo è tornato a 100. Ogni 500 fiorini in cassa oltre i 1.600 iniziali sono, alla fine, un punto. Chiudi la fase.',
    ],
    raise: [
      'E adesso i soldati. Ogni sestiere a te fedele dà la sua compagnia, purché mostri la tua fazione; almeno una deve restare in città.',
      'Pistoia, ghibellina e senza mercante, è a due passi. Per razziarla basta una compagnia a cavallo. Raduna un esercito a Firenze: i soli feditori, la compagnia dei Bellatores I.',
      'Gli altri non vedono mai chi marcia sotto una pedina. Una spedizione di tre compagnie o più si dovrebbe pagare, per compagnia e per casella; una o due marciano gratis.',
    ],
    march: ['L’esercito ha 12 punti, come un Podestà. Mettilo in marcia, senza il tuo Podestà, che è a Prato.'],
    marchTo: ['Per Prato fino a K4, la casella accanto a Pistoia.'],
    raid: [
      'La prima razzia porta 1.500 fiorini in cassa, la seconda nello stesso anno 900, la terza 600: poi il Comune è alla fame e non paga tasse a nessuno. Pistoia non ha un Podestà che possa uscire a combattere.',
      'Razziala: tocca il tuo esercito e poi Pistoia, o cerca tra le scelte.',
    ],
    looted: [
      '1.500 fiorini per la cassa di Firenze. Con tre compagnie potresti assediare Pistoia: trabucchi contro le mura, e 3 punti se cade.',
      'A un rivale si dichiara guerra, ci si accorda sul luogo e sul mese e si combatte sul Campo della contesa, compagnia per compagnia. Prima arma i tuoi, assolda una compagnia di ventura e tieniti degli amici: leghe, prestiti e promesse sono tutti accordi che puoi proporre.',
    ],
    points: [
      'Se finisse ora, i tuoi nove sestieri fedeli sarebbero nove punti. Battaglie e assedi ne valgono 3, vinti o persi. Il peggio è l’esilio: chi perde il proprio Comune perde 12 punti.',
    ],
    end: [
      'Il cuore del gioco è questo: fiducia, denaro, potere, e l’uno paga l’altro. Comincia dalla partita breve, un anno, con tre o quattro mercanti. Ogni riga della cronaca e ogni scelta porta la sua regola: tocca il numero per leggerla.',
    ],
  },
);

type FirstMonthsWords = typeof said.en;

/** What a step says, in both languages. */
export const saidInFirst = (key: keyof FirstMonthsWords) => ({ en: said.en[key], it: said.it[key] });

export const firstMonths = bilingual({
  en: {
    title: 'Two months in Tuscany',
    about:
      'From a merchant’s first bid to the government of two communes: an auction, an election, the market, a Proditor and a raid.',
  },
  it: {
    title: 'Due mesi in Toscana',
    about:
      'Dalla prima offerta di un mercante al governo di due Comuni: un’asta, un’elezione, il mercato, un Proditor e una razzia.',
  },
});
