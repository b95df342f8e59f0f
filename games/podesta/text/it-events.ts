/** Quello che succede, in italiano. */

import type { Words } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { PointsWhy, TokenUse } from '../src/events.ts';
import type { Podesta } from '../src/shape.ts';
import type { BattleKind, LastingKind } from '../src/state.ts';
import { clauseWords, promiseName } from './it-deals.ts';
import type { Names } from './names.ts';

const { form, signed } = GRAMMAR.it;

const USES: Record<TokenUse, string> = {
  strip: 'per strappare un sestiere',
  win: 'per conquistare un sestiere',
  price: 'sul mercato',
  civilWar: 'per scatenare la guerra civile',
  coup: 'per un colpo di mano',
  annales: 'per farsi assegnare l’evento',
  theft: 'per rubare',
  gates: 'per far aprire le porte',
  flight: 'per far fuggire gli oppositori',
  treason: 'per comprare un tradimento',
  initiative: 'per l’iniziativa',
  swords: 'per aggravare un danno',
  shields: 'per sanare un danno',
  hire: 'per assoldare la compagnia',
};
const POINTS: Record<PointsWhy, string> = {
  battle: 'battaglia',
  siege: 'assedio',
  surrender: 'resa concordata',
  carroccio: 'carroccio',
  refused: 'data rifiutata',
  exile: 'esilio',
};
const LASTING: Record<LastingKind, string> = {
  delta: 'i contributi cambiano',
  once: 'un oppositore si conquista al prezzo semplice',
  proof: 'i Proditor contro di lui vanno a vuoto',
  lock: 'nessun altro può corteggiare il Comune',
  allowance: 'le sue pedine hanno altri punti velocità',
  truce: 'tregua di Dio',
  fair: 'si possono vendere le partite comprate questo mese',
  noTrust: 'niente feste e niente contributi',
  noWar: 'niente guerra questo mese',
  feast: 'si può indire una festa in più',
  fevers: 'febbri nel campo',
  knights: 'i cavalieri colpiscono più forte',
  trebuchet: 'trabucchi migliori',
  walls: 'le mura cambiano',
  river: 'i fiumi sono in piena',
  mountain: 'neve sui monti',
};
const BATTLES: Record<BattleKind, string> = {
  field: 'Battaglia campale',
  civil: 'Guerra civile',
  street: 'Battaglia per le strade',
};
export function italianEvents(n: Names): Words<Podesta>['events'] {
  const side = (index: number): string => (index === 0 ? 'gli attaccanti' : 'i difensori');
  return {
    paid: ({ from, to, florins }, s) => `${n.florins(florins)}: paga ${n.account(s, from)}, riceve ${n.account(s, to)}`,
    yearBegan: ({ year }) => `Comincia l’anno ${year}`,
    monthBegan: ({ month, year }) => `Mese ${month} dell’anno ${year}`,
    assigned: ({ seat, commune }, s) => `${n.seat(s, seat)}: mercante di ${n.commune(commune)}`,
    notaro: ({ seat }, s) => `Il Notaro è ${n.seat(s, seat)}`,
    dealt: ({ seat, cards }, s) => `${n.seat(s, seat)} riceve ${cards.map(n.mercator).join(', ') || 'nessuna carta'}`,
    bid: ({ seat, florins }, s) => `${n.seat(s, seat)} offre ${florins}`,
    orderSet: ({ order }, s) => `Ordine di gioco: ${n.seats(s, order)}`,
    annalesShown: ({ card }) =>
      `Annales: ${n.annales(card)}. ${n.annalesText(card)} (T è il mercante cui tocca, H il Comune che governa)`,
    annalesSeized: ({ seat, target }, s) =>
      `${n.seat(s, seat)} si fa assegnare l’evento e lo destina a ${n.seat(s, target)}`,
    annalesFalls: ({ seat, card }, s) => `${n.annales(card)} tocca a ${n.seat(s, seat)}`,
    annalesDiscarded: ({ card }) => `${n.annales(card)} non riguarda nessuno`,
    noEffect: ({ seat }, s) => `Nessun effetto per ${n.seat(s, seat)}`,
    lasting: ({ kind, seat }, s) => `${n.seat(s, seat)}: ${LASTING[kind]}`,
    playsLast: ({ seat }, s) => `${n.seat(s, seat)} gioca per ultimo questo mese`,
    handShown: ({ seat, kinds }, s) => `${n.seat(s, seat)} ha ${n.tokens(kinds)}`,
    handSeen: ({ seat, by }, s) => `${n.seat(s, by)} guarda i Benefici di ${n.seat(s, seat)}`,
    bonus: ({ commune, upper, lower }) => `${n.commune(commune)}: bonus ${upper} sopra, ${lower} sotto`,
    price: ({ good, price }) => `${n.good(good)}: ${n.florins(price)}`,
    trusted: ({ sestiere, seat, florins }, s) =>
      `${n.sestiere(sestiere)} dà fiducia a ${n.seat(s, seat)} (${n.florins(florins)})`,
    untrusted: ({ sestiere, seat }, s) => `${n.sestiere(sestiere)} toglie la fiducia a ${n.seat(s, seat)}`,
    turnedFace: ({ sestiere, faction }) => `${n.sestiere(sestiere)} passa ai ${n.faction(faction)}`,
    elected: ({ seat, commune }, s) => `${n.seat(s, seat)} diventa Podestà di ${n.commune(commune)}`,
    unrepresented: ({ commune }) => `${n.commune(commune)} resta senza Podestà`,
    ousted: ({ seat, commune }, s) => `${n.seat(s, seat)} perde il governo di ${n.commune(commune)}`,
    podestaExiled: ({ seat }, s) => `${n.seat(s, seat)} va in esilio`,
    newHome: ({ seat, commune }, s) => `${n.seat(s, seat)} si stabilisce a ${n.commune(commune)}`,
    taxes: ({ commune, florins }) => `I cittadini di ${n.commune(commune)} pagano ${florins} di tasse`,
    points: ({ seat, points, why }, s) => `${n.seat(s, seat)}: ${signed(points)} (${POINTS[why]})`,
    tokenUsed: ({ seat, kind, use }, s) => `${n.seat(s, seat)} usa ${n.token(kind)} ${USES[use]}`,
    drew: ({ seat, kind }, s) => `${n.seat(s, seat)} pesca ${n.token(kind)}`,
    boughtBeneficio: ({ seat }, s) => `${n.seat(s, seat)} compra un Beneficio`,
    inVain: ({ seat, by }, s) => `Il Proditor di ${n.seat(s, seat)} va a vuoto: ${n.seat(s, by)} era stato avvertito`,
    theft: ({ seat, victim, what }, s) =>
      `${n.seat(s, seat)} ruba ${what === 'beneficio' ? 'un Beneficio' : 'una carta Mercator'} a ${n.seat(s, victim)}`,
    stolen: ({ kind, card }) => `Si tratta di ${kind >= 0 ? n.token(kind) : n.mercator(card)}`,
    rode: ({ commune, cell }) => `Il Podestà di ${n.commune(commune)} cavalca fino a ${n.square(cell)}`,
    workBegun: ({ commune, work }) => `${n.commune(commune)} avvia i lavori: ${n.work(work)}`,
    workDone: ({ commune, work, patron }) =>
      `${n.commune(commune)} porta a termine ${n.work(work)}${patron ? ', grazie a un Mecenate' : ''}`,
    givenUp: ({ commune, work }) =>
      `Mancano le merci: ${work < 0 ? 'la festa' : n.work(work)} di ${n.commune(commune)} per ora non si fa`,
    workWaits: ({ commune, work }) => `${n.work(work)} di ${n.commune(commune)}: manca la manodopera`,
    feastHeld: ({ commune, feast }) => `${n.commune(commune)} festeggia: ${n.feast(feast)}`,
    lots: ({ from, to, good, lots }, s) =>
      `${n.lots(lots, good)}: da ${from < 0 ? 'mercato' : n.seat(s, from)} a ${to < 0 ? 'mercato' : n.seat(s, to)}`,
    supplyAsked: ({ seat, supplier, good, lots }, s) =>
      `${n.seat(s, seat)} chiede a ${n.seat(s, supplier)} ${n.lots(lots, good)}`,
    declined: ({ seat }, s) => `${n.seat(s, seat)} rifiuta`,
    factionChanged: ({ seat, faction }, s) => `${n.seat(s, seat)} passa ai ${n.faction(faction)}`,
    sestiereExiled: ({ sestiere }) => `${n.sestiere(sestiere)} prende la via dell’esilio`,
    hosted: ({ sestiere, commune }) => `${n.sestiere(sestiere)} trova rifugio a ${n.commune(commune)}`,
    leftPlay: ({ sestiere }) => `${n.sestiere(sestiere)} si disperde per sempre`,
    leagueJoined: ({ seat }, s) => `${n.seat(s, seat)} entra nella lega`,
    leagueLeft: ({ seat }, s) => `${n.seat(s, seat)} è fuori dalla lega`,
    offered: ({ seat, partner }, s) => `${n.seat(s, seat)} ha una proposta per ${n.seat(s, partner)}`,
    offerEnded: ({ seat, partner }, s) => `Tra ${n.seat(s, seat)} e ${n.seat(s, partner)} non se ne fa nulla`,
    offerStands: ({ seat, partner }, s) =>
      `${n.seat(s, partner)} tiene in sospeso fino a fine mese l’offerta di ${n.seat(s, seat)}`,
    offerLapsed: ({ seat, partner }, s) => `L’offerta di ${n.seat(s, seat)} a ${n.seat(s, partner)} è decaduta`,
    dealFailed: ({ seat, partner }, s) =>
      `L’accordo tra ${n.seat(s, seat)} e ${n.seat(s, partner)} salta: qualcosa di promesso non c’è più`,
    agreed: ({ seat, partner }, s) => `${n.seat(s, seat)} e ${n.seat(s, partner)} stringono un accordo`,
    clause: (leg, s) => `${n.seat(s, leg.from)} dà a ${n.seat(s, leg.to)}: ${clauseWords(n, leg)}`,
    promiseKept: ({ from, to, what }, s) =>
      `${n.seat(s, from)} ha mantenuto la parola data a ${n.seat(s, to)}: ${promiseName(what)}`,
    promiseBroken: ({ from, to, what }, s) =>
      `${n.seat(s, from)} manca alla parola data a ${n.seat(s, to)}: ${promiseName(what)}`,
    lent: ({ seat, commune, florins }, s) =>
      `Il banco presta ${n.florins(florins)} a ${commune < 0 ? n.seat(s, seat) : n.commune(commune)}`,
    repaid: ({ seat, commune, florins }, s) =>
      `${commune < 0 ? n.seat(s, seat) : n.commune(commune)} non deve più al banco ${n.florins(florins)}`,
    insolvent: ({ seat, commune }, s) =>
      `${commune < 0 ? n.seat(s, seat) : n.commune(commune)} non può pagare il banco`,
    rebuilt: ({ commune, florins }) =>
      `Per ricostruire ${n.commune(commune)} ${form(florins, 'è stato speso', 'sono stati spesi')} ${n.florins(florins)}`,
    turnedOut: ({ seat, commune }, s) => `${n.commune(commune)} non dà più ospitalità a ${n.seat(s, seat)}`,
    lodged: ({ seat, commune }, s) => `${n.commune(commune)} dà ospitalità a ${n.seat(s, seat)}`,
    cardShown: ({ seat, card }, s) => `${n.seat(s, seat)} mostra ${n.mercator(card)}`,
    cardPlayed: ({ seat, card, lots }, s) => `${n.seat(s, seat)} gioca ${n.mercator(card)} (${lots})`,
    cardCalledOff: ({ seat, card }, s) => `${n.seat(s, seat)} riprende in mano ${n.mercator(card)}`,
    hired: ({ seat, company, fee, commune }, s) =>
      `${n.seat(s, seat)} assolda la ${n.company(company)} per ${n.florins(fee)}; alloggia a ${n.commune(commune)}`,
    companyFree: ({ company }) => `La ${n.company(company)} non serve più nessuno`,
    quartered: ({ company, commune }) => `La ${n.company(company)} prende stanza a ${n.commune(commune)}`,
    armingOffer: ({ seat, florins }, s) => `${n.seat(s, seat)} fornirebbe le armi per ${florins}`,
    armed: ({ unit, armed }) => `${n.unit(unit)}: ${armed ? 'armati' : 'disarmati'}`,
    recovered: ({ unit }) => `${n.unit(unit)}: di nuovo in forze`,
    warDeclared: ({ seat, challenged }, s) => `${n.seat(s, seat)} dichiara guerra a ${n.seat(s, challenged)}`,
    ally: ({ seat, principal }, s) => `${n.seat(s, seat)} si schiera con ${n.seat(s, principal)}`,
    appointed: ({ attacker, defender, cell, month }, s) =>
      `${n.seat(s, attacker)} e ${n.seat(s, defender)} si affronteranno a ${n.square(cell)} nel mese ${n.month(month)}`,
    counterProposed: ({ seat, cell, month }, s) =>
      `${n.seat(s, seat)} propone ${n.square(cell)} nel mese ${n.month(month)}`,
    battleRefused: ({ seat }, s) => `${n.seat(s, seat)} rifiuta`,
    postponed: ({ month }) => `La battaglia è rinviata al mese ${n.month(month)}`,
    raised: ({ seat, commune }, s) => `${n.seat(s, seat)} raduna un esercito a ${n.commune(commune)}`,
    joinedArmy: ({ units }) => `Nell’esercito: ${n.units(units)}`,
    marched: ({ seat, cell }, s) => `Un esercito di ${n.seat(s, seat)} marcia su ${n.square(cell)}`,
    merged: () => 'Due eserciti si uniscono',
    garrisoned: ({ commune }) => `Un esercito rientra a ${n.commune(commune)}`,
    recalled: ({ unit }) => `${n.unit(unit)}: fuori dall’esercito, di nuovo a casa`,
    raided: ({ seat, commune, raids }, s) =>
      `${n.seat(s, seat)} razzia ${n.commune(commune)} (razzia ${raids} dell’anno)`,
    impoverished: ({ commune }) => `${n.commune(commune)} è in rovina`,
    besieged: ({ seat, commune }, s) => `${n.seat(s, seat)} assedia ${n.commune(commune)}`,
    wallShot: ({ commune, spade, scudi, hit, left }) =>
      `Trabucco contro ${n.commune(commune)}: ${spade} contro ${scudi}, ${hit ? `a segno, resistenza ${left}` : 'a vuoto'}`,
    breached: ({ commune }) => `Breccia nelle mura di ${n.commune(commune)}`,
    gatesOpened: ({ commune }) => `Un tradimento apre le porte di ${n.commune(commune)}`,
    fledOut: ({ commune, sestieri }) => `Da ${n.commune(commune)} fuggono: ${sestieri.map(n.sestiere).join(', ')}`,
    lifted: ({ commune }) => `L’assedio di ${n.commune(commune)} è tolto`,
    sallied: ({ commune }) => `Sortita da ${n.commune(commune)}`,
    stayedInside: ({ commune }) => `A ${n.commune(commune)} restano dentro le mura`,
    yielded: ({ seat }, s) => `${n.seat(s, seat)} cede il campo`,
    relieved: ({ seat, commune }, s) => `${n.commune(commune)} è riconoscente a ${n.seat(s, seat)} per il soccorso`,
    conquered: ({ seat, commune }, s) => `${n.seat(s, seat)} conquista ${n.commune(commune)}`,
    oathDrawn: ({ sestiere, card }) =>
      `${n.sestiere(sestiere)}: ${['', 'rifiuta il giuramento', 'chiede il contributo maggiorato', 'chiede metà del contributo maggiorato', 'giura fedeltà'][card] ?? card}`,
    coupFailed: ({ seat, commune }, s) =>
      `${n.seat(s, seat)} trova ${n.commune(commune)} troppo ben difesa per un colpo di mano`,
    battleBegan: ({ kind, cell, attackers, defenders }, s) =>
      `${BATTLES[kind]} a ${n.square(cell)}: ${n.seats(s, attackers)} contro ${n.seats(s, defenders)}`,
    battleMode: ({ duel }) => (duel ? 'Si combatte a duello' : 'Si combatte spade contro scudi'),
    commanders: ({ units }) => `Al comando: ${n.units(units)}`,
    deployed: ({ units, cells }) =>
      `Schierati: ${units.map((unit, i) => `${n.unit(unit)} ${n.field(cells[i] ?? 0)}`).join(', ')}`,
    house: ({ cell }) => `Una casa in ${n.field(cell)}`,
    initiative: ({ totals, side: first }) => `Iniziativa ${totals.join(' a ')}: cominciano ${side(first)}`,
    initiativeGoes: ({ side: first }) => `L’iniziativa passa: ora è con ${side(first)}`,
    battleTurn: ({ turn }) => `Turno di battaglia ${turn}`,
    soldierMoved: ({ unit, cell }) => `${n.unit(unit)} in ${n.field(cell)}`,
    bolt: ({ unit, target, spade, scudi, hit }) =>
      `${n.unit(unit)} tirano contro ${n.unit(target)}: ${spade} contro ${scudi}, ${hit ? 'a segno' : 'mancato'}`,
    engaged: ({ unit, target }) => `${n.unit(unit)} affronta ${n.unit(target)}`,
    clash: ({ units, attack, defence, damage }) =>
      `${units.map(n.unit).join(' contro ')}: attacco ${attack.join('/')}, difesa ${defence.join('/')}, danni ${damage.join('/')}`,
    duelRound: ({ cards }) =>
      `Duello: ${cards.map(card => ['spade', 'scudo', 'guerriero'][card] ?? card).join(' contro ')}`,
    damaged: ({ unit, damage }) => `${n.unit(unit)}: danni ${damage}`,
    eliminated: ({ unit, captured }) => `${n.unit(unit)}: ${captured ? 'catturati' : 'eliminati'}`,
    routed: ({ unit }) => `${n.unit(unit)} lasciano il campo`,
    swapped: ({ unit }) => `${n.unit(unit)} passano in prima linea`,
    healed: ({ unit }) => `${n.unit(unit)} si riprendono`,
    treason: ({ company, ok }) => `La ${n.company(company)} ${ok ? 'tradisce' : 'resta fedele: non basta'}`,
    conceded: ({ side: who }) => `Lasciano il campo ${side(who)}`,
    calledOff: () => 'La battaglia è sospesa',
    battleDrawn: () => 'La battaglia non ha vincitori',
    battleWon: ({ seats, losers, surrender }, s) =>
      `${n.seats(s, seats)} ${surrender ? 'accetta la resa di' : 'sconfigge'} ${n.seats(s, losers)}`,
    carroccioLost: ({ side: who }) => `Perdono il carroccio ${side(who)}`,
    podestaFallen: ({ commune }) => `Cade il Podestà di ${n.commune(commune)}`,
    podestaParted: ({ commune }) =>
      `Il Podestà di ${n.commune(commune)} lascia i traditori con cui cavalcava, e il campo`,
    podestaCaptured: ({ commune, by }, s) => `Il Podestà di ${n.commune(commune)} è prigioniero di ${n.seat(s, by)}`,
    podestaFreed: ({ commune }) => `Il Podestà di ${n.commune(commune)} è libero`,
    playerOut: ({ seat }, s) => `${n.seat(s, seat)} esce dal gioco`,
    scored: ({ seat, sestieri, florins, ledger, total }, s) =>
      `${n.seat(s, seat)}: sestieri ${sestieri}, fiorini ${florins}, imprese ${ledger}: ${total} punti`,
  };
}

/** What may come of a choice, without the cards that would decide it. */
export const italianOutcomes = (n: Names): NonNullable<Words<Podesta>['outcomes']> => ({
  bolt: ({ target, hit }) => (hit ? '' : `${n.unit(target)}: mancati`),
  clash: ({ damage }) => (damage.some(one => one > 0) ? '' : 'nessuno subisce danni'),
  damaged: ({ unit, damage }) => `${n.unit(unit)}: colpiti (danni ${damage})`,
  wallShot: ({ commune, hit, left }) =>
    hit
      ? left > 0
        ? `le mura di ${n.commune(commune)} sono colpite (resistenza rimasta ${left})`
        : `si apre una breccia nelle mura di ${n.commune(commune)}`
      : `le mura di ${n.commune(commune)} non subiscono danni`,
});
