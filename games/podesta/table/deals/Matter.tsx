/** The offer that has to be answered, stated whole beside the answers. */
import type { ComponentType } from 'react';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { Conversation } from '../tracks/Talks.tsx';
import { Afterwards } from './Afterwards.tsx';

export const createMatter = (lore: Lore): ComponentType<{ sight: PodestaSight }> =>
  function Matter({ sight }) {
    const { deal } = sight.state;
    if (sight.decision?.step !== 'answer' || !deal) return null;
    const labels = new Labels(lore, sight);
    const { proposer, partner, legs } = deal;
    const moved = legs.map(({ from, to, kind, ...terms }) => ({ from, to, kind, terms }));
    return (
      <section className="pod-matter" aria-label={labels.words.talks.title}>
        <Conversation labels={labels} offer={deal} said="sent" />
        <Afterwards labels={labels} seats={[partner, proposer]} moved={moved} />
      </section>
    );
  };
