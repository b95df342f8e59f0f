/** What revealed cards do, and how orders reach their generals (nqsb.3.2.2.special, nqsb.3.2.2.chain, nqsb.10.3). */
import { at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import { abilityOf, card } from '../02-armies/cards.ts';
import { cardsOf, discard, drawHand } from '../02-armies/decks.ts';
import { leaderModifiers, leaderTest, takeResult } from '../04-tests/tests.ts';
import { whyNotOwn } from '../09-abilities/refusing.ts';
import { brokenLinks } from '../10-command/command.ts';
import {
  asSide,
  type Battle,
  type BattleOf,
  cellOf,
  divisionSlot,
  divisionsOf,
  generalOf,
  mark,
  membersOf,
  onField,
  paralysed,
  shaken,
  sideOf,
  unitsWhere,
} from '../battle.ts';
import { farFrom } from '../field.ts';
import type { Batirnos } from '../shape.ts';
import { hangsOn } from '../stakes.ts';
import { NO_FOCUS, PARALYSED } from '../state.ts';

type ChainStep = 'specials' | 'heartened' | 'rumours' | 'frightening' | 'chain' | 'routing' | 'link' | 'linkTested';

function dropOrder(b: Battle, division: number): void {
  discard(b.state, divisionSlot(b, division).side, at(b.state.order, division));
  b.state.order[division] = 0;
  b.state.focus[division] = NO_FOCUS;
  b.state.priority[division] = 0;
}

/** What a special card does when it is revealed; it is then discarded (nqsb.3.2.2.special). */
function special(b: Battle, flow: Flow<Batirnos>, division: number): Frame<Batirnos>[] {
  const number = b.state.order[division] ?? 0;
  const { side } = divisionSlot(b, division);
  const ability = abilityOf(b, division);
  if (ability === undefined || card(b, number).priority > 0 || ability === 'counterattack') return [];
  flow.emit({ type: 'special', rule: 'nqsb.3.2.2.special', division, card: number });
  // What draws cards comes before the card itself is among the discards (nqsb.2.5.ex-rinfrancati).
  if (ability === 'heartened') return [{ step: 'heartened', division }];
  if (ability === 'rumours' && onField(b, division))
    return [leaderTest(b, generalOf(b, division), 'rumours'), { step: 'rumours', division }];
  dropOrder(b, division);
  if (ability === 'jealousy') {
    const { hand } = cardsOf(b.state, side);
    const [lost] = hand.length > 0 ? hand.splice(flow.draw(hand.length), 1) : [];
    if (lost !== undefined) {
      discard(b.state, side, lost);
      flow.emit({ type: 'discardedAtRandom', rule: 'nqsb.3.2.2.special', side, card: lost });
    }
  }
  return [];
}

/** Rumours of rout: the units of the division nearest to an unshaken enemy. */
function frightened(b: Battle, division: number): number[] {
  const { side } = divisionSlot(b, division);
  const foes = unitsWhere(b, foe => sideOf(b, foe) !== side && !shaken(b, foe));
  const members = membersOf(b, division);
  if (foes.length === 0) return [];
  const nearest = (unit: number): number =>
    Math.min(...foes.map(foe => farFrom(b.field, cellOf(b, unit), cellOf(b, foe))));
  const least = Math.min(...members.map(nearest));
  return members.filter(unit => nearest(unit) === least);
}

export const chainSteps = (battle: BattleOf): Pick<Steps<Batirnos>, ChainStep> => ({
  specials: {
    rule: 'nqsb.3.2.2.special',
    run(flow, { side }) {
      const b = battle(flow);
      flow.next(...divisionsOf(b, asSide(side)).flatMap(division => special(b, flow, division)));
    },
  },

  /** nqsb.2.5.ex-rinfrancati */
  heartened: {
    rule: 'nqsb.2.5.ex-rinfrancati',
    open: true,
    seats: (look, { division }) => [divisionSlot(battle(look), division).side],
    offers: {
      takeCard: {
        list: () => [{ type: 'takeCard' }],
        take(flow, { division }) {
          const b = battle(flow);
          drawHand(flow, divisionSlot(b, division).side, 1, 'nqsb.2.5.ex-rinfrancati');
          dropOrder(b, division);
        },
        odds: () => ({ modifiers: [], until: 'handDrawn' }),
      },
      decline: {
        list: () => [{ type: 'decline' }],
        take: (flow, { division }) => dropOrder(battle(flow), division),
        odds: () => 'sequence',
      },
    },
  },

  rumours: {
    rule: 'nqsb.3.2.2.special',
    run(flow, { division }) {
      const b = battle(flow);
      dropOrder(b, division);
      if (takeResult(b) === 0) flow.next({ step: 'frightening', division });
    },
  },

  frightening: {
    rule: 'nqsb.3.2.2.special',
    open: true,
    seats: (look, { division }) =>
      frightened(battle(look), division).length > 0 ? [divisionSlot(battle(look), division).side] : [],
    offers: {
      freeze: {
        list: (look, { division }) => frightened(battle(look), division).map(unit => ({ type: 'freeze', unit })),
        why(look, { division }, _, { unit }) {
          const b = battle(look);
          const rule = 'nqsb.3.2.2.special';
          const strange = whyNotOwn(b, unit, divisionSlot(b, division).side, rule);
          if (strange) return strange;
          return membersOf(b, division).includes(unit)
            ? { rule, reason: 'notNearest', unit }
            : { rule, reason: 'otherDivision', unit };
        },
        take(flow, _, __, { unit }) {
          const b = battle(flow);
          if (paralysed(b, unit)) return;
          mark(b, unit, PARALYSED);
          flow.emit({ type: 'paralysed', rule: 'nqsb.10.14', unit });
        },
        odds: () => 'sequence',
      },
    },
  },

  /** nqsb.3.2.2.chain, nqsb.10.3.link: one test a broken link. */
  chain: {
    rule: 'nqsb.10.3',
    run(flow, { side }) {
      const b = battle(flow);
      flow.next(
        ...divisionsOf(b, asSide(side)).flatMap((division): Frame<Batirnos>[] => {
          const number = b.state.order[division] ?? 0;
          const worth = number > 0 && (card(b, number).priority > 0 || abilityOf(b, division) === 'counterattack');
          if (!worth || !onField(b, division)) return [];
          const direct = brokenLinks(b, division, false);
          const through = brokenLinks(b, division, true);
          if (direct.length === 0 || through.length === 0) return [];
          return (b.state.wing[division] ?? -1) >= 0
            ? [{ step: 'routing', division }]
            : [{ step: 'link', division, links: direct }];
        }),
      );
    },
  },

  /** R10: straight from the CiC, or through the intermediate general. */
  routing: {
    rule: 'nqsb.10.3',
    open: true,
    seats: (look, { division }) => [divisionSlot(battle(look), division).side],
    offers: {
      route: {
        list: () => [false, true].map(through => ({ type: 'route', through })),
        take(flow, { division }, _, { through }) {
          flow.next({ step: 'link', division, links: brokenLinks(battle(flow), division, through) });
        },
        odds: (look, { division }, seat, { through }) => linkStakes(battle(look), seat, division, through),
      },
    },
  },

  link: {
    rule: 'nqsb.10.3.link',
    run(flow, { division, links: [receiver, ...links] }) {
      const b = battle(flow);
      if (receiver === undefined || (b.state.order[division] ?? 0) === 0) return;
      flow.next(leaderTest(b, receiver, 'chain'), { step: 'linkTested', division }, { step: 'link', division, links });
    },
  },

  /** nqsb.10.6.2.fail */
  linkTested: {
    rule: 'nqsb.10.6.2.fail',
    run(flow, { division }) {
      const b = battle(flow);
      if (takeResult(b) > 0) {
        flow.emit({ type: 'linkHeld', rule: 'nqsb.10.3.link', division });
        return;
      }
      dropOrder(b, division);
      flow.emit({ type: 'orderLost', rule: 'nqsb.10.6.2.fail', division });
    },
  },
});

/** nqsb.10.3.link: what it hangs on whether an order arrives. */
function linkStakes(b: Battle, seat: number, division: number, through: boolean) {
  const links = brokenLinks(b, division, through);
  const [first] = links;
  if (first === undefined) return null;
  const tests = links.map(leader => leaderTest(b, leader, 'chain'));
  return hangsOn(b, seat, leaderModifiers(b, first), [{ step: 'link', division, links }], {
    more: tests,
    succeeds: told => told.every(({ type }) => type !== 'orderLost'),
  });
}

/** The same for an order about to be given: nothing, where one of its ways is unbroken (R10). */
export const orderStakes = (b: Battle, seat: number, division: number) =>
  brokenLinks(b, division, true).length === 0 ? null : linkStakes(b, seat, division, false);
