/** Why our data were reconstructed as they are; a pack's reasons are shown as it gives them. */
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
  'a track of short steps brings the storm after about 25 rolls, seldom much earlier or later, and after 17 in the fast game: bots of equal skill then won 62 (Guelph) and 38 of 100 battles, 16 and 24 of 40 free ones, 32 and 28 of 60 fast ones; as it was, with six longer steps, the Guelphs won 224 of 300, and with 8 in the fast game 43 of 60':
    'una scala di passi brevi porta il temporale dopo circa 25 tiri, di rado molto prima o molto dopo, e dopo 17 nella partita veloce: bot di pari abilità hanno vinto così 62 (guelfi) e 38 battaglie su 100, 16 e 24 su 40 a schieramento libero, 32 e 28 su 60 veloci; com’era, con sei passi più lunghi, i guelfi ne vincevano 224 su 300, e con 8 nella partita veloce 43 su 60',
  'Battle of Montaperti, wikisum.wiki; a walk over the battlefield, swampster-danteswars.blogspot.com':
    'Battle of Montaperti, wikisum.wiki; una passeggiata sul campo di battaglia, swampster-danteswars.blogspot.com',
  'everything not named elsewhere: ground that fits the accounts of the battle and every hex the rules mention':
    'tutto ciò che non è nominato altrove: un terreno che si accorda con i racconti della battaglia e con ogni esagono che le regole citano',
  'Arras goes round the southern flank by the upper edge, so the south is at the top':
    'Arras aggira il fianco meridionale dal bordo alto, dunque il sud è in alto',
  "Collenuccio's history of the Kingdom, abruzzoinmostra.it": 'Collenuccio, storia del Regno, abruzzoinmostra.it',
  'Manfredi came over the bridge, Charles down from the hills; which side lies left is a choice':
    'Manfredi venne dal ponte, Carlo scese dalle colline; chi stia a sinistra è una scelta',
  'Certomondo lies south-east of the field and the Arno along its south-western side':
    'Certomondo è a sud-est del campo e l’Arno lungo il suo lato sud-occidentale',
  'one less in combat and two less in range, after the pattern of Narbonne':
    'uno in meno in combattimento e due in meno di raggio, sul modello di Narbonne',
  'less would add nothing to his Capitano': 'di meno non aggiungerebbe nulla al suo Capitano',
  'no colour twice on one side of a battle': 'nessun colore due volte nella stessa parte di una battaglia',
  'the loss of a King ends the game, so nobody replaces him':
    'la perdita di un Re chiude la partita, perciò nessuno lo sostituisce',
  'worked back from the general example of play, gg.X.1': 'ricavato dall’esempio generale di gioco, gg.X.1',
  'Battle of Montaperti, wikisum.wiki: the order of the attacks and where the Standard and Arras stood':
    'Battle of Montaperti, wikisum.wiki: l’ordine degli attacchi e dove stavano lo Stendardo e Arras',
  'the hexes of every row: our own, so that the compulsory openings can be carried out':
    'gli esagoni di ogni fila: nostri, perché le aperture obbligate si possano eseguire',
  'the lines follow the order of battle and the course of the fight the rulebook tells':
    'le schiere seguono l’ordine di battaglia e lo svolgimento che il regolamento racconta',
  'medioevouniversalis.org for the lines and wings, italiauomoambiente.it for Novello at Certomondo':
    'medioevouniversalis.org per schiere e ali, italiauomoambiente.it per Novello a Certomondo',
  'the Guelphs come from their camp, the Ghibellines from Certomondo, and they meet before fatigue sets in':
    'i Guelfi vengono dal loro campo, i Ghibellini da Certomondo, e si incontrano prima che cominci la fatica',
  'scaled on Campaldino, then tuned: bots of equal skill won 24 (Guelph) and 23 of 50 battles; with 12, 10, 11 for Anglano, Salvani, Aldobrandino the Ghibellines won 20 of 30':
    'in proporzione a Campaldino, poi regolata: bot di pari abilità hanno vinto 24 (guelfi) e 23 battaglie su 50; con 12, 10, 11 per Anglano, Salvani, Aldobrandino i ghibellini ne vincevano 20 su 30',
  'scaled on Campaldino, then tuned: Ghibelline Capitani may not chain activations, so theirs are high, and with less for the two Battaglie that begin alone the Sudden End came before the battle did (bots of equal skill: 22 Guelph wins of 40)':
    'in proporzione a Campaldino, poi regolata: i Capitani ghibellini non possono concatenare attivazioni, perciò le loro sono alte, e con meno per le due Battaglie che cominciano da sole la Fine Improvvisa arrivava prima della battaglia (bot di pari abilità: 22 vittorie guelfe su 40)',
  'two armies of foot from opposite borders meet before fatigue sets in; the Ghibellines are late over the Arbia: entering in turns 1 to 3 they won 21 of 24 battles between bots of equal skill, so 8 of 14':
    'due eserciti di fanti da bordi opposti si incontrano prima che cominci la fatica; i ghibellini passano tardi l’Arbia: entrando nei turni da 1 a 3 vincevano 21 battaglie su 24 tra bot di pari abilità, così 8 su 14',
  'who moves second mostly strikes first, so the Guelphs do: with the Guelphs first the Ghibellines won 20 of 30 battles between bots of equal skill':
    'chi muove per secondo colpisce quasi sempre per primo, e tocca ai guelfi: coi guelfi primi i ghibellini vincevano 20 battaglie su 30 tra bot di pari abilità',
  "Manfredi comes over the Calore, Charles down from the hills, and they meet before fatigue sets in; the crossing takes Manfredi's horse until turns 4 to 6: entering in turns 1 to 3 they won 22 of 30 battles between bots of equal skill":
    'Manfredi viene dal Calore, Carlo scende dai colli, e si incontrano prima che cominci la fatica; il passaggio trattiene la cavalleria di Manfredi fino ai turni da 4 a 6: entrando nei turni da 1 a 3 vinceva 22 battaglie su 30 tra bot di pari abilità',
  'the hexes of every row: our own, so that the compulsory openings can be carried out; Durfort stands right behind the feditori: a column further back the Guelphs won 13 of 16 battles and 17 of 20 fast ones between bots of equal skill':
    'gli esagoni di ogni fila: nostri, perché si possano eseguire le aperture obbligate; Durfort sta subito dietro i feditori: una colonna più indietro i guelfi vincevano 13 battaglie su 16 e 17 su 20 di quelle veloci tra bot di pari abilità',
  'who moves second mostly strikes first, so the Guelphs do: with the Guelphs first the Ghibellines won 22 of 30 battles between bots of equal skill, so 23 of 60':
    'chi muove per secondo colpisce quasi sempre per primo, e tocca ai guelfi: coi guelfi primi i ghibellini vincevano 22 battaglie su 30 tra bot di pari abilità, così 23 su 60',
};
