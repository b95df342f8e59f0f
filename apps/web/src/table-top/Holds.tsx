import type { Json } from '@carroccio/kernel';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { Actor } from './state/actor.ts';

interface HoldsProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly actor: Actor;
}

/** Where a reaction is asked for: no to all of its kind, for a while. */
export function Holds({ table, sight, actor }: HoldsProps) {
  const text = useText(matchText);
  const language = useLanguage();
  const { decision, legal } = sight;
  const refusable = decision ? table.refusable?.[decision.step] : undefined;
  const no = legal.find(({ type }) => type === refusable?.no.type);
  if (!decision || !refusable || !no || legal.length < 2 || !actor.hold) return null;
  const { step, frame } = decision;
  const beside = Object.keys(table.refusable ?? {});
  const hold = (same: Readonly<Record<string, Json>>): void => {
    void actor.hold?.({ step, action: { type: no.type }, while: same, until: null, beside }, no);
  };
  const name = refusable.name[language];
  return (
    <fieldset className="holds">
      <legend>{name}</legend>
      {refusable.move && (
        <button type="button" onClick={() => hold(fieldsOf(frame, refusable.move ?? []))}>
          {text.holdMove}
        </button>
      )}
      <button type="button" onClick={() => hold({})}>
        {text.holdUntilAsked}
      </button>
    </fieldset>
  );
}

function fieldsOf(frame: object, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(Object.entries(frame).filter(([name]) => names.includes(name)));
}
