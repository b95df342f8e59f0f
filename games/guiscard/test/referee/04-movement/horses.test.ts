/** Corners of the chapters on horses and charges, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, charges } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const horse = (t: Table, index: number) => the(t.state.horses[index]);
const mountOf = (t: Table, id: string) => the(t.state.horses.find(({ of }) => of === t.position.unit(id)));
const lead = (p: Position, leader: string, index: number): Position => {
  Object.assign(the(p.state.horses[index]), { leader: p.unit(leader), side: p.state.side[p.unit(leader)] ?? 0 });
  return p;
};
/** Rides a lane of column H, then says that is all. */
const ride = (t: Table, from: number, to: number): Table => {
  for (let row = from; row >= to; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
  return t.step === 'charges' ? t.do('endCharges') : t;
};

describe('bridles', () => {
  // A led horse is an extension of a man who can hold it.
  rule(['gui.4.4.3b', 'gui.4.4.3e'], 'a man on foot who is stunned or killed leads no horse any more', () => {
    const struck = (die: number): Table => {
      const p = position('il-poggio').put(1, 'dorian', 'E7').put(0, 'roland', 'E8');
      return lead(p, 'dorian', p.horse('roger', 'E6', 'S'))
        .play([...COMBAT(0)])
        .fight(['roland'], 'dorian', die);
    };
    // 12 - 5 = 7 in 6/10: 4 stuns, 1 kills.
    expect([struck(4).health('dorian'), horse(struck(4), 0).leader]).toEqual([STUNNED, -1]);
    expect([struck(1).health('dorian'), horse(struck(1), 0).leader]).toEqual([DEAD, -1]);
  });
  // R104: it follows where he goes, driven or not, or it is let go: it is never led from afar.
  rule(['gui.4.4.3b', 'gui.6.5.retreat'], 'a man driven back has his horse behind him or has lost it', () => {
    const p = position('il-poggio').put(1, 'dorian', 'E7').put(0, 'roland', 'E8');
    lead(p, 'dorian', p.horse('roger', 'F7', 'SW'));
    const t = p
      .play([...COMBAT(0)])
      .fight(['roland'], 'dorian', 5)
      .do('retreatTo', { to: 'D6', other: -1 });
    const { leader, head } = horse(t, 0);
    const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beyond('D6', way));
    expect([t.where('dorian'), leader === -1 || beside.includes(head)]).toEqual(['D6', true]);
  });
  // In an advance they go with him too, or are let go.
  rule(['gui.4.4.3b', 'gui.6.6a'], 'a man on foot who advances has his horse behind him or has lost it', () => {
    const p = position('il-poggio').put(0, 'roland', 'H8').put(1, 'dorian', 'H7');
    lead(p, 'roland', p.horse('roger', 'H9', 'N'));
    // 12 - 5 = 7 in 6/10: 1 H.
    const t = p
      .play([...COMBAT(0)])
      .fight(['roland'], 'dorian', 1)
      .do('advance', { unit: 'roland' })
      .go('H7', 'H6');
    if (t.legal('stop').length > 0) t.do('stop');
    const { leader, head } = horse(t, 0);
    const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beyond('H6', way));
    expect([t.where('roland'), leader === -1 || beside.includes(head)]).toEqual(['H6', true]);
  });
  // R104, R126: moved aside for a fallen rider he has his horse with him or has lost it.
  rule(['gui.4.4.3b', 'gui.6.8b'], 'a friend who makes room for a fallen rider leads no horse from afar', () => {
    const p = position('il-poggio').put(1, 'kosmas', 'E7', { facing: 'N' }).put(0, 'arthur', 'E9', { facing: 'N' });
    const ring = { osbern: 'D6', avray: 'D7', rioulf: 'D8', hamon: 'E6', neel: 'F6', landry: 'F7' };
    for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
    p.put(1, 'dorian', 'F8');
    const index = p.horse('roger', 'F9', 'N');
    lead(p, 'dorian', index);
    const t = p
      .play([...COMBAT(0)])
      .fight(['arthur'], 'kosmas', 5)
      .do('moveAside', { unit: 'dorian', to: 'G8' });
    const { leader, head, tail } = horse(t, index);
    const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beyond('G8', way));
    expect([t.where('dorian'), t.where('kosmas'), leader === -1 || beside.includes(head)]).toEqual(['G8', 'F8', true]);
    expect([head, tail]).not.toContain(p.hex('F8'));
  });
  // R55: whoever leads a horse may charge; he lets go of it as he sets off. Over a palisade no horse comes.
  rule(
    ['gui.4.4.3f', 'gui.2.1.2', 'gui.10.1.3a'],
    'a rider who leads a horse may charge, and lets it go; so does who climbs over the stakes',
    () => {
      const p = position('il-poggio')
        .put(0, 'roussel', 'H15', { facing: 'N' })
        .put(1, 'adama', 'H4')
        .put(1, 'zahir', 'I10');
      const index = p.horse('roger', 'I15', 'N');
      lead(p, 'roussel', index);
      // Zahir stops him with an 8 less two.
      const t = ride(charges(p, 8).do('charge', { unit: 'roussel', target: 'adama' }), 14, 5);
      expect([t.ever('chargeLost').length, horse(t, index)]).toMatchObject([1, { leader: -1, head: p.hex('I15') }]);
      const q = position('nido-d-aquila').put(0, 'osbern', 'O8');
      lead(q, 'osbern', q.horse('roger', 'N7', 'SE'));
      q.state.ladders = [
        {
          ...{ side: 0, cell: q.hex('O8'), other: -1, direction: q.way('SE'), climber: q.unit('osbern') },
          ...{ bearers: [], gone: false, since: 0 },
        },
      ];
      const over = moves(q, 1).do('move', { unit: 'osbern' }).do('vault');
      expect([over.where('osbern'), horse(over, 0)]).toMatchObject(['P8', { leader: -1, head: q.hex('N7') }]);
    },
  );
  // Being shot at is neither fighting nor being attacked; being thrown ends it all the same.
  rule(
    ['gui.4.4.3f', 'gui.5.4.3.B'],
    'a rider thrown by a shot loses the horse he leads, one only wounded keeps it',
    () => {
      const hit = (die: number): Table => {
        const p = position('il-poggio').put(1, 'musa', 'H8', { facing: 'N' });
        const index = p.horse('roger', 'I9', 'N');
        lead(p, 'musa', index);
        const cell = p.hex('H8');
        const shot = { step: 'hit' as const, from: p.hex('H2'), cell, row: 2, short: 4, volley: false };
        return p.play([{ ...shot, aimed: cell, all: false }], die);
      };
      // Composite bow: die + 2; 6 and row 8 is C, 7 and row 9 is B.
      const wounded = hit(6);
      expect([wounded.health('musa'), horse(wounded, 1).leader]).toEqual([WOUNDED, wounded.position.unit('musa')]);
      const thrown = hit(7).do('lieAt', { to: 'H7' });
      expect([thrown.health('musa'), horse(thrown, 1).leader, horse(thrown, 0).rider]).toEqual([STUNNED, -1, -1]);
    },
  );
});

