import { describe, expect } from 'vitest';
import { annalesCard, good, position, rule, token } from '../position.ts';

/** The month's card has just been turned; it is the players' turn to seize it. */
const turned = (p: ReturnType<typeof position>, id: string, dice: number[] = []) => {
  p.state.annales = [annalesCard('AN01'), annalesCard(id)];
  return p.play([{ step: 'annales' }, { step: 'market' }], dice);
};

describe('an event', () => {
  rule(['pod.24c', 'pod.2f'], 'one card is turned each month', () => {
    const match = turned(position(2), 'AN29');
    expect(match.told('annalesShown')).toMatchObject([{ card: annalesCard('AN29') }]);
    expect([match.state.annales, match.state.annalesSeen]).toEqual([[annalesCard('AN01')], [annalesCard('AN29')]]);
  });

  rule('pod.24d', 'it is drawn for one of the players and he has to obey', () => {
    for (const seat of [0, 1, 2]) {
      const match = turned(position(3), 'AN29', [seat]).do('letFall', 'letFall', 'letFall');
      expect(match.told('annalesFalls')).toMatchObject([{ seat, card: annalesCard('AN29') }]);
      expect([0, 1, 2].map(one => match.purse(one))).toEqual([0, 1, 2].map(one => (one === seat ? 1450 : 1600)));
    }
  });

  rule('pod.24d', 'exiles are not in the draw (R7)', () => {
    const p = position(3).exiled(1);
    const match = turned(p, 'AN29', [1]).do('letFall', 'letFall', 'letFall');
    expect(match.told('annalesFalls')).toMatchObject([{ seat: 2 }]);
  });

  rule('pod.24d', 'what cannot be paid is waived (R119)', () => {
    const match = turned(position(2).purse(0, 40), 'AN29', [0]).do('letFall', 'letFall');
    expect(match.purse(0)).toBe(0);
  });

  rule(['pod.24e', 'pod.23q', 'pod.24g'], 'a Proditor takes it, for himself or for another', () => {
    const p = position(3).tokens(1, 'proditor');
    p.state.order = [2, 1, 0];
    const match = turned(p, 'AN20');
    expect([match.step, match.seats]).toEqual(['window', [2]]);
    expect(match.refusal({ type: 'seize', target: 2 })).toMatchObject({ rule: 'pod.24e', reason: 'noBeneficio' });
    match.do('letFall');
    expect(match.choices('seize', 'target')).toEqual([0, 1, 2]);
    match.act({ type: 'seize', target: 1 });
    expect(match.told('annalesSeized')).toMatchObject([{ seat: 1, target: 1 }]);
    expect([match.purse(1), match.state.used]).toEqual([1800, [token('proditor')]]);
    expect(match.state.prices[good('animali')]).toBe(70);
  });

  rule('pod.24e', 'who has no Proditor is asked all the same: nobody may know that he has none', () => {
    const match = turned(position(2), 'AN29');
    expect([match.step, match.legal()]).toEqual(['window', [{ type: 'letFall' }]]);
    expect(match.play.forced()).toBeNull();
  });

  rule(['pod.24g', 'pod.24e'], 'an exile may be the target, and nobody can take the card away again (R7)', () => {
    const p = position(3).exiled(2).tokens(0, 'proditor').tokens(1, 'proditor');
    const match = turned(p, 'AN29').act({ type: 'seize', target: 2 });
    expect([match.purse(2), match.stopped]).toEqual([1450, true]);
    expect(p.player(1).benefici).toEqual([token('proditor')]);
  });

  rule(['pod.24a', 'pod.24f'], 'every year the whole deck is shuffled and twelve are laid', () => {
    const p = position(2).date(1, 12);
    p.state.annales = [];
    p.state.annalesSeen = [1, 2, 3];
    const match = p.play([{ step: 'nextMonth', over: false }]);
    expect(new Set(match.state.annales).size).toBe(12);
    expect(match.state.annalesSeen).toEqual([]);
    expect(match.state.annales.every(card => card >= 0 && card < 51)).toBe(true);
  });
});
