import { GRAMMAR } from '@carroccio/kernel/text';
import type { FactOf, Loss, Prose } from '../facts.ts';
import { type Italian, prep } from './people.ts';

const { form, numeral } = GRAMMAR.it;

type Ended = FactOf<'ended'>;

/** Why the aim was reached by the side that had it, and why it was not. */
const AIMS: Readonly<Partial<Record<Ended['aim'], readonly [reached: string, missed: string]>>> = {
  survivors: ['la schiera del poggio non era distrutta', 'della schiera del poggio non restava quasi nessuno'],
  level: ['sull’altura c’erano abbastanza dei loro', 'troppo pochi nemici erano giunti sull’altura'],
  exits: ['abbastanza dei loro si erano aperti la via', 'troppo pochi nemici si erano aperti la via'],
  farm: ['quel che cercavano era in mano loro', 'la casa era stata tenuta'],
  escape: ['Roger si era messo in salvo coi compagni', 'Roger non si era messo in salvo'],
  tower: ['la torre era in mano loro', 'nel castello non restava nessun nemico'],
  capture: ['il governatore o la sua torre era in mano loro', 'il governatore e la torre erano stati salvati'],
  burning: ['abbastanza era andato in fiamme', 'troppo poco era bruciato'],
  assault: ['il castello non si poteva più tenere contro di loro', 'il castello era stato tenuto'],
};

const SIEGES: Readonly<Partial<Record<Ended['why'], string>>> = {
  surrender: 'La guarnigione aveva accettato i patti',
  hunger: 'La guarnigione non aveva più nulla da mangiare',
  noCommander: 'La guarnigione non aveva più chi la comandasse',
  captured: 'La piazza era presa',
  raised: 'L’assedio fu levato',
  broken: 'L’assedio era rotto',
  calendar: 'Il tempo dell’assedio era scaduto',
};

const points = (score: number): string => (Number.isInteger(score) ? String(score) : `${Math.floor(score)}½`);

function reason({ why, aim, reached }: Ended): string {
  if (why === 'destroyed') return 'dei nemici non restava chi combattesse';
  if (why === 'captured') return 'l’uomo che cercavano era in mano loro';
  const [own, others] = AIMS[aim] ?? ['lo scopo era raggiunto', 'il nemico aveva mancato il suo scopo'];
  return reached ? own : others;
}

/** More dead than these are counted. */
const NAMED = 4;

export const ending = ({ side, sides, names, all }: Italian): Pick<Prose, 'ended' | 'toll' | 'hero'> => {
  /** Some by name, more by number. */
  const dead = ({ dead: fallen, lords }: Loss): string => {
    if (fallen.length <= NAMED) return names(fallen);
    const among = lords.length > 0 ? `, e fra loro ${names(lords.slice(0, NAMED))}` : '';
    return `${numeral(fallen.length)}${among}`;
  };
  return {
    ended: fact => {
      const { winner, scores, why, aim } = fact;
      const [first = 0, second = 0] = scores;
      if (winner === null)
        return first + second > 0 && aim !== 'exits'
          ? `Nessuna delle due parti ebbe la meglio: ${points(first)} fu il punteggio ${prep('di', side(0))}, ${points(second)} quello ${prep('di', side(1))}.`
          : 'Nessuna delle due parti ebbe la meglio.';
      const winners = side(winner);
      if (aim === 'siege') return `${SIEGES[why] ?? 'Così finì'}, e la vittoria andò ${prep('a', winners)}.`;
      const won = sides(winner, 'aveva vinto', 'avevano vinto');
      if (why === 'score') {
        const [more, less] = winner === 0 ? [first, second] : [second, first];
        return `Alla fine ${winners} ${won}, per ${points(more)} a ${points(less)}.`;
      }
      return `Così ${winners} ${won}, perché ${reason(fact)}.`;
    },
    toll: ({ losses, horses }) => {
      const fallen = losses.filter(loss => loss.dead.length > 0);
      const taken = losses.flatMap(loss => loss.taken);
      const lay = fallen.map(loss => `${prep('di', side(loss.side))} ${dead(loss)}`).join('; ');
      const captive =
        taken.length > 0 ? ` In mano al nemico ${form(taken.length, 'era', 'erano')} ${names(taken)}.` : '';
      const mounts = horses > 1 ? ` Con gli uomini morirono ${numeral(horses)} cavalli.` : '';
      return `${fallen.length > 0 ? `I morti furono questi: ${lay}.` : 'Nessuno era morto.'}${captive}${mounts}`;
    },
    hero: ({ unit, slain }) => `Nessuno ebbe parte in più morti che ${all([unit])}: ${names(slain)}.`,
  };
};
