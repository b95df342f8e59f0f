/** The days of a siege: every event, every choice and every ending, with what they change on the sheet. */
import { describe, expect } from 'vitest';
import { BESIEGER, campaigners, GARRISON } from '../../src/11-sieges/siege.ts';
import { ABSENT, type Siege, WOUNDED } from '../../src/state.ts';
import { first, offers, outcome, outcomes, refusals, stakes } from '../pictures.ts';
import { rule, the } from '../support.ts';
import { campaign, type Position, type Table } from '../table.ts';

const castle = () => campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });
const chapel = () => campaign('san-giorgio').sheet({ day: 6, provisions: 30 });
const farm = () => campaign('masseria').sheet({ day: 6, provisions: 30 });
const group = (p: Position, id: string): string[] => [...the(p.data.groups.find(one => one.id === id)).characters];
const happened = (t: Table): string => {
  const told = t.chronicle.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest).replaceAll('"', '')}`);
  return `${told.join(' | ')} | then ${t.step ?? 'the end'} of ${t.seats}`;
};
const sheetOf = (t: Table): string => {
  const { eaten, events, automatic, spy, bonus, engineer, stoneThrowers, ladders, grapnels } = t.sheet;
  return JSON.stringify({
    eaten,
    events,
    automatic,
    spy,
    bonus,
    engineer,
    stoneThrowers,
    ladders,
    grapnels,
  }).replaceAll('"', '');
};

describe('events', () => {
  const event = (total: number, change: Partial<Siege>, ...dice: number[]): string => {
    const one = Math.min(10, total - 1);
    const t = castle()
      .sheet({ stoneThrowers: 1, ladders: 1, ...change })
      .play([{ step: 'siegeEvent' }, { step: 'initiative' }, { step: 'garrisonChoice' }], one, total - one, ...dice);
    return `${total}: ${happened(t)} | ${sheetOf(t)}`;
  };
  rule('gui.11.6', 'each of the table, once', () => {
    const all = Array.from({ length: 19 }, (_, index) => event(index + 2, {}, 7, 5, 5));
    expect(all.join('\n')).toMatchInlineSnapshot(`
      "2: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[1,1]} | siegeEvent {rule:gui.11.6.2-5,event:2,total:2,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[2],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      3: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[2,1]} | siegeEvent {rule:gui.11.6.2-5,event:3,total:3,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[3],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      4: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[3,1]} | siegeEvent {rule:gui.11.6.2-5,event:4,total:4,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[4],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      5: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[4,1]} | siegeEvent {rule:gui.11.6.2-5,event:5,total:5,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[5],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      6: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[5,1]} | siegeEvent {rule:gui.11.6.6,event:6,total:6,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[6],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      7: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[6,1]} | siegeEvent {rule:gui.11.6.7,event:7,total:7,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[7],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      8: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[7,1]} | siegeEvent {rule:gui.11.6.8,event:8,total:8,happens:true} | roll {rule:gui.11.6.8,why:eventEffect,sides:10,seat:0,dice:[7]} | then afflict of 0 | {eaten:0,events:[8],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      9: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[8,1]} | siegeEvent {rule:gui.11.6.9,event:9,total:9,happens:true} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[7]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[5]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[5]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[5]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[2]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[1]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[6]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[2]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[10]} | harmed {rule:gui.11.6.9,unit:51,harm:killed,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[1]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[4]} | initiative {rule:gui.11.1.3a,side:0,besieger:5,garrison:4} | then movement of 1 | {eaten:0,events:[9],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      10: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[9,1]} | siegeEvent {rule:gui.11.6.10,event:10,total:10,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:0,events:[10],automatic:-1,spy:false,bonus:0,engineer:true,stoneThrowers:1,ladders:1,grapnels:3}
      11: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,1]} | siegeEvent {rule:gui.11.6.11,event:11,total:11,happens:true} | then muster of 0 | {eaten:0,events:[11],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      12: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,2]} | siegeEvent {rule:gui.11.6.12,event:12,total:12,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:5} | then movement of 1 | {eaten:4,events:[12],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      13: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,3]} | siegeEvent {rule:gui.11.6.13,event:13,total:13,happens:true} | initiative {rule:gui.11.1.3a,side:0,besieger:0,garrison:0} | then movement of 1 | {eaten:0,events:[13],automatic:0,spy:true,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      14: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,4]} | siegeEvent {rule:gui.11.6.14,event:14,total:14,happens:true} | roll {rule:gui.11.6.14,why:eventEffect,sides:10,seat:1,dice:[7]} | reinforced {rule:gui.11.6.14,side:1,units:[68,69,70,71,72,73]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:4,events:[14],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      15: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,5]} | siegeEvent {rule:gui.11.6.15,event:15,total:15,happens:true} | roll {rule:gui.11.6.15,why:eventEffect,sides:10,seat:1,dice:[7]} | then afflict of 1 | {eaten:0,events:[15],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      16: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,6]} | siegeEvent {rule:gui.11.6.16,event:16,total:16,happens:true} | roll {rule:gui.11.6.16,why:eventEffect,sides:10,seat:1,dice:[7]} | built {rule:gui.11.6.16,item:stoneThrowerLost} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[16],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:0,ladders:1,grapnels:3}
      17: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,7]} | siegeEvent {rule:gui.11.6.17,event:17,total:17,happens:true} | roll {rule:gui.11.6.17,why:eventEffect,sides:10,seat:1,dice:[7]} | harmed {rule:gui.11.6.17,unit:0,harm:killed,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[17],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      18: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,8]} | siegeEvent {rule:gui.11.6.18,event:18,total:18,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[7]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:11,garrison:10} | then movement of 1 | {eaten:0,events:[18],automatic:-1,spy:false,bonus:5,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      19: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,9]} | siegeEvent {rule:gui.11.6.19,event:19,total:19,happens:true} | then muster of 1 | {eaten:0,events:[19],automatic:1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      20: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,10]} | siegeEvent {rule:gui.11.6.20,event:20,total:20,happens:true} | end {rule:gui.11.6.20,why:raised,winners:[1],scores:[0,1]} | then the end of  | {eaten:0,events:[20],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}"
    `);
  });
  rule(['gui.11.6.14', 'gui.11.6.16', 'gui.11.6.17', 'gui.11.6.9'], 'what the second die decides', () => {
    const lines = [
      ...[3, 4, 6, 7].map(die => event(17, {}, die, 5, 5)),
      ...[5, 6].map(die => event(16, {}, die, 5, 5)),
      event(16, { stoneThrowers: 0 }, 6, 5, 5),
      event(16, { stoneThrowers: 0, ladders: 0 }, 6, 5),
      ...[1, 3, 10].map(die => event(14, {}, die, 5, 5)),
      event(9, {}, 1, 10, 5, 5),
      event(8, {}, 2),
      event(15, {}, 2),
      event(19, { redoubt: 1 }),
      event(12, { events: [12] }, 5, 5),
    ];
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "17: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,7]} | siegeEvent {rule:gui.11.6.17,event:17,total:17,happens:true} | roll {rule:gui.11.6.17,why:eventEffect,sides:10,seat:1,dice:[3]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[17],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      17: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,7]} | siegeEvent {rule:gui.11.6.17,event:17,total:17,happens:true} | roll {rule:gui.11.6.17,why:eventEffect,sides:10,seat:1,dice:[4]} | harmed {rule:gui.11.6.17,unit:0,harm:wounded,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[17],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      17: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,7]} | siegeEvent {rule:gui.11.6.17,event:17,total:17,happens:true} | roll {rule:gui.11.6.17,why:eventEffect,sides:10,seat:1,dice:[6]} | harmed {rule:gui.11.6.17,unit:0,harm:wounded,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[17],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      17: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,7]} | siegeEvent {rule:gui.11.6.17,event:17,total:17,happens:true} | roll {rule:gui.11.6.17,why:eventEffect,sides:10,seat:1,dice:[7]} | harmed {rule:gui.11.6.17,unit:0,harm:killed,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[17],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      16: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,6]} | siegeEvent {rule:gui.11.6.16,event:16,total:16,happens:true} | roll {rule:gui.11.6.16,why:eventEffect,sides:10,seat:1,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[16],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      16: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,6]} | siegeEvent {rule:gui.11.6.16,event:16,total:16,happens:true} | roll {rule:gui.11.6.16,why:eventEffect,sides:10,seat:1,dice:[6]} | built {rule:gui.11.6.16,item:stoneThrowerLost} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[16],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:0,ladders:1,grapnels:3}
      16: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,6]} | siegeEvent {rule:gui.11.6.16,event:16,total:16,happens:true} | roll {rule:gui.11.6.16,why:eventEffect,sides:10,seat:1,dice:[6]} | built {rule:gui.11.6.16,item:ladderLost} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[16],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:0,ladders:0,grapnels:3}
      16: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,6]} | siegeEvent {rule:gui.11.6.16,event:16,total:16,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[6]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:10,garrison:5} | then movement of 1 | {eaten:0,events:[16],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:0,ladders:0,grapnels:3}
      14: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,4]} | siegeEvent {rule:gui.11.6.14,event:14,total:14,happens:true} | roll {rule:gui.11.6.14,why:eventEffect,sides:10,seat:1,dice:[1]} | reinforced {rule:gui.11.6.14,side:1,units:[68]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[14],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      14: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,4]} | siegeEvent {rule:gui.11.6.14,event:14,total:14,happens:true} | roll {rule:gui.11.6.14,why:eventEffect,sides:10,seat:1,dice:[3]} | reinforced {rule:gui.11.6.14,side:1,units:[68,69,70]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:4,events:[14],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      14: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,4]} | siegeEvent {rule:gui.11.6.14,event:14,total:14,happens:true} | roll {rule:gui.11.6.14,why:eventEffect,sides:10,seat:1,dice:[10]} | reinforced {rule:gui.11.6.14,side:1,units:[68,69,70,71,72,73]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:4,events:[14],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      9: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[8,1]} | siegeEvent {rule:gui.11.6.9,event:9,total:9,happens:true} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[1]} | roll {rule:gui.11.6.9,why:victim,sides:10,seat:1,dice:[10]} | harmed {rule:gui.11.6.9,unit:44,harm:killed,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[9],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      8: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[7,1]} | siegeEvent {rule:gui.11.6.8,event:8,total:8,happens:true} | roll {rule:gui.11.6.8,why:eventEffect,sides:10,seat:0,dice:[2]} | then afflict of 0 | {eaten:0,events:[8],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      15: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,5]} | siegeEvent {rule:gui.11.6.15,event:15,total:15,happens:true} | roll {rule:gui.11.6.15,why:eventEffect,sides:10,seat:1,dice:[2]} | then afflict of 1 | {eaten:0,events:[15],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      19: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,9]} | siegeEvent {rule:gui.11.6.19,event:19,total:19,happens:true} | then muster of 1 | {eaten:0,events:[19],automatic:1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}
      12: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,2]} | siegeEvent {rule:gui.11.6.12,event:12,total:12,happens:false} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | {eaten:0,events:[12],automatic:-1,spy:false,bonus:0,engineer:false,stoneThrowers:1,ladders:1,grapnels:3}"
    `);
  });
  rule(['gui.11.6.8', 'gui.11.6.15'], 'the players strike down one by one in turn', () => {
    const make = (side: number, left: number) => () =>
      castle()
        .put(side, 'robert', 'A1', { health: WOUNDED })
        .play(
          [
            { step: 'afflict', side, chooser: 1 - side, left, rule: 'gui.11.6.8', struck: [] },
            { step: 'initiative' },
            { step: 'garrisonChoice' },
          ],
          5,
          5,
        );
    expect(
      [
        ...outcomes(make(BESIEGER, 2), [5, 5], 'strikeDown'),
        ...outcomes(make(GARRISON, 1), [5, 5], 'strikeDown'),
        String(make(GARRISON, 0)().step),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "strikeDown unit alphonse -> harmed rule gui.11.6.8, unit alphonse, harm wounded, cause siege | alphonse health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [alphonse]
      strikeDown unit branko -> harmed rule gui.11.6.8, unit branko, harm wounded, cause siege | branko health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [branko]
      strikeDown unit gervais -> harmed rule gui.11.6.8, unit gervais, harm wounded, cause siege | gervais health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [gervais]
      strikeDown unit lambert -> harmed rule gui.11.6.8, unit lambert, harm wounded, cause siege | lambert health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [lambert]
      strikeDown unit osbern -> harmed rule gui.11.6.8, unit osbern, harm wounded, cause siege | osbern health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [osbern]
      strikeDown unit serlon -> harmed rule gui.11.6.8, unit serlon, harm wounded, cause siege | serlon health 2 | then 0: step afflict, side 0, chooser 0, left 1, rule gui.11.6.8, struck [serlon]
      strikeDown unit alexio -> harmed rule gui.11.6.8, unit alexio, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | alexio health 2 | then 1: step movement, side 1
      strikeDown unit demetrios -> harmed rule gui.11.6.8, unit demetrios, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | demetrios health 2 | then 1: step movement, side 1
      strikeDown unit ioannes -> harmed rule gui.11.6.8, unit ioannes, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | ioannes health 2 | then 1: step movement, side 1
      strikeDown unit manueles -> harmed rule gui.11.6.8, unit manueles, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | manueles health 2 | then 1: step movement, side 1
      strikeDown unit petros -> harmed rule gui.11.6.8, unit petros, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | petros health 2 | then 1: step movement, side 1
      strikeDown unit theophilos -> harmed rule gui.11.6.8, unit theophilos, harm wounded, cause siege | roll rule gui.11.1.3a, why initiative, sides 10, seat 0, dice [5] | roll rule gui.11.1.3a, why initiative, sides 10, seat 1, dice [5] | initiative rule gui.11.1.3a, side 0, besieger 9, garrison 5 | theophilos health 2 | then 1: step movement, side 1
      movement"
    `);
  });
  rule(
    ['gui.11.1.2b', 'gui.11.6.19'],
    'the first days are modified, the total is kept between 2 and 20, relief comes on its day',
    () => {
      const roll = (day: number, early: boolean, one: number, two: number, events: number[] = []) => {
        const p = campaign('nido-d-aquila', { early }).sheet({ day, provisions: 30, events });
        const t = p.play(
          [{ step: 'siegeEvent' }, { step: 'initiative' }, { step: 'garrisonChoice' }],
          one,
          two,
          5,
          5,
          5,
          5,
        );
        return `${day} ${early}: ${happened(t)} ${t.sheet.events}`;
      };
      const due = castle().data.siege?.relief ?? 0;
      expect(
        [
          ...[5, 6].flatMap(day => [true, false].map(early => roll(day, early, 1, 1))),
          roll(5, true, 10, 9),
          ...(due > 0
            ? [
                roll(due - 1, false, 1, 1),
                roll(due, false, 1, 1),
                roll(due + 1, false, 1, 1),
                roll(due, false, 10, 9),
                roll(due, false, 10, 10),
                roll(due, false, 1, 1, [19]),
              ]
            : []),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
      "5 true: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[1,1]} | siegeEvent {rule:gui.11.6.7,event:7,total:7,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 7
      5 false: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[1,1]} | siegeEvent {rule:gui.11.6.2-5,event:2,total:2,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 2
      6 true: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[1,1]} | siegeEvent {rule:gui.11.6.2-5,event:2,total:2,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 2
      6 false: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[1,1]} | siegeEvent {rule:gui.11.6.2-5,event:2,total:2,happens:true} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 2
      5 true: roll {rule:gui.11.1.2a,why:event,sides:10,seat:0,dice:[10,9]} | siegeEvent {rule:gui.11.6.20,event:20,total:24,happens:true} | end {rule:gui.11.6.20,why:raised,winners:[1],scores:[0,1]} | then the end of  20"
    `);
    },
  );
  rule(
    ['gui.11.1.3a', 'gui.11.4.1n'],
    'initiative: four for who lies before the place, the bonus for the garrison',
    () => {
      const roll = (one: number, two: number, change: Partial<Siege>) => {
        const t = castle()
          .sheet(change)
          .play([{ step: 'initiative' }, { step: 'besiegerChoice', engines: 0 }], one, two);
        return t
          .ever('initiative')
          .map(({ side, besieger, garrison }) => `${side} ${besieger} ${garrison}`)
          .join();
      };
      expect([
        roll(3, 7, {}),
        roll(3, 8, {}),
        roll(3, 3, { bonus: 5 }),
        roll(3, 2, { bonus: 5 }),
        roll(7, 3, { shutIn: true }),
        roll(8, 3, { shutIn: true }),
        roll(1, 1, { automatic: 0 }),
        roll(1, 1, { automatic: 1 }),
      ]).toEqual(['0 7 7', '1 7 8', '1 7 8', '0 7 7', '1 7 7', '0 8 7', '0 0 0', '1 0 0']);
    },
  );
  rule(
    ['gui.11.1.5a', 'gui.11.1.5b', 'gui.11.1.5c'],
    'wounds heal after days by the die, or kill, or send home',
    () => {
      const heal = (die: number) => {
        const p = castle();
        for (const id of ['robert', 'maniakes']) p.state.health[p.unit(id)] = WOUNDED;
        const t = p.play([{ step: 'healing' }, { step: 'initiative' }, { step: 'garrisonChoice' }], die, die, 5, 5);
        return `${die}: ${happened(t)} | ${JSON.stringify(t.sheet.heals)} ${t.health('robert')} ${t.state.cell[p.unit('robert')]}`;
      };
      const back = (day: number) => {
        const p = castle();
        p.state.health[p.unit('robert')] = WOUNDED;
        p.sheet({ heals: [{ unit: p.unit('robert'), day }] });
        const t = p.play(
          [{ step: 'returns' }, { step: 'healing' }, { step: 'initiative' }, { step: 'garrisonChoice' }],
          5,
          5,
          5,
        );
        return `${day}: ${t.health('robert')} ${JSON.stringify(t.sheet.heals)} ${t.ever('healed').length}`;
      };
      expect([...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(heal), ...[5, 6, 7].map(back)].join('\n')).toMatchInlineSnapshot(`
      "1: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[1]} | heals {rule:gui.11.1.5b,unit:0,days:1} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[1]} | heals {rule:gui.11.1.5b,unit:43,days:1} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":7},{"unit":43,"day":7}] 2 -4
      2: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[2]} | heals {rule:gui.11.1.5b,unit:0,days:2} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[2]} | heals {rule:gui.11.1.5b,unit:43,days:2} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":8},{"unit":43,"day":8}] 2 -4
      3: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[3]} | heals {rule:gui.11.1.5b,unit:0,days:3} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[3]} | heals {rule:gui.11.1.5b,unit:43,days:3} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":9},{"unit":43,"day":9}] 2 -4
      4: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[4]} | heals {rule:gui.11.1.5b,unit:0,days:4} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[4]} | heals {rule:gui.11.1.5b,unit:43,days:4} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":10},{"unit":43,"day":10}] 2 -4
      5: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[5]} | heals {rule:gui.11.1.5b,unit:0,days:5} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[5]} | heals {rule:gui.11.1.5b,unit:43,days:5} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":11},{"unit":43,"day":11}] 2 -4
      6: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[6]} | heals {rule:gui.11.1.5b,unit:0,days:10} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[6]} | heals {rule:gui.11.1.5b,unit:43,days:10} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":16},{"unit":43,"day":16}] 2 -4
      7: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[7]} | heals {rule:gui.11.1.5b,unit:0,days:15} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[7]} | heals {rule:gui.11.1.5b,unit:43,days:15} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":21},{"unit":43,"day":21}] 2 -4
      8: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[8]} | heals {rule:gui.11.1.5b,unit:0,days:20} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[8]} | heals {rule:gui.11.1.5b,unit:43,days:20} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [{"unit":0,"day":26},{"unit":43,"day":26}] 2 -4
      9: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[9]} | lost {rule:gui.11.1.5b,unit:0} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[9]} | lost {rule:gui.11.1.5b,unit:43} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [] 2 -3
      10: roll {rule:gui.11.1.5b,why:healing,sides:10,seat:0,dice:[10]} | harmed {rule:gui.11.1.5b,unit:0,harm:killed,cause:siege} | roll {rule:gui.11.1.5b,why:healing,sides:10,seat:1,dice:[10]} | harmed {rule:gui.11.1.5b,unit:43,harm:killed,cause:siege} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:0,dice:[5]} | roll {rule:gui.11.1.3a,why:initiative,sides:10,seat:1,dice:[5]} | initiative {rule:gui.11.1.3a,side:0,besieger:9,garrison:5} | then movement of 1 | [] 3 -4
      5: 0 [] 1
      6: 0 [] 1
      7: 2 [{"unit":0,"day":7}] 0"
    `);
    },
  );
});

