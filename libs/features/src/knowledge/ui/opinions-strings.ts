import { formatDate } from '@psp/design-system/format';

/** Words of favourites, checks and reported errors. */
export const strings = {
  verified: (day: string) => `Verificat la ${formatDate(day)}`,
  favourite: 'La favorite',
  favourites: { added: 'Adăugat la favorite', removed: 'Scos de la favorite' },
  report: 'Semnalează o greșeală',
  reportTitle: 'Ce este greșit?',
  reportHint: 'Scrieți locul și cum ar trebui să fie. Asociația vă răspunde aici și printr-o notificare.',
  reportText: 'Greșeala',
  send: 'Trimite',
  reported: 'Semnalarea a fost trimisă',
  reportedOn: (day: string) => `Semnalat la ${formatDate(day)}`,
  noAnswer: 'Asociația nu a răspuns încă.',
  answeredOn: (day: string) => `Răspunsul asociației, ${formatDate(day)}`,
  ownReports: 'Greșelile semnalate de dvs.',
};
