/** What armies under the walls of a commune can do (chapters 43 and 44). */
import { at, type Offer, type Refusal, type RuleId, type Told } from '@carroccio/kernel';
import { present } from '../10-office/trust.ts';
import { has, lacking, proof, useToken } from '../21-trade/hands.ts';
import { armiesOf, armyById, findArmy, fledTo } from '../26-armies/army.ts';
import { conquestOutlook, entryOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { type Army, NOBODY, now, PRODITOR, type State } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import {
  friendsInside,
  fugitives,
  isBreached,
  lootGoesTo,
  mustStayInside,
  nearbyCommunes,
  openHostilities,
  shootWalls,
  trebuchetAttack,
  walls,
  whyNoChallenge,
  whyNoPressing,
  whyNoRaid,
  whyNoShot,
  whyNoSiege,
  whyNoWalkIn,
} from './siege.ts';
import { liftSiege } from './siege-end.ts';

type Siege = 'raid' | 'besiege' | 'challenge' | 'takePoor' | 'shootWalls' | 'openGates' | 'makeFlee' | 'lift';

/** Armies with which a commune can be acted against. */
const against = (table: Table, seat: number, why: (army: Army, commune: number) => Refusal<Podesta> | undefined) =>
  armiesOf(table.state, seat).flatMap(army =>
    nearbyCommunes(table, army)
      .filter(commune => !why(army, commune))
      .map(commune => ({ army, commune })),
  );

/** Whether the besieged are asked for a sortie before the first shot of the month (R98). */
const mayComeOut = (table: Table, { asked, commune }: NonNullable<Army['siege']>): boolean =>
  !asked && !mustStayInside(table, commune);

/** Whether somebody would open the gates of the besieged town to the besieger (R99). */
const hasFriendsInside = (table: Table, { siege, seat }: Army): boolean =>
  siege !== null && friendsInside(table, seat, siege.commune).length > 0;

/** Whether somebody can flee to him: before the first shot, and not from another besieger (R99, R151). */
const hasFugitives = (table: Table, { siege, seat }: Army): boolean =>
  siege?.total === 0 && fugitives(table, seat, siege.commune).length > 0;

/** Why nobody opens to a besieger or flees to him: those who would are with another (R151), or there is nobody. */
function whyNoTraitor(table: Table, army: Army | undefined, rule: RuleId): Refusal<Podesta> {
  const { state } = table;
  const { commune = NOBODY } = army?.siege ?? {};
  const elsewhere = present(state, commune)
    .map(sestiere => fledTo(state, sestiere))
    .find(seat => seat >= 0 && seat !== army?.seat);
  return elsewhere === undefined
    ? { rule, reason: 'cannot', what: 'moot' }
    : { rule: 'pod.44z', reason: 'fledElsewhere', seat: elsewhere };
}

/** An army of the player's, by its number. */
export const ownArmy = (state: State, id: number, seat: number): Army | undefined => {
  const army = findArmy(state, id);
  return army?.seat === seat ? army : undefined;
};

export function siegeOffers({ look, live }: Tables): { [T in Siege]: Offer<Podesta, 'military', T> } {
  return {
    raid: {
      list: (l, { seat }) =>
        against(look(l), seat, (army, commune) => whyNoRaid(look(l), army, commune)).flatMap(({ army, commune }) =>
          lootGoesTo(look(l), army).map(to => ({ type: 'raid' as const, army: army.id, commune, to })),
        ),
      why(l, { seat }, _, { army, commune }) {
        const found = ownArmy(l.state, army, seat);
        return found && whyNoRaid(look(l), found, commune);
      },
      take(flow, frame, _, { army, commune, to }) {
        openHostilities(live(flow), armyById(flow.state, army), commune);
        flow.next({ step: 'defence', army, commune, why: 'raid', to }, { step: 'raid', army, commune, to }, frame);
      },
    },
    besiege: {
      list: (l, { seat }) =>
        against(look(l), seat, (army, commune) => whyNoSiege(look(l), army, commune)).map(({ army, commune }) => ({
          type: 'besiege',
          army: army.id,
          commune,
        })),
      why(l, { seat }, _, { army, commune }) {
        const found = ownArmy(l.state, army, seat);
        return found && whyNoSiege(look(l), found, commune);
      },
      take(flow, frame, _, { army, commune }) {
        openHostilities(live(flow), armyById(flow.state, army), commune);
        flow.next({ step: 'defence', army, commune, why: 'siege', to: -1 }, { step: 'siege', army, commune }, frame);
      },
    },
    challenge: {
      list: (l, { seat }) =>
        against(look(l), seat, (army, commune) => whyNoChallenge(look(l), army, commune)).map(({ army, commune }) => ({
          type: 'challenge',
          army: army.id,
          commune,
        })),
      why(l, { seat }, _, { army, commune }) {
        const found = ownArmy(l.state, army, seat);
        return found && whyNoChallenge(look(l), found, commune);
      },
      take(flow, frame, _, { army, commune }) {
        const found = armyById(flow.state, army);
        found.challenged = now(flow.state);
        openHostilities(live(flow), found, commune);
        flow.next({ step: 'defence', army, commune, why: 'challenge', to: -1 }, frame);
      },
    },
    takePoor: {
      list: (l, { seat }) =>
        against(look(l), seat, (army, commune) => whyNoWalkIn(look(l), army, commune)).map(({ army, commune }) => ({
          type: 'takePoor',
          army: army.id,
          commune,
        })),
      why(l, { seat }, _, { army, commune }) {
        const found = ownArmy(l.state, army, seat);
        return found && whyNoWalkIn(look(l), found, commune);
      },
      take(flow, frame, seat, { army, commune }) {
        const found = armyById(flow.state, army);
        openHostilities(live(flow), found, commune);
        found.stays = true;
        flow.next({ step: 'conquest', seat, commune }, frame);
      },
      odds: (_, __, seat, { commune }) => conquestOutlook(seat, commune),
    },
    shootWalls: {
      list: (l, { seat }) =>
        armiesOf(l.state, seat)
          .filter(army => !whyNoShot(look(l), army))
          .map(({ id }) => ({ type: 'shootWalls', army: id })),
      why(l, { seat }, _, { army }) {
        const found = ownArmy(l.state, army, seat);
        return found && whyNoShot(look(l), found);
      },
      take(flow, frame, _, { army }) {
        const table = live(flow);
        const found = armyById(flow.state, army);
        const { siege } = found;
        flow.next(frame);
        if (siege && mayComeOut(table, siege)) {
          flow.next({ step: 'defence', army, commune: siege.commune, why: 'siege', to: -1 });
          siege.asked = true;
          return;
        }
        shootWalls(table, found);
      },
      odds(l, _, seat, { army }) {
        const table = look(l);
        const found = armyById(l.state, army);
        const { siege } = found;
        if (!siege) return null;
        if (mayComeOut(table, siege)) return 'others';
        if (isBreached(table, found)) return entryOutlook(l, seat, siege.commune);
        const modifiers = [
          { rule: 'pod.44h', value: trebuchetAttack(table, seat) },
          { rule: 'pod.44g', value: -walls(table, siege.commune).D },
        ];
        const succeeds = (told: readonly Told<Podesta>[]): boolean =>
          told.some(event => event.type === 'wallShot' && event.hit);
        return { modifiers, until: 'wallShot', succeeds };
      },
    },
    openGates: {
      list: (l, { seat }) =>
        has(l.state, seat, PRODITOR)
          ? armiesOf(l.state, seat)
              .filter(army => !whyNoPressing(look(l), army) && hasFriendsInside(look(l), army))
              .map(({ id }) => ({ type: 'openGates', army: id }))
          : [],
      why(l, { seat }, _, { army }) {
        const found = ownArmy(l.state, army, seat);
        const pressing = found && whyNoPressing(look(l), found);
        return pressing ?? lacking(l.state, seat, PRODITOR, 'pod.44n', whyNoTraitor(look(l), found, 'pod.44n'));
      },
      take(flow, frame, seat, { army }) {
        const table = live(flow);
        const commune = armyById(flow.state, army).siege?.commune ?? 0;
        const victim = at(flow.state.communes, commune).podesta;
        flow.next(frame);
        useToken(table, seat, PRODITOR, 'gates', 'pod.23p');
        if (proof(flow.state, victim, commune)) flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
        else {
          flow.emit({ type: 'gatesOpened', rule: 'pod.44n', commune });
          flow.next({ step: 'entry', army, commune, gates: true });
        }
      },
      odds(l, _, seat, { army }) {
        const { siege } = armyById(l.state, army);
        if (!siege || proof(l.state, at(l.state.communes, siege.commune).podesta, siege.commune)) return null;
        return entryOutlook(l, seat, siege.commune);
      },
    },
    makeFlee: {
      list: (l, { seat }) =>
        has(l.state, seat, PRODITOR)
          ? armiesOf(l.state, seat)
              .filter(army => !whyNoPressing(look(l), army) && hasFugitives(look(l), army))
              .map(({ id }) => ({ type: 'makeFlee', army: id }))
          : [],
      why(l, { seat }, _, { army }) {
        const found = ownArmy(l.state, army, seat);
        const pressing = found && whyNoPressing(look(l), found);
        return pressing ?? lacking(l.state, seat, PRODITOR, 'pod.23v', whyNoTraitor(look(l), found, 'pod.23v'));
      },
      take(flow, frame, seat, { army }) {
        const table = live(flow);
        const { siege } = armyById(flow.state, army);
        flow.next(frame);
        if (!siege) return;
        const victim = at(flow.state.communes, siege.commune).podesta;
        useToken(table, seat, PRODITOR, 'flight', 'pod.23v');
        if (proof(flow.state, victim, siege.commune)) {
          flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
          return;
        }
        // Opponents who are gone hold nobody inside: who was not free to choose has not been asked yet (R98).
        if (mustStayInside(table, siege.commune)) siege.asked = false;
        const sestieri = fugitives(table, seat, siege.commune);
        siege.fled.push(...sestieri);
        flow.emit({ type: 'fledOut', rule: 'pod.23v', commune: siege.commune, sestieri });
      },
    },
    lift: {
      list: ({ state }, { seat }) =>
        armiesOf(state, seat)
          .filter(({ siege }) => siege)
          .map(({ id }) => ({ type: 'lift', army: id })),
      why: () => ({ rule: 'pod.44r', reason: 'cannot', what: 'moot' }),
      take(flow, frame, _, { army }) {
        liftSiege(live(flow), armyById(flow.state, army));
        flow.next(frame);
      },
    },
  };
}
