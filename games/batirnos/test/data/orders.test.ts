import { describe, expect, test } from 'vitest';
import { cardNumbered, data, origins, rule, tableOf, the, written } from './support.ts';

const { cards, building } = data.orders;

/** Number, names, priority, orders (move, fire, melee X, rally), random value, ability. */
const CARDS = `
   1 | Ordine diretto | Direct order | 3 | MFXR | 8 | -
   2 | Ordine diretto | Direct order | 2 | MFXR | 4 | -
   3 | Ordine diretto | Direct order | 1 | MFXR | 1 | -
   4 | Ingaggiati | Engaged | 3 | MFX | 7 | -
   5 | Ingaggiati | Engaged | 2 | MFX | 5 | -
   6 | Ingaggiati | Engaged | 2 | MFX | 3 | -
   7 | Ingaggiati | Engaged | 1 | MFX | 1 | -
   8 | Avanzata | Advance | 3 | MR | 6 | advance
   9 | Avanzata | Advance | 2 | MR | 2 | advance
  10 | All'assalto! | Assault! | 3 | MX | 8 | assault
  11 | All'assalto! | Assault! | 2 | MX | 4 | assault
  12 | Tiro di sbarramento | Barrage | 1 | MFR | 5 | barrage
  13 | Tiro di sbarramento | Barrage | 1 | MFR | 2 | barrage
  14 | Salva | Volley | 2 | FR | 7 | volley
  15 | Contrattacco | Counter-attack | - | - | 6 | counterattack
  16 | Incursione di cavalleria | Cavalry raid | 3 | MFX | 8 | raid
  17 | Carica! | Charge! | 3 | MX | 7 | charge
  18 | Serrate i ranghi | Close ranks | 2 | FXR | 5 | closeRanks
  19 | Passaggio di linee | Passage of lines | 2 | MFR | 3 | passage
  20 | Slancio | Elan | 3 | MXR | 2 | elan
  21 | Tenere la posizione | Hold the ground | 1 | FXR | 3 | hold
  22 | Riordinare i ranghi | Re-form the ranks | 1 | MR | 1 | reform
  23 | Ritirata ordinata | Orderly withdrawal | 2 | MFR | 6 | withdrawal
  24 | Rinfrancati | Heartened | - | - | 4 | heartened
  25 | Nessun ordine | No order | - | - | 1 | -
  26 | Nessun ordine | No order | - | - | 6 | -
  27 | Nessun ordine | No order | - | - | 2 | -
  28 | Nessun ordine | No order | - | - | 7 | -
  29 | Ordini tardivi | Late orders | 1 | M | 3 | -
  30 | Attesa | Wait | 1 | R | 5 | -
  31 | Ordine diretto | Direct order | 3 | MFXR | 2 | -
  32 | Ingaggiati | Engaged | 3 | MFX | 5 | -
  33 | Ferro e fuoco | Fire and steel | 3 | MFX | 3 | fireAndSteel
  34 | Avvolgimento | Envelopment | 3 | MX | 7 | envelopment
  35 | Sostenere la linea | Sustain the line | 2 | MFR | 1 | sustain
  36 | Avanti tutta la linea | The whole line forward | 2 | MFXR | 6 | wholeLine
  37 | Colpo d'occhio | Coup d'oeil | 3 | MFXR | 4 | coupDoeil
  38 | La spada del principe | The prince's sword | 3 | MXR | 3 | sword
  39 | Guastatori | Pioneers | 2 | MF | 1 | pioneers
  40 | Dragoni, avanti! | Dragoons forward! | 3 | MF | 6 | dragoons
  41 | Batteria mascherata | Masked battery | 1 | FR | 8 | maskedBattery
  42 | Caracollo | Caracole | 2 | MF | 2 | caracole
  43 | Santiago y cierra! | Santiago y cierra! | 3 | MX | 5 | santiago
  44 | False notizie | False news | - | - | 1 | falseNews
  45 | Nessun ordine | No order | - | - | 8 | -
  46 | Ordine frainteso | Misunderstood order | 1 | M | 4 | misunderstood
  47 | Nessun ordine | No order | - | - | 7 | -
  48 | Indecisione | Indecision | 1 | R | 6 | indecision
  49 | Gelosia di comando | Jealous commanders | - | - | 5 | jealousy
  50 | Voci di rotta | Rumours of rout | - | - | 2 | rumours
`;

const ordersOf = ({ move, fire, melee, rally }: (typeof cards)[number]): string =>
  [move && 'M', fire && 'F', melee && 'X', rally && 'R'].filter(Boolean).join('') || '-';
