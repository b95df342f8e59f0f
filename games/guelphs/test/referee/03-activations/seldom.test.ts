/** Seldom seen: a Carica! broken on its way, a wagon at a crowded entry, Donati who opens the battle, volleys of a Compagnia. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, named, playOn, underway } from '../../activations.ts';
import { hasFired, isDisrupted, march, ordered, stop } from '../../drill.ts';
import { GHIBELLINES, GUELPHS } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [horse, other] = GHIBELLINES;
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-2';

// R43, R61, R162
rule(
  ['gg.12.1.1b', 'gg.12.1b', 'gg.10.4.2'],
  'a charger whom arrows have put in disorder on his way may turn beside the enemy he rode at, as others may not',
  () => {
    const turns = (shot: boolean): unknown[] => {
      const p = bare('campaldino').put(first, '1509', 'W').put(CROSSBOWS, '1408', 'SW').put(ENEMY_FOOT, '1209', 'E');
      p.put(second, '2009', 'W').put(other, '0209', 'E');
      const t = march(ordered(p, 'vieri', 'charge', first), '1409', '1309');
      if (shot) t.dice(6, 5).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      else t.act({ type: 'hold' });
      expect([t.step, isDisrupted(p, first)]).toEqual(['move', shot]);
      return t.legal('turn').map(({ facing }) => facing);
    };
    // Unbroken he may still turn away, to come round at the crossbows.
    expect([turns(false), turns(true).length]).toEqual([[bare('campaldino').facing('NE')], 5]);
  },
);

// l.797: a point more for each who has entered there, and it has one point.
rule(
  ['gg.S.2.2.2', 'gg.S.3.7.1', 'gg.8.2.2'],
  'the Carroccio does not come in by a hex that another has used in the same turn',
  () => {
    const wagon = 'mp-bigozzi-carroccio';
    const guard = 'mp-bigozzi-c-siena-1';
    const p = position('montaperti-free').empty().put('mp-tegghiaio-i-prato-1', '0419', 'E');
    p.state.cell = p.state.cell.with(p.unit(wagon), AWAITED).with(p.unit(guard), AWAITED);
    p.capitano('bigozzi', null, { capacity: 8 });
    const battaglia = p.battaglia('bigozzi');
    const t = p.play([
      { step: 'column', battaglia, turn: 9, moved: [], compagnia: -1 },
      { step: 'marching', side: GHIBELLINE, turn: 9, roll: 2, marched: [battaglia], used: [] },
    ]);
    const ways = (): unknown[] => t.legal('enterMap').flatMap(({ unit, to }) => (unit === p.unit(wagon) ? [to] : []));
    const before = ways();
    expect(before.length).toBeGreaterThan(0);
    const entry = at(
      t.legal('enterMap').filter(({ unit }) => unit === p.unit(guard)),
      0,
    );
    t.act(entry);
    t.act(at(t.legal('step'), 0));
    stop(t);
    expect(ways()).toEqual(before.filter(to => to !== entry.to));
  },
);

// R135, R140: his first activation, whichever it is.
rule(
  ['gg.S.9.2', 'gg.S.8.7.2', 'gg.S.2.2.4b'],
  'Donati, freed before the march by the option, who opens the battle has his run with it',
  () => {
    const [lucca, pistoia] = ['cp-donati-c-lucca-1', 'cp-donati-c-pistoia-1'];
    const p = position('campaldino-free', { freed: 'donati' })
      .empty()
      .put(lucca, '1407', 'W')
      .put(pistoia, '1807', 'W');
    p.put(horse, '1107', 'E').put(first, '2009', 'W').capitano('vieri', '2009', { capacity: 6 });
    p.capitano('donati', '1407', { capacity: 10 }).capitano('pazzo', '1107', { capacity: 8 });
    const t = p.play([{ step: 'marchTurn', side: GUELPH, turn: 2 }]);
    t.act({ type: 'declareBattle', battaglia: p.battaglia('donati') });
    t.act({ type: 'order', order: 'charge', unit: p.unit(lucca) });
    playOn(t, 'orders');
    t.act({ type: 'endOrders' });
    playOn(t, 'continuing');
    expect(named(t, 'continuum')).toEqual([p.battaglia('donati')]);
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('donati') });
    expect([t.step, t.seats]).toEqual(['orders', [GUELPH]]);
  },
);

// R57
rule(
  ['gg.S.8.5.2', 'gg.10.1.3b', 'gg.10.4.1'],
  'archers of a Compagnia that shot by Order may shoot again in the enemy’s turn, its crossbows may not',
  () => {
    const [bows, crossbows] = ['cp-compagnia-rossa-a-firenze-1', 'cp-compagnia-rossa-x-firenze-1'];
    const p = bare('campaldino').put(bows, '1209', 'E').put(crossbows, '1210', 'E').put(horse, '1409', 'W');
    p.put(first, '1109', 'E').put(other, '2209', 'W').capitano('vieri', '1109', { capacity: 6 });
    p.capitano('pazzo', '2209', { capacity: 8 });
    const t = ordered(p, 'vieri', 'fire', bows, [1, 1]).act({
      type: 'fireAt',
      target: p.unit(horse),
      facing: p.facing('E'),
    });
    t.act({ type: 'order', order: 'fire', unit: p.unit(crossbows) });
    t.dice(1, 1).act({ type: 'fireAt', target: p.unit(horse), facing: p.facing('E') });
    expect([hasFired(p, bows), hasFired(p, crossbows)]).toEqual([true, true]);
    t.act({ type: 'endOrders' });
    expect([t.step, hasFired(p, bows), hasFired(p, crossbows)]).toEqual(['continuing', false, true]);
  },
);

// R6
rule(
  ['gg.4.3a', 'gg.S.8.7.1b', 'gg.4.3b'],
  'Donati called in vain between two activations of a Ghibelline does not break his row: he has no third',
  () => {
    const p = underway('campaldino');
    p.state.active = GHIBELLINE;
    p.state.row = { battaglia: p.battaglia('pazzo'), times: 1 };
    p.state.events.guelphCavalryRouted = true;
    const t = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    t.dice(2).act({ type: 'activate', battaglia: p.battaglia('donati') });
    expect([t.step, t.seats]).toEqual(['basic', [GHIBELLINE]]);
    t.act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    expect(p.state.row).toEqual({ battaglia: p.battaglia('pazzo'), times: 2 });
    t.act({ type: 'endOrders' });
    expect(named(t, 'continuum')).not.toContain(p.battaglia('pazzo'));
  },
);
