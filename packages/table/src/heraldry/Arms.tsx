/** Arms on a surface of any outline: field, ordinaries, charges. */
import { useId } from 'react';
import type { Blazon, Charge, Field, Ordinary, Tincture } from './blazon.ts';
import { chargeShape } from './charges/index.ts';
import { secondPart } from './divisions.ts';
import { type Spot, type Surface, spots } from './layout.ts';
import { alongTheBend, ordinaryOutline } from './ordinaries.ts';
import { type Fill, fillOf, Hatchings, type Manner } from './tinctures.tsx';

const INK = 'var(--sable)';

function FieldArt({ field, surface, fill }: { field: Field; surface: Surface; fill: Fill }) {
  const [first, second] = typeof field === 'string' ? [field] : field.tinctures;
  return (
    <>
      <rect width={surface.width} height={surface.height} fill={fill(first)} />
      {typeof field !== 'string' && second && (
        <path d={secondPart(field, surface)} fill={fill(second)} stroke={INK} strokeWidth={0.7} />
      )}
    </>
  );
}

interface OrdinaryProps {
  ordinary: Ordinary;
  surface: Surface;
  fill: Fill;
  id: string;
}

function Bordure({ tincture, surface, fill }: { tincture: Tincture; surface: Surface; fill: Fill }) {
  const breadth = Math.min(surface.width, surface.height) * 0.22;
  return (
    <>
      <path d={surface.outline} fill="none" stroke={INK} strokeWidth={breadth + 2.4} />
      <path d={surface.outline} fill="none" stroke={fill(tincture)} strokeWidth={breadth} />
    </>
  );
}

function OrdinaryArt({ ordinary, surface, fill, id }: OrdinaryProps) {
  const { tincture } = ordinary;
  const outline = ordinaryOutline(ordinary, surface);
  if (outline === undefined) {
    return (
      <Bordure
        tincture={typeof tincture === 'string' ? tincture : tincture.tinctures[0]}
        surface={surface}
        fill={fill}
      />
    );
  }
  if (typeof tincture === 'string') {
    return <path d={outline} fill={fill(tincture)} stroke={INK} strokeWidth={1.2} strokeLinejoin="round" />;
  }
  const ground: Surface = { ...surface, width: surface.width * 1.6, height: surface.height * 1.6 };
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform={alongTheBend(ordinary, surface)}>
          <FieldArt field={tincture} surface={ground} fill={fill} />
        </g>
      </g>
      <path d={outline} fill="none" stroke={INK} strokeWidth={1.2} />
    </>
  );
}

/** Lines on a black charge are light; on the others, ink. */
const detailOf = (tincture: Tincture): string => (tincture === 'sable' ? 'var(--stone)' : INK);

function ChargeArt({ charge, spot, fill }: { charge: Charge; spot: Spot; fill: Fill }) {
  const { solids, limbs = [], detail } = chargeShape(charge.kind);
  const scale = spot.side / 100;
  // Black needs no outline, and small charges a finer one, or it would fill their gaps.
  const edge = charge.tincture === 'sable' ? 0 : Math.min(1.1, spot.side * 0.022) / scale;
  const paint = fill(charge.tincture);
  return (
    <g
      transform={`translate(${spot.x - spot.side / 2} ${spot.y - spot.side / 2}) scale(${scale})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {solids.map(d => (
        <path key={d} d={d} fillRule="evenodd" fill={INK} stroke={INK} strokeWidth={2 * edge} />
      ))}
      {limbs.map(({ d, breadth }) => (
        <path key={d} d={d} fill="none" stroke={INK} strokeWidth={breadth + 2 * edge} />
      ))}
      {solids.map(d => (
        <path key={d} d={d} fillRule="evenodd" fill={paint} />
      ))}
      {limbs.map(({ d, breadth }) => (
        <path key={d} d={d} fill="none" stroke={paint} strokeWidth={breadth} />
      ))}
      {detail && spot.side > 34 && (
        <path d={detail} fill="none" stroke={detailOf(charge.tincture)} strokeWidth={Math.max(1.1, 0.75 / scale)} />
      )}
    </g>
  );
}

interface ArmsProps {
  blazon: Blazon;
  surface: Surface;
  manner: Manner;
}

export function Arms({ blazon: { field, ordinaries = [], charges = [] }, surface, manner }: ArmsProps) {
  const id = useId();
  const fill = fillOf(id, manner);
  return (
    <>
      {manner === 'engraved' && <Hatchings id={id} />}
      <clipPath id={`${id}-edge`}>
        <path d={surface.outline} />
      </clipPath>
      {/* A light rim, for what is black on a night table. */}
      <path d={surface.outline} fill="none" stroke="var(--edge)" strokeWidth={4.5} strokeLinejoin="round" />
      <g clipPath={`url(#${id}-edge)`}>
        <FieldArt field={field} surface={surface} fill={fill} />
        {ordinaries.map((ordinary, index) => (
          <OrdinaryArt
            key={`${ordinary.kind}-${index.toString()}`}
            ordinary={ordinary}
            surface={surface}
            fill={fill}
            id={`${id}-${index.toString()}`}
          />
        ))}
        {charges.map((charge, index) =>
          spots(surface, charge).map(spot => (
            <ChargeArt key={`${index.toString()} ${spot.x} ${spot.y}`} charge={charge} spot={spot} fill={fill} />
          )),
        )}
      </g>
      <path d={surface.outline} fill="none" stroke={INK} strokeWidth={2.5} strokeLinejoin="round" />
    </>
  );
}
