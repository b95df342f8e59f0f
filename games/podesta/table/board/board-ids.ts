/** Two boards: the map of Tuscany, and the Campo della contesa while a battle lasts. */
export const MAP = 'map';
export const FIELD = 'field';
