import type { Scene } from '@carroccio/kernel';
import { GRAMMAR, say, vary } from '@carroccio/kernel/text';
import type { Names } from '../../src/names.ts';
import type { BattleWords } from '../../src/scenarios/module.ts';
import type { Guelphs } from '../../src/shape.ts';
import { LEXICON } from '../it/lexicon.ts';
import { createSpeech } from '../speech.ts';
import { type Companies, type FactOf, isOwn, type Leader, type OwnEnding, type Prose, type Result } from './facts.ts';

const { form, list, numeral } = GRAMMAR.it;

const SKIES: Readonly<Record<string, string>> = {
  hazy: 'Il sole si velò di foschia.',
  veiled: 'La luce si fece scialba.',
  cloudy: 'Sul piano si addensarono le nuvole.',
  overcast: 'Il cielo si chiuse, grigio da un capo all’altro.',
  lowering: 'Le nubi scesero sui colli.',
  dark: 'Il cielo si fece nero, e nella mischia qualcuno alzò gli occhi.',
  drizzle: 'Caddero le prime gocce.',
  rain: 'Poi cominciò a piovere.',
  storm: 'Poi il temporale scoppiò sopra i due eserciti.',
};

const KINDS: Readonly<Record<Companies['kind'], string>> = {
  C: 'cavalieri',
  I: 'fanti',
  X: 'balestrieri',
  A: 'arcieri',
  P: 'palvesari',
  R: 'religiosi armati',
};

/** Of where or of whom they are, where it is not simply the town on the counter. */
const WHOSE: Readonly<Record<string, string>> = {
  Germans: 'tedeschi',
  Saracens: 'saraceni',
  Assoldati: 'assoldati',
  'Fuoriusc.': 'fuorusciti',
  'Aldobran.': 'degli Aldobrandeschi',
  Contado: 'del contado',
  Guardia: 'della guardia del Carroccio',
  Feditori: 'feditori',
  Guelfi: 'guelfi di Toscana',
  Alleati: 'alleati',
  Guidi: 'dei Guidi',
  Fieschi: 'dei Fieschi',
  'Maghinar.': 'di Maghinardo',
  'Montefel.': 'di Montefeltro',
  'Fam. Regis': 'della familia del re',
  'R. Central': 'di Francia',
  'Langued.': 'di Linguadoca',
  'Bourgog.': 'di Borgogna',
  'Lombard.': 'di Lombardia',
  Anjou: 'd’Angiò',
  Provence: 'di Provenza',
  Flandres: 'di Fiandra',
  Piccardie: 'di Piccardia',
  Picardie: 'di Piccardia',
  Valdelsa: 'della Valdelsa',
  'San Gim.': 'di San Gimignano',
  'San Gim': 'di San Gimignano',
  'San Min.': 'di San Miniato',
};

const company = (count: number): string => form(count, 'una schiera', `${numeral(count)} schiere`);

/** "due schiere di cavalieri (di Siena e di Pisa) e una schiera di fanti di Siena". */
function companies(groups: readonly Companies[]): string {
  const kinds = [...new Set(groups.map(({ kind }) => kind))];
  const told = kinds.map(kind => {
    const alike = groups.filter(group => group.kind === kind);
    const count = company(alike.reduce((sum, group) => sum + group.count, 0));
    const whose = alike.map(({ name }) => WHOSE[name] ?? `di ${name}`);
    if (kind === 'P' || kind === 'R') return `${count} di ${KINDS[kind]}`;
    if (whose.length > 1) return `${count} di ${KINDS[kind]} (${list(whose)})`;
    return `${count} di ${KINDS[kind]} ${list(whose)}`;
  });
  return list(told);
}

/** The verb of one company, or of several. */
const verb = (groups: readonly Companies[], one: string, many: string): string =>
  groups.length === 1 && groups[0]?.count === 1 ? one : many;

/** "di Donati", "del Capitano dei Saraceni", "dell’Aiutante di Donati". */
function of(name: string): string {
  if (name.startsWith('il ')) return `del ${name.slice(3)}`;
  if (name.startsWith('la ')) return `della ${name.slice(3)}`;
  return name.startsWith('l’') ? `dell’${name.slice(2)}` : `di ${name}`;
}