describe('choices', () => {
  const DAY = [
    { step: 'garrisonChoice' as const },
    { step: 'besiegerChoice' as const, engines: 2 },
    { step: 'healing' as const },
    { step: 'dayEnd' as const },
  ];
  const day =
    (p: Position, change: Partial<Siege> = {}) =>
    () =>
      p.sheet({ events: Array.from({ length: 19 }, (_, index) => index + 2), ...change }).play(DAY);
  rule(
    ['gui.11.1.3b', 'gui.11.1.3c', 'gui.11.3.1', 'gui.11.2a'],
    'what either may do with the day, and what is refused',
    () => {
      const ask = (t: Table) =>
        refusals(
          t,
          { type: 'assault' },
          { type: 'bombard', cell: t.position.hex('P7'), points: 1 },
          { type: 'bombard', cell: t.position.hex('P7'), points: 3 },
          { type: 'bombard', cell: t.position.hex('A1'), points: 1 },
          { type: 'build', item: 'ladder' },
          { type: 'workOn', item: 0 },
          { type: 'standDown', item: 0 },
          { type: 'negotiate' },
          { type: 'endDay' },
          { type: 'sortie', action: 'camp' },
          { type: 'sortie', action: 'supplies' },
          { type: 'sortie', action: 'general' },
          { type: 'wait' },
        ).join(' | ');
      const changes: Partial<Siege>[] = [
        { initiative: BESIEGER, stoneThrowers: 2 },
        { initiative: BESIEGER, stoneThrowers: 0 },
        { initiative: BESIEGER, stoneThrowers: 2, day: 1 },
        { initiative: BESIEGER, stoneThrowers: 2, spy: true },
        { initiative: BESIEGER, stoneThrowers: 2, restocking: 6 },
        { initiative: BESIEGER, stoneThrowers: 2, restocking: 5 },
        { initiative: BESIEGER, stoneThrowers: 2, negotiated: true },
        { initiative: BESIEGER, stoneThrowers: 2, bombarded: { wood: 1, stone: 0, engines: 1 } },
        { initiative: GARRISON },
        { initiative: GARRISON, generalDone: true },
        { initiative: GARRISON, redoubt: 1 },
      ];
      expect(changes.map(change => ask(day(castle(), change)())).join('\n')).toMatchInlineSnapshot(`
      "assault: nothing | bombard cell P7, points 1: nothing | bombard cell P7, points 3: gui.11.3.4a tooManyThrowers | bombard cell A1, points 1: gui.11.3.4b noBreach | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: nothing | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: nothing | bombard cell P7, points 1: gui.11.3.4a tooManyThrowers | bombard cell P7, points 3: gui.11.3.4a tooManyThrowers | bombard cell A1, points 1: gui.11.3.4a tooManyThrowers | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: nothing | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: gui.11.1 firstDay | bombard cell P7, points 1: gui.11.1 firstDay | bombard cell P7, points 3: gui.11.1 firstDay | bombard cell A1, points 1: gui.11.1 firstDay | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: gui.11.1 firstDay | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: nothing | bombard cell P7, points 1: gui.11.6.13 mustAssault | bombard cell P7, points 3: gui.11.6.13 mustAssault | bombard cell A1, points 1: gui.11.6.13 mustAssault | build item ladder: gui.11.6.13 mustAssault | workOn item 0: gui.11.6.13 mustAssault | standDown item 0: gui.11.2b noWork | negotiate: gui.11.6.13 mustAssault | endDay: gui.11.6.13 mustAssault | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: gui.11.4.2g isRestocking | bombard cell P7, points 1: gui.11.4.2g isRestocking | bombard cell P7, points 3: gui.11.4.2g isRestocking | bombard cell A1, points 1: gui.11.4.2g isRestocking | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: nothing | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: nothing | bombard cell P7, points 1: nothing | bombard cell P7, points 3: gui.11.3.4a tooManyThrowers | bombard cell A1, points 1: gui.11.3.4b noBreach | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: nothing | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: gui.11.1.3b dayBegun | bombard cell P7, points 1: nothing | bombard cell P7, points 3: gui.11.3.4a tooManyThrowers | bombard cell A1, points 1: gui.11.3.4b noBreach | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: gui.11.5c hasNegotiated | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: gui.11.1.3b dayBegun | bombard cell P7, points 1: gui.11.3.4b noBreach | bombard cell P7, points 3: gui.11.3.4a tooManyThrowers | bombard cell A1, points 1: gui.11.3.4b noBreach | build item ladder: nothing | workOn item 0: gui.11.2a noWork | standDown item 0: gui.11.2b noWork | negotiate: nothing | endDay: nothing | sortie action camp: gui.11.1.3b not-now | sortie action supplies: gui.11.1.3b not-now | sortie action general: gui.11.1.3b not-now | wait: gui.11.1.3b not-now
      assault: gui.11.1.3c not-now | bombard cell P7, points 1: gui.11.1.3c not-now | bombard cell P7, points 3: gui.11.1.3c not-now | bombard cell A1, points 1: gui.11.1.3c not-now | build item ladder: gui.11.1.3c not-now | workOn item 0: gui.11.1.3c not-now | standDown item 0: gui.11.1.3c not-now | negotiate: gui.11.1.3c not-now | endDay: gui.11.1.3c not-now | sortie action camp: nothing | sortie action supplies: nothing | sortie action general: nothing | wait: nothing
      assault: gui.11.1.3c not-now | bombard cell P7, points 1: gui.11.1.3c not-now | bombard cell P7, points 3: gui.11.1.3c not-now | bombard cell A1, points 1: gui.11.1.3c not-now | build item ladder: gui.11.1.3c not-now | workOn item 0: gui.11.1.3c not-now | standDown item 0: gui.11.1.3c not-now | negotiate: gui.11.1.3c not-now | endDay: gui.11.1.3c not-now | sortie action camp: nothing | sortie action supplies: nothing | sortie action general: gui.11.1.3c noSortie | wait: nothing
      assault: gui.11.1.3c not-now | bombard cell P7, points 1: gui.11.1.3c not-now | bombard cell P7, points 3: gui.11.1.3c not-now | bombard cell A1, points 1: gui.11.1.3c not-now | build item ladder: gui.11.1.3c not-now | workOn item 0: gui.11.1.3c not-now | standDown item 0: gui.11.1.3c not-now | negotiate: gui.11.1.3c not-now | endDay: gui.11.1.3c not-now | sortie action camp: nothing | sortie action supplies: gui.11.1.3c noSortie | sortie action general: nothing | wait: nothing"
    `);
    },
  );
  rule(['gui.11.3.5', 'gui.11.3.2a', 'gui.11.5c', 'gui.11.5.1'], 'bombardment and terms, with their odds', () => {
    const make = (more: Partial<Siege> = {}) => day(castle(), { initiative: BESIEGER, stoneThrowers: 2, ...more });
    const p = castle();
    expect(
      [
        ...stakes(make()(), 'negotiate'),
        ...stakes(make({ eaten: 25, damage: [{ cell: p.hex('P7'), stages: 1, day: 3 }] })(), 'negotiate'),
        ...stakes(make()(), 'bombard').slice(0, 6),
        ...[1, 3, 5, 7, 9, 10].flatMap(die => outcome(make(), { type: 'bombard', cell: p.hex('P7'), points: 2 }, die)),
        ...outcome(make(), { type: 'negotiate' }, 10),
        ...outcome(make(), { type: 'negotiate' }, 1),
        ...offers(day(farm(), { initiative: BESIEGER, stoneThrowers: 1 })()).filter(line => line.startsWith('bombard')),
        ...offers(day(chapel(), { initiative: BESIEGER, stoneThrowers: 1 })()).filter(line =>
          line.startsWith('bombard'),
        ),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "negotiate: [gui.11.5.1.numbers 1] | by 0/1 | 1/10 negotiated rule gui.11.5.1.result, die 1, modifiers [{rule gui.11.5.1.numbers, value 1}], total 2, ok false | 1/10 negotiated rule gui.11.5.1.result, die 2, modifiers [{rule gui.11.5.1.numbers, value 1}], total 3, ok false | 1/10 negotiated rule gui.11.5.1.result, die 3, modifiers [{rule gui.11.5.1.numbers, value 1}], total 4, ok false | 1/10 negotiated rule gui.11.5.1.result, die 4, modifiers [{rule gui.11.5.1.numbers, value 1}], total 5, ok false | 1/10 negotiated rule gui.11.5.1.result, die 5, modifiers [{rule gui.11.5.1.numbers, value 1}], total 6, ok false | 1/10 negotiated rule gui.11.5.1.result, die 6, modifiers [{rule gui.11.5.1.numbers, value 1}], total 7, ok false | 1/10 negotiated rule gui.11.5.1.result, die 7, modifiers [{rule gui.11.5.1.numbers, value 1}], total 8, ok false | 1/10 negotiated rule gui.11.5.1.result, die 8, modifiers [{rule gui.11.5.1.numbers, value 1}], total 9, ok false | 1/10 negotiated rule gui.11.5.1.result, die 9, modifiers [{rule gui.11.5.1.numbers, value 1}], total 10, ok false | 1/10 negotiated rule gui.11.5.1.result, die 10, modifiers [{rule gui.11.5.1.numbers, value 1}], total 11, ok false
      negotiate: [gui.11.5.1.numbers 1, gui.11.5.1.progress 1, gui.11.5.1a 1] | by 1/5 | 1/10 negotiated rule gui.11.5.1.result, die 1, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 4, ok false | 1/10 negotiated rule gui.11.5.1.result, die 2, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 5, ok false | 1/10 negotiated rule gui.11.5.1.result, die 3, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 6, ok false | 1/10 negotiated rule gui.11.5.1.result, die 4, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 7, ok false | 1/10 negotiated rule gui.11.5.1.result, die 5, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 8, ok false | 1/10 negotiated rule gui.11.5.1.result, die 6, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 9, ok false | 1/10 negotiated rule gui.11.5.1.result, die 7, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 10, ok false | 1/10 negotiated rule gui.11.5.1.result, die 8, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 11, ok false | 1/10 negotiated rule gui.11.5.1.result, die 9, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 12, ok true | 1/10 negotiated rule gui.11.5.1.result, die 10, modifiers [{rule gui.11.5.1.numbers, value 1} {rule gui.11.5.1a, value 1} {rule gui.11.5.1.progress, value 1}], total 13, ok true
      bombard cell P10, points 1: [] | 3/5 bombarded rule gui.11.3.5, cell P10, points 1, result – | 3/10 bombarded rule gui.11.3.5, cell P10, points 1, result D | 1/10 bombarded rule gui.11.3.5, cell P10, points 1, result 1C
      bombard cell P10, points 2: [] | 1/2 bombarded rule gui.11.3.5, cell P10, points 2, result – | 2/5 bombarded rule gui.11.3.5, cell P10, points 2, result D | 1/10 bombarded rule gui.11.3.5, cell P10, points 2, result 1C
      bombard cell P11, points 1: [] | 3/5 bombarded rule gui.11.3.5, cell P11, points 1, result – | 3/10 bombarded rule gui.11.3.5, cell P11, points 1, result D | 1/10 bombarded rule gui.11.3.5, cell P11, points 1, result 1C
      bombard cell P11, points 2: [] | 1/2 bombarded rule gui.11.3.5, cell P11, points 2, result – | 2/5 bombarded rule gui.11.3.5, cell P11, points 2, result D | 1/10 bombarded rule gui.11.3.5, cell P11, points 2, result 1C
      bombard cell P12, points 1: [] | 3/5 bombarded rule gui.11.3.5, cell P12, points 1, result – | 3/10 bombarded rule gui.11.3.5, cell P12, points 1, result D | 1/10 bombarded rule gui.11.3.5, cell P12, points 1, result 1C
      bombard cell P12, points 2: [] | 1/2 bombarded rule gui.11.3.5, cell P12, points 2, result – | 2/5 bombarded rule gui.11.3.5, cell P12, points 2, result D | 1/10 bombarded rule gui.11.3.5, cell P12, points 2, result 1C
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [1]
      bombarded rule gui.11.3.5, cell P7, points 2, result 1C
      engines 1
      stoneThrowers 1
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [3]
      bombarded rule gui.11.3.5, cell P7, points 2, result –
      engines 2
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [5]
      bombarded rule gui.11.3.5, cell P7, points 2, result –
      engines 2
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [7]
      bombarded rule gui.11.3.5, cell P7, points 2, result D
      ruined rule gui.11.3.3a, cell P7
      damage 0 {cell P7, stages 1, day 6}
      engines 2
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [9]
      bombarded rule gui.11.3.5, cell P7, points 2, result D
      ruined rule gui.11.3.3a, cell P7
      damage 0 {cell P7, stages 1, day 6}
      engines 2
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.3.5, why bombardment, sides 10, seat 0, dice [10]
      bombarded rule gui.11.3.5, cell P7, points 2, result D
      ruined rule gui.11.3.3a, cell P7
      damage 0 {cell P7, stages 1, day 6}
      engines 2
      wood 1
      then 0: step besiegerChoice, engines 0
      roll rule gui.11.5c, why surrender, sides 10, seat 0, dice [10]
      negotiated rule gui.11.5.1.result, die 10, modifiers [{rule gui.11.5.1.numbers, value 1}], total 11, ok false
      negotiated true
      then 0: step besiegerChoice, engines 2
      roll rule gui.11.5c, why surrender, sides 10, seat 0, dice [1]
      negotiated rule gui.11.5.1.result, die 1, modifiers [{rule gui.11.5.1.numbers, value 1}], total 2, ok false
      negotiated true
      then 0: step besiegerChoice, engines 2
      bombard cell Q10, points 1
      bombard cell Q7, points 1
      bombard cell Q8, points 1
      bombard cell Q9, points 1
      bombard cell R10, points 1
      bombard cell R7, points 1
      bombard cell S7, points 1
      bombard cell T10, points 1
      bombard cell T7, points 1
      bombard cell U7, points 1
      bombard cell V10, points 1
      bombard cell V7, points 1
      bombard cell V8, points 1
      bombard cell V9, points 1
      bombard cell Q10, points 1
      bombard cell Q7, points 1
      bombard cell Q8, points 1
      bombard cell Q9, points 1
      bombard cell R10, points 1
      bombard cell S10, points 1
      bombard cell S7, points 1
      bombard cell S8, points 1
      bombard cell S9, points 1"
    `);
  });
  rule(['gui.11.2a', 'gui.11.2b'], 'five men build for their days: grapnel, ladder, stone thrower', () => {
    const built = (kind: 'grapnel' | 'ladder' | 'stoneThrower', days: number, men: number, engineer = false) => {
      const p = castle();
      const builders = p.units(...group(p, 'besiegers').slice(-men));
      for (const unit of builders) p.state.cell[unit] = ABSENT;
      p.sheet({ engineer, items: [{ kind, side: 0, days, builders, since: 3 }] });
      const t = day(p, { initiative: BESIEGER })().dice(5, 5, 5, 5).do('endDay');
      return `${kind} ${days} ${men} ${engineer}: ${t.sheet.items.map(item => item.days)} ${t.sheet.grapnels} ${t.sheet.ladders} ${t.sheet.stoneThrowers}`;
    };
    const lines = (['grapnel', 'ladder', 'stoneThrower'] as const).flatMap(kind =>
      [0, 1, 2, 3, 4].flatMap(days => [built(kind, days, 5), built(kind, days, 5, true)]),
    );
    const make = () => first(day(castle(), { initiative: BESIEGER })(), 'build');
    const teamed = () => {
      const t = make();
      while (t.step === 'teaming') first(t, 'builder');
      return t;
    };
    expect(
      [
        ...lines,
        built('ladder', 0, 4),
        ...outcomes(make, [], 'builder').slice(0, 2),
        `${teamed().sheet.items[0]?.builders.length} ${teamed().step}`,
        ...offers(teamed()),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "grapnel 0 5 false:  4 3 0
      grapnel 0 5 true:  4 3 0
      grapnel 1 5 false:  4 3 0
      grapnel 1 5 true:  4 3 0
      grapnel 2 5 false:  4 3 0
      grapnel 2 5 true:  4 3 0
      grapnel 3 5 false:  4 3 0
      grapnel 3 5 true:  4 3 0
      grapnel 4 5 false:  4 3 0
      grapnel 4 5 true:  4 3 0
      ladder 0 5 false: 1 3 3 0
      ladder 0 5 true: 1 3 3 0
      ladder 1 5 false:  3 4 0
      ladder 1 5 true:  3 4 0
      ladder 2 5 false:  3 4 0
      ladder 2 5 true:  3 4 0
      ladder 3 5 false:  3 4 0
      ladder 3 5 true:  3 4 0
      ladder 4 5 false:  3 4 0
      ladder 4 5 true:  3 4 0
      stoneThrower 0 5 false: 1 3 3 0
      stoneThrower 0 5 true: 1 3 3 0
      stoneThrower 1 5 false: 2 3 3 0
      stoneThrower 1 5 true: 2 3 3 0
      stoneThrower 2 5 false: 3 3 3 0
      stoneThrower 2 5 true: 3 3 3 0
      stoneThrower 3 5 false: 4 3 3 0
      stoneThrower 3 5 true: 4 3 3 0
      stoneThrower 4 5 false: 5 3 3 0
      stoneThrower 4 5 true:  3 3 1
      ladder 0 4 false: 0 3 3 0
      builder unit alphonse -> items 0 {kind grapnel, side 0, days 0, builders [alphonse], since 6} | then 0: step teaming, item 0
      builder unit drazen -> items 0 {kind grapnel, side 0, days 0, builders [drazen], since 6} | then 0: step teaming, item 0
      5 besiegerChoice
      assault
      build item grapnel
      build item ladder
      build item stoneThrower
      endDay
      negotiate"
    `);
  });
  rule(
    ['gui.11.1.3c', 'gui.11.1.3d', 'gui.11.4.2a', 'gui.11.4.3a', 'gui.11.4.4a'],
    'sorties, and what each begins',
    () => {
      const make = (p: Position) => day(p, { initiative: GARRISON });
      expect(
        [castle, farm, chapel]
          .flatMap(place => [...stakes(make(place())()), ...outcomes(make(place()), [5, 5, 5, 5, 5, 5])])
          .join('\n'),
      ).toMatchInlineSnapshot(`
      "sortie action camp: nothing
      sortie action general: nothing
      sortie action supplies: nothing
      wait: sequence
      sortie action camp -> actionChosen rule gui.11.4a, action camp | action camp | first 1 | then 0: step picking, side 0, left 14, action camp, picked [], exact false
      wait -> initiative 0 | then 0: step besiegerChoice, engines 2
      sortie action camp: nothing
      sortie action general: nothing
      sortie action supplies: nothing
      wait: sequence
      sortie action camp -> actionChosen rule gui.11.4a, action camp | action camp | first 1 | then 0: step picking, side 0, left 11, action camp, picked [], exact false
      wait -> initiative 0 | then 0: step besiegerChoice, engines 2
      sortie action camp: nothing
      sortie action general: nothing
      sortie action supplies: nothing
      wait: sequence
      sortie action camp -> actionChosen rule gui.11.4a, action camp | action camp | first 1 | then 0: step picking, side 0, left 9, action camp, picked [], exact false
      wait -> initiative 0 | then 0: step besiegerChoice, engines 2"
    `);
    },
  );
});

describe('the end of a day', () => {
  const over = (change: (p: Position) => void) => {
    const p = castle().sheet({ eaten: 3, events: Array.from({ length: 19 }, (_, index) => index + 2) });
    change(p);
    const t = p.play([{ step: 'dayEnd' }], 5, 5, 5, 5, 5, 5);
    const end = t.ever('end').at(-1);
    return end
      ? `${end.rule} ${end.why} ${JSON.stringify(end.winners)} ${JSON.stringify(end.scores)}`
      : `on ${t.sheet.day} ${t.sheet.eaten} ${t.sheet.larder} ${t.sheet.shutIn} ${t.sheet.provisions}`;
  };
  const led = (p: Position, side: number) =>
    campaigners(p.battle, side).filter(unit => the(p.battle.roster.men[unit]).command);
  rule(
    ['gui.11.5a', 'gui.11.5b', 'gui.11.a', 'gui.11.4.1f', 'gui.11.4.4c', 'gui.11.4.1l'],
    'hunger, no commander, nobody left, the calendar',
    () => {
      const kill = (p: Position, units: readonly number[]) => {
        for (const unit of units) p.state.health[unit] = 3;
      };
      const days = castle().data.siege?.days ?? 40;
      expect(
        [
          over(() => undefined),
          over(p => p.sheet({ provisions: 4 })),
          over(p => p.sheet({ provisions: 5 })),
          over(p => kill(p, campaigners(p.battle, GARRISON))),
          over(p => kill(p, led(p, GARRISON))),
          over(p => kill(p, campaigners(p.battle, BESIEGER))),
          over(p => kill(p, led(p, BESIEGER))),
          over(p => p.sheet({ day: days })),
          over(p => p.sheet({ day: days - 1 })),
          over(p => p.sheet({ shutIn: true, larder: 1 })),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
      "on 7 4 0 false 30
      gui.11.5a hunger [0] [1,0]
      on 7 4 0 false 5
      gui.11.4.1f captured [0] [1,0]
      gui.11.5b noCommander [0] [1,0]
      gui.11.4.4c broken [1] [0,1]
      on 7 4 0 false 30
      gui.11.a calendar [1] [0,1]
      on 40 4 0 false 30
      on 7 4 0 false 30"
    `);
    },
  );
});