const range = (from: number, to: number) => cards.filter(({ number }) => number >= from && number <= to);
const plain = (name: string): string => name.replaceAll('’', "'").normalize('NFD').replace(/[̀-ͯ¡]/g, '');
const named = (name: string) => cards.filter(card => card.name.it === name);
const values = (from: number, to: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map(value => range(from, to).filter(card => card.value === value).length);

describe('the fifty order cards', () => {
  rule(['nqsb.2.5.1.priority', 'nqsb.2.5.2.orders', 'nqsb.2.5.2.ability', 'nqsb.2.5.3'], 'each as described', () => {
    expect(
      cards.map(card => [
        String(card.number),
        plain(card.name.it),
        plain(card.name.en).replace('œ', 'oe'),
        card.priority === 0 ? '-' : String(card.priority),
        ordersOf(card),
        String(card.value),
        card.ability ?? '-',
      ]),
    ).toEqual(written(CARDS));
  });

  rule(['nqsb.1.3.cards', 'nqsb.2.5.1.id', 'nqsb.2.2.base-deck'], 'the base deck is 1-30, the expansion 31-50', () => {
    expect(building.base).toEqual([1, 30]);
    expect(range(1, 30)).toHaveLength(30);
    expect(range(31, 50)).toHaveLength(20);
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  rule('nqsb.1.4.order-icons', 'there are four orders and each is on some card', () => {
    for (const order of ['move', 'fire', 'melee', 'rally'] as const)
      expect(range(1, 30).filter(card => card[order]).length).toBe({ move: 20, fire: 15, melee: 14, rally: 15 }[order]);
  });

  rule('nqsb.2.5.1.priority', 'no priority exactly on the cards that give no order', () => {
    for (const card of cards) expect(card.priority === 0).toBe(ordersOf(card) === '-');
    expect([3, 2, 1, 0].map(priority => range(1, 30).filter(card => card.priority === priority).length)).toEqual([
      7, 9, 8, 6,
    ]);
  });

  rule('nqsb.2.5.2.none', 'Nessun ordine gives no orders and has no ability; one has a low value', () => {
    expect(named('Nessun ordine').map(({ number }) => number)).toEqual([25, 26, 27, 28, 45, 47]);
    for (const card of named('Nessun ordine')) {
      expect(ordersOf(card)).toBe('-');
      expect(card.ability).toBeUndefined();
    }
    expect(named('Nessun ordine').some(({ value }) => value <= 3)).toBe(true);
  });

  rule('nqsb.2.5.ex-sbarramento', 'Tiro di sbarramento: priority 1, move, fire, rally, no melee', () => {
    expect(tableOf('nqsb.2.5.ex-sbarramento')).toEqual({
      card: 'Tiro di sbarramento',
      priority: 1,
      orders: ['move', 'fire', 'rally'],
    });
    for (const card of named('Tiro di sbarramento'))
      expect([card.priority, ordersOf(card), card.ability]).toEqual([1, 'MFR', 'barrage']);
    expect(named('Tiro di sbarramento')).toHaveLength(2);
  });

  rule('nqsb.2.5.ex-rinfrancati', 'Rinfrancati: special, no orders', () => {
    expect(tableOf('nqsb.2.5.ex-rinfrancati')).toEqual({ card: 'Rinfrancati', priority: null, orders: [] });
    expect(named('Rinfrancati').map(card => [card.priority, ordersOf(card), card.ability])).toEqual([
      [0, '-', 'heartened'],
    ]);
  });

  test('the other cards the text names', () => {
    for (const card of named('Ingaggiati')) expect(ordersOf(card)).toContain('MF');
    for (const card of named('Ordine diretto')) expect(ordersOf(card)).toBe('MFXR');
    expect(ordersOf(the(named('Incursione di cavalleria')[0]))).toBe('MFX');
    expect([cardNumbered(15).name.it, ordersOf(cardNumbered(15))]).toEqual(['Contrattacco', '-']);
  });

  test('the random values: four successes in ten at army value 3', () => {
    expect(values(1, 30)).toEqual([4, 4, 4, 3, 4, 4, 4, 3]);
    expect(values(31, 50)).toEqual([3, 3, 2, 2, 3, 3, 2, 2]);
    const successes = (from: number, to: number, army: number) =>
      range(from, to).filter(({ value }) => value <= army).length;
    expect([2, 3, 4].map(army => successes(1, 30, army))).toEqual([8, 12, 15]);
    expect([successes(25, 30, 3), successes(31, 38, 3)]).toEqual([3, 4]);
  });

  test('what the text shows is cited, the rest is marked as rebuilt', () => {
    const shown = cards.filter(({ sources }) => origins(sources).includes('rulebook')).map(({ number }) => number);
    expect(shown).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 12, 13, 15, 16, 24, 25, 26, 27, 28, 31, 32, 45, 47]),
    );
    for (const { sources } of cards) expect(sources.length).toBeGreaterThan(0);
  });
});

describe('building the deck', () => {
  rule(['nqsb.2.2.low', 'nqsb.2.2.m3', 'nqsb.2.2.m45'], 'ranges and numbers of the exchanges', () => {
    expect(tableOf('nqsb.2.2.low')).toMatchObject({
      rules: [{ remove_range: [15, 20], add_range: [45, 50], count: 2, in_order: true }, {}, {}, {}],
    });
    expect([building.low.out, building.low.in, building.low.count]).toEqual([[15, 20], [45, 50], 2]);
    expect([building.three.out, building.three.in, building.three.count]).toEqual([[25, 30], [31, 36], 1]);
    expect([building.four.out, building.four.in, building.four.count]).toEqual([[25, 30], [31, 38], 2]);
  });

  rule('nqsb.2.2.example', '25-30 hold at least two Nessun ordine to exchange', () => {
    expect(range(25, 30).filter(({ name }) => name.it === 'Nessun ordine').length).toBeGreaterThanOrEqual(2);
  });
});
