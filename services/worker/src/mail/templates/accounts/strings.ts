import { safeMailName } from '../../plain-text.ts';
import { dayText, momentText, secretPath, type Texts } from '../content.ts';

const notYou = (contact: string | null): string => {
  const write = contact ? ` și scrieți-ne la ${contact}` : '';
  return `Dacă nu dumneavoastră ați făcut această schimbare, recuperați-vă parola de îndată${write}.`;
};
const account = { label: 'Deschideți contul', path: '/cont' };
const security = { label: 'Deschideți contul', path: '/cont/securitate' };

/* The name is chosen at sign-up, possibly with the address of another person. */
const ofOrganisation = (organisation: string): string => {
  const name = safeMailName(organisation);
  return name === null ? '' : ` pentru „${name}”`;
};

const CHANGES = {
  enabled: 'Autentificarea în doi pași a fost pornită pentru contul dumneavoastră.',
  disabled: 'Autentificarea în doi pași a fost oprită pentru contul dumneavoastră.',
  reset: 'Un administrator al portalului a resetat autentificarea în doi pași a contului dumneavoastră.',
  codes: 'Pentru contul dumneavoastră au fost create coduri de rezervă noi. Cele vechi nu mai sunt valabile.',
};

export const accountTexts: Texts<
  | 'confirmation'
  | 'already-registered'
  | 'recovery'
  | 'password-changed'
  | 'email-change'
  | 'email-change-requested'
  | 'email-changed'
  | 'new-device'
  | 'two-factor-changed'
  | 'export-ready'
  | 'deletion-scheduled'
  | 'deletion-cancelled'
  | 'deleted'
