/** Why our data were reconstructed as they are, in Italian; the data give the reasons in English. */
export const REASONS: Readonly<Record<string, string>> = {
  'two laps take nine rounds when nobody falls': 'due giri richiedono nove turni se nessuno cade',
};
