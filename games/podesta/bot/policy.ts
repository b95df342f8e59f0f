/** What the bot does at each decision: one sentence each. */
import { at, type Chance, type Frame } from '@carroccio/kernel';
import { PURSE } from '../src/09-money/money.ts';
import type { Podesta } from '../src/shape.ts';
import { answerDeal } from './deals/deals.ts';
import { type Choice, type Choices, type Mind, ofType, plain } from './mind.ts';
import { seize } from './politics/annales.ts';
import { armingOffer, companyBid, lay, orderBid, wantsToDeliver } from './politics/bidding.ts';
import { labour, supplies, wouldSupply } from './politics/building.ts';
import { ban, foreignOrder, host, loseLot, payOrLose, setArms, settle, spy, takeTrust } from './politics/chronicles.ts';
import { ride } from './politics/courting.ts';
import { govern } from './politics/politics.ts';
import { declaration } from './politics/turncoat.ts';
import { nearest, sumsOf } from './sums.ts';
import { bargain, wantsShare } from './trade/cards.ts';
import { trade } from './trade/trading.ts';
import { assault, campaign, marchTo } from './war/campaign.ts';
import { chooseCommander, chooseMode, chooseToken, commit, deploy } from './war/deploying.ts';
import { chooseFight, chooseMove, chooseShot, chooseSquare, chooseSupport, shelter, turnOn } from './war/fighting.ts';
import { hireCaptive, hireNow } from './war/hiring.ts';
import {
  bribe,
  bribeFor,
  duelCard,
  extraPay,
  fate,
  parley,
  placeHouse,
  reorder,
  wantsToEnd,
} from './war/reordering.ts';
import {
  accepts,
  enlistAll,
  gather,
  joinsRelief,
  joinsWar,
  place,
  sallies,
  stands,
  streetFighters,
} from './war/wars.ts';

/** Contributions asked for an oath that are still worth paying. */
const DEAREST_OATH = 450;

export function decide(mind: Mind, frame: Frame<Podesta>, choices: Choices, chance: Chance): Choice {
  const [first, second] = choices;
  if (first && !second && mind.families.length === 0) return first;
  const yes = (agreed: boolean, ...types: [Choice['type'], Choice['type']]): Choice =>
    agreed ? plain(choices, ...types) : plain(choices, types[1], types[0]);
  switch (frame.step) {
    case 'communeLoan':
      return plain(choices, 'payGap', 'leaveGap');
    case 'companyFee':
      return payFee(mind, choices);
    case 'companyAuction':
      return bidForCompany(mind, choices);
    case 'orderAuction':
      return orderBid(mind, chance);
    case 'timeVote':
      return yes(mind.monthsLeft <= 1, 'timeUp', 'playOn');
    case 'window':
      return seize(mind, frame.card, choices);
    case 'payOrLose':
      return payOrLose(mind, frame.amount, choices);
    case 'takeTrust':
      return takeTrust(mind, choices);
    case 'ban':
      return ban(mind, choices);
    case 'spies':
      return spy(mind, choices);
    case 'losingLots':
      return loseLot(mind, choices);
    case 'foreignOrder':
      return foreignOrder(mind, frame.price, choices);
    case 'arms':
      return setArms(mind, frame.armed, choices);
    case 'hosting':
      return host(mind, frame.sestiere, choices);
    case 'newHome':
      return settle(mind, choices);
    case 'oath':
      return yes(frame.price <= DEAREST_OATH, 'payOath', 'sendAway');
    case 'labour':
      return labour(mind, choices) ?? plain(choices, 'leaveWork');
    case 'political':
      return govern(mind, choices);
    case 'journey':
      return ride(mind, frame.counter, choices);
    case 'supplies':
      return supplies(mind, choices);
    case 'supplyAnswer':
      return yes(wouldSupply(mind, frame.purchase, frame.good), 'agree', 'decline');
    case 'answer':
      return answerDeal(mind, choices);
    case 'declaration':
      return declaration(mind, choices);
    case 'commercial':
      return trade(mind, choices);
    case 'bargain':
      return bargain(mind, frame, choices);
    case 'shareAnswer':
      return yes(wantsShare(mind, frame), 'agree', 'decline');
    case 'military':
      return campaign(mind, choices);
    case 'arming':
      return wantsToDeliver(mind, frame.seat)
        ? lay(mind, armingOffer(mind, frame.seat, frame.sestiere))
        : plain(choices, 'noOffer');
    case 'armingFallback':
      return ofType(choices, 'buyArms').find(({ from }) => from !== PURSE) ?? plain(choices, 'leaveUnarmed');
    case 'allies':
      return yes(joinsWar(mind, frame.war), 'join', 'stayOut');
    case 'assault':
      return assault(mind, choices);
    case 'date':
      return plain(choices, 'setDate');
    case 'place':
    case 'counterPlace':
      return place(mind, choices);
    case 'challenged':
      return yes(accepts(mind, frame.war, frame.war.cell), 'acceptBattle', 'refuseBattle');
    case 'countered':
      return yes(accepts(mind, frame.war, frame.cell), 'acceptBattle', 'refuseBattle');
    case 'gather':
      return gather(mind, frame.war);
    case 'march':
      return marchTo(mind, frame.army, choices);
    case 'defence':
      return yes(sallies(mind, frame.army, frame.commune), 'sortie', 'stayInside');
    case 'sally':
      return enlistAll(mind, frame.commune);
    case 'attacked':
      return yes(stands(mind, frame.army, frame.target), 'standAndFight', 'yieldField');
    case 'relief':
      return yes(joinsRelief(mind, frame.army, frame.target, frame.commune), 'join', 'stayOut');
    case 'streets':
      return plain(choices, 'fightInStreets', 'surrenderCity');
    case 'streetCompanies':
      return streetFighters(mind, frame);
    case 'reinforcements':
      return hireNow(mind) ?? plain(choices, 'ready');
    case 'ransom':
      return hireCaptive(mind) ?? plain(choices, 'letGo');
    default:
      return fight(mind, frame, choices, chance);
  }
}

