import { Drawing, type Drawn } from '../ui/icons/Drawing.tsx';
import { Arms } from './Arms.tsx';
import type { Blazon } from './blazon.ts';
import { FLAG, GONFALON, SHIELD } from './surfaces.ts';
import type { Manner } from './tinctures.tsx';

interface BearingProps extends Drawn {
  blazon: Blazon;
  manner?: Manner;
}

export function Shield({ blazon, manner = 'painted', ...drawn }: BearingProps) {
  return (
    <Drawing box={[SHIELD.width, SHIELD.height]} {...drawn}>
      <Arms blazon={blazon} surface={SHIELD} manner={manner} />
    </Drawing>
  );
}

interface BannerProps extends BearingProps {
  /** A flag flies from a pole at its left; a gonfalon hangs from a crossbar and has two tails. */
  cut?: 'flag' | 'gonfalon';
}

export function Banner({ blazon, cut = 'flag', manner = 'painted', ...drawn }: BannerProps) {
  const surface = cut === 'flag' ? FLAG : GONFALON;
  return (
    <Drawing box={[surface.width, surface.height]} {...drawn}>
      <Arms blazon={blazon} surface={surface} manner={manner} />
    </Drawing>
  );
}
