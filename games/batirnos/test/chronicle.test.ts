/** The chronicle: prose for whatever has happened, in both languages, and never a word out of place. */
import { type AnyEvent, at, Generator, type Language, Play, pick, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../src/scenarios/index.ts';
import type { Batirnos } from '../src/shape.ts';
import { COLONELS } from '../text/colonels.ts';
import { data, position } from './battlefield.ts';

const { game } = position();
const LANGUAGES: readonly Language[] = ['en', 'it'];

function chronicle(scenario: ScenarioId, events: readonly AnyEvent[], language: Language): string[] {
  if (!game.chronicle) throw new Error('no chronicle');
  const seatNames = data.scenarios[scenario].sides.map(({ seat }) => seat);
  return game.chronicle(events, { scenario, options: {}, seatNames }, language);
}

interface Match {
  events: AnyEvent[];
  winners: readonly number[] | null;
}

const matches = new Map<string, Match>();

/** A match of the captain against chance, or of chance alone, to its end; played once for all tests. */
function played(scenario: ScenarioId, who: 'captain' | 'chance'): Match {
  const key = `${scenario} ${who}`;
  const known = matches.get(key) ?? playOut(scenario, who);
  matches.set(key, known);
  return known;
}

function playOut(scenario: ScenarioId, who: 'captain' | 'chance'): Match {
  const captain = at(game.bots ?? [], 3);
  const chance = new Generator(startChance('sfc32', `chronicle of ${scenario}`));
  const thinking = { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
  const { play, events } = Play.begin(game, { scenario, seed: `a chronicle of ${scenario}`, stream: 'sfc32' });
  const told: AnyEvent[] = [...events];
  const led = SCENARIOS.indexOf(scenario) % 2;
  for (let action = 0; !play.result && action < 5000; action++) {
    const seat = at(play.decision()?.seats ?? [], 0);
    const choice =
      who === 'captain' && seat === led
        ? captain.choose(play.resample(seat, thinking), seat, thinking).action
        : pick(thinking, play.legal(seat));
    const applied = play.apply(seat, choice);
    if (!applied.ok) throw new Error(`${choice.type} refused`);
    told.push(...applied.events);
  }
  return { events: told, winners: play.result?.winners ?? null };
}

const WHOLE = /^\p{Lu}.*\.$/u;
const OUT_OF_PLACE =
  /undefined|NaN|\bnull\b|\[object| {2}|\.\.| ,| \.|,\.|,,|\bthat (unit|leader|division|army)\b|quell’unità/;

const VICTORS: Readonly<Record<string, readonly [string, string]>> = {
  french: ['the French', 'dei Francesi'],
  spanish: ['the Spanish', 'degli Spagnoli'],
  frondeSpanish: ['the Fronde and the Spanish', 'della Fronda e degli Spagnoli'],
  spanishFronde: ['the Spanish and the Fronde', 'degli Spagnoli e della Fronda'],
  frenchEnglish: ['the French and the English', 'dei Francesi e degli Inglesi'],
  north: ['the army of the North', 'dell’esercito del Nord'],
  south: ['the army of the South', 'dell’esercito del Sud'],
};

const NOBODY = ['neither side could claim the victory', 'nessuno poté dirsi vincitore'] as const;

const EVERY = SCENARIOS.flatMap(scenario => (['captain', 'chance'] as const).map(who => ({ scenario, who })));

test.each(EVERY)('whatever has happened so far can be told: $scenario, $who', ({ scenario, who }) => {
  const { events } = played(scenario, who);
  const wrong: string[] = [];
  const stride = Math.ceil(events.length / 8);
  for (let length = 0; length < events.length + stride; length += stride) {
    for (const language of LANGUAGES) {
      const paragraphs = chronicle(scenario, events.slice(0, length), language);
      if (paragraphs.length < 2) wrong.push(`${length}: ${paragraphs.length} paragraphs`);
      wrong.push(...paragraphs.filter(paragraph => !WHOLE.test(paragraph) || OUT_OF_PLACE.test(paragraph)));
    }
  }
  expect(wrong).toEqual([]);
});

test.each(EVERY)('the last paragraph names the winner: $scenario, $who', ({ scenario, who }) => {
  const { events, winners } = played(scenario, who);
  if (!winners) throw new Error('no end');
  const [winner] = winners;
  const [english, italian] =
    winner === undefined ? NOBODY : (VICTORS[at(data.scenarios[scenario].sides, winner).seat] ?? NOBODY);
  expect(chronicle(scenario, events, 'en').at(-1)).toContain(
    `and ${winner === undefined ? '' : 'the victory was with '}${english}:`,
  );
  expect(chronicle(scenario, events, 'it').at(-1)).toContain(
    `e ${winner === undefined ? '' : 'la vittoria fu '}${italian}:`,
  );
});

test.each(SCENARIOS)('a whole battle is a page that names its units: %s', scenario => {
  const { events } = played(scenario, 'captain');
  const { roster } = position(scenario).battle;
  for (const language of LANGUAGES) {
    const page = chronicle(scenario, events, language).join(' ');
    const sentences = page.split(/(?<=\.) /);
    expect(sentences.length).toBeGreaterThan(12);
    expect(sentences.length).toBeLessThan(100);
    const names = roster.units.flatMap(({ name }) =>
      name ? [name[language].replace(/ \(.*\)$/, '').replaceAll("'", '’')] : [],
    );
    const known = scenario === 'punti' ? COLONELS.flat() : names;
    expect(known.filter(name => page.toLowerCase().includes(name.toLowerCase())).length).toBeGreaterThan(2);
  }
});

test('the same events make the same page', () => {
  const { events } = played('rocroi', 'captain');
  expect(chronicle('rocroi', events, 'en')).toEqual(chronicle('rocroi', events, 'en'));
  expect(chronicle('rocroi', events, 'en')).not.toEqual(chronicle('rocroi', events.slice(0, -40), 'en'));
});

test('what only one side saw changes nothing', () => {
  const { events } = played('lens', 'captain');
  const open = events.filter(event => !('only' in event));
  expect(open.length).toBeLessThan(events.length);
  expect(chronicle('lens', open, 'en')).toEqual(chronicle('lens', events, 'en'));
});

test('numbers that name nothing do not break it', () => {
  const wild: AnyEvent[] = [
    { type: 'turnBegan', rule: 'nqsb.3.2', turn: 99, capacity: [] },
    { type: 'initiative', rule: 'nqsb.3.2.2.initiative', side: 7, counts: [] },
    { type: 'attacked', rule: 'nqsb.7.1.declare', unit: 500, target: -3 },
    { type: 'fought', rule: 'nqsb.7.1.damage', unit: 500, foe: -3, damage: 2, protection: 1, losses: 1 },
    { type: 'eliminated', rule: 'nqsb.10.8.elim', unit: 500 },
    { type: 'leaderFell', rule: 'nqsb.10.9', leader: 500 },
    { type: 'routed', rule: 'nqsb.2.1.1.rout', division: 500 },
    { type: 'orderLost', rule: 'nqsb.10.6.2.fail', division: 500 },
    { type: 'objective', rule: 'nqsb.1.4.objective-once', objective: 500, side: 5, points: 1 },
    { type: 'determination', rule: 'nqsb.3.2.4', side: 9, determination: 3, lost: 3 },
  ];
  expect(chronicle('lens', wild, 'en').join(' ')).toContain('that division');
  expect(chronicle('lens', wild, 'it').join(' ')).toContain('quella divisione');
});

const rocroi = position('rocroi').battle.roster;
const unit = (name: string): number => rocroi.units.findIndex(one => one.name?.en === name);
const general = (division: number): number => at(rocroi.divisions, division).leader;

/** A small battle with a bit of everything: Gassion falls in a charge, Villamor pays for it, Alburquerque routs. */
const SMALL: readonly AnyEvent[] = [
  { type: 'starter', rule: 'nqsb.2.3.precedence', side: 1 },
  { type: 'turnBegan', rule: 'nqsb.3.2', turn: 1, capacity: [5, 4] },
  { type: 'initiative', rule: 'nqsb.3.2.2.initiative', side: 0, counts: [2, 1] },
  { type: 'turnBegan', rule: 'nqsb.3.2', turn: 2, capacity: [5, 4] },
  { type: 'initiative', rule: 'nqsb.3.2.2.initiative', side: 0, counts: [2, 1] },
  { type: 'charging', rule: 'nqsb.9.3', unit: unit('Royal'), target: unit('Villamor') },
  { type: 'countercharged', rule: 'nqsb.9.5.charge', unit: unit('Villamor'), target: unit('Royal') },
  { type: 'attacked', rule: 'nqsb.7.1.declare', unit: unit('Royal'), target: unit('Villamor') },
  { type: 'attacked', rule: 'nqsb.7.1.declare', unit: unit('Lenoncourt'), target: unit('Villamor') },
  {
    type: 'fought',
    rule: 'nqsb.7.1.damage',
    unit: unit('Royal'),
    foe: unit('Villamor'),
    damage: 4,
    protection: 1,
    losses: 3,
  },
  {
    type: 'fought',
    rule: 'nqsb.7.1.damage',
    unit: unit('Villamor'),
    foe: unit('Royal'),
    damage: 2,
    protection: 1,
    losses: 1,
  },
  { type: 'eliminated', rule: 'nqsb.10.8.elim', unit: unit('Villamor') },
  { type: 'leaderHurt', rule: 'nqsb.10.1.losses', leader: general(0), strength: 0 },
  { type: 'leaderFell', rule: 'nqsb.10.9', leader: general(0) },
  { type: 'replaced', rule: 'nqsb.10.9', leader: general(0) },
  { type: 'wentBack', rule: 'nqsb.7.1.one-loss', unit: unit('Royal'), to: 5 },
  { type: 'objective', rule: 'nqsb.1.4.objective-once', objective: 0, side: 0, points: 5 },
  { type: 'routed', rule: 'nqsb.2.1.1.rout', division: 6 },
  { type: 'determination', rule: 'nqsb.3.2.4', side: 0, determination: 36, lost: 3 },
  { type: 'determination', rule: 'nqsb.3.2.4', side: 1, determination: -2, lost: 35 },
  { type: 'end', rule: 'nqsb.3.2.5.det', why: 'determination', winners: [0], scores: [36, -2] },
];

test('a small battle, in English', () => {
  expect(chronicle('rocroi', SMALL, 'en')).toEqual([
    'On the nineteenth of May 1643, before the fortress of Rocroi, the army of France met the Army of Flanders in the open field. Condé commanded the French, with Gassion, Espenan, L’Hôpital and Sirot under him; Melo commanded the Spanish, with Isembourg, Fontaine and Alburquerque. The Spanish were the first to draw up their divisions.',
    'In the first turn the armies manoeuvred, and no blow was struck. In the second turn the initiative was with the French. The first to charge were the Royal horse of Gassion’s division, seconded by the Lenoncourt horse: they fell upon the Villamor horse, who came to meet the charge, and destroyed them, though they too had to give ground. There Gassion fell, and another took his place. The French were now masters of the road to Rocroi. Alburquerque’s division routed and left the field. This was the turning point of the battle: it cost the Spanish 35 points of Determination, and they had begun with 33.',
    'In the end the Spanish had lost the will to fight, and the victory was with the French: the French ended with Determination 36, the Spanish with −2. The French had no units destroyed; the Spanish had one unit destroyed and one division routed. Of those who commanded, Gassion did not see the end.',
  ]);
});

test('a small battle, in Italian', () => {
  expect(chronicle('rocroi', SMALL, 'it')).toEqual([
    'Il diciannove maggio 1643, davanti alla fortezza di Rocroi, l’esercito di Francia affrontò in campo aperto l’Armata di Fiandra. Condé comandava i Francesi, e sotto di lui Gassion, Espenan, L’Hôpital e Sirot; Melo comandava gli Spagnoli, con Isembourg, Fontaine e Alburquerque. A schierare per primi le loro divisioni furono gli Spagnoli.',
    'Nel primo turno gli eserciti manovrarono senza venire alle mani. Nel secondo turno l’iniziativa fu dei Francesi. I cavalieri del Royal della divisione di Gassion, con i cavalieri di Lenoncourt di rincalzo, vennero per primi alla carica: investirono i cavalieri di Villamor, che vennero incontro alla carica, e li distrussero, ma dovettero a loro volta cedere terreno. Lì cadde Gassion, e un altro prese il suo posto. In mano ai Francesi era ormai la strada di Rocroi. La divisione di Alburquerque andò in rotta e lasciò il campo. Fu questa la svolta della battaglia: costò agli Spagnoli 35 punti di Determinazione, e ne avevano all’inizio 33.',
    'Alla fine gli Spagnoli non avevano più la volontà di combattere, e la vittoria fu dei Francesi: la Determinazione finì a 36 per i Francesi, a −2 per gli Spagnoli. I Francesi non ebbero unità distrutte; gli Spagnoli ebbero un’unità distrutta e una divisione in rotta. Di quelli che comandavano non vide la fine Gassion.',
  ]);
});

test('a battle not yet ended says so', () => {
  expect(chronicle('rocroi', [], 'en').at(-1)).toBe('The armies have yet to meet.');
  expect(chronicle('rocroi', SMALL.slice(0, -1), 'en').at(-1)).toBe(
    'Thus far the account goes; the day is not decided.',
  );
  expect(chronicle('rocroi', SMALL.slice(0, -1), 'it').at(-1)).toBe(
    'Fin qui il racconto; la giornata non è ancora decisa.',
  );
});

test('a general who falls is named at the end, and so is whoever falls in his place', () => {
  const fall: readonly AnyEvent[] = [
    { type: 'leaderFell', rule: 'nqsb.10.9', leader: general(1) },
    { type: 'replaced', rule: 'nqsb.10.9', leader: general(1) },
  ];
  const twice = [...SMALL.slice(0, -1), ...fall, ...fall, ...SMALL.slice(-1)];
  expect(chronicle('rocroi', twice, 'en').at(-1)).toContain(
    'Of those who commanded, Gassion, Espenan and the officer who had taken the place of Espenan did not see the end.',
  );
  expect(chronicle('rocroi', twice, 'it').at(-1)).toContain(
    'Di quelli che comandavano non videro la fine Gassion, Espenan e l’ufficiale subentrato a Espenan.',
  );
});

const ENDINGS: readonly Batirnos['endings'][] = ['turns', 'determination', 'broken', 'scenario'];

test.each(ENDINGS)('how it ended: %s', why => {
  for (const winners of [[0], [1], []]) {
    const end: AnyEvent = { type: 'end', rule: 'nqsb.3.2.5', why, winners, scores: [4, 4] };
    const [english = '', italian = ''] = LANGUAGES.map(language => chronicle('valenciennes', [end], language).at(-1));
    const seat = ['french', 'spanishFronde'][winners[0] ?? -1] ?? '';
    const [victor, vincitore] = VICTORS[seat] ?? NOBODY;
    expect(english).toContain(victor);
    expect(italian).toContain(vincitore);
    expect(english).not.toMatch(OUT_OF_PLACE);
    if (why === 'scenario') expect(english).toContain('the gate of Valenciennes');
  }
});