> = {
  confirmation: ({ token }) => ({
    subject: 'Confirmați adresa de e-mail',
    paragraphs: [
      'V-ați înscris în Portal PSP cu această adresă. Confirmați-o, ca să putem primi cererea dumneavoastră.',
    ],
    action: { label: 'Confirmați adresa', path: secretPath('/confirmare', token) },
    notes: [
      'Linkul este valabil 24 de ore și poate fi folosit o singură dată.',
      'Dacă nu dumneavoastră v-ați înscris, ignorați acest mesaj: fără confirmare nu se creează niciun cont.',
    ],
  }),
  'already-registered': ({ organisation, token }) => ({
    subject: 'Aveți deja un cont în Portal PSP',
    paragraphs: [
      `Cineva a trimis cu această adresă o cerere de înscriere${ofOrganisation(organisation)}. Adresa are deja un cont; nu s-a schimbat nimic în el.`,
      'Dacă dumneavoastră ați trimis cererea, confirmați-o: organizația sau cererea de acces se adaugă la contul pe care îl aveți, cu numele și parola lui de acum.',
    ],
    action: { label: 'Confirmați cererea', path: secretPath('/confirmare', token) },
    notes: [
      'Linkul este valabil 24 de ore și poate fi folosit o singură dată.',
      'Dacă nu dumneavoastră ați trimis cererea, ignorați acest mesaj.',
      { text: 'Dacă doar ați uitat parola contului, alegeți alta la', path: '/parola' },
    ],
  }),
  recovery: ({ token }) => ({
    subject: 'Alegeți o parolă nouă',
    paragraphs: ['Ați cerut o parolă nouă pentru contul dumneavoastră din Portal PSP.'],
    action: { label: 'Alegeți o parolă nouă', path: secretPath('/parola/noua', token) },
    notes: [
      'Linkul este valabil o oră și poate fi folosit o singură dată.',
      'Dacă nu ați cerut dumneavoastră acest lucru, ignorați mesajul: parola rămâne cea de acum.',
    ],
  }),
  'password-changed': ({ at }, contact) => ({
    subject: 'Parola a fost schimbată',
    paragraphs: [`Parola contului dumneavoastră a fost schimbată la ${momentText(at)}.`],
    action: { label: 'Recuperați parola', path: '/parola' },
    notes: [notYou(contact)],
  }),
  'email-change': ({ token }) => ({
    subject: 'Confirmați noua adresă de e-mail',
    paragraphs: ['Ați cerut ca această adresă să fie cea a contului dumneavoastră din Portal PSP.'],
    action: { label: 'Confirmați adresa nouă', path: secretPath('/confirmare', token) },
    notes: [
      'Linkul poate fi folosit o singură dată. Până la confirmare rămâne valabilă adresa veche.',
      'Dacă nu ați cerut dumneavoastră acest lucru, ignorați mesajul.',
    ],
  }),
  'email-change-requested': ({ email }) => ({
    subject: 'S-a cerut schimbarea adresei de e-mail',
    paragraphs: [
      `Cineva a cerut ca adresa contului dumneavoastră din Portal PSP să fie ${email}.`,
      'Până când adresa nouă este confirmată, rămâne valabilă cea de acum.',
    ],
    action: security,
    notes: [
      'Dacă ați fost dumneavoastră, confirmați din mesajul trimis la adresa nouă. Dacă nu ați fost dumneavoastră, schimbați parola: cererea își pierde astfel valabilitatea.',
    ],
  }),
  'email-changed': ({ email }, contact) => ({
    subject: 'Adresa de e-mail a contului a fost schimbată',
    paragraphs: [`Contul dumneavoastră din Portal PSP folosește de acum adresa ${email}.`],
    notes: contact ? [`Dacă nu dumneavoastră ați făcut această schimbare, scrieți-ne de îndată la ${contact}.`] : [],
  }),
  'new-device': ({ device, address, at }) => ({
    subject: 'Conectare de pe un dispozitiv nou',
    paragraphs: [
      'Cineva s-a conectat la contul dumneavoastră de pe un dispozitiv pe care nu îl cunoaștem.',
      `Dispozitiv: ${device}\nAdresă: ${address}\nMoment: ${momentText(at)}`,
    ],
    action: { label: 'Vedeți dispozitivele conectate', path: '/cont/securitate' },
    notes: [
      'Dacă ați fost dumneavoastră, nu este nimic de făcut. Dacă nu, deconectați dispozitivul și schimbați parola.',
    ],
  }),
  'two-factor-changed': ({ change }, contact) => ({
    subject: 'Autentificarea în doi pași s-a schimbat',
    paragraphs: [CHANGES[change]],
    action: security,
    notes: [notYou(contact)],
  }),
  'export-ready': ({ expiresAt }) => ({
    subject: 'Datele dumneavoastră sunt gata de descărcat',
    paragraphs: [
      `Arhiva cu datele contului dumneavoastră este gata. O puteți descărca până la ${momentText(expiresAt)}.`,
    ],
    action: { label: 'Descărcați datele', path: '/cont/date' },
    notes: ['Arhiva se descarcă din cont, după conectare.'],
  }),
  'deletion-scheduled': ({ dueAt }, contact) => ({
    subject: 'Contul dumneavoastră va fi șters',
    paragraphs: [
      `Ați cerut ștergerea contului. Contul va fi șters pe ${dayText(dueAt)}; până atunci vă puteți răzgândi din pagina contului.`,
      'Datele instituției sau ale firmei rămân în portal.',
    ],
    action: { label: 'Renunțați la ștergere', path: '/cont/date' },
    notes: [notYou(contact)],
  }),
  'deletion-cancelled': () => ({
    subject: 'Contul dumneavoastră rămâne',
    paragraphs: ['Ștergerea contului a fost anulată. Totul rămâne cum a fost.'],
    action: account,
  }),
  deleted: () => ({
    subject: 'Contul dumneavoastră a fost șters',
    paragraphs: [
      'Contul dumneavoastră din Portal PSP a fost șters, iar datele personale au fost înlăturate.',
      'Acesta este ultimul mesaj pe care îl primiți la această adresă.',
    ],
  }),
};
