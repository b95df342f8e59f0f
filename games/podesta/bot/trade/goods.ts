/** The goods by name. */
import { GOODS } from '../../src/data/shapes.ts';

export const METALS = GOODS.indexOf('metalli');
export const ANIMALS = GOODS.indexOf('animali');
export const STONE = GOODS.indexOf('materiale-edile');
