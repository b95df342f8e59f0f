/** All that reaches a seat of a match: the position, what was told, what is on offer, and the answer to anything it may ask. */
import { type AnyAction, canonical, LANGUAGES, oddsOf, Teller } from '@carroccio/kernel';
import { GOODS } from '../src/data/shapes.ts';
import { ALL_UNITS, COMMUNES, TOKEN_KINDS } from '../src/state.ts';
import type { Match } from './position.ts';

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => index + from);
const TOWNS = upTo(COMMUNES);
const PLAYERS = upTo(6);
const ARMIES = upTo(4, 1);
const SESTIERI = upTo(COMMUNES * 6);

/** What anybody may ask about out of the blue, whatever is being decided. */
const QUESTIONS: readonly AnyAction[] = [
  ...['endPhase', 'ready', 'pass', 'parley', 'sortie', 'stayInside', 'accept', 'letStand', 'noOffer', 'stealToken'],
  ...['changeFaction', 'buyBeneficio', 'letFall', 'fightInStreets', 'surrenderCity', 'join', 'stayOut', 'dismiss'],
  ...['leaveLeague', 'standAndFight', 'yieldField', 'payGap', 'closeBargain'],
]
  .map((type): AnyAction => ({ type }))
  .concat(
    SESTIERI.flatMap(sestiere => [
      { type: 'win', sestiere, token: -1 },
      { type: 'exile', sestiere },
      { type: 'callArming', sestiere },
      { type: 'rise', sestieri: [sestiere] },
    ]),
    TOWNS.flatMap(commune => [
      { type: 'coup', commune },
      { type: 'lodge', commune },
      { type: 'borrow', commune, florins: 100 },
      { type: 'ride', counter: commune },
      ...ARMIES.flatMap(army => [
        { type: 'challenge', army, commune },
        { type: 'besiege', army, commune },
        { type: 'raid', army, commune, to: -1 },
        { type: 'takePoor', army, commune },
      ]),
    ]),
    upTo(ALL_UNITS).map(unit => ({ type: 'raise', commune: Math.floor(unit / 6) % COMMUNES, units: [unit] })),
    upTo(ALL_UNITS).map(unit => ({ type: 'enlist', units: [unit], counters: [], from: -1 })),
    ARMIES.flatMap(army => [
      { type: 'march', army, from: -1, podesta: false },
      { type: 'garrison', army },
      { type: 'shootWalls', army },
      { type: 'openGates', army },
      { type: 'makeFlee', army },
      { type: 'lift', army },
      ...ARMIES.flatMap(target => [
        { type: 'attack', army, target },
        { type: 'merge', army, into: target, from: -1 },
      ]),
    ]),
    PLAYERS.flatMap(seat => [
      { type: 'seize', target: seat },
      { type: 'declareWar', challenged: seat },
      { type: 'steal', victim: seat, what: 'beneficio' },
      { type: 'steal', victim: seat, what: 'mercator' },
      { type: 'share', partner: seat, lots: 1 },
      ...SESTIERI.slice(0, 24).flatMap(sestiere => [
        { type: 'propose', partner: seat, give: [], take: [{ kind: 'troops', sestiere }] },
        { type: 'propose', partner: seat, give: [{ kind: 'troops', sestiere }], take: [] },
        { type: 'propose', partner: seat, give: [], take: [{ kind: 'sestiere', sestiere }] },
      ]),
    ]),
    upTo(60).map(card => ({ type: 'showCard', card })),
    upTo(TOKEN_KINDS).flatMap(one => [
      { type: 'choose', token: one },
      { type: 'commit', token: one },
      ...upTo(GOODS.length).map(good => ({ type: 'sway', token: one, good })),
    ]),
    upTo(6).flatMap(company => [
      { type: 'bribe', company },
      { type: 'hireNow', company, from: -1, florins: 500 },
      { type: 'hire', company, station: 0, from: -1, florins: 500 },
    ]),
    [0, 100, 500].map(florins => ({ type: 'lay', florins })),
  );

const isFor = (event: object, seat: number | null): boolean =>
  !('only' in event) || (seat !== null && Array.isArray(event.only) && event.only.includes(seat));

/** Part by part, so that a test that fails says where it leaked. */
export function reach(match: Match, seat: number | null): Record<string, string> {
  const { play } = match;
  const decision = play.decision();
  const open = {
    view: canonical(play.view(seat)),
    told: canonical(match.chronicle.filter(event => isFor(event, seat))),
    asked: canonical(decision ? [decision.step, decision.seats] : null),
  };
  if (seat === null) return open;
  const answers = QUESTIONS.map(action => {
    const refusal = play.explain(seat, action);
    const words = refusal && LANGUAGES.map(language => new Teller(play.game, play.scene, language).refusal(refusal));
    return [action, words];
  });
  const odds = play.legal(seat).map(action => [action, oddsOf(play, seat, action)]);
  return {
    ...open,
    offered: canonical([play.legal(seat), play.families(seat)]),
    answers: answers.map(one => canonical(one)).join('\n'),
    odds: canonical(odds),
  };
}
