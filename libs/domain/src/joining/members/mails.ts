import { ROLE_LABELS, type Role } from '@psp/contracts/common';
import { FOUNDING_DAYS } from '@psp/contracts/organisation-import-names';
import { secretPath } from '../../operating/mail/content.ts';
import { mail, type MailContext, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, ORGANISATION, REASON, ROLE } from '../../operating/mail/fields.ts';

const { name, organisation, reason, token } = EXAMPLE;

const INVITED_BY = { of: 'invitedBy', name: 'cine_invita', label: 'numele celui care invită' } as const;

const decided = { bound: { once: 'a decision, which changes what can be decided' } };

export const MAILS = {
  invitation: mail(
    {
      bound: ['invite:organisation', 'invite:email'],
      link: { table: 'invitation', open: 'accepted_at is null and revoked_at is null' },
    },
    ({
      organisation,
      invitedBy,
      role,
      token,
    }: {
      organisation: string;
      invitedBy: string;
      role: Role;
      token: string;
    }) => ({
      subject: `Invitație în Portal PSP: ${organisation}`,
      paragraphs: [
        `${invitedBy} vă invită să lucrați în Portal PSP pentru „${organisation}”, cu rolul „${ROLE_LABELS[role]}”.`,
      ],
      action: { label: 'Vedeți invitația', path: secretPath('/invitatie', token) },
      notes: ['Invitația este valabilă 7 zile. Dacă nu o așteptați, puteți ignora acest mesaj.'],
    }),
    {
      label: 'Invitație de coleg',
      example: { organisation, invitedBy: name, role: 'editor', token },
      fields: [ORGANISATION, INVITED_BY, ROLE],
    },
  ),
  'access-accepted': mail(
    decided,
    ({ organisation, role }: { name: string; organisation: string; role: Role }) => ({
      subject: `Aveți acces la ${organisation}`,
      paragraphs: [
        `Cererea dumneavoastră a fost acceptată: lucrați pentru „${organisation}” cu rolul „${ROLE_LABELS[role]}”.`,
      ],
      action: { label: 'Intrați în portal', path: '/login' },
    }),
    {
      label: 'Cerere de acces acceptată',
      example: { name, organisation, role: 'viewer' },
      fields: [ORGANISATION, ROLE],
    },
  ),
  /** To an organisation that is not in the portal yet. */
  'founding-invitation': mail(
    {
      bound: ['invite:founding', 'invite:email'],
      link: { table: 'founding_invitation', open: 'accepted_at is null and revoked_at is null' },
    },
    ({ organisation, invitedBy, token }: { organisation: string; invitedBy: string; token: string }) => ({
      subject: `Invitație în Portal PSP: ${organisation}`,
      paragraphs: [
        `${invitedBy}, din partea asociației, invită „${organisation}” în Portal PSP. Datele organizației sunt deja pregătite: vă alegeți o parolă și intrați ca proprietar.`,
        'Proprietarul poate invita apoi colegi și poate schimba datele. Până când cineva acceptă, organizația nu apare nicăieri în portal.',
      ],
      action: { label: 'Vedeți invitația', path: secretPath('/invitatie', token) },
      notes: [
        `Invitația este valabilă ${FOUNDING_DAYS} zile. Dacă organizația nu este a dumneavoastră, puteți ignora acest mesaj; adresa se șterge din portal după 30 de zile.`,
      ],
    }),
    {
      label: 'Invitație de organizație',
      example: { organisation, invitedBy: name, token },
      fields: [ORGANISATION, INVITED_BY],
    },
  ),
  'access-declined': mail(
    decided,
    ({ organisation, reason }: { name: string; organisation: string; reason: string }) => ({
      subject: `Cererea de acces la ${organisation} a fost refuzată`,
      paragraphs: [
        `Un proprietar al organizației „${organisation}” a refuzat cererea dumneavoastră de acces. Motivul:`,
        reason,
      ],
    }),
    { label: 'Cerere de acces refuzată', example: { name, organisation, reason }, fields: [ORGANISATION, REASON] },
  ),
  /** The request was for an organisation that was never let in. */
  'access-void': mail(
    decided,
    ({ cui }: { name: string; cui: string }, { contact }: MailContext) => ({
      subject: `Cererea de acces nu mai poate fi primită: CUI ${cui}`,
      paragraphs: [
        `Ați cerut acces la organizația cu CUI-ul ${cui}, a cărei înscriere nu este aprobată. Cererea s-a încheiat fără răspuns; contul dumneavoastră rămâne.`,
        'Înscrieți organizația cu datele și documentele dumneavoastră: asociația le judecă împreună cu celelalte cereri pentru același CUI.',
        contact
          ? `Pentru lămuriri, scrieți-ne la ${contact}.`
          : 'Pentru lămuriri, întrebați din pagina de suport a portalului.',
      ],
      action: { label: 'Înscrieți organizația', path: '/register' },
    }),
    {
      label: 'Cerere de acces rămasă fără organizație',
      example: { name, cui: '4270740' },
      fields: [{ of: 'cui', name: 'cui', label: 'CUI-ul cerut' }],
    },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
