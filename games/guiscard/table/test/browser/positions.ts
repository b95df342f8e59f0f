/** Positions of Guiscard from which tests in the browser begin. */
import { guiscard } from '@carroccio/guiscard';
import { parts } from '@carroccio/guiscard/survey';
import { at, Match, type MatchRecord, type Patch, Registry } from '@carroccio/kernel';

const game = new Registry([guiscard]).game('guiscard');
const ROWS = 16;
/** A column of the map Il Poggio that is open ground from end to end. */
const OPEN_COLUMN = 7;
const PLAYED = { seed: 'a day in Apulia', stream: 'sfc32' } as const;

export const hex = (row: number): number => OPEN_COLUMN * ROWS + row - 1;

interface Placed {
  readonly id: string;
  readonly side: number;
  readonly head: number;
  /** Where his horse's tail is; on foot nobody has one. */
  readonly tail?: number;
}

function indexOf(id: string): number {
  return parts.characters.value.characters.findIndex(one => one.id === id);
}

/** Everything that puts a man on the field of the free battle, where everybody may take part. */
function placed({ id, side, head, tail }: Placed, horse: number): Patch {
  const unit = indexOf(id);
  const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });
  const stands = [
    set(`cell/${unit}`, head),
    set(`side/${unit}`, side),
    set(`fielded/${unit}`, tail === undefined ? 0 : 1),
  ];
  if (tail === undefined) return stands;
  const value = { of: unit, head: -1, tail: -1, dead: false, rider: unit, leader: -1, side };
  return [
    ...stands,
    set(`tail/${unit}`, tail),
    set(`ride/${unit}`, horse),
    { op: 'add', path: '/state/horses/-', value },
  ];
}

/** The first side's phase on open ground, with these men and nobody else. */
export function onOpenGround(men: readonly Placed[]): MatchRecord {
  const match = new Match(game, { scenario: 'libera', ...PLAYED });
  const done = match.edit([
    { op: 'replace', path: '/state/ground', value: { maps: [{ map: 'il-poggio', rotated: false }], overlays: [] } },
    { op: 'replace', path: '/state/turn', value: 1 },
    ...men.flatMap(placed),
    {
      op: 'replace',
      path: '/stack',
      value: [{ step: 'turnEnd' }, { step: 'phase', side: 1 }, { step: 'phase', side: 0 }],
    },
  ]);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return match.record();
}

/** Two horsemen face each other over open ground; the first may charge, the second may counter-charge. */
export const beforeTheCharge = (): MatchRecord =>
  onOpenGround([
    { id: 'robert', side: 0, head: hex(14), tail: hex(15) },
    { id: 'maniakes', side: 1, head: hex(4), tail: hex(3) },
  ]);

/** A man on foot is about to walk up to an archer. */
export const beforeTheVolley = (): MatchRecord =>
  onOpenGround([
    { id: 'osbern', side: 0, head: hex(14) },
    { id: 'petros', side: 1, head: hex(4) },
  ]);

/** A siege of the castle on a day on which the besiegers may assault it: nothing was done before but to wait. */
export function beforeTheAssault(): MatchRecord {
  const match = new Match(game, { scenario: 'nido-d-aquila', ...PLAYED });
  for (let count = 0; count < 200; count++) {
    const decision = match.play.decision();
    if (!decision) break;
    const [seat = 0] = decision.seats;
    const legal = match.play.legal(seat);
    if (legal.some(({ type }) => type === 'assault')) return match.record();
    match.act(seat, legal.find(({ type }) => type === 'endDay' || type === 'wait') ?? at(legal, 0));
  }
  throw new Error('nobody may assault the castle');
}

/** An assault begins: all the men of the besiegers are still to come, each by a side of the map. */
export function menStillToCome(): MatchRecord {
  const match = new Match(game, { scenario: 'nido-d-aquila', seed: 'set-up', stream: 'sfc32' });
  for (let count = 0; count < 400; count++) {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const legal = match.play.legal(seat);
    if (match.play.decision()?.step === 'siegeSetup' && legal.some(({ type }) => type === 'patrol'))
      return match.record();
    match.act(seat, legal.find(({ type }) => ['assault', 'endDay', 'wait'].includes(type)) ?? at(legal, 0));
  }
  throw new Error('nobody assaults');
}

/** Three horsemen stand one behind the other, about to move. */
export const horseInLine = (): MatchRecord =>
  onOpenGround([
    { id: 'robert', side: 0, head: hex(9), tail: hex(10) },
    { id: 'roger', side: 0, head: hex(11), tail: hex(12) },
    { id: 'serlon', side: 0, head: hex(13), tail: hex(14) },
  ]);
