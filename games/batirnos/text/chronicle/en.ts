import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, say, vary } from '@carroccio/kernel/text';
import type { Ground } from '../../src/battle.ts';
import type { Names } from '../../src/names.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import type { Batirnos } from '../../src/shape.ts';
import { tellFight } from './en-fights.ts';
import { createEnglishNames } from './en-names.ts';
import { type FactOf, lastWith, type Prose } from './facts.ts';

const { figure, form, list, numeral, ordinal } = GRAMMAR.en;

const HEADINGS: Readonly<Record<ScenarioId, string>> = {
  intro:
    'In the year 1640 two small forces, one French and one Spanish, met over a farm of which nobody has kept the name.',
  rocroi:
    'On the nineteenth of May 1643, before the fortress of Rocroi, the army of France met the Army of Flanders in the open field.',
  lens: 'On the twentieth of August 1648, in the plain of Lens, the French and Spanish armies of Flanders met in battle.',
  'lens-grande':
    'On the twentieth of August 1648, in the plain of Lens, the French and Spanish armies of Flanders met in battle with all their strength.',
  rethel:
    'On the fifteenth of December 1650, near Rethel in Champagne, the army of the King of France met that of the Fronde and of Spain.',
  arras:
    'On the night before the twenty-fifth of August 1654, Saint Louis’ day, the French moved against the lines within which Arras was besieged.',
  valenciennes:
    'On the night before the sixteenth of July 1656 the Spanish and the Fronde fell upon the French who besieged Valenciennes.',
  dunes:
    'On the fourteenth of June 1658, between the sea and the pastures east of Dunkirk, the French and their English allies gave battle to the Spanish and the Fronde among the dunes.',
  punti: 'Two armies of the age of pike and musket, one of the North and one of the South, met near a village.',
};

const JUDGED: Readonly<Record<FactOf<'ended'>['judged'], string>> = {
  tie: 'The day ended with both armies still in the field',
  margin: 'The day ended with both armies still in the field',
  holder: 'The day ended with both forces still in the field',
  higher: 'The day ended with the fight for the lines unfinished',
  side: 'The day ended, and to hold out until then was all that was needed',
};

