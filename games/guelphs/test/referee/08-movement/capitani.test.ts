/** Capitani alone in the way, personalities among zones and arrows, the Hero of a unit that is kept. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, orders, rolls } from '../../activations.ts';
import { hasFired, hexes, march, ordered, where } from '../../drill.ts';
import { field, fight, result } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const HORSE_3 = 'cp-vieri-c-feditori-3';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const GUELPH_CROSSBOWS = 'cp-compagnia-rossa-x-firenze-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

describe('lone Capitani', () => {
  // R95
  rule('gg.13.1.9', 'one rider may put the same Capitano to flight twice in one move (R95)', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '0409', 'E').capitano('pazzo', '1109');
    const t = march(ordered(p, 'vieri', 'move', HORSE), '1109');
    expect([t.step, t.seats]).toEqual(['escape', [1]]);
    march(t.act({ type: 'escape', to: p.hex('1110') }), 'SE', '1110');
    expect([t.step, t.seats, where(p, HORSE)]).toEqual(['escape', [1], '1110']);
    t.act({ type: 'escape', to: p.hex('1010') });
    expect([capitanoAt(p, 'pazzo'), t.step]).toEqual(['1010', 'move']);
  });

  rule('gg.13.1.9', 'two in one hex must both get away, and then the rider goes on', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '0409', 'E').put(ENEMY_FOOT, '0408', 'E');
    p.capitano('pazzo', '1109').capitano('guglielmino', '1109');
    const t = march(ordered(p, 'vieri', 'move', HORSE), '1109');
    for (const hex of ['1110', '1010']) {
      expect([t.step, t.seats]).toEqual(['escape', [1]]);
      t.act({ type: 'escape', to: p.hex(hex) });
    }
    expect(t.step).toBe('move');
    expect([capitanoAt(p, 'pazzo'), capitanoAt(p, 'guglielmino')].sort()).toEqual(['1010', '1110']);
  });

  // By a combat unit.
  rule('gg.13.1.9', 'an enemy Capitano who rides up to one puts nobody to flight', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').capitano('vieri', '1009').put(ENEMY_HORSE, '0409', 'E');
    p.capitano('pazzo', '1109');
    const t = p.play(orders(p, 'vieri')).act({ type: 'moveCapitano', to: p.hex('1109') });
    expect([t.step, capitanoAt(p, 'pazzo'), capitanoAt(p, 'vieri')]).toEqual(['orders', '1109', '1109']);
  });

  // R94
  rule(
    ['gg.13.1.9', 'gg.13.1.4'],
    'the zone of the very horse that comes bars the way out, unless a friend stands there; that of Foot does not (R94)',
    () => {
      const way = (comer: string, battaglia: string, friend: boolean): boolean => {
        const p = bare('campaldino').put(comer, '1009', 'E').put(ENEMY_HORSE, '0409', 'E').capitano('pazzo', '1109');
        if (friend) p.put(ENEMY_FOOT, '1209', 'E');
        return hexes(march(ordered(p, battaglia, 'move', comer), '1109'), 'escape').includes('1209');
      };
      expect([way(HORSE, 'vieri', false), way(HORSE, 'vieri', true)]).toEqual([false, true]);
      expect(way(FOOT, 'mangiatori', false)).toBe(true);
    },
  );

  // Personalities are no units.
  rule(
    ['gg.8.3.2', 'gg.6.1.2', 'gg.9.0.2'],
    'a friend among them costs no point more, and a unit may turn where he stands',
    () => {
      const put = (): Table => {
        const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '0409', 'E').capitano('durfort', '1109');
        return ordered(p, 'vieri', 'move', HORSE);
      };
      const t = march(put(), '1109', '1209', '1309', '1409', '1509');
      expect(where(t.position, HORSE)).toBe('1509');
      expect(march(put(), '1109').legal('turn').length).toBeGreaterThan(0);
    },
  );
});

describe('Personalities and zones', () => {
  // The limit is the Capitano's.
  rule(
    ['gg.13.0', 'gg.13.1.4', 'gg.13.2.4'],
    'the Standard rides through zones of enemy Cavalry that its Capitano may not enter',
    () => {
      const p = bare('campaldino').put(ENEMY_HORSE, '1009', 'E').put(ENEMY_HORSE_2, '1309', 'E');
      p.put(HORSE, '1107', 'SW').put(HORSE_2, '1110', 'NW').put(HORSE_3, '0809', 'E').capitano('pazzo', '1009');
      p.state.standards[1] = p.unit(ENEMY_HORSE);
      const t = p.play(orders(p, 'pazzo'));
      expect(t.legal('moveCapitano')).toEqual([]);
      const ride = { type: 'movePersonality', who: 'standard', to: p.unit(ENEMY_HORSE_2) };
      expect(t.legal('movePersonality')).toEqual([ride]);
      expect(t.act(ride).position.state.standards[1]).toBe(p.unit(ENEMY_HORSE_2));
    },
  );

  // R54
  rule(
    ['gg.10.4.2', 'gg.13.1.1', 'gg.13.2.4'],
    'a Capitano and a Standard that leave the front of crossbows draw no fire (R54)',
    () => {
      const p = bare('campaldino')
        .put(ENEMY_HORSE, '1209', 'E')
        .put(ENEMY_HORSE_2, '0909', 'E')
        .put(HORSE, '2309', 'W');
      p.put(GUELPH_CROSSBOWS, '1309', 'W').capitano('pazzo', '1209');
      p.state.standards[1] = p.unit(ENEMY_HORSE);
      const t = p.play(orders(p, 'pazzo')).act({ type: 'moveCapitano', to: p.hex('0909') });
      expect(t.step).toBe('orders');
      t.act({ type: 'movePersonality', who: 'standard', to: p.unit(ENEMY_HORSE_2) });
      expect([t.step, hasFired(p, GUELPH_CROSSBOWS)]).toEqual(['orders', false]);
    },
  );
});

// R84
rule(
  ['gg.10.8.1', 'gg.13.3.3a', 'gg.13.3.3b'],
  'the Hero of the unit kept checks as after a hit; if it is not kept he is lost (R84)',
  () => {
    const lead = 'cp-montefeltro-c-arezzo-1';
    const both = (): Table => {
      const p = field().put(lead, '1009', 'E', { hits: 5 }).put(HORSE, '1108', 'W', { hits: 5 });
      p.state.heroes[0] = p.unit(lead);
      const t = fight(p, [{ unit: lead, target: HORSE }], [2, 3]);
      expect([result(t), t.step]).toEqual(['1/1', 'mutualRout']);
      return t;
    };
    const kept = both();
    kept.dice(2).act({ type: 'keep', unit: kept.position.unit(lead) });
    expect([rolls(kept), kept.position.state.heroes[0]]).toEqual([['heroCheck'], kept.position.unit(lead)]);
    const lost = both();
    lost.dice(4).act({ type: 'decline' });
    expect([rolls(lost), lost.position.state.heroes[0]]).toEqual([['heroPoints'], -1]);
  },
);
