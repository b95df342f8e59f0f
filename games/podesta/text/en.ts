/** Everything a player reads, in English. */

import type { Words } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Podesta } from '../src/shape.ts';
import type { World } from '../src/world.ts';
import { offerFields, offerWords } from './en-deals.ts';
import { englishEvents, englishOutcomes } from './en-events.ts';
import { englishRefusals } from './en-refusals.ts';
import { fieldWords } from './fields.ts';
import { goalOf } from './goals.ts';
import type { Names } from './names.ts';

const { list } = GRAMMAR.en;

const token = (n: Names, kind: number): string => (kind < 0 ? '' : ` with ${n.token(kind)}`);

const actions = (n: Names): Words<Podesta>['actions'] => ({
  lay: ({ florins }) => `Lay ${n.florins(florins)}`,
  bid: ({ from, florins }) => `Bid ${n.florins(florins)} ${n.from(from)}`,
  noOffer: () => 'Make no offer',
  payGap: () => 'Pay what is missing from the purse',
  leaveGap: () => 'Let the commune fail',
  payFee: ({ from }) => `Pay the fee ${n.from(from)}`,
  dismiss: () => 'Pay no longer',
  seize: ({ target }, s) => `Seize the event with a Proditor for ${n.seat(s, target)}`,
  letFall: () => 'Let the lot decide',
  payOff: ({ from }) => `Pay ${n.from(from)}`,
  loseTrust: ({ sestiere }) => `Lose ${n.sestiere(sestiere)}`,
  takeTrust: ({ sestiere }) => `Win ${n.sestiere(sestiere)}`,
  banish: ({ sestiere }) => `Banish ${n.sestiere(sestiere)}`,
  banishNobody: () => 'Banish nobody',
  spy: ({ victim }, s) => `Look at the Benefici of ${n.seat(s, victim)}`,
  loseLot: ({ good }) => `Lose ${n.good(good)}`,
  sellAbroad: ({ good, lots }) => `Sell ${n.lots(lots, good)}`,
  noSale: () => 'Sell nothing',
  setArms: ({ unit }) => `${n.unit(unit)}`,
  payLabour: ({ commune, work, from }) => `Pay the labour of ${n.work(work)} in ${n.commune(commune)} ${n.from(from)}`,
  leaveWork: () => 'Leave the work unfinished',
  ride: ({ counter }) => `Move the Podestà of ${n.commune(counter)}`,
  rideTo: ({ cell }) => `Ride to ${n.square(cell)}`,
  win: ({ sestiere, token: kind }) => `Pay for the trust of ${n.sestiere(sestiere)}${token(n, kind)}`,
  rise: ({ sestieri }) => `Civil war: ${list(sestieri.map(n.sestiere))} rise`,
  coup: ({ commune }) => `Attempt a coup in ${n.commune(commune)}`,
  build: ({ commune, work, from }) => `Begin ${n.work(work)} in ${n.commune(commune)} ${n.from(from)}`,
  feast: ({ commune, extra, from }) =>
    `Call ${extra ? 'the extra' : 'the'} feast in ${n.commune(commune)} ${n.from(from)}`,
  supply: ({ supplier, good, lots }, s) => `${n.lots(lots, good)} from ${n.seat(s, supplier)}`,
  fromMarket: () => 'The rest from the market',
  agree: () => 'Agree',
  decline: () => 'Decline',
  changeFaction: () => 'Change faction',
  keepSestiere: ({ sestiere }) => `Take ${n.sestiere(sestiere)} along`,
  takeSestiere: ({ sestiere }) => `Win ${n.sestiere(sestiere)} as well`,
  declare: () => 'Declare for the other faction',
  thinkAgain: () => 'Think again',
  exile: ({ sestiere }) => `Exile ${n.sestiere(sestiere)}`,
  host: ({ commune, from }) => `Take them in at ${n.commune(commune)} ${n.from(from)}`,
  takeIn: ({ sestiere, commune, from }) => `Take ${n.sestiere(sestiere)} in at ${n.commune(commune)} ${n.from(from)}`,
  leaveLeague: () => 'Leave the league',
  propose: ({ partner, give, take }, s) => `Propose to ${n.seat(s, partner)}: ${offerWords(n, give, take)}`,
  accept: () => 'Accept',
  counter: ({ give, take }) => `Make a counter-offer: ${offerWords(n, give, take)}`,
  letStand: () => 'Let the offer stand until the month ends',
  takeUp: ({ offer }) => `Answer offer ${offer}`,
  revoke: ({ offer }) => `Take back offer ${offer}`,
  honour: ({ promise }) => `Pay what was promised (${promise})`,
  borrow: ({ commune, florins }) => `Borrow ${n.florins(florins)}${commune < 0 ? '' : ` for ${n.commune(commune)}`}`,
  repay: ({ from }) => `Repay the loan ${n.from(from)}`,
  transfer: ({ from, to, florins }) => `Move ${n.florins(florins)} from ${n.commune(from)} to ${n.commune(to)}`,
  rebuild: ({ commune, florins, from }) => `Rebuild ${n.commune(commune)} up to ${n.florins(florins)} ${n.from(from)}`,
  steal: ({ victim, what }, s) =>
    `Steal a ${what === 'beneficio' ? 'Beneficio' : 'Mercator card'} from ${n.seat(s, victim)} with a Proditor`,
  lodge: ({ commune }) => `Take shelter in ${n.commune(commune)}`,
  endPhase: () => 'End the phase',
  settle: ({ commune }) => `Make ${n.commune(commune)} your home`,
  payOath: () => 'Pay for the oath',
  sendAway: () => 'Let them go into exile',
  showCard: ({ card }) => `Play ${n.mercator(card)}`,
  share: ({ partner, lots }, s) => `Share ${lots} with ${n.seat(s, partner)}`,
  closeBargain: () => 'Close the bargain',
  callOff: () => 'Call it off',
  buy: ({ good, lots }) => `Buy ${n.lots(lots, good)}`,
  sell: ({ good, lots }) => `Sell ${n.lots(lots, good)}`,
  buyBeneficio: () => 'Buy a Beneficio',
  sway: ({ token: kind, good }) => `Use ${n.token(kind)} on the price of ${n.good(good)}`,
  hire: ({ company, station, from, florins }) =>
    `Hire the ${n.company(company)} in ${n.commune(station)} for ${n.florins(florins)} ${n.from(from)}`,
  callArming: ({ sestiere }) => `Call the arming of ${n.sestiere(sestiere)}`,
  buyArms: ({ from }) => `Buy the arms on the market ${n.from(from)}`,
  leaveUnarmed: () => 'Leave them unarmed',
  declareWar: ({ challenged }, s) => `Declare war on ${n.seat(s, challenged)}`,
  join: () => 'Join them',
  stayOut: () => 'Stay out',
  setDate: ({ month }) => `In ${n.month(month)}`,
  setPlace: ({ cell }) => `At ${n.square(cell)}`,
  acceptBattle: () => 'Accept',
  refuseBattle: () => 'Refuse',
  counterDate: ({ month }) => `Propose ${n.month(month)}`,
  callBattle: () => 'Call the arranged battle',
  raise: ({ commune, units }) =>
    `Gather an army in ${n.commune(commune)}${units.length > 0 ? `: ${n.units(units)}` : ''}`,
  enlist: ({ units, counters, from }) => {
    if (units.length === 0) return 'Nobody sets out';
    const riding = counters.map(counter => `, the Podestà of ${n.commune(counter)} with them`);
    return `${n.units(units)} set out${riding.join('')}, paying ${n.from(from)}`;
  },
  march: ({ army, from, podesta }) =>
    `March with army ${army}, paying ${n.from(from)}${podesta ? ', the Podestà rides along' : ''}`,
  marchTo: ({ cell, homeward }) => `${homeward ? 'Go home by way of' : 'March to'} ${n.square(cell)}`,
  merge: ({ army, into, from }) => `Join army ${army} to army ${into}, paying ${n.from(from)}`,
  garrison: ({ army }) => `Army ${army} goes back into the commune`,
  raid: ({ army, commune, to }) =>
    `Raid ${n.commune(commune)} with army ${army}, the loot to ${to < 0 ? 'the war chest' : n.commune(to)}`,
  besiege: ({ army, commune }) => `Besiege ${n.commune(commune)} with army ${army}`,
  challenge: ({ army, commune }) => `Challenge ${n.commune(commune)} with army ${army}`,
  attack: ({ army, target }) => `Attack army ${target} with army ${army}`,
  takePoor: ({ army, commune }) => `Walk into ruined ${n.commune(commune)} with army ${army}`,
  sortie: () => 'Come out and fight',
  stayInside: () => 'Stay within the walls',
  standAndFight: () => 'Stand and fight',
  yieldField: () => 'Yield the field',
  shootWalls: ({ army }) => `Shoot with the trebuchet (army ${army})`,
  openGates: ({ army }) => `Have the gates opened by a Proditor (army ${army})`,
  makeFlee: ({ army }) => `Let the opponents flee to army ${army} with a Proditor`,
  lift: ({ army }) => `Lift the siege (army ${army})`,
  fightInStreets: () => 'Fight in the streets',
  surrenderCity: () => 'Surrender the town',
  chooseMode: ({ duel }) => (duel ? 'Duello' : 'Swords against shields'),
  hireNow: ({ company, from, florins }) =>
    `Reveal the ${n.company(company)} and pay ${n.florins(florins)} ${n.from(from)}`,
  ready: () => 'Ready',
  command: ({ soldier }) => `Company ${soldier + 1} commands`,
  attach: ({ counter, soldier }) => `The Podestà of ${n.commune(counter)} rides with company ${soldier + 1}`,
  choose: ({ token: kind }) => `Take ${n.token(kind)} into battle`,
  placeHouse: ({ cell }) => `A house at ${n.field(cell)}`,
  deploy: ({ soldier, cell, under }) => `Company ${soldier + 1} at ${n.field(cell)}${under ? ', second line' : ''}`,
  commit: ({ token: kind }) => `Use ${n.token(kind)} for initiative`,
  pickUp: ({ soldier, whole }) =>
    `Move ${whole ? 'the unit of company' : 'company'} ${soldier + 1}${whole ? '' : ' alone'}`,
  moveTo: ({ cell }) => `To ${n.field(cell)}`,
  pass: () => 'Pass',
  shoot: ({ soldier, target }) => `Company ${soldier + 1} shoots at company ${target + 1}`,
  fight: ({ soldier, target }) => `Company ${soldier + 1} fights company ${target + 1}`,
  support: ({ soldier }) => `Company ${soldier + 1} supports`,
  duelCard: ({ card }) => ['Two Spade', 'Scudo', 'Warrior'][card] ?? 'Card',
  kill: () => 'Kill him',
  capture: () => 'Take him alive',
  swap: ({ soldier }) => `Company ${soldier + 1} to the front line`,
  withdraw: ({ soldier, whole }) =>
    `Withdraw ${whole ? 'the unit of company' : 'company'} ${soldier + 1}${whole ? '' : ' alone'}`,
  threeSwords: ({ tokens, target }) => `${n.tokens(tokens)}: aggravate the damage of company ${target + 1}`,
  threeShields: ({ tokens, soldier }) => `${n.tokens(tokens)}: heal company ${soldier + 1}`,
  rout: ({ soldier }) => `Company ${soldier + 1} leaves the field`,
  bribe: ({ company }) => `Buy the treason of the ${n.company(company)}`,
  stealToken: () => 'Steal a Beneficio with a Proditor',
  parley: () => 'Parley',
  concede: () => 'Leave the field',
  callOffBattle: () => 'Call the battle off',
  backToBattle: () => 'Back to the battle',
  hireCaptive: ({ station, from, florins }) =>
    `Hire the captive and his company in ${n.commune(station)} for ${n.florins(florins)} ${n.from(from)}`,
  letGo: () => 'Let the company disband',
  timeUp: () => 'Time is up',
  playOn: () => 'Play on',
});

