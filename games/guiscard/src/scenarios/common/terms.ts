/** What the terms of many articles are made of. */
import Type from 'typebox';
import { Id } from '../../data/shapes.ts';

export const Ids = Type.Array(Id);
/** 1 north, 2 east, 3 south, 4 west. */
export const MapSide = Type.Integer({ minimum: 1, maximum: 4 });
export const Side = Type.Integer({ minimum: 0, maximum: 1 });
