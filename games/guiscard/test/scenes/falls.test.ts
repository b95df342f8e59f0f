/** What falls with a man: his horse, those he leads, carries or holds, his ladder, rope and loot. */
import { describe, expect } from 'vitest';
import type { Guiscard } from '../../src/shape.ts';
import { CARRIED, STUNNED, WOUNDED } from '../../src/state.ts';
import { alike, offers, outcomes } from '../pictures.ts';
import { rule } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

type Blow = { harm: 'stunned' | 'wounded' | 'killed'; unhorse?: boolean; horse?: boolean };
/** The owner chooses who of two takes the blow. */
const struck = (make: () => Position, blow: Blow) => (): Table => {
  const p = make();
  return p.play([
    { step: 'blow', units: p.units('robert', 'osbern'), unhorse: false, horse: false, attackers: false, ...blow },
    { step: 'movement', side: 0 },
  ]);
};
const BLOWS: Blow[] = [{ harm: 'stunned' }, { harm: 'wounded' }, { harm: 'killed' }];
const all = (make: () => Position, blows: readonly Blow[] = BLOWS): string[] =>
  blows.flatMap(blow => [`${JSON.stringify(blow)}`, ...outcomes(struck(make, blow), [], 'takeBlow')]);

const WHO = ['robert', 'osbern', 'milo'];
const base = (more: object = {}): Position =>
  position('il-poggio').put(0, 'robert', 'E8', more).put(0, 'osbern', 'G8').put(1, 'milo', 'H12');

