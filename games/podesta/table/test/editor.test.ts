/** A position of I Podestà set up by hand. */
import { at, Match, type Patch, type Play, Registry } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import type { Piece } from '@carroccio/table/picture.ts';
import type { AnySight, Entry, Table } from '@carroccio/table/table.ts';
import { choiceTowards, sameChance } from '@carroccio/table/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { lay } from '../index.tsx';

const game = new Registry([podesta]).game('podesta');
const data = Object.fromEntries(Object.entries(podesta.parts).map(([name, { value }]) => [name, value]));
const table: Table = lay({ game, data, pack: undefined });
const { editor } = table;

function sightOf(play: Play, language: 'en' | 'it' = 'en'): AnySight {
  const seat = play.decision()?.seats[0] ?? null;
  const { scenario, options, seatNames, decision, chosen, result, state } = play.view(seat);
  return {
    state,
    scene: { scenario, options, seatNames },
    seat,
    decision,
    legal: seat === null ? [] : play.legal(seat),
    chosen,
    result,
    language,
  };
}

function edit(match: Match, how: (sight: AnySight) => Patch | undefined): void {
  const patch = how(sightOf(match.play)) ?? [];
  expect(patch.length).toBeGreaterThan(0);
  expect(match.edit(patch)).toEqual({ ok: true });
}

const pieces = (match: Match): readonly Piece[] => table.boards(sightOf(match.play)).flatMap(board => board.pieces);
const pieceOf = (match: Match, id: string): Piece | undefined => pieces(match).find(piece => piece.id === id);

function entryOf(match: Match, title: string | RegExp, label: string | RegExp): Entry {
  const book = editor?.books?.(sightOf(match.play)).find(one => new RegExp(title).test(one.title));
  const entry = book?.entries.find(one => new RegExp(label).test(one.label));
  if (!entry) throw new Error(`no ${label} in ${title}`);
  return entry;
}

const put = (match: Match, title: string | RegExp, label: string | RegExp, value: number): void =>
  edit(match, () => entryOf(match, title, label).set(value));

/** Three merchants in the first month; this one begins his turn. */
function begun(seat = 0): Match {
  const match = new Match(game, { scenario: 'normal', seed: 'by hand', seats: 3, stream: 'sfc32' });
  edit(match, sight => editor?.turnOf?.(sight, seat));
  return match;
}

/** The first merchant governs Firenze, whose sestieri I, III, IV and V trust him. */
function governing(): Match {
  const match = begun();
  put(match, '^Firenze$', '^Podestà$', 0);
  for (const sestiere of ['I', 'III', 'IV', 'V']) {
    put(match, '^Firenze$', new RegExp(` ${sestiere}: loyal to$`), 0);
    const face = entryOf(match, '^Firenze$', new RegExp(` ${sestiere}: faction$`));
    if (face.value !== 0) edit(match, () => face.set(0));
  }
  return match;
}

const MAP_CELLS = Array.from({ length: 432 }, (_, cell) => cell);

describe('whose turn it is', () => {
  it('is anybody’s, also before the order is known', () => {
    for (const seat of [0, 1, 2])
      expect(begun(seat).play.decision()).toMatchObject({ step: 'political', seats: [seat] });
  });

  it('goes on with those who come after him in the order', () => {
    const match = begun(1);
    const turns: number[] = [];
    for (let count = 0; count < 40 && match.play.decision()?.step !== 'orderAuction'; count++) {
      const [seat = 0] = match.play.decision()?.seats ?? [];
      if (match.play.decision()?.step === 'political') turns.push(seat);
      expect(match.act(seat, { type: 'endPhase' }).ok).toBe(true);
    }
    expect(turns).toEqual([1, 2]);
  });
});

