/** The table of I Podestà: what it makes of matches, and that all of it can be drawn. */
import { type AnyAction, type AnyEvent, Generator, isOwn, Match, type Play, startChance } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import {
  onWideScreen,
  settingOf,
  sightOf,
  type TableWalk,
  testTable,
  walkTable,
} from '@carroccio/table/testing/index.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lay } from '../index.tsx';

const setting = settingOf(podesta);
const { game } = setting;

const table: Table = lay(setting);

// The hand asks.
onWideScreen();

/** What leads to war, and on in it; peace comes by itself. */
const WARLIKE = [
  'callBattle',
  'acceptBattle',
  'attack',
  'besiege',
  'shootWalls',
  'fight',
  'shoot',
  'enlist',
  'sortie',
  'fightInStreets',
  'standAndFight',
  'raise',
  'march',
  'declareWar',
  'rise',
];

/** A random walk, always the same, by merchants who love war. */
const walk = (one: TableWalk, look: (play: Play, told: readonly AnyEvent[]) => void): unknown =>
  walkTable(game, { ...one, prefers: WARLIKE }, look);

/** Draws a part of the table and hears what it says. */
const drawn = <P extends object>(part: ComponentType<P> | undefined, props: P): string =>
  part ? renderToStaticMarkup(createElement(part, props)) : '';

testTable(podesta, lay, { actions: 120, oneIn: 10, prefers: WARLIKE });

describe('what is drawn', () => {
  it('has tracks, hands and cards all through a war', () => {
    let moments = 0;
    const fields: number[] = [];
    walk({ scenario: 'short', actions: 4000, seats: 3, seed: 'march' }, play => {
      const sight = sightOf(play, moments % 2 === 0 ? 'en' : 'it');
      const boards = table.boards(sight);
      fields.push(boards.length);
      // Drawing takes its time: enough moments of peace, more of war.
      if (moments++ % (boards.length === 1 ? 150 : 40) > 0) return;
      const tracks = drawn(table.Tracks, { sight });
      expect(tracks).not.toMatch(/undefined|NaN|\[object/);
      expect(tracks).toContain('pod-market');
      expect(drawn(table.Hand, { sight, choose: () => undefined })).not.toMatch(/undefined|NaN|\[object/);
      for (const { pieces } of boards)
        for (const { id } of pieces.slice(moments % 7, (moments % 7) + 8))
          expect(drawn(table.Card, { sight, piece: id })).not.toMatch(/undefined|NaN|\[object/);
    });
    // The field of battle came to the front and went away again.
    expect(new Set(fields)).toEqual(new Set([1, 2]));
  });

  it('has a sheet for an offer, and states it whole to who answers', () => {
    const match = new Match(game, { scenario: 'short', seed: 'talk', stream: 'sfc32' });
    const chance = new Generator(startChance('sfc32', 'talk'));
    const next = (): AnyAction => {
      const [seat = 0] = match.play.decision()?.seats ?? [];
      const action = match.play.anyAction(seat, chance);
      return action.type === 'propose' || match.play.decision()?.step !== 'political' ? action : next();
    };
    let [sheet, stated, heard] = ['', '', ''];
    for (let count = 0; count < 600 && heard === ''; count++) {
      const sight = sightOf(match.play);
      const families = (sight.families ?? []).filter(({ type }) => type === 'propose');
      const props = { sight, families, refusal: async () => null, choose: () => undefined };
      if (families.length > 0) sheet = drawn(table.forms?.propose, props);
      if (match.play.decision()?.step === 'answer') {
        stated = drawn(table.Matter, { sight });
        heard = drawn(table.Tracks, { sight });
      }
      match.act(match.play.decision()?.seats[0] ?? 0, next());
    }
    expect(sheet).toMatch(/You give \w+/);
    expect(sheet).toContain('+ florins');
    expect(sheet).toMatch(/<button type="submit" disabled="">Send the offer/);
    expect(heard).toContain('pod-conversation');
    expect(heard).toContain('has made');
    expect(stated).toContain('pod-bubble');
    expect(stated).toContain('What each would then have');
  });
});

describe('what is told', () => {
  it('is shown, counted and added up', () => {
    const told: AnyEvent[] = [];
    const points = new Map<number, number>();
    let before: AnySight | null = null;
    let cues = 0;
    let last: AnySight | null = null;
    walk({ scenario: 'short', actions: 4000, seats: 3, seed: 'account' }, (play, events) => {
      for (const event of events) {
        if (isOwn(event) && before)
          for (const cue of table.cues?.(event, before) ?? []) {
            expect(cue.text).not.toBe('');
            cues++;
          }
        for (const series of table.series ?? []) {
          const counted = series.counts(event, sightOf(play).scene, told);
          if (series.id === 'points' && counted)
            points.set(counted.seat, (points.get(counted.seat) ?? 0) + counted.amount);
        }
        told.push(event);
      }
      before = sightOf(play);
      last = { ...before, seat: null };
    });
    expect(cues).toBeGreaterThan(0);
    const scored = told.filter(isOwn).filter(({ type }) => type === 'scored');
    expect(scored.length).toBeGreaterThan(0);
    for (const { seat, ledger } of scored) expect(points.get(Number(seat)) ?? 0).toBe(ledger);
    const page = last ? drawn(table.Account, { sight: last, told }) : '';
    for (const { total } of scored) expect(page).toContain(`<b>${total}</b>`);
  });
});

describe('secrets', () => {
  it('are handed over everywhere but on the open field', () => {
    const open = Object.keys(game.steps).filter(step => !table.needsSecrets?.({ step }));
    expect(open.toSorted()).toEqual([
      'battleFight',
      'battleMove',
      'battleShoot',
      'fate',
      'houses',
      'moving',
      'reorder',
      'support',
      'traitorPlace',
      'withdrawing',
    ]);
  });

  it('are not betrayed by what is offered there: only Benefici that a side holds would be', () => {
    walk({ scenario: 'short', actions: 1500, seats: 4, seed: 'field' }, play => {
      const decision = play.decision();
      if (!decision || table.needsSecrets?.(decision.frame)) return;
      const [seat = 0] = decision.seats;
      const shared = play.legal(seat).filter(action => !table.betrays?.(action));
      expect(shared.length).toBeGreaterThan(0);
      for (const action of shared) expect(Object.keys(action)).not.toContain('tokens');
    });
    expect(['bribe', 'stealToken', 'threeSwords', 'threeShields'].every(type => table.betrays?.({ type }))).toBe(true);
  });
});
