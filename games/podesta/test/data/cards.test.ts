import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/data/cards.ts';
import { data, rule, written } from './support.ts';

const { mercator, annales } = data;

describe('the Mercator deck', () => {
  const SELLERS = ['Genova', 'Venezia', 'Marsiglia', 'Barcellona', 'Troyes', 'Bruges'];
  const BUYERS = ['Napoli', 'Palermo', 'Roma', 'Bologna', 'Milano', 'Avignone'];
  /** Lots at a price, in the order of the towns above. */
  const MOST = '4/50 5/50 6/60 7/70 3/30 8/80 2/240 3/220 4/200 5/190 6/180 3/260';
  const PRECIOUS = '3/50 4/50 5/60 6/70 2/30 7/80 2/260 2/280 3/240 4/210 5/200 3/280';

  rule('pod.22a', 'seventy-two bargains, thirty-six purchases and thirty-six sales, card by card', () => {
    const goods = ['preziosi', 'animali', 'stoffe', 'legname', 'materiale-edile', 'metalli'];
    const expected = goods.flatMap((good, index) =>
      (index === 0 ? PRECIOUS : MOST).split(' ').map((bargain, number) => {
        const town = [...SELLERS, ...BUYERS][number];
        return [
          `MC${String(index * 12 + number + 1).padStart(2, '0')}`,
          number < 6 ? 'buy' : 'sell',
          good,
          bargain,
          town,
        ];
      }),
    );
    const cards = mercator.cards.map(({ id, kind, good, lots, price, place }) => [
      id,
      kind,
      good,
      `${lots}/${price}`,
      place,
    ]);
    expect(cards).toEqual(expected);
    expect(cards).toHaveLength(72);
  });

  rule('pod.22c', 'six cards in a hand and a hundred florins to play one', () => {
    expect([mercator.hand, mercator.fee]).toEqual([6, 100]);
  });

  test('titles and texts name the good, the town, the lots and the price', () => {
    const goods = new Map(data.goods.goods.map(({ id, name }) => [id, name]));
    for (const { kind, good, lots, price, place, title, text } of mercator.cards) {
      const name = goods.get(good)?.it ?? '';
      expect(title.it).toBe(`${name[0]?.toUpperCase()}${name.slice(1)} ${kind === 'buy' ? 'da' : 'per'} ${place}`);
      for (const words of [text.it, text.en])
        for (const fact of [lots, price, place]) expect(words).toContain(String(fact));
      expect(text.en).toContain(goods.get(good)?.en);
    }
  });

  test('a purchase from a market at 100 brings what the deck was designed to bring', () => {
    // n lots at c, sold a month later five a turn at the price they pushed up, the fee paid.
    const gain = (lots: number, price: number): number => lots * (100 + 10 * Math.min(lots, 10) - price) - 100;
    expect([gain(2, 30), gain(3, 30), gain(4, 50), gain(5, 50)]).toEqual([80, 200, 260, 400]);
    const sales = mercator.cards
      .filter(({ kind }) => kind === 'sell')
      .map(({ lots, price }) => lots * (price - 100) - 100);
    expect([Math.min(...sales), Math.max(...sales)]).toEqual([180, 440]);
  });
});

/** An effect in a few words: its operation and what it is given. */
const words = (effect: Effect): string =>
  Object.entries(effect)
    .map(([key, value]) =>
      Array.isArray(value)
        ? `${key}(${value.map(item => (typeof item === 'string' ? item : words(item))).join('; ')})`
        : key === 'op'
          ? String(value)
          : `${key}=${value}`,
    )
    .join(' ');

const bank = (amount: number, from = 'purse'): string => `pay amount=${amount} from=${from} to=bank`;
const gain = (amount: number, to = 'purse'): string => `gain amount=${amount} to=${to}`;
const price = (good: string, delta: number): string => `price good=${good} delta=${delta}`;

