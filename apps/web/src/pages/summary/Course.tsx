import type { Teller } from '@carroccio/kernel';
import { LinePlot } from '@carroccio/table/plots/LinePlot.tsx';
import { type Line, valueAt } from '@carroccio/table/plots/line.ts';
import { PlotData } from '@carroccio/table/plots/PlotData.tsx';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';
import type { Figures } from './figures.ts';
import { gathered } from './gathered.ts';

interface CourseProps {
  readonly account: Account;
  readonly teller: Teller;
  readonly figures: Figures;
}

/** What each side gathered, plot by plot. */
export function Course({ account: { kept, record, laid, view, log }, teller, figures }: CourseProps) {
  const language = useLanguage();
  const text = summaryText[language];
  const { series = [] } = laid.table;
  if (series.length === 0) return null;
  const names = view.seatNames.map((_, seat) => teller.seat(seat));
  const end = record.history.length;
  return (
    <section aria-labelledby="course-title">
      <h2 id="course-title">{text.course}</h2>
      <div className="plots">
        {series.map(one => {
          const name = one.name[language];
          const lines = gathered(one, log, view, names);
          return (
            <section key={one.id} aria-label={name}>
              <h3>{name}</h3>
              <LinePlot
                title={name}
                says={text.plotSays(name, endsOf(lines, end))}
                xLabel={text.moment}
                yLabel={name}
                lines={lines}
                end={end}
                number={figures.plain}
              />
              <PlotData
                summary={text.asTable}
                caption={name}
                xLabel={text.moment}
                lines={lines}
                number={figures.plain}
                moment={x => `/replay/${kept.id}/${x}`}
              />
            </section>
          );
        })}
      </div>
    </section>
  );

  function endsOf(lines: readonly Line[], at: number): string {
    return lines.map(line => text.endsAt(line.name, figures.plain(valueAt(line, at)))).join(', ');
  }
}
