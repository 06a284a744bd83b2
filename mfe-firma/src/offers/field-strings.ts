import { LINES_MAX } from '@psp/contracts/offer-lines';
import { plural } from '@psp/design-system/format';

/** Texts of the parts of the offer form. */
export const lines = {
  title: 'Pozițiile ofertei',
  line: (number: number) => `Poziția ${number}`,
  of: (number: number, message: string) => `Poziția ${number}: ${message}`,
  add: 'Adaugă o poziție',
  remove: (name: string) => `Șterge: ${name}`,
  removeShort: 'Șterge',
  description: (number: number) => `${number}. Ce oferiți`,
  quantity: 'Cantitate',
  unitOf: 'Unitate',
  unit: 'buc.',
  unitPrice: 'Preț unitar',
  vat: 'TVA',
  amounts: (net: string, gross: string) => `${net} fără TVA, ${gross} cu TVA`,
  noAmount: 'Completați cantitatea și prețul.',
  notPasted: (count: number) =>
    `${plural(count, { one: 'rând lipit nu a fost luat', few: 'rânduri lipite nu au fost luate', other: 'rânduri lipite nu au fost luate' })}: pot fi cel mult ${LINES_MAX} de poziții.`,
  paste: 'Rândurile copiate din Excel se pot lipi aici: descriere, unitate, cantitate, preț, TVA.',
  rule: 'Fiecare poziție și TVA-ul ei se rotunjesc la bani; jumătatea de ban se rotunjește în sus.',
  missing: {
    description: 'Scrieți ce oferiți.',
    quantity: 'Scrieți cantitatea.',
    unit: 'Scrieți unitatea: buc., ore, luni.',
    unitPrice: 'Scrieți prețul unitar.',
  },
  tooSmall: 'Suma pozițiilor trebuie să fie mai mare decât zero.',
  how: 'Cum scrieți prețul',
  one: 'Un singur preț',
  oneHint: 'Prețul întreg, cu o singură cotă de TVA.',
  several: 'Pe poziții',
  severalHint: 'Fiecare cu descriere, cantitate, preț și cotă de TVA; totalul se calculează singur.',
};

export const copy = {
  open: 'Ia dintr-o ofertă anterioară',
  title: 'Din ce ofertă luați?',
  search: 'Caută',
  searchHint: 'Titlul sau numărul solicitării',
  list: 'Ofertele firmei',
  none: 'Firma nu are altă ofertă.',
  noMatch: 'Nicio ofertă nu se potrivește. Încercați alte cuvinte.',
  of: (number: string, when: string) => `${number}, modificată la ${when}`,
  choose: 'Alege',
  chooseWhat: (title: string) => `Alege oferta la ${title}`,
  from: (number: string) => `Luați din oferta la ${number}`,
  back: 'Înapoi',
  take: 'Ia în ofertă',
  replace: 'Înlocuiește și ia',
  what: 'Ce luați',
  parts: { lines: 'Pozițiile', method: 'Metoda de lucru', team: 'Echipa', attachments: 'Fișierele' },
  empty: 'Oferta aceasta nu are nici poziții, nici metodă, nici echipă, nici fișiere.',
  lost: (parts: readonly string[]) => `Se înlocuiește ce ați scris la: ${parts.join(', ')}.`,
};

export const team = {
  open: 'Adaugă din profilul firmei',
  title: 'Adăugați membri ai echipei',
  members: 'Membrii din profil',
  add: 'Adaugă în ofertă',
  none: 'Profilul firmei nu are încă membri ai echipei.',
  allNamed: 'Toți membrii din profil sunt deja în ofertă.',
  profile: 'Deschide profilul firmei',
};
