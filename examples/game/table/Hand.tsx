/** The cards of the one who looks; those that may be laid are buttons. */
import type { Palio } from '@carroccio/example/survey';
import type { Action } from '@carroccio/kernel';
import type { RaceSight } from './lore.ts';
import { WORDS } from './text/index.ts';

export function Hand({ sight, choose }: { sight: RaceSight; choose(action: Action<Palio>): void }) {
  const { state, legal, language } = sight;
  if (state.hand.length === 0) return null;
  const words = WORDS[language];
  return (
    <section className="pal-hand" aria-label={words.hand}>
      {state.hand.map((card, index) => {
        const use = legal.find(action => action.type === 'spur' && action.card === card);
        return (
          <button
            key={`${card} ${index.toString()}`}
            type="button"
            disabled={!use}
            aria-label={words.card(card)}
            onClick={() => use && choose(use)}
          >
            {card}
          </button>
        );
      })}
    </section>
  );
}