const ANNALES = `
  AN01 | politica    | Tumulto in piazza            | payOrLoseTrust amount=120 from=purse class=laboratores                     | ${bank(60)}
  AN02 | politica    | Consiglio favorevole         | gainTrust where=home class=laboratores face=any otherwise(${gain(100)})    | same
  AN03 | politica    | Riforma degli statuti        | contributionDelta amount=-30                                               | as text
  AN04 | politica    | Magnati inquieti             | payOrLoseTrust amount=180 from=either class=bellatores                     | ${bank(60)}
  AN05 | politica    | Sindacato del Podestà        | ifBonusBelow limit=40 effects(pay amount=200 from=purse to=treasury)          | nothing
  AN06 | politica    | Le Arti plaudono             | bonus upper=20 lower=10                                                    | ${gain(100)}
  AN07 | politica    | Congiura scoperta            | drawBeneficio company=false, proditorProof                                 | drawBeneficio company=false
  AN08 | politica    | Bando di parte               | exile class=any free=false optional=true times=4 otherwise()               | nothing
  AN09 | politica    | Pacieri in città             | lockTrust                                                                  | same
  AN10 | politica    | Brogli al Consiglio          | playLast                                                                   | as text
  AN11 | diplomatica | Ambasceria imperiale         | byFaction guelph(${bank(200, 'treasury')}) ghibelline(${gain(300, 'treasury')}) | byFaction guelph(${bank(50)}) ghibelline(${gain(100)})
  AN12 | diplomatica | Legato pontificio            | byFaction guelph(${gain(300, 'treasury')}) ghibelline(${bank(200, 'treasury')}) | byFaction guelph(${gain(100)}) ghibelline(${bank(50)})
  AN13 | diplomatica | Salvacondotto                | allowance points=18                                                        | as text
  AN14 | diplomatica | Strade insicure              | allowance points=6                                                         | as text
  AN15 | diplomatica | Lettere intercettate         | showBenefici whose=own                                                     | as text
  AN16 | diplomatica | Spie ben pagate              | showBenefici whose=another                                                 | as text
  AN17 | diplomatica | Nozze tra casate             | gainTrust where=unrepresented class=mercatores face=own otherwise(${gain(100)}) | ${gain(100)}
  AN18 | diplomatica | Tregua di Dio                | truce                                                                      | as text
  AN19 | diplomatica | Rottura dei patti            | leaveLeague otherwise(${bank(100)})                                        | ${bank(50)}
  AN20 | economica   | Buon raccolto                | ${price('animali', -30)}, ${gain(200)}                                     | as text
  AN21 | economica   | Carestia                     | ${price('animali', 40)}, ${bank(300, 'treasury')}                          | ${price('animali', 40)}, ${bank(150)}
  AN22 | economica   | Fiera franca                 | freeFair                                                                   | as text
  AN23 | economica   | Naufragio                    | loseLots lots=2 which=most                                                 | as text
  AN24 | economica   | Vena d'argento               | ${price('preziosi', -40)}, ${price('metalli', -20)}, ${gain(100)}          | as text
  AN25 | economica   | Moda di Francia              | ${price('stoffe', 50)}                                                     | as text
  AN26 | economica   | Incendio dei fondachi        | loseLots lots=2 which=any, ${price('legname', 30)}, ${price('materiale-edile', 30)} | as text
  AN27 | economica   | Gabella sulle merci          | payPerLot amount=10                                                        | as text
  AN28 | economica   | Usura condannata             | cancelInterest otherwise(${gain(100)})                                     | as text
  AN29 | economica   | Moneta falsa                 | ${bank(150)}                                                               | as text
  AN30 | economica   | Commessa straniera           | foreignOrder lots=3 price=200                                              | as text
  AN31 | economica   | Corsari sulla costa          | ${price('stoffe', 30)}, ${price('preziosi', 30)}, ${bank(100)}             | as text
  AN32 | religiosa   | Reliquia miracolosa          | bonus upper=20 lower=10                                                    | ${gain(100)}
  AN33 | religiosa   | Interdetto                   | byFaction guelph(${bank(100)}) ghibelline(forbid what=trust)               | as text
  AN34 | religiosa   | Predicatore francescano      | contributionOnce times=1                                                   | same
  AN35 | religiosa   | Decima per la crociata       | ${bank(300, 'treasury')}                                                   | ${bank(150)}
  AN36 | religiosa   | Giubilo del patrono          | extraFeast                                                                 | nothing
  AN37 | religiosa   | Eretici in città             | exile class=laboratores free=true optional=false times=3 otherwise(${bank(100)}) | ${bank(50)}
  AN38 | religiosa   | Pellegrini sulla Francigena  | ifGoverns communes(lucca; san-gimignano; poggibonsi; siena) effects(${gain(250)}) otherwise(${gain(150)}) | ${gain(100)}
  AN39 | religiosa   | Flagellanti                  | forbid what=war, postponeBattles                                           | as text
  AN40 | religiosa   | Scomunica                    | bonus upper=-20 lower=-10                                                  | ${bank(50)}
  AN41 | militare    | Capitano in cerca d'ingaggio | drawBeneficio company=true                                                 | as text
  AN42 | militare    | Diserzioni                   | setArmed armed=false otherwise(${bank(100, 'treasury')})                   | nothing
  AN43 | militare    | Dono di armi                 | setArmed armed=true otherwise()                                            | nothing
  AN44 | militare    | Febbri nel campo             | fevers                                                                     | as text
  AN45 | militare    | Ingegneri d'oltralpe         | trebuchet attack=3                                                         | as text
  AN46 | militare    | Crollo di una torre          | walls D=-1 R=-1                                                            | nothing
  AN47 | militare    | Ronde rinforzate             | walls D=1 R=0                                                              | nothing
  AN48 | militare    | Piena dei fiumi              | terrain terrain=river cost=null                                            | as text
  AN49 | militare    | Neve sugli Appennini         | terrain terrain=mountain cost=12                                           | as text
  AN50 | militare    | Scorribande                  | ${bank(200, 'treasury')}                                                   | ${bank(100)}
  AN51 | militare    | Cavalieri di corredo         | knights                                                                    | as text
`;

