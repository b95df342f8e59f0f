import type { Teller } from '@carroccio/kernel';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';

/** Who won, why, and by which rule; or that it is not over. */
export function Outcome({ account: { view, laid }, teller }: { account: Account; teller: Teller }) {
  const text = useText(summaryText);
  const { result, decision } = view;
  if (!result) {
    const [deciding] = decision?.seats ?? [];
    return (
      <p className="outcome">
        {text.unfinished} {deciding !== undefined && text.decides(teller.seat(deciding))}
      </p>
    );
  }
  const winners = result.winners.map(seat => teller.seat(seat)).join(', ');
  return (
    <div className="outcome">
      <p className="outcome-winner">{result.winners.length === 0 ? text.draw : text.won(winners)}</p>
      <p>
        {teller.event({ type: 'end', ...result })} <RuleLink rule={result.rule} rulebook={laid.game.rulebook} />
      </p>
    </div>
  );
}
