import type { Teller } from '@carroccio/kernel';
import { LinePlot } from '@carroccio/table/plots/LinePlot.tsx';
import { PlotData } from '@carroccio/table/plots/PlotData.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';
import type { Figures } from './figures.ts';
import { luckOf } from './luck.ts';

interface LuckProps {
  readonly account: Account;
  readonly teller: Teller;
  readonly figures: Figures;
}

/** How the dice fell for each side against what was to be expected, and how unusual that is. */
export function LuckOfDice({ account: { kept, record, laid, view, log }, teller, figures }: LuckProps) {
  const text = useText(summaryText);
  const { luck: meant } = laid.table;
  if (!meant) return null;
  const seats = view.seatNames.map((_, seat) => ({ seat, name: teller.seat(seat), luck: luckOf(log, meant, seat) }));
  const rolled = seats.filter(({ luck }) => luck.dice > 0);
  const end = record.history.length;
  return (
    <section aria-labelledby="luck-title">
      <h2 id="luck-title">{text.luck}</h2>
      <p>{rolled.length > 0 ? text.luckAbout : text.noLuck}</p>
      <div className="plots">
        {rolled.map(({ seat, name, luck }) => {
          const lines = [{ seat, name, points: luck.points }];
          const said = `${text.luckWords(
            figures.plain(luck.dice),
            figures.signed(luck.total),
            figures.signed(luck.total / luck.deviation),
          )} ${text.luckShare(figures.plain(Math.round(luck.share * 100)))}`;
          return (
            <section key={seat} aria-label={text.luckTitle(name)}>
              <h3>{name}</h3>
              <LinePlot
                title={text.luckTitle(name)}
                says={said}
                xLabel={text.moment}
                yLabel={text.luckAxis}
                lines={lines}
                end={end}
                band={{ name: text.luckBand, edges: luck.band }}
                number={figures.plain}
              />
              <p className="luck-words">{said}</p>
              <PlotData
                summary={text.asTable}
                caption={text.luckTitle(name)}
                xLabel={text.moment}
                lines={lines}
                number={figures.signed}
                moment={x => `/replay/${kept.id}/${x}`}
              />
            </section>
          );
        })}
      </div>
    </section>
  );
}
