/** The headings under which choices stand in the panel, and the words they need below them. */
import { type Guiscard, man } from '@carroccio/guiscard/survey';
import type { Action } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { type TableWords, WORDS } from '../text/index.ts';

type Heading = Exclude<keyof TableWords['headings'], 'army' | 'gear'>;
/** What is bought stands under its price. */
type Bought = 'recruit' | 'equip';

const HEADINGS: Readonly<Record<Exclude<Action<Guiscard>['type'], Bought>, Heading>> = {
  put: 'setUp',
  face: 'facing',
  bear: 'setUp',
  faceCorner: 'facing',
  layLadder: 'setUp',
  stayOut: 'end',
  chooseMap: 'setUp',
  chooseEdge: 'entry',
  ready: 'end',
  shoot: 'shoot',
  fireAt: 'targets',
  fireAtHorse: 'targets',
  burn: 'targets',
  hurl: 'shoot',
  strike: 'targets',
  serve: 'party',
  hold: 'end',
  coverFrom: 'answers',
  name: 'volley',
  loose: 'volley',
  charge: 'charges',
  groupCharge: 'charges',
  joinCharge: 'charges',
  launch: 'end',
  disperse: 'end',
  counter: 'charges',
  rideTo: 'course',
  endCharges: 'end',
  move: 'move',
  endMoves: 'end',
  step: 'steps',
  aboutFace: 'steps',
  mount: 'horses',
  dismount: 'horses',
  bridle: 'horses',
  letGo: 'horses',
  seize: 'horses',
  lift: 'carrying',
  lay: 'carrying',
  takeLoot: 'carrying',
  leave: 'entry',
  stop: 'end',
  clearBodies: 'bodies',
  shiftHorse: 'bodies',
  passArrows: 'carrying',
  formUp: 'formations',
  dissolve: 'formations',
  march: 'formations',
  shift: 'formations',
  wheel: 'formations',
  foulkon: 'formations',
  shoulder: 'walls',
  bringLadder: 'walls',
  carryTo: 'steps',
  putDown: 'end',
  raise: 'walls',
  turnLadder: 'walls',
  setLadder: 'walls',
  climb: 'walls',
  descend: 'walls',
  vault: 'walls',
  throwGrapnel: 'walls',
  climbRope: 'walls',
  crossTop: 'walls',
  coil: 'walls',
  carryEngine: 'carrying',
  engineTo: 'steps',
  attack: 'attacks',
  attackHorse: 'attacks',
  attackPikes: 'attacks',
  join: 'attacks',
  include: 'attacks',
  task: 'tasks',
  declared: 'end',
  resolve: 'combats',
  refuse: 'answers',
  stand: 'answers',
  table: 'answers',
  takeBlow: 'losses',
  faceFirst: 'answers',
  goFirst: 'retreat',
  retreatTo: 'retreat',
  giveWay: 'retreat',
  lieAt: 'losses',
  moveAside: 'losses',
  advance: 'advance',
  decline: 'end',
  strikeDown: 'losses',
  sortie: 'siege',
  assault: 'siege',
  bombard: 'bombard',
  build: 'build',
  workOn: 'build',
  standDown: 'build',
  builder: 'build',
  negotiate: 'siege',
  endDay: 'end',
  pick: 'party',
  patrol: 'entry',
  wait: 'end',
  withdraw: 'answers',
  fightOn: 'answers',
  shutIn: 'answers',
  giveBattle: 'answers',
  divide: 'answers',
};

export const createHeadings =
  ({ battle }: Lore) =>
  (action: Action<Guiscard>, sight: SkirmishSight): string => {
    const { headings } = WORDS[sight.language];
    const b = battle(sight);
    switch (action.type) {
      case 'recruit': {
        const { points } = man(b, action.unit);
        return headings.army((action.mounted ? points.mounted : null) ?? points.foot);
      }
      case 'equip':
        return headings.gear(b.prices[action.item] ?? 0);
      default:
        return headings[HEADINGS[action.type]];
    }
  };

/** An attack has a number for the record; who plays knows it by those who fight. */
export const createShortWords =
  (lore: Lore) =>
  (action: Action<Guiscard>, sight: SkirmishSight): string | null => {
    const labels = new Labels(lore, sight);
    const { said } = labels.words;
    switch (action.type) {
      case 'resolve':
        return labels.attack(action.attack);
      case 'join':
        return said.joins(labels.name(action.unit), labels.attack(action.attack));
      case 'include':
        return said.takesIn(labels.attack(action.attack), labels.name(action.target));
      default:
        return null;
    }
  };
