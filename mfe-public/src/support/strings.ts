import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Centru de suport',
  description:
    'Scrieți asociației din Portal PSP: formular de contact, întrebări frecvente, date de contact și timpi de răspuns.',
  lead: 'Scrieți-ne și vă răspundem prin e-mail. La multe întrebări găsiți răspunsul chiar în această pagină.',
  home: 'Acasă',

  form: 'Trimiteți-ne un mesaj',
  name: 'Numele dvs.',
  email: 'E-mail',
  emailHint: 'Aici primiți numărul mesajului și un link privat la discuție.',
  subject: 'Subiect',
  message: 'Mesaj',
  messageHint: 'Descrieți ce ați încercat și ce s-a întâmplat. Nu scrieți parole și nici codul numeric personal.',
  urgent: 'Este urgent: nu pot lucra din această cauză',
  urgentHint: 'La mesajele urgente răspundem în 2–4 ore, în timpul programului.',
  website: 'Nu completați acest câmp',
  send: 'Trimite mesajul',
  errorPrefix: 'Eroare: ',
  noScript: 'Formularul are nevoie de JavaScript. Ne puteți scrie și la adresa de e-mail din această pagină.',
  privacy: 'Folosim aceste date numai ca să vă răspundem.',
  privacyLink: 'Cum prelucrăm datele personale',
  number: (number: string) => `Numărul mesajului: ${number}.`,
  sentTo: (email: string) =>
    `Numărul mesajului și un link privat la discuție ajung în câteva minute la ${email}. Dacă nu le găsiți, căutați și printre mesajele nedorite.`,
  another: 'Trimite alt mesaj',

  accessibility: 'Semnalați o problemă de accesibilitate',
  accessibilityLead:
    'Spuneți-ne ce nu ați putut citi sau folosi. Vă răspundem în cel mult 30 de zile, potrivit OUG 112/2018.',
  accessibilitySubject: 'Pagina sau funcția la care ați întâmpinat problema',
  accessibilityMessage: 'Ce s-a întâmplat',
  accessibilityHint: 'Dacă folosiți o tehnologie asistivă, scrieți care, de exemplu un cititor de ecran.',

  faq: 'Întrebări frecvente',
  contact: 'Contact',
  phone: 'Telefon',
  address: 'Adresă',
  noContact: 'Asociația nu a publicat încă o adresă și un telefon. Folosiți formularul din această pagină.',

  times: 'Timpi de răspuns',
  /** `hours`: the association's phone hours as text; null until loaded. */
  timesOf: (hours: string | null) => [
    { term: 'E-mail și formular', detail: '24–48 de ore' },
    { term: 'Telefon', detail: `imediat, în timpul programului${hours ? `: ${hours}` : ''}` },
    { term: 'Urgențe', detail: '2–4 ore' },
  ],
  timesNote:
    'Răspunsul în scris vine în 1–2 zile lucrătoare, numărate în timpul programului; și orele urgențelor se numără tot așa, fără weekenduri și sărbători legale. E-mailul de confirmare spune ziua și ora până la care vă răspundem.',

  resources: 'Resurse utile',
  resourcesOf: [
    { label: 'Blog', href: '/blog' },
    { label: 'Comunități', href: '/comunitati' },
    { label: 'Parteneri', href: '/parteneri' },
    { label: 'Marketplace', href: '/marketplace' },
    { label: 'Termeni de utilizare', href: '/legal/termeni' },
    { label: 'Politica de confidențialitate', href: '/legal/confidentialitate' },
    { label: 'Drepturile dvs. (GDPR)', href: '/legal/gdpr' },
    { label: 'Declarația de accesibilitate', href: '/legal/accesibilitate' },
  ],
};

export const ticket = {
  pageTitle: 'Discuția dvs. cu asociația',
  number: (number: string) => `Numărul ${number}`,
  sentOn: (when: string) => `Trimis pe ${when}`,
  conversation: 'Mesaje',
  you: 'Dvs.',
  next: {
    open: 'Urmează să răspundă asociația.',
    pending: 'Asociația v-a răspuns și așteaptă mesajul dvs.',
    resolved: 'Problema este marcată ca rezolvată.',
    closed: 'Discuția este închisă.',
  },
  answerBy: (when: string) => `Primiți răspunsul cel târziu pe ${when}, și prin e-mail.`,
  mayReply: 'Scrieți mai jos sau, dacă nu mai este nevoie, marcați problema ca rezolvată.',
  closesOn: (when: string) => `Discuția se închide singură pe ${when}.`,
  reopenBy: (when: string) => `Dacă nu s-a rezolvat, scrieți mai jos până pe ${when} și discuția se redeschide.`,
  tooLate: 'Au trecut mai mult de 14 zile de la rezolvare, așa că aici nu se mai poate răspunde.',
  another: 'Trimite un mesaj nou',
  resolve: 'Problema s-a rezolvat',
  resolving: 'Se salvează…',
  resolved: 'Problema este marcată ca rezolvată',
  reply: 'Răspundeți',
  send: 'Trimite răspunsul',
  sent: 'Răspunsul a fost trimis',
  unsent: 'Mesajul nu a fost trimis',
  unsentText: 'Ce ați scris și nu ați trimis rămâne păstrat aici.',
  invalid: 'Linkul nu este valabil',
  invalidText:
    'Linkul este incomplet sau a expirat. Deschideți-l din cel mai nou e-mail primit de la asociație ori trimiteți un mesaj nou.',
  privateNote: 'Această pagină se deschide numai cu linkul primit prin e-mail. Nu îl dați altora.',
  count: (total: number) => plural(total, { one: 'mesaj', few: 'mesaje', other: 'mesaje' }),
};