describe('accounts', () => {
  it('are set for every merchant and commune, and money stays what the bank has paid out', () => {
    const match = governing();
    put(match, '^Firenze$', 'Treasury', 2750);
    const [merchant] = editor?.books?.(sightOf(match.play)) ?? [];
    const title = `^${merchant?.title}$`;
    put(match, title, 'Purse', 4321);
    put(match, title, 'metals', 5);
    expect([entryOf(match, title, 'Purse'), entryOf(match, title, 'metals')].map(({ value }) => value)).toEqual([
      4321, 5,
    ]);
    expect(entryOf(match, '^Firenze$', 'Treasury').value).toBe(2750);
    // The lots there are cannot be exceeded.
    const metals = entryOf(match, title, 'metals');
    expect(match.edit(metals.set((metals.most ?? 0) + 1)).ok).toBe(false);
    expect(match.edit(metals.set(metals.most ?? 0)).ok).toBe(true);
  });

  it('say whom a sestiere trusts, what it shows and how its company is', () => {
    const match = governing();
    put(match, '^Siena$', ' II: loyal to$', 2);
    put(match, '^Siena$', ' II: company$', 1);
    expect(entryOf(match, '^Siena$', ' II: loyal to$').value).toBe(2);
    expect(entryOf(match, '^Siena$', ' II: company$').value).toBe(1);
    put(match, '^Siena$', ' II: company$', 2);
    expect(entryOf(match, '^Siena$', ' II: company$').value).toBe(2);
  });

  it('let somebody else govern: the loser of his only commune is in exile, and back when he governs again', () => {
    const match = governing();
    const exiled = () => JSON.stringify(match.play.position.state).match(/"exiled":(true|false)/)?.[1];
    put(match, '^Firenze$', '^Podestà$', 1);
    expect(exiled()).toBe('true');
    put(match, '^Prato$', '^Podestà$', 0);
    expect(exiled()).toBe('false');
    put(match, '^Prato$', '^Podestà$', -1);
    expect(exiled()).toBe('true');
  });

  it('hold prices within their bounds', () => {
    const match = begun();
    put(match, '^Market$', 'metals', 250);
    const price = entryOf(match, '^Market$', 'metals');
    expect([price.value, price.set(255), price.set(0)]).toEqual([250, [], []]);
  });

  it('have words in both languages', () => {
    const match = governing();
    const [english, italian] = (['en', 'it'] as const).map(
      language => editor?.books?.(sightOf(match.play, language)) ?? [],
    );
    expect(italian?.map(({ id }) => id)).toEqual(english?.map(({ id }) => id));
    for (const { title, entries } of [...(english ?? []), ...(italian ?? [])])
      for (const words of [title, ...entries.map(({ label }) => label)]) expect(words).not.toMatch(/^$|undefined/);
  });
});

describe('on the map', () => {
  const fielded = () => {
    const match = governing();
    const companies = editor?.absent?.(sightOf(match.play)).filter(({ label }) => /Firenze/.test(label)) ?? [];
    const [first, second] = companies;
    const cell =
      (pieceOf(match, 'p0')?.cell ?? pieces(match).find(({ label }) => /^Firenze/.test(label))?.cell ?? 0) + 2;
    edit(match, sight => editor?.move?.(sight, first?.piece ?? '', cell));
    edit(match, sight => editor?.move?.(sight, second?.piece ?? '', cell));
    return { match, companies, cell };
  };

  it('companies take the field, together where they meet', () => {
    const { match, companies, cell } = fielded();
    expect(companies).toHaveLength(4);
    for (const { label, place = '' } of companies)
      expect(place).toMatch(new RegExp(`^at home in \\S+ ${label.match(/ ([IV]+), Firenze$/)?.[1]} of Firenze$`));
    const army = pieces(match).find(({ id }) => id.startsWith('a'));
    expect([army?.cell, army?.seat]).toEqual([cell, 0]);
    expect(army?.label).toContain('2 companies');
    expect(editor?.absent?.(sightOf(match.play)).filter(({ label }) => /Firenze/.test(label))).toHaveLength(2);
  });

  it('armies and Podestà go anywhere but into the sea', () => {
    const { match, cell } = fielded();
    const id = pieces(match).find(one => one.id.startsWith('a'))?.id ?? '';
    const open = MAP_CELLS.filter(one => (editor?.move?.(sightOf(match.play), id, one) ?? []).length > 0);
    expect(open.length).toBeGreaterThan(300);
    expect(open.length).toBeLessThan(432);
    const far = at(open, 5);
    edit(match, sight => editor?.move?.(sight, id, far));
    expect([pieceOf(match, id)?.cell, far === cell]).toEqual([far, false]);
    const pawn = pieces(match).find(one => one.id.startsWith('p'))?.id ?? '';
    edit(match, sight => editor?.move?.(sight, pawn, far));
    expect(pieceOf(match, pawn)?.cell).toBe(far);
  });

  it('an army is shown, besieges, sends companies home and is gone', () => {
    const { match } = fielded();
    const id = pieces(match).find(one => one.id.startsWith('a'))?.id ?? '';
    edit(match, sight => editor?.marks?.find(mark => mark.id === 'shown')?.toggle(sight, id));
    const prato = pieces(match).find(({ label }) => /^Prato/.test(label));
    edit(match, sight => editor?.move?.(sight, id, (prato?.cell ?? 0) + 1));
    const siege = entryOf(match, 'Army', 'Besieges');
    edit(match, () => siege.set(siege.choices?.find(({ label }) => label === 'Prato')?.value ?? -1));
    expect(pieceOf(match, id)?.label).toMatch(/Prato/);
    put(match, 'Army', 'Firenze', 0);
    expect(pieceOf(match, id)?.label).toContain('1 company');
    edit(match, sight => editor?.remove?.(sight, id));
    expect(pieceOf(match, id)).toBeUndefined();
    expect(editor?.absent?.(sightOf(match.play)).filter(({ label }) => /Firenze/.test(label))).toHaveLength(4);
  });

  it('a Podestà who is on no square is told where he is', () => {
    const match = governing();
    const counter = pieces(match).find(({ id }) => /^p\d/.test(id))?.id ?? '';
    const commune = counter.slice(1);
    const place = (fields: Readonly<Record<string, number | boolean>>): string | undefined => {
      const patch = Object.entries(fields).map(([field, value]) => ({
        op: 'replace' as const,
        path: `/state/communes/${commune}/${field}`,
        value,
      }));
      expect(match.edit(patch)).toEqual({ ok: true });
      return editor?.absent?.(sightOf(match.play)).find(({ piece }) => piece === counter)?.place;
    };
    expect(place({ cell: -1 })).toBe('off the map, among its merchant’s counters');
    expect(place({ vacant: true })).toBe('off the map: the office is vacant until New Year');
    expect(place({ vacant: false, captor: 1, until: 9 })).toMatch(/^held captive by \w+/);
  });

  it('a commune is ruined, and no more', () => {
    const match = begun();
    const prato = pieces(match).find(({ label }) => /^Prato/.test(label))?.id ?? '';
    const poor = (sight: AnySight) => editor?.marks?.find(mark => mark.id === 'poor')?.toggle(sight, prato);
    edit(match, poor);
    expect(pieceOf(match, prato)?.label).toContain('ruined');
    edit(match, poor);
    expect(pieceOf(match, prato)?.label).not.toContain('ruined');
    expect(editor?.move?.(sightOf(match.play), prato, 100)).toEqual([]);
    expect(editor?.damage?.(sightOf(match.play), prato, 1)).toEqual([]);
  });
});

