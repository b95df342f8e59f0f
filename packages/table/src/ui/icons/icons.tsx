import { Drawing, type Drawn } from './Drawing.tsx';
import { type IconName, SHAPES } from './shapes.ts';

export type { IconName } from './shapes.ts';

interface IconProps extends Drawn {
  name: IconName;
}

export function Icon({ name, size = 20, ...drawn }: IconProps) {
  return (
    <Drawing box={[20, 20]} size={size} {...drawn}>
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
