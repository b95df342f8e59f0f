/** Whose men, whose card, whose rout: units and leaders under another command for a while (R113, R114). */
import { describe, expect } from 'vitest';
import { type Position, position } from '../../battlefield.ts';
import { FIRE_BACK, firing, HOLD, shoot } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

describe('guns on loan', () => {
  /** A battery far from its general; another, with a volley, has it in reach. */
  const lent = () =>
    position()
      .lead(0, 0, '0310', 'plessis')
      .lead(0, 1, '1008', 'plessis')
      .lead(1, 0, '1003', 'villequier')
      .put('G', 0, 'fr-al', '1007', 'N')
      .put('c', 0, 'fr-fl', '1510', 'N', { division: 1 })
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(1, 0, 5)
      .draws(0, 8, 7, 6, 5)
      .draws(1, 8, 7, 6);

  rule(
    ['nqsb.9.2.command', 'nqsb.4.cards', 'nqsb.3.3.1.fire', 'nqsb.10.7.combat'],
    'answer a shot with the card of their own division, whatever their lender holds',
    () => {
      const answer = (p: Position) => {
        const t = settle(
          firing(p, 1)
            .act(shoot(p, 'B', 'G'))
            .act(FIRE_BACK),
        );
        return t.told('tested').find(({ unit }) => unit === p.unit('G'))?.due;
      };
      expect([
        answer(lent().order(0, 1, 14)),
        answer(lent().order(0, 0, 14).order(0, 1, 5)),
        answer(lent().order(0, 0, 5, 'fire').order(0, 1, 29)),
      ]).toEqual([3, 4, 4]);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.2.5.2.ability', 'nqsb.9.2.paralyse'],
    '41 Batteria mascherata has its guns, lent ones too, not those whose own general is near',
    () => {
      // Four hexes off, in the first ring of the far zone.
      const hurt = (own: string, card: number, lender: number) => {
        const p = lent().put('B', 1, 'sp-cp', '0903', 'S').order(0, 1, lender);
        p.lead(0, 0, own, 'plessis').order(0, 0, card);
        const by = own === '0310' ? 1 : 0;
        const t = firing(p, 0, by).act(shoot(p, 'G', 'B'));
        while (t.step === 'answer') t.act(HOLD);
        settle(t);
        return t.told('tested')[0]?.due;
      };
      expect([hurt('0310', 5, 41), hurt('0908', 41, 5), hurt('0908', 5, 41)]).toEqual([4, 4, 3]);
    },
  );
});

describe('a division that routs', () => {
  rule(
    ['nqsb.2.1.1.rout', 'nqsb.10.1', 'nqsb.10.1.losses', 'nqsb.10.9'],
    'leaves a CiC who is with one of its units alone in the hex, alive, and his command as it was',
    () => {
      // R114.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
        .put('b', 0, 'fr-cp-chev', '1109', 'N', { shaken: true })
        .lead(0, 1, '1511', 'gassion')
        .put('c', 0, 'fr-fl', '1509', 'N', { division: 1 })
        .command(0, '1009', 'conde');
      const t = p.play({ step: 'turnEnd' });
      const cic = p.cic(0);
      expect([p.where('a'), p.name(p.state.post[cic] ?? -1), p.state.health[cic]]).toEqual(['off', '1009', 4]);
      expect([t.told('leaderHurt').length, t.told('replaced').length, p.state.fallen[0]]).toEqual([0, 0, 0]);
      // Two regiments of 4 and the morale of Villequier.
      expect(p.state.determination).toEqual([39, 50]);
    },
  );
});
