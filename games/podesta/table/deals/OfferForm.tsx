/** An offer as one sheet with two sides: what one gives, what one gets, what each would have then; and one Send. */
import type { AnyAction, Described, Item } from '@carroccio/kernel';
import type { Leg } from '@carroccio/podesta/survey';
import type { FormProps } from '@carroccio/table/table.ts';
import { type ComponentType, type FormEvent, useEffect, useMemo, useState } from 'react';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { Afterwards } from './Afterwards.tsx';
import type { Moved } from './after.ts';
import { itemOf, type Row } from './rows.ts';
import { Side } from './Side.tsx';

type Sheet = Readonly<Record<'give' | 'take', readonly Row[]>>;
const SIDES = ['give', 'take'] as const;
const EMPTY: Sheet = { give: [], take: [] };

const itemsOf = ({ fields }: Described, side: string): readonly Item[] => {
  const field = fields.find(one => one.field === side);
  return field?.kind === 'items' ? field.of : [];
};
const mostOf = ({ fields: [field] }: Described): number => (field?.kind === 'items' ? field.most : 0);

/** An offer answered with another starts from what was offered, as far as it can be said. */
function answering(family: Described, seat: number, legs: readonly Leg[]): Sheet {
  const rows = (side: 'give' | 'take'): Row[] =>
    legs
      .filter(({ from }) => (from === seat) === (side === 'give'))
      .map(({ from: _, to: __, kind, ...terms }, id) => ({ id, kind, terms }))
      .filter(row => itemOf(itemsOf(family, side), row) !== undefined);
  return { give: rows('give'), take: rows('take') };
}

/** Where the offer is made, and to whom: another sheet lies there. */
const placeOf = ({ seat, decision, state }: PodestaSight): string =>
  `${seat} ${decision?.step} ${decision?.seats.join()} ${state.deal?.id ?? ''}`;

export const createOfferForm = (lore: Lore): ComponentType<FormProps<PodestaSight>> =>
  function OfferForm(props) {
    return <OfferSheet key={placeOf(props.sight)} lore={lore} {...props} />;
  };

function OfferSheet({ lore, sight, families, refusal, choose }: FormProps<PodestaSight> & { lore: Lore }) {
  const labels = new Labels(lore, sight);
  const { offer } = labels.words;
  const teller = useMemo(() => lore.teller(sight), [lore, sight]);
  const { deal } = sight.state;
  const seat = sight.seat ?? sight.decision?.seats[0] ?? 0;
  const partnerOf = ({ same }: Described): number =>
    typeof same.partner === 'number' ? same.partner : (deal?.proposer ?? 0);

  const [partner, setPartner] = useState(() => partnerOf(families[0] ?? NOBODY));
  const family = families.find(one => partnerOf(one) === partner) ?? families[0] ?? NOBODY;
  const [sheet, setSheet] = useState<Sheet>(() =>
    family.type === 'counter' && deal ? answering(family, seat, deal.legs) : EMPTY,
  );
  const [refused, setRefused] = useState<string | null>(null);

  const said = JSON.stringify(actionOf(family, sheet));
  const many = sheet.give.length + sheet.take.length;
  useEffect(() => {
    let current = true;
    setRefused(null);
    if (many > 0)
      void refusal(JSON.parse(said)).then(words => {
        if (current) setRefused(words);
      });
    return () => {
      current = false;
    };
  }, [said, many, refusal]);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (many > 0 && refused === null) choose(actionOf(family, sheet));
  };
  const other = partnerOf(family);
  const moved: Moved[] = SIDES.flatMap(side =>
    sheet[side].map(row => ({ ...row, ...(side === 'give' ? { from: seat, to: other } : { from: other, to: seat }) })),
  );
  return (
    <form className="pod-offer" noValidate onSubmit={send}>
      {families.length > 1 && (
        <label className="pod-offer-to">
          {offer.partner}{' '}
          <select value={other} onChange={event => setPartner(Number(event.target.value))}>
            {families.map(one => (
              <option key={partnerOf(one)} value={partnerOf(one)}>
                {labels.seat(partnerOf(one))}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="pod-offer-sides">
        {SIDES.map(side => (
          <Side
            key={side}
            labels={labels}
            teller={teller}
            title={offer[side](labels.nick(other))}
            items={itemsOf(family, side)}
            rows={sheet[side]}
            room={many < mostOf(family)}
            change={rows => setSheet({ ...sheet, [side]: rows })}
          />
        ))}
      </div>
      {many > 0 && <Afterwards labels={labels} seats={[seat, other]} moved={moved} />}
      <p className="pod-offer-refusal" role="status">
        {refused}
      </p>
      <button type="submit" disabled={many === 0 || refused !== null}>
        {family.type === 'counter' ? offer.sendCounter(labels.nick(other)) : offer.send(labels.nick(other))}
      </button>
    </form>
  );
}

const NOBODY: Described = { type: 'propose', same: {}, fields: [] };

const saidOf = ({ kind, terms }: Row): object => ({ kind, ...terms });

const actionOf = ({ type, same }: Described, { give, take }: Sheet): AnyAction => ({
  type,
  ...same,
  give: give.map(saidOf),
  take: take.map(saidOf),
});
