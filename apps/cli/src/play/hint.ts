import { botsOf, randomBot, think, thinkingChance } from '@carroccio/bots';
import { equal } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Asked, Outcome, Shown } from './commands.ts';

const BUDGET_MS = 1000;

/** Says what the strongest bot of the game would choose, and what it compared; nothing is done. */
export function hint({ match, seed, context, screen }: Shown, { decision, seat, actions }: Asked): Outcome {
  const { language, text, paint } = context;
  if (!decision.seats.includes(seat)) {
    screen.note(text.play.noHint);
    return 'ask-again';
  }
  const bot = botsOf(match.game).at(-1) ?? randomBot;
  const chance = thinkingChance(`${seed} hint ${match.length}`);
  const { action, considered = [] } = think(match.play, seat, bot, chance, BUDGET_MS, () => performance.now());
  const { percent } = GRAMMAR[language];
  const number = actions.findIndex(one => equal(one, action)) + 1;
  const label = screen.teller.action(action);
  screen.show([
    text.play.hint(bot.name, number > 0 ? `${paint.cyan(String(number))} ${label}` : label),
    ...considered.map(
      one => `  ${screen.teller.action(one.action)}: ${text.play.aboutSo(percent(one.chance), percent(one.error))}`,
    ),
  ]);
  return 'ask-again';
}
