/** The siege sheet in words: days, food, equipment, work, damage, the wounded, terms. */
import {
  commander,
  daysLeft,
  GARRISON,
  type Gear,
  redoubtKind,
  type Siege,
  surrenderModifiers,
  wallType,
} from '@carroccio/guiscard/survey';
import type { Teller } from '@carroccio/kernel';
import { FactList } from '../card/FactList.tsx';
import type { Labels } from '../labels.ts';
import { wordFor } from '../text/index.ts';
import { Listed } from './Listed.tsx';

const gearIn = ({ words: { tracks } }: Labels, { ladders, grapnels, stoneThrowers }: Gear): string[] => [
  tracks.ladders(ladders),
  tracks.grapnels(grapnels),
  tracks.stoneThrowers(stoneThrowers),
];

const equipment = (labels: Labels, siege: Siege): string =>
  [...gearIn(labels, siege), ...(siege.engineer ? [labels.words.tracks.engineer] : [])].join(', ');

function damages(labels: Labels, siege: Siege): string[] {
  const { battle: b, words } = labels;
  return siege.damage.flatMap(({ cell, stages }) => {
    const wall = wallType(b.field, cell);
    return wall ? [`${labels.hex(cell)}: ${words.said.damage(stages, b.charts.stages[wall])}`] : [];
  });
}

export function SiegeTrack({ labels, siege, teller }: { labels: Labels; siege: Siege; teller: Teller }) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  const days = b.scenario.siege?.days ?? 0;
  const left = daysLeft(siege);
  const terms = surrenderModifiers(b).reduce((sum, { value }) => sum + value, 0);
  const leader = commander(b, GARRISON);
  return (
    <>
      <section>
        <h3>{tracks.siege}</h3>
        <FactList
          facts={[
            [tracks.day, tracks.dayOf(siege.day, days)],
            [tracks.food, siege.provisions > 0 ? tracks.foodLeft(left) : tracks.unknownFood],
            [tracks.initiative, siege.day > 0 ? labels.side(siege.initiative) : null],
            [tracks.action, siege.action ? words.actions[siege.action] : tracks.noAction],
            [tracks.commander, leader >= 0 ? labels.name(leader) : null],
            [
              tracks.redoubt,
              siege.redoubt > 0 ? wordFor(words.rooms, redoubtKind(b, siege.redoubt)) : tracks.wholePlace,
            ],
            [tracks.equipment, equipment(labels, siege)],
            [tracks.outerWorks, siege.outer.length > 0 ? siege.outer.map(cell => labels.hex(cell)).join(', ') : null],
            [tracks.shutIn, siege.shutIn ? tracks.shutInBesiegers(siege.larder) : null],
            [tracks.reliefEquipment, siege.shutIn ? gearIn(labels, siege.reliefGear).join(', ') : null],
            [tracks.secondTable, siege.aside?.action ? words.actions[siege.aside.action] : null],
            [tracks.terms, tracks.termsSum(terms)],
          ]}
        />
        {siege.provisions > 0 && (
          <div className="gui-steps" aria-hidden="true">
            {Array.from({ length: siege.provisions }, (_, box) => (
              <i key={box.toString()} data-on={box < left || undefined} />
            ))}
          </div>
        )}
      </section>
      <Listed
        title={tracks.building}
        items={siege.items.map(({ kind, days: done, builders }) =>
          tracks.builtFor(words.items[kind], done, builders.length),
        )}
      />
      <Listed title={tracks.damage} items={damages(labels, siege)} />
      <Listed
        title={tracks.wounded_}
        items={siege.heals.map(({ unit, day }) => tracks.healedOn(labels.name(unit), day))}
      />
      <Listed
        title={tracks.events}
        items={siege.events.map(event =>
          teller.event({ type: 'siegeEvent', rule: 'gui.11.1.2a', event, total: event, happens: true }),
        )}
      />
    </>
  );
}