describe('the horse of a fallen rider', () => {
  // Killed by a test he leaves his horse unharmed where it stands.
  rule(['gui.4.3.1.kill', 'gui.6.8d'], 'killed while he passes an enemy, he leaves a living horse on the spot', () => {
    // 10 - 1 and no armour: Musa on a 10 against a mounted opponent: 10 - 1 + 1.
    const p = position('il-poggio').put(0, 'musa', 'E10', { facing: 'N' }).put(1, 'jafar', 'F8', { facing: 'N' });
    const t = moves(p, 10).do('move', { unit: 'musa' }).go('E9<E10').go('E8<E9');
    expect(t.health('musa')).toBe(DEAD);
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    expect(mountOf(t, 'musa')).toMatchObject({ dead: false, rider: -1, head: p.hex('E9'), tail: p.hex('E10') });
  });
  // A wounded rider thrown by B (stun) is dead; his horse is unharmed.
  rule(['gui.5.4.double', 'gui.5.4.3.B'], 'a wounded rider stunned by a shot is dead, his horse unharmed', () => {
    const p = position('il-poggio').put(1, 'musa', 'H8', { facing: 'N', health: WOUNDED });
    const cell = p.hex('H8');
    const shot = { step: 'hit' as const, from: p.hex('H2'), cell, row: 2, short: 4, volley: false };
    const t = p.play([{ ...shot, aimed: cell, all: false }], 7);
    expect(t.health('musa')).toBe(DEAD);
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    expect(mountOf(t, 'musa')).toMatchObject({ dead: false, rider: -1 });
  });
});

