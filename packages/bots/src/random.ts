import type { Bot } from '@carroccio/kernel';

/** Takes any legal action, all equally likely: the measure for everybody else. */
export const randomBot: Bot = {
  name: 'random',
  choose: (play, seat, thinking) => ({ action: play.anyAction(seat, thinking) }),
};
