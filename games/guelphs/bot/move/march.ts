/** How an army marches to the battle of a free set-up. */
import { type Action, at, type Chance } from '@carroccio/kernel';
import type { Battle } from '../../src/battle.ts';
import { marchCosts } from '../../src/scenarios/march.ts';
import type { Guelphs } from '../../src/shape.ts';
import { activationValue } from '../activations.ts';
import type { Choices } from '../choices.ts';
import { best } from '../worth.ts';
import { manned, nearestUnit, reachOf } from './ranges.ts';

/** A Level or none, as the coin falls: whoever could be guessed would be outbid (gg.S.4.4, gg.S.9.3). */
export function choosePaper(choices: Choices, chance: Chance): Action<Guelphs> {
  const levels = chance.draw(2);
  return choices.find(choice => choice.type === 'spend' && choice.levels === levels) ?? at(choices, 0);
}

/** Battle is offered with the Battaglia that can do most, as soon as one can. */
export const chooseBattle = (b: Battle, choices: Choices): Action<Guelphs> =>
  best(choices, choice => (choice.type === 'declareBattle' ? 100 + activationValue(b, choice.battaglia) : 0)).choice;

/** A Reserve rests where it is rather than tire its Capitano (gg.S.2.2.1a); the others march on. */
export function chooseMarch(b: Battle, roll: number, choices: Choices): Action<Guelphs> {
  const march = choices.find(
    choice =>
      choice.type === 'march' &&
      !(at(b.state.capitani, choice.battaglia).reserve && marchCosts(b, choice.battaglia, roll)),
  );
  return march ?? choices.find(choice => choice.type === 'endMarch') ?? at(choices, 0);
}

/** The foremost units march first, so that those behind find room; then the others come onto the map. */
export function chooseMarcher(b: Battle, choices: Choices): Action<Guelphs> {
  const marchers = choices.filter(choice => choice.type === 'marchUnit');
  if (marchers.length > 0) return best(marchers, ({ unit }) => -reachOf(b, unit)).choice;
  const entering = choices.filter(choice => choice.type === 'enterMap');
  if (entering.length > 0) return best(entering, ({ to }) => -nearestUnit(b, to)).choice;
  const riding = choices.filter(choice => choice.type === 'moveCapitano').filter(({ to }) => manned(b, to));
  if (riding.length > 0) return best(riding, ({ to }) => -nearestUnit(b, to)).choice;
  return choices.find(choice => choice.type === 'ready') ?? at(choices, 0);
}
