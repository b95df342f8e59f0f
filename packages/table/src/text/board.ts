import { bilingual } from './bilingual.ts';

export const boardText = bilingual({
  en: {
    board: (title: string) => `Board: ${title}`,
    role: 'board',
    help: 'Arrow keys move from cell to cell and say what is there. Enter chooses. N goes to the next cell that offers a choice. Plus and minus zoom, 0 shows the whole board, Shift with the arrows moves the map, T shows the charts, Space skips the moves of bots.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
  },
  it: {
    board: (title: string) => `Mappa: ${title}`,
    role: 'mappa',
    help: 'Le frecce spostano di casella in casella e dicono che cosa c’è. Invio sceglie. N va alla prossima casella che offre una scelta. Più e meno ingrandiscono e riducono, 0 mostra tutta la mappa, Maiusc con le frecce la sposta, T mostra le tabelle, la barra spaziatrice salta le mosse dei bot.',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fit: 'Mostra tutta la mappa',
  },
});
