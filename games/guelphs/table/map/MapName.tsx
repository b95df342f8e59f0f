import { num } from '@carroccio/table/ground/unit.ts';
import { LEADING, type SetName } from './names.ts';

export function MapName({ name: { kind, at, turned, lines } }: { name: SetName }) {
  const first = kind === 'building' ? 0 : (-(lines.length - 1) / 2) * LEADING;
  return (
    <text
      className={`map-name map-name-${kind}`}
      transform={`translate(${num(at.x)} ${num(at.y)}) rotate(${num(turned)})`}
      dominantBaseline="central"
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" y={first + index * LEADING}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
