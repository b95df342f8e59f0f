/** A fight in an Italian sentence: who attacked whom and how, and how it came out. */
import { say, vary } from '@carroccio/kernel/text';
import { atLeast, type FactOf, type Fate, isWorse } from './facts.ts';
import { ending, type ItalianNames, on, type Phrase, verb } from './it-names.ts';

const them = (who: Phrase): string => `l${ending(who)}`;

/** Of those who second an attack only so many are named. */
const SECONDS = 2;

/** What an attack did to the enemy who gave way. */
function beaten(fate: 'gave' | 'fell' | 'shaken' | 'destroyed', who: Phrase, foe: Phrase, turn: number): string {
  const object = them(foe);
  switch (fate) {
    case 'gave':
      return vary(
        turn,
        `${object} ${verb(who, 'costrinse', 'costrinsero')} a cedere terreno`,
        `${object} ${verb(who, 'spinse', 'spinsero')} indietro`,
      );
    case 'fell':
      return vary(
        turn,
        `${object} ${verb(who, 'ricacciò', 'ricacciarono')}`,
        `${object} ${verb(who, 'mise', 'misero')} in ritirata`,
      );
    case 'shaken':
      return vary(
        turn,
        `${object} ${verb(who, 'scompaginò', 'scompaginarono')}`,
        `${object} ${verb(who, 'ricacciò', 'ricacciarono')} in disordine`,
      );
    case 'destroyed':
      return vary(
        turn,
        `${object} ${verb(who, 'distrusse', 'distrussero')}`,
        `${object} ${verb(who, 'fece', 'fecero')} a pezzi`,
        `${object} ${verb(who, 'cancellò', 'cancellarono')} dal campo`,
      );
  }
}

/** What it cost those who won. */
function price(fate: Fate, who: Phrase): string {
  switch (fate) {
    case 'held':
    case 'destroyed':
      return '';
    case 'hurt':
      return ', non senza perdite';
    case 'gave':
      return `, ma ${verb(who, 'dovette', 'dovettero')} a ${verb(who, 'sua', 'loro')} volta cedere terreno`;
    case 'fell':
      return `, ma ${verb(who, 'dovette', 'dovettero')} a ${verb(who, 'sua', 'loro')} volta ripiegare`;
    case 'shaken':
      return `, ma ne ${verb(who, 'uscì', 'uscirono')} in disordine`;
  }
}

/** What became of an attack that moved nobody. */
function repulsed(fate: Fate, who: Phrase, turn: number): string {
  switch (fate) {
    case 'held':
      return vary(turn, 'senza frutto', 'senza alcun effetto');
    case 'hurt':
      return vary(
        turn,
        `e non ne ${verb(who, 'ricavò', 'ricavarono')} che perdite`,
        `e ${verb(who, 'lasciò', 'lasciarono')} uomini sul terreno per nulla`,
      );
    case 'gave':
      return vary(
        turn,
        `e ${verb(who, 'fu', 'furono')} spint${ending(who)} indietro`,
        `e ${verb(who, 'dovette', 'dovettero')} cedere terreno`,
      );
    case 'fell':
      return vary(
        turn,
        `e ${verb(who, 'fu', 'furono')} respint${ending(who)}`,
        `e ${verb(who, 'fu', 'furono')} ricacciat${ending(who)}`,
      );
    case 'shaken':
      return vary(
        turn,
        `e ${verb(who, 'tornò', 'tornarono')} indietro in disordine`,
        `e ne ${verb(who, 'uscì', 'uscirono')} scoss${ending(who)}`,
      );
    case 'destroyed':
      return `e vi ${verb(who, 'fu', 'furono')} distrutt${ending(who)}`;
  }
}

/** What the enemy suffered from an attack that failed all the same. */
const IN_VAIN: Readonly<Record<Fate, string>> = {
  held: '',
  hurt: '',
  gave: ', benché anche il nemico avesse ceduto terreno',
  fell: ', benché anche il nemico avesse ripiegato',
  shaken: ', ma non senza scuotere il nemico',
  destroyed: '',
};

function onset(n: ItalianNames, fact: FactOf<'fight'>, turn: number): string {
  const { attackers, foe, how, countered } = fact;
  const [attacker = -1, ...seconds] = attackers;
  const who = n.presented(attacker);
  const v = (one: string, many: string): string => verb(who, one, many);
  const seconded =
    seconds.length > 0 ? `${who.text}, con ${n.units(seconds.slice(0, SECONDS)).text} di rincalzo,` : who.text;
  const enemy = n.unit(foe);
  const met = countered ? `, che ${verb(enemy, 'venne', 'vennero')} incontro alla carica,` : '';
  if (how === 'rash') return say`senza ordini, ${seconded} si ${v('gettò', 'gettarono')} contro ${enemy.text}${met}`;
  if (fact.first) {
    const first = how === 'charge' ? 'alla carica' : 'alle mani';
    return say`${seconded} ${v('venne', 'vennero')} per prim${ending(who)} ${first}: ${v('investì', 'investirono')} ${enemy.text}${met}`;
  }
  if (how === 'charge')
    return vary(
      turn,
      say`${seconded} ${v('caricò', 'caricarono')} ${enemy.text}${met}`,
      say`poi ${seconded} ${v('venne', 'vennero')} alla carica contro ${enemy.text}${met}`,
      say`${seconded} ${v('portò', 'portarono')} a fondo la carica contro ${enemy.text}${met}`,
    );
  return vary(
    turn,
    say`${seconded} ${v('attaccò', 'attaccarono')} ${enemy.text}${met}`,
    say`${seconded} ${v('venne', 'vennero')} all’arma bianca con ${enemy.text}${met}`,
    say`${seconded} ${v('serrò', 'serrarono')} da presso ${enemy.text}${met}`,
    say`poi ${seconded} ${v('piombò', 'piombarono')} ${on(enemy.text)}${met}`,
  );
}

function outcome(n: ItalianNames, fact: FactOf<'fight'>, turn: number): string {
  const { attackers, foe, own, theirs, pursued } = fact;
  const who = n.unit(attackers[0] ?? -1);
  if (own === 'destroyed' && theirs === 'destroyed') return 'e nessuno dei due ne uscì';
  if (isWorse(own, theirs) && atLeast(own, 'gave')) return `${repulsed(own, who, turn)}${IN_VAIN[theirs]}`;
  if (theirs === 'gave' || theirs === 'fell' || theirs === 'shaken' || theirs === 'destroyed') {
    const followed = `, e subito ${verb(who, 'incalzò', 'incalzarono')}`;
    const cost = pursued && !atLeast(own, 'gave') ? followed : price(own, who);
    return `e ${beaten(theirs, who, n.unit(foe), turn)}${cost}`;
  }
  if (theirs === 'hurt' && !atLeast(own, 'gave'))
    return own === 'hurt'
      ? vary(
          turn,
          'e nessuno volle cedere, benché costasse sangue a entrambi',
          'con perdite per entrambi e guadagno per nessuno',
        )
      : `e ${verb(who, 'fece', 'fecero')} danno, ma senza smuover${them(n.unit(foe))}`;
  return repulsed(own, who, turn);
}

export const tellFight = (n: ItalianNames, fact: FactOf<'fight'>, turn: number): string =>
  `${onset(n, fact, turn)} ${outcome(n, fact, turn)}.`;
