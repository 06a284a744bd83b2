import { secretPath } from '../../operating/mail/content.ts';
import { mail, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, ORGANISATION } from '../../operating/mail/fields.ts';
import { safeMailName } from '../../operating/mail/plain-text.ts';

const { name, organisation, token } = EXAMPLE;

/* The name is chosen at sign-up, possibly with the address of another person. */
const ofOrganisation = (organisation: string): string => {
  const name = safeMailName(organisation);
  return name === null ? '' : ` pentru „${name}”`;
};

const repeated = {
  bound: ['sign-up:email', 'resend:email', 'resend:staff'],
  link: { table: 'registration', open: 'confirmed_at is null' },
} as const;

export const MAILS = {
  confirmation: mail(
    repeated,
    ({ token }: { name: string; token: string }) => ({
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
    { label: 'Confirmarea adresei la înscriere', example: { name, token } },
  ),
  /** Sent when the address already has an account; the link adds the organisation to that account. */
  'already-registered': mail(
    repeated,
    ({ organisation, token }: { name: string; organisation: string; token: string }) => ({
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
    { label: 'Înscriere cu o adresă care are deja cont', example: { name, organisation, token }, isComposed: true },
  ),
  'application-received': mail(
    { bound: { once: 'when the registration is confirmed' } },
    ({ organisation }: { name: string; organisation: string }) => ({
      subject: `Am primit cererea de înscriere: ${organisation}`,
      paragraphs: [
        `Am primit cererea de înscriere a organizației „${organisation}”. O verificăm și vă scriem când avem un răspuns.`,
        'Până atunci vă puteți conecta, ca să vedeți stadiul cererii și să îi corectați datele.',
      ],
      action: { label: 'Vedeți cererea', path: '/cerere' },
    }),
    { label: 'Cerere de înscriere primită', example: { name, organisation }, fields: [ORGANISATION] },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
