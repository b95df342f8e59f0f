/** The standards of the nations, as small flags of 30 by 22. */
import type { ReactNode } from 'react';

const FIELD = 'M-15-11H15V11H-15Z';
const CROSS = 'M-3-11H3V-3H15V3H3V11H-3V3H-15V-3H-3Z';
const SALTIRE = 'M-15-11H-11L0-3L11-11H15V-8L4 0L15 8V11H11L0 3L-11 11H-15V8L-4 0L-15-8Z';
const LILY =
  'M0-4.6C2-2.6 2-0.6 1 1H3.4C3-1 4.6-2 5.4-0.8C6 1 4 2.4 1.4 2.4L2 5H-2L-1.4 2.4C-4 2.4-6 1-5.4-0.8C-4.6-2-3-1-3.4 1H-1C-2-0.6-2-2.6 0-4.6Z';
const EAGLE = 'M0-9L2-6L1-4C5-6 9-6 12-4L9 0L5 1L7 6L2 4L0 9L-2 4L-7 6L-5 1L-9 0L-12-4C-9-6-5-6-1-4L-2-6Z';
const HARP = 'M-5 7L-3-8C1-6 5-6 6-3L4-1C1-3-1-3-1-3L-2 7ZM-1-2L0 5M2-2L1 4';

const STANDARDS: Readonly<Record<string, ReactNode>> = {
  France: (
    <>
      <path d={FIELD} fill="#24508f" />
      <path d={CROSS} fill="#f7f3e6" />
      <path d={LILY} transform="translate(-9 -6.6) scale(0.8)" fill="#e2b13c" />
      <path d={LILY} transform="translate(9 6.6) scale(0.8)" fill="#e2b13c" />
    </>
  ),
  Fronde: (
    <>
      <path d={FIELD} fill="#d8b056" />
      <path d={CROSS} fill="#f7f3e6" />
      <path d={LILY} transform="scale(0.9)" fill="#24508f" />
    </>
  ),
  Spain: (
    <>
      <path d={FIELD} fill="#f7f3e6" />
      <path d={SALTIRE} fill="#a8231b" />
      <path
        d="M-9-8.6l2.6-1.4M-5-5.6l2.6-1.4M5 5.6l-2.6 1.4M9 8.6l-2.6 1.4M9-8.6l-2.6-1.4M5-5.6l-2.6-1.4M-5 5.6l2.6 1.4M-9 8.6l2.6 1.4"
        stroke="#a8231b"
        strokeWidth="2"
      />
    </>
  ),
  Lorraine: (
    <>
      <path d={FIELD} fill="#e2b13c" />
      <path d="M-15-11H-9L15 6V11H9L-15-6Z" fill="#a8231b" />
      <path d="M-7-4.6h3M-1-0.4h3M5 4h3" stroke="#f7f3e6" strokeWidth="3" />
    </>
  ),
  German: (
    <>
      <path d={FIELD} fill="#e2b13c" />
      <path d={EAGLE} fill="#1c1510" />
    </>
  ),
  Dutch: (
    <>
      <path d={FIELD} fill="#f7f3e6" />
      <path d="M-15-11H15V-3.7H-15Z" fill="#d9711b" />
      <path d="M-15 3.7H15V11H-15Z" fill="#24508f" />
    </>
  ),
  Savoy: (
    <>
      <path d={FIELD} fill="#a8231b" />
      <path d={CROSS} fill="#f7f3e6" />
    </>
  ),
  Irish: (
    <>
      <path d={FIELD} fill="#1f5a36" />
      <path d={HARP} fill="none" stroke="#e2b13c" strokeWidth="1.6" />
    </>
  ),
  England: (
    <>
      <path d={FIELD} fill="#f7f3e6" />
      <path d={CROSS} fill="#a8231b" />
    </>
  ),
};

/** A flag on its pole, the fly to the right; nations without one fly a plain sheet. */
export function Standard({ nation }: { nation: string }) {
  return (
    <g>
      <path d="M-17.4-15H-15V22H-17.4Z" fill="#3b2c1d" />
      {STANDARDS[nation] ?? <path d={FIELD} fill="#f7f3e6" />}
      <path d={FIELD} fill="none" stroke="#3b2c1d" strokeWidth="1.4" />
    </g>
  );
}
