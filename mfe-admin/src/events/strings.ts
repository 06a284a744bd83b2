import { REPEATS_MAX, REPEATS_MIN } from '@psp/contracts/event-repeats';
import type { EditedEventQuery, EventStatus, RegisteredQuery } from '@psp/contracts/events';
import { CONFERENCE_DISCOUNT } from '@psp/contracts/event-names';
import { formatDate, formatDateTime, plural } from '@psp/design-system/format';

export const SHOW_LABELS: Record<EditedEventQuery['show'], string> = {
  coming: 'Viitoare',
  draft: 'În pregătire',
  past: 'Trecute',
  cancelled: 'Anulate',
  all: 'Toate',
};

export const REGISTERED_LABELS: Record<RegisteredQuery['show'], string> = {
  live: 'Înscriși și pe listă',
  seat: 'Cu loc',
  waiting: 'Pe lista de așteptare',
  cancelled: 'Anulate',
};

export const READER_LABELS = {
  everyone: 'Autorități și firme partenere',
  uat: 'Numai autorități',
  firma: 'Numai firme partenere',
} as const;

const people = (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' });

const events = (count: number) => plural(count, { one: 'eveniment', few: 'evenimente', other: 'evenimente' });

const next: Record<EventStatus, { title: string; text: string }> = {
  draft: {
    title: 'Evenimentul este în pregătire',
    text: 'Îl vede numai asociația. După publicare apare la membrii cărora le este destinat, iar înscrierile se deschid.',
  },
  published: {
    title: 'Înscrierile sunt deschise',
    text: 'Cei înscriși sunt anunțați când se schimbă data, locul sau prețul.',
  },
  cancelled: { title: 'Evenimentul a fost anulat', text: 'Cei înscriși au primit motivul.' },
};

export const strings = {
  title: 'Evenimente',
  lead: 'Ateliere, conferințe și cursuri de o zi sau mai multe, cu locuri și listă de așteptare.',
  add: 'Eveniment nou',
  show: 'Stare',
  kind: 'Tip',
  allKinds: 'Toate tipurile',
  searchHint: 'Titlu, loc sau organizator',
  count: events,
  emptyTitle: 'Nu este niciun eveniment viitor',
  emptyText: 'Pregătiți un eveniment, apoi publicați-l.',
  noMatchTitle: 'Niciun eveniment nu se potrivește',
  noMatchText: 'Schimbați filtrul sau cuvântul căutat.',
  columns: { status: 'Stare', title: 'Eveniment', at: 'Începe', place: 'Loc', seats: 'Locuri' },
  seatsOf: (taken: number, seats: number, waiting: number) =>
    waiting > 0 ? `${taken} din ${seats}, ${waiting} pe listă` : `${taken} din ${seats}`,

  next,
  closed: {
    title: 'Înscrierile s-au închis',
    text: 'Cei înscriși sunt anunțați când se schimbă data, locul sau prețul.',
  },
  past: { title: 'Evenimentul s-a încheiat', text: 'Lista celor înscriși rămâne aici.' },
  edit: 'Schimbă',
  attendance: 'Prezența',
  feedback: 'Păreri',
  copy: 'Copiază',
  repeat: 'Repetă',
  repeatTitle: 'Repetați evenimentul',
  repeatText:
    'Se pregătesc evenimente cu același text, la aceeași oră. Le verificați și le publicați pe rând. O lună fără ziua respectivă o ia pe cea din urmă.',
  repeatEvery: 'Cât de des',
  repeatTimes: 'De câte ori',
  repeatTimesHint: `De la ${REPEATS_MIN} la ${REPEATS_MAX}, fără evenimentul acesta.`,
  repeatDays: 'Zilele',
  repeatUntil: (count: number, last: string) => `${events(count)}, ultimul la ${formatDate(last)}:`,
  repeatConfirm: 'Pregătește evenimentele',
  repeatProblem: 'Evenimentul nu a fost repetat',
  repeated: (count: number) => `Au fost pregătite ${events(count)}`,
  publish: 'Publică',
  publishTitle: 'Publicați evenimentul?',
  publishText: 'Membrii cărora le este destinat îl văd de acum și se pot înscrie.',
  published: 'Evenimentul a fost publicat',
  cancel: 'Anulează evenimentul',
  cancelTitle: 'Anulați evenimentul?',
  cancelText: (count: number) => (count > 0 ? `Motivul ajunge la ${people(count)}.` : 'Nu este nimeni înscris.'),
  cancelHint: 'Îl citesc cei înscriși și cei de pe lista de așteptare.',
  cancelled: 'Evenimentul a fost anulat',
  reason: 'De ce a fost anulat',
  facts: 'Pe scurt',
  factLabels: {
    when: 'Când',
    place: 'Loc',
    closes: 'Înscrieri până la',
    price: 'Preț',
    readers: 'Pentru',
    seats: 'Locuri',
  },

  registered: 'Înscriși',
  shownRegistered: 'Cine se arată',
  registeredOrder: 'În ordinea înscrierii; lista de așteptare la sfârșit.',
  registeredSearch: 'Nume sau organizație',
  registeredCount: people,
  registeredEmpty: 'Nu s-a înscris încă nimeni',
  registeredEmptyText: 'Cei care se înscriu apar aici, cu locul pe lista de așteptare.',
  registeredNoMatch: 'Nimeni nu se potrivește',
  registeredNoMatchText: 'Schimbați filtrul sau cuvântul căutat.',
  registeredColumns: { name: 'Nume', organisation: 'Organizația', status: 'Stare', price: 'Preț', at: 'Înscris la' },
  guest: (organisation: string) => (organisation ? `Invitat, ${organisation}` : 'Invitat'),
  placeOf: (place: number) => `locul ${place} pe listă`,
  until: (at: string) => `până la ${formatDateTime(at)}`,
  remove: 'Anulează înscrierea',
  removeTitle: (name: string) => `Anulați înscrierea pentru ${name}?`,
  removeText: 'Locul trece la următorul de pe lista de așteptare.',
  removeHint: 'Îl citește persoana înscrisă.',
  removed: 'Înscrierea a fost anulată',

  newTitle: 'Eveniment nou',
  editTitle: 'Schimbă evenimentul',
  save: 'Salvează',
  giveUp: 'Renunță',
  saved: 'Evenimentul a fost salvat',
  problem: 'Evenimentul nu a fost salvat',
  editNotice: (count: number) =>
    `${count === 1 ? 'O persoană este înscrisă' : `${people(count)} sunt înscrise`} sau așteaptă. Dacă schimbați data, locul sau prețul, fiecare este anunțată și poate renunța.`,
  groups: { what: 'Despre ce este', when: 'Când', where: 'Unde', seats: 'Locuri și înscrieri' },
  fields: {
    kind: 'Tipul',
    title: 'Titlul',
    summary: 'Pe scurt',
    summaryHint: 'O frază sau două, pentru listă.',
    body: 'Descrierea',
    organiser: 'Organizator',
    contact: 'Contact',
    contactHint: 'Nume, telefon, e-mail, cum se intră în clădire.',
    days: 'Zilele',
    program: 'Programul',
    programHint:
      'Un rând pentru fiecare parte: „10:00 Titlul | cine prezintă”. O oră mai mică decât cea dinainte începe ziua următoare.',
    isOnline: 'Se ține online',
    place: 'Locul',
    placeHint: 'Adresa și sala, sau „Online”.',
    county: 'Județul',
    noCounty: 'Fără județ',
    mapUrl: 'Legătură la hartă',
    onlineUrl: 'Legătura întâlnirii',
    onlineHint: 'O văd numai cei cu loc confirmat.',
    price: 'Preț de persoană (lei)',
    priceHint: `0 pentru gratuit. La conferințe, partenerii plătesc cu ${CONFERENCE_DISCOUNT}% mai puțin.`,
    seats: 'Locuri',
    perOrganisation: 'Cel mult de la o organizație',
    closesDay: 'Înscrieri până în ziua',
    closesTime: 'la ora',
    readers: 'Pentru cine',
    hasCertificate: 'Se eliberează certificate',
    hasCertificateHint: 'Cei prezenți primesc un certificat cu cod, care poate fi verificat.',
    isPublic: 'Apare și pe paginile publice',
    isPublicHint: 'Vizitatorii îl citesc la /evenimente; se înscriu numai membrii.',
  },
  problems: {
    program: (line: number) => `Rândul ${line} trebuie să înceapă cu ora, de exemplu „10:00 Deschiderea”.`,
  },
};
