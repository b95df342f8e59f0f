import { describe, expect } from 'vitest';
import { battle, cards, phase } from '../../battles.ts';
import { communeNamed, enlist, leg, type Match, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const three = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

/** Both sides pass until the battle may be called off. */
function quietTurns(p: ReturnType<typeof position>, match: Match): void {
  for (let count = 0; count < 80 && (p.state.battle?.turn ?? 9) < 4; count++) {
    const seat = match.seats[0] ?? 0;
    if (match.step === 'deployment' || match.step === 'command')
      match.act(match.legal(undefined, seat)[0] ?? { type: 'ready' }, seat);
    else if (match.step?.startsWith('battle')) match.do('pass');
    else match.act({ type: 'ready' }, seat);
  }
}

// R145: what a traitor opened is shut again; only a breach stays.
rule(
  ['pod.44n', 'pod.42a', 'pod.44v'],
  'gates opened by a Proditor are shut after a street fight that was called off, and shots are needed again',
  () => {
    const p = armed().besieging(1, 'M5', 'firenze', three).tokens(1, 'proditor');
    const match = p.play([
      { step: 'military', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
    match.act({ type: 'openGates', army: 1 }).do('fightInStreets');
    match.act(enlist([SI(1)]), 1);
    match.act(enlist([FI(1)]), 0);
    quietTurns(p, match);
    match.do('parley', 'callOffBattle');
    expect([p.commune('firenze').podesta, p.state.armies[0]?.siege?.hits]).toEqual([0, 0]);
    p.date(1, 2).play([{ step: 'month' }]);
    const later = p.military(1, cards(1, 4)).act({ type: 'shootWalls', army: 1 });
    expect([later.told('wallShot').length, later.step]).toEqual([1, 'military']);
    expect(later.refusal({ type: 'openGates', army: 1 })).not.toBeNull();
  },
);

// R145 and AN46: it was breached, and stays so for as long as the siege lasts.
rule(
  ['pod.24d', 'pod.44o', 'pod.42a'],
  'a breach made while AN46 weakened the walls stays open when the event is over',
  () => {
    const p = armed().besieging(1, 'M5', 'firenze', three);
    p.annales(0, 'AN46');
    const match = p.play(
      [
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ],
      cards(4, 1),
    );
    match.act({ type: 'shootWalls', army: 1 }).do('fightInStreets');
    match.act(enlist([SI(1)]), 1);
    match.act(enlist([FI(1)]), 0);
    quietTurns(p, match);
    match.do('parley', 'callOffBattle');
    p.state.lasting = [];
    p.date(1, 4).play([{ step: 'month' }]);
    const later = p.military(1).act({ type: 'shootWalls', army: 1 });
    expect([later.step, later.told('wallShot')]).toEqual(['streets', []]);
  },
);

describe('a besieged town', () => {
  // R97: everything that is not forbidden goes on.
  rule(['pod.44l', 'pod.14c', 'pod.45.1c'], 'is rebuilt, and money is sent in and out of its treasury', () => {
    const p = armed().govern(0, 'prato').besieging(1, 'M5', 'firenze', three).treasury('firenze', 1500);
    Object.assign(p.commune('firenze'), { poor: true, raids: 3 });
    const match = p.political(0).act({ type: 'transfer', from: FIRENZE, to: PRATO, florins: 500 });
    match.act({ type: 'transfer', from: PRATO, to: FIRENZE, florins: 100 });
    match.act({ type: 'rebuild', commune: FIRENZE, florins: 1000, from: FIRENZE });
    expect([match.treasury('firenze'), match.treasury('prato'), p.commune('firenze').rebuilt]).toEqual([
      100, 400, 1000,
    ]);
  });

  // R17, R34 and R100: his turn goes on as an exile's.
  rule(
    ['pod.19f', 'pod.44p', 'pod.19d'],
    'given up by its Podestà in his own turn leaves him the rest of it, as an exile',
    () => {
      const p = armed().besieging(1, 'M5', 'firenze', three);
      const match = p.play(
        [
          { step: 'political', seat: 0 },
          { step: 'commercial', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ],
        [4, 4, 4, 4],
      );
      match.propose(1, leg(true, { kind: 'surrender', commune: FIRENZE })).do('accept');
      expect([p.player(0).exiled, match.step, match.seats]).toEqual([true, 'political', [0]]);
      expect(match.legal('exile')).toEqual([]);
      match.do('endPhase');
      expect([match.step, match.offers('buy'), match.refusal({ type: 'buyBeneficio' })]).toEqual([
        'commercial',
        true,
        null,
      ]);
    },
  );
});

// R33 and R101: they may not go back to the town that drove them out; where they live they swear to whom they like.
rule(
  ['pod.45a', 'pod.17c', 'pod.47a'],
  'refugees swear to the conqueror of their new town though it was he who drove them out',
  () => {
    const p = armed();
    p.state.place[FI(2)] = communeNamed('siena');
    p.state.holder[FI(2)] = 1;
    p.state.exiledIn[FI(2)] = 1;
    p.state.banished[FI(2)] = 1 << FIRENZE;
    p.besieging(0, 'O13', 'siena', [FI(1), FI(3), FI(4)]);
    battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']], {
      kind: 'street',
      seats: [[0], [1]],
      besieger: 1,
      commune: communeNamed('siena'),
      cell: square('O13'),
    });
    const match = phase(p, 'move', 1, [4, 4, 4, 4, 4, 4, 4]).do('parley', 'concede');
    expect([p.commune('siena').podesta, match.points(0)]).toEqual([0, 3]);
    expect([p.state.holder[FI(2)], p.state.place[FI(2)]]).toEqual([0, communeNamed('siena')]);
  },
);
