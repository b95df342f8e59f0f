import type { Scene } from '@carroccio/kernel';
import type { Palio } from '../src/shape.ts';

export const named = ({ seatNames }: Scene<Palio>, seat: number): string => seatNames[seat] ?? String(seat);