describe('on the field of a battle', () => {
  const TOWARDS = [
    'win',
    'raise',
    'enlist',
    'march',
    'declareWar',
    'acceptBattle',
    'callBattle',
    'attack',
    'standAndFight',
  ];

  /** A match played at random towards war, stopped in the first turn of a battle. */
  function fighting(): Match {
    for (let attempt = 1; attempt < 20; attempt++) {
      const match = new Match(game, { scenario: 'short', seed: `field ${attempt}`, stream: 'sfc32' });
      const chance = sameChance(7 * attempt);
      for (let count = 0; count < 3000 && match.play.decision(); count++) {
        if (match.play.decision()?.step === 'battleMove') return match;
        const [seat = 0] = match.play.decision()?.seats ?? [];
        match.act(seat, choiceTowards(match.play, seat, TOWARDS, chance));
      }
    }
    throw new Error('it never comes to a battle');
  }

  it('companies move, are hurt, fall and come back', () => {
    const match = fighting();
    const { id = '', cell = -1 } = pieces(match).find(one => one.id.startsWith('s')) ?? {};
    const free = Array.from({ length: 96 }, (_, one) => one).find(
      one => !pieces(match).some(piece => piece.id.startsWith('s') && piece.cell === one),
    );
    edit(match, sight => editor?.move?.(sight, id, free ?? -1));
    expect(pieceOf(match, id)?.cell).toBe(free);
    edit(match, sight => editor?.damage?.(sight, id, 1));
    expect(pieceOf(match, id)?.label).toContain('1 damage');
    edit(match, sight => editor?.damage?.(sight, id, -1));
    expect(editor?.damage?.(sightOf(match.play), id, -1)).toEqual([]);
    edit(match, sight => editor?.marks?.find(mark => mark.id === 'spent')?.toggle(sight, id));
    edit(match, sight => editor?.remove?.(sight, id));
    expect(pieceOf(match, id)).toBeUndefined();
    expect(editor?.absent?.(sightOf(match.play)).some(({ piece }) => piece === id)).toBe(true);
    edit(match, sight => editor?.move?.(sight, id, cell));
    expect(pieceOf(match, id)?.cell).toBe(cell);
    const enemy = pieces(match).find(one => one.id.startsWith('s') && one.seat !== pieceOf(match, id)?.seat);
    expect(editor?.move?.(sightOf(match.play), id, enemy?.cell ?? -1)).toEqual([]);
  });

  it('a turn that is given to somebody breaks the battle off', () => {
    const match = fighting();
    edit(match, sight => editor?.turnOf?.(sight, 1));
    expect(match.play.decision()?.seats).toEqual([1]);
    expect(pieces(match).some(({ id }) => id.startsWith('s'))).toBe(false);
  });
});
