/** The selected horse: how far it has come and how many cards its rider holds. */
import { at } from '@carroccio/kernel';
import type { ComponentType } from 'react';
import type { Lore, RaceSight } from './lore.ts';
import { horseOf } from './places.ts';
import { WORDS } from './text/index.ts';

export const createCard = ({ course: { ring } }: Lore): ComponentType<{ sight: RaceSight; piece: string }> =>
  function Card({ sight: { state, scene, language }, piece }) {
    const seat = state.come.findIndex((_, other) => horseOf(other) === piece);
    if (seat < 0) return null;
    const words = WORDS[language];
    const come = at(state.come, seat);
    return (
      <section>
        <h3>{words.horse(at(scene.seatNames, seat), come, at(state.fallen, seat))}</h3>
        <p>{words.lap(Math.floor(come / ring.length) + 1, scene.options.laps)}</p>
        <p>{words.cards(at(state.held, seat))}</p>
      </section>
    );
  };