const side = (index: number): string => (index === 0 ? 'i Guelfi' : 'i Ghibellini');
const ofSide = (index: number): string => (index === 0 ? 'dei Guelfi' : 'dei Ghibellini');
/** "al 7", "all’8". */
const at = (level: number): string => (level === 8 || level === 11 ? `all’${level}` : `al ${level}`);
const levels = ([guelph, ghibelline]: readonly [number, number]): string =>
  `i Guelfi al Livello di Vittoria ${guelph}, i Ghibellini ${at(ghibelline)}`;

export const italian = (names: Names, scene: Scene<Guelphs>, words: BattleWords): Prose => {
  const speech = createSpeech(names, LEXICON);
  const capitano = (battaglia: number): string => {
    const name = speech.capitano(scene, battaglia);
    return name.startsWith('Compagnia') ? `la ${name}` : name;
  };
  const leader = ({ battaglia, adjutant }: Leader): string =>
    adjutant ? `l’Aiutante ${of(capitano(battaglia))}` : capitano(battaglia);
  const men = (enemies: readonly Leader[]): string =>
    enemies.length === 0 ? 'il nemico' : `gli uomini ${list(enemies.map(enemy => of(leader(enemy))))}`;

  const chiefs = (enemies: readonly Leader[]): string =>
    enemies.length === 0 ? 'il nemico' : list(enemies.map(leader));

  const charged = ({ leader: who, how, enemies }: FactOf<'assault'>, turn: number): string => {
    const [he, them, chief] = [leader(who), men(enemies), chiefs(enemies)];
    if (how === 'interruptio') return say`Ma ${he} colse l’attimo, tolse l’iniziativa al nemico e caricò ${them}`;
    if (how === 'continuum') {
      return vary(
        turn,
        say`Senza prendere fiato ${he} caricò ${them}`,
        say`${he} non mollò la presa, e caricò ${chief}`,
      );
    }
    return vary(
      turn,
      say`${he} mandò i suoi cavalieri alla carica contro ${them}`,
      say`Allora ${he} lanciò i cavalieri, lancia in resta, contro ${chief}`,
      say`${he} fece dare nelle trombe e caricò ${them}`,
      say`Al galoppo ${he} piombò con i suoi contro ${chief}`,
    );
  };

  const attacked = ({ leader: who, how, enemies }: FactOf<'assault'>, turn: number): string => {
    const [he, them, chief] = [leader(who), men(enemies), chiefs(enemies)];
    if (how === 'interruptio') return say`Ma ${he} colse l’attimo, tolse l’iniziativa al nemico e assalì ${them}`;
    if (how === 'continuum') {
      return vary(
        turn,
        say`${he} non diede tregua, e incalzò ${them}`,
        say`E ancora avanti andò ${he}, contro ${chief}`,
        say`Di nuovo ${he} spinse i suoi contro ${them}`,
      );
    }
    return vary(
      turn,
      say`${he} condusse i suoi contro ${chief}`,
      say`Allora ${he} assalì ${them}`,
      say`Spada in pugno ${he} strinse da presso ${chief}`,
      say`Con tutte le sue file ${he} incalzò ${them}`,
    );
  };

  const opened = ({ leader: who, charge, enemies }: FactOf<'assault'>): string => {
    const how = charge ? 'mandò i suoi cavalieri alla carica contro' : 'condusse i suoi contro';
    return say`Ad aprire la battaglia fu ${leader(who)}: ${how} ${men(enemies)}`;
  };

  /** The rest of a sentence: nobody fled. */
  const stalemate = ({ pushed, yielded }: Result, turn: number): string => {
    if (pushed && yielded) return ', e la linea ondeggiò avanti e indietro.';
    if (pushed) return vary(turn, ', e guadagnò terreno.', ', e a passo a passo si fece largo.');
    if (yielded) return vary(turn, ', ma dovette cedere terreno.', ', ma fu respinto.');
    return vary(
      turn,
      ', e nessuna delle due parti volle cedere.',
      '; si combatté a lungo, e nessuno cedette.',
      ', ma ne venne poco.',
    );
  };

  const rout = ({ broken, lost }: Result, charge: boolean, turn: number): string => {
    const [theirs, his] = [companies(broken), companies(lost)];
    if (theirs && his) {
      return vary(
        turn,
        `Il nemico perse ${theirs}; ma il prezzo fu alto: ${his}.`,
        `Ne caddero molti da una parte e dall’altra: il nemico perse ${theirs}, lui ${his}.`,
      );
    }
    if (his)
      return `Ma lì ${charge ? 'la carica' : 'l’attacco'} si ruppe, e ${his} ${verb(lost, 'fuggì', 'fuggirono')}.`;
    return vary(
      turn,
      say`${theirs} ${verb(broken, 'andò', 'andarono')} in rotta.`,
      say`L’urto fu grande: ${theirs} ${verb(broken, 'voltò', 'voltarono')} le spalle.`,
      say`Non ressero, e ${theirs} ${verb(broken, 'lasciò', 'lasciarono')} il campo.`,
      say`Vi fu grande strage, e ${theirs} si ${verb(broken, 'disperse', 'dispersero')} per i campi.`,
      say`${theirs} ${verb(broken, 'gettò', 'gettarono')} le armi e ${verb(broken, 'fuggì', 'fuggirono')}.`,
    );
  };

  const isRout = ({ broken, lost }: Result): boolean => broken.length + lost.length > 0;

  return {
    heading: () => words.heading,
    drawnUp: ({ sides }) =>
      sides.length > 1
        ? 'I due eserciti si schierarono in ordine, Battaglia per Battaglia, l’uno in vista dell’altro.'
        : say`${side(sides[0] ?? 0)} si schierarono per primi.`,
    ambush: ({ renounced }) =>
      renounced
        ? 'Il conte di Arras rinunciò ad aggirare il nemico, e rimase con l’Anglano.'
        : 'Il conte di Arras si allontanò con i suoi Tedeschi dietro le colline, e in pochi sapevano da dove sarebbe sbucato.',
    battleOffered: ({ leader: who }) => say`Dopo la marcia fu ${leader(who)} a offrire battaglia.`,
    barons({ loyal, gone }) {
      if (gone === 0) return 'Chiamati alla prova, i baroni del Regno restarono con Manfredi.';
      return loyal === 0
        ? 'Chiamati alla prova, i baroni del Regno abbandonarono Manfredi e se ne andarono.'
        : `Chiamati alla prova, alcuni baroni del Regno restarono con Manfredi, ma ${company(gone)} lo ${form(gone, 'abbandonò', 'abbandonarono')}.`;
    },

    assault(fact, turn) {
      const { first, charge, result } = fact;
      const begun = first ? opened(fact) : charge ? charged(fact, turn) : attacked(fact, turn);
      return isRout(result) ? `${begun}. ${rout(result, charge, turn)}` : `${begun}${stalemate(result, turn)}`;
    },
    volley({ leader: who, first, enemies, hits, result }, turn) {
      const begun = first
        ? say`Ad aprire la battaglia furono i tiratori ${of(leader(who))}, che bersagliarono ${men(enemies)}`
        : vary(
            turn,
            say`I tiratori ${of(leader(who))} bersagliarono ${men(enemies)}`,
            say`Frecce e quadrelli volarono dalle file ${of(leader(who))} contro ${men(enemies)}`,
          );
      const struck = form(hits, 'una volta', `${numeral(hits)} volte`);
      const shot = hits === 0 ? `${begun}, senza frutto.` : `${begun}, e colpirono ${struck}.`;
      return isRout(result) ? `${shot} ${rout(result, false, turn)}` : shot;
    },
    manoeuvre({ leaders, first }, turn) {
      const who = list(leaders.map(leader));
      if (leaders.length > 1) {
        const each = vary(
          turn,
          'mossero le loro file aspettando il momento',
          'spostarono le schiere e tennero in mano i loro uomini',
        );
        return first ? say`La giornata cominciò adagio: ${who} ${each}.` : say`Intanto ${who} ${each}.`;
      }
      if (first) return say`Il primo a muoversi fu ${who}, che portò avanti le sue file.`;
      return vary(
        turn,
        say`Intanto ${who} portò avanti le sue file.`,
        say`${who} spostò la sua schiera e attese.`,
        say`${who} tenne in mano i suoi.`,
      );
    },
    wounded: ({ leader: who }, turn) =>
      vary(turn, say`Lì ${leader(who)} fu ferito.`, say`Nella calca ${leader(who)} ebbe una ferita.`),
    killed: ({ leader: who, replaced }) =>
      replaced
        ? say`Lì ${leader(who)} fu ucciso, e un Aiutante prese il comando dei suoi.`
        : say`Lì ${leader(who)} fu ucciso.`,
    captured: ({ leader: who, replaced }) =>
      replaced
        ? say`Lì ${leader(who)} fu preso prigioniero, e un Aiutante prese il comando dei suoi.`
        : say`Lì ${leader(who)} fu preso prigioniero.`,
    escaped: ({ leader: who }, turn) =>
      vary(turn, say`${leader(who)}, rimasto solo, si salvò a spron battuto.`, say`${leader(who)} scampò per poco.`),
    withdrawn: ({ leader: who }) => say`${leader(who)}, rimasto senza una schiera, lasciò il campo.`,
    heroLost({ hero, weakened }) {
      if (weakened) return 'Caddero alcuni dei Paladini.';
      const name = speech.hero(scene, hero);
      return name === 'Paladini'
        ? 'Cadde l’ultimo dei Paladini, dodici che avevano giurato di ferire per primi.'
        : say`Lì cadde ${name}, che quel giorno aveva fatto grandi cose.`;
    },
    standardLost: ({ side: whose }) => `Lo Stendardo ${ofSide(whose)} cadde, e chi lo vide cadere perse animo.`,
    carroccioLost: ({ side: whose }) =>
      say`${side(whose)} perdettero il Carroccio, e con esso la campana e il gonfalone.`,
    tradimento: () =>
      'Allora venne il tradimento: i Ghibellini che cavalcavano nell’esercito di Firenze gettarono la maschera e colpirono i loro.',
    donati: () => 'Corso Donati non volle più aspettare: contro gli ordini, e a rischio della testa, attaccò.',
    novello: ({ joins }) =>
      joins
        ? 'Il conte Guido Novello, che stava a guardare, entrò infine in battaglia.'
        : 'Il conte Guido Novello, che stava a guardare, lasciò il campo con tutti i suoi.',
    weather: ({ box }) => SKIES[box] ?? 'Il tempo cambiò.',
    released: ({ leaders }) =>
      say`${list(leaders.map(leader))} ${form(leaders.length, 'uscì', 'uscirono')} dalla riserva.`,
    confusion: () => 'Tale fu la confusione che nessun Capitano sapeva più che cosa facessero gli altri.',
    cameBack: ({ companies: back }) =>
      say`${companies(back)} ${verb(back, 'riprese', 'ripresero')} animo e ${verb(back, 'tornò', 'tornarono')} a combattere.`,
    standing: ({ levels: [guelph, ghibelline] }, turn) =>
      vary(
        turn,
        `Così stava la giornata: ${levels([guelph, ghibelline])}.`,
        `I Guelfi erano ormai al Livello di Vittoria ${guelph}, i Ghibellini ${at(ghibelline)}.`,
      ),

    ended({ why, winner, levels: reached }) {
      const victory = winner === null ? 'e nessuno ebbe la vittoria' : `e ${side(winner)} ebbero la vittoria`;
      const reasons: Readonly<Record<Exclude<typeof why, OwnEnding>, string>> = {
        levels: `Alla fine le perdite furono più di quante ${winner === 0 ? side(1) : side(0)} potessero sopportare`,
        suddenEnd: 'Alla fine nessuno dei due eserciti ebbe la forza di continuare',
        carroccio: 'Preso il Carroccio, la battaglia era finita',
        king: 'Caduto il Re, non c’era più per chi combattere',
        storm: 'Il temporale mise fine alla battaglia prima che il campo fosse perduto',
        destroyed: 'Alla fine a uno dei due eserciti non restò una sola schiera sul campo',
        frozen: 'Alla fine nessun Capitano poté più muovere i suoi',
      };
      const reason = isOwn(why) ? words.endings?.[why]?.told : reasons[why];
      return `${reason}, ${victory}: ${levels(reached)}.`;
    },
    toll({ lost: [guelph, ghibelline], fallen, taken }) {
      const fled = `I Guelfi persero in rotta ${guelph === 0 ? 'nessuna schiera' : company(guelph)}, i Ghibellini ${numeral(ghibelline, 'f')}.`;
      const died = fallen.length > 1 ? 'morirono' : 'morì';
      const dead = fallen.length > 0 ? ` Di quelli che comandavano ${died} sul campo ${list(fallen.map(leader))}.` : '';
      const held = taken.length > 1 ? 'furono condotti via prigionieri' : 'fu condotto via prigioniero';
      const prisoners = taken.length > 0 ? ` ${say`${list(taken.map(leader))} ${held}.`}` : '';
      return `${fled}${dead}${prisoners}`;
    },
    unopened: () => 'Gli eserciti devono ancora schierarsi.',
    unfinished: ({ levels: reached }) => `Fin qui è scritta la pagina, e la giornata non è decisa: ${levels(reached)}.`,
  };
};
