/** Which board is in front: the field, or the sheet where whoever decides must look. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { Frame } from '@carroccio/kernel';

/** Decisions about the siege as a whole, and about who takes part. */
const ON_SHEET: readonly Frame<Guiscard>['step'][] = [
  'muster',
  'afflict',
  'garrisonChoice',
  'besiegerChoice',
  'teaming',
  'picking',
  'patrolPick',
  'reliefChoice',
  'insideChoice',
  'riposte',
];

export const isOnSheet = (frame: Frame<Guiscard> | undefined): boolean =>
  frame !== undefined && ON_SHEET.includes(frame.step);
