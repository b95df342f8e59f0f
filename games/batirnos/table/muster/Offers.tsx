/** Who can be hired now, as counters to press. */
import type { Batirnos, Draft } from '@carroccio/batirnos/survey';
import { type Action, at } from '@carroccio/kernel';
import { type ReactNode, useState } from 'react';
import type { Labels } from '../labels.ts';
import { nationOf } from './army.ts';
import { LeaderOffer } from './LeaderOffer.tsx';
import { TroopCard } from './TroopCard.tsx';
import { worthOf } from './worth.ts';

type Hiring = Extract<Action<Batirnos>, { leader: number } | { troop: number }>;

interface OffersProps {
  readonly labels: Labels;
  readonly draft: Draft;
  readonly side: 0 | 1;
  readonly legal: readonly Action<Batirnos>[];
  say(action: Action<Batirnos>): string;
  choose(action: Action<Batirnos>): void;
}

const KINDS = { hireCic: 'cic', hireWing: 'wing', hireDivision: 'division', hireCharacter: 'character' } as const;

export function Offers({ labels, draft, side, legal: all, say, choose }: OffersProps) {
  const { battle: b, words, sight } = labels;
  const [nation, setNation] = useState<string | null>(null);
  const nations = Object.entries(words.nations).filter(([id]) => all.some(action => nationOf(b, action) === id));
  const legal = all.filter(action => nation === null || [nation, 'any', null].includes(nationOf(b, action)));
  const common = { side, words, language: sight.language };
  const picture = (action: Hiring): ReactNode => {
    switch (action.type) {
      case 'hire':
        return <TroopCard troop={at(b.troops, action.troop)} division={draft.divisions.length - 1} {...common} />;
      case 'hireCic':
      case 'hireWing':
      case 'hireDivision':
      case 'hireCharacter':
        return (
          <LeaderOffer
            leader={at(b.leaders, action.leader)}
            kind={KINDS[action.type]}
            division={action.type === 'hireDivision' ? draft.divisions.length : -1}
            {...common}
          />
        );
      default:
        return null;
    }
  };
  const groups = [
    { title: words.muster.cic, offers: legal.filter(action => action.type === 'hireCic') },
    { title: words.muster.units, offers: legal.filter(action => action.type === 'hire') },
    // A general may be offered straight and under every wing: the panel tells them apart.
    { title: words.muster.newDivision, offers: legal.filter(action => action.type === 'hireDivision') },
    { title: words.muster.characters, offers: legal.filter(action => action.type === 'hireCharacter') },
    { title: words.muster.wings, offers: legal.filter(action => action.type === 'hireWing') },
  ].filter(({ offers }) => offers.length > 0);
  const reserve = legal.find(action => action.type === 'hireReserve');
  return (
    <div>
      {nations.length > 1 && (
        <label className="nq-muster-nation">
          {words.muster.nation}{' '}
          <select value={nation ?? ''} onChange={event => setNation(event.target.value || null)}>
            <option value="">{words.muster.all}</option>
            {nations.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {groups.map(({ title, offers }, index) => (
        <details key={title} className="nq-muster-group" open={index === 0}>
          <summary>
            {title} ({offers.length})
          </summary>
          <ul className="nq-muster-offers">
            {offers.map(action => (
              <li key={JSON.stringify(action)}>
                <button type="button" onClick={() => choose(action)}>
                  <span className="hidden-visually">{say(action)}</span>
                  {picture(action)}
                  {action.type === 'hireDivision' && action.wing >= 0 && (
                    <small>{words.muster.under(words.muster.wing(action.wing + 1))}</small>
                  )}
                </button>
                {action.type === 'hire' && (
                  <details className="nq-muster-why">
                    <summary>{words.muster.why}</summary>
                    {worthOf(at(b.troops, action.troop), words)}
                  </details>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {reserve && (
        <button type="button" onClick={() => choose(reserve)}>
          {say(reserve)}
        </button>
      )}
    </div>
  );
}
