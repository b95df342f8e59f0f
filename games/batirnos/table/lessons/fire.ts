/** Guns, musketeers, and the art of not being there. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { assign, drawn, READY, STOP_TEST, shoot } from './farm.ts';
import { battleBegun, namesIn, smallPosition } from './position.ts';

const SCENARIO = 'rocroi';
const { unit, division, hex } = namesIn(SCENARIO);
const at = (name: string): Spot => ({ board: BOARD, cell: hex(name) });

const VOLLEY = 14;
const HOLD = 21;
const guns = unit("La Barre's guns");
const rambures = unit('Rambures');
const persan = unit('Persan');
const granges = unit('Granges');
const ribaucourt = unit('Ribaucourt');

export const fire: Lesson = {
  id: 'batirnos-fire',
  minutes: 7,
  title: { en: 'Guns and musketeers', it: 'Cannoni e moschettieri' },
  about: {
    en: 'Firing sectors, far and near, fire in return, and the art of not being there.',
    it: 'Settori di tiro, lontano e vicino, il tiro di risposta, e l’arte di non farsi trovare.',
  },
  scenario: SCENARIO,
  options: { deployment: 'historical' },
  near: hex('0907'),
  seat: 0,
  position: [
    ...battleBegun([5, 4], [37, 40]),
    ...smallPosition(SCENARIO, {
      units: {
        Rambures: ['0908', 'N'],
        Persan: ['0808', 'N'],
        "La Barre's guns": ['1009', 'N'],
        Granges: ['1004', 'S'],
        Ribaucourt: ['0806', 'S'],
      },
      leaders: { conde: '1011', espenan: '0909', melo: '0903', fontaine: '0905' },
      decks: [
        { hand: [VOLLEY, 25, 26, 27], next: [3, 4, 7, 5, 9, 8, 10] },
        { hand: [HOLD, 25, 26, 27], next: [3, 7, 1, 2, 4, 5, 8] },
      ],
    }),
  ],
  steps: [
    {
      say: say(
        [
          'Before Rocroi. La Barre’s light guns stand behind two companies of musketeers, Rambures and Persan; before them Ribaucourt’s regiment, farther off Granges.',
          'A sector is printed on each troop’s card. Muskets reach two hexes; guns reach far, but beyond their near zone they only paralyse. Woods and buildings stop the sight, other units do not.',
        ],
        [
          'Davanti a Rocroi. I pezzi leggeri di La Barre stanno dietro due compagnie di moschettieri, Rambures e Persan; di fronte il reggimento di Ribaucourt, più lontano Granges.',
          'Il settore di tiro è stampato sulla carta di ogni truppa. I moschetti arrivano a due esa; i cannoni lontano, ma oltre la zona vicina paralizzano soltanto. Boschi ed edifici fermano la vista, le altre unità no.',
        ],
      ),
      point: at('1009'),
      rules: ['nqsb.10.17', 'nqsb.6.4', 'nqsb.6.4.musket', 'nqsb.9.2.near'],
    },
    {
      say: say(
        'Whoever wants to shoot today does not march: Volley gives fire and reorganising, and a card more to units that have not moved. Give it to Espenan’s foot.',
        'Chi oggi vuole tirare non marcia: Salva dà tiro e riordino, e una carta in più a chi non si è mosso. Dalla alla fanteria di Espenan.',
      ),
      point: at('0909'),
      want: assign(division('espenan'), VOLLEY),
    },
    { say: say('Ready.', 'Pronto.'), want: READY },
    {
      say: say(
        'The Spanish foot holds its ground, with priority 1. You shoot first: the guns at Granges, five hexes away.',
        'La fanteria spagnola tiene la posizione, con priorità 1. Tiri prima tu: i cannoni contro Granges, a cinque esa.',
      ),
      first: [assign(division('fontaine'), HOLD), READY, READY, READY, READY, READY],
      point: at('1004'),
      rules: ['nqsb.9.2', 'nqsb.9.2.one-action', 'nqsb.9.2.paralyse'],
      want: shoot(guns, granges),
      dice: drawn(3),
    },
    {
      say: say(
        'Two successes, and its protection takes off one: enough. Far away no strength is lost, but Granges is paralysed until it reorganises. Stop drawing.',
        'Due successi, e la protezione ne toglie uno: basta. A quella distanza non si perde forza, ma Granges è paralizzato finché non si riordina. Smetti di pescare.',
      ),
      rules: ['nqsb.10.14', 'nqsb.10.14.recover', 'nqsb.4.1'],
      want: STOP_TEST,
    },
    {
      say: say(
        'Now Rambures at Ribaucourt: musketeers in open order have one damage for certain against formed pikes.',
        'Ora Rambures contro Ribaucourt: i moschettieri in ordine aperto hanno un danno sicuro contro le picche serrate.',
      ),
      point: at('0806'),
      rules: ['nqsb.6.2', 'nqsb.6.2.example', 'nqsb.6.1.damage'],
      want: shoot(rambures, ribaucourt),
      dice: drawn(4),
    },
    {
      say: say(
        'A loss. Ribaucourt might have fired back, but then it would have had no shot left in its own turn; it keeps it for Persan. Persan should not waste its powder now: cease fire.',
        'Una perdita. Ribaucourt poteva rispondere, ma poi non avrebbe più avuto un tiro nel suo turno; lo serba per Persan. Persan, per ora, risparmi la polvere: cessa il fuoco.',
      ),
      first: [{ type: 'hold' }],
      rules: ['nqsb.6.1.react-fire', 'nqsb.3.3.1.fire', 'nqsb.6.1.one-loss'],
      want: { type: 'ceaseFire' },
    },
    {
      say: say(
        'There: Ribaucourt aims at Persan. Open order need not wait for the ball. Evade straight back, to 0811.',
        'Ecco: Ribaucourt mira a Persan. L’ordine aperto non è costretto ad aspettare la palla. Evadi indietro, in 0811.',
      ),
      first: [shoot(ribaucourt, persan)],
      point: at('0811'),
      rules: ['nqsb.6.1.react-evade', 'nqsb.9.8', 'nqsb.9.8.distance', 'nqsb.9.8.once'],
      want: { type: 'evade', unit: persan, to: hex('0811'), via: [hex('0809'), hex('0810')] },
    },
    {
      say: say(
        'Out of reach. He may look for another target, who then may not evade; he finds none worth it. Heavy cavalry under fire could even have answered with a countercharge.',
        'Fuori portata. Può cercarsi un altro bersaglio, che allora non può evadere; non ne trova. La cavalleria pesante, sotto il tiro, avrebbe potuto perfino rispondere con una controcarica.',
      ),
      first: [{ type: 'giveUp' }],
      rules: ['nqsb.9.8.attacker', 'nqsb.9.5.fire'],
    },
  ],
  finished: say(
    [
      'One shot a turn for each unit, given or returned; two losses in a turn shake whoever has no support. Guns pin a wing down while you decide elsewhere, and musketeers in front of your line take the sting out of the enemy’s.',
      'Remember that an enemy with a melee order beside a unit silences it.',
    ],
    [
      'Un tiro per turno a ogni unità, dato o di risposta; due perdite in un turno scuotono chi non ha sostegno. I cannoni inchiodano un’ala mentre decidi altrove, e i moschettieri davanti alla linea smorzano il fuoco nemico.',
      'E ricorda: un nemico con l’ordine di mischia accanto a un’unità la fa tacere.',
    ],
  ),
};
