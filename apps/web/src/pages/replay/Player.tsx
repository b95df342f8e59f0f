import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon, type IconName } from '@carroccio/table/ui/icons/icons.tsx';
import type { KeyboardEvent } from 'react';
import { replayText } from '../../text/replay.ts';
import { type PlayerState, SPEEDS, type Speed } from './use-player.ts';

interface PlayerProps {
  readonly entry: number;
  readonly entries: number;
  /** What was done at this moment, for those who hear the timeline. */
  readonly what: string;
  readonly player: PlayerState;
}

/** The timeline of a match, and the keys of a player. */
export function Player({ entry, entries, what, player }: PlayerProps) {
  const text = useText(replayText);
  const { playing, speed, setSpeed, toggle, goTo } = player;
  // Elsewhere in the player Space plays and pauses; on its buttons it presses them.
  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement)
      return;
    event.preventDefault();
    toggle();
  };
  const key = (icon: IconName, name: string, to: number, disabled: boolean) => (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={() => goTo(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className="player" aria-label={text.player} onKeyDown={keyed}>
      <div className="player-keys">
        {key('first', text.first, 0, entry === 0)}
        {key('step-back', text.back, entry - 1, entry === 0)}
        <button type="button" className="primary" aria-label={playing ? text.pause : text.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {key('step-forward', text.forward, entry + 1, entry === entries)}
        {key('last', text.last, entries, entry === entries)}
      </div>
      <input
        type="range"
        aria-label={text.timeline}
        aria-valuetext={text.momentSpoken(entry, entries, what)}
        min={0}
        max={entries}
        value={entry}
        onChange={event => goTo(Number(event.target.value))}
      />
      <output className="player-moment">{text.moment(entry, entries)}</output>
      <label className="player-speed">
        <span>{text.speed}</span>
        <select aria-label={text.speed} value={speed} onChange={event => setSpeed(speedOf(event.target.value))}>
          {speeds.map(one => (
            <option key={one} value={one}>
              {text.speeds[one]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

const isSpeed = (value: string): value is Speed => Object.hasOwn(SPEEDS, value);
const speedOf = (value: string): Speed => (isSpeed(value) ? value : 'steady');
const speeds: readonly Speed[] = Object.keys(SPEEDS).filter(isSpeed);
