/** Reach, hands, divisions of dragoons and a fallen commander (nqsb.2.1.1, 2.5, 3.2, 10.3, 10.9). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { isRouting } from '../../../src/03-turn/end-steps.ts';
import { position } from '../../battlefield.ts';
import { fighting, READY } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { assign, faced, settle } from '../scenes.ts';

rule(
  ['nqsb.10.3.link', 'nqsb.5.4.5.command', 'nqsb.10.6.2'],
  'Valenciennes: an order goes round the flood by the bridge, and a general near across it must test',
  () => {
    const tested = (cic: string, general: string) => {
      const p = position('valenciennes')
        .command(0, cic, 'plessis')
        .lead(0, 0, general, 'plessis')
        .put('A', 0, 'fr-pm-line', general === '1808' ? '1809' : '1509')
        .order(0, 0, 5)
        .draws(0, 1);
      return settle(p.play({ step: 'chain', side: 0 })).told('tested').length;
    };
    // Three hexes across the water; at the bridge as many on foot.
    expect([tested('1508', '1808'), tested('1508', '1208'), tested('1505', '1805')]).toEqual([1, 0, 0]);
  },
);

rule(
  ['nqsb.2.5.ex-rinfrancati', 'nqsb.3.2.2.limit'],
  'the card of Rinfrancati is kept though the hand is full: cards go back before the reveal alone',
  () => {
    const p = position('intro');
    Object.assign(p.state, initialState(p.ground, p.options));
    p.state.turn = 2;
    p.state.capacity = [3, 3];
    p.state.cards.forEach((cards, side) => {
      cards.hand = side === 0 ? [24, 1, 2, 3] : [];
      cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
    });
    const t = p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 24), 0)
      .act(READY, 0)
      .act(READY, 1);
    expect(t.step).toBe('heartened');
    t.act({ type: 'takeCard' });
    expect([at(p.state.cards, 0).hand.length, at(p.state.cards, 0).discard]).toEqual([4, [24]]);
  },
);

rule(
  ['nqsb.2.1.1.prevalent', 'nqsb.2.1.1.rout', 'nqsb.9.7'],
  'dragoons in the saddle and on foot are one type: with one of two shaken their division stands, with both it breaks',
  () => {
    const routs = (...shaken: boolean[]) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('a', 0, 'fr-dr', '1009', 'N', { shaken: shaken[0] ?? false })
        .put('b', 0, 'fr-dr', '1109', 'N', { shaken: shaken[1] ?? false, second: true })
        .put('c', 0, 'fr-cl', '0909', 'N', { shaken: shaken[2] ?? false });
      return isRouting(p.battle, p.division(0, 0));
    };
    expect([routs(true, false, true), routs(true, true, false)]).toEqual([false, true]);
  },
);

rule(
  ['nqsb.10.9.det', 'nqsb.10.9', 'nqsb.3.2.5.det', 'nqsb.2.1.3.zero'],
  'a CiC of morale four who falls takes the last four points of his army: the turn is played out, then it has lost',
  () => {
    const p = faced('fr-pm-line', 'sp-pm').command(1, '1006', 'conde').order(0, 0, 10).draws(0, 1, 2, 8, 7);
    p.state.health[p.cic(1)] = 1;
    at(p.state.ledger, 1).start = 4;
    p.state.determination = [50, 4];
    const t = settle(fighting(p, 'A').act(READY));
    expect([t.told('leaderFell').length, t.play.result ?? null]).toEqual([1, null]);
    p.play({ step: 'turnEnd' });
    expect(p.state.determination).toEqual([50, 0]);
    expect(p.play({ step: 'endCheck' }).play.result?.winners).toEqual([0]);
  },
);
