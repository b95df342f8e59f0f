/** The words of the first lesson. */
import { bilingual } from '@carroccio/table/text/bilingual.ts';

type Paragraphs = readonly string[];

const words = <T extends Record<string, Paragraphs>>(en: T, it: { [K in keyof T]: Paragraphs }) => ({ en, it });

const said = words(
  {
    welcome: [
      'Flanders, in the middle of the XVII century. Two small forces meet at a farm, and you lead the French, from the south. You have a division of foot under de La Tour and one of horse under Hocquincourt; de Launay commands in chief.',
      'Drag the map to move it, use the wheel or two fingers to zoom. Press a counter to see its card.',
    ],
    unit: [
      'Look at Rambures, a veteran regiment of pike and musket. Its card gives its strength, how far it moves, and what it adds in fire, melee and morale. Its protection is what it can shrug off, against fire and in melee.',
      'A unit faces a corner of its hex: the two hexes at that corner are its front, the two beside them its flanks, the two behind its rear. In the flank a regiment of pikes is weak.',
    ],
    cards: [
      'There are no dice. Each side has one deck of order cards, and every card does two jobs: as an order it makes a division act; drawn in a test it gives a number from 1 to 8, and up to 3 is a success for your army.',
      'You hold six cards. What you play as orders will not be drawn, and what you draw cannot be ordered: that is the whole art.',
    ],
    assignFoot: [
      'Each division gets at most one card, face down. The card says which of the four actions the division may take, movement, fire, melee and reorganising, and how early it acts: priority 3 comes first.',
      'Give de La Tour’s foot the card Engaged, with movement, fire and melee. Give it upright, not focused: focused, a division does a single thing, but does it better.',
    ],
    assignHorse: [
      'Now the horse. Charge! has movement and melee, and its special ability adds two cards to the test every charge begins with. Give it to Hocquincourt.',
    ],
    toTop: [
      'Four cards are left, and you may keep only three: your command capacity. Something must go back into the deck, on top or at the bottom, and you choose.',
      'No order is worthless as an order, but its number is 1: a sure success. Put it on top of the deck, and the first card you draw in a test will be this one.',
    ],
    ready: ['That is all. Say that you are ready: the Spanish choose too, then all cards are turned up together.'],
    initiative: [
      'The Spanish have ordered only their foot, also Engaged, but with priority 2. You have more orders of priority 3: the initiative is yours, and both your divisions act before theirs.',
      'A turn goes through movement, fire, melee and reorganising; in each the divisions act by priority. Begin with de La Tour’s foot.',
    ],
    march: [
      'Units obey a general who is no farther away than his morale: two hexes for de La Tour. The layer Command distance shows how far he reaches; all his units are near enough.',
      'March with Rambures: press it, or choose it in the list.',
    ],
    step: [
      'It has one movement point, enough for one hex. Muskets reach two hexes ahead, and Grobbendonck’s regiment stands at 0504. Step to 0506.',
    ],
    halt: ['A move ends with a facing. Keep the regiment facing north, with the enemy in front of it.'],
    light: [
      'The Enfants perdus are musketeers in open order: quick, hard to catch, useless in a melee, and deadly to formed pikes. March with them too.',
    ],
    lightStep: ['They could go two hexes, but one brings them into range. Step to 0406.'],
    lightHalt: ['Halt there, and face north.'],
    endFoot: ['The foot is in place. End its movement; the horse comes next.'],
    charge: [
      'Ribaucourt’s regiment, at 0704, has turned towards the farm. Its front is west and south-west, so whoever comes from the south-east takes it in the flank.',
      'A charge must begin with a morale test: one success and the horse gets two more movement points, no success and it stays where it is. Charge Ribaucourt with Roquelaure.',
    ],
    stop: [
      'A test draws one card for each point of strength, three at most, and as many more as ability, leader and order give. Seven were due, and the first was the 1 that you put on top: a success, and one is enough.',
      'You may draw on or stop. Stop: what stays in the deck can still be an order, or a better test.',
    ],
    ride1: [
      'Four points, hex by hex. Whatever comes near may react, horse with a countercharge. Nobody does. Ride to 0806.',
    ],
    ride2: [
      'Now to 0805, next to Ribaucourt. Fermezza lets foot fire at whoever comes at it, but only into its sector, and you come from its flank.',
    ],
    rideHalt: ['Next to an enemy every move is over. Face north, with Ribaucourt in front of you.'],
    general: [
      'After his units the general himself may move: three hexes, without an order. In the hex of a unit he adds his own values to its tests, and shares its losses.',
      'Hocquincourt is worth a card in melee. Ride with him to 0805.',
    ],
    chief: [
      'The Spanish foot had movement too, but stays. Now commanders whose division has no order to move may ride, and the commander-in-chief last. He should stay near his generals: where the chain of command is broken, an order must pass a test before it counts.',
      'De Launay is well placed. Say that you are ready.',
    ],
    shoot: [
      'The fire phase. Musketeers in open order do one damage to formed pikes before any card is drawn: that is their advantage. Then each success is a damage more.',
      'Fire with the Enfants perdus at Grobbendonck. The panel shows the exact odds first.',
    ],
    shootAgain: [
      'Grobbendonck fired back, as every target may that has not fired yet in this turn; both shots count at the same time. You did 2 damages, its protection stopped one: a loss. Its own one damage was stopped by yours.',
      'A single loss by fire moves nobody. Now Rambures: only two cards, for pikes shoot worse than musketeers, but Grobbendonck has no shot left to answer with.',
    ],
    shaken: [
      'Two successes, one more loss. A second loss in the same turn, and no friends to support it: Grobbendonck’s regiment is shaken and falls back to its general. Shaken units neither move nor fire nor fight.',
      'Now the melee. Roquelaure has a melee order and an enemy in front: it must fight, and Ribaucourt fights back.',
    ],
    melee: [
      'Six cards for Roquelaure: three for strength, two for its skill, one for Hocquincourt. Two successes, and one damage more for the weak flank: three, less one of protection. Ribaucourt’s only success was stopped.',
      'Two losses at once: Ribaucourt’s regiment too is shaken and runs.',
    ],
    pursuit: [
      'Horse that has won may pursue at once, and even charge another enemy. It is tempting; but your horse would come to a halt deep among the Spanish, far from everybody.',
      'Hold it back: decline.',
    ],
    rout: [
      'In the last phase, divisions with an order to reorganise clear their markers. Engaged gives no such order, so the Spanish foot stays shaken.',
      'Then the turn ends with a look at every division. When more than half of the units of its main type are shaken or gone, it routs. Both its regiments are shaken: the Spanish foot leaves the field, its general included.',
    ],
    determination: [
      'Each army begins with as much Determination as half the points of its troops. It loses one for every unit shaken, the points of every unit destroyed, the morale of every general, and what objectives such as the farm are worth. At zero it gives up the battle.',
      'The rout has cost the Spanish all they had. The day is yours.',
    ],
    end: [
      'It rarely goes so fast: the enemy shoots too, chains of command break, and a deck gives what it has. The next lessons take its parts one by one: orders on their way, fire, the line, the horse, rallying, deploying; the last is a plan for this farm with whole forces.',
      'Every line of the log and every choice carries its rule: press the number to read it.',
    ],
  },
  {
    welcome: [
      'Fiandre, metà del Seicento. Due piccole forze si incontrano presso una fattoria e tu guidi i Francesi, da sud. Hai una divisione di fanteria agli ordini di de La Tour e una di cavalleria con Hocquincourt; comandante in capo è de Launay.',
      'Trascina la mappa per spostarla, usa la rotellina o due dita per lo zoom. Tocca una pedina per vederne la carta.',
    ],
    unit: [
      'Guarda Rambures, un reggimento veterano di picche e moschetti. La sua carta dice quanta forza ha, quanto muove e che cosa aggiunge al tiro, in mischia e al morale. La protezione è quanto riesce ad assorbire, contro il tiro e in mischia.',
      'Un’unità è rivolta verso un vertice del suo esa: i due esa di quel vertice sono il fronte, i due accanto i fianchi, i due dietro il tergo. Di fianco un reggimento di picche è debole.',
    ],
    cards: [
      'Non ci sono dadi. Ognuno ha un solo mazzo di carte ordini, e ogni carta serve a due cose: come ordine fa agire una divisione; pescata in un test dà un numero da 1 a 8, e fino a 3 è un successo per il tuo esercito.',
      'Hai in mano sei carte. Quelle che giochi come ordini non le pescherai, e quelle che peschi non saranno ordini: tutta l’arte è qui.',
    ],
    assignFoot: [
      'Ogni divisione riceve al massimo una carta, coperta. La carta dice quali delle quattro azioni può compiere, movimento, tiro, mischia e riordino, e quanto presto agisce: la priorità 3 viene per prima.',
      'Dai alla fanteria di de La Tour la carta Ingaggiati, con movimento, tiro e mischia. Dalla dritta, non focalizzata: con l’ordine focalizzato una divisione fa una cosa sola, ma meglio.',
    ],
    assignHorse: [
      'Ora la cavalleria. Carica! ha movimento e mischia, e la sua abilità speciale aggiunge due carte al test con cui comincia ogni carica. Dalla a Hocquincourt.',
    ],
    toTop: [
      'Restano quattro carte e puoi tenerne solo tre: la tua capacità di comando. Qualcosa deve tornare nel mazzo, in cima o in fondo, a tua scelta.',
      'Nessun ordine non vale nulla come ordine, ma il suo numero è 1: un successo sicuro. Mettila in cima al mazzo, e sarà la prima carta che peschi in un test.',
    ],
    ready: ['È tutto. Di’ che sei pronto: scelgono anche gli Spagnoli, poi le carte si scoprono tutte insieme.'],
    initiative: [
      'Gli Spagnoli hanno dato ordini solo alla fanteria, anch’essa con Ingaggiati, ma a priorità 2. Tu hai più ordini a priorità 3: l’iniziativa è tua e le tue due divisioni agiscono prima delle loro.',
      'Il turno passa per movimento, tiro, mischia e riordino; in ogni fase le divisioni agiscono per priorità. Comincia dalla fanteria di de La Tour.',
    ],
    march: [
      'Le unità obbediscono a un generale non più lontano del suo morale: due esa per de La Tour. Il livello Distanza di comando mostra fin dove arriva; le sue sono tutte abbastanza vicine.',
      'Muovi Rambures: toccalo, o sceglilo nell’elenco.',
    ],
    step: [
      'Ha un punto movimento, cioè un esa. I moschetti arrivano due esa avanti, e il reggimento di Grobbendonck è in 0504. Vai in 0506.',
    ],
    halt: ['Un movimento finisce scegliendo il fronte. Tieni il reggimento rivolto a nord, col nemico davanti.'],
    light: [
      'Gli Enfants perdus sono moschettieri in ordine aperto: svelti, difficili da prendere, inutili in mischia e micidiali contro le picche schierate. Muovi anche loro.',
    ],
    lightStep: ['Potrebbero fare due esa, ma ne basta uno per essere a tiro. Vai in 0406.'],
    lightHalt: ['Fermali lì, rivolti a nord.'],
    endFoot: ['La fanteria è a posto. Chiudi il suo movimento; ora tocca alla cavalleria.'],
    charge: [
      'Il reggimento di Ribaucourt, in 0704, si è girato verso la fattoria. Il suo fronte è a ovest e a sud-ovest: chi arriva da sud-est lo prende di fianco.',
      'Una carica comincia sempre con un test di morale: con un successo la cavalleria ha due punti movimento in più, senza successi resta dov’è. Carica Ribaucourt con Roquelaure.',
    ],
    stop: [
      'In un test si pesca una carta per ogni punto di forza, al massimo tre, più quelle date da abilità, comandante e ordine. Te ne spettavano sette, e la prima era l’1 che avevi messo in cima: un successo, e uno basta.',
      'Puoi pescare ancora o fermarti. Fermati: ciò che resta nel mazzo può ancora diventare un ordine, o servire in un altro test.',
    ],
    ride1: [
      'Quattro punti, un esa alla volta. Chi ti vede arrivare può reagire, la cavalleria con una controcarica. Nessuno lo fa. Vai in 0806.',
    ],
    ride2: [
      'Ora in 0805, accanto a Ribaucourt. Con la Fermezza la fanteria tira su chi le viene addosso, ma solo nel suo settore, e tu arrivi di fianco.',
    ],
    rideHalt: ['Accanto a un nemico ogni movimento finisce. Rivolgiti a nord, con Ribaucourt davanti.'],
    general: [
      'Dopo le sue unità può muovere il generale: tre esa, senza bisogno di ordini. Nell’esa di un’unità aggiunge i suoi valori ai test di lei, e ne divide le perdite.',
      'Hocquincourt vale una carta in mischia. Portalo in 0805.',
    ],
    chief: [
      'Anche la fanteria spagnola aveva il movimento, ma resta ferma. Ora possono muovere i comandanti la cui divisione non ha l’ordine di movimento, e per ultimo il comandante in capo. È bene che stia vicino ai suoi generali: dove la catena di comando è interrotta, l’ordine deve superare un test per valere.',
      'De Launay è al posto giusto. Di’ che sei pronto.',
    ],
    shoot: [
      'La fase di tiro. I moschettieri in ordine aperto infliggono un danno alle picche schierate prima ancora di pescare: è il loro vantaggio. Poi ogni successo è un altro danno.',
      'Tira con gli Enfants perdus su Grobbendonck. Il pannello mostra prima le probabilità esatte.',
    ],
    shootAgain: [
      'Grobbendonck ha risposto al fuoco, come può ogni bersaglio che in questo turno non ha ancora tirato; i due tiri valgono insieme. Tu hai fatto 2 danni e la sua protezione ne ha fermato uno: una perdita. Il suo unico danno l’ha fermato la tua.',
      'Una sola perdita da tiro non smuove nessuno. Ora Rambures: solo due carte, perché un reggimento di picche tira peggio dei moschettieri, ma Grobbendonck non ha più colpi per rispondere.',
    ],
    shaken: [
      'Due successi, un’altra perdita. Alla seconda perdita nello stesso turno, e senza amici che lo sostengano, il reggimento di Grobbendonck è scosso e ripiega sul suo generale. Chi è scosso non muove, non tira e non combatte.',
      'Ora la mischia. Roquelaure ha un ordine di mischia e un nemico davanti: deve combattere, e Ribaucourt risponde.',
    ],
    melee: [
      'Sei carte per Roquelaure: tre per la forza, due per l’abilità, una per Hocquincourt. Due successi, più un danno per il fianco debole: tre, meno uno di protezione. L’unico successo di Ribaucourt è stato fermato.',
      'Due perdite in un colpo: anche il reggimento di Ribaucourt è scosso e scappa.',
    ],
    pursuit: [
      'La cavalleria che ha vinto può inseguire subito, e perfino caricare un altro nemico. È una tentazione; ma i tuoi si fermerebbero in mezzo agli Spagnoli, lontani da tutti.',
      'Trattienili: rinuncia.',
    ],
    rout: [
      'Nell’ultima fase le divisioni che hanno l’ordine di riordino tolgono i segnalini alle unità scosse. Ingaggiati non lo dà, e la fanteria spagnola resta scossa.',
      'Poi, a fine turno, si guarda ogni divisione. Se più della metà delle unità del suo tipo prevalente è scossa o eliminata, va in rotta. Tutti e due i reggimenti sono scossi: la fanteria spagnola lascia il campo, generale compreso.',
    ],
    determination: [
      'Ogni esercito comincia con una Determinazione pari a metà dei punti delle sue truppe. Ne perde uno per ogni unità scossa, i punti di ogni unità eliminata, il morale di ogni generale e quanto valgono obiettivi come la fattoria. A zero la battaglia è persa.',
      'La rotta è costata agli Spagnoli tutta quella che avevano. La giornata è tua.',
    ],
    end: [
      'Di rado va così in fretta: anche il nemico tira, le catene di comando si spezzano e un mazzo dà quello che ha. Le lezioni che seguono ne riprendono le parti una per una: gli ordini in viaggio, il tiro, la linea, la cavalleria, il riordino, lo schieramento; l’ultima è un piano per questa fattoria con le forze al completo.',
      'Ogni riga della cronaca e ogni scelta porta la sua regola: tocca il numero per leggerla.',
    ],
  },
);

type FirstTurnWords = typeof said.en;

/** What a step says, in both languages. */
export const saidInFirst = (key: keyof FirstTurnWords) => ({ en: said.en[key], it: said.it[key] });

export const firstTurn = bilingual({
  en: {
    title: 'One turn at the farm',
    about:
      'From the order cards to the rout of a division: a deck without dice, muskets, a charge into a flank and the general at the head of his horse.',
  },
  it: {
    title: 'Un turno alla fattoria',
    about:
      'Dalle carte ordini alla rotta di una divisione: un mazzo senza dadi, i moschetti, una carica di fianco e il generale alla testa dei suoi.',
  },
});
