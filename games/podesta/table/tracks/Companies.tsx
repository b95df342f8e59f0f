/** The six companies of fortune: who employs them, for what, where. */
import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { companyArms } from '../arms.ts';
import type { Labels } from '../labels.ts';
import { SeatTag } from './SeatTag.tsx';

export function Companies({ labels }: { labels: Labels }) {
  const { sight, words, names, lore } = labels;
  const { employer, fee, station } = sight.state;
  const hired = lore.data.companies.companies.flatMap(({ id }, company) =>
    (employer[company] ?? -1) >= 0 ? [{ id, company }] : [],
  );
  return (
    <section>
      <h3>{words.tracks.companies}</h3>
      {hired.length === 0 && <p className="pod-note">{words.tracks.noneHired}</p>}
      <ul className="pod-companies">
        {hired.map(({ id, company }) => (
          <li key={id}>
            <Shield blazon={companyArms(id)} size={20} /> <b>{names.company(company)}</b>
            <br />
            <SeatTag labels={labels} seat={employer[company] ?? -1} /> {labels.florins(fee[company] ?? 0)}
            {(station[company] ?? -1) >= 0 && `, ${names.commune(station[company] ?? 0)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
