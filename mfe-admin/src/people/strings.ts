import { plural } from '@psp/design-system/format';

export const strings = {
  toHidden: 'Apariții ascunse',
  hide: 'Ascunde',
  hideTitle: 'Ascundeți apariția din director?',
  hideText: 'Membrii nu o mai găsesc. Persoana poate schimba textul și poate scrie un tichet de suport.',
  reasonHint: 'Îl citește persoana, în notificare și pe pagina ei.',
  hidden: 'Apariția a fost ascunsă',
  unhide: 'Ridică ascunderea',
  unhideTitle: 'Ridicați ascunderea?',
  unhideText: 'Persoana apare din nou în director, dacă mai dorește asta, și este anunțată.',
  shown: 'Ascunderea a fost ridicată',
  title: 'Apariții ascunse',
  lead: 'Persoane pe care asociația le-a ascuns din director.',
  count: (total: number) =>
    plural(total, { one: 'apariție ascunsă', few: 'apariții ascunse', other: 'apariții ascunse' }),
  emptyTitle: 'Nicio apariție ascunsă',
  emptyText: 'Aici ajung aparițiile pe care le ascundeți din pagina unei persoane.',
  since: (day: string) => `Ascunsă la ${day}`,
  directory: 'Persoane',
};