const steps = (n: Names): Words<Podesta>['steps'] => ({
  communeLoan: ({ commune }) => `${n.commune(commune)} cannot pay the bank: do you pay for it?`,
  companyFee: ({ company }) => `Who pays the yearly fee of the ${n.company(company)}?`,
  companyAuction: ({ company }) => `Bid for the ${n.company(company)}: how much, and who pays?`,
  orderAuction: () => 'How much do you bid for the order of play?',
  window: ({ card }) => `${n.annales(card)}: use a Proditor to direct it?`,
  payOrLose: ({ card, amount }) => `${n.annales(card)}: pay ${amount} or lose a sestiere`,
  takeTrust: () => 'Which sestiere is won?',
  ban: () => 'Which sestiere goes into exile?',
  spies: () => 'Whose Benefici do you look at?',
  losingLots: ({ left }) => `Which lot is lost? ${left} to go`,
  foreignOrder: ({ lots, price }) => `Sell up to ${lots} lots of one good at ${price} each`,
  arms: ({ armed }) => (armed ? 'Which company is armed?' : 'Which company loses its arms?'),
  labour: ({ commune, work }) => `${n.work(work)} in ${n.commune(commune)}: who pays the labour that is due?`,
  political: () => 'Political phase: whom do you win over, what do you build?',
  journey: ({ counter }) => `Where does the Podestà of ${n.commune(counter)} ride?`,
  supplies: ({ commune, work }) =>
    `Who supplies ${n.commune(commune)}${work < 0 ? ' for the feast' : ` for ${n.work(work)}`}?`,
  supplyAnswer: ({ good, lots, purchase }) => `Deliver ${n.lots(lots, good)} to ${n.commune(purchase.commune)}?`,
  declaration: () => 'Which sestieri come along to the other faction?',
  hosting: ({ sestiere }) => `Take in ${n.sestiere(sestiere)}?`,
  newHome: () => 'Which commune becomes your home?',
  oath: ({ sestiere, price }) => `${n.sestiere(sestiere)} asks ${n.florins(price)} to swear loyalty: do you pay?`,
  answer: () => 'Do you accept the offer?',
  commercial: () => 'Commercial phase: what do you buy, sell or agree upon?',
  bargain: ({ card, lots }) => `${n.mercator(card)}: ${lots} lots. Do you share the deal or close it?`,
  shareAnswer: ({ card, part }) => `${n.mercator(card)}: take a share of ${part}?`,
  military: () => 'Military phase: whom do you hire, arm or send to war?',
  arming: ({ sestiere }) => `What would you deliver the arms of ${n.sestiere(sestiere)} for? The lowest offer wins`,
  armingFallback: ({ sestiere }) => `Nobody delivers: buy the arms of ${n.sestiere(sestiere)} on the market?`,
  allies: ({ war }, s) => `${n.seat(s, war.attacker)} goes to war with ${n.seat(s, war.defender)}: do you join?`,
  date: () => 'When shall the battle be?',
  place: () => 'Where shall the battle be?',
  challenged: ({ war }, s) =>
    `${n.seat(s, war.attacker)} challenges you at ${n.square(war.cell)} in ${n.month(war.month)}: do you accept?`,
  counterPlace: ({ month }) => `Where, in ${n.month(month)}?`,
  countered: ({ cell, month }) => `They propose ${n.square(cell)} in ${n.month(month)}: do you accept?`,
  gather: () => 'Which companies march to the field?',
  march: ({ army }) => `Where does army ${army} march?`,
  defence: ({ commune, why }) =>
    `${n.commune(commune)} is ${why === 'raid' ? 'being raided' : why === 'siege' ? 'under siege' : 'challenged'}: come out?`,
  assault: () => 'Several armies stand there: which one is attacked?',
  sally: ({ commune }) => `Which companies come out of ${n.commune(commune)}?`,
  attacked: ({ target }) => `Army ${target} is attacked: does it stand or yield the field?`,
  relief: ({ commune }) => `Do the men of ${n.commune(commune)} join their rescuers?`,
  streets: ({ commune }) => `The enemy is inside ${n.commune(commune)}: do you fight in the streets?`,
  streetCompanies: () => 'Which companies fight in the streets?',
  mode: () => 'How do you want to fight?',
  reinforcements: () => 'Reveal a company of fortune?',
  command: () => 'Who commands, and which Podestà ride along?',
  extraPay: ({ company }) => `How much extra pay do you give the ${n.company(company)}?`,
  choosing: () => 'Which Benefici do you take into battle?',
  houses: () => 'Where does a house stand?',
  deployment: () => 'Where do the companies of your army stand?',
  initiative: () => 'Which Benefici do you play for the initiative?',
  battleMove: () => 'Movement: which company moves?',
  moving: ({ soldier }) => `Where does company ${soldier + 1} go?`,
  battleShoot: () => 'Shooting: who shoots, and at whom?',
  battleFight: () => 'Combat: who fights whom?',
  support: () => 'Who supports the fight?',
  duel: () => 'Which card do you play in the duel?',
  fate: ({ soldier }) => `The leader of company ${soldier + 1} is beaten: is he killed or taken?`,
  reorder: () => 'Reordering: which companies change places or withdraw?',
  withdrawing: ({ soldier }) => `Where does company ${soldier + 1} withdraw?`,
  bribe: ({ company }) => `How much for the treason of the ${n.company(company)}?`,
  traitorPlace: () => 'Where do the traitors stand?',
  parley: () => 'What do you say to the enemy?',
  ransom: ({ company }) => `The captain of the ${n.company(company)} is your prisoner: do you hire it or let him go?`,
  timeVote: () => 'Is the time up?',
});

