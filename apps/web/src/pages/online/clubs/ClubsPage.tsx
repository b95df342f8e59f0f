import { useText } from '@carroccio/table/text/bilingual.ts';
import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../../online/api.ts';
import { clubs } from '../../../online/clubs.ts';
import { clubText } from '../../../text/online/clubs.ts';
import { onlineText } from '../../../text/online/online.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import { ClubForm } from './ClubForm.tsx';
import '../online.css';

const both = async () => {
  const [person, all] = await Promise.all([api.me(), clubs.list()]);
  return { person, all };
};

/** All clubs, and one of one's own. */
export default function ClubsPage() {
  const text = useText(clubText);
  const online = useText(onlineText);
  const [, go] = useLocation();
  const { answer, problem, again } = useAsked(useCallback(both, []));
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={problem} />
      {answer?.all.length === 0 && <p>{text.none}</p>}
      <ul className="standings">
        {answer?.all.map(({ id, name, about, members }) => (
          <li key={id}>
            <Link href={`/online/club/${id}`}>{name}</Link> · {text.members(members)}
            {about !== '' && ` · ${about}`}
          </li>
        ))}
      </ul>
      {answer && !answer.person && <NameForm onKnown={again} />}
      {answer?.person && (
        <ClubForm
          known={null}
          keep={async ({ name, about, free }) => go(`/online/club/${await clubs.found(name, about, free)}`)}
        />
      )}
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}
