import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, say, vary } from '@carroccio/kernel/text';
import type { Ground } from '../../src/battle.ts';
import type { Names } from '../../src/names.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import type { Batirnos } from '../../src/shape.ts';
import { type FactOf, lastWith, type Prose } from './facts.ts';
import { tellFight } from './it-fights.ts';
import { createItalianNames, ending, of, theTurn, to, verb, within } from './it-names.ts';

const { figure, form, list, numeral } = GRAMMAR.it;

const HEADINGS: Readonly<Record<ScenarioId, string>> = {
  intro:
    'Nell’anno 1640 due piccole forze, una francese e una spagnola, si incontrarono presso una fattoria di cui nessuno ha conservato il nome.',
  rocroi:
    'Il diciannove maggio 1643, davanti alla fortezza di Rocroi, l’esercito di Francia affrontò in campo aperto l’Armata di Fiandra.',
  lens: 'Il venti agosto 1648, nella piana di Lens, vennero a battaglia l’esercito francese e quello spagnolo di Fiandra.',
  'lens-grande':
    'Il venti agosto 1648, nella piana di Lens, vennero a battaglia con tutte le loro forze l’esercito francese e quello spagnolo di Fiandra.',
  rethel:
    'Il quindici dicembre 1650, presso Rethel in Champagne, l’esercito del re di Francia affrontò quello della Fronda e di Spagna.',
  arras:
    'Nella notte prima del venticinque agosto 1654, giorno di san Luigi, i Francesi mossero contro le linee che stringevano Arras d’assedio.',
  valenciennes:
    'Nella notte prima del sedici luglio 1656 gli Spagnoli e la Fronda si gettarono sui Francesi che assediavano Valenciennes.',
  dunes:
    'Il quattordici giugno 1658, tra il mare e i pascoli a levante di Dunkerque, i Francesi e i loro alleati inglesi diedero battaglia agli Spagnoli e alla Fronda in mezzo alle dune.',
  punti:
    'Due eserciti del tempo delle picche e dei moschetti, uno del Nord e uno del Sud, si incontrarono presso un villaggio.',
};

const JUDGED: Readonly<Record<FactOf<'ended'>['judged'], string>> = {
  tie: 'La giornata finì con i due eserciti ancora in campo',
  margin: 'La giornata finì con i due eserciti ancora in campo',
  holder: 'La giornata finì con le due forze ancora in campo',
  higher: 'La giornata finì con la lotta per le linee ancora aperta',
  side: 'La giornata finì, e resistere fino ad allora era tutto ciò che occorreva',
};