const scenarios = (world: World): Words<Podesta>['scenarios'] => {
  const conquest = goalOf(world, 'conquest');
  const sestieri = goalOf(world, 'sestieri');
  const points = goalOf(world, 'points');
  return {
    short: { title: 'Short', about: 'One year of twelve months.' },
    normal: { title: 'Normal', about: 'Two years: the recommended length.' },
    long: { title: 'Long', about: 'Three years, for four to six merchants.' },
    conquest: {
      title: 'Conquest',
      about: `First to govern ${conquest.two} communes of two merchants, down to ${conquest.six} of six; three years at most.`,
    },
    sestieri: {
      title: 'Sestieri',
      about: `First to ${sestieri.two} loyal sestieri of two merchants, down to ${sestieri.six} of six; three years at most.`,
    },
    points: {
      title: 'Points',
      about: `First to ${points.two} points of two merchants, down to ${points.six} of six; three years at most.`,
    },
    timed: { title: 'Timed', about: 'Until the hours agreed are over; the players say so at the end of a month.' },
  };
};

export const english = (world: World, n: Names): Words<Podesta> => ({
  about:
    'Merchants of thirteenth-century Tuscany win the trust of their communes and lead them to war, trade and power.',
  scenarios: scenarios(world),
  seats: Object.fromEntries(world.data.merchants.merchants.map(({ id, name }) => [id, name])),
  options: {
    market: {
      label: 'Market',
      values: { braked: 'braked: five lots bought and five sold a turn', free: 'free: no limit of lots' },
    },
    houses: { label: 'Houses in civil wars', values: { true: 'four houses on the field', false: 'none' } },
    lives: {
      label: 'Podestà beaten in battle',
      values: { true: 'captured, never killed', false: 'may be killed' },
    },
    hours: { label: 'Hours of play', values: { 3: 'three', 5: 'five', 8: 'eight' } },
  },
  fields: { ...fieldWords(n, 'en'), ...offerFields(n) },
  steps: steps(n),
  actions: actions(n),
  events: englishEvents(n),
  outcomes: englishOutcomes(n),
  refusals: englishRefusals(n),
  rolls: {},
  endings: {
    years: 'the years agreed are over',
    objective: 'the objective was reached',
    time: 'the time agreed is over',
    alone: 'one merchant is left',
    nobody: 'no merchant is left',
  },
});
