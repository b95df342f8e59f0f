/** The headings under which choices stand in the panel, and the few words they need below them. */
import type { Action } from '@carroccio/kernel';
import { armsOnMarket, feastBill, mostOffered, type Podesta, quote, seized } from '@carroccio/podesta/survey';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';

type Chosen = Action<Podesta>;

const communeIn = (labels: Labels, sestiere: number): string => {
  const place = labels.sight.state.place[sestiere] ?? -1;
  return place < 0 ? labels.words.headings.exiles : labels.names.commune(place);
};

export const createHeadings =
  (lore: Lore) =>
  (action: Chosen, sight: PodestaSight): string => {
    const labels = new Labels(lore, sight);
    const { headings } = labels.words;
    switch (action.type) {
      case 'lay':
      case 'bid':
      case 'noOffer':
        return headings.sums;
      case 'win':
        return headings.trust(communeIn(labels, action.sestiere));
      case 'build':
      case 'payLabour':
      case 'leaveWork':
      case 'feast':
      case 'rebuild':
      case 'supply':
      case 'fromMarket':
        return headings.works;
      case 'ride':
      case 'rideTo':
        return headings.journeys;
      case 'rise':
      case 'coup':
      case 'changeFaction':
      case 'steal':
      case 'seize':
        return headings.plots;
      case 'exile':
      case 'takeIn':
      case 'host':
      case 'lodge':
      case 'banish':
        return headings.exiles;
      case 'keepSestiere':
      case 'takeSestiere':
      case 'loseTrust':
      case 'takeTrust':
        return communeIn(labels, action.sestiere);
      case 'propose':
      case 'takeUp':
      case 'revoke':
      case 'honour':
      case 'leaveLeague':
        return headings.deals;
      case 'counter':
        return headings.counter;
      case 'borrow':
      case 'repay':
        return headings.bank;
      case 'transfer':
        return headings.treasuries;
      case 'buy':
        return headings.buy;
      case 'sell':
        return headings.sell;
      case 'sway':
        return headings.sway(labels.names.token(action.token));
      case 'showCard':
      case 'share':
      case 'closeBargain':
        return headings.mercator;
      case 'buyBeneficio':
      case 'choose':
      case 'commit':
        return headings.benefici;
      case 'hire':
      case 'hireNow':
      case 'hireCaptive':
        return headings.companies;
      case 'callArming':
      case 'buyArms':
      case 'setArms':
        return headings.arms;
      case 'declareWar':
      case 'callBattle':
      case 'setDate':
      case 'counterDate':
      case 'setPlace':
        return headings.war;
      case 'raise':
      case 'enlist':
        return headings.muster;
      case 'march':
      case 'merge':
      case 'garrison':
      case 'raid':
      case 'besiege':
      case 'challenge':
      case 'attack':
      case 'takePoor':
      case 'shootWalls':
      case 'openGates':
      case 'makeFlee':
      case 'lift':
        return headings.army(action.army);
      case 'marchTo':
        return action.homeward ? headings.homeward : headings.marches;
      case 'command':
      case 'attach':
        return headings.command;
      case 'placeHouse':
        return headings.deployment;
      case 'deploy':
        return companyOf(labels, action.soldier) ?? headings.deployment;
      case 'pickUp':
      case 'moveTo':
      case 'swap':
      case 'withdraw':
        return headings.movement;
      case 'shoot':
      case 'fight':
      case 'support':
        return headings.company(action.soldier + 1);
      case 'rout':
      case 'threeSwords':
      case 'threeShields':
      case 'bribe':
      case 'stealToken':
      case 'parley':
        return headings.tricks;
      case 'endPhase':
      case 'pass':
      case 'ready':
        return headings.end;
      default:
        return headings.answers;
    }
  };

