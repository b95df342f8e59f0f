import { useText } from '@carroccio/table/text/bilingual.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { neighbours } from '../../../online/neighbours.ts';
import { neighbourText } from '../../../text/online/neighbours.ts';
import { useAsked } from '../use-asked.ts';

const once = (): boolean => true;

/** Whom one does not hear or meet; at their profiles it is taken back. */
export function BlockedPeople() {
  const text = useText(neighbourText);
  const { answer } = useAsked(
    useCallback(() => neighbours.blocks(), []),
    once,
  );
  return (
    <section aria-labelledby="blocked-title">
      <h2 id="blocked-title">{text.blocks}</h2>
      {answer?.length === 0 && <p>{text.none}</p>}
      <ul className="standings">
        {answer?.map(({ person, name, how }) => (
          <li key={person}>
            <Link href={`/online/person/${person}`}>{name}</Link>: {how === 'block' ? text.notMet : text.notHeard}
          </li>
        ))}
      </ul>
    </section>
  );
}
