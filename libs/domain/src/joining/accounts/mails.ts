import { dayText, momentText, secretPath } from '../../operating/mail/content.ts';
import { mail, type MailContext, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, dateField, momentField } from '../../operating/mail/fields.ts';

const { name, at, token } = EXAMPLE;

const notYou = (contact: string | null): string => {
  const write = contact ? ` și scrieți-ne la ${contact}` : '';
  return `Dacă nu dumneavoastră ați făcut această schimbare, recuperați-vă parola de îndată${write}.`;
};
const account = { label: 'Deschideți contul', path: '/cont' };
const security = { label: 'Deschideți contul', path: '/cont/securitate' };

const CHANGES = {
  enabled: 'Autentificarea în doi pași a fost pornită pentru contul dumneavoastră.',
  disabled: 'Autentificarea în doi pași a fost oprită pentru contul dumneavoastră.',
  reset: 'Un administrator al portalului a resetat autentificarea în doi pași a contului dumneavoastră.',
  codes: 'Pentru contul dumneavoastră au fost create coduri de rezervă noi. Cele vechi nu mai sunt valabile.',
};

interface Named {
  name: string;
}

const own = { bound: { once: 'sent to the user of the account, about an act of their own' } };

const EMAIL = { of: 'email', name: 'adresa_noua', label: 'adresa nouă', isRequired: true } as const;

export const MAILS = {
  recovery: mail(
    {
      bound: ['recover:address', 'recover:email'],
      link: { table: 'one_time_link', open: `purpose = 'recovery' and used_at is null` },
    },
    ({ token }: Named & { token: string }) => ({
      subject: 'Alegeți o parolă nouă',
      paragraphs: ['Ați cerut o parolă nouă pentru contul dumneavoastră din Portal PSP.'],
      action: { label: 'Alegeți o parolă nouă', path: secretPath('/parola/noua', token) },
      notes: [
        'Linkul este valabil o oră și poate fi folosit o singură dată.',
        'Dacă nu ați cerut dumneavoastră acest lucru, ignorați mesajul: parola rămâne cea de acum.',
      ],
    }),
    { label: 'Recuperarea parolei', example: { name, token } },
  ),
  'password-changed': mail(
    own,
    ({ at }: Named & { at: string }, { contact }: MailContext) => ({
      subject: 'Parola a fost schimbată',
      paragraphs: [`Parola contului dumneavoastră a fost schimbată la ${momentText(at)}.`],
      action: { label: 'Recuperați parola', path: '/parola' },
      notes: [notYou(contact)],
    }),
    {
      label: 'Parolă schimbată',
      example: { name, at },
      fields: [momentField('at', 'momentul', 'momentul schimbării')],
    },
  ),
  'email-change': mail(
    {
      bound: ['email-change:account'],
      link: { table: 'one_time_link', open: `purpose = 'email' and used_at is null` },
    },
    ({ token }: Named & { token: string }) => ({
      subject: 'Confirmați noua adresă de e-mail',
      paragraphs: ['Ați cerut ca această adresă să fie cea a contului dumneavoastră din Portal PSP.'],
      action: { label: 'Confirmați adresa nouă', path: secretPath('/confirmare', token) },
      notes: [
        'Linkul poate fi folosit o singură dată. Până la confirmare rămâne valabilă adresa veche.',
        'Dacă nu ați cerut dumneavoastră acest lucru, ignorați mesajul.',
      ],
    }),
    { label: 'Confirmarea adresei noi', example: { name, token } },
  ),
  /** Goes to the account's present address; `email` is the new one. */
  'email-change-requested': mail(
    own,
    ({ email }: Named & { email: string }) => ({
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
    { label: 'Schimbare de adresă cerută', example: { name, email: 'noua@exemplu.ro' }, fields: [EMAIL] },
  ),
  'email-changed': mail(
    own,
    ({ email }: Named & { email: string }, { contact }: MailContext) => ({
      subject: 'Adresa de e-mail a contului a fost schimbată',
      paragraphs: [`Contul dumneavoastră din Portal PSP folosește de acum adresa ${email}.`],
      notes: contact ? [`Dacă nu dumneavoastră ați făcut această schimbare, scrieți-ne de îndată la ${contact}.`] : [],
    }),
    { label: 'Adresă schimbată', example: { name, email: 'noua@exemplu.ro' }, fields: [EMAIL] },
  ),
  'new-device': mail(
    own,
    ({ device, address, at }: Named & { device: string; address: string; at: string }) => ({
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
    {
      label: 'Conectare de pe un dispozitiv nou',
      example: { name, device: 'Chrome pe Windows', address: '203.0.113.7', at },
      fields: [
        { of: 'device', name: 'dispozitiv', label: 'dispozitivul', isRequired: true },
        { of: 'address', name: 'adresa', label: 'adresa din rețea', isRequired: true },
        momentField('at', 'momentul', 'momentul conectării'),
      ],
    },
  ),
  'two-factor-changed': mail(
    own,
    ({ change }: Named & { change: keyof typeof CHANGES }, { contact }: MailContext) => ({
      subject: 'Autentificarea în doi pași s-a schimbat',
      paragraphs: [CHANGES[change]],
      action: security,
      notes: [notYou(contact)],
    }),
    {
      label: 'Autentificare în doi pași schimbată',
      example: { name, change: 'reset' },
      fields: [
        {
          of: 'change',
          name: 'schimbarea',
          label: 'ce s-a schimbat',
          isRequired: true,
          show: (change) => CHANGES[change as keyof typeof CHANGES],
        },
      ],
    },
  ),
  'deletion-scheduled': mail(
    own,
    ({ dueAt }: Named & { dueAt: string }, { contact }: MailContext) => ({
      subject: 'Contul dumneavoastră va fi șters',
      paragraphs: [
        `Ați cerut ștergerea contului. Contul va fi șters pe ${dayText(dueAt)}; până atunci vă puteți răzgândi din pagina contului.`,
        'Datele instituției sau ale firmei rămân în portal.',
      ],
      action: { label: 'Renunțați la ștergere', path: '/cont/date' },
      notes: [notYou(contact)],
    }),
    {
      label: 'Ștergerea contului, cerută',
      example: { name, dueAt: at },
      fields: [{ ...dateField('dueAt', 'ziua_stergerii', 'ziua ștergerii'), isRequired: true }],
    },
  ),
  'deletion-cancelled': mail(
    own,
    (_: Named) => ({
      subject: 'Contul dumneavoastră rămâne',
      paragraphs: ['Ștergerea contului a fost anulată. Totul rămâne cum a fost.'],
      action: account,
    }),
    { label: 'Ștergerea contului, anulată', example: { name } },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