describe('a blow', () => {
  rule(
    ['gui.1.2a', 'gui.6.5.double', 'gui.6.8a', 'gui.6.8d'],
    'on foot and in the saddle, healthy and hurt, with the horse and without',
    () => {
      const riding =
        (health = 0) =>
        () =>
          base({ facing: 'N', health });
      expect(
        alike(WHO, () => [
          ...all(() => base()),
          ...all(() => base({ health: WOUNDED })),
          ...all(() => base({ health: STUNNED })),
          ...all(riding(), [
            ...BLOWS,
            { harm: 'wounded', unhorse: true },
            { harm: 'wounded', horse: true },
            { harm: 'killed', horse: true },
          ]),
          ...all(riding(WOUNDED)),
        ]),
      ).toMatchInlineSnapshot(`
        "{"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | robert health 1 | then 0: step movement, side 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | robert health 2 | then 0: step movement, side 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | robert health 3 | then 0: step movement, side 0
        {"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 1 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | robert health 2 | then 0: step movement, side 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"wounded","unhorse":true}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 2 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"wounded","horse":true}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | unhorsed rule gui.6.8a, unit robert | horseKilled rule gui.6.8d, horse 0 | horses 0 {of robert, head E8, tail E9, dead true, rider -1, leader -1, side 0} | robert health 2 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"killed","horse":true}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | unhorsed rule gui.6.8a, unit robert | horseKilled rule gui.6.8d, horse 0 | horses 0 {of robert, head E8, tail E9, dead true, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0"
      `);
    },
  );
  rule(
    ['gui.4.4.3f', 'gui.4.2.4b', 'gui.10.1.2a', 'gui.1.2j'],
    'takes from him all that he led, carried, held and bore',
    () => {
      const loaded = () => {
        const p = base().put(0, 'avray', 'E8').put(1, 'dorian', 'E8').put(0, 'rioulf', 'E9');
        p.horse('roger', 'D8', 'N', { side: 0 });
        Object.assign(p.state.horses[0] ?? {}, { leader: p.unit('robert') });
        p.state.carries = [{ by: p.unit('robert'), unit: p.unit('avray') }];
        p.state.prisoners = [{ by: p.unit('robert'), unit: p.unit('dorian') }];
        for (const id of ['avray', 'dorian']) p.state.cell[p.unit(id)] = CARRIED;
        p.state.health[p.unit('avray')] = STUNNED;
        p.state.loot = [{ cell: p.hex('A1'), bearer: p.unit('robert') }];
        p.state.ladders = [
          {
            side: 0,
            cell: p.hex('E8'),
            other: p.hex('E9'),
            direction: -1,
            climber: -1,
            bearers: p.units('robert', 'rioulf'),
            gone: false,
            since: 0,
          },
        ];
        p.state.grapnels = [
          { side: 0, bearer: p.unit('robert'), cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false },
        ];
        return p;
      };
      expect(alike([...WHO, 'avray', 'dorian'], () => all(loaded))).toMatchInlineSnapshot(`
        "{"harm":"stunned"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | released rule gui.4.4.3f, horse 0 | laid rule gui.4.2.4b, unit avray, to E8 | freed rule gui.1.2j, unit dorian | avray cell E8 | carries [] | dorian cell E7 | horses 0 {of roger, head D8, tail D9, dead false, rider -1, leader -1, side 0} | ladders 0 {side 0, cell E8, other E9, direction -1, climber -1, bearers [], gone false, since 0} | loot 0 {cell E8, bearer -1} | prisoners [] | robert health 1 | then 0: step movement, side 0
        {"harm":"wounded"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | robert health 2 | then 0: step movement, side 0
        {"harm":"killed"}
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm killed, cause combat | osbern health 3 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm killed, cause combat | released rule gui.4.4.3f, horse 0 | laid rule gui.4.2.4b, unit avray, to E8 | freed rule gui.1.2j, unit dorian | avray cell E8 | carries [] | dorian cell E7 | grapnels 0 {side 0, bearer -1, cell E8, to -1, climber -1, top false, roof false, gone false} | horses 0 {of roger, head D8, tail D9, dead false, rider -1, leader -1, side 0} | ladders 0 {side 0, cell E8, other E9, direction -1, climber -1, bearers [], gone false, since 0} | loot 0 {cell E8, bearer -1} | prisoners [] | robert health 3 | then 0: step movement, side 0"
      `);
    },
  );
  rule(
    ['gui.7.3.1c', 'gui.6.2f', 'gui.6.8b', 'gui.6.8c'],
    'breaks formations; who is surrounded dies; a rider needs room to fall',
    () => {
      const rank = () => {
        const p = position('il-poggio')
          .put(0, 'okeanos', 'F8')
          .put(0, 'palaimon', 'E8')
          .put(0, 'achilleas', 'G9')
          .put(0, 'hektor', 'H9')
          .put(1, 'milo', 'H14');
        p.state.formations = [
          { side: 0, units: p.units('palaimon', 'okeanos', 'achilleas', 'hektor'), front: 0, foulkon: false, past: [] },
        ];
        return p;
      };
      const inRank = (id: string, other: string) => () => {
        const p = rank();
        return p.play([
          { step: 'blow', units: p.units(id, other), harm: 'killed', unhorse: false, horse: false, attackers: false },
          { step: 'movement', side: 0 },
        ]);
      };
      const ring = (count: number, side: number, facing?: string) => () => {
        const p = base(facing ? { facing } : {});
        const men = ['dorian', 'zahir', 'adama', 'alexio', 'sergios', 'faruq', 'hamid', 'latif'];
        const cells = facing ? ['E7', 'D7', 'F7', 'D8', 'F8', 'D9', 'F9', 'E10'] : ['E7', 'D7', 'F7', 'D8', 'F8', 'E9'];
        for (const [index, hex] of cells.slice(0, count).entries()) p.put(side, men[index] ?? '', hex);
        return p;
      };
      expect(
        alike(['robert', 'okeanos', 'palaimon', 'dorian'], () => [
          ...outcomes(inRank('palaimon', 'hektor'), [], 'takeBlow'),
          ...outcomes(inRank('okeanos', 'achilleas'), [], 'takeBlow'),
          ...[5, 6].flatMap(count => outcomes(struck(ring(count, 1), { harm: 'stunned' }), [], 'takeBlow')),
          ...[7, 8].flatMap(count => outcomes(struck(ring(count, 1, 'N'), { harm: 'stunned' }), [], 'takeBlow')),
          ...[7, 8].flatMap(count =>
            outcomes(struck(ring(count, 0, 'N'), { harm: 'wounded', unhorse: true }), [], 'takeBlow'),
          ),
          ...offers(struck(ring(8, 0, 'N'), { harm: 'wounded', unhorse: true })().do('takeBlow', { unit: 'robert' })),
        ]),
      ).toMatchInlineSnapshot(`
        "takeBlow unit hektor -> harmed rule gui.6.2e, unit hektor, harm killed, cause combat | formations 0 {side 0, units [palaimon okeanos achilleas], front 0, foulkon false, past []} | hektor health 3 | then 0: step movement, side 0
        takeBlow unit palaimon -> harmed rule gui.6.2e, unit palaimon, harm killed, cause combat | formations 0 {side 0, units [okeanos achilleas hektor], front 0, foulkon false, past []} | palaimon health 3 | then 0: step movement, side 0
        takeBlow unit achilleas -> harmed rule gui.6.2e, unit achilleas, harm killed, cause combat | dissolved rule gui.7.3.1c, units [palaimon okeanos achilleas hektor] | achilleas health 3 | formations [] | then 0: step movement, side 0
        takeBlow unit okeanos -> harmed rule gui.6.2e, unit okeanos, harm killed, cause combat | dissolved rule gui.7.3.1c, units [palaimon okeanos achilleas hektor] | formations [] | okeanos health 3 | then 0: step movement, side 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | robert health 1 | then 0: step movement, side 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | harmed rule gui.6.2f, unit robert, harm killed, cause surrounded | robert health 3 | then 0: step movement, side 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 1 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm stunned, cause combat | osbern health 1 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm stunned, cause combat | unhorsed rule gui.6.8a, unit robert | harmed rule gui.6.8c, unit robert, harm killed, cause surrounded | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 3 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 2 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        takeBlow unit osbern -> harmed rule gui.6.2e, unit osbern, harm wounded, cause combat | osbern health 2 | then 0: step movement, side 0
        takeBlow unit robert -> harmed rule gui.6.2e, unit robert, harm wounded, cause combat | unhorsed rule gui.6.8a, unit robert | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert health 2 | robert ride -1 | robert tail -1 | then 0: step fall, unit robert, horse 0
        moveAside unit adama, to F6
        moveAside unit adama, to G7
        moveAside unit alexio, to C8
        moveAside unit alexio, to C9
        moveAside unit dorian, to D6
        moveAside unit dorian, to E6
        moveAside unit dorian, to F6
        moveAside unit faruq, to C10
        moveAside unit faruq, to C9
        moveAside unit faruq, to D10
        moveAside unit hamid, to F10
        moveAside unit hamid, to G10
        moveAside unit hamid, to G9
        moveAside unit latif, to D10
        moveAside unit latif, to E11
        moveAside unit latif, to F10
        moveAside unit sergios, to G9
        moveAside unit zahir, to C7
        moveAside unit zahir, to C8
        moveAside unit zahir, to D6"
      `);
    },
  );
  rule(['gui.4.2.1d', 'gui.5.4.retreat', 'gui.10.2.5a'], 'drives men into water and through fire', () => {
    const driven =
      (hex: string, id: string, cause: Guiscard['steps']['retreat']['frame']['cause'], more: object = {}, left = 1) =>
      () => {
        const p = position('laguna').put(0, id, hex, more).put(1, 'milo', 'A16').put(0, 'osbern', 'Z16');
        const firsts = ['N', 'NE'].map(way => p.beyond(hex, way));
        const frame = { unit: p.unit(id), left, start: p.hex(hex), foes: [], firsts, gone: 0, wound: false };
        return p.play([
          { step: 'retreat', cause, ...frame },
          { step: 'movement', side: 0 },
        ]);
      };
    expect(
      alike(['robert', 'roland', 'osbern'], () => [
        ...outcomes(driven('H12', 'roland', 'fire'), [], 'retreatTo'),
        ...outcomes(driven('H12', 'osbern', 'fire'), [], 'retreatTo'),
        ...outcomes(driven('G9', 'robert', 'combat', { facing: 'S' }, 2), [], 'retreatTo'),
        ...outcomes(driven('G10', 'roland', 'flames'), [], 'retreatTo'),
        ...outcomes(driven('G10', 'roland', 'refusal'), [], 'retreatTo'),
      ]),
    ).toMatchInlineSnapshot(`
      "retreatTo to H11, other -1 -> retreated rule gui.5.4.retreat, unit roland, to H11 | drowned rule gui.4.2.1d, unit roland | roland cell -1 | roland health 3 | then 0: step movement, side 0
      retreatTo to I12, other -1 -> retreated rule gui.5.4.retreat, unit roland, to I12 | drowned rule gui.4.2.1d, unit roland | roland cell -1 | roland health 3 | then 0: step movement, side 0
      retreatTo to H8, other G8 -> retreated rule gui.6.5.retreat, unit robert, to H8 | robert cell H8 | then 0: step retreatStep, cause combat, unit robert, left 1, start G8, foes [], firsts [G8 H8], gone 1, wound false
      retreatTo to H8, other G9 -> retreated rule gui.6.5.retreat, unit robert, to H8 | robert cell H8 | robert tail G9 | then 0: step retreatStep, cause combat, unit robert, left 1, start G9, foes [], firsts [G8 H8], gone 1, wound false
      retreatTo to G9, other -1 -> retreated rule gui.10.2.5a, unit roland, to G9 | roland cell G9 | then 0: step movement, side 0
      retreatTo to H9, other -1 -> retreated rule gui.10.2.5a, unit roland, to H9 | roland cell H9 | then 0: step movement, side 0
      retreatTo to G9, other -1 -> retreated rule gui.7.4b, unit roland, to G9 | roland cell G9 | then 0: step movement, side 0
      retreatTo to H9, other -1 -> retreated rule gui.7.4b, unit roland, to H9 | roland cell H9 | then 0: step movement, side 0"
    `);
  });
});
