import { stripeOf } from '../counters/colours.ts';

/** The colour of a Battaglia beside its name. */
export function Stripe({ colour }: { colour: string }) {
  return <span className="gg-stripe" aria-hidden="true" style={{ background: stripeOf(colour).fill }} />;
}