describe('charges', () => {
  const lane = (): Position => position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');
  const targets = (p: Position): string[] => {
    const t = charges(p);
    const his = t.step === 'charges' ? t.legal('charge').filter(({ unit }) => unit === p.unit('roussel')) : [];
    return his.map(({ target }) => p.battle.roster.men[Number(target)]?.id ?? '?');
  };
  // Only mounted characters hide anybody, friends among them; a horse alone is no character.
  rule('gui.7.2.1b', 'a friend in the saddle hides the target, a riderless horse and a man on foot do not', () => {
    expect(targets(lane().put(0, 'roland', 'H10'))).toEqual(['adama']);
    const loose = lane();
    loose.horse('roger', 'H10', 'SE');
    // It stands in the lane, and is to be ridden round.
    expect(targets(loose)).toEqual(targets(lane()));
    expect(targets(lane().put(0, 'robert', 'H10', { facing: 'N' }))).toEqual([]);
  });
  // R54: all the points must be there when it is declared; a dead horse costs one more.
  rule(['gui.7.2.1a', 'gui.4.2.2a'], 'a lane one point too long is no charge', () => {
    const long = (bodies: boolean): string[] => {
      // From H16 twelve hexes lead to H3, the last one that twelve points reach.
      const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H2');
      if (bodies) p.horse('roger', 'H9', 'N', { dead: true });
      return targets(p);
    };
    expect([long(false), long(true)]).toEqual([['adama'], []]);
  });
  // R14, R66: at the end of his ride he is beside others whom nobody attacks.
  rule(
    ['gui.4.3b', 'gui.7.2.1a'],
    'a charger is tested at the end of his ride by neighbours whom nobody attacks',
    () => {
      const t = ride(
        charges(lane().put(1, 'zahir', 'I5'), 5).do('charge', { unit: 'roussel', target: 'adama' }),
        14,
        5,
      );
      t.declared();
      expect(t.ever('tested')).toMatchObject([{ unit: t.position.unit('roussel'), enemy: t.position.unit('zahir') }]);
    },
  );
  // R58, R69: whoever is faster may decline a charge; it is spent, and nobody follows.
  rule(['gui.7.4a', 'gui.7.2.3c'], 'a faster horseman breaks off before a charge, which is spent', () => {
    const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'musa', 'H4', { facing: 'N' });
    const t = charges(p).do('charge', { unit: 'roussel', target: 'musa' });
    ride(t, 14, 6).declared().do('resolve', { attack: 0 });
    expect([t.step, t.seats]).toEqual(['answer', [1]]);
    t.do('refuse');
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.ever('fought'), t.step, t.health('musa')]).toEqual([[], 'movement', HEALTHY]);
  });
  // R58: the target killed by another before the shock, the charge has nobody to strike.
  rule(['gui.7.2.3c', 'gui.7.2.1a'], 'a charge whose target falls first is void, and takes no other', () => {
    const p = lane().put(0, 'robert', 'G4').put(1, 'zahir', 'I5');
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'adama' }), 14, 5);
    t.do('attack', { unit: 'robert', target: 'adama' });
    // The neighbour tests the charger first: a 1 is nothing. Then 25 - 6 = 19 in 11/20, a 1 with armour is row 2: H.
    t.declared().dice(1, 1).do('resolve', { attack: 1 }).stand();
    expect(t.health('adama')).toBe(DEAD);
    if (t.step === 'advance') t.do('decline');
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect([t.step, t.ever('fought').length, t.health('zahir')]).toEqual(['movement', 1, HEALTHY]);
  });
});
