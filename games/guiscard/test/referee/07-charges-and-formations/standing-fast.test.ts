/** Ranks that stand fast, and who may follow up against them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, members, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** A row of three from E8 to G9 that looks north, the pikes of the middle already fought by Robert. */
const row = (): Position => {
  const p = poggio();
  const three = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  for (const [id, hex] of Object.entries(three)) p.put(1, id, hex);
  p.state.formations = [{ side: 1, units: p.units(...Object.keys(three)), front: 0, foulkon: false, past: [] }];
  return p;
};
const past = (p: Position, ...ids: string[]): Position => {
  the(p.state.formations[0]).past = p.units(...ids);
  return p;
};
const combat = (p: Position): Table => p.play([...COMBAT(0)]);

describe('driven from the front and from the flank', () => {
  // "Un risultato Indietreggia non sarà tenuto in considerazione quando attaccato di fronte": nobody is beaten.
  rule(['gui.7.3.1l', 'gui.6.6g'], 'a frontal E moves no hoplite and lets nobody follow', () => {
    const p = past(row().put(0, 'robert', 'F7'), 'robert');
    // 25 - 7 = 18 in 11/20, one left for the rank: 6/10; 4 and armour is E.
    const t = combat(p).fight(['robert'], 'okeanos', 4);
    expect([result(t), t.where('okeanos'), t.health('okeanos'), t.step === 'advance']).toEqual([
      'E',
      'F8',
      HEALTHY,
      false,
    ]);
    expect(members(t)).toEqual(['achilleas', 'okeanos', 'palaimon']);
  });
  // "Viene assimilato ad un risultato Ferito se attaccato sui lati": a mere wound, and so no advance.
  rule(['gui.7.3.1l', 'gui.7.3.1c', 'gui.6.6g'], 'an E from the flank wounds a hoplite where he stands', () => {
    const p = row().put(0, 'roland', 'D7');
    // D7 is in the row, beyond Palaimon, on the side of the shields: 12 - 6 = 6 in 6/10; 4 and armour is E.
    const t = combat(p).fight(['roland'], 'palaimon', 4);
    expect([result(t), t.health('palaimon'), t.where('palaimon'), t.step === 'advance']).toEqual([
      'E',
      WOUNDED,
      'E8',
      false,
    ]);
    expect(members(t)).toEqual([]);
  });
  // R63: he has not fought them, so he has no business among them; beside the row he has.
  rule(
    ['gui.7.3.1d', 'gui.7.3.1h'],
    'who has not fought the pikes strikes at them, not at the man behind; from the flank at the man',
    () => {
      const p = row().put(0, 'robert', 'F6').put(0, 'roland', 'D7').put(0, 'osbern', 'A1');
      const t = combat(p);
      expect([t.who('attackPikes'), t.who('attack')]).toEqual([['robert'], ['roland']]);
    },
  );
});
