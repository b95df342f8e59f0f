/** Who is tested at the end of a move, and what a man knows before he acts: corners, each from the rulebook alone. */
import { type AnyAction, forecast, Teller } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hooked, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const phase = (p: Position, ...dice: number[]): Table => p.play([...MOVES, ...COMBAT(0)], ...dice);
const testers = (t: Table): unknown[] =>
  t.ever('tested').map(({ enemy }) => the(t.position.battle.roster.men[Number(enemy)]).id);
const outcomes = (t: Table, action: AnyAction): Record<string, string> => {
  const odds = forecast(t.play, the(t.seats[0]), action);
  if (typeof odds === 'string') throw new Error(`no odds: ${odds}`);
  const teller = new Teller(t.play.game, t.play.scene, 'en');
  return Object.fromEntries(odds.outcomes.map(({ events, chance }) => [teller.outcome(events), chance]));
};

describe('at the end of a move', () => {
  // "Per ogni nemico che non voglia combattere e che non sia attaccato in questa fase": by whomever.
  rule(['gui.4.3b', 'gui.6.2b'], 'an enemy whom a friend attacks tests nobody, the other does', () => {
    const p = poggio().put(0, 'osbern', 'E10').put(0, 'roland', 'F6').put(1, 'dorian', 'E7').put(1, 'milo', 'D8');
    const t = phase(p, 1, 10).do('move', { unit: 'osbern' }).go('E9', 'E8').do('stop').do('endMoves');
    // Osbern has Dorian and Milo beside him and strikes at nobody; Roland strikes at Dorian.
    t.do('attack', { unit: 'roland', target: 'dorian' }).declared();
    expect(testers(t)).toEqual(['milo']);
  });
  // "Un solo attacco per nemico e per fase": on the way or at the end.
  rule(['gui.4.3c', 'gui.4.3b'], 'whoever tested him on his way does not test him where he stops', () => {
    const p = poggio().put(0, 'osbern', 'E10').put(1, 'dorian', 'D8').put(1, 'milo', 'F7');
    // E9 and E8 are both beside Dorian, E8 beside Milo too.
    const t = phase(p, 1, 1).do('move', { unit: 'osbern' }).go('E9', 'E8');
    expect(testers(t)).toEqual(['dorian']);
    t.do('stop').do('endMoves').declared();
    expect(testers(t)).toEqual(['dorian', 'milo']);
  });
  // "È l’esagono anteriore della cavalcatura che attiva il test."
  rule(['gui.4.3.1.2', 'gui.4.3b'], 'an enemy who touches only the tail of the horse tests nobody', () => {
    const ended = (enemy: string): unknown[] => {
      const p = poggio().put(0, 'robert', 'E11', { facing: 'N' }).put(1, 'milo', enemy);
      const t = phase(p, 1).do('move', { unit: 'robert' }).go('E10<E11').do('stop');
      if (t.step === 'movement') t.do('endMoves');
      return testers(t.declared());
    };
    expect([ended('E12'), ended('D11'), ended('D10')]).toEqual([[], [], ['milo']]);
  });
});

describe('following up', () => {
  // Three bodies cost a point more, and the third of them is the man he has killed.
  rule(['gui.6.6a', 'gui.4.2.2a'], 'the third body of a hex is too dear for a wounded man in armour', () => {
    const follows = (bodies: number): boolean => {
      const p = poggio().put(0, 'roland', 'E8', { health: WOUNDED }).put(1, 'dorian', 'E7').put(1, 'milo', 'A1');
      for (const id of ['osbern', 'avray'].slice(0, bodies)) p.put(0, id, 'E7', { health: DEAD });
      // 6 - 5 = 1 in 0/5: no H there; two more beside him make 12 and the column.
      p.put(0, 'rioulf', 'D7').put(0, 'neel', 'F7');
      const t = p.play([...COMBAT(0)]).fight(['roland', 'rioulf', 'neel'], 'dorian', 1);
      expect(t.health('dorian')).toBe(DEAD);
      return t.who('advance').includes('roland');
    };
    expect([follows(1), follows(2)]).toEqual([true, false]);
  });
});

