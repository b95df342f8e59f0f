/** The words of the first lesson. */
import { bilingual } from '@carroccio/table/text/bilingual.ts';

type Paragraphs = readonly string[];

const words = <T extends Record<string, Paragraphs>>(en: T, it: { [K in keyof T]: Paragraphs }) => ({ en, it });

const said = words(
  {
    welcome: [
      'Campaldino, 11 June 1289. Florence and her Guelph allies face the Ghibelline horse of Arezzo. This is a corner of that field: you lead the Guelphs, the yellow counters with the lily.',
      'Drag the map to move it, use the wheel or two fingers to zoom. Press a counter to see its card.',
    ],
    counter: [
      'Look at the Feditori, the horse of Vieri de’ Cerchi. The number at the top is the Cohesion Rating: how much a unit can take. The letter is its armour. The coloured stripe shows its Battaglia and the way it faces: always a corner of the hex, so that two hexes lie in front of it.',
      'A unit fights to its front. Its flanks and its rear are where it gets hurt.',
    ],
    activate: [
      'The armies move one Battaglia at a time: a Capitano is activated and gives Orders. How many Order Points he has is told by his Command Capacity, and every activation wears it down by one.',
      'Activate Vieri: press his counter on the map, or the button in the list.',
    ],
    fire: [
      'Vieri has Order Points to spend: most Orders cost one for each unit. Before horse charges horse, let the crossbows speak.',
      'The crossbows of the Compagnia Rossa have no Capitano of their own and take his Orders. Press them and choose Fire.',
    ],
    target: [
      'They shoot into a cone in front of them. The dice must reach a number that depends on range and on the target’s armour; the panel shows your exact odds before you roll, and every modifier with its rule.',
      'Shoot at the horse of Fieschi, straight ahead, without turning.',
    ],
    hit: [
      'On target! A hit by missiles disrupts: mark the black D. Disrupted horse fights worse, cannot charge, and cannot countercharge either. That is why the crossbows came first.',
    ],
    move: [
      'Now bring up the third Feditori on the left of your line, to cover the flank of the charge. Give it a Move/Attack Order.',
    ],
    step: [
      'It has five movement points and goes forward into one of the two hexes it faces, or turns. The green hexes are where it can go; the layer Movement reach (M) shows how far, with the costs.',
      'Ride to 1309.',
    ],
    stepAgain: ['Once more: to 1209.'],
    stop: [
      'Two hexes farther it would stand before the enemy. A unit that comes next to an enemy’s front is in his zone of control and must stop there. Stay out of it for now: end the move.',
    ],
    charge: [
      'Now the charge. Carica! is an Order for horse in good order that can ride up to an enemy: it hits harder, but its target may countercharge, and a shaken unit may balk.',
      'Order Carica! to the first Feditori.',
    ],
    ride1: ['Ride at Fieschi: first to 1307.'],
    ride2: ['On to 1207.'],
    ride3: ['And to 1107, face to face with him.'],
    halt: ['You are in his zone of control: there is nothing left but to stop here.'],
    attack: [
      'Two enemies are in front of you. Name the one you attack: Fieschi, whom the crossbows have disrupted. He cannot countercharge.',
    ],
    endOrders: [
      'There are Order Points left, but nothing more to do with them here. Combats are fought after all Orders are given, so that several units can attack the same enemy together. Give no more Orders.',
    ],
    combat: [
      'Shock combat: the table’s column comes from position and quality, the dice are modified by armour and by the charge. Look at the list: every number has its rule. Fight Fieschi with the Feditori in the lead.',
    ],
    won: [
      'The enemy has taken a hit and gives ground; you gain a Victory Point, and your unit advances into the hex he left. Enough points make a Victory Level, and twelve Levels win the battle.',
      'He turns to face you again. After an advance you may turn too.',
    ],
    face: ['Your Feditori stand among the enemies now. Keep facing left.'],
    capitano: [
      'The units you passed could turn against you; this time they hold. Last of all the Capitano himself may ride. Leave him where he is: within his range his units hear his Orders.',
    ],
    continuum: [
      'The activation is over. You may try to go on with the same Battaglia, a Continuum: roll his Command Capacity or less with two dice. If it fails, the enemy moves. The bigger the risk you take, the more often you lose the initiative.',
      'Try a Continuum with Vieri.',
    ],
    interruptio: [
      'It succeeds. But now the enemy may break in with an Interruptio: Pazzo tries, and fails. The turn is yours again, and Vieri is tired: his capacity has dropped once more.',
    ],
    end: [
      'That is the heart of the game: activate, order, charge, and know when to stop. Weather, reserves, heroes and treason come with the battles. Every line of the log and every choice names its rule: press the number to read it.',
    ],
  },
  {
    welcome: [
      'Campaldino, 11 giugno 1289. Firenze e i guelfi suoi alleati hanno di fronte la cavalleria ghibellina d’Arezzo. Questo è un angolo di quel campo: guidi i guelfi, le pedine gialle col giglio.',
      'Trascina la mappa per spostarla, usa la rotella o due dita per ingrandire. Tocca una pedina per vederne la scheda.',
    ],
    counter: [
      'Guarda i Feditori, la cavalleria di Vieri de’ Cerchi. Il numero in alto è il Valore di Coesione: quanto un’unità può sopportare. La lettera è l’armatura. La striscia colorata dice la Battaglia e il fronte: sempre un vertice dell’esagono, sicché davanti all’unità ci sono due esagoni.',
      'Un’unità combatte davanti a sé. Ai fianchi e alle spalle sta il pericolo.',
    ],
    activate: [
      'Gli eserciti muovono una Battaglia alla volta: si attiva un Capitano, che dà Ordini. Quanti Punti Ordine abbia lo dice la sua Capacità di Comando, e ogni attivazione la consuma di uno.',
      'Attiva Vieri: tocca la sua pedina sulla mappa, o il pulsante nella lista.',
    ],
    fire: [
      'Vieri ha dei Punti Ordine da spendere: quasi ogni Ordine ne costa uno per unità. Prima che la cavalleria carichi la cavalleria, parlino le balestre.',
      'I balestrieri della Compagnia Rossa non hanno un Capitano proprio e ubbidiscono a lui. Toccali e scegli Tiro.',
    ],
    target: [
      'Tirano nel cono che hanno davanti. Coi dadi si deve raggiungere un numero che dipende dalla distanza e dall’armatura del bersaglio; il pannello mostra le probabilità esatte prima del tiro, e ogni modificatore con la sua regola.',
      'Tira ai cavalieri di Fieschi, dritto davanti, senza girarti.',
    ],
    hit: [
      'Colpiti! Un tiro a segno disordina: ecco la D nera. Cavalieri in disordine combattono peggio, non possono caricare e nemmeno controcaricare. Per questo le balestre sono venute prima.',
    ],
    move: [
      'Ora porta avanti il terzo Feditori, a sinistra della tua linea, a coprire il fianco della carica. Dagli un Ordine di Movimento/Attacco.',
    ],
    step: [
      'Ha cinque punti movimento e avanza in uno dei due esagoni che ha di fronte, oppure si gira. Gli esagoni verdi sono quelli dove può andare; il livello Raggio di movimento (M) mostra fin dove, coi costi.',
      'Cavalca in 1309.',
    ],
    stepAgain: ['Ancora: in 1209.'],
    stop: [
      'Due esagoni più in là sarebbe davanti al nemico. Chi arriva davanti a un nemico entra nella sua zona di controllo e lì deve fermarsi. Per ora restane fuori: termina il movimento.',
    ],
    charge: [
      'E adesso la carica. Carica! è un Ordine per la cavalleria in buon ordine che può arrivare addosso a un nemico: colpisce più forte, ma il bersaglio può controcaricare, e un’unità scossa può esitare.',
      'Ordina Carica! al primo Feditori.',
    ],
    ride1: ['Cavalca contro Fieschi: prima in 1307.'],
    ride2: ['Avanti, in 1207.'],
    ride3: ['E in 1107, faccia a faccia con lui.'],
    halt: ['Sei nella sua zona di controllo: non resta che fermarsi qui.'],
    attack: [
      'Davanti hai due nemici. Di’ quale attacchi: Fieschi, che le balestre hanno disordinato. Non può controcaricare.',
    ],
    endOrders: [
      'Restano dei Punti Ordine, ma qui non servono più. I combattimenti si risolvono dopo tutti gli Ordini, perché più unità possano attaccare insieme lo stesso nemico. Non dare altri Ordini.',
    ],
    combat: [
      'Il corpo a corpo: la colonna della tabella viene da posizione e qualità, i dadi si modificano per l’armatura e per la carica. Guarda la lista: ogni numero ha la sua regola. Combatti Fieschi coi Feditori in testa.',
    ],
    won: [
      'Il nemico prende un colpo e cede terreno; guadagni un Punto Vittoria, e la tua unità avanza nell’esagono che ha lasciato. Abbastanza punti fanno un Livello di Vittoria, e dodici Livelli vincono la battaglia.',
      'Lui si gira di nuovo verso di te. Dopo un’avanzata puoi girarti anche tu.',
    ],
    face: ['I tuoi Feditori ora sono in mezzo ai nemici. Tieni il fronte a sinistra.'],
    capitano: [
      'Le unità che hai superato potrebbero girarsi contro di te; stavolta stanno ferme. Per ultimo può cavalcare il Capitano stesso. Lascialo dov’è: entro il suo raggio le unità sentono i suoi Ordini.',
    ],
    continuum: [
      'L’attivazione è finita. Puoi tentare di proseguire con la stessa Battaglia, un Continuum: con due dadi devi fare al massimo la sua Capacità di Comando. Se fallisce, muove il nemico. Più rischi, più spesso perdi l’iniziativa.',
      'Tenta un Continuum con Vieri.',
    ],
    interruptio: [
      'Riesce. Ma ora il nemico può inserirsi con un’Interruptio: Pazzo ci prova, e fallisce. Tocca ancora a te, e Vieri è stanco: la sua capacità è scesa ancora.',
    ],
    end: [
      'È questo il cuore del gioco: attivare, ordinare, caricare, e sapere quando fermarsi. Tempo, riserve, eroi e tradimenti vengono con le battaglie. Ogni riga della cronaca e ogni scelta porta la sua regola: tocca il numero per leggerla.',
    ],
  },
);

export type FirstActivationWords = typeof said.en;

/** What a step says, in both languages. */
export const saidInFirst = (key: keyof FirstActivationWords) => ({ en: said.en[key], it: said.it[key] });

export const firstActivation = bilingual({
  en: {
    title: 'A first activation',
    about:
      'Crossbows, a charge, a combat and the risk of going on: one activation from its first Order to its last die.',
  },
  it: {
    title: 'La prima attivazione',
    about:
      'Balestre, una carica, un combattimento e il rischio di proseguire: un’attivazione dal primo Ordine all’ultimo dado.',
  },
});
