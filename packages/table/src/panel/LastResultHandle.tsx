import { useText } from '../text/bilingual.ts';
import { happenedText } from '../text/happened.ts';
import { Icon } from '../ui/icons/icons.tsx';
import type { Results } from './use-results.ts';

/** Brings back what the dice have decided last, when it has been put away. */
export function LastResultHandle({ results }: { readonly results: Results }) {
  const text = useText(happenedText);
  if (results.shown || results.count === 0) return null;
  return (
    <button type="button" className="last-result-handle" onClick={() => results.turn(0)}>
      <Icon name="dice" size={16} /> <span className="tool-word">{text.last}</span>
    </button>
  );
}
