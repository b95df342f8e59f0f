import { isRoll, type Teller } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';
import type { Figures } from './figures.ts';

interface NumbersProps {
  readonly account: Account;
  readonly teller: Teller;
  readonly figures: Figures;
}

/** How long the match was, and what it was made of. */
export function Numbers({ account: { record, view, log }, teller, figures }: NumbersProps) {
  const text = useText(summaryText);
  const dice = log.reduce((sum, { event }) => sum + (isRoll(event) ? event.dice.length : 0), 0);
  const decisionsOf = (seat: number): number =>
    record.history.filter(entry => 'seat' in entry && entry.seat === seat).length;
  const scores = view.result?.scores ?? [];
  const rows: [string, string][] = [
    ...scores.map((score, seat): [string, string] => [
      `${text.score}: ${teller.seat(seat)}`,
      score === null ? '–' : figures.plain(score),
    ]),
    [text.length, text.lengthAbout(record.history.length)],
    ...(dice > 0 ? [[text.diceRolled, figures.plain(dice)] satisfies [string, string]] : []),
    ...view.seatNames.map((_, seat): [string, string] => [
      text.decisions(teller.seat(seat)),
      figures.plain(decisionsOf(seat)),
    ]),
  ];
  return (
    <section aria-labelledby="numbers-title">
      <h2 id="numbers-title">{text.numbers}</h2>
      <dl className="numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
