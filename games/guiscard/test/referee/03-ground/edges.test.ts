/** Whoever hardly moves, is hit in one half or stands at the end of a row: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Grapnel, HEALTHY, SETTLED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);

describe('hardly a move', () => {
  /** Whether the archers ever get to shoot at him, be it on his way or when all is over. */
  const seen = (t: Table, id: string): boolean => {
    const target = t.position.unit(id);
    for (let n = 0; n < 8 && (t.step === 'window' || t.step === 'movement' || t.step === 'moving'); n++) {
      if (t.seats[0] === 1 && t.step === 'movement') return false;
      if (t.step === 'window') {
        const cells = t.legal('name').map(({ cell }) => Number(cell));
        if (cells.includes(t.state.cell[target] ?? -1)) return true;
        t.do('hold');
      } else t.do(t.step === 'movement' ? 'endMoves' : 'stop');
    }
    return false;
  };
  // Whoever moves is seen on his way, whoever does not when all have moved.
  rule(['gui.5.3b', 'gui.4.4.1c'], 'a rider who only turns about does not escape the archers', () => {
    const p = poggio().put(0, 'musa', 'H13', { facing: 'N' }).put(1, 'petros', 'H4');
    expect(seen(moves(p).do('move', { unit: 'musa' }).do('aboutFace'), 'musa')).toBe(true);
  });
  // To be picked up and set down again is not to move; nor is what he does before he goes anywhere.
  rule(['gui.5.3e', 'gui.4.b'], 'who has set out and gone nowhere is shot at in the end', () => {
    const p = poggio().put(0, 'osbern', 'H9').put(1, 'petros', 'H14');
    expect(seen(moves(p).do('move', { unit: 'osbern' }).do('stop'), 'osbern')).toBe(true);
    const bridled = poggio().put(0, 'osbern', 'H9').put(1, 'petros', 'H14');
    const horse = bridled.horse('roger', 'H8', 'S');
    expect(seen(moves(bridled).do('move', { unit: 'osbern' }).do('bridle', { horse }), 'osbern')).toBe(true);
    const ranks = poggio().put(1, 'petros', 'F14');
    const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
    for (const [id, hex] of Object.entries(row)) ranks.put(0, id, hex);
    ranks.state.formations = [{ side: 0, units: ranks.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    expect(seen(moves(ranks).do('march', { formation: 0 }).do('stop'), 'palaimon')).toBe(true);
    const party = nido().put(0, 'osbern', 'O7').put(0, 'avray', 'O8').put(1, 'petros', 'O12');
    party.state.ladders = [upright(party, 'O7', 'N', { other: party.hex('O8'), direction: -1 })];
    const raised = moves(party).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    expect(seen(raised.act(the(raised.legal('raise')[0])), 'avray')).toBe(true);
    const robbed = poggio().put(0, 'osbern', 'H9').put(1, 'petros', 'H14');
    robbed.state.loot = [{ cell: robbed.hex('H9'), bearer: -1 }];
    expect(seen(moves(robbed).do('move', { unit: 'osbern' }).do('takeLoot'), 'osbern')).toBe(true);
  });
  // Busy in his hex he has not moved.
  rule(['gui.5.3e', 'gui.4.2.3b', 'gui.10.1.4a'], 'who clears bodies or turns a ladder is shot at in the end', () => {
    const p = poggio().put(0, 'roland', 'F9').put(0, 'landry', 'E9').put(1, 'petros', 'E13');
    for (const id of ['osbern', 'avray', 'rioulf']) p.put(1, id, 'F8', { health: DEAD });
    const t = moves(p);
    t.act(the(t.legal('clearBodies')[0]));
    expect(seen(t, 'landry')).toBe(true);
    const q = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(1, 'petros', 'J7');
    q.state.ladders = [upright(q, 'O7', 'SE')];
    const turned = moves(q).do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    turned.act(the(turned.legal('setLadder').find(({ cell }) => cell === q.hex('O7'))));
    expect(seen(turned, 'avray')).toBe(true);
  });
  // R40: nor has he moved who, busy with it before or after, is only taken in hand and set down.
  rule(
    ['gui.5.3e', 'gui.4.3b', 'gui.10.1.4a'],
    'who turns a ladder and is then taken in hand and set down is shot at in the end, and tested by nobody',
    () => {
      const beside = (enemy: string): Position => {
        const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(1, 'petros', 'K7').put(1, 'milo', enemy);
        p.state.ladders = [upright(p, 'O7', 'SE')];
        return p;
      };
      const turn = (t: Table): Table => {
        t.do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' });
        return t.act(the(t.legal('setLadder').find(({ cell }) => cell === t.position.hex('O7'))));
      };
      const nothing = (t: Table, unit: string): Table => t.do('move', { unit }).do('stop');
      const volleyed = (t: Table, unit: string): boolean => t.step !== 'window' && seen(t, unit);
      for (const unit of ['osbern', 'avray']) {
        expect(volleyed(nothing(turn(moves(beside('A1'))), unit), unit)).toBe(true);
        expect(volleyed(turn(nothing(moves(beside('A1')), unit)), unit)).toBe(true);
      }
      // The mate of one who turns it in the course of his move.
      const helped = turn(moves(beside('A1')).do('move', { unit: 'osbern' }));
      while (helped.step === 'window') helped.do('hold');
      expect(volleyed(nothing(helped.do('stop'), 'avray'), 'avray')).toBe(true);
      const t = nothing(turn(beside('M8').play([...MOVES, ...COMBAT(0)], 1, 1)), 'avray').do('endMoves');
      while (t.step === 'window') t.do('hold');
      expect(t.declared().ever('tested')).toEqual([]);
    },
  );
  // R14, R39, R40: points spent where he stands show him to the archers, and move him nowhere.
  rule(
    ['gui.4.3b', 'gui.5.3e', 'gui.10.1.4a'],
    'who takes loot or turns a ladder in his place beside an enemy has not moved: he is shot at, and not tested',
    () => {
      const robbed = (): Position => {
        const p = poggio().put(0, 'osbern', 'H9').put(1, 'petros', 'H14').put(1, 'milo', 'I9');
        p.state.loot = [{ cell: p.hex('H9'), bearer: -1 }];
        return p;
      };
      const laddered = (): Position => {
        const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(1, 'petros', 'K7').put(1, 'milo', 'M6');
        p.state.ladders = [upright(p, 'O7', 'SE')];
        return p;
      };
      const works = {
        loot: (t: Table): Table => t.do('takeLoot'),
        ladder: (t: Table): Table => {
          t.do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' });
          return t.act(the(t.legal('setLadder').find(({ cell }) => cell === t.position.hex('O7'))));
        },
      };
      const hold = (t: Table): Table => {
        while (t.step === 'window') t.do('hold');
        return t;
      };
      const tests = (p: Position, work: keyof typeof works, ...way: string[]): number => {
        const t = works[work](p.play([...MOVES, ...COMBAT(0)], 1, 1, 1).do('move', { unit: 'osbern' }));
        for (const hex of way) hold(t).go(hex);
        if (hold(t).step === 'moving') t.do('stop');
        if (hold(t).step === 'movement') t.do('endMoves');
        hold(t).declared();
        return t.ever('tested').length;
      };
      expect([tests(robbed(), 'loot'), tests(laddered(), 'ladder')]).toEqual([0, 0]);
      // Once he has set out he has moved: from beside Milo to beside Milo.
      expect([tests(robbed(), 'loot', 'H8'), tests(laddered(), 'ladder', 'N5')]).toEqual([1, 1]);
      // Seen as his first points go; left alone then, once more when all have moved, and not twice.
      const shown = works.loot(moves(robbed()).do('move', { unit: 'osbern' }));
      expect(shown.step).toBe('window');
      expect(seen(shown.do('hold'), 'osbern')).toBe(true);
      const shot = works.loot(moves(robbed(), 1, 10).do('move', { unit: 'osbern' }));
      shot.do('name', { unit: 'petros', cell: 'H9' }).do('loose');
      expect(seen(shot, 'osbern')).toBe(false);
    },
  );
  // R72: to be picked up and set down again is to stay.
  rule(['gui.10.2.1a', 'gui.10.2.3b'], 'who is only taken in hand and set down has not moved from the fire', () => {
    const offered = (act: (t: Table) => Table): string[] => {
      const p = nido().put(0, 'osbern', 'O7', { marks: SETTLED }).put(1, 'milo', 'Z16');
      p.state.works.flames = [{ cell: p.hex('P7'), side: 1, arrow: false, turns: 0, fresh: false }];
      const t = act(p.play([MOVES[0], { step: 'movesOver', side: 0 }, ...COMBAT(0)]));
      if (t.step === 'movement') t.do('endMoves');
      return [...new Set(t.step === 'declare' ? t.legal('task').map(({ kind }) => String(kind)) : [])].sort();
    };
    expect(offered(t => t)).toEqual(['douse', 'light']);
    expect(offered(t => t.do('move', { unit: 'osbern' }).do('stop'))).toEqual(['douse', 'light']);
    expect(offered(t => t.do('move', { unit: 'osbern' }).go('O6', 'O7').do('stop'))).toEqual([]);
  });
  // He has moved, and beside an enemy he attacks or is tested, wherever he came from.
  rule(['gui.4.3b', 'gui.10.1.3a'], 'who leaps onto a platform beside an enemy attacks him or is tested', () => {
    const leapt = (attacks: boolean): number => {
      const p = nido().put(0, 'osbern', 'O5').put(1, 'milo', 'Q5');
      p.state.ladders = [upright(p, 'O5', 'SE', { climber: p.unit('osbern') })];
      // The leap goes well, and so does what follows.
      const t = p
        .play([...MOVES, ...COMBAT(0)], 1, 1)
        .do('move', { unit: 'osbern' })
        .do('vault');
      if (t.step === 'moving') t.do('stop');
      if (t.step === 'movement') t.do('endMoves');
      expect(t.where('osbern')).toBe('P5');
      if (attacks) t.do('attack', { unit: 'osbern', target: 'milo' });
      t.declared();
      return t.ever('tested').length;
    };
    expect([leapt(true), leapt(false)]).toEqual([0, 1]);
  });
});

