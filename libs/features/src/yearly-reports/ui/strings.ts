import { leftOutBecause, type YearlyWords } from '@psp/contracts/yearly-figures';

export const strings = {
  title: (year: number) => `Raportul anului ${year}`,
  lead: (year: number) =>
    `Ce a făcut rețeaua în ${year}: texte ale asociației și cifre calculate din datele portalului.`,
  published: (when: string) => `Publicat ${when}`,
  computed: (when: string) => `Cifre calculate ${when}.`,
  figures: 'Anul în cifre',
  kept: '*',
  none: '–',
  keptText: (words: YearlyWords) =>
    `* Cifra nu se arată singură unde ${leftOutBecause(words)}, ca să nu fie recunoscută niciuna.`,
  lei: (value: string) => `${value} lei`,
  percent: (value: string) => `${value}%`,
  corrections: 'Erată',
  correctionsText: 'Textele și cifrele au rămas cum au fost publicate. Îndreptările sunt mai jos.',
  openData: 'Date deschise',
  openDataText: 'Cifrele din această pagină, ca fișiere, cu un dicționar care explică fiecare câmp și fiecare cifră.',
  files: { csv: 'Date CSV', json: 'Date JSON', dictionary: 'Dicționarul datelor' },
  licence: 'Licența',
  licenceText: 'Puteți folosi și publica datele dacă indicați sursa: Asociația Servicii Publice, Portal PSP.',
};
