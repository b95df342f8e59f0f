import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { communeNamed, good, type Match, position, rule, sestiere, square } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const THREE = [SI(1), SI(3), SI(4)];
const march = (army: number) => ({ type: 'march', army, from: -1, podesta: false });
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
/** Takes the first answer offered until the event is over. */
const over = (match: Match): Match => {
  for (let count = 0; count < 12 && !match.stopped; count++) match.act(match.legal()[0] ?? { type: 'none' });
  return match;
};

describe('walls and trebuchets', () => {
  // AN45 and R97: 3 instead of 2, so a Spada of 3 against a Scudo of 3 goes through walls of 2.
  rule(['pod.24d', 'pod.44h', 'pod.44u'], 'AN45 carries a shot through that equal cards would have parried', () => {
    const hits = (event: boolean) => {
      const p = governing().besieging(1, 'M5', 'firenze', THREE);
      if (event) over(p.annales(1, 'AN45'));
      const match = p.military(1, cards(3, 3)).act({ type: 'shootWalls', army: 1 });
      return match.state.armies[0]?.siege?.hits;
    };
    expect([hits(false), hits(true)]).toEqual([0, 1]);
  });

  // AN47 and AN45: 3 of the one against 3 of the other.
  rule(['pod.24d', 'pod.44g', 'pod.44u'], 'AN47 gives back to the walls what AN45 has given to the trebuchets', () => {
    const p = governing().besieging(1, 'M5', 'firenze', THREE);
    over(p.annales(1, 'AN45'));
    over(p.annales(0, 'AN47'));
    const match = p.military(1, [...cards(3, 3), ...cards(3, 2)]).act({ type: 'shootWalls', army: 1 });
    expect(match.state.armies[0]?.siege?.hits).toBe(0);
    match.act({ type: 'shootWalls', army: 1 });
    expect(match.state.armies[0]?.siege?.hits).toBe(1);
  });

  // AN18: sieges in being go on.
  rule(['pod.24d', 'pod.44l'], 'AN18 on the besieger lets him go on shooting, not begin elsewhere', () => {
    const p = governing()
      .besieging(1, 'M5', 'firenze', THREE)
      .army(1, 'K4', [sestiere('empoli', 1), sestiere('empoli', 3), sestiere('empoli', 4)])
      .govern(1, 'empoli');
    over(p.annales(1, 'AN18'));
    const match = p.military(1, cards(4, 1));
    expect(match.refusal({ type: 'besiege', army: 2, commune: communeNamed('prato') })).not.toBeNull();
    match.act({ type: 'shootWalls', army: 1 });
    expect(match.state.armies[0]?.siege?.hits).toBe(1);
  });
});

