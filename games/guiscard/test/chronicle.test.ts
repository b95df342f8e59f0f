/** The chronicle: prose for whatever has happened, in both languages, and never a word out of place. */
import { type AnyEvent, at, Generator, type Language, Match, pick, Registry, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { guiscard } from '../src/index.ts';
import { parts } from '../src/survey.ts';
import { SCENARIOS, scenario } from './table.ts';

const game = new Registry([guiscard]).game('guiscard');
const LANGUAGES: readonly Language[] = ['en', 'it'];

function chronicle(id: string, events: readonly AnyEvent[], language: Language): string[] {
  if (!game.chronicle) throw new Error('no chronicle');
  return game.chronicle(events, { scenario: id, options: {}, seatNames: scenario(id).data.seats }, language);
}

/** A match of random decisions, or its beginning. */
function playOut(id: string, seed: string, plies: number): { events: AnyEvent[]; winners: readonly number[] | null } {
  const match = new Match(game, { scenario: id, seed, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', `${seed} choices`));
  for (let ply = 0; ply < plies; ply++) {
    const decision = match.play.decision();
    if (!decision) break;
    const seat = at(decision.seats, 0);
    match.act(seat, pick(chance, match.play.legal(seat)));
  }
  return { events: match.log.map(({ event }) => event), winners: match.play.result?.winners ?? null };
}

const WHOLE = /^\p{Lu}.*\.$/u;
const OUT_OF_PLACE = /undefined|NaN|\bnull\b|\[object| {2}|\.\.| ,| \.|: \.|\. \p{Ll}/u;
const UNCONTRACTED = /\b(di|a|da|su) (il|lo|la|i|gli|le|l’)\b/;

function faults(id: string, events: readonly AnyEvent[]): string[] {
  return LANGUAGES.flatMap(language =>
    chronicle(id, events, language).filter(
      text => !WHOLE.test(text) || OUT_OF_PLACE.test(text) || (language === 'it' && UNCONTRACTED.test(text)),
    ),
  );
}

test.each(SCENARIOS)('whatever has happened so far in %s can be told', id => {
  const { events } = playOut(id, 'chronicle', 140);
  const lengths = [0, 1, 7, Math.floor(events.length / 2), events.length];
  expect(lengths.flatMap(length => faults(id, events.slice(0, length)))).toEqual([]);
  const told = chronicle(id, events, 'en');
  expect(chronicle(id, events, 'en')).toEqual(told);
  expect(parts.characters.value.characters.some(({ name }) => told.join(' ').includes(name))).toBe(true);
});

const CIVITATE = {
  en: ['the Normans had won', 'the Germans had won'],
  it: ['i Normanni avevano vinto', 'i Tedeschi avevano vinto'],
};
const SIEGE = {
  en: ['victory went to the besiegers', 'victory went to the garrison'],
  it: ['la vittoria andò agli assedianti', 'la vittoria andò alla guarnigione'],
};

test.each([
  { id: 'civitate', seed: 'one', words: CIVITATE },
  { id: 'civitate', seed: 'two', words: CIVITATE },
  { id: 'masseria', seed: 'chronicle', words: SIEGE },
  { id: 'san-giorgio', seed: 'chronicle', words: SIEGE },
] as const)('a whole match of $id ends with its winner', ({ id, seed, words }) => {
  const { events, winners } = playOut(id, seed, 20_000);
  expect(winners).not.toBeNull();
  expect(faults(id, events)).toEqual([]);
  for (const language of LANGUAGES) {
    const ending = chronicle(id, events, language).at(-1) ?? '';
    const named = words[language].map(victory => ending.includes(victory));
    expect(named).toEqual([0, 1].map(seat => winners?.includes(seat)));
  }
});

const rule = 'gui.1';
const unit = (id: string, name: string): number => scenario(id).unit(name);
const fight = (attackers: number[], defenders: number[]): AnyEvent => ({
  type: 'fought',
  rule,
  attackers,
  defenders,
  column: 4,
  die: 9,
  armour: 0,
  mounted: false,
  result: 'H',
  difference: 12,
  modifiers: [],
});
const shot = (shooter: number, target: number): AnyEvent => ({
  type: 'shot',
  rule,
  unit: shooter,
  target,
  cell: 1,
  impact: 1,
  modifiers: [],
});
const harmed = (who: number, harm: string, cause: string): AnyEvent => ({
  type: 'harmed',
  rule,
  unit: who,
  harm,
  cause,
});
const turn: AnyEvent = { type: 'turnBegan', rule, turn: 1 };
const phase: AnyEvent = { type: 'phaseBegan', rule, side: 0 };

/** One event of every kind about somebody, or about nobody. */
const everything = (who: number): AnyEvent[] => [
  turn,
  phase,
  { type: 'chargeDeclared', rule, unit: who, target: who, hexes: 4 },
  { type: 'counterDeclared', rule, unit: who, against: who },
  { type: 'chargeLost', rule, unit: who },
  { type: 'attacked', rule, attackers: [who], defenders: [who], charge: true },
  { type: 'refused', rule, units: [who] },
  ...['fire', 'combat', 'infiltration', 'flames', 'fall', 'siege', 'drowning', 'surrounded'].flatMap(cause =>
    ['stunned', 'wounded', 'killed'].map(harm => harmed(who, harm, cause)),
  ),
  { type: 'drowned', rule, unit: who },
  { type: 'unhorsed', rule, unit: who },
  { type: 'horseKilled', rule, horse: 0 },
  { type: 'left', rule, unit: who, side: 1 },
  { type: 'loot', rule, unit: who, taken: true },
  { type: 'loot', rule, unit: who, taken: false },
  { type: 'formed', rule, units: [who, who], front: 0 },
  { type: 'dissolved', rule, units: [who] },
  { type: 'foulkon', rule, on: true },
  { type: 'foulkon', rule, on: false },
  { type: 'captured', rule, unit: who, by: who },
  { type: 'freed', rule, unit: who },
  { type: 'prisoners', rule, units: [who] },
  { type: 'fireArrow', rule, unit: who, cell: 3, caught: true },
  { type: 'hurled', rule, engine: 0, impact: 3 },
  { type: 'sprayed', rule, engine: 0, cell: 3, works: true },
  { type: 'malfunction', rule, engine: 0, exploded: true },
  { type: 'malfunction', rule, engine: 0, exploded: false },
  { type: 'ignited', rule, cell: 3 },
  { type: 'doused', rule, cell: 3, unit: who },
  { type: 'burntOut', rule, cell: 3 },
  { type: 'ladderRaised', rule, ladder: 0, cell: 3 },
  { type: 'ladderFell', rule, ladder: 0, ok: true },
  { type: 'climbed', rule, unit: who, up: true },
  { type: 'grapnelThrown', rule, unit: who, ok: true },
  { type: 'ropeCut', rule, unit: who, ok: true },
  { type: 'gateWorked', rule, open: true },
  { type: 'gateWorked', rule, open: false },
  { type: 'torn', rule, unit: who },
  { type: 'ruined', rule, cell: 3 },
  { type: 'engineDestroyed', rule, engine: 0 },
  { type: 'provisions', rule, days: 9 },
  ...Array.from({ length: 19 }, (_, index): AnyEvent[] => [
    { type: 'day', rule, day: index + 1, left: 20 - index },
    { type: 'siegeEvent', rule, event: index + 2, total: index + 2, happens: true },
  ]).flat(),
  ...['assault', 'camp', 'supplies', 'general', 'relief'].map(
    (action): AnyEvent => ({ type: 'actionChosen', rule, action }),
  ),
  { type: 'healed', rule, unit: who },
  { type: 'lost', rule, unit: who },
  { type: 'reinforced', rule, side: 1, units: [who] },
  ...['grapnel', 'ladder', 'ladder', 'stoneThrower', 'ladderLost', 'tower'].map(
    (item): AnyEvent => ({ type: 'built', rule, item }),
  ),
  { type: 'bombarded', rule, cell: 3, points: 2, result: '1' },
  { type: 'negotiated', rule, total: 3, ok: false },
  { type: 'negotiated', rule, total: 12, ok: true },
  { type: 'fellBack', rule, redoubt: 1 },
  { type: 'patrol', rule, units: [who] },
  { type: 'supplied', rule, days: 1 },
  { type: 'restocking', rule, days: 2 },
];

test('every event can be told, even of nobody, and every ending', () => {
  const wrong: string[] = [];
  for (const id of SCENARIOS) for (const who of [3, -1]) wrong.push(...faults(id, everything(who)));
  const { endings } = game.text.en;
  for (const id of SCENARIOS)
    for (const why of Object.keys(endings))
      for (const winners of [[0], [1], []])
        wrong.push(...faults(id, [turn, { type: 'end', rule, why, winners, scores: [40.5, 21] }]));
  expect(wrong).toEqual([]);
});

test('who killed whom, and who avenged him', () => {
  const [robert, tancrede, werner] = ['robert', 'tancrede', 'werner'].map(name => unit('civitate', name));
  if (robert === undefined || tancrede === undefined || werner === undefined) throw new Error('nobody');
  const events = [
    turn,
    phase,
    fight([werner], [tancrede]),
    harmed(tancrede, 'killed', 'combat'),
    phase,
    { type: 'attacked', rule, attackers: [robert], defenders: [werner], charge: true },
    fight([robert], [werner]),
    harmed(werner, 'killed', 'combat'),
  ];
  expect(chronicle('civitate', events, 'en')[1]).toBe(
    'The fighting began at once. The swordsman Werner cut down the Norman knight Tancrède. ' +
      'The charge of Robert left Werner dead on the ground, and so Tancrède was avenged.',
  );
  expect(chronicle('civitate', events, 'it')[1]).toBe(
    'Si venne subito alle mani. Lo spadone Werner uccise il cavaliere normanno Tancrède. ' +
      'Nella carica di Robert morì Werner, e così fu vendicato Tancrède.',
  );
});

test('whoever attacks may be the one who falls', () => {
  const [robert, werner] = [unit('civitate', 'robert'), unit('civitate', 'werner')];
  const events = [turn, phase, fight([robert], [werner]), harmed(robert, 'killed', 'combat')];
  expect(chronicle('civitate', events, 'en')[1]).toContain('Robert attacked the swordsman Werner and died for it.');
});

test('a shot tells whose it was, and whether it was meant', () => {
  const [alphonse, olivier, ghazi, anwar] = ['alphonse', 'olivier', 'ghazi', 'anwar'].map(name =>
    unit('scalinata', name),
  );
  if (alphonse === undefined || olivier === undefined || ghazi === undefined || anwar === undefined)
    throw new Error('nobody');
  const told = (events: AnyEvent[]): string => chronicle('scalinata', [turn, phase, ...events], 'en')[1] ?? '';
  expect(told([shot(alphonse, ghazi), harmed(ghazi, 'killed', 'fire')])).toContain(
    'An arrow from the archer Alphonse killed the Arab archer Ghazi.',
  );
  expect(told([shot(alphonse, ghazi), harmed(anwar, 'killed', 'fire')])).toContain(
    'An arrow that the archer Alphonse had meant for another killed the Arab archer Anwar.',
  );
  expect(told([shot(alphonse, ghazi), harmed(olivier, 'killed', 'fire')])).toContain('on the same side');
});

test('charges of one phase are told together, those of the enemy are not', () => {
  const [robert, tancrede, werner] = ['robert', 'tancrede', 'werner'].map(name => unit('civitate', name));
  const charge = (rider = -1, target = -1): AnyEvent => ({
    type: 'chargeDeclared',
    rule,
    unit: rider,
    target,
    hexes: 3,
  });
  const events = [turn, phase, charge(robert, werner), charge(tancrede, werner), phase, charge(werner, robert)];
  const told = chronicle('civitate', events, 'en')[1] ?? '';
  expect(told).toContain('Robert and the knight Tancrède charged; before them stood the German swordsman Werner.');
  expect(told).toContain('Against Robert rode Werner at the charge.');
});

test('a siege is told by its days, the quiet ones together', () => {
  const day = (number: number): AnyEvent => ({ type: 'day', rule, day: number, left: 12 - number });
  const events: AnyEvent[] = [
    { type: 'provisions', rule, days: 11 },
    ...[1, 2, 3, 4].map(day),
    { type: 'siegeEvent', rule, event: 8, total: 8, happens: true },
    { ...harmed(unit('nido-d-aquila', 'maniakes'), 'wounded', 'siege'), rule: 'gui.11.6.8' },
    { type: 'actionChosen', rule, action: 'assault' },
    { type: 'end', rule, why: 'hunger', winners: [0], scores: [1, 0] },
  ];
  expect(chronicle('nido-d-aquila', events, 'en').slice(1)).toEqual([
    'From the first day to the third little happened. On the fourth day the garrison had food for eight days. ' +
      'The well of the garrison was poisoned. The poisoned water struck down Maniakes. ' +
      'The place was assaulted.',
    'The garrison had nothing left to eat, and victory went to the besiegers. Nobody had died.',
  ]);
  expect(chronicle('nido-d-aquila', events, 'it').at(-1)).toBe(
    'La guarnigione non aveva più nulla da mangiare, e la vittoria andò agli assedianti. Nessuno era morto.',
  );
});

test('the end says why, counts the dead and names whoever killed most', () => {
  const [roger, musa, rashid] = ['roger', 'musa', 'rashid'].map(name => unit('pio-normanno', name));
  if (roger === undefined || musa === undefined || rashid === undefined) throw new Error('nobody');
  const events: AnyEvent[] = [
    turn,
    phase,
    fight([roger], [musa, rashid]),
    harmed(musa, 'killed', 'combat'),
    harmed(rashid, 'killed', 'combat'),
    { type: 'end', rule, why: 'objective', winners: [1], scores: [0, 60] },
  ];
  expect(chronicle('pio-normanno', events, 'en').at(-1)).toBe(
    'So the Normans had won, for Roger had got away with his companions. ' +
      'The dead were these: of the Arabs Musa and Rashid. Nobody had a hand in more deaths than Roger: Musa and Rashid.',
  );
});
