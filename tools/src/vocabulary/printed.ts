/** What is printed on pieces, cards and the like, by kind: in words for each field, or for all its numbers at once. */
export const PRINTED: Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>> = {
  guelphs: {
    units: {
      type: 'The kind of troops; it gives the Movement Allowance (chart `unitType`).',
      rated: 'Whether it has a Cohesion Rating and an armour class.',
      rating:
        'The printed Cohesion Rating: checks succeed on a roll up to it, so high is good; 0 for whoever has none.',
      armour:
        'The armour class, from `-` (none) by `L` and `M` to `H` (heavy): the heavier, the harder to hit by fire.',
      baron: "Whether it is one of Manfredi's Barons, whose rating is rolled when first needed.",
      german: 'Whether it is German horse, which cannot be ordered to charge at Benevento.',
      saracen: 'Whether it is of the Saracens.',
      traitor: 'Whether the hidden Ghibellines ride with it.',
      volterra: 'Whether it is of Volterra.',
      battaglia: 'Its Battaglia.',
    },
    battaglie: {
      stripe: 'The colour of its stripe.',
      capitano:
        'Its Capitano: what he adds in combat, Command Range, Capacity at the start, Adjutant; `null` without one.',
      units: 'Its units.',
      hero: 'Its hero, or -1.',
      standard: 'Whether the Standard marches with it.',
    },
    heroes: {
      battaglia: 'The Battaglia he rides with.',
      combat: 'What he adds in shock combat.',
      reduced: 'What he adds once he has been struck down for the first time; `null`: he is gone then.',
    },
    facings:
      'A facing points at a corner of the hex: the two hexes beside that corner are the front, the next on each side the flanks, the two behind the rear (gg.6.0.1).',
  },
  batirnos: {
    units: {
      division: 'Its division.',
      place: 'Its place in the division.',
      troop: 'Its troop card, of the kind `troops`.',
      hex: 'Where it begins.',
      zone: 'The zone it is deployed in, where it has no hex of its own.',
    },
    leaders: {
      role: '`cic` the commander-in-chief, `wing` an intermediate general, `division` the general of one, or a `character`.',
      division: 'The division he leads; -1 none.',
      place: 'His place in the list.',
      card: 'His card, of the kind `generals`.',
      hex: 'Where he begins.',
    },
    divisions: {
      place: 'Its place in the army.',
      leader: 'Its general.',
      units: 'Its units.',
      arrival: 'When and where it arrives; without it, it is there from the start.',
      optional: 'Whether it need not take part.',
      reserve: 'Whether it is the reserve.',
    },
    cards: {
      number: 'The printed number.',
      priority: 'The higher goes first.',
      move: 'Whether it lets a division move.',
      fire: 'Whether it lets it fire.',
      melee: 'Whether it lets it fight.',
      rally: 'Whether it lets it rally.',
      ability: 'The ability it brings into play, if any.',
      value: 'The value drawn for in tests.',
    },
    troops: {
      nation: 'Who fields it.',
      type: 'The kind of troops: PM pike and shot, FL light foot, CP heavy horse and so on.',
      strength: 'Losses it can take.',
      charge: 'The n of "Carica +n"; 0 without it.',
      points: 'What it costs in an army of points.',
      series:
        'The values it fights with: movement, rotations, fire, melee, morale (`fire` `null`: it has no fire), armour against fire and in melee, abilities, firing sector, weakness from front, flank and rear. Squares, dragoons and artillery have two: above three losses left and below; mounted and on foot; in battery and limbered.',
    },
    generals: {
      role: 'A `general`, a `character`, or a `replacement` without a name.',
      full: 'The whole name.',
      nation: 'Whom he serves.',
      morale: 'Successes come easier the higher it is.',
      fire: 'What he adds to fire; `null` nothing.',
      melee: 'What he adds in melee.',
      armour: 'Against fire, in melee.',
      strength: 'Losses he can take.',
      points: 'What he costs in an army of points.',
      adds: 'Order cards he brings into the deck.',
      removes: 'Order cards he takes out of it.',
    },
    objectives: {
      hex: 'The printed number of the hex.',
      loser: 'Which side loses Determination by it, or `any`.',
      points: 'How much.',
      each: 'Whether it is lost every turn instead of once.',
    },
    facings:
      'A facing points at a corner of the hex: the two hexes beside that corner are the front, the next on each side the flanks, the two behind the rear (nqsb.1.4.facing).',
  },
  guiscard: {
    units: {
      mounted: 'On horseback: attack, defence, movement points; `null`: he never rides.',
      mountedWounded: 'The same, wounded.',
      foot: 'On foot: attack, defence, movement points.',
      footWounded: 'The same, wounded.',
      stunned: 'His defence while he is stunned.',
      armour: 'Whether he wears armour.',
      missile: 'What he shoots or throws; `null` nothing.',
      points: 'What he costs, mounted and on foot.',
      command: 'Whether he can lead others.',
      hoplite: 'Whether he can stand in a foulkon.',
      cataphract: 'Whether he is a cataphract.',
      lord: 'Whether he is one of the lords, of whom an army has few.',
      animal: 'Whether it is an animal.',
      unpriced: 'Whether he has no price in this scenario.',
      group: 'His group of the scenario.',
    },
    directions:
      'A horseman stands in two hexes, head and tail, and looks from tail to head; men on foot look all round.',
  },
  podesta: {
    communes: { square: 'Where it lies on the map.', faction: 'Its faction at the start.' },
    sestieri: {
      commune: 'Its commune.',
      class: '`bellatores`, `oratores` or `laboratores`.',
      base: 'Florins its class contributes.',
      tax: 'Florins it pays in taxes a year.',
    },
    units: {
      kind: 'The kind of company.',
      A: 'Attack.',
      D: 'Defence.',
      R: 'Resistance: damage it can take.',
      M: 'Movement on the battlefield.',
      T: 'Shots; 0 without.',
    },
    companies: { shield: 'Its shield.', captain: 'Who leads it.' },
    goods: { lots: 'How many lots there are.', counters: 'Counters of one lot, and of two.' },
    works: {
      track: 'Which sequence of works it belongs to.',
      requires: 'Works that must stand before.',
      walls: 'What it adds to the walls.',
      taxes: "Florins it adds to the year's taxes.",
      image: 'Whether it doubles the bonus that makes a good Podestà.',
    },
    mercator: {
      kind: 'What it lets one do.',
      good: 'The good it is about.',
      lots: 'How many lots.',
      price: 'Florins a lot.',
      place: 'With which town.',
      title: 'What the card is called.',
      text: 'What the card says.',
    },
    annales: {
      kind: 'The colour of the card.',
      title: 'What the card is called.',
      text: 'What the card says.',
      effects: 'What it does, step by step.',
      without: 'What it does where that cannot be.',
    },
  },
};

/** What all things have, and what speaks for itself. */
export const PLAIN: ReadonlySet<string> = new Set(['id', 'name', 'code', 'side']);
