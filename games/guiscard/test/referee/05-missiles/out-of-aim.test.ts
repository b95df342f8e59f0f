/** Why an archer does not have a man for a mark: each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { nido, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position } from '../../table.ts';

/** The rule by which a shot at somebody is refused, null where he may shoot; `other` keeps the choice open. */
const refused = (p: Position, unit: string, target: string, hex: string): unknown => {
  const t = p.play([{ step: 'offensive', side: 0 }]).do('shoot', { unit });
  return t.refusal({ type: 'fireAt', target: p.unit(target), cell: p.hex(hex) })?.rule ?? null;
};

describe('a mark is refused by the rule that forbids it', () => {
  // The target must be before or beside the horse of who throws a lance.
  rule('gui.7.1b', 'behind the horse of a man with a lance', () => {
    const at = (hex: string): unknown =>
      refused(
        poggio().put(0, 'musa', 'D9', { facing: 'N' }).put(1, 'milo', hex).put(1, 'dorian', 'D6'),
        'musa',
        'milo',
        hex,
      );
    expect([at('G8'), at('D13')]).toEqual([null, 'gui.7.1b']);
  });
  rule('gui.5.1', 'beyond the reach of his weapon', () => {
    const at = (hex: string): unknown =>
      refused(poggio().put(0, 'jacques', 'C14').put(1, 'milo', hex).put(1, 'dorian', 'A14'), 'jacques', 'milo', hex);
    expect([at('C2'), at('C1')]).toEqual([null, 'gui.5.1']);
  });
  rule(['gui.5.5.3a', 'gui.5.5.3b'], 'over the head of a man', () => {
    const at = (between: boolean): unknown => {
      const p = poggio().put(0, 'alphonse', 'C14').put(1, 'milo', 'C8').put(1, 'dorian', 'A14');
      if (between) p.put(0, 'osbern', 'C11');
      return refused(p, 'alphonse', 'milo', 'C8');
    };
    expect([at(false), at(true)]).toEqual([null, 'gui.5.5.3b']);
    const sling = (between: boolean): unknown => {
      const p = poggio().put(0, 'wahid', 'C14').put(1, 'milo', 'C4').put(1, 'dorian', 'A14');
      if (between) p.put(0, 'osbern', 'C11');
      return refused(p, 'wahid', 'milo', 'C4');
    };
    expect([sling(false), sling(true)]).toEqual([null, 'gui.5.5.3a']);
  });
  rule('gui.9.3.4e', 'higher than who throws a lance', () => {
    const p = nido().put(0, 'jacques', 'N8').put(1, 'milo', 'P8').put(1, 'dorian', 'L8');
    expect(refused(p, 'jacques', 'milo', 'P8')).toBe('gui.9.3.4e');
  });
  rule('gui.9.3.4b', 'beside a friend of his up there', () => {
    const at = (friend: string): unknown =>
      refused(
        nido().put(0, 'alphonse', 'K8').put(0, 'osbern', friend).put(1, 'milo', 'Q5').put(1, 'dorian', 'G8'),
        'alphonse',
        'milo',
        'Q5',
      );
    const [far, near] = [at('A1'), at('P5')];
    expect(near).toBe(far === null ? 'gui.9.3.4b' : far);
  });
});
