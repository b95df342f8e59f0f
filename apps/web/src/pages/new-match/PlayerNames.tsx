import { useText } from '@carroccio/table/text/bilingual.ts';
import type { Sitter } from '../../keep/database.ts';
import { newMatchText } from '../../text/new-match.ts';

const LONGEST = 24;

interface PlayerNamesProps {
  readonly sitters: readonly Sitter[];
  seat(sitters: readonly Sitter[]): void;
}

/** What the people at this screen are called, if they like. */
export function PlayerNames({ sitters, seat: sit }: PlayerNamesProps) {
  const text = useText(newMatchText);
  return (
    <details className="player-names">
      <summary>{text.names}</summary>
      {sitters.map((sitter, seat) =>
        sitter.kind === 'person' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <label key={seat} className="seat">
            <span className="name">{text.nameOf(seat + 1)}</span>
            <input
              type="text"
              maxLength={LONGEST}
              autoComplete="off"
              value={sitter.name ?? ''}
              onChange={({ currentTarget: { value } }) =>
                sit(sitters.map((old, place) => (place === seat ? { kind: 'person', name: value } : old)))
              }
            />
          </label>
        ) : null,
      )}
    </details>
  );
}
