/** Open ground as a shooter sees it from one hex: row by row. */
import { describe, expect } from 'vitest';
import { rule } from '../../support.ts';
import { PIER, position } from '../../table.ts';
import { seen } from './drawn.ts';

describe('open ground', () => {
  rule(
    ['gui.5.5.1a', 'gui.5.5.2.1a', 'gui.5.5.2.2a', 'gui.5.5.2.3a', 'gui.5.5.4a'],
    'a hill with its scarps, trees and brush',
    () => {
      const p = position('il-poggio');
      expect(['E8', 'M7', 'L5', 'R10'].map(hex => `${hex}\n${seen(p, hex)}`).join('\n\n')).toMatchInlineSnapshot(`
        "E8
        #ll###.............#######
        lll###............ll######
        ..ll#.............l#######
        ..ll#..........#.#########
        ...ll........#############
        ............#.############
        ...........l##############
        ....@.....lllll###########
        .l..........lll###########
        l...........##############
        ..............############
        ..................########
        .l...ll.............######
        .#...lll........ll....ll##
        #....l##................ll
        #....l##l.................

        M7
        .........#######...####lll
        ll........#####...ll#ll.l#
        l#ll......#####...lll..l##
        ####l......###............
        ll#ll....##.#.##..........
        .......#....l....#........
        .#.#.#.###.l@...##........
        ###########...ll##.....lll
        ###########.ll.l##llll.ll.
        ##########.ll#.##lllllllll
        ############l#####llllllll
        #################.llll##ll
        ########..######....llll##
        #######...ll#l###l..llllll
        #######...llll####....llll
        ######...lllll####.....lll

        L5
        ...................######l
        l.................ll#l#lll
        llll..............llllll##
        ##l#l.....................
        #l#ll......@..............
        l.l.........l#############
        .........#.l.#############
        ........#.l#..############
        .l.....######l############
        l....###.#####m###########
        ....###.##################
        ...####l##################
        .#####ll##################
        #####llll########l########
        #######l##################
        ####l#ll##########.#######

        R10
        ###########.......###....#
        ############......lll...#.
        ############......ll...l#.
        #############.............
        ##############............
        #############l............
        ############ll...........l
        #############.l........lll
        #############l............
        #.#.#.#.#.#......@........
        .....................l.#.#
        ....................ll####
        .l.llll..............lll##
        #ll###l.........ll....llll
        l####.................llll
        #.#.....................ll"
      `);
      expect(seen(p, 'M7', 24)).toMatchInlineSnapshot(`
        ".........#######...####lll
        ll........#####...ll#ll.l#
        l#ll......#####.....l..l##
        ####.......###............
        ll#.l....##.#.##..........
        .......#....l....#........
        .#.#.#.###.l@...##........
        ###########...ll##......ll
        ###########.ll.l##llll.ll.
        ##########.ll#.##lllllllll
        ############l#####llllllll
        #################.llll##ll
        ########..######....llll##
        #######...ll#l###l..llllll
        #######...llll####....llll
        ######...lllll####.....lll"
      `);
    },
  );
  rule(['gui.5.5.2.3b', 'gui.5.5.2.3c', 'gui.5.5.2.3d'], 'stairs, paths and rocks between two levels', () => {
    const p = position('la-scalinata');
    expect(['M11', 'M4', 'H8'].map(hex => `${hex}\n${seen(p, hex)}`).join('\n\n')).toMatchInlineSnapshot(`
      "M11
      ##########################
      ##########################
      ##########################
      #########.#####.##########
      ..##..#...#l..#..l#..##ll#
      #l..ll..........l.......##
      #l.....l..........m....l##
      llll.l.l...........l.lllll
      llllllll.........lllllllll
      llllllllll.....lllllllllll
      ............@.......llllll
      ####l.......l........ll#l#
      #ll........###........####
      ...........###........llll
      l.........#####....l....ll
      .........#######....##....

      M4
      ............lll###########
      ##.#........ll############
      #l#ll........l############
      llll........@..........l.#
      l.l.......ll..........ll#l
      .l.l.l..........ll.l....l.
      #llll..l..........llll....
      l#l#m#m#m.mm.mm.m#l#m#m#l#
      ##########################
      ########.#######.#########
      #######.###.#.###.########
      .l##l.#.l.#.l.#.l.#..l#lll
      lll#...ll..l#...ll....##..
      ###....ll..l#...ll....###l
      ###...lll..l#...llll...l##
      #....lll..l###...ll#....##

      H8
      ##l#.........#############
      ###l#.......##############
      ####l......###############
      ####.......###############
      #####.....################
      ######...#################
      #####..l..################
      lll....@...............lll
      .......l..................
      .........l.....l.l.......l
      ..........ll....llllllll.l
      .ll#l.....lll#....l.lll#ll
      lll#.......ll###......####
      l##.........ll####....ll#l
      ###.........llll####....ll
      ##...........lll######...."
    `);
  });
  rule(['gui.5.5.2.4a', 'gui.5.5.2.4b', 'gui.5.5.2.4d', 'gui.5.5.2.4e'], 'water, marsh and a pier', () => {
    const p = position('la-costa', [PIER]);
    const q = position('laguna');
    const r = position('il-fiume');
    expect(
      [seen(p, 'M10'), seen(p, 'M14'), seen(q, 'D8'), seen(q, 'H3'), seen(r, 'H8'), seen(r, 'N4')].join('\n\n'),
    ).toMatchInlineSnapshot(`
      "####ll..##...##l.......ll#
      #####ll..l...##........l#l
      ######ll.....##......lllll
      ll#####l.....l.....lllllll
      ##ll###ll..........lllllll
      llllllllll........lllllll#
      llllllllll.........ll#l###
      lllllllllll......lll###l#.
      llllllllllll....l.l.l.....
      ............@.............
      ll......................ll
      l.........................
      llllllllllll..llllllllllll
      llllllllllll..llllllllllll
      lllllllllll....lllllllllll
      lllllllllllmmmmmllllllllll

      ..####ll##ll.##l.....lll#l
      ..####llllll.##......lll##
      l...###lllll.#l.....lllll#
      ##..####llll.l.....llll###
      ##...##lllll.......llll##l
      llll..l.llll......lll##...
      ..ll.....lll.....lll###...
      ....l.....ll.....l.l#.....
      ...........l....l.........
      ..........................
      ll......................ll
      l.........................
      ..............mmmmmmmmmmmm
      ............@.mmmmmmmmmmmm
      ...............mmmmmmmmmmm
      .........mmmmmmmmmmmmmmmmm

      lll.lllllmmllll..##ll#####
      .ll..lllmmmll...lll####ll#
      ..l..llmmmml.....l#l#lll##
      ....lllmmmll.....lllllllll
      l....lmmmllllllllllll.l...
      .....lmllllllll.l.........
      .....lllllll..............
      ...@..lllll..............l
      ...l..lllll...............
      ...l.lllllll..............
      ..llllllllll..............
      llllllllllllllll..........
      .lllllllllll..llll.l...lll
      llllllmlllll...lllllll..l#
      llllllmmlllll..lllllllllll
      llllllmmllllll..##llllllll

      ....llllllllll...#########
      ll...llllllll...ll#l#lllll
      l.l..ll@llll.....l########
      ....llllllll......#.#.#l#l
      l....llllllll...........l.
      .....lllllll..............
      ....llllllllll............
      ...ll.lllll.llll.........l
      ..lll.lllll...llll........
      .lllllllllll..llllll......
      .lll.lllllll....llll......
      lll..llllllll...llllll....
      lll.lllllllll.....llllllll
      lll..lllllllll.lll.llllll#
      ll...lllllllll.lll..llllll
      ll..lllllllllll##lllllllll

      #l##...#...llll#####...ll#
      #l##l..l...lll#####..ll###
      ..l##.....lll####..ll#####
      ....l.....ll###..llll...l.
      ..........ll#..ll.l.......
      ..........................
      lll.........lll........lll
      lllllll@llllllllllllllllll
      llllllllllllllllllllllllll
      llllllllllllllllllllllllll
      .ll..........l..........l.
      .......l..........llll...l
      .lll...l.l........l#l#ll.l
      llll...l.l...l......####ll
      ll##..lllll...##......####
      l##...lll.ll..##........##

      ######...................l
      #lll###l.............lllll
      l#l#llllll.........ll#l###
      #l#lllllllll.@......l.#.#.
      lllllllll#ll...l.l........
      lllll#l####.....llll.l....
      l##########.lll.llllllllll
      #########lllllllllmmmmmmmm
      ########lllllllllllmmmmmmm
      #######lllllllllllllmmmmmm
      ######.......l.......lllll
      #####..l..........ll..llll
      ###l..l..l........lll...ll
      ###l.ll..l...l....##ll.lll
      #l#..l..l....#.....#ll.ll.
      ###ll..ll....#......#lll#l"
    `);
  });
});
