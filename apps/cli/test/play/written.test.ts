/** Whole offers as they are typed at the keyboard. */
import { type AnyAction, Match, Registry, Teller } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { expect, test } from 'vitest';
import { readLine } from '../../src/play/written.ts';

const game = new Registry([podesta]).game('podesta');

/** A Beneficio, and where the first of its kind lies in the full bag. */
const PRODITOR = 6;
const FIRST_IN_BAG = 36;

/** The first political phase of a match, in which these lines are read. */
function politics(language: 'en' | 'it' = 'en') {
  const match = new Match(game, { scenario: 'short', seats: 3, seed: 'lines', stream: 'sfc32' });
  const first = (): number => match.play.decision()?.seats[0] ?? 0;
  while (match.play.decision()?.step !== 'political')
    match.act(first(), match.play.legal(first())[0] ?? { type: 'lay', florins: 0 });
  const seat = first();
  const partner = (seat + 1) % 3;
  // One can only ask for what there is to give.
  const given = match.edit([
    { op: 'replace', path: `/state/players/${partner}/benefici`, value: [PRODITOR] },
    { op: 'remove', path: `/state/bag/${FIRST_IN_BAG}` },
  ]);
  expect(given).toMatchObject({ ok: true });
  const teller = new Teller(game, match.play.scene, language);
  const families = match.play.families(seat);
  const read = (line: string) => readLine(families, line, teller);
  const explained = (action: AnyAction) => match.play.explain(seat, action);
  return { read, explained, partner };
}

test('an offer is typed as a line: to whom, what is given, what is taken', () => {
  const { read, explained, partner } = politics();
  const said = read(`propose ${partner + 1} give 350 florins take promise peace 3 months, beneficio proditor`);
  const action = {
    type: 'propose',
    partner,
    give: [{ kind: 'florins', florins: 350 }],
    take: [
      { kind: 'promise', what: 0, months: 3, florins: 0 },
      { kind: 'beneficio', token: PRODITOR },
    ],
  };
  expect(said).toEqual({ action });
  expect(explained(action)).toBeNull();
  expect(read(`propose ${partner + 1} take 100 florins and payment 500 6 months`)).toMatchObject({
    action: { give: [], take: [{ florins: 100 }, { kind: 'promise', what: 2, months: 6, florins: 500 }] },
  });
});

test('what is refused is left to the rules; what says nothing is told', () => {
  const { read, explained, partner } = politics();
  const odd = read(`propose ${partner + 1} give 355 florins`);
  expect(odd && 'action' in odd ? explained(odd.action) : null).toMatchObject({ reason: 'inSteps', of: 10 });
  expect(read(`propose ${partner + 1} give 10 elephants`)).toEqual({ unclear: '10 elephants' });
  expect(read('propose nobody give 10 florins')).toEqual({ unclear: 'nobody' });
  expect([read('accept'), read('march 3')]).toEqual([null, null]);
});

test('in Italian too', () => {
  const { read, partner } = politics('it');
  expect(read(`propose ${partner + 1} dà 350 fiorini chiede promessa pace 3 mesi`)).toMatchObject({
    action: { give: [{ kind: 'florins', florins: 350 }], take: [{ kind: 'promise', what: 0, months: 3 }] },
  });
});
