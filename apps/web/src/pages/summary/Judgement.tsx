import type { Afterwards } from '@carroccio/bots';
import { afterwardsSaid, chancesSaid } from '@carroccio/engine/text';
import type { Teller } from '@carroccio/kernel';
import { LinePlot } from '@carroccio/table/plots/LinePlot.tsx';
import type { Line } from '@carroccio/table/plots/line.ts';
import { PlotData } from '@carroccio/table/plots/PlotData.tsx';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { skillText } from '../../text/skill.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';
import { figuresIn } from './figures.ts';
import { TurningPoints } from './TurningPoints.tsx';

interface JudgementProps {
  readonly account: Account;
  readonly after: Afterwards;
  readonly teller: Teller;
}

/** What came of the match: the fair sentences, the chances over time, and where it turned. */
export function Judgement({ account: { kept, record, view }, after, teller }: JudgementProps) {
  const language = useLanguage();
  const text = skillText[language];
  const figures = figuresIn(language);
  const lines = chanceLines(
    after,
    view.seatNames.map((_, seat) => teller.seat(seat)),
  );
  return (
    <>
      <p className="skill-words">{afterwardsSaid(after, teller, language).join(' ')}</p>
      <h3>{text.turned}</h3>
      <TurningPoints match={kept.id} {...{ record, after, teller }} />
      <h3>{text.chances}</h3>
      <LinePlot
        title={text.chances}
        says={text.chancesSay(chancesSaid(after.start, teller, language))}
        xLabel={summaryText[language].moment}
        yLabel={text.chancesAxis}
        lines={lines}
        end={record.history.length}
        number={figures.plain}
      />
      <PlotData
        summary={summaryText[language].asTable}
        caption={text.chances}
        xLabel={summaryText[language].moment}
        lines={lines}
        number={figures.plain}
        moment={x => `/replay/${kept.id}/${x}`}
      />
    </>
  );
}

/** The chances of each seat in a hundred; only where they change. */
function chanceLines({ start, entries }: Afterwards, names: readonly string[]): Line[] {
  return names.map((name, seat) => {
    const all = [start, ...entries.map(({ chances }) => chances)].map(chances => 100 * (chances[seat] ?? 0));
    const points = all.map((y, x) => ({ x, y })).filter(({ x, y }) => x === 0 || y !== all[x - 1]);
    return { seat, name, points };
  });
}