describe('walls and gates', () => {
  // "Muretto: 0": neither side has anything of it, and who is beaten off may go back over it.
  rule(
    ['gui.8.1.lowwall', 'gui.6.1b', 'gui.6.5.E'],
    'a blow over a low wall is a plain blow, and drives men over one',
    () => {
      const p = position('laguna', [FARM]).put(0, 'roland', 'Q9').put(1, 'dorian', 'Q10');
      const back = p.play([...COMBAT(0)]).fight(['roland'], 'dorian', 5);
      expect(back.hexes('retreatTo')).toContain('Q11');
      const q = position('laguna', [FARM]).put(0, 'roland', 'Q11').put(1, 'dorian', 'Q10');
      expect(
        q
          .play([...COMBAT(0)])
          .fight(['roland'], 'dorian', 10)
          .ever('fought'),
      ).toMatchObject([{ difference: 7, column: 3 }]);
    },
  );
  // "Un personaggio deve restare un turno completo dietro la porta": any, once he is in.
  rule(['gui.9.2.3.2a', 'gui.9.2.3'], 'a besieger who has got in opens the gate, and his friend walks through', () => {
    const p = nido().put(0, 'osbern', 'Q9').put(0, 'avray', 'O9').put(1, 'milo', 'A1');
    const t = p.play([...MOVES, ...COMBAT(0), ...MOVES]);
    t.do('move', { unit: 'avray' });
    expect(t.hexes('step')).not.toContain('P9');
    t.do('stop').do('endMoves');
    expect(t.step).toBe('movement');
    const early = nido().put(0, 'osbern', 'Q10').put(0, 'avray', 'O9').put(1, 'milo', 'A1');
    const moved = early
      .play([...MOVES, ...COMBAT(0)])
      .do('move', { unit: 'osbern' })
      .go('Q9')
      .do('stop')
      .do('endMoves');
    expect(moved.step === 'declare' ? moved.legal('task') : []).toEqual([]);
  });
  // "Un personaggio senza armatura con un grappino può tentare": wounded he throws, and has not the eight points to climb.
  rule(['gui.10.6.1a', 'gui.10.6.1b', 'gui.10.6.1c'], 'a wounded man throws a grapnel and climbs no rope', () => {
    const p = nido().put(0, 'osbern', 'O7', { health: WOUNDED }).put(0, 'roland', 'O6').put(1, 'milo', 'A1');
    p.state.grapnels = [hooked(p, 'O7', 'P7', { cell: -1, to: -1, bearer: p.unit('osbern') })];
    const t = p.play([...MOVES], 3);
    expect(t.hexes('throwGrapnel')).toContain('P7');
    t.do('throwGrapnel', { grapnel: 0, to: 'P7' });
    expect(the(t.state.grapnels[0])).toMatchObject({ cell: p.hex('O7'), to: p.hex('P7') });
    const up = nido().put(0, 'osbern', 'O7', { health: WOUNDED }).put(1, 'milo', 'A1');
    up.state.grapnels = [hooked(up, 'O7', 'P7')];
    expect(
      up
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .legal('climbRope'),
    ).toEqual([]);
    const mailed = nido().put(0, 'roland', 'O7').put(1, 'milo', 'A1');
    mailed.state.grapnels = [hooked(mailed, 'O7', 'P7', { cell: -1, to: -1, bearer: mailed.unit('roland') })];
    expect(mailed.play([...MOVES]).legal('throwGrapnel')).toEqual([]);
  });
  // "Una lancia non può essere tirata ad un difensore situato in alto": an arrow may.
  rule(['gui.9.3.4e', 'gui.5.5.2.3c'], 'from a slope nobody throws a lance up at the man on the hill', () => {
    const aims = (unit: string, from: string, at: string): boolean => {
      const p = poggio().put(0, unit, from).put(1, 'milo', at);
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.do('shoot', { unit }).who('fireAt', 'target').includes('milo');
    };
    expect([aims('alphonse', 'J7', 'L7'), aims('jacques', 'J7', 'L7'), aims('jacques', 'L7', 'J7')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('known before', () => {
  // "Che sia amico o nemico": the friend one hex short of the mark is among the outcomes.
  rule(['gui.5.4.1d', 'gui.5.4.4'], 'whoever shoots past a friend knows that he may hit him', () => {
    const p = poggio().put(0, 'alphonse', 'C15').put(0, 'osbern', 'C5').put(1, 'dorian', 'C4');
    const t = p.play([{ step: 'offensive', side: 0 }]).do('shoot', { unit: 'alphonse' });
    // At medium range 9 and 10 fall short by a hex; then 1 to 3 kill.
    const action = t.legal('fireAt').find(({ target }) => target === p.unit('dorian'));
    expect(outcomes(t, the(action))).toMatchObject({ 'Osbern is killed by a missile': '3/50' });
  });
  // 1D6, +1 in armour: onto a platform 6 wounds; and who is wounded already is killed by it.
  rule(['gui.9.2.2a', 'gui.5.4.double'], 'the odds of the leap are those of the man who leaps', () => {
    const leap = (unit: string, health = HEALTHY): Record<string, string> => {
      const p = nido().put(0, unit, 'O8', { health }).put(1, 'milo', 'A1');
      p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit(unit) })];
      const t = p.play([...MOVES]).do('move', { unit });
      return outcomes(t, the(t.legal('vault')[0]));
    };
    expect(Object.values(leap('osbern')).sort()).toEqual(['1/6', '5/6']);
    expect(Object.values(leap('roland')).sort()).toEqual(['1/3', '2/3']);
    const killed = Object.entries(leap('osbern', WOUNDED)).filter(([text]) => text.includes('killed'));
    expect(killed.map(([, chance]) => chance)).toEqual(['1/6']);
  });
});
