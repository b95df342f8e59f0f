import { useText } from '@carroccio/table/text/bilingual.ts';
import type { KeptPack } from '../../keep/database.ts';
import { newMatchText } from '../../text/new-match.ts';

interface PackChoiceProps {
  readonly packs: readonly KeptPack[];
  readonly chosen: string | null;
  choose(pack: string | null): void;
}

export function PackChoice({ packs, chosen, choose }: PackChoiceProps) {
  const text = useText(newMatchText);
  if (packs.length === 0) return null;
  return (
    <fieldset>
      <legend className="rubric">{text.data}</legend>
      <label className="seat">
        <span className="about">{text.dataAbout}</span>
        <select value={chosen ?? ''} onChange={({ currentTarget: { value } }) => choose(value === '' ? null : value)}>
          <option value="">{text.ownData}</option>
          {packs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
