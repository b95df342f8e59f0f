import type { Teller } from '@carroccio/kernel';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { Laid } from '../../match/laid.ts';

interface QuestionProps {
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly laid: Laid;
  /** How much has been entered in the match. */
  readonly entries: number;
  /** Whether it was ended beside the rules: nothing is asked any more. */
  readonly settled?: boolean;
}

/** What is asked, or how it ended: at the beginning with what is played for, at the end with that and what was counted. */
export function Question({ sight, teller, laid, entries, settled = false }: QuestionProps) {
  const text = useText(matchText);
  const { decision, result } = sight;
  const { rulebook } = laid.game;
  const beginning = entries === 0 || (decision && laid.table.setUp?.includes(decision.step));
  return (
    <>
      {decision && !settled && (
        <p className="what">
          {teller.prompt(decision)} <RuleLink rule={decision.rule} rulebook={rulebook} />
        </p>
      )}
      {result && (
        <>
          <p className="who">
            {result.winners.length === 0
              ? text.draw
              : text.won(result.winners.map(seat => teller.seat(seat)).join(', '))}
          </p>
          <p className="what">
            {teller.event({ type: 'end', ...result })} <RuleLink rule={result.rule} rulebook={rulebook} />
          </p>
        </>
      )}
      {(result || beginning) && <Aims laid={laid} sight={sight} teller={teller} over={result !== null} />}
    </>
  );
}

/** At the beginning what is played for, at the end that and what it was counted by. */
function Aims({ laid, sight, teller, over }: Pick<QuestionProps, 'laid' | 'sight' | 'teller'> & { over: boolean }) {
  const { scenario, seatNames } = sight.scene;
  const aims = laid.table.briefing?.(scenario, sight.language).aims ?? [];
  const scores = over ? (laid.table.bar?.(sight).scores ?? []) : [];
  return (
    <ul className="match-aims" data-early={!over || undefined}>
      {(over ? aims : aims.slice(0, 1)).map(aim => (
        <li key={aim}>{aim}</li>
      ))}
      {seatNames.flatMap((name, seat) => {
        const score = scores[seat];
        return score === undefined ? [] : [<li key={name}>{`${teller.seat(seat)}: ${score}`}</li>];
      })}
    </ul>
  );
}
