/** What is under way on the field: charges, attacks and tasks, fires, engines, prisoners, those still to come. */
import { at } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';
import { Listed } from './Listed.tsx';

function charges(labels: Labels): string[] {
  const { battle: b, words } = labels;
  return b.state.charges
    .filter(({ stage }) => stage === 'declared' || stage === 'arrived')
    .flatMap(({ unit, target, path, counter }) => [
      `${words.said.charges(labels.name(unit), labels.name(target))} (${words.tracks.hexes(path.length)})`,
      ...(counter >= 0 ? [words.said.counters(labels.name(counter), labels.name(unit))] : []),
    ]);
}

function attacks(labels: Labels): string[] {
  const { battle: b, words } = labels;
  const declared = b.state.attacks.flatMap(({ done }, attack) => (done ? [] : [labels.attack(attack)]));
  return [...declared, ...b.state.tasks.map(({ unit, kind }) => `${labels.name(unit)} ${words.tasks[kind]}`)];
}

function engines(labels: Labels): string[] {
  return labels.battle.state.engines.flatMap(({ gone, head }, engine) =>
    gone || head < 0 ? [] : [labels.piece({ kind: 'engine', engine })],
  );
}

function entries(labels: Labels): string[] {
  const { battle: b, words } = labels;
  return b.state.entries
    .filter(({ units }) => units.length > 0)
    .map(({ units, sides, turn }) =>
      words.tracks.entry(units.length, sides.map(edge => at(words.edges, edge)).join(', '), turn),
    );
}

export function FightTracks({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  return (
    <>
      <Listed title={tracks.charges} items={charges(labels)} />
      <Listed title={tracks.attacks} items={attacks(labels)} />
      <Listed
        title={tracks.flames}
        items={b.state.works.flames.map(({ cell, turns }) => tracks.flame(labels.hex(cell), turns))}
      />
      <Listed title={tracks.engines} items={engines(labels)} />
      <Listed
        title={tracks.prisoners}
        items={b.state.prisoners.map(({ unit, by }) => tracks.heldBy(labels.name(unit), labels.name(by)))}
      />
      <Listed title={tracks.entries} items={entries(labels)} />
    </>
  );
}
