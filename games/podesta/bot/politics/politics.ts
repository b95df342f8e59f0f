/** The political phase, in the order in which things matter. */
import { at } from '@carroccio/kernel';
import { garrisonOf } from '../../src/13-civil-war/uprising.ts';
import { openDeal, sueForPeace } from '../deals/offers.ts';
import { payWhatWasPromised } from '../deals/word.ts';
import { best, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { chanceAgainst, strengthOf } from '../war/strength.ts';
import { isFoe, rivalry } from '../worth.ts';
import { build, feast, labour, rebuild } from './building.ts';
import { exile, takeIn } from './chronicles.ts';
import { court, setOut } from './courting.ts';
import { turnCoat } from './turncoat.ts';

export function govern(mind: Mind, choices: Choices): Choice {
  return (
    lodge(mind, choices) ??
    sueForPeace(mind, choices) ??
    revolt(mind, choices) ??
    labour(mind, choices) ??
    build(mind, choices) ??
    feast(mind, choices) ??
    rebuild(mind, choices) ??
    turnCoat(mind, choices) ??
    court(mind, choices) ??
    takeIn(mind, choices) ??
    exile(mind, choices) ??
    setOut(mind, choices) ??
    payWhatWasPromised(mind, choices) ??
    openDeal(mind, choices) ??
    plain(choices, 'endPhase')
  );
}

/** An exile looks for a roof. */
const lodge = ({ me }: Mind, choices: Choices): Choice | undefined =>
  me.host < 0 ? ofType(choices, 'lodge')[0] : undefined;

/** A coup against a weak garrison, or a rising that would win. */
function revolt(mind: Mind, choices: Choices): Choice | undefined {
  const { table, state } = mind;
  const garrison = (commune: number): number[] => garrisonOf(table, commune);
  const coup = ofType(choices, 'coup').find(
    ({ commune }) => isFoe(mind, at(state.communes, commune).podesta) && garrison(commune).length <= 1,
  );
  if (coup) return coup;
  const risings = ofType(choices, 'rise').filter(({ sestieri }) => {
    const commune = at(state.place, at(sestieri, 0));
    if (!isFoe(mind, at(state.communes, commune).podesta)) return false;
    return chanceAgainst(strengthOf(mind, sestieri), strengthOf(mind, garrison(commune))) > 0.7;
  });
  if (risings.length === 0) return undefined;
  return best(risings, ({ sestieri }) => {
    const commune = at(state.place, at(sestieri, 0));
    return rivalry(mind, at(state.communes, commune).podesta) + strengthOf(mind, sestieri);
  }).choice;
}
