import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Propunerile dvs.',
  lead: 'Propuneți un curs pentru primării. Asociația îl verifică, apoi apare în catalog.',
  catalogue: 'Cursuri',
  propose: 'Propune un curs',
  send: 'Trimite propunerea',
  sent: 'Propunerea a fost trimisă',
  change: 'Schimbă și trimite din nou',
  searchHint: 'Titlul cursului',
  count: (total: number) => plural(total, { one: 'propunere', few: 'propuneri', other: 'propuneri' }),
  emptyTitle: 'Nicio propunere',
  emptyText: 'Aici vedeți cursurile propuse și răspunsul asociației.',
  next: {
    proposed: { title: 'Propunerea este la asociație.', text: 'Primiți o notificare când este aprobată sau respinsă.' },
    rejected: {
      title: 'Schimbați propunerea.',
      text: 'Motivul este mai jos; după schimbare o puteți trimite din nou.',
    },
    published: { title: 'Cursul este în catalog.', text: 'Primăriile îl văd; asociația ține înscrierile.' },
    cancelled: { title: 'Cursul a fost anulat.', text: 'Motivul este mai jos.' },
    draft: { title: 'Cursul este în pregătire.', text: '' },
  },
};