/** Decisions of a battle. */
function fight(mind: Mind, frame: Frame<Podesta>, choices: Choices, chance: Chance): Choice {
  switch (frame.step) {
    case 'mode':
      return chooseMode(mind, choices);
    case 'command':
      return chooseCommander(mind, choices);
    case 'extraPay':
      return lay(mind, extraPay(mind, frame.company));
    case 'choosing':
      return chooseToken(mind, choices);
    case 'houses':
      return placeHouse(mind, choices);
    case 'deployment':
      return deploy(mind, choices);
    case 'initiative':
      return commit(choices);
    case 'battleMove':
      return interrupt(mind, choices) ?? chooseMove(mind, frame.side, choices);
    case 'moving':
      return chooseSquare(mind, frame.soldier, frame.whole, choices);
    case 'battleShoot':
      return chooseShot(mind, choices);
    case 'battleFight':
      return chooseFight(mind, choices);
    case 'support':
      return chooseSupport(mind, choices);
    case 'duel':
      return duelCard(choices, chance);
    case 'fate':
      return fate(mind, frame.soldier, choices);
    case 'reorder':
      return interrupt(mind, choices) ?? reorder(mind, choices);
    case 'bribe':
      return lay(mind, bribeFor(mind, frame.company));
    case 'parley':
      return parley(mind, choices);
    case 'withdrawing':
      return shelter(mind, frame.side, choices);
    case 'traitorPlace':
      return turnOn(mind, frame.side, choices);
    default:
      return at(choices, chance.draw(choices.length));
  }
}

/** Talks are opened only to end a battle, a bribe only where it can succeed. */
function interrupt(mind: Mind, choices: Choices): Choice | undefined {
  if (wantsToEnd(mind)) return choices.find(({ type }) => type === 'parley');
  return bribe(mind, choices);
}

function payFee({ state }: Mind, choices: Choices): Choice {
  const payers = ofType(choices, 'payFee').filter(
    ({ from }) => from !== PURSE && at(state.communes, from).treasury >= 1000,
  );
  return payers[0] ?? plain(choices, 'dismiss');
}

function bidForCompany(mind: Mind, choices: Choices): Choice {
  const bid = companyBid(mind);
  const sum = sumsOf(mind, 'bid').find(({ said }) => said('from') === bid?.from);
  return bid && sum ? { type: 'bid', from: bid.from, florins: nearest(sum, bid.florins) } : plain(choices, 'noOffer');
}