describe('the ground', () => {
  // AN49: 12 points for a mountain; 6 are never enough, 12 are for one square alone.
  rule(['pod.24d', 'pod.26f'], 'AN49 shuts the mountains to who has six points by AN14', () => {
    const mountains = (...events: string[]) => {
      const p = governing().army(1, 'H4', [SI(1)]);
      for (const event of events) over(p.annales(1, event));
      const match = p.military(1).act(march(1));
      return match.choices('marchTo', 'cell').map(Number).includes(square('G3'));
    };
    expect([mountains(), mountains('AN49'), mountains('AN49', 'AN14'), mountains('AN14')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  // AN48: squares of a river outside towns; Firenze stands on its river like before.
  rule(['pod.24d', 'pod.26g', 'pod.26f'], 'AN48 leaves the towns on the river as ways across it', () => {
    const goes = (event: boolean) => {
      const p = governing().army(0, 'N5', [FI(4)]);
      if (event) over(p.annales(2, 'AN48'));
      const match = p.military(0).act(march(1));
      const cells = match.choices('marchTo', 'cell').map(Number);
      return [square('N6'), square('O6'), square('O7'), square('N8')].map(cell => cells.includes(cell));
    };
    expect([goes(false), goes(true)]).toEqual([
      [true, true, true, true],
      [true, false, false, true],
    ]);
  });
});

describe('goods', () => {
  // R11: the rest of the move is lost, by an event as by trade.
  rule(
    ['pod.24d', 'pod.21n', 'pod.5d'],
    'AN20 at 30 brings animals to the bottom, and AN21 after it lifts them from there',
    () => {
      const p = governing().price('animali', 30);
      over(p.annales(0, 'AN20'));
      expect(p.state.prices[good('animali')]).toBe(10);
      over(p.annales(0, 'AN21'));
      expect(p.state.prices[good('animali')]).toBe(50);
    },
  );

  // AN23: of two goods he holds as many of he says which; with one lot left it is one.
  rule(['pod.24d'], 'AN23 lets him choose between goods he holds as many of, and takes the one lot he has', () => {
    const p = governing().goods(0, { stoffe: 3, legname: 3, metalli: 1 });
    const match = p.annales(0, 'AN23');
    expect(match.choices('loseLot', 'good').map(Number).sort()).toEqual([good('stoffe'), good('legname')].sort());
    match.act({ type: 'loseLot', good: good('legname') });
    over(match);
    expect(p.player(0).lots[good('legname')]).toBe(1);
    const poor = governing().goods(0, { metalli: 1 });
    over(poor.annales(0, 'AN23'));
    expect(poor.player(0).lots[good('metalli')]).toBe(0);
  });

  // AN28: interest alone is forgiven, of all that is open; what is borrowed afterwards bears it again.
  rule(['pod.24d', 'pod.25f'], 'AN28 forgives the interest of what is owed, not of what is borrowed after it', () => {
    const p = governing().goods(0, { metalli: 9 });
    p.state.loans = [{ seat: 0, commune: -1, capital: 300, interest: 60, due: 9 }];
    const match = over(p.annales(0, 'AN28'));
    expect([p.state.loans[0]?.interest, match.purse(0)]).toEqual([0, 1600]);
    p.commercial(0).act({ type: 'borrow', commune: -1, florins: 200 });
    expect(p.state.loans.map(({ capital, interest }) => [capital, interest])).toEqual([
      [300, 0],
      [200, 40],
    ]);
  });

  // AN38: 250, once, however many of the four he governs.
  rule(['pod.24d', 'pod.8c'], 'AN38 pays 250 to who governs two of its towns, 150 to who governs none', () => {
    const gained = (seat: number, ...towns: string[]) => {
      const p = governing();
      for (const town of towns) p.govern(seat, town);
      return over(p.annales(seat, 'AN38')).purse(seat) - 1600;
    };
    expect([gained(0), gained(0, 'poggibonsi'), gained(1, 'poggibonsi')]).toEqual([150, 250, 250]);
  });

  // AN41: a company if one is in the bag, otherwise any Beneficio.
  rule(['pod.24d', 'pod.31b'], 'AN41 draws a company while there is one in the bag, afterwards whatever comes', () => {
    const p = governing();
    const { tokens } = p.table.world.data.benefici;
    const isCompany = (kind: number) => tokens[kind]?.kind === 'compagnia';
    over(p.annales(0, 'AN41', [0]));
    expect(p.player(0).benefici.map(isCompany)).toEqual([true]);
    p.state.bag = p.state.bag.filter(kind => !isCompany(kind));
    over(p.annales(1, 'AN41', [0]));
    expect(p.player(1).benefici.map(isCompany)).toEqual([false]);
  });

  // AN35: a treasury pays what it has; the purse does not help.
  rule(['pod.24d', 'pod.14c'], 'AN35 takes what the treasury has, down to nothing, and no florin of the purse', () => {
    const p = governing().treasury('firenze', 120);
    const match = over(p.annales(0, 'AN35'));
    expect([match.treasury('firenze'), match.purse(0)]).toEqual([0, 1600]);
  });
});

// AN33: a Ghibelline may neither feast nor buy trust this month; a Guelph has paid and may both.
rule(
  ['pod.24d', 'pod.15.1o', 'pod.10a'],
  'AN33 forbids the feast to a Ghibelline, and costs a Guelph a hundred',
  () => {
    const feasts = (seat: number, town: string) => {
      const p = governing().date(1, 2).treasury(town, 2000);
      const match = over(p.annales(seat, 'AN33'));
      const refused = p
        .political(seat)
        .refusal({ type: 'feast', commune: communeNamed(town), extra: false, from: communeNamed(town) });
      return [refused === null, 1600 - match.purse(seat)];
    };
    expect([feasts(1, 'siena'), feasts(0, 'firenze')]).toEqual([
      [false, 0],
      [true, 100],
    ]);
  },
);

// R94 and R97: who is outside a besieged town of his own does not get in.
rule(
  ['pod.44l', 'pod.26c'],
  'the Podestà’s own army does not come home through a siege; it may attack who lays it',
  () => {
    const ends = (siege: boolean) => {
      const p = governing().army(0, 'N9', [FI(4)]);
      if (siege) p.besieging(1, 'M5', 'firenze', THREE);
      const match = p.military(0).act(march(1));
      const cells = match.choices('marchTo', 'cell').map(Number);
      return [cells.includes(square('N6')), cells.includes(square('M5'))];
    };
    expect([ends(false), ends(true)]).toEqual([
      [true, true],
      [false, true],
    ]);
  },
);
