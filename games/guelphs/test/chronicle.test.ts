/** The chronicle: prose for whatever has happened, in both languages, and never a word out of place. */
import type { AnyEvent, Language } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import type { Guelphs, ScenarioId } from '../src/shape.ts';
import { goldenMatches, SCENARIOS } from './golden-matches.ts';
import { game, position } from './position.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

function chronicle(scenario: ScenarioId, events: readonly AnyEvent[], language: Language): string[] {
  if (!game.chronicle) throw new Error('no chronicle');
  return game.chronicle(events, { scenario, options: {}, seatNames: ['guelph', 'ghibelline'] }, language);
}

const known = new Map<ScenarioId, AnyEvent[][]>();

/** What each recorded match of a scenario told. */
function stories(scenario: ScenarioId): AnyEvent[][] {
  const told = known.get(scenario) ?? goldenMatches(scenario).map(match => match.log.map(({ event }) => event));
  known.set(scenario, told);
  return told;
}

const WHOLE = /^\p{Lu}.*\.$/u;
const OUT_OF_PLACE = /undefined|NaN|null|\[object| {2}|\.\.| ,| \./;

test.each(SCENARIOS)('whatever has happened so far can be told: %s', scenario => {
  const wrong: string[] = [];
  for (const told of stories(scenario))
    for (let length = 0; length <= told.length; length += length < 60 ? 1 : 41)
      for (const language of LANGUAGES) {
        const paragraphs = chronicle(scenario, told.slice(0, length), language);
        if (paragraphs.length < 2) wrong.push(`${length}: ${paragraphs.length} paragraphs`);
        wrong.push(...paragraphs.filter(paragraph => !WHOLE.test(paragraph) || OUT_OF_PLACE.test(paragraph)));
      }
  expect(wrong).toEqual([]);
});

test.each(SCENARIOS)('a whole battle is a page, not a book: %s', scenario => {
  const lengths = stories(scenario).map(told => {
    const sentences = chronicle(scenario, told, 'en')
      .join(' ')
      .split(/(?<=\.) /);
    expect(told.at(-1)?.type).toBe('end');
    expect(sentences.filter(sentence => sentence.startsWith('Thus far'))).toEqual([]);
    return sentences.length;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(14);
  expect(Math.max(...lengths)).toBeLessThan(110);
});

test('numbers that name nothing do not break it', () => {
  const wild: AnyEvent[] = [
    { type: 'activated', rule: 'gg.5.1.1', battaglia: 99, kind: 'basic', points: 3 },
    { type: 'activated', rule: 'gg.5.1.1', battaglia: 0, kind: 'basic', points: 3 },
    { type: 'aimed', rule: 'gg.5.5', unit: 999, target: -1, charge: true },
    { type: 'routed', rule: 'gg.11.0a', unit: -4 },
    { type: 'killed', rule: 'gg.13.1.6', battaglia: 77 },
    { type: 'heroKilled', rule: 'gg.13.3.3b', hero: 12 },
    { type: 'weather', rule: 'gg.S.8.4', box: 'frogs' },
  ];
  expect(chronicle('campaldino', wild, 'en').join(' ')).toContain('There that Capitano was killed.');
  expect(chronicle('campaldino', wild, 'it').join(' ')).toContain('Lì quel Capitano fu ucciso.');
});

const campaldino = position('campaldino');
const unit = (id: string): number => campaldino.unit(`cp-${id}`);
const [MONTEFELTRO, PAZZO, GUGLIELMINO, VIERI, DURFORT, DONATI] = [0, 1, 2, 4, 5, 8];

/** A small battle with a bit of everything. */
const SMALL: readonly AnyEvent[] = [
  { type: 'deployed', rule: 'gg.S.1.1', side: 0 },
  { type: 'deployed', rule: 'gg.S.1.1', side: 1 },
  { type: 'activated', rule: 'gg.5.1.1', battaglia: MONTEFELTRO, kind: 'basic', points: 9 },
  {
    type: 'aimed',
    rule: 'gg.5.5',
    unit: unit('montefeltro-c-arezzo-1'),
    target: unit('vieri-c-feditori-1'),
    charge: true,
  },
  { type: 'routed', rule: 'gg.11.0a', unit: unit('vieri-c-feditori-1') },
  { type: 'routed', rule: 'gg.11.0a', unit: unit('vieri-c-feditori-2') },
  { type: 'level', rule: 'gg.17.2b', side: 1, level: 1 },
  { type: 'wounded', rule: 'gg.13.1.6', battaglia: VIERI, loss: 2 },
  { type: 'activated', rule: 'gg.5.1.1', battaglia: DURFORT, kind: 'basic', points: 8 },
  { type: 'aimed', rule: 'gg.5.5', unit: unit('durfort-c-anjou-1'), target: unit('pazzo-c-arezzo-1'), charge: false },
  { type: 'routed', rule: 'gg.11.0a', unit: unit('durfort-c-anjou-1') },
  { type: 'standardLost', rule: 'gg.13.2.3b', side: 0, radius: 3 },
  { type: 'weather', rule: 'gg.S.8.4', box: 'cloudy' },
  { type: 'level', rule: 'gg.17.2b', side: 1, level: 3 },
  { type: 'activated', rule: 'gg.5.1.1', battaglia: PAZZO, kind: 'basic', points: 7 },
  { type: 'donati', rule: 'gg.S.8.7.1', ok: true },
  { type: 'released', rule: 'gg.16.1a', battaglia: DONATI, contact: false },
  { type: 'activated', rule: 'gg.5.1.1', battaglia: DONATI, kind: 'interruptio', points: 9 },
  {
    type: 'aimed',
    rule: 'gg.5.5',
    unit: unit('donati-c-lucca-1'),
    target: unit('guglielmino-i-fieschi-1'),
    charge: true,
  },
  { type: 'routed', rule: 'gg.11.0a', unit: unit('guglielmino-i-fieschi-1') },
  { type: 'routed', rule: 'gg.11.0a', unit: unit('guglielmino-i-arezzo-1') },
  { type: 'killed', rule: 'gg.13.1.6', battaglia: GUGLIELMINO },
  { type: 'replaced', rule: 'gg.13.1.10', battaglia: GUGLIELMINO },
  { type: 'activated', rule: 'gg.5.1.1', battaglia: GUGLIELMINO, kind: 'basic', points: 4 },
  { type: 'level', rule: 'gg.17.2b', side: 0, level: 12 },
  { type: 'end', rule: 'gg.17.2.2', why: 'levels', winners: [0], scores: [12, 3] },
];

test('a small battle, in English', () => {
  expect(chronicle('campaldino', SMALL, 'en')).toEqual([
    'Here is told the battle of Campaldino, fought in the plain of the Casentino on Saint Barnabas’ day, the eleventh of June, in the year 1289, between the Guelphs of Florence with their allies and the Ghibellines of Arezzo.',
    'Both armies were drawn up in order, Battaglia by Battaglia, in sight of each other.',
    'The battle was opened by Montefeltro: he sent his horse at the charge against the men of Vieri. Two companies of the horse of the feditori broke and fled. Vieri was wounded there. Then Durfort came to blows with the men of Pazzo. But there the attack broke, and a company of the horse of Anjou fled. The Standard of the Guelphs went down, and all who saw it lost heart. Clouds gathered over the plain. So the day stood: the Guelphs at Victory Level 0, the Ghibellines at 3.',
    'Meanwhile Pazzo moved his ranks up. Corso Donati would wait no longer: against his orders, and at the peril of his head, he attacked. But Donati seized the moment from the enemy, and charged the men of Guglielmino. They could not stand, and two companies of foot (the Fieschi and Arezzo) left the field. There Guglielmino was killed, and an Adjutant took command of his men. The Adjutant of Guglielmino shifted his line and waited.',
    'In the end the losses were more than the Ghibellines could bear, and the Guelphs had the victory: the Guelphs at Victory Level 12, the Ghibellines at 3. The Guelphs lost three companies in the rout, the Ghibellines two. Of those who led, Guglielmino died on the field.',
  ]);
});

test('a small battle, in Italian', () => {
  expect(chronicle('campaldino', SMALL, 'it')).toEqual([
    'Qui si racconta la battaglia di Campaldino, che fu nel piano del Casentino il dì di san Barnaba, undici di giugno dell’anno 1289, tra i Guelfi di Firenze con i loro alleati e i Ghibellini di Arezzo.',
    'I due eserciti si schierarono in ordine, Battaglia per Battaglia, l’uno in vista dell’altro.',
    'Ad aprire la battaglia fu Montefeltro: mandò i suoi cavalieri alla carica contro gli uomini di Vieri. Due schiere di cavalieri feditori andarono in rotta. Lì Vieri fu ferito. Allora Durfort assalì gli uomini di Pazzo. Ma lì l’attacco si ruppe, e una schiera di cavalieri d’Angiò fuggì. Lo Stendardo dei Guelfi cadde, e chi lo vide cadere perse animo. Sul piano si addensarono le nuvole. Così stava la giornata: i Guelfi al Livello di Vittoria 0, i Ghibellini al 3.',
    'Intanto Pazzo portò avanti le sue file. Corso Donati non volle più aspettare: contro gli ordini, e a rischio della testa, attaccò. Ma Donati colse l’attimo, tolse l’iniziativa al nemico e caricò gli uomini di Guglielmino. Non ressero, e due schiere di fanti (dei Fieschi e di Arezzo) lasciarono il campo. Lì Guglielmino fu ucciso, e un Aiutante prese il comando dei suoi. L’Aiutante di Guglielmino spostò la sua schiera e attese.',
    'Alla fine le perdite furono più di quante i Ghibellini potessero sopportare, e i Guelfi ebbero la vittoria: i Guelfi al Livello di Vittoria 12, i Ghibellini al 3. I Guelfi persero in rotta tre schiere, i Ghibellini due. Di quelli che comandavano morì sul campo Guglielmino.',
  ]);
});

test('a battle not yet ended says so', () => {
  const upTo = SMALL.slice(0, 8);
  expect(chronicle('campaldino', upTo, 'en').at(-1)).toBe(
    'Thus far the page is written, and the day is not decided: the Guelphs at Victory Level 0, the Ghibellines at 1.',
  );
  expect(chronicle('campaldino', upTo, 'it').at(-1)).toBe(
    'Fin qui è scritta la pagina, e la giornata non è decisa: i Guelfi al Livello di Vittoria 0, i Ghibellini al 1.',
  );
  expect(chronicle('campaldino', [], 'en')).toHaveLength(2);
});

test('every Capitano who fell or was taken is named at the end', () => {
  for (const scenario of SCENARIOS)
    for (const told of stories(scenario)) {
      const last = chronicle(scenario, told, 'en').at(-1) ?? '';
      const { battaglie } = position(scenario).battle.roster;
      for (const event of told) {
        if (event.type !== 'killed' && event.type !== 'captured') continue;
        const name = battaglie[Number(event.battaglia)]?.capitano?.name;
        expect(last).toContain(name === 'Saracens' ? 'the Saracen Capitano' : name);
      }
      expect(last).not.toBe('');
    }
});

const ENDINGS: readonly Guelphs['endings'][] = [
  'levels',
  'suddenEnd',
  'carroccio',
  'king',
  'storm',
  'destroyed',
  'frozen',
];

test.each(ENDINGS)('how it ended: %s', why => {
  for (const winners of [[0], [1], []]) {
    const end: AnyEvent = { type: 'end', rule: 'gg.17.2.2', why, winners, scores: [4, 5] };
    const [english, italian] = LANGUAGES.map(language => chronicle('benevento', [end], language).at(-1));
    expect(english).toContain(
      ['the Guelphs had the victory', 'the Ghibellines had the victory'][winners[0] ?? 2] ?? 'neither side had',
    );
    expect(italian).toContain(
      ['i Guelfi ebbero la vittoria', 'i Ghibellini ebbero la vittoria'][winners[0] ?? 2] ?? 'nessuno ebbe',
    );
  }
});

test('the Carroccio, the treason, the barons and the ambush are told', () => {
  const montaperti = position('montaperti');
  const lost: AnyEvent[] = [
    { type: 'renounced', rule: 'gg.S.4.3.1' },
    { type: 'activated', rule: 'gg.5.1.1', battaglia: 0, kind: 'basic', points: 9 },
    { type: 'tradimento', rule: 'gg.S.3.5c', ok: true },
    { type: 'removed', rule: 'gg.S.3.7.4c', unit: montaperti.unit('mp-tornaquinci-carroccio') },
    { type: 'captured', rule: 'gg.13.1.9', battaglia: 5 },
  ];
  const english = chronicle('montaperti', lost, 'en').join(' ');
  expect(english).toContain('Then came the treason');
  expect(english).toContain('The Guelphs lost their Carroccio');
  expect(english).toContain('gave up his ride');
  expect(english).toContain('There Pitigliano was taken prisoner.');
  expect(chronicle('montaperti', lost, 'it').join(' ')).toContain('I Guelfi perdettero il Carroccio');
  const barons: AnyEvent[] = [
    { type: 'baron', rule: 'gg.S.6.7', unit: 1, rating: 5 },
    { type: 'deserted', rule: 'gg.S.6.7', unit: 2 },
    { type: 'deserted', rule: 'gg.S.6.7', unit: 3 },
  ];
  expect(chronicle('benevento', barons, 'en').join(' ')).toContain('two companies deserted him');
  expect(chronicle('benevento', barons, 'it').join(' ')).toContain('due schiere lo abbandonarono');
});