/** Below its heading an action needs fewer words. */
export const createShortWords =
  (lore: Lore) =>
  (action: Chosen, sight: PodestaSight): string | null => {
    const labels = new Labels(lore, sight);
    const { names, words } = labels;
    const { short } = words;
    const payer = (from: number): string => (from < 0 ? short.purse : short.treasury(names.commune(from)));
    switch (action.type) {
      case 'win': {
        if (sight.seat === null && sight.decision === null) return null;
        const seat = sight.seat ?? sight.decision?.seats[0] ?? 0;
        const { florins, strip, proditor } = quote(labels.table, seat, action.sestiere, action.token);
        const token = action.token < 0 ? '' : ` + ${names.token(action.token)}`;
        const how = proditor ? ` (${strip ? short.strip : short.proditor})` : '';
        return `${labels.sestiere(action.sestiere)}: ${words.florins(florins)}${token}${how}`;
      }
      case 'sway':
        return names.good(action.good);
      case 'rideTo':
      case 'setPlace':
      case 'marchTo':
        return names.square(action.cell);
      case 'moveTo':
      case 'placeHouse':
        return names.field(action.cell);
      case 'deploy':
        return `${names.field(action.cell)}${action.under ? ` (${short.under})` : ''}`;
      case 'build': {
        const { material, labour } = labels.table.world.data.works;
        const what = `${names.work(action.work)}, ${names.commune(action.commune)}: ${payer(action.from)}`;
        return short.work(what, words.florins(material), words.florins(labour), givesOf(labels, action.work));
      }
      case 'payLabour': {
        const { labour } = labels.table.world.data.works;
        const what = `${names.work(action.work)}, ${names.commune(action.commune)}: ${payer(action.from)}`;
        return short.work(what, words.florins(labour), '', givesOf(labels, action.work));
      }
      case 'feast': {
        const { florins, dearer } = feastBill(labels.table, action.commune, action.extra);
        const where = names.commune(action.commune);
        const goods = dearer.map(good => names.good(good)).join(', ');
        return short.feast(where, action.extra, payer(action.from), words.florins(florins), goods);
      }
      case 'exile':
      case 'banish': {
        const frame = sight.decision?.frame;
        const place = names.commune(sight.state.place[action.sestiere] ?? -1);
        const florins = seized(labels.table, action.sestiere, frame?.step === 'ban' ? frame.times : undefined);
        return short.exile(labels.sestiere(action.sestiere), place, words.florins(florins));
      }
      case 'repay': {
        const loan = sight.state.loans[action.loan];
        if (!loan) return null;
        const owes = loan.commune < 0 ? short.yourself : names.commune(loan.commune);
        const { capital, interest } = loan;
        const sum = [capital + interest, capital, interest].map(florins => words.florins(florins));
        return short.repay(owes, payer(action.from), sum[0] ?? '', sum[1] ?? '', sum[2] ?? '');
      }
      case 'buyArms': {
        const frame = sight.decision?.frame;
        if (frame?.step !== 'armingFallback') return null;
        const { florins, bank, goods } = armsOnMarket(labels.table, frame.sestiere);
        const what = goods.map(good => names.good(good)).join(', ');
        const from = bank ? short.bank : payer(action.from);
        return short.arms(labels.sestiere(frame.sestiere), from, words.florins(florins), what);
      }
      case 'callArming': {
        if (sight.seat === null && sight.decision === null) return null;
        const seat = sight.seat ?? sight.decision?.seats[0] ?? 0;
        const most = mostOffered(labels.table, seat, action.sestiere);
        return short.arming(labels.sestiere(action.sestiere), words.florins(most));
      }
      case 'buyBeneficio':
        return short.beneficio(words.florins(labels.table.world.data.benefici.price));
      case 'raid':
        return short.raid(names.commune(action.commune), action.to < 0 ? short.chest : names.commune(action.to));
      case 'besiege':
        return short.besiege(names.commune(action.commune));
      case 'challenge':
        return short.challenge(names.commune(action.commune));
      case 'march':
        return `${action.podesta ? short.marchWithPodesta : short.march}: ${payer(action.from)}`;
      case 'fight':
        return short.fight(action.target + 1);
      case 'shoot':
        return short.shoot(action.target + 1);
      case 'command':
        return companyOf(labels, action.soldier);
      default:
        return null;
    }
  };

/** What a finished work brings. */
function givesOf({ table: { world }, words }: Labels, work: number): string {
  const { short } = words;
  const { walls = 0, taxes = 0, image = false } = world.data.works.works[work] ?? {};
  return [
    ...(walls > 0 ? [short.walls(walls)] : []),
    ...(taxes > 0 ? [short.taxes(words.florins(taxes))] : []),
    ...(image ? [short.bonus(world.data.contributions.bonus.imageTimes)] : []),
  ].join(', ');
}

/** A company of the battle by its number and name. */
function companyOf(labels: Labels, index: number): string | null {
  const soldier = labels.sight.state.battle?.soldiers[index];
  return soldier && soldier.unit >= 0 ? `${index + 1}. ${labels.company(soldier.unit)}` : null;
}
