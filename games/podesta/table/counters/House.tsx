/** A house on the field of a civil war: it covers who fights there. */
import { INK } from './tones.ts';

export function House() {
  return (
    <g className="counter">
      <path d="M-40 40V-6H40V40Z" fill="#f4ead6" stroke={INK} strokeWidth="3" />
      <path d="M-48-4L0-42L48-4Z" fill="#b5583a" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <path d="M-10 40V14H10V40ZM-30 8H-18V20H-30ZM18 8H30V20H18Z" fill={INK} />
    </g>
  );
}
