/** What a chronicle tells: one fact a sentence. Each language has its own prose for every kind. */
import { vary } from '@carroccio/kernel/text';
import type { Guiscard, Harm, Weapon } from '../../src/shape.ts';
import type { SiegeAction } from '../../src/state.ts';

/** How somebody came to harm. */
export type How =
  | 'combat'
  | 'charge'
  | 'repulsed'
  | 'shot'
  | 'stray'
  | 'comrade'
  | 'stone'
  | 'passing'
  | 'flames'
  | 'fall'
  | 'surrounded'
  | 'water'
  | 'wounds'
  | 'sickness'
  | 'poison'
  | 'assassin'
  | 'traitor'
  | 'unknown';

export interface Muster {
  side: number;
  leaders: number[];
  count: number;
}

export interface Loss {
  side: number;
  dead: number[];
  /** Of the dead, those who could command. */
  lords: number[];
  taken: number[];
}

/** Kinds that name characters and nothing else. */
export const MANY = [
  'wounded',
  'counter',
  'chargeLost',
  'refused',
  'freed',
  'prisoners',
  'left',
  'looted',
  'dropped',
  'formed',
  'fireArrows',
  'doused',
  'climbed',
  'grapnels',
  'ropesCut',
  'torn',
  'patrol',
  'healed',
  'crippled',
] as const;

/** Kinds that only count. */
export const COUNTED = [
  'dissolved',
  'fires',
  'burnt',
  'ruins',
  'ladders',
  'laddersDown',
  'engines',
  'stones',
  'naphtha',
  'bombarded',
] as const;

type Facts = Record<(typeof MANY)[number], { units: number[] }> &
  Record<(typeof COUNTED)[number], { count: number }> & {
    heading: object;
    forces: { musters: Muster[] };
    /** The turns that a paragraph tells of, and whether little happened before them. */
    turns: { from: number; to: number; quiet: boolean };
    struck: {
      harm: Harm;
      units: number[];
      by: number[];
      how: How;
      weapon: Weapon | null;
      unhorsed: boolean;
      /** Whom the fallen had killed before. */
      avenged: number[];
    };
    /** Charges of one phase are told together. */
    charge: { units: number[]; targets: number[]; phase: number };
    captured: { unit: number; by: number };
    gate: { open: boolean };
    foulkon: { on: boolean };
    siphon: { exploded: boolean };
    day: { day: number; left: number };
    quietDays: { from: number; to: number };
    provisions: { days: number };
    omen: { event: number };
    action: { action: SiegeAction };
    built: { items: string[] };
    sabotaged: { engine: boolean };
    negotiated: { ok: boolean };
    reinforced: { side: number; units: number[] };
    fellBack: object;
    regained: object;
    reliefGone: object;
    supplied: { days: number };
    restocking: { days: number };
    ended: {
      why: Guiscard['endings'];
      winner: number | null;
      scores: readonly number[];
      aim: string;
      /** Whether the winner is the side whose aim the scenario names. */
      reached: boolean;
    };
    toll: { losses: Loss[]; horses: number };
    hero: { unit: number; slain: number[] };
    unfinished: { opened: boolean };
  };

export type Kind = keyof Facts;
export type FactOf<K extends Kind> = { kind: K } & Facts[K];
export type Fact = { [K in Kind]: FactOf<K> }[Kind];

/** The prose of a language: a fact and how many of its kind came before, so that no sentence follows its like. */
export type Prose = { [K in Kind]: (fact: FactOf<K>, turn: number) => string };

type Way = (who: string) => string;

/** Ways to say it of some characters, who are named once: whoever is met for the first time is introduced. */
export const said =
  (name: (units: readonly number[]) => string, ...ways: readonly [Way, ...Way[]]) =>
  ({ units }: { units: readonly number[] }, turn: number): string =>
    vary(turn, ...ways)(name(units));