describe('the Annales deck', () => {
  rule('pod.24b', 'fifty-one events of five kinds, card by card', () => {
    const cards = annales.cards.map(({ id, kind, title, effects, without }) => {
      const text = effects.map(words).join(', ');
      const other = without?.effects.map(words).join(', ');
      return [id, kind, title.it, text, other === undefined ? 'as text' : other === text ? 'same' : other || 'nothing'];
    });
    expect(cards).toEqual(written(ANNALES));
    const count = (kind: string): number => annales.cards.filter(card => card.kind === kind).length;
    expect(['politica', 'diplomatica', 'economica', 'religiosa', 'militare'].map(count)).toEqual([10, 9, 12, 9, 11]);
  });

  rule('pod.24a', 'twelve of them make a year', () => {
    expect(annales.perYear).toBe(12);
  });

  test('the texts name the sums of their effects in both languages', () => {
    for (const { id, effects, text } of annales.cards)
      for (const effect of effects)
        for (const language of [text.en, text.it])
          if ('amount' in effect && effect.op !== 'payPerLot')
            expect([id, language]).toEqual([id, expect.stringContaining(String(Math.abs(effect.amount)))]);
  });
});

test('the English of the Annales names goods in English', () => {
  const italian = /\b(preziosi|animali|stoffe|legname|materiale|metalli)\b/i;
  const said = annales.cards.flatMap(card => JSON.stringify(card).match(/"en":"(?:[^"\\]|\\.)*"/g) ?? []);
  expect(said.length).toBeGreaterThan(annales.cards.length);
  expect(said.filter(words => italian.test(words))).toEqual([]);
});
