/** Tutto quello che un giocatore legge, in italiano. */
import type { Words } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { World } from '../src/world.ts';
import { fieldWords } from './fields.ts';
import { goalOf } from './goals.ts';
import { offerFields, offerWords } from './it-deals.ts';
import { italianEvents, italianOutcomes } from './it-events.ts';
import { italianRefusals } from './it-refusals.ts';
import type { Names } from './names.ts';

const token = (n: Names, kind: number): string => (kind < 0 ? '' : ` con ${n.token(kind)}`);

const actions = (n: Names): Words<Podesta>['actions'] => ({
  lay: ({ florins }) => `Posa ${n.florins(florins)}`,
  bid: ({ from, florins }) => `Offre ${n.florins(florins)} ${n.from(from)}`,
  noOffer: () => 'Nessuna offerta',
  payGap: () => 'Mette di tasca quello che manca',
  leaveGap: () => 'Lascia fallire il Comune',
  payFee: ({ from }) => `Paga il compenso ${n.from(from)}`,
  dismiss: () => 'Non paga più',
  seize: ({ target }, s) => `Con un Proditor destina l’evento a ${n.seat(s, target)}`,
  letFall: () => 'Lascia decidere la sorte',
  payOff: ({ from }) => `Paga ${n.from(from)}`,
  loseTrust: ({ sestiere }) => `Perde ${n.sestiere(sestiere)}`,
  takeTrust: ({ sestiere }) => `Ottiene ${n.sestiere(sestiere)}`,
  banish: ({ sestiere }) => `Mette al bando ${n.sestiere(sestiere)}`,
  banishNobody: () => 'Nessun bando',
  spy: ({ victim }, s) => `Guarda i Benefici di ${n.seat(s, victim)}`,
  loseLot: ({ good }) => `Perde ${n.good(good)}`,
  sellAbroad: ({ good, lots }) => `Vende ${n.lots(lots, good)}`,
  noSale: () => 'Non vende nulla',
  setArms: ({ unit }) => `${n.unit(unit)}`,
  payLabour: ({ commune, work, from }) =>
    `Paga la manodopera di ${n.work(work)} a ${n.commune(commune)} ${n.from(from)}`,
  leaveWork: () => 'Lascia l’opera incompiuta',
  ride: ({ counter }) => `Muove il Podestà di ${n.commune(counter)}`,
  rideTo: ({ cell }) => `Fino a ${n.square(cell)}`,
  win: ({ sestiere, token: kind }) => `Versa il contributo a ${n.sestiere(sestiere)}${token(n, kind)}`,
  rise: ({ sestieri }) => `Guerra civile: insorge ${sestieri.map(n.sestiere).join(' con ')}`,
  coup: ({ commune }) => `Tenta un colpo di mano a ${n.commune(commune)}`,
  build: ({ commune, work, from }) => `Avvia ${n.work(work)} a ${n.commune(commune)} ${n.from(from)}`,
  feast: ({ commune, extra, from }) =>
    `Indice la festa${extra ? ' in più' : ''} a ${n.commune(commune)} ${n.from(from)}`,
  supply: ({ supplier, good, lots }, s) => `${n.lots(lots, good)} da ${n.seat(s, supplier)}`,
  fromMarket: () => 'Il resto dal mercato',
  agree: () => 'D’accordo',
  decline: () => 'Rifiuta',
  changeFaction: () => 'Cambia fazione',
  keepSestiere: ({ sestiere }) => `Porta con sé ${n.sestiere(sestiere)}`,
  takeSestiere: ({ sestiere }) => `Conquista anche ${n.sestiere(sestiere)}`,
  declare: () => 'Si dichiara per l’altra fazione',
  thinkAgain: () => 'Ci ripensa',
  exile: ({ sestiere }) => `Esilia ${n.sestiere(sestiere)}`,
  host: ({ commune, from }) => `Li accoglie a ${n.commune(commune)} ${n.from(from)}`,
  takeIn: ({ sestiere, commune, from }) => `Accoglie ${n.sestiere(sestiere)} a ${n.commune(commune)} ${n.from(from)}`,
  leaveLeague: () => 'Lascia la lega',
  propose: ({ partner, give, take }, s) => `Propone a ${n.seat(s, partner)}: ${offerWords(n, give, take)}`,
  accept: () => 'Accetta',
  counter: ({ give, take }) => `Fa una controfferta: ${offerWords(n, give, take)}`,
  letStand: () => 'Tiene in sospeso l’offerta fino a fine mese',
  takeUp: ({ offer }) => `Risponde all’offerta ${offer}`,
  revoke: ({ offer }) => `Ritira l’offerta ${offer}`,
  honour: ({ promise }) => `Paga quanto promesso (${promise})`,
  borrow: ({ commune, florins }) =>
    `Prende in prestito ${n.florins(florins)}${commune < 0 ? '' : ` per ${n.commune(commune)}`}`,
  repay: ({ from }) => `Rimborsa il prestito ${n.from(from)}`,
  transfer: ({ from, to, florins }) => `Sposta ${n.florins(florins)} da ${n.commune(from)} a ${n.commune(to)}`,
  rebuild: ({ commune, florins, from }) =>
    `Ricostruisce ${n.commune(commune)} fino a ${n.florins(florins)} ${n.from(from)}`,
  steal: ({ victim, what }, s) =>
    `Con un Proditor ruba ${what === 'beneficio' ? 'un Beneficio' : 'una carta Mercator'} a ${n.seat(s, victim)}`,
  lodge: ({ commune }) => `Si rifugia a ${n.commune(commune)}`,
  endPhase: () => 'Chiude la fase',
  settle: ({ commune }) => `Si stabilisce a ${n.commune(commune)}`,
  payOath: () => 'Paga il giuramento',
  sendAway: () => 'Li lascia andare in esilio',
  showCard: ({ card }) => `Gioca ${n.mercator(card)}`,
  share: ({ partner, lots }, s) => `Ne cede ${lots} a ${n.seat(s, partner)}`,
  closeBargain: () => 'Conclude l’affare',
  callOff: () => 'Rinuncia',
  buy: ({ good, lots }) => `Compra ${n.lots(lots, good)}`,
  sell: ({ good, lots }) => `Vende ${n.lots(lots, good)}`,
  buyBeneficio: () => 'Compra un Beneficio',
  sway: ({ token: kind, good }) => `Usa ${n.token(kind)} sul prezzo: ${n.good(good)}`,
  hire: ({ company, station, from, florins }) =>
    `Assolda la ${n.company(company)} a ${n.commune(station)} per ${n.florins(florins)} ${n.from(from)}`,
  callArming: ({ sestiere }) => `Indice l’asta per armare ${n.sestiere(sestiere)}`,
  buyArms: ({ from }) => `Compra le armi sul mercato ${n.from(from)}`,
  leaveUnarmed: () => 'Li lascia disarmati',
  declareWar: ({ challenged }, s) => `Dichiara guerra a ${n.seat(s, challenged)}`,
  join: () => 'Si unisce a loro',
  stayOut: () => 'Resta fuori',
  setDate: ({ month }) => `Nel mese ${n.month(month)}`,
  setPlace: ({ cell }) => `A ${n.square(cell)}`,
  acceptBattle: () => 'Accetta',
  refuseBattle: () => 'Rifiuta',
  counterDate: ({ month }) => `Propone il mese ${n.month(month)}`,
  callBattle: () => 'Dà inizio alla battaglia concordata',
  raise: ({ commune, units }) =>
    `Raduna un esercito a ${n.commune(commune)}${units.length > 0 ? `: ${n.units(units)}` : ''}`,
  enlist: ({ units, counters, from }) => {
    if (units.length === 0) return 'Non parte nessuno';
    const riding = counters.map(counter => `, con loro il Podestà di ${n.commune(counter)}`);
    return `Partono ${n.units(units)}${riding.join('')}; si paga ${n.from(from)}`;
  },
  march: ({ army, from, podesta }) =>
    `Mette in marcia l’esercito ${army}; si paga ${n.from(from)}${podesta ? '; il Podestà lo accompagna' : ''}`,
  marchTo: ({ cell, homeward }) => `${homeward ? 'Torna a casa passando per' : 'Marcia su'} ${n.square(cell)}`,
  merge: ({ army, into, from }) => `Unisce l’esercito ${army} al ${into}; si paga ${n.from(from)}`,
  garrison: ({ army }) => `L’esercito ${army} rientra nel Comune`,
  raid: ({ army, commune, to }) =>
    `Razzia ${n.commune(commune)} con l’esercito ${army}; bottino a ${to < 0 ? 'cassa di guerra' : n.commune(to)}`,
  besiege: ({ army, commune }) => `Assedia ${n.commune(commune)} con l’esercito ${army}`,
  challenge: ({ army, commune }) => `Sfida ${n.commune(commune)} con l’esercito ${army}`,
  attack: ({ army, target }) => `Attacca l’esercito ${target} con il ${army}`,
  takePoor: ({ army, commune }) => `Entra nella stremata ${n.commune(commune)} con l’esercito ${army}`,
  sortie: () => 'Esce a combattere',
  stayInside: () => 'Resta dentro le mura',
  standAndFight: () => 'Accetta battaglia',
  yieldField: () => 'Cede il campo',
  shootWalls: ({ army }) => `Tira con il trabucco (esercito ${army})`,
  openGates: ({ army }) => `Fa aprire le porte con un Proditor (esercito ${army})`,
  makeFlee: ({ army }) => `Con un Proditor fa fuggire gli oppositori verso l’esercito ${army}`,
  lift: ({ army }) => `Toglie l’assedio (esercito ${army})`,
  fightInStreets: () => 'Combatte per le strade',
  surrenderCity: () => 'Consegna la città',
  chooseMode: ({ duel }) => (duel ? 'Duello' : 'Spade contro scudi'),
  hireNow: ({ company, from, florins }) =>
    `Rivela la ${n.company(company)} e paga ${n.florins(florins)} ${n.from(from)}`,
  ready: () => 'Pronto',
  command: ({ soldier }) => `Comanda la compagnia ${soldier + 1}`,
  attach: ({ counter, soldier }) => `Il Podestà di ${n.commune(counter)} cavalca con la compagnia ${soldier + 1}`,
  choose: ({ token: kind }) => `Porta in battaglia ${n.token(kind)}`,
  placeHouse: ({ cell }) => `Una casa in ${n.field(cell)}`,
  deploy: ({ soldier, cell, under }) => `Compagnia ${soldier + 1} in ${n.field(cell)}${under ? ', seconda linea' : ''}`,
  commit: ({ token: kind }) => `Usa ${n.token(kind)} per l’iniziativa`,
  pickUp: ({ soldier, whole }) =>
    `Muove ${whole ? 'il gruppo della compagnia' : 'da sola la compagnia'} ${soldier + 1}`,
  moveTo: ({ cell }) => `In ${n.field(cell)}`,
  pass: () => 'Passa',
  shoot: ({ soldier, target }) => `La compagnia ${soldier + 1} tira contro la ${target + 1}`,
  fight: ({ soldier, target }) => `La compagnia ${soldier + 1} affronta la ${target + 1}`,
  support: ({ soldier }) => `La compagnia ${soldier + 1} dà manforte`,
  duelCard: ({ card }) => ['Due spade', 'Scudo', 'Guerriero'][card] ?? 'Carta',
  kill: () => 'Lo uccide',
  capture: () => 'Lo cattura vivo',
  swap: ({ soldier }) => `La compagnia ${soldier + 1} in prima linea`,
  withdraw: ({ soldier, whole }) =>
    `Ritira ${whole ? 'il gruppo della compagnia' : 'da sola la compagnia'} ${soldier + 1}`,
  threeSwords: ({ tokens, target }) => `${n.tokens(tokens)}: aggrava il danno della compagnia ${target + 1}`,
  threeShields: ({ tokens, soldier }) => `${n.tokens(tokens)}: sana la compagnia ${soldier + 1}`,
  rout: ({ soldier }) => `La compagnia ${soldier + 1} lascia il campo`,
  bribe: ({ company }) => `Compra il tradimento della ${n.company(company)}`,
  stealToken: () => 'Ruba un Beneficio con un Proditor',
  parley: () => 'Tratta con il nemico',
  concede: () => 'Lascia il campo',
  callOffBattle: () => 'Sospende la battaglia',
  backToBattle: () => 'Torna a combattere',
  hireCaptive: ({ station, from, florins }) =>
    `Assolda il prigioniero e la sua compagnia a ${n.commune(station)} per ${n.florins(florins)} ${n.from(from)}`,
  letGo: () => 'Lascia sciogliere la compagnia',
  timeUp: () => 'Il tempo è scaduto',
  playOn: () => 'Si continua',
});

