/** Positions of No queda from which tests in the browser begin. */
import { batirnos } from '@carroccio/batirnos';
import { type AnyAction, at, Match, type MatchRecord, Registry } from '@carroccio/kernel';

const game = new Registry([batirnos]).game('batirnos');

/** What brings the armies together: chosen four times in five where it is offered. */
const BOLD: readonly string[] = ['assign', 'march', 'charge', 'step', 'shoot', 'attack', 'join'];

/** A battle of the farm that has come to a decision of this kind, by chances that are the same every time. */
export function battleAt(step: string, wanted: (action: AnyAction) => boolean = () => true): MatchRecord {
  for (let seed = 0; seed < 40; seed++) {
    const match = new Match(game, { scenario: 'intro', options: { deployment: 'historical' }, seed: `farm ${seed}` });
    let number = 7 + seed;
    const next = (most: number): number => {
      number = (number * 48_271) % 2_147_483_647;
      return number % most;
    };
    for (let count = 0; count < 400; count++) {
      const decision = match.play.decision();
      if (!decision) break;
      const [seat = 0] = decision.seats;
      const legal = match.play.legal(seat);
      if (decision.step === step && legal.some(wanted)) return match.record();
      const bold = next(5) < 4 ? legal.filter(({ type }) => BOLD.includes(type)) : [];
      const from = bold.length > 0 ? bold : legal;
      match.act(seat, at(from, next(from.length)));
    }
  }
  throw new Error(`no battle comes to ${step}`);
}

/** The cards of the deployment are dealt: the first division is to be placed. */
export function beforePlacing(): MatchRecord {
  const match = new Match(game, { scenario: 'intro', seed: 'placing' });
  while (match.play.decision()?.step !== 'placing') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    match.act(seat, at(match.play.legal(seat), 0));
  }
  return match.record();
}
