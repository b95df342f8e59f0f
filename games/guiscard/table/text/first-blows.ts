/** The words of the first lesson. */
import { bilingual } from '@carroccio/table/text/bilingual.ts';

type Paragraphs = readonly string[];

const words = <T extends Record<string, Paragraphs>>(en: T, it: { [K in keyof T]: Paragraphs }) => ({ en, it });

const said = words(
  {
    welcome: [
      'June 1053, the eve of Civitate. Swabian foot have strayed down from their knoll, and three Normans have seen them. You lead the Normans: Robert on his horse, Roland and Jacques on foot.',
      'Every counter is one man. Drag the map to move it, use the wheel or two fingers to zoom. Press a counter to see its card.',
    ],
    counter: [
      'Look at Roland. The black number is his attack, the red one his defence, the blue one his movement points: 12, 7, 6. The circle round the red number means that he wears armour.',
      'A man is unhurt, stunned, wounded or dead. Each state has numbers of its own; a wounded man has about half of what he had.',
    ],
    phase: [
      'A turn has two phases, yours and the enemy’s. A phase has five steps, always in this order: fire, charges, movement, combat, and last the stunned stand up again. In this first scenario nobody shoots or charges yet, so you begin with movement.',
    ],
    move: ['Albert and Werner stand before you. Begin with Roland: press him, or choose him in the list.'],
    step: [
      'He has six movement points. Open ground costs one a hex, brush two; the layer “Where he can go” shows how far that is. Go to U6.',
    ],
    stepAgain: ['And to T5, next to Albert.'],
    stop: [
      'Nothing forces a man to stop beside an enemy, but whoever goes on from such a hex gives the enemy a free blow. And whoever ends his move there must attack, or take that blow all the same. Roland wants to fight: let him stop here.',
    ],
    around: ['Alone, Roland risks more than Albert does. Send Jacques round behind him: press Jacques.'],
    beside: ['To T4. Here he is next to Albert.'],
    infiltrate: [
      'If Jacques goes on now, Albert may strike at him as he passes: that is infiltration. The enemy rolls a ten-sided die: up to 5 nothing happens, 6 and 7 stop him, 8 and 9 wound him, 10 kills. Armour takes one off the die, and so does a horse.',
      'It is a risk worth taking. Go to S4.',
    ],
    behind: [
      'He rolled a 5, less one: Jacques is past. An enemy tries this only once in a phase, so the next hex is free. Go to R4, right behind Albert.',
    ],
    halt: ['Jacques has closed the way back. Stop here.'],
    ride: [
      'Now Robert. A horseman fills two hexes: the triangle shows his head, his tail follows. He rides straight on or half to either side at the usual cost; a sharper turn costs more points. With twelve of them he goes far. Press him.',
    ],
    rideOn: ['To U8.'],
    rideUp: ['To T7, face to face with Werner.'],
    rein: ['Stop here.'],
    endMoves: ['Everybody has moved. End the movement: what is not used is lost.'],
    attack: [
      'Now combat. First all attacks are named, then they are fought one by one. Each man attacks at most once. Press Roland, then Albert: Roland attacks Albert.',
    ],
    join: [
      'Jacques can attack on his own, or with Roland. Together their attacks are added, 12 and 11, and more than one attacker moves the combat a column further. Press Jacques, then Albert, and let him join.',
    ],
    horse: [
      'Robert attacks Werner: 31 against 9. From the saddle he hits harder than on foot. Two tables are used: one if the defender rides, one if he stands.',
    ],
    resolve: [
      'You choose which combat comes first. The difference of the numbers gives the column, the die the row; low is good. If every defender wears armour, one is added to the die. The panel shows what each outcome is worth, with its rules.',
      'Fight Albert first.',
    ],
    pincers: [
      'The result sends Albert back a hex. But he may not go where Roland or Jacques could reach him, and with one of them on either side no hex is left: so he stays, and is wounded. That is why Jacques went the dangerous way.',
    ],
    second: ['Now Robert against Werner.'],
    advance: [
      'Werner had to give way, and has gone to R7. When an enemy retreats, is stunned or dies, one of those who beat him may advance, with up to half his movement points; first of all into the hex that was left. A mere wound gives no advance.',
      'Advance with Robert.',
    ],
    follow: ['Ride into S7.'],
    stay: ['He could go further, but he is where he should be: next to Werner. Stop.'],
    answer: [
      'The Germans’ phase. Friedrich came down and struck Jacques, who lies stunned; Albert and Werner struck at Roland and Robert in vain.',
      'A stunned man does nothing, and whoever is hurt again while he lies there is dead; so is he whom enemies shut in on every side. If nobody reaches him, he stands up at the end of his own side’s next phase.',
    ],
    nobodyMoves: ['The second turn, and your phase. Your men are where they are needed. End the movement.'],
    again: ['Roland attacks Albert again. Wounded, Albert defends with 4 instead of 8.'],
    last: ['And Robert attacks Werner.'],
    twice: ['Fight Albert first. He is wounded: stunned or wounded once more, he is dead.'],
    dead: [
      'The result would only have stunned him; for a wounded man it is the end. Roland could advance, but he should stay near Jacques. Let nobody advance.',
    ],
    strike: ['Now Werner.'],
    won: ['A 1, the best there is: Werner is dead. Robert need not go anywhere. Let nobody advance.'],
    recovered: ['At the end of your phase Jacques is on his feet again, and Friedrich is alone.'],
    end: [
      'That is the heart of the game: go round the enemy, strike together, leave him no way out. Missiles, charges, formations, houses, castles, fire and whole sieges come scenario by scenario, each with the rules learnt so far.',
      'Play the first scenario next, the eve of Civitate: the Swabians on their knoll, and you have ten turns.',
    ],
  },
  {
    welcome: [
      'Giugno 1053, la vigilia di Civitate. Alcuni fanti svevi sono scesi dal loro poggio, e tre Normanni li hanno visti. Tu guidi i Normanni: Robert a cavallo, Roland e Jacques a piedi.',
      'Ogni pedina è un uomo. Trascina la mappa per spostarla, usa la rotella o due dita per lo zoom. Tocca una pedina per vederne la scheda.',
    ],
    counter: [
      'Guarda Roland. Il numero nero è l’attacco, il rosso la difesa, l’azzurro i punti movimento: 12, 7, 6. Il cerchio attorno al rosso dice che porta l’armatura.',
      'Un uomo è illeso, stordito, ferito o morto. Ogni stato ha i suoi numeri; un ferito vale circa la metà di prima.',
    ],
    phase: [
      'Un turno ha due fasi, la tua e quella del nemico. Una fase ha cinque momenti, sempre in quest’ordine: tiro, cariche, movimento, combattimento, e infine gli storditi si rialzano. In questo primo scenario nessuno tira né carica ancora: si comincia dal movimento.',
    ],
    move: ['Davanti a te ci sono Albert e Werner. Comincia con Roland: toccalo, o sceglilo nell’elenco.'],
    step: [
      'Ha sei punti movimento. Il piano costa un punto per esagono, la sterpaglia due; il livello «Dove può arrivare» mostra fin dove. Vai in U6.',
    ],
    stepAgain: ['E in T5, accanto ad Albert.'],
    stop: [
      'Nulla obbliga a fermarsi accanto a un nemico, ma chi da lì prosegue gli concede un colpo. E chi finisce lì il movimento deve attaccare, o subire lo stesso quel colpo. Roland vuole battersi: fermalo qui.',
    ],
    around: ['Da solo, Roland rischia più di Albert. Manda Jacques alle sue spalle: tocca Jacques.'],
    beside: ['In T4. Qui è accanto ad Albert.'],
    infiltrate: [
      'Se ora Jacques prosegue, Albert può colpirlo mentre passa: è l’infiltrazione. Il nemico tira un dado a dieci facce: fino a 5 non succede nulla, 6 e 7 lo fermano, 8 e 9 lo feriscono, 10 lo uccide. L’armatura toglie uno al dado, e così il cavallo.',
      'È un rischio che vale la pena. Vai in S4.',
    ],
    behind: [
      'Ha tirato 5, meno uno: Jacques è passato. Un nemico ci prova una sola volta per fase, dunque il prossimo esagono è libero. Vai in R4, proprio dietro Albert.',
    ],
    halt: ['Jacques ha chiuso la via di fuga. Fermalo qui.'],
    ride: [
      'Ora Robert. Un cavaliere occupa due esagoni: il triangolo segna la testa, la coda segue. Avanza dritto o di mezzo lato al costo normale; una svolta più stretta costa di più. Con dodici punti va lontano. Toccalo.',
    ],
    rideOn: ['In U8.'],
    rideUp: ['In T7, faccia a faccia con Werner.'],
    rein: ['Fermalo qui.'],
    endMoves: ['Hanno mosso tutti. Chiudi il movimento: i punti non usati sono persi.'],
    attack: [
      'Ora il combattimento. Prima si dichiarano tutti gli attacchi, poi si risolvono uno per uno. Ogni uomo attacca al massimo una volta. Tocca Roland, poi Albert: Roland attacca Albert.',
    ],
    join: [
      'Jacques può attaccare per conto suo o insieme a Roland. Insieme gli attacchi si sommano, 12 e 11, e con più di un attaccante si va una colonna più avanti. Tocca Jacques, poi Albert, e fallo unire all’attacco.',
    ],
    horse: [
      'Robert attacca Werner: 31 contro 9. Dalla sella colpisce più forte che a piedi. Le tabelle sono due: una se il difensore è a cavallo, una se è a piedi.',
    ],
    resolve: [
      'Scegli tu quale combattimento viene prima. La differenza fra i numeri dà la colonna, il dado la riga; basso è meglio. Se tutti i difensori portano l’armatura, al dado si aggiunge uno. Il pannello mostra quanto è probabile ogni esito, con le sue regole.',
      'Prima contro Albert.',
    ],
    pincers: [
      'Il risultato fa arretrare Albert di un esagono. Ma non può andare dove Roland o Jacques lo raggiungerebbero, e con uno per parte non resta nessun esagono: allora resta dov’è, ed è ferito. Per questo Jacques ha preso la via pericolosa.',
    ],
    second: ['Ora Robert contro Werner.'],
    advance: [
      'Werner ha dovuto cedere ed è andato in R7. Quando un nemico arretra, è stordito o muore, uno di quelli che l’hanno battuto può avanzare, con al massimo metà dei punti movimento; prima di tutto nell’esagono lasciato. Una semplice ferita non fa avanzare.',
      'Avanza con Robert.',
    ],
    follow: ['Entra in S7.'],
    stay: ['Potrebbe andare oltre, ma è dove deve stare: accanto a Werner. Fermati.'],
    answer: [
      'La fase dei Tedeschi. Friedrich si è avvicinato e ha colpito Jacques, che è stordito; Albert e Werner hanno attaccato Roland e Robert senza effetto.',
      'Uno stordito non fa nulla, e se viene colpito ancora mentre è a terra muore; muore anche se i nemici lo chiudono da ogni lato. Se nessuno lo raggiunge, si rialza alla fine della prossima fase della sua parte.',
    ],
    nobodyMoves: ['Secondo turno, la tua fase. I tuoi uomini sono dove servono. Chiudi il movimento.'],
    again: ['Roland attacca ancora Albert. Ferito, Albert si difende con 4 invece di 8.'],
    last: ['E Robert attacca Werner.'],
    twice: ['Prima contro Albert. È ferito: stordito o ferito un’altra volta, è morto.'],
    dead: [
      'Il risultato lo avrebbe solo stordito; per un ferito è la fine. Roland potrebbe avanzare, ma è meglio che resti vicino a Jacques. Non far avanzare nessuno.',
    ],
    strike: ['Ora Werner.'],
    won: ['Un 1, il meglio che ci sia: Werner è morto. Robert può restare dov’è. Non far avanzare nessuno.'],
    recovered: ['Alla fine della tua fase Jacques è di nuovo in piedi, e Friedrich è rimasto solo.'],
    end: [
      'È questo il cuore del gioco: aggirare il nemico, colpire insieme, non lasciargli scampo. Tiri, cariche, formazioni, case, castelli, incendi e assedi interi arrivano uno scenario dopo l’altro, ciascuno con le regole imparate fin lì.',
      'Gioca ora il primo scenario, la vigilia di Civitate: gli Svevi sul loro poggio, e dieci turni di tempo.',
    ],
  },
);

type FirstBlowsWords = typeof said.en;

/** What a step says, in both languages. */
export const saidInFirst = (key: keyof FirstBlowsWords) => ({ en: said.en[key], it: said.it[key] });

export const firstBlows = bilingual({
  en: {
    title: 'The first blows',
    about: 'Three Normans and three Swabians: go round the enemy, strike together, leave him no way out.',
  },
  it: {
    title: 'I primi colpi',
    about: 'Tre Normanni e tre Svevi: aggirare il nemico, colpire insieme, non lasciargli scampo.',
  },
});
