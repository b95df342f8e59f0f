/** Whose men they are: Compagnie in the chain, Arras's men with Anglano, an ambush, Reserves. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { FIRED, GHIBELLINE, GUELPH, ORDERED, REORGANIZED, ROUTED } from '../../../src/state.ts';
import { bare, orderable, orders, underway } from '../../activations.ts';
import { hasFired, march, ordered, stop, units, where } from '../../drill.ts';
import { fight, GHIBELLINES, GUELPHS } from '../../fights.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second, third] = GUELPHS;
const [defender] = GHIBELLINES;

const inReserve = (p: Position, id: string): boolean => at(p.state.capitani, p.battaglia(id)).reserve;
const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

// R58, R59: a Compagnia is ordered as his, but is not of his Battaglia.
rule(
  ['gg.5.2.2', 'gg.S.8.5.1a'],
  'his own units are no further in command for standing beside a Compagnia that is',
  () => {
    const reached = (...links: [string, string]): boolean => {
      const p = bare('campaldino').capitano('vieri', '0909').put(first, '1509', 'E', { disrupted: true });
      p.put(links[0], '1309', 'E').put(links[1], '1409', 'E').put(defender, '2209', 'W');
      return orderable(p.play(orders(p, 'vieri')), 'reorganize').includes(p.unit(first));
    };
    expect(reached('cp-compagnia-rossa-x-firenze-1', 'cp-compagnia-rossa-a-firenze-1')).toBe(false);
    expect(reached(second, third)).toBe(true);
  },
);

// l.4.0, step 6: as missile units of his own Battaglia.
rule(
  ['gg.4.0.6', 'gg.S.8.5.1a'],
  'the marker of a Compagnia that he has put in order goes with his activation, that of its volley stays',
  () => {
    const rossa = 'cp-compagnia-rossa-x-firenze-1';
    const p = bare('campaldino').put(first, '1009', 'E').put(defender, '2209', 'W').capitano('vieri', '1009');
    p.put(rossa, '1109', 'E', { disrupted: true, fired: true });
    const t = ordered(p, 'vieri', 'reorganize', rossa);
    expect(p.state.marks[p.unit(rossa)]).toBe(FIRED | REORGANIZED | ORDERED);
    t.act({ type: 'endOrders' });
    expect([t.step, (p.state.marks[p.unit(rossa)] ?? 0) & (FIRED | REORGANIZED)]).toEqual(['continuing', FIRED]);
  },
);

// R4: an activation that does not take place has no Step 3.
rule(
  ['gg.4.0.3a', 'gg.10.1.3c', 'gg.3.0g'],
  'a Continuum that is interrupted reloads no crossbows, the Interruptio those of its own Battaglia',
  () => {
    const p = underway('montaperti');
    const [guelph, ghibelline] = ['mp-tegghiaio-x-firenze-1', 'mp-aldobrandino-x-siena-1'];
    for (const id of [guelph, ghibelline]) p.state.marks[p.unit(id)] = FIRED;
    p.state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('tegghiaio') });
    t.dice(1, 1).act({ type: 'interrupt', battaglia: p.battaglia('aldobrandino') });
    expect([t.step, t.seats]).toEqual(['orders', [GHIBELLINE]]);
    expect([hasFired(p, guelph), hasFired(p, ghibelline)]).toEqual([true, false]);
  },
);

// R106, R115
rule(
  ['gg.S.3.6.1', 'gg.16.4', 'gg.12.1.2'],
  'Arras who appears beside a Reserve neither draws it out nor may charge; his attack draws it out',
  () => {
    const archers = 'mp-tornaquinci-a-colle-1';
    const german = 'mp-arras-c-germans-1';
    const p = underway('montaperti').put(archers, '1504', 'SE');
    p.state.active = GHIBELLINE;
    p.state.events.tradimento = 'done';
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('arras') });
    t.act({ type: 'emerge', unit: p.unit(german), to: p.hex('1503'), facing: p.facing('SE') });
    t.act({ type: 'emerge', unit: p.unit('mp-arras-c-germans-2'), to: p.hex('1402'), facing: p.facing('SE') });
    expect([t.step, inReserve(p, 'tornaquinci')]).toEqual(['orders', true]);
    expect(orderable(t, 'charge')).not.toContain(p.unit(german));
    stop(t.act({ type: 'order', order: 'move', unit: p.unit(german) })).act({
      type: 'attack',
      target: p.unit(archers),
    });
    t.dice(6, 6).act({ type: 'endOrders' });
    t.act({ type: 'combat', target: p.unit(archers), lead: p.unit(german) });
    expect(inReserve(p, 'tornaquinci')).toBe(false);
  },
);

describe('the men of Arras who have joined Anglano (R153)', () => {
  const [own, joined, routed] = ['mp-anglano-c-germans-1', 'mp-arras-c-germans-1', 'mp-arras-c-germans-2'];
  const ENEMY = 'mp-pitigliano-c-firenze-1';

  const together = (): Position => {
    const p = position('montaperti-free').empty().put(own, '2219', 'W').put(joined, '2319', 'W');
    p.put(ENEMY, '0419', 'E').capitano('anglano', '2219', { capacity: 8 });
    p.state.events.activations = 9;
    p.state.events.marching = false;
    p.state.events.joined = true;
    return p;
  };

  rule(['gg.S.4.3.1', 'gg.12.3', 'gg.S.3.8.1'], 'change places with his own, and rally for him', () => {
    const p = together();
    const t = ordered(p, 'anglano', 'echelon', own);
    t.act({ type: 'comeUp', unit: p.unit(joined) });
    expect([where(p, own), where(p, joined)]).toEqual(['2319', '2219']);
    const q = together().put('mp-bigozzi-carroccio', '2519', 'W');
    q.state.cell = q.state.cell.with(q.unit(routed), ROUTED);
    const rallied = q.play(orders(q, 'anglano'), [2, 1]).act({ type: 'rally' });
    expect(new Set(units(rallied, 'comeBack'))).toEqual(new Set([routed]));
  });

  rule(
    ['gg.S.4.3.1', 'gg.13.1.12', 'gg.13.1.10'],
    'keep him in play when his own are gone, and take his Adjutant in',
    () => {
      const lost = (capitano: string, dice: number[]) => {
        const p = together().put(own, '2219', 'W', { hits: 5 }).put(joined, '3419', 'W').put(ENEMY, '2118', 'E');
        p.put('mp-pitigliano-c-firenze-2', '0419', 'E').capitano('anglano', capitano, { capacity: 8 });
        const t = fight(p, [{ unit: ENEMY, target: own }], [6, 5, ...dice]);
        expect(where(p, own)).toBe('gone');
        return { p, t };
      };
      const { p, t } = lost('3219', []);
      expect([t.told('withdrawn'), capitanoAt(p, 'anglano')]).toEqual([[], '3219']);
      const { p: q, t: u } = lost('2219', [6, 2]);
      expect(u.legal('adjutant')).toEqual([{ type: 'adjutant', unit: q.unit(joined) }]);
    },
  );
});

// R106
rule(['gg.16.4', 'gg.13.1.9'], 'a Capitano in Reserve found alone must get away, and stays in Reserve', () => {
  const p = bare('campaldino')
    .put(first, '1009', 'E')
    .put('cp-novello-c-guidi-1', '2209', 'W')
    .put(defender, '2009', 'W');
  p.capitano('novello', '1109', { reserve: true, capacity: 6 });
  const t = march(ordered(p, 'vieri', 'move', first), '1109');
  expect([t.step, t.seats]).toEqual(['escape', [GHIBELLINE]]);
  t.act({ type: 'escape', to: p.hex('1309') });
  expect([t.step, inReserve(p, 'novello'), capitanoAt(p, 'novello')]).toEqual(['move', true, '1309']);
});
