import type { Kind } from '@psp/contracts/common';
import { mail, type MailContext, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, ORGANISATION, REASON } from '../../operating/mail/fields.ts';

const { name, organisation, reason } = EXAMPLE;

const login = { label: 'Intrați în portal', path: '/login' };
/** The first two steps of a new organisation, by its kind. */
const FIRST_STEPS = {
  uat: [
    {
      label: '1. Verificați datele instituției și invitați colegii',
      text: 'Adresa, telefonul și e-mailul sunt cele din cererea de înscriere.',
      path: '/uat/profile',
    },
    {
      label: '2. Scrieți prima solicitare',
      text: 'Firmele potrivite o primesc în câteva minute, iar ofertele vin comparabile.',
      path: '/uat/service-requests/new',
    },
  ],
  firma: [
    {
      label: '1. Completați profilul firmei',
      text: 'Autoritățile îl citesc înainte să aleagă. Datele din cererea de înscriere sunt deja în el.',
      path: '/firma/profile',
    },
    {
      label: '2. Vedeți solicitările potrivite',
      text: 'Sunt în ordinea potrivirii cu domeniile și județele dvs.',
      path: '/firma/opportunities',
    },
  ],
};
const application = (label: string) => ({ label, path: '/cerere' });

interface Decided {
  name: string;
  organisation: string;
}
interface Reasoned extends Decided {
  reason: string;
}

const decided = { bound: { once: 'a decision, which changes what can be decided' } };

export const MAILS = {
  /** `kind`: optional for mails that were queued before they named it. */
  approved: mail(
    decided,
    ({ organisation, kind }: Decided & { kind?: Kind }) => ({
      subject: `Înscrierea a fost aprobată: ${organisation}`,
      paragraphs: [`Organizația „${organisation}” a fost aprobată. Puteți folosi de acum tot portalul.`],
      ...(kind === 'uat' || kind === 'firma' ? { links: FIRST_STEPS[kind] } : {}),
      action: login,
    }),
    { label: 'Înscriere aprobată', example: { name, organisation, kind: 'uat' }, fields: [ORGANISATION] },
  ),
  rejected: mail(
    decided,
    ({ organisation, reason }: Reasoned) => ({
      subject: `Înscrierea a fost respinsă: ${organisation}`,
      paragraphs: [
        `Cererea de înscriere a organizației „${organisation}” a fost respinsă. Motivul:`,
        reason,
        'Puteți corecta datele și trimite cererea din nou.',
      ],
      action: application('Vedeți cererea'),
    }),
    { label: 'Înscriere respinsă', example: { name, organisation, reason }, fields: [ORGANISATION, REASON] },
  ),
  /** Another organisation with the same tax code, `approved`, was let in. */
  'claim-settled': mail(
    decided,
    ({ organisation, approved }: Decided & { approved: string }, { contact }: MailContext) => ({
      subject: `Altă cerere cu același CUI a fost aprobată: ${approved}`,
      paragraphs: [
        `Cererea de înscriere a organizației „${organisation}” s-a încheiat: asociația a verificat cererile cu acest CUI, care este al organizației „${approved}”.`,
        'Dacă lucrați acolo, cereți acces la ea: proprietarii ei vă pot primi în portal.',
        contact
          ? `Dacă organizația este a dumneavoastră, scrieți-ne la ${contact}.`
          : 'Dacă organizația este a dumneavoastră, spuneți-ne din pagina de suport a portalului.',
      ],
      action: { label: 'Cereți acces', path: '/register?tip=acces' },
      notes: [{ text: 'Cererea dumneavoastră rămâne de văzut în portal:', path: '/cerere' }],
    }),
    {
      label: 'Alt solicitant al aceluiași CUI a fost aprobat',
      example: { name, organisation, approved: 'Primăria Șelimbăr' },
      fields: [ORGANISATION, { of: 'approved', name: 'organizatia_aprobata', label: 'organizația aprobată' }],
    },
  ),
  'needs-info': mail(
    decided,
    ({ organisation, reason }: Reasoned) => ({
      subject: `Cererea de înscriere are nevoie de completări: ${organisation}`,
      paragraphs: [
        `Ca să putem aproba organizația „${organisation}”, avem nevoie de completări:`,
        reason,
        'Completați cererea și trimiteți-o din nou.',
      ],
      action: application('Completați cererea'),
    }),
    {
      label: 'Înscriere cu completări necesare',
      example: { name, organisation, reason },
      fields: [ORGANISATION, REASON],
    },
  ),
  suspended: mail(
    decided,
    ({ organisation, reason }: Reasoned, { contact }: MailContext) => ({
      subject: `Organizația a fost suspendată: ${organisation}`,
      paragraphs: [
        `Organizația „${organisation}” a fost suspendată în Portal PSP. Motivul:`,
        reason,
        contact
          ? `Datele ei rămân păstrate. Pentru lămuriri, scrieți asociației la ${contact}.`
          : 'Datele ei rămân păstrate.',
      ],
    }),
    { label: 'Organizație suspendată', example: { name, organisation, reason }, fields: [ORGANISATION, REASON] },
  ),
  restored: mail(
    decided,
    ({ organisation }: Decided) => ({
      subject: `Suspendarea a fost ridicată: ${organisation}`,
      paragraphs: [`Organizația „${organisation}” poate folosi din nou Portal PSP.`],
      action: login,
    }),
    { label: 'Suspendare ridicată', example: { name, organisation }, fields: [ORGANISATION] },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
