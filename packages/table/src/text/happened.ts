import { bilingual } from './bilingual.ts';

export const happenedText = bilingual({
  en: {
    result: 'Last result',
    last: 'Last result',
    before: 'The result before',
    after: 'The next result',
    away: 'Put it away',
    meanwhile: 'Meanwhile',
    amongThem: 'among other things',
    showMe: 'Show me',
    again: 'Seen again',
    stop: 'Back to the present',
  },
  it: {
    result: 'Ultimo esito',
    last: 'Ultimo esito',
    before: 'L’esito precedente',
    after: 'L’esito successivo',
    away: 'Mettilo via',
    meanwhile: 'Nel frattempo',
    amongThem: 'tra l’altro',
    showMe: 'Fammi vedere',
    again: 'Rivisto',
    stop: 'Torna al presente',
  },
});
