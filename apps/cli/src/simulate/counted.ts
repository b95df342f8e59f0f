import { FaultCount } from './faults.ts';
import { type Simulation, seatNames, type Told } from './simulation.ts';
import { type Summary, Tally } from './tally.ts';

/** What all the matches came to, together and by scenario. */
export interface Counted {
  total: Summary;
  scenarios: Record<string, Summary>;
  faults: FaultCount['summary'];
}

/** Counts matches in their own order: what ended first, and where, changes nothing. */
export function count(simulation: Simulation, matches: readonly Told[]): Counted {
  const { scenarios } = simulation;
  const faults = new FaultCount();
  const all = new Tally(scenarios.flatMap(scenario => seatNames(simulation, scenario)));
  const each = new Map(scenarios.map(scenario => [scenario, new Tally(seatNames(simulation, scenario))]));
  for (const match of [...matches].sort((a, b) => a.number - b.number)) {
    const names = seatNames(simulation, match.scenario);
    faults.add(match.faults, names);
    for (const tally of [all, each.get(match.scenario)]) {
      if ('failure' in match.outcome) tally?.addFailed();
      else tally?.addFinished(match.outcome.finished, names);
    }
  }
  return {
    total: all.summary(),
    scenarios: Object.fromEntries([...each].map(([scenario, tally]) => [scenario, tally.summary()])),
    faults: faults.summary,
  };
}
