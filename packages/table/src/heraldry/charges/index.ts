import { dragon, gryphon, horse, horseHead, lion, lionQueueFourchee, ram, wingedLion } from './beasts.ts';
import { eagle, eagleOfTwoHeads } from './birds.ts';
import { crossByzantine, crossPisan } from './crosses.ts';
import { florentineLily, lily, rose } from './flora.ts';
import {
  annulet,
  crescent,
  crown,
  crozier,
  escallop,
  key,
  keys,
  label,
  lance,
  lozenge,
  mullet,
  roundel,
  square,
  tower,
} from './objects.ts';
import type { ChargeShape } from './shape.ts';

const SHAPES = {
  lily,
  'lily-florentine': florentineLily,
  rose,
  eagle,
  'eagle-of-two-heads': eagleOfTwoHeads,
  lion,
  'lion-queue-fourchee': lionQueueFourchee,
  'lion-winged': wingedLion,
  gryphon,
  horse,
  'horse-head': horseHead,
  ram,
  dragon,
  tower,
  crown,
  key,
  keys,
  crozier,
  lance,
  label,
  escallop,
  crescent,
  star: mullet,
  annulet,
  roundel,
  lozenge,
  square,
  'cross-pisan': crossPisan,
  'cross-byzantine': crossByzantine,
};

export type ChargeKind = keyof typeof SHAPES;

export const chargeShape = (kind: ChargeKind): ChargeShape => SHAPES[kind];
