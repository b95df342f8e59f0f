/** What choices hang on: cards of the contest, oaths after a conquest, Benefici in the bag (chapters 23, 36, 45; R148). */
import { ALWAYS, at, type Case, type Look, outOf, type StakesOf, type Unforeseen } from '@carroccio/kernel';
import { battleOf, leader, soldierAt, standing } from './30-battle/battle.ts';
import type { Effect } from './data/cards.ts';
import { unseenTokens } from './secrets.ts';
import type { Podesta } from './shape.ts';
import type { Battle, State } from './state.ts';

type Outlook = StakesOf<Podesta> | Unforeseen | null;

/** What a fight between these would come to if nobody else joined it; a duel hangs on the cards the two choose. */
export function fightOutlook(
  { state }: Look<Podesta>,
  side: number,
  fight: Battle['fight'],
  modifiers: StakesOf<Podesta>['modifiers'],
): Outlook {
  if (battleOf(state).duel) return 'others';
  return {
    modifiers,
    instead: [{ step: 'resolve' }],
    cases: [{ likelihood: ALWAYS, lay: copy => Object.assign(battleOf(copy), { fight }) }],
    succeeds: told => told.some(event => event.type === 'clash' && at(event.damage, 1 - side) > 0),
  };
}

/** The first oath of a commune that falls to a player: a card for each, and often a choice before the next. */
export const conquestOutlook = (seat: number, commune: number): Outlook => ({
  modifiers: [],
  until: 'oathDrawn',
  instead: [{ step: 'conquest', seat, commune }],
});

/** Whoever enters a town without a Podestà has conquered it; another decides whether it fights in the streets. */
export const entryOutlook = ({ state }: Look<Podesta>, seat: number, commune: number): Outlook =>
  at(state.communes, commune).podesta < 0 ? conquestOutlook(seat, commune) : null;

/** The next oath, where there is one to be drawn after this choice. */
export function oathsAhead(look: Look<Podesta>): Outlook {
  if (!look.inside('oaths')) return null;
  const oaths = look.enclosing('oaths');
  return oaths.left.length > 0 ? { modifiers: [], until: 'oathDrawn', instead: [oaths] } : 'sequence';
}

/** A battle that ends like this: a commune changes hands, or play goes on. */
export function endOutlook({ state }: Look<Podesta>, winner: number): Outlook {
  const battle = battleOf(state);
  const seat = leader(battle, 0);
  if (winner !== 0 || battle.kind === 'field' || at(state.players, seat).out) return 'sequence';
  return conquestOutlook(seat, battle.commune);
}

/** A company that leaves the field: the battle may be over with it. */
export function lossOutlook(look: Look<Podesta>, soldier: number): Outlook {
  const battle = battleOf(look.state);
  const { side } = soldierAt(battle, soldier);
  const ends = battle.commander[side] === soldier || standing(battle, side).every(one => one === soldier);
  return ends ? endOutlook(look, 1 - side) : null;
}

/** A Beneficio from the bag: each of those a seat cannot see may be there. A bag filled again holds what all have seen. */
export function drawOutlook(look: Look<Podesta>, seat: number): Outlook {
  if (look.state.bag.length === 0) return { modifiers: [], until: 'drew' };
  const unseen = unseenTokens(look, seat);
  const cases: Case<State>[] = [...new Set(unseen)]
    .sort((a, b) => a - b)
    .map(kind => ({
      likelihood: outOf(unseen.filter(one => one === kind).length, unseen.length),
      lay: state => {
        state.bag = [kind];
      },
    }));
  return { modifiers: [], until: 'drew', cases };
}

const draws = (effects: readonly Effect[]): boolean => JSON.stringify(effects).includes('"drawBeneficio"');

/** An event one makes fall on somebody: he may have a Beneficio to draw, out of everybody else's sight. */
export function eventOutlook(look: Look<Podesta>, seat: number, target: number, effects: readonly Effect[]): Outlook {
  if (!draws(effects)) return null;
  const plain = effects.every(({ op, ...more }) => op !== 'drawBeneficio' || !('company' in more && more.company));
  return target === seat && plain ? drawOutlook(look, seat) : 'hidden';
}
