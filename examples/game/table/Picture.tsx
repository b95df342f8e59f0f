/** The picture on the first page: a rider before the houses of the square. */
import { blazons } from '@carroccio/table/heraldry/blazons.ts';
import { Diaper, Frame } from '@carroccio/table/pictures/Frame.tsx';
import { Knight } from '@carroccio/table/pictures/Knight.tsx';
import { Town } from '@carroccio/table/pictures/Town.tsx';
import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';

export function Picture(drawn: Drawn) {
  return (
    <Frame drawn={drawn}>
      <Diaper ground="var(--gules)" lines="rgb(255 255 255 / 22%)" />
      <Town x={90} y={60} />
      <Town x={270} y={60} />
      <path className="meadow lined" d="M0 210C120 196 360 196 480 210V300H0Z" />
      <Knight x={120} y={150} scale={1.3} arms={blazons.siena} coat="argent" trim="sable" horse="bay" />
    </Frame>
  );
}
