import { botsOf, randomBot } from '@carroccio/bots';
import { equal } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Asked, Outcome, Shown } from './commands.ts';
import { INTERRUPTED } from './screen/keyboard.ts';

/** Says what the strongest bot of the game would choose, and what it compared; nothing is done. */
export async function hint(table: Shown, { decision, seat, actions }: Asked): Promise<Outcome> {
  const { match, seed, context, screen, thinker, keyboard } = table;
  const { language, text, paint } = context;
  if (!decision.seats.includes(seat)) {
    screen.note(text.play.noHint);
    return 'ask-again';
  }
  const bot = botsOf(match.game).at(-1) ?? randomBot;
  const thought = thinker.think(match, seat, bot, `${seed} hint ${match.length}`);
  const choice = await keyboard.during(thought.coming, text.play.hinting(bot.name), () => false);
  if (choice === INTERRUPTED) {
    thought.cancel();
    return 'ask-again';
  }
  const { action, considered = [] } = choice;
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
