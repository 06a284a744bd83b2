import { COMPANY_LIST_MAX } from '@psp/contracts/company-names';
import { COMPANY_FIELDS } from '@psp/contracts/profile-fields';
import { plural } from '@psp/design-system/format';

const full = (what: string): string => `Cel mult ${COMPANY_LIST_MAX} ${what}. Ștergeți din listă înainte de a adăuga.`;
const orderFailed = 'Ordinea nu a putut fi salvată';
/* Shown before every deletion. */
const removeText = 'Dispare și de pe pagina publică.';

const certificates = (count: number): string =>
  plural(count, { one: 'certificat', few: 'certificate', other: 'certificate' });

/** Texts of the lists of the profile. */
export const listStrings = {
  team: {
    count: (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' }),
    none: 'Nimeni încă.',
    first: 'Adăugați persoanele cu care va lucra primăria.',
    add: 'Adaugă o persoană',
    full: full('de persoane'),
    save: 'Salvează persoana',
    saved: 'Echipa a fost salvată',
    orderFailed,
    removed: 'Persoana a fost scoasă din echipă',
    removeTitle: (name: string) => `Scoateți din echipă: ${name}?`,
    removeText,
    fields: COMPANY_FIELDS.team,
    hint: 'De exemplu 9 ani de lucru cu administrația locală.',
  },
  portfolio: {
    count: (count: number) => plural(count, { one: 'lucrare', few: 'lucrări', other: 'lucrări' }),
    none: 'Nicio lucrare încă.',
    first: 'Adăugați ce ați realizat în afara portalului.',
    add: 'Adaugă o lucrare',
    full: full('de lucrări'),
    save: 'Salvează lucrarea',
    saved: 'Lucrarea a fost salvată',
    orderFailed,
    removed: 'Lucrarea a fost ștearsă',
    removeTitle: (name: string) => `Ștergeți lucrarea ${name}?`,
    removeText,
    fields: COMPANY_FIELDS.portfolio,
  },
  discounts: {
    count: (count: number) => plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' }),
    none: 'Nicio ofertă specială.',
    first: 'Adăugați o reducere sau un avantaj pe o perioadă.',
    add: 'Adaugă o ofertă specială',
    full: full('de oferte'),
    save: 'Salvează oferta',
    saved: 'Oferta specială a fost salvată',
    orderFailed,
    removed: 'Oferta specială a fost ștearsă',
    removeTitle: (name: string) => `Ștergeți oferta ${name}?`,
    removeText,
    fields: COMPANY_FIELDS.discounts,
    hint: 'După această zi nu mai apare pe pagina publică.',
    until: (day: string) => `Până la ${day}`,
    ended: (day: string) => `S-a încheiat la ${day} și nu mai apare pe pagina publică`,
  },
  certificates: {
    count: certificates,
    none: 'Niciun certificat încă.',
    first: 'Adăugați certificatele firmei; autoritățile filtrează după ele.',
    add: 'Adaugă un certificat',
    full: full('de certificate'),
    save: 'Salvează certificatul',
    saved: 'Certificatul a fost salvat',
    orderFailed,
    removed: 'Certificatul a fost șters',
    removeTitle: (name: string) => `Ștergeți certificatul ${name}?`,
    removeText,
    fields: {
      ...COMPANY_FIELDS.certificates,
      showsFiles: 'Vizitatorii pot descărca fișierele de pe pagina publică',
    },
    hint: 'De exemplu ISO 9001.',
    files: {
      title: 'Certificatul scanat',
      hint: 'PDF, PNG sau JPEG; cel mult 25 MB fiecare și cel mult 3 fișiere. Le vedeți dvs. și asociația.',
      full: 'Ați anexat 3 fișiere. Scoateți unul ca să adăugați altul.',
      type: 'Alegeți un fișier PDF, PNG sau JPEG.',
    },
    shown: 'Fișierele apar și pe pagina publică.',
    yes: 'da',
    until: (day: string) => `Valabil până la ${day}`,
    expired: (day: string) =>
      `Expirat la ${day}. Vizitatorii nu îl mai văd, fiindcă nu mai este valabil; după reînnoire schimbați data și fișierul.`,
    notFiled: 'Lipsește fișierul: anexați certificatul scanat. Până atunci vizitatorii citesc „fără document anexat”.',
  },
};