export const english =
  (names: Names) =>
  (ground: Ground, scene: Scene<Batirnos>): Prose => {
    const n = createEnglishNames(names, ground, scene);
    const { army, unit, units, leader } = n;

    /** The first of two armies, then the other: the verb is said once where it serves both. */
    const stood = (one: number, other: number, values: readonly (number | null)[]): readonly [string, string] => {
      const [first = null, second = null] = [values[one], values[other]];
      const told = (value: number | null, verb: string): string =>
        value === null ? ' was still whole' : `${verb} at ${figure(value)}`;
      return [
        `the Determination of ${army(one)}${told(first, ' stood')}`,
        `that of ${army(other)}${told(second, first === null ? ' stood' : '')}`,
      ];
    };

    return {
      heading: ({ scenario }) => HEADINGS[scenario],
      commanders() {
        const chief = (side: number): string => leader({ leader: ground.roster.cic[side] ?? -1, successor: false });
        const under = (side: number): string => {
          const generals = ground.roster.divisions.filter(one => one.side === side && !one.optional && !one.arrival);
          return n.leaders(generals.map(one => ({ leader: one.leader, successor: false })));
        };
        return say`${chief(0)} commanded ${army(0)}, with ${under(0)} under him; ${chief(1)} commanded ${army(1)}, with ${under(1)}.`;
      },
      mustered: ({ points: [north, south] }) =>
        say`${army(0)} had been raised for ${north} points, ${army(1)} for ${south}.`,
      starter: ({ side }) => say`${army(side)} were the first to draw up their divisions.`,
      night: () => 'It was still dark when the troops moved.',
      dawn: () => 'By then the night was over.',
      tide: () => 'The tide had begun to come in over the beach.',
      quiet({ turns, first }, turn) {
        if (first)
          return turns.length > 1
            ? `For ${numeral(turns.length)} turns the armies manoeuvred, and no blow was struck.`
            : 'In the first turn the armies manoeuvred, and no blow was struck.';
        return turns.length > 1
          ? `Then for ${numeral(turns.length)} turns there was no fighting worth the name.`
          : vary(
              turn,
              `The ${ordinal(turns[0] ?? 1)} turn passed without a blow.`,
              `There was a lull in the ${ordinal(turns[0] ?? 1)} turn.`,
            );
      },
      turn({ turn: at, side, how }, turn) {
        const which = `the ${ordinal(at)} turn`;
        switch (how) {
          case 'had':
            return say`in ${which} the initiative was with ${army(side)}.`;
          case 'kept':
            return vary(
              turn,
              say`in ${which} ${army(side)} still had the initiative.`,
              say`${which} too belonged to ${army(side)}, who kept the initiative.`,
              say`the initiative stayed with ${army(side)} in ${which}.`,
            );
          case 'next':
            return vary(turn, say`so it came to ${which}.`, say`${which} followed.`, say`then came ${which}.`);
          case 'gained':
            return vary(
              turn,
              say`with ${which} the initiative passed to ${army(side)}.`,
              say`${which} gave the initiative to ${army(side)}.`,
              say`in ${which} it was ${army(side)} who took the initiative.`,
            );
        }
      },
      fight: (fact, turn) => tellFight(n, fact, turn),
      volley({ unit: shooter, target, fate }, turn) {
        const fire = n.presented(shooter);
        switch (fate) {
          case 'destroyed':
            return vary(
              turn,
              say`${unit(target)} were destroyed by the fire of ${fire}.`,
              say`under the fire of ${fire} nothing was left of ${unit(target)}.`,
            );
          case 'shaken':
            return vary(
              turn,
              say`the fire of ${fire} shook ${unit(target)}.`,
              say`${unit(target)} lost their order under the fire of ${fire}.`,
            );
          case 'fell':
          case 'gave':
            return vary(
              turn,
              say`${unit(target)} fell back before the fire of ${fire}.`,
              say`${unit(target)} could not stand the fire of ${fire}, and drew back.`,
            );
          default:
            return say`the fire of ${fire} told upon ${unit(target)}.`;
        }
      },
      fire({ pairs }, turn) {
        const told = pairs.map(({ unit: shooter, other }) => `${unit(shooter)} upon ${unit(other)}`);
        return vary(
          turn,
          say`there was firing, and it told: ${list(told)}.`,
          say`the fire did harm, above all that of ${list(lastWith('that of', told))}.`,
          say`men fell to the fire of ${list(lastWith('of', told))}.`,
        );
      },
      skirmish({ pairs }, turn) {
        const told = pairs.map(({ unit: one, other }) => `between ${unit(one)} and ${unit(other)}`);
        return vary(
          turn,
          say`there was other fighting, ${list(told)}.`,
          say`elsewhere it came to blows ${list(told)}.`,
        );
      },
      overrun: ({ unit: who, battery }, turn) =>
        vary(
          turn,
          say`${n.presented(who)} broke in among ${unit(battery)}, and the pieces were lost.`,
          say`${n.presented(who)} overran ${unit(battery)}.`,
        ),
      balked: ({ units: who }, turn) =>
        vary(
          turn,
          say`${units(who)} were ordered to charge and did not.`,
          say`a charge was asked of ${units(who)}, and asked in vain.`,
        ),
      lost: ({ units: who }) => say`${units(who)} were destroyed as well.`,
      dispersed: ({ units: who }, turn) =>
        vary(
          turn,
          say`what was left of ${units(who)} could not be rallied, and dispersed.`,
          say`${units(who)}, reduced to a handful, melted away.`,
        ),
      rallied: ({ units: who }, turn) =>
        vary(
          turn,
          say`${units(who)} were brought back into order.`,
          say`meanwhile ${units(who)} had been rallied.`,
          say`the officers of ${units(who)} got their men in hand again.`,
        ),
      astray: ({ divisions }, turn) =>
        vary(
          turn,
          say`the orders for ${n.divisions(divisions)} went astray.`,
          say`no order reached ${n.divisions(divisions)}.`,
        ),
      arrived({ leaders, units: who }) {
        const led = leaders.map(one => leader({ leader: one, successor: false }));
        if (led.length === 0) return say`${units(who)} came up and entered the field.`;
        const train = who.length > 0 ? ` with ${units(who)}` : '';
        return say`${list(led)} reached the field${train}.`;
      },
      tookCommand: ({ leader: who }) =>
        say`${leader({ leader: who, successor: false })} took command of the whole army.`,
      wounded: ({ who }, turn) =>
        vary(turn, say`${leader(who)} was hurt.`, say`${leader(who)}, in the thick of it, was wounded.`),
      killed: ({ who, replaced }, turn) =>
        replaced
          ? vary(
              turn,
              say`there ${leader(who)} fell, and another took his place.`,
              say`it cost the life of ${leader(who)}; his command passed to another.`,
            )
          : say`there ${leader(who)} fell.`,
      sweptAway: ({ who }) =>
        say`${leader(who)} was carried away in the rout, and another had to command in his stead.`,
      objective: ({ objective, side }, turn) =>
        vary(
          turn,
          say`${army(side)} were now masters of ${n.objective(objective)}.`,
          say`${n.objective(objective)} was in the hands of ${army(side)}.`,
        ),
      routed: ({ divisions }, turn) =>
        vary(
          turn,
          say`${n.divisions(divisions)} routed and left the field.`,
          say`that was more than men could bear: ${n.divisions(divisions)} broke and fled the field.`,
        ),
      crisis: ({ side, lost, start }) =>
        say`this was the turning point of the battle: it cost ${army(side)} ${lost} points of Determination, and they had begun with ${start}.`,
      standing({ determination }, turn) {
        const [one, other] = turn % 2 === 0 ? stood(0, 1, determination) : stood(1, 0, determination);
        return vary(turn, say`${one}, ${other}.`, say`by then ${one}, and ${other}.`);
      },
      ended({ why, winner, scores: [first, second], judged, goal }) {
        const loser = winner === null ? '' : army(1 - winner);
        const prize = goal === null ? 'the goal of the battle' : n.objective(goal);
        const reason: Readonly<Record<Batirnos['endings'], string>> = {
          turns: JUDGED[judged],
          determination:
            winner === null
              ? 'In the end both armies had lost the will to fight'
              : say`in the end ${loser} had lost the will to fight`,
          broken:
            winner === null
              ? 'In the end neither army had a unit left in order'
              : say`in the end ${loser} had not a unit left in order`,
          scenario: say`with ${prize} taken there was nothing left to fight for`,
        };
        const victory =
          winner === null ? 'neither side could claim the victory' : `the victory was with ${army(winner)}`;
        const left =
          first === second
            ? `both ended with Determination ${figure(first)}`
            : `${army(0)} ended with Determination ${figure(first)}, ${army(1)} with ${figure(second)}`;
        return `${reason[why]}, and ${victory}: ${left}.`;
      },
      toll({ destroyed: [first, second], routed, killed }) {
        const lost = (side: number, count: number): string => {
          const gone = routed[side] ?? 0;
          const fled = gone === 0 ? '' : ` and ${numeral(gone)} ${form(gone, 'division', 'divisions')} routed`;
          return `${army(side)} had ${numeral(count)} ${form(count, 'unit', 'units')} destroyed${fled}`;
        };
        const dead = killed.length > 0 ? ` Of those who commanded, ${n.leaders(killed)} did not see the end.` : '';
        return `${say`${lost(0, first)}; ${lost(1, second)}.`}${dead}`;
      },
      unopened: () => 'The armies have yet to meet.',
      unfinished: () => 'Thus far the account goes; the day is not decided.',
    };
  };
