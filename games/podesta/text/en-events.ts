/** What happens, in English. */

import type { Words } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { PointsWhy, TokenUse } from '../src/events.ts';
import type { Podesta } from '../src/shape.ts';
import type { BattleKind, LastingKind } from '../src/state.ts';
import { clauseWords, promiseName } from './en-deals.ts';
import type { Names } from './names.ts';

const { form, signed } = GRAMMAR.en;

const USES: Record<TokenUse, string> = {
  strip: 'to strip a sestiere',
  win: 'to win a sestiere',
  price: 'on the market',
  civilWar: 'for a civil war',
  coup: 'for a coup',
  annales: 'to seize the event',
  theft: 'to steal',
  gates: 'to open the gates',
  flight: 'to let the opponents flee',
  treason: 'to buy treason',
  initiative: 'for initiative',
  swords: 'to aggravate a damage',
  shields: 'to heal a damage',
  hire: 'to hire the company',
};
const POINTS: Record<PointsWhy, string> = {
  battle: 'battle',
  siege: 'siege',
  surrender: 'agreed surrender',
  carroccio: 'carroccio',
  refused: 'a date refused',
  exile: 'exile',
};
const LASTING: Record<LastingKind, string> = {
  delta: 'contributions change',
  once: 'one opponent is won at the single price',
  proof: 'Proditors against him are in vain',
  lock: 'nobody else may court the commune',
  allowance: 'his counters have other speed points',
  truce: 'a truce of God',
  fair: 'lots of this month may be sold',
  noTrust: 'no feast and no contribution',
  noWar: 'no war this month',
  feast: 'an extra feast may be called',
  fevers: 'fevers in the camp',
  knights: 'the knights strike harder',
  trebuchet: 'better trebuchets',
  walls: 'the walls change',
  river: 'the rivers are in flood',
  mountain: 'snow on the mountains',
};
const BATTLES: Record<BattleKind, string> = {
  field: 'A battle',
  civil: 'A civil war',
  street: 'A fight in the streets',
};
export function englishEvents(n: Names): Words<Podesta>['events'] {
  const side = (index: number): string => (index === 0 ? 'the attackers' : 'the defenders');
  return {
    paid: ({ from, to, florins }, s) => `${n.account(s, from)} pays ${n.florins(florins)} to ${n.account(s, to)}`,
    yearBegan: ({ year }) => `Year ${year} begins`,
    monthBegan: ({ month, year }) => `Month ${month} of year ${year}`,
    assigned: ({ seat, commune }, s) => `${n.seat(s, seat)} is a merchant of ${n.commune(commune)}`,
    notaro: ({ seat }, s) => `${n.seat(s, seat)} is the Notaro`,
    dealt: ({ seat, cards }, s) => `${n.seat(s, seat)} is dealt ${cards.map(n.mercator).join(', ') || 'no cards'}`,
    bid: ({ seat, florins }, s) => `${n.seat(s, seat)} bids ${florins}`,
    orderSet: ({ order }, s) => `Order of play: ${n.seats(s, order)}`,
    annalesShown: ({ card }) =>
      `Annales: ${n.annales(card)}. ${n.annalesText(card)} (T is the merchant it falls on, H the commune he governs)`,
    annalesSeized: ({ seat, target }, s) => `${n.seat(s, seat)} seizes the event for ${n.seat(s, target)}`,
    annalesFalls: ({ seat, card }, s) => `${n.annales(card)} falls on ${n.seat(s, seat)}`,
    annalesDiscarded: ({ card }) => `${n.annales(card)} concerns nobody`,
    noEffect: ({ seat }, s) => `It has no effect on ${n.seat(s, seat)}`,
    lasting: ({ kind, seat }, s) => `${n.seat(s, seat)}: ${LASTING[kind]}`,
    playsLast: ({ seat }, s) => `${n.seat(s, seat)} plays last this month`,
    handShown: ({ seat, kinds }, s) => `${n.seat(s, seat)} holds ${n.tokens(kinds)}`,
    handSeen: ({ seat, by }, s) => `${n.seat(s, by)} looks at the Benefici of ${n.seat(s, seat)}`,
    bonus: ({ commune, upper, lower }) => `${n.commune(commune)}: bonus ${upper} above, ${lower} below`,
    price: ({ good, price }) => `${n.good(good)}: ${n.florins(price)}`,
    trusted: ({ sestiere, seat, florins }, s) =>
      `${n.sestiere(sestiere)} trusts ${n.seat(s, seat)} (${n.florins(florins)})`,
    untrusted: ({ sestiere, seat }, s) => `${n.sestiere(sestiere)} no longer trusts ${n.seat(s, seat)}`,
    turnedFace: ({ sestiere, faction }) => `${n.sestiere(sestiere)} goes over to the ${n.faction(faction)}`,
    elected: ({ seat, commune }, s) => `${n.seat(s, seat)} becomes Podestà of ${n.commune(commune)}`,
    unrepresented: ({ commune }) => `${n.commune(commune)} has no Podestà any more`,
    ousted: ({ seat, commune }, s) => `${n.seat(s, seat)} loses the government of ${n.commune(commune)}`,
    podestaExiled: ({ seat }, s) => `${n.seat(s, seat)} goes into exile`,
    newHome: ({ seat, commune }, s) => `${n.seat(s, seat)} makes ${n.commune(commune)} his home`,
    taxes: ({ commune, florins }) => `The citizens of ${n.commune(commune)} pay ${florins} in taxes`,
    points: ({ seat, points, why }, s) => `${n.seat(s, seat)}: ${signed(points)} (${POINTS[why]})`,
    tokenUsed: ({ seat, kind, use }, s) => `${n.seat(s, seat)} uses ${n.token(kind)} ${USES[use]}`,
    drew: ({ seat, kind }, s) => `${n.seat(s, seat)} draws ${n.token(kind)}`,
    boughtBeneficio: ({ seat }, s) => `${n.seat(s, seat)} buys a Beneficio`,
    inVain: ({ seat, by }, s) => `The Proditor of ${n.seat(s, seat)} is in vain: ${n.seat(s, by)} was warned`,
    theft: ({ seat, victim, what }, s) =>
      `${n.seat(s, seat)} steals a ${what === 'beneficio' ? 'Beneficio' : 'Mercator card'} from ${n.seat(s, victim)}`,
    stolen: ({ kind, card }) => `It is ${kind >= 0 ? n.token(kind) : n.mercator(card)}`,
    rode: ({ commune, cell }) => `The Podestà of ${n.commune(commune)} rides to ${n.square(cell)}`,
    workBegun: ({ commune, work }) => `${n.commune(commune)} begins: ${n.work(work)}`,
    workDone: ({ commune, work, patron }) =>
      `${n.commune(commune)} completes ${n.work(work)}${patron ? ', thanks to a Patron' : ''}`,
    givenUp: ({ commune, work }) =>
      `The lots cannot be found: ${work < 0 ? 'the feast' : n.work(work)} of ${n.commune(commune)} is given up for now`,
    workWaits: ({ commune, work }) => `${n.work(work)} of ${n.commune(commune)} waits for its labourers`,
    feastHeld: ({ commune, feast }) => `${n.commune(commune)} celebrates: ${n.feast(feast)}`,
    lots: ({ from, to, good, lots }, s) =>
      `${n.lots(lots, good)}: from ${from < 0 ? 'the market' : n.seat(s, from)} to ${to < 0 ? 'the market' : n.seat(s, to)}`,
    supplyAsked: ({ seat, supplier, good, lots }, s) =>
      `${n.seat(s, seat)} asks ${n.seat(s, supplier)} for ${n.lots(lots, good)}`,
    declined: ({ seat }, s) => `${n.seat(s, seat)} declines`,
    factionChanged: ({ seat, faction }, s) => `${n.seat(s, seat)} goes over to the ${n.faction(faction)}`,
    sestiereExiled: ({ sestiere }) => `${n.sestiere(sestiere)} goes into exile`,
    hosted: ({ sestiere, commune }) => `${n.sestiere(sestiere)} finds refuge in ${n.commune(commune)}`,
    leftPlay: ({ sestiere }) => `${n.sestiere(sestiere)} is scattered for good`,
    leagueJoined: ({ seat }, s) => `${n.seat(s, seat)} joins the league`,
    leagueLeft: ({ seat }, s) => `${n.seat(s, seat)} is out of the league`,
    offered: ({ seat, partner }, s) => `${n.seat(s, seat)} has a proposal for ${n.seat(s, partner)}`,
    offerEnded: ({ seat, partner }, s) => `Nothing comes of the talks of ${n.seat(s, seat)} and ${n.seat(s, partner)}`,
    offerStands: ({ seat, partner }, s) =>
      `${n.seat(s, partner)} lets the offer of ${n.seat(s, seat)} stand until the month ends`,
    offerLapsed: ({ seat, partner }, s) => `The offer of ${n.seat(s, seat)} to ${n.seat(s, partner)} has lapsed`,
    dealFailed: ({ seat, partner }, s) =>
      `The deal of ${n.seat(s, seat)} and ${n.seat(s, partner)} comes to nothing: something promised is no longer there`,
    agreed: ({ seat, partner }, s) => `${n.seat(s, seat)} and ${n.seat(s, partner)} come to an agreement`,
    clause: (leg, s) => `${n.seat(s, leg.from)} gives ${n.seat(s, leg.to)} ${clauseWords(n, leg)}`,
    promiseKept: ({ from, to, what }, s) =>
      `${n.seat(s, from)} has kept his word to ${n.seat(s, to)}: ${promiseName(what)}`,
    promiseBroken: ({ from, to, what }, s) =>
      `${n.seat(s, from)} breaks his word to ${n.seat(s, to)}: ${promiseName(what)}`,
    lent: ({ seat, commune, florins }, s) =>
      `The bank lends ${n.florins(florins)} to ${commune < 0 ? n.seat(s, seat) : n.commune(commune)}`,
    repaid: ({ seat, commune, florins }, s) =>
      `${commune < 0 ? n.seat(s, seat) : n.commune(commune)} owes the bank ${n.florins(florins)} no longer`,
    insolvent: ({ seat, commune }, s) => `${commune < 0 ? n.seat(s, seat) : n.commune(commune)} cannot pay the bank`,
    rebuilt: ({ commune, florins }) =>
      `${n.florins(florins)} ${form(florins, 'has', 'have')} been spent on rebuilding ${n.commune(commune)}`,
    turnedOut: ({ seat, commune }, s) => `${n.commune(commune)} shelters ${n.seat(s, seat)} no longer`,
    lodged: ({ seat, commune }, s) => `${n.commune(commune)} shelters ${n.seat(s, seat)}`,
    cardShown: ({ seat, card }, s) => `${n.seat(s, seat)} shows ${n.mercator(card)}`,
    cardPlayed: ({ seat, card, lots }, s) => `${n.seat(s, seat)} plays ${n.mercator(card)} (${lots})`,
    cardCalledOff: ({ seat, card }, s) => `${n.seat(s, seat)} puts ${n.mercator(card)} back`,
    hired: ({ seat, company, fee, commune }, s) =>
      `${n.seat(s, seat)} hires the ${n.company(company)} for ${n.florins(fee)}, quartered in ${n.commune(commune)}`,
    companyFree: ({ company }) => `The ${n.company(company)} serves nobody any more`,
    quartered: ({ company, commune }) => `The ${n.company(company)} is quartered in ${n.commune(commune)}`,
    armingOffer: ({ seat, florins }, s) => `${n.seat(s, seat)} would deliver the arms for ${florins}`,
    armed: ({ unit, armed }) => `${n.unit(unit)}: ${armed ? 'armed' : 'unarmed'}`,
    recovered: ({ unit }) => `${n.unit(unit)} is up to strength again`,
    warDeclared: ({ seat, challenged }, s) => `${n.seat(s, seat)} declares war on ${n.seat(s, challenged)}`,
    ally: ({ seat, principal }, s) => `${n.seat(s, seat)} sides with ${n.seat(s, principal)}`,
    appointed: ({ attacker, defender, cell, month }, s) =>
      `${n.seat(s, attacker)} and ${n.seat(s, defender)} will meet at ${n.square(cell)} in ${n.month(month)}`,
    counterProposed: ({ seat, cell, month }, s) => `${n.seat(s, seat)} proposes ${n.square(cell)} in ${n.month(month)}`,
    battleRefused: ({ seat }, s) => `${n.seat(s, seat)} refuses`,
    postponed: ({ month }) => `The battle is put off to ${n.month(month)}`,
    raised: ({ seat, commune }, s) => `${n.seat(s, seat)} gathers an army in ${n.commune(commune)}`,
    joinedArmy: ({ units }) => `In the army: ${n.units(units)}`,
    marched: ({ seat, cell }, s) => `An army of ${n.seat(s, seat)} marches to ${n.square(cell)}`,
    merged: () => 'Two armies become one',
    garrisoned: ({ commune }) => `An army goes back into ${n.commune(commune)}`,
    recalled: ({ unit }) => `${n.unit(unit)}: out of the army, home again`,
    raided: ({ seat, commune, raids }, s) =>
      `${n.seat(s, seat)} raids ${n.commune(commune)} (raid ${raids} of the year)`,
    impoverished: ({ commune }) => `${n.commune(commune)} is ruined`,
    besieged: ({ seat, commune }, s) => `${n.seat(s, seat)} lays siege to ${n.commune(commune)}`,
    wallShot: ({ commune, spade, scudi, hit, left }) =>
      `Trebuchet against ${n.commune(commune)}: ${spade} against ${scudi}, ${hit ? `hit, ${left} left` : 'no effect'}`,
    breached: ({ commune }) => `The walls of ${n.commune(commune)} are breached`,
    gatesOpened: ({ commune }) => `Traitors open the gates of ${n.commune(commune)}`,
    fledOut: ({ commune, sestieri }) => `From ${n.commune(commune)} flee: ${sestieri.map(n.sestiere).join(', ')}`,
    lifted: ({ commune }) => `The siege of ${n.commune(commune)} is lifted`,
    sallied: ({ commune }) => `The men of ${n.commune(commune)} come out`,
    stayedInside: ({ commune }) => `The men of ${n.commune(commune)} stay within the walls`,
    yielded: ({ seat }, s) => `${n.seat(s, seat)} yields the field`,
    relieved: ({ seat, commune }, s) => `${n.commune(commune)} thanks ${n.seat(s, seat)} for its relief`,
    conquered: ({ seat, commune }, s) => `${n.seat(s, seat)} conquers ${n.commune(commune)}`,
    oathDrawn: ({ sestiere, card }) =>
      `${n.sestiere(sestiere)}: ${['', 'refuses the oath', 'asks the full price', 'asks half the price', 'swears'][card] ?? card}`,
    coupFailed: ({ seat, commune }, s) => `${n.seat(s, seat)} finds ${n.commune(commune)} too well guarded for a coup`,
    battleBegan: ({ kind, cell, attackers, defenders }, s) =>
      `${BATTLES[kind]} at ${n.square(cell)}: ${n.seats(s, attackers)} against ${n.seats(s, defenders)}`,
    battleMode: ({ duel }) => (duel ? 'They fight by duello' : 'They fight with swords against shields'),
    commanders: ({ units }) => `In command: ${n.units(units)}`,
    deployed: ({ units, cells }) =>
      `Deployed: ${units.map((unit, i) => `${n.unit(unit)} ${n.field(cells[i] ?? 0)}`).join(', ')}`,
    house: ({ cell }) => `A house at ${n.field(cell)}`,
    initiative: ({ totals, side: first }) => `Initiative ${totals.join(' to ')}: ${side(first)} begin`,
    initiativeGoes: ({ side: first }) => `Initiative passes to ${side(first)}`,
    battleTurn: ({ turn }) => `Battle turn ${turn}`,
    soldierMoved: ({ unit, cell }) => `${n.unit(unit)} to ${n.field(cell)}`,
    bolt: ({ unit, target, spade, scudi, hit }) =>
      `${n.unit(unit)} shoots at ${n.unit(target)}: ${spade} against ${scudi}, ${hit ? 'hit' : 'missed'}`,
    engaged: ({ unit, target }) => `${n.unit(unit)} engages ${n.unit(target)}`,
    clash: ({ units, attack, defence, damage }) =>
      `${units.map(n.unit).join(' against ')}: attack ${attack.join('/')}, defence ${defence.join('/')}, damage ${damage.join('/')}`,
    duelRound: ({ cards }) =>
      `Duel: ${cards.map(card => ['Spade', 'Scudo', 'warrior'][card] ?? card).join(' against ')}`,
    damaged: ({ unit, damage }) => `${n.unit(unit)}: damage ${damage}`,
    eliminated: ({ unit, captured }) => `${n.unit(unit)} ${captured ? 'captured' : 'destroyed'}`,
    routed: ({ unit }) => `${n.unit(unit)} leaves the field`,
    swapped: ({ unit }) => `${n.unit(unit)} comes to the front line`,
    healed: ({ unit }) => `${n.unit(unit)} recovers`,
    treason: ({ company, ok }) => `The ${n.company(company)} ${ok ? 'changes sides' : 'stays true: not enough'}`,
    conceded: ({ side: who }) => `${side(who)} leave the field`,
    calledOff: () => 'The battle is called off',
    battleDrawn: () => 'Nobody wins the battle',
    battleWon: ({ seats, losers, surrender }, s) =>
      `${n.seats(s, seats)} ${surrender ? 'accepts the surrender of' : 'defeats'} ${n.seats(s, losers)}`,
    carroccioLost: ({ side: who }) => `${side(who)} lose the carroccio`,
    podestaFallen: ({ commune }) => `The Podestà of ${n.commune(commune)} falls`,
    podestaParted: ({ commune }) =>
      `The Podestà of ${n.commune(commune)} leaves the traitors he rode with, and the field`,
    podestaCaptured: ({ commune, by }, s) => `The Podestà of ${n.commune(commune)} is a prisoner of ${n.seat(s, by)}`,
    podestaFreed: ({ commune }) => `The Podestà of ${n.commune(commune)} is free`,
    playerOut: ({ seat }, s) => `${n.seat(s, seat)} leaves the game`,
    scored: ({ seat, sestieri, florins, ledger, total }, s) =>
      `${n.seat(s, seat)}: sestieri ${sestieri}, florins ${florins}, deeds ${ledger}: ${total} points`,
  };
}

/** What may come of a choice, without the cards that would decide it. */
export const englishOutcomes = (n: Names): NonNullable<Words<Podesta>['outcomes']> => ({
  bolt: ({ target, hit }) => (hit ? '' : `${n.unit(target)} is missed`),
  clash: ({ damage }) => (damage.some(one => one > 0) ? '' : 'nobody is hurt'),
  damaged: ({ unit, damage }) => `${n.unit(unit)} is hurt (damage ${damage})`,
  wallShot: ({ commune, hit, left }) =>
    hit
      ? left > 0
        ? `the walls of ${n.commune(commune)} are hit (resistance left ${left})`
        : `the walls of ${n.commune(commune)} are breached`
      : `the walls of ${n.commune(commune)} are not hurt`,
});
