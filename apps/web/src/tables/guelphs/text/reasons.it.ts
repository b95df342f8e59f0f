/** Why our charts were reconstructed as they are; a pack's reasons are shown as it gives them. */
export const REASONS: Readonly<Record<string, string>> = {
  'mirror image about 7 in column 0, about 0.4 hits a column, never worse for the side the dice favour':
    'speculare attorno al 7 nella colonna 0, circa 0,4 perdite a colonna, mai peggio per chi ha i dadi dalla sua',
  'men in disorder shoot worse': 'uomini in disordine tirano peggio',
  'a target that shows its side or back is easier to hit':
    'chi mostra il fianco o le spalle si colpisce più facilmente',
  'a crossbow is never worse than a bow and gains most against mail at short range':
    'la balestra non è mai da meno dell’arco e rende di più contro la maglia a breve distanza',
  'what one side gains the other loses; horse rides down missile troops':
    'quel che uno guadagna l’altro perde; la cavalleria travolge i tiratori',
  'what one side gains the other loses; heavy armour is worth a column':
    'quel che uno guadagna l’altro perde; un’armatura pesante vale una colonna',
  'open ground: one point, no effect of its own': 'terreno aperto: un punto, nessun effetto proprio',
  'rough ground, hard for armies and worst for horses': 'terreno rotto, duro per tutti e più ancora per i cavalli',
  'a Hill counts by its height alone': 'una collina conta solo per la sua altezza',
  'close order breaks among trees, only archers keep theirs; cover against arrows':
    'tra gli alberi l’ordine chiuso si rompe, solo gli arcieri lo mantengono; riparo dalle frecce',
  'carts and baggage: no room to charge, some cover for their own side':
    'carri e bagagli: niente spazio per caricare, un po’ di riparo per i propri',
  'banks slow everybody and break up horse; whoever attacks across is at a disadvantage':
    'le rive rallentano tutti e scompaginano i cavalli; chi attacca attraverso è in svantaggio',
  'above every Clear level': 'più in alto di ogni livello di terreno sgombro',
  'a column for whoever stands higher, however little': 'una colonna a chi sta più in alto, anche di poco',
  'one wound in six is a graze': 'una ferita su sei è di striscio',
  'light wounds are the commonest': 'le ferite leggere sono le più comuni',
  'a serious wound': 'una ferita seria',
  'a grave wound': 'una ferita grave',
  'one death in six fits the toll of leaders at Campaldino':
    'una morte su sei si accorda con i capi caduti a Campaldino',
  'about 34 rolls from fair sky to storm': 'circa 34 tiri dal sereno al temporale',
  'tuned by play: with 9 the storm broke off too many battles the Guelphs had won':
    'regolata giocando: con 9 il temporale troncava troppe battaglie già vinte dai Guelfi',
  'once it rains the storm is near': 'quando piove il temporale è vicino',
  'about 31 rolls from fair sky to storm': 'circa 31 tiri dal sereno al temporale',
  'tuned by play between bots of equal skill: with 10 the Guelphs won 40 of 60 battles; with 9 here and for overcast 33, but then 13 of 20 free set-ups ended in the storm':
    'regolata giocando tra bot di pari abilità: con 10 i guelfi vincevano 40 battaglie su 60; con 9 qui e per il cielo coperto 33, ma allora 13 schieramenti liberi su 20 finivano nel temporale',
};