const steps = (n: Names): Words<Podesta>['steps'] => ({
  communeLoan: ({ commune }) => `${n.commune(commune)} non può pagare il banco: paghi tu?`,
  companyFee: ({ company }) => `Chi paga il compenso annuo della ${n.company(company)}?`,
  companyAuction: ({ company }) => `Asta per la ${n.company(company)}: quanto, e chi paga?`,
  orderAuction: () => 'Quanto offri per l’ordine di gioco?',
  window: ({ card }) => `${n.annales(card)}: giochi un Proditor per indirizzarla?`,
  payOrLose: ({ card, amount }) => `${n.annales(card)}: paghi ${amount} o perdi un sestiere`,
  takeTrust: () => 'Quale sestiere ottieni?',
  ban: () => 'Quale sestiere va in esilio?',
  spies: () => 'Di chi guardi i Benefici?',
  losingLots: ({ left }) => `Quale partita va perduta? Ne restano ${left}`,
  foreignOrder: ({ lots, price }) => `Puoi vendere fino a ${lots} partite di una merce a ${price} l’una`,
  arms: ({ armed }) => (armed ? 'Quale compagnia viene armata?' : 'Quale compagnia perde le armi?'),
  labour: ({ commune, work }) => `${n.work(work)} a ${n.commune(commune)}: chi paga la manodopera dovuta?`,
  political: () => 'Fase politica: chi conquisti, che cosa costruisci?',
  journey: ({ counter }) => `Dove va il Podestà di ${n.commune(counter)}?`,
  supplies: ({ commune, work }) =>
    `Chi rifornisce ${n.commune(commune)}${work < 0 ? ' per la festa' : ` per ${n.work(work)}`}?`,
  supplyAnswer: ({ good, lots, purchase }) => `Fornisci ${n.lots(lots, good)} a ${n.commune(purchase.commune)}?`,
  declaration: () => 'Quali sestieri porti con te nell’altra fazione?',
  hosting: ({ sestiere }) => `Accogli ${n.sestiere(sestiere)}?`,
  newHome: () => 'In quale Comune ti stabilisci?',
  oath: ({ sestiere, price }) => `${n.sestiere(sestiere)} chiede ${n.florins(price)} per giurare fedeltà: paghi?`,
  answer: () => 'Accetti l’offerta?',
  commercial: () => 'Fase commerciale: che cosa compri, vendi o concordi?',
  bargain: ({ card, lots }) => `${n.mercator(card)}: ${lots} partite. Dividi l’affare o lo concludi?`,
  shareAnswer: ({ card, part }) => `${n.mercator(card)}: ne prendi ${part}?`,
  military: () => 'Fase militare: chi assoldi, armi o mandi in guerra?',
  arming: ({ sestiere }) => `Per quanto forniresti le armi a ${n.sestiere(sestiere)}? Vince l’offerta più bassa`,
  armingFallback: ({ sestiere }) => `Nessuna offerta: compri sul mercato le armi di ${n.sestiere(sestiere)}?`,
  allies: ({ war }, s) => `${n.seat(s, war.attacker)} muove guerra a ${n.seat(s, war.defender)}: partecipi?`,
  date: () => 'Quando si combatterà?',
  place: () => 'Dove si combatterà?',
  challenged: ({ war }, s) =>
    `${n.seat(s, war.attacker)} ti sfida a ${n.square(war.cell)} nel mese ${n.month(war.month)}: accetti?`,
  counterPlace: ({ month }) => `Dove, nel mese ${n.month(month)}?`,
  countered: ({ cell, month }) => `Propongono ${n.square(cell)} nel mese ${n.month(month)}: accetti?`,
  gather: () => 'Quali compagnie vanno al campo?',
  march: ({ army }) => `Dove marcia l’esercito ${army}?`,
  defence: ({ commune, why }) =>
    `${n.commune(commune)} è ${why === 'raid' ? 'razziata' : why === 'siege' ? 'assediata' : 'sfidata'}: fai una sortita?`,
  assault: () => 'Lì ci sono più eserciti: quale attacchi?',
  sally: ({ commune }) => `Quali compagnie escono da ${n.commune(commune)}?`,
  attacked: ({ target }) => `L’esercito ${target} è attaccato: resiste o cede il campo?`,
  relief: ({ commune }) => `Gli assediati di ${n.commune(commune)} si uniscono ai soccorritori?`,
  streets: ({ commune }) => `Il nemico è dentro ${n.commune(commune)}: combatti per le strade?`,
  streetCompanies: () => 'Quali compagnie combattono per le strade?',
  mode: () => 'Come vuoi combattere?',
  reinforcements: () => 'Riveli una compagnia di ventura?',
  command: () => 'Chi comanda, e quali Podestà scendono in campo?',
  extraPay: ({ company }) => `Quanto compenso extra dai alla ${n.company(company)}?`,
  choosing: () => 'Quali Benefici porti in battaglia?',
  houses: () => 'Dove sorge una casa?',
  deployment: () => 'Dove si schierano le tue compagnie?',
  initiative: () => 'Quali Benefici giochi per l’iniziativa?',
  battleMove: () => 'Movimento: quale compagnia muove?',
  moving: ({ soldier }) => `Dove va la compagnia ${soldier + 1}?`,
  battleShoot: () => 'Tiro: chi tira, e su chi?',
  battleFight: () => 'Combattimento: chi affronta chi?',
  support: () => 'Chi dà manforte?',
  duel: () => 'Quale carta giochi nel duello?',
  fate: ({ soldier }) => `Il capo della compagnia ${soldier + 1} è battuto: ucciso o prigioniero?`,
  reorder: () => 'Riordino: quali compagnie si scambiano o si ritirano?',
  withdrawing: ({ soldier }) => `Dove si ritira la compagnia ${soldier + 1}?`,
  bribe: ({ company }) => `Quanto offri per il tradimento della ${n.company(company)}?`,
  traitorPlace: () => 'Dove si mettono i traditori?',
  parley: () => 'Che cosa dici al nemico?',
  ransom: ({ company }) =>
    `Il capitano della ${n.company(company)} è tuo prigioniero: assoldi la compagnia o lo lasci andare?`,
  timeVote: () => 'Il tempo è scaduto?',
});

