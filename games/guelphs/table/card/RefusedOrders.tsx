/** The Orders a unit cannot be given now, and why. */
import { card, ORDERS, type OrderKind, onMap, whyNoOrder } from '@carroccio/guelphs/survey';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

interface Refused {
  readonly why: string;
  readonly rule: string;
  readonly orders: OrderKind[];
}

/** Orders refused for the same reason stand together. */
function refusalsOf(lore: Lore, sight: BattleSight, unit: number): Refused[] {
  const frame = sight.decision?.frame;
  const b = lore.battle(sight);
  if (frame?.step !== 'orders' || !onMap(b, unit) || !sight.decision?.seats.includes(card(b, unit).side)) return [];
  const teller = lore.teller(sight);
  const found = new Map<string, Refused>();
  for (const order of ORDERS) {
    const refusal = whyNoOrder(b, frame, order, unit);
    if (!refusal) continue;
    const why = teller.refusal({ ...refusal });
    const known = found.get(why);
    if (known) known.orders.push(order);
    else found.set(why, { why, rule: refusal.rule, orders: [order] });
  }
  return [...found.values()];
}

export function RefusedOrders({ lore, sight, unit }: { lore: Lore; sight: BattleSight; unit: number }) {
  const refused = refusalsOf(lore, sight, unit);
  if (refused.length === 0) return null;
  const { card: words, orders: names } = WORDS[sight.language];
  return (
    <>
      <h4>{words.mayNot}</h4>
      <ul>
        {refused.map(({ why, rule, orders }) => (
          <li key={why}>
            <b>{orders.map(order => names[order]).join(', ')}</b>: {why}{' '}
            <RuleLink rule={rule} rulebook={lore.setting.game.rulebook} />
          </li>
        ))}
      </ul>
    </>
  );
}