describe('halves and ends', () => {
  // R44, R46: each of his hexes has its own cover.
  rule(
    ['gui.5.4.1f', 'gui.5.5.2.1b'],
    'a horseman half in the brush is covered there, and not at the other end',
    () => {
      const cover = (from: string, cell: string): unknown => {
        const p = poggio().put(0, 'petros', from).put(1, 'musa', 'E13', { facing: 'NW' });
        const t = p.play([{ step: 'offensive', side: 0 }], 1, 10).do('shoot', { unit: 'petros' });
        return t.do('fireAt', { target: 'musa', cell }).ever('fired')[0]?.cover;
      };
      expect([cover('E6', 'E13'), cover('F5', 'F13')]).toEqual(['none', 'light']);
    },
  );
  // R21: an enemy who took part is where either half of his horse is.
  rule(['gui.4.3g', 'gui.6.5.E'], 'no way back beside the tail of the horse whose rider struck', () => {
    const p = poggio().put(0, 'arthur', 'D8', { facing: 'NW' }).put(1, 'dorian', 'E8');
    // 30 - 5 = 25 in 21/30: 7 is E.
    const t = p.play([...COMBAT(0)]).fight(['arthur'], 'dorian', 7);
    expect([t.ever('fought')[0]?.result, t.hexes('retreatTo')]).toEqual(['E', ['E7', 'F7']]);
  });
  // R68, R126: moved aside he has left his place in the row.
  rule(['gui.6.8b', 'gui.7.3.1c'], 'a hoplite moved aside for a fallen rider is no more of the formation', () => {
    const p = poggio().put(1, 'kosmas', 'E7', { facing: 'N' }).put(0, 'arthur', 'E9', { facing: 'N' });
    const ring = { osbern: 'D6', avray: 'D7', rioulf: 'D8', hamon: 'E6', neel: 'F6', landry: 'F7' };
    for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
    const row = { okeanos: 'F8', achilleas: 'G9', palaimon: 'H9' };
    for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
    p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 3, foulkon: false, past: [] }];
    const t = p.play([...COMBAT(0)]).fight(['arthur'], 'kosmas', 5);
    expect([t.step, t.who('moveAside')]).toEqual(['fall', ['okeanos']]);
    t.do('moveAside', { unit: 'okeanos', to: 'G8' });
    expect([t.where('okeanos'), t.state.formations]).toEqual(['G8', []]);
  });
  // R54: friends may be ridden through, but both his hexes must be free where he ends.
  rule(['gui.7.2.1d', 'gui.4.1'], 'a charge does not end with its tail over a friend', () => {
    const end = (friend: string): string => {
      const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(0, 'osbern', friend).put(1, 'adama', 'H4');
      const t = p.play([{ step: 'charges', side: 0 }, { step: 'chargesRun', side: 0, next: 0 }, ...COMBAT(0)]);
      if (!t.who('charge', 'target').includes('adama')) return 'none';
      t.do('charge', { unit: 'roussel', target: 'adama' });
      for (let row = 14; row >= 5; row--) {
        const on = t.legal('rideTo').find(({ to }) => to === p.hex(`H${row}`));
        if (!on) return 'barred';
        t.act(on);
      }
      if (t.step === 'charges') t.do('endCharges');
      return t.where('roussel');
    };
    expect([end('H9'), end('H6') === 'H5']).toEqual(['H5', false]);
  });
  // Who engages in combat lets the horse go: the counter-charge is one.
  rule(['gui.4.4.3f', 'gui.7.2.2b'], 'a rider who counter-charges leads no horse any more', () => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'ayyub', 'H4', { facing: 'S' });
    const led = p.horse('khaled', 'I4', 'S', { side: 1 });
    Object.assign(the(p.state.horses[led]), { leader: p.unit('ayyub') });
    const t = p.play([{ step: 'charges', side: 0 }, { step: 'chargesRun', side: 0, next: 0 }, ...COMBAT(0)]);
    t.do('charge', { unit: 'roussel', target: 'ayyub' });
    for (let row = 14; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
    t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
    if (t.step === 'charges') t.do('endCharges');
    expect([t.where('ayyub'), the(t.state.horses[led])]).toMatchObject(['H6', { leader: -1, head: p.hex('I4') }]);
  });
  // What comes down hurts whoever stands in it, whoever brought it down.
  rule(['gui.10.6.5a', 'gui.11.3.3b'], 'a palisade pulled down wounds the man behind it', () => {
    const pulled = (die: number): number => {
      const p = nido().put(1, 'milo', 'P7');
      const hexes = { osbern: 'N6', avray: 'M7', rioulf: 'N7', hamon: 'M8' };
      for (const [id, hex] of Object.entries(hexes)) p.put(0, id, hex);
      const rope: Grapnel = {
        ...{ side: 0, bearer: -1, cell: p.hex('O7'), to: p.hex('P7'), climber: -1, top: false, roof: false },
        gone: false,
      };
      p.state.grapnels = [rope];
      const t = p.play([...COMBAT(0)], die).do('task', { kind: 'pull', unit: 'osbern', on: 0 });
      return t.declared().health('milo');
    };
    expect([pulled(3), pulled(2)]).toEqual([HEALTHY, WOUNDED]);
  });
  // R115: only as many as he was given, hit or miss.
  rule(['gui.11.4.2f', 'gui.10.3b'], 'the last burning arrow is gone also when it did not catch', () => {
    const p = nido().put(0, 'petros', 'N6').put(1, 'milo', 'T8');
    p.state.arrows[p.unit('petros')] = 1;
    const t = p.play(
      [
        { step: 'offensive', side: 0 },
        { step: 'offensive', side: 0 },
      ],
      1,
    );
    t.do('shoot', { unit: 'petros' }).act(the(t.legal('burn')[0]));
    expect([t.state.works.flames, t.state.arrows[p.unit('petros')]]).toEqual([[], 0]);
  });
});
