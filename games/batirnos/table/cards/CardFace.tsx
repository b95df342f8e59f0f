/** An order card as a card: priority, name, the four actions, its ability, the random value at the foot. */
import type { OrderCard } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import { ABILITIES } from '../text/abilities.ts';
import { WORDS } from '../text/index.ts';
import './cards.css';
import { ActionSign, PHASES } from './icons.tsx';

/** In words, for those who hear it. */
export function cardWords(card: OrderCard, language: Language): string {
  const { hand } = WORDS[language];
  const given = PHASES.filter(phase => card[phase]).map(phase => hand.actions[phase]);
  return [
    `${card.name[language]} (${card.number})`,
    hand.priority(card.priority),
    given.length > 0 ? given.join(', ') : hand.noActions,
    ...(card.ability ? [ABILITIES[language][card.ability]] : []),
    hand.value(card.value),
  ].join('; ');
}

export function CardFace({ card, language }: { card: OrderCard; language: Language }) {
  return (
    <span className="nq-card" data-priority={card.priority} aria-hidden="true">
      <span className="nq-card-top">
        <b className="nq-card-priority">{card.priority === 0 ? '–' : card.priority}</b>
        <span className="nq-card-number">{card.number}</span>
      </span>
      <b className="nq-card-name">{card.name[language]}</b>
      <span className="nq-card-actions">
        {PHASES.map(phase => (
          <svg
            key={phase}
            viewBox="-14 -14 28 28"
            aria-hidden="true"
            focusable="false"
            data-off={card[phase] ? undefined : true}
          >
            <ActionSign phase={phase} ink="currentColor" />
          </svg>
        ))}
      </span>
      <span className="nq-card-ability">{card.ability ? ABILITIES[language][card.ability] : ''}</span>
      <b className="nq-card-value">{card.value}</b>
    </span>
  );
}

/** The back of a card of one side. */
export function CardBack({ side }: { side: number }) {
  return (
    <span className="nq-card nq-card-back" data-side={side} aria-hidden="true">
      <svg viewBox="-30 -40 60 80" aria-hidden="true" focusable="false">
        <path d="M-24-34L24 34M24-34L-24 34M-24 0L0-34L24 0L0 34Z" />
        <circle r="9" />
      </svg>
    </span>
  );
}
