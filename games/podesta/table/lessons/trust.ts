/** Politics between rivals: trust won and taken, what it costs, and what protects it. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { MAP } from '../board/board-ids.ts';
import { midYear, works } from './mid-year.ts';
import { beneficio, sestiere, townOf, work } from './position.ts';

const NO_BENEFICIO = -1;
const town = (id: string): Spot => ({ board: MAP, cell: townOf(id) });

export const trust: Lesson = {
  id: 'podesta-trust',
  minutes: 5,
  title: { en: 'Friends within his walls', it: 'Amici dentro le sue mura' },
  about: {
    en: 'Trust won at home, opposition stirred up abroad, and what good government is worth.',
    it: 'Fiducia conquistata in casa, opposizione sobillata fuori, e quanto vale un buon governo.',
  },
  scenario: 'short',
  near: townOf('siena'),
  seat: 0,
  position: [
    ...midYear({
      month: 4,
      phase: 'political',
      lapo: {
        loyal: { firenze: [1, 3, 4, 5] },
        purse: 1200,
        treasury: 1500,
        benefici: ['scudo-3', 'spada-2', 'proditor'],
      },
      ghino: { loyal: { siena: [1, 3, 4, 5] }, purse: 1100, treasury: 2000 },
    }),
    ...works('firenze', [work('strade-ponti')], 20, 10),
    ...works('siena', [work('ampliamento-mura')], 20, 10),
  ],
  steps: [
    {
      say: say(
        [
          'You are Lapo Bencivegna and govern Guelph Firenze; Ghino Malaspesa governs Ghibelline Siena. Four sestieri trust each of you, and each of you has finished one work.',
          'A finished work is Good government: every sestiere that shows the Podestà’s faction costs a rival 20 florins more, every other 10. To the Podestà himself they come cheaper by as much.',
        ],
        [
          'Sei Lapo Bencivegna e governi Firenze guelfa; Ghino Malaspesa governa Siena ghibellina. Quattro sestieri hanno dato fiducia a ciascuno di voi, e ciascuno ha finito un’opera.',
          'Un’opera finita è Buon governo: ogni sestiere della fazione del Podestà costa a un rivale 20 fiorini in più, ogni altro 10. Al Podestà stesso costano altrettanto in meno.',
        ],
      ),
      point: town('firenze'),
      rules: ['pod.15.1b', 'pod.15.1c', 'pod.15.1e'],
    },
    {
      say: say(
        'At home first. Laboratores VI of Firenze are Ghibellines and trust nobody: to change faction they ask twice 60 florins, less 10 for your roads. A Beneficio of Scudi takes off 10 florins a symbol for a sestiere that has joined no other Podestà. Win them with the three Scudi.',
        'Prima in casa. I Laboratores VI di Firenze sono ghibellini e non hanno dato fiducia a nessuno: per cambiare fazione chiedono due volte 60 fiorini, meno 10 per le tue strade. Un Beneficio di Scudi toglie 10 fiorini per simbolo se il sestiere non ha aderito a un altro Podestà. Conquistali con i tre Scudi.',
      ),
      point: town('firenze'),
      rules: ['pod.15.1q', 'pod.15.1i', 'pod.23t'],
      want: { type: 'win', sestiere: sestiere('firenze', 6), token: beneficio('scudo-3') },
    },
    {
      say: say(
        'Only 80 florins. Now Siena. Its Laboratores VI are Guelphs like you and have not joined Ghino: to stir them up costs one contribution, 60, and 10 for his walls. No Proditor is needed. Pay, without a Beneficio.',
        'Solo 80 fiorini. Ora Siena. I suoi Laboratores VI sono guelfi come te e non hanno aderito a Ghino: sobillarli costa un contributo solo, 60, più 10 per le sue mura. Il Proditor non serve. Paga, senza Beneficio.',
      ),
      point: town('siena'),
      rules: ['pod.12a', 'pod.12b', 'pod.15.1.exb'],
      want: { type: 'win', sestiere: sestiere('siena', 6), token: NO_BENEFICIO },
    },
    {
      say: say(
        'Their counter lies beside your boards: a point for you. Laboratores V are loyal to Ghino. To strip him of them takes a Proditor and twice the contribution and his whole bonus: 140 florins. Spade make that cheaper. Take them with the two Spade.',
        'La loro pedina sta accanto alle tue plance: un punto per te. I Laboratores V sono fedeli a Ghino. Per toglierglieli servono un Proditor, il doppio del contributo e tutto il suo bonus: 140 fiorini. Le Spade fanno calare la somma. Prendili con le due Spade.',
      ),
      point: town('siena'),
      rules: ['pod.12c', 'pod.12d', 'pod.15.1g', 'pod.15.1.exa', 'pod.23e'],
      want: { type: 'win', sestiere: sestiere('siena', 5), token: beneficio('spada-2') },
    },
    {
      say: say(
        [
          'One more for you, one less for him. He still governs; but to bring V back would be a second change of faction, at three times the contribution, and nobody can make them change a third time.',
          'Two sestieri of the other faction within his walls are a weapon. With one more Proditor you could start a civil war there. And a besieged Podestà with at least two opponents inside and no more than 40 florins of bonus must stay behind his walls.',
        ],
        [
          'Uno in più a te, uno in meno a lui. Governa ancora; ma riprendersi i V sarebbe un secondo cambio di fazione, al triplo del contributo, e una terza volta nessuno può farli cambiare.',
          'Due sestieri dell’altra fazione dentro le sue mura sono un’arma. Con un altro Proditor potresti scatenarvi la guerra civile. E un Podestà assediato, con almeno due oppositori in città e non più di 40 fiorini di bonus, deve restare dentro le mura.',
        ],
      ),
      point: town('siena'),
      rules: ['pod.12e', 'pod.12f', 'pod.13a', 'pod.44d'],
    },
    {
      say: say(
        'What protects against all this? Works, and above all those whose labour you pay out of your own purse: then Good government becomes the bonus of a Patron, and cathedral and public palaces double it. Close the political phase.',
        'Che cosa protegge da tutto questo? Le opere, e soprattutto quelle di cui paghi la manodopera di tasca tua: allora il Buon governo diventa bonus di Mecenate, e cattedrale e palazzi pubblici lo raddoppiano. Chiudi la fase politica.',
      ),
      rules: ['pod.15.1a', 'pod.15.1b', 'pod.15.1d'],
      want: { type: 'endPhase' },
    },
  ],
  finished: say(
    [
      'Look first for what is cheap: sestieri of your own faction that trust nobody, at home and abroad. Keep the Proditor for what hurts a rival most, and build before he does the same to you.',
    ],
    [
      'Cerca prima quel che costa poco: sestieri della tua fazione che non hanno dato fiducia a nessuno, in casa e fuori. Tieni il Proditor per ciò che più fa male a un rivale, e costruisci prima che lui faccia lo stesso con te.',
    ],
  ),
};
