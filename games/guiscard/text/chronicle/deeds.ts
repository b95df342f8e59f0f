/** Events that are a fact by themselves, whatever came before. */
import type { Told } from '@carroccio/kernel';
import type { Guiscard } from '../../src/shape.ts';
import type { Fact } from './facts.ts';

type Event = Told<Guiscard>;

/** gui.11.6: below this nothing happens on the day. */
const FIRST_OMEN = 6;

export function deedOf(event: Event): Fact | undefined {
  return rideOf(event) ?? workOf(event) ?? burningOf(event) ?? dayOf(event);
}

function rideOf(event: Event): Fact | undefined {
  switch (event.type) {
    case 'counterDeclared':
      return { kind: 'counter', units: [event.unit] };
    case 'chargeLost':
      return { kind: 'chargeLost', units: [event.unit] };
    case 'refused':
      return { kind: 'refused', units: [...event.units] };
    case 'left':
      return { kind: 'left', units: [event.unit] };
    case 'loot':
      return { kind: event.taken ? 'looted' : 'dropped', units: [event.unit] };
    case 'formed':
      return { kind: 'formed', units: [...event.units] };
    case 'dissolved':
      return { kind: 'dissolved', count: 1 };
    case 'foulkon':
      return { kind: 'foulkon', on: event.on };
    default:
      return;
  }
}

function workOf(event: Event): Fact | undefined {
  switch (event.type) {
    case 'ladderRaised':
      return { kind: 'ladders', count: 1 };
    case 'ladderFell':
      return event.ok ? { kind: 'laddersDown', count: 1 } : undefined;
    case 'climbed':
      return event.up ? { kind: 'climbed', units: [event.unit] } : undefined;
    case 'grapnelThrown':
      return event.ok ? { kind: 'grapnels', units: [event.unit] } : undefined;
    case 'ropeCut':
      return event.ok ? { kind: 'ropesCut', units: [event.unit] } : undefined;
    case 'gateWorked':
      return { kind: 'gate', open: event.open };
    case 'torn':
      return { kind: 'torn', units: [event.unit] };
    case 'ruined':
      return { kind: 'ruins', count: 1 };
    case 'engineDestroyed':
      return { kind: 'engines', count: 1 };
    case 'hurled':
      return { kind: 'stones', count: 1 };
    default:
      return;
  }
}

function burningOf(event: Event): Fact | undefined {
  switch (event.type) {
    case 'fireArrow':
      return event.caught ? { kind: 'fireArrows', units: [event.unit] } : undefined;
    case 'sprayed':
      return event.works ? { kind: 'naphtha', count: 1 } : undefined;
    case 'malfunction':
      return { kind: 'siphon', exploded: event.exploded };
    case 'ignited':
      return { kind: 'fires', count: 1 };
    case 'burntOut':
      return { kind: 'burnt', count: 1 };
    case 'doused':
      return { kind: 'doused', units: [event.unit] };
    default:
      return;
  }
}

function dayOf(event: Event): Fact | undefined {
  switch (event.type) {
    case 'provisions':
      return { kind: 'provisions', days: event.days };
    case 'siegeEvent':
      return event.happens && event.event >= FIRST_OMEN ? { kind: 'omen', event: event.event } : undefined;
    case 'actionChosen':
      return { kind: 'action', action: event.action };
    case 'healed':
      return { kind: 'healed', units: [event.unit] };
    case 'lost':
      return { kind: 'crippled', units: [event.unit] };
    case 'built':
      return event.item.endsWith('Lost')
        ? { kind: 'sabotaged', engine: event.item === 'stoneThrowerLost' }
        : { kind: 'built', items: [event.item] };
    case 'negotiated':
      return { kind: 'negotiated', ok: event.ok };
    case 'fellBack':
    case 'regained':
    case 'reliefGone':
      return { kind: event.type };
    case 'patrol':
      return event.units.length > 0 ? { kind: 'patrol', units: [...event.units] } : undefined;
    case 'supplied':
      return event.days > 0 ? { kind: 'supplied', days: event.days } : undefined;
    case 'restocking':
      return event.days > 0 ? { kind: 'restocking', days: event.days } : undefined;
    case 'bombarded':
      return { kind: 'bombarded', count: 1 };
    default:
      return;
  }
}
