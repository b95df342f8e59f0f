/** What the board needs to put counters of this game on the map. */
export { type CapitanoLook, type HeroLook, lookOf, type PersonalityLook, type StandardLook, type UnitLook } from './look.ts';
export { PERSON_SIZE, PersonalityCounter } from './PersonalityCounter.tsx';
export { UNIT_SIZE, UnitCounter } from './UnitCounter.tsx';