const scenarios = (world: World): Words<Podesta>['scenarios'] => {
  const conquest = goalOf(world, 'conquest');
  const sestieri = goalOf(world, 'sestieri');
  const points = goalOf(world, 'points');
  return {
    short: { title: 'Breve', about: 'Un anno di dodici mesi.' },
    normal: { title: 'Normale', about: 'Due anni: la durata consigliata.' },
    long: { title: 'Lunga', about: 'Tre anni, da quattro a sei mercanti.' },
    conquest: {
      title: 'Conquista',
      about: `Si gioca finché uno governa ${conquest.two} Comuni se si è in due, ${conquest.six} se si è in sei; al massimo tre anni.`,
    },
    sestieri: {
      title: 'Sestieri',
      about: `Si gioca fino a ${sestieri.two} sestieri fedeli in due, ${sestieri.six} in sei; al massimo tre anni.`,
    },
    points: {
      title: 'Punti',
      about: `Si gioca finché uno arriva a ${points.two} punti in due, ${points.six} in sei; al massimo tre anni.`,
    },
    timed: { title: 'A tempo', about: 'Finché non scadono le ore concordate; lo dicono i giocatori a fine mese.' },
  };
};

export const italian = (world: World, n: Names): Words<Podesta> => ({
  about:
    'Mercanti della Toscana del Duecento conquistano la fiducia dei Comuni e li guidano tra guerre, commerci e potere.',
  scenarios: scenarios(world),
  seats: Object.fromEntries(world.data.merchants.merchants.map(({ id, name }) => [id, name])),
  options: {
    market: {
      label: 'Mercato',
      values: { braked: 'frenato: cinque partite comprate e cinque vendute per turno', free: 'libero: nessun limite' },
    },
    houses: { label: 'Case nella guerra civile', values: { true: 'quattro case sul campo', false: 'nessuna' } },
    lives: {
      label: 'Podestà sconfitti',
      values: { true: 'vite salve: catturati, mai uccisi', false: 'possono morire' },
    },
    hours: { label: 'Ore di gioco', values: { 3: 'tre', 5: 'cinque', 8: 'otto' } },
  },
  fields: { ...fieldWords(n, 'it'), ...offerFields(n) },
  steps: steps(n),
  actions: actions(n),
  events: italianEvents(n),
  outcomes: italianOutcomes(n),
  refusals: italianRefusals(n),
  rolls: {},
  endings: {
    years: 'sono passati gli anni stabiliti',
    objective: 'l’obiettivo è stato raggiunto',
    time: 'è scaduto il tempo stabilito',
    alone: 'è rimasto un solo mercante',
    nobody: 'non è rimasto nessun mercante',
  },
});