export const italian =
  (names: Names) =>
  (ground: Ground, scene: Scene<Batirnos>): Prose => {
    const n = createItalianNames(names, ground, scene);
    const { army, units, leader } = n;
    const unit = (index: number): string => n.unit(index).text;

    /** The first of two armies, then the other: the verb is said once where it serves both. */
    const stood = (one: number, other: number, values: readonly (number | null)[]): readonly [string, string] => {
      const [first = null, second = null] = [values[one], values[other]];
      const told = (value: number | null, verb: string): string =>
        value === null ? ' era ancora intatta' : `${verb} a ${figure(value)}`;
      return [
        `la Determinazione ${of(army(one).text)}${told(first, ' era')}`,
        `quella ${of(army(other).text)}${told(second, first === null ? ' era' : '')}`,
      ];
    };

    return {
      heading: ({ scenario }) => HEADINGS[scenario],
      commanders() {
        const chief = (side: number): string => leader({ leader: ground.roster.cic[side] ?? -1, successor: false });
        const under = (side: number): string => {
          const generals = ground.roster.divisions.filter(one => one.side === side && !one.optional && !one.arrival);
          return n.leaders(generals.map(one => ({ leader: one.leader, successor: false })));
        };
        return say`${chief(0)} comandava ${army(0).text}, e sotto di lui ${under(0)}; ${chief(1)} comandava ${army(1).text}, con ${under(1)}.`;
      },
      mustered: ({ points: [north, south] }) =>
        say`${army(0).text} era stato levato per ${north} punti, ${army(1).text} per ${south}.`,
      starter: ({ side }) =>
        say`a schierare per ${verb(army(side), 'primo le sue', 'primi le loro')} divisioni ${verb(army(side), 'fu', 'furono')} ${army(side).text}.`,
      night: () => 'Era ancora buio quando le truppe si mossero.',
      dawn: () => 'Intanto la notte era passata.',
      tide: () => 'La marea aveva cominciato a salire sulla spiaggia.',
      quiet({ turns, first }, turn) {
        if (first)
          return turns.length > 1
            ? `Per ${numeral(turns.length)} turni gli eserciti manovrarono senza venire alle mani.`
            : 'Nel primo turno gli eserciti manovrarono senza venire alle mani.';
        const [only = 1] = turns;
        return turns.length > 1
          ? `Poi per ${numeral(turns.length)} turni non si combatté.`
          : vary(turn, say`${theTurn(only)} passò senza colpo ferire.`, say`${within(theTurn(only))} ci fu una pausa.`);
      },
      turn({ turn: at, side, how }, turn) {
        const which = theTurn(at);
        const who = army(side);
        switch (how) {
          case 'had':
            return say`${within(which)} l’iniziativa fu ${of(who.text)}.`;
          case 'kept':
            return vary(
              turn,
              say`${within(which)} ${who.text} ${verb(who, 'aveva', 'avevano')} ancora l’iniziativa.`,
              say`anche ${within(which)} l’iniziativa fu ${of(who.text)}.`,
              say`${within(which)} l’iniziativa restò ${to(who.text)}.`,
            );
          case 'next':
            return vary(turn, say`si venne così ${to(which)}.`, say`seguì ${which}.`, say`venne poi ${which}.`);
          case 'gained':
            return vary(
              turn,
              say`con ${which} l’iniziativa passò ${to(who.text)}.`,
              say`${which} diede l’iniziativa ${to(who.text)}.`,
              say`${within(which)} ${verb(who, 'fu', 'furono')} ${who.text} a prendere l’iniziativa.`,
            );
        }
      },
      fight: (fact, turn) => tellFight(n, fact, turn),
      volley({ unit: shooter, target, fate }, turn) {
        const fire = `il fuoco ${of(n.presented(shooter).text)}`;
        const who = n.unit(target);
        switch (fate) {
          case 'destroyed':
            return vary(
              turn,
              say`${who.text} ${verb(who, 'fu', 'furono')} distrutt${ending(who)} dal fuoco ${fire.slice('il fuoco '.length)}.`,
              say`sotto ${fire} non restò nulla ${of(who.text)}.`,
            );
          case 'shaken':
            return vary(
              turn,
              say`${fire} scosse ${who.text}.`,
              say`${who.text} ${verb(who, 'si scompose', 'si scomposero')} sotto ${fire}.`,
            );
          case 'fell':
          case 'gave':
            return vary(
              turn,
              say`${who.text} ${verb(who, 'ripiegò', 'ripiegarono')} sotto ${fire}.`,
              say`${who.text} non ${verb(who, 'resse', 'ressero')} ${fire} e si ${verb(who, 'ritrasse', 'ritrassero')}.`,
            );
          default:
            return say`${fire} fece danno ${to(who.text)}.`;
        }
      },
      fire({ pairs }, turn) {
        const told = pairs.map(({ unit: shooter, other }) => `${of(unit(shooter))} contro ${unit(other)}`);
        return vary(
          turn,
          say`si sparò, e con effetto: fu il tiro ${list(told)}.`,
          say`il fuoco fece danni, soprattutto quello ${list(lastWith('quello', told))}.`,
          say`altri uomini caddero per il tiro ${list(lastWith('per quello', told))}.`,
        );
      },
      skirmish({ pairs }, turn) {
        const told = pairs.map(({ unit: one, other }) => `tra ${unit(one)} e ${unit(other)}`);
        return vary(turn, say`si combatté anche ${list(told)}.`, say`altrove si venne ai colpi ${list(told)}.`);
      },
      overrun({ unit: attacker, battery }, turn) {
        const who = n.presented(attacker);
        return vary(
          turn,
          say`${who.text} ${verb(who, 'travolse', 'travolsero')} ${unit(battery)}.`,
          say`${who.text} ${verb(who, 'mise', 'misero')} fuori combattimento ${unit(battery)}.`,
        );
      },
      balked: ({ units: some }, turn) => {
        const who = units(some);
        return vary(
          turn,
          say`${who.text} ${verb(who, 'ebbe', 'ebbero')} l’ordine di caricare e non ${verb(who, 'caricò', 'caricarono')}.`,
          say`${who.text} non ${verb(who, 'volle', 'vollero')} saperne di caricare.`,
        );
      },
      lost: ({ units: some }) => {
        const who = units(some);
        return say`${verb(who, 'andò', 'andarono')} distrutt${ending(who)} anche ${who.text}.`;
      },
      dispersed: ({ units: some }, turn) => {
        const who = units(some);
        return vary(
          turn,
          say`${who.text}, ormai ridott${ending(who)} a pochi, non si ${verb(who, 'riordinò', 'riordinarono')} più e si ${verb(who, 'disperse', 'dispersero')}.`,
          say`di quanto restava non si poté fare nulla: ${who.text} si ${verb(who, 'dissolse', 'dissolsero')}.`,
        );
      },
      rallied: ({ units: some }, turn) => {
        const who = units(some);
        return vary(
          turn,
          say`${who.text} ${verb(who, 'tornò', 'tornarono')} in ordine.`,
          say`intanto ${who.text} si ${verb(who, 'era riordinat', 'erano riordinat')}${ending(who)}.`,
          say`gli ufficiali ripresero in mano ${who.text}.`,
        );
      },
      astray: ({ divisions }, turn) =>
        vary(
          turn,
          say`andarono perduti gli ordini per ${n.divisions(divisions).text}.`,
          say`nessun ordine arrivò a destinazione per ${n.divisions(divisions).text}.`,
        ),
      arrived({ leaders, units: some }) {
        const led = leaders.map(one => leader({ leader: one, successor: false }));
        const who = units(some);
        if (led.length === 0) return say`${who.text} ${verb(who, 'entrò', 'entrarono')} in campo.`;
        const train = some.length > 0 ? ` con ${who.text}` : '';
        return say`${list(led)} ${form(led.length, 'arrivò', 'arrivarono')} sul campo${train}.`;
      },
      tookCommand: ({ leader: who }) =>
        say`${leader({ leader: who, successor: false })} prese il comando di tutto l’esercito.`,
      wounded: ({ who }, turn) =>
        vary(turn, say`${leader(who)} fu ferito.`, say`nel folto della mischia ${leader(who)} ebbe una ferita.`),
      killed: ({ who, replaced }, turn) =>
        replaced
          ? vary(
              turn,
              say`lì cadde ${leader(who)}, e un altro prese il suo posto.`,
              say`costò la vita ${to(leader(who))}; il comando passò a un altro.`,
            )
          : say`lì cadde ${leader(who)}.`,
      sweptAway: ({ who }) =>
        say`${leader(who)} fu trascinato via dalla rotta, e un altro dovette comandare in sua vece.`,
      objective: ({ objective, side }, turn) =>
        vary(
          turn,
          say`in mano ${to(army(side).text)} era ormai ${n.objective(objective)}.`,
          say`${army(side).text} ${verb(army(side), 'si era impadronito', 'si erano impadroniti')} ${of(n.objective(objective))}.`,
        ),
      routed: ({ divisions }, turn) => {
        const who = n.divisions(divisions);
        return vary(
          turn,
          say`${who.text} ${verb(who, 'andò', 'andarono')} in rotta e ${verb(who, 'lasciò', 'lasciarono')} il campo.`,
          say`era più di quanto si potesse sopportare: ${who.text} si ${verb(who, 'sbandò', 'sbandarono')} e ${verb(who, 'fuggì', 'fuggirono')} dal campo.`,
        );
      },
      crisis: ({ side, lost, start }) =>
        say`fu questa la svolta della battaglia: costò ${to(army(side).text)} ${lost} punti di Determinazione, e ne ${verb(army(side), 'aveva', 'avevano')} all’inizio ${start}.`,
      standing({ determination }, turn) {
        const [one, other] = turn % 2 === 0 ? stood(0, 1, determination) : stood(1, 0, determination);
        return vary(turn, say`${one}, ${other}.`, say`ormai ${one}, e ${other}.`);
      },
      ended({ why, winner, scores: [first, second], judged, goal }) {
        const loser = army(winner === 0 ? 1 : 0);
        const prize = goal === null ? 'lo scopo della battaglia' : n.objective(goal);
        const reason: Readonly<Record<Batirnos['endings'], string>> = {
          turns: JUDGED[judged],
          determination:
            winner === null
              ? 'Alla fine nessuno dei due eserciti aveva più la volontà di combattere'
              : say`alla fine ${loser.text} non ${verb(loser, 'aveva', 'avevano')} più la volontà di combattere`,
          broken:
            winner === null
              ? 'Alla fine nessuno dei due eserciti aveva più un’unità in ordine'
              : say`alla fine ${loser.text} non ${verb(loser, 'aveva', 'avevano')} più un’unità in ordine`,
          scenario: say`raggiunto lo scopo (${prize}), non c’era più per che cosa combattere`,
        };
        const victory = winner === null ? 'nessuno poté dirsi vincitore' : `la vittoria fu ${of(army(winner).text)}`;
        const left =
          first === second
            ? `per entrambi la Determinazione finì a ${figure(first)}`
            : `la Determinazione finì a ${figure(first)} per ${army(0).text}, a ${figure(second)} per ${army(1).text}`;
        return `${reason[why]}, e ${victory}: ${left}.`;
      },
      toll({ destroyed: [first, second], routed, killed }) {
        const lost = (side: number, count: number): string => {
          const who = army(side);
          const gone = routed[side] ?? 0;
          const routs = form(gone, 'una divisione in rotta', `${numeral(gone)} divisioni in rotta`);
          if (count === 0)
            return `${who.text} non ${verb(who, 'ebbe', 'ebbero')} unità distrutte${gone > 0 ? `, ma ${routs}` : ''}`;
          const troops = form(count, 'un’unità distrutta', `${numeral(count)} unità distrutte`);
          return `${who.text} ${verb(who, 'ebbe', 'ebbero')} ${troops}${gone > 0 ? ` e ${routs}` : ''}`;
        };
        const dead =
          killed.length > 0
            ? ` Di quelli che comandavano non ${killed.length > 1 ? 'videro' : 'vide'} la fine ${n.leaders(killed)}.`
            : '';
        return `${say`${lost(0, first)}; ${lost(1, second)}.`}${dead}`;
      },
      unopened: () => 'Gli eserciti devono ancora incontrarsi.',
      unfinished: () => 'Fin qui il racconto; la giornata non è ancora decisa.',
    };
  };
