import { ROLE_LABELS } from '@psp/contracts/common';
import { secretPath, type Texts } from '../content.ts';

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

export const organisationTexts: Texts<
  | 'invitation'
  | 'application-received'
  | 'approved'
  | 'rejected'
  | 'claim-settled'
  | 'needs-info'
  | 'suspended'
  | 'restored'
  | 'access-accepted'
  | 'access-declined'
  | 'access-void'
> = {
  invitation: ({ organisation, invitedBy, role, token }) => ({
    subject: `Invitație în Portal PSP: ${organisation}`,
    paragraphs: [
      `${invitedBy} vă invită să lucrați în Portal PSP pentru „${organisation}”, cu rolul „${ROLE_LABELS[role]}”.`,
    ],
    action: { label: 'Vedeți invitația', path: secretPath('/invitatie', token) },
    notes: ['Invitația este valabilă 7 zile. Dacă nu o așteptați, puteți ignora acest mesaj.'],
  }),
  'application-received': ({ organisation }) => ({
    subject: `Am primit cererea de înscriere: ${organisation}`,
    paragraphs: [
      `Am primit cererea de înscriere a organizației „${organisation}”. O verificăm și vă scriem când avem un răspuns.`,
      'Până atunci vă puteți conecta, ca să vedeți stadiul cererii și să îi corectați datele.',
    ],
    action: application('Vedeți cererea'),
  }),
  approved: ({ organisation, kind }) => ({
    subject: `Înscrierea a fost aprobată: ${organisation}`,
    paragraphs: [`Organizația „${organisation}” a fost aprobată. Puteți folosi de acum tot portalul.`],
    ...(kind === 'uat' || kind === 'firma' ? { links: FIRST_STEPS[kind] } : {}),
    action: login,
  }),
  rejected: ({ organisation, reason }) => ({
    subject: `Înscrierea a fost respinsă: ${organisation}`,
    paragraphs: [
      `Cererea de înscriere a organizației „${organisation}” a fost respinsă. Motivul:`,
      reason,
      'Puteți corecta datele și trimite cererea din nou.',
    ],
    action: application('Vedeți cererea'),
  }),
  'claim-settled': ({ organisation, approved }, contact) => ({
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
  'needs-info': ({ organisation, reason }) => ({
    subject: `Cererea de înscriere are nevoie de completări: ${organisation}`,
    paragraphs: [
      `Ca să putem aproba organizația „${organisation}”, avem nevoie de completări:`,
      reason,
      'Completați cererea și trimiteți-o din nou.',
    ],
    action: application('Completați cererea'),
  }),
  suspended: ({ organisation, reason }, contact) => ({
    subject: `Organizația a fost suspendată: ${organisation}`,
    paragraphs: [
      `Organizația „${organisation}” a fost suspendată în Portal PSP. Motivul:`,
      reason,
      contact
        ? `Datele ei rămân păstrate. Pentru lămuriri, scrieți asociației la ${contact}.`
        : 'Datele ei rămân păstrate.',
    ],
  }),
  restored: ({ organisation }) => ({
    subject: `Suspendarea a fost ridicată: ${organisation}`,
    paragraphs: [`Organizația „${organisation}” poate folosi din nou Portal PSP.`],
    action: login,
  }),
  'access-accepted': ({ organisation, role }) => ({
    subject: `Aveți acces la ${organisation}`,
    paragraphs: [
      `Cererea dumneavoastră a fost acceptată: lucrați pentru „${organisation}” cu rolul „${ROLE_LABELS[role]}”.`,
    ],
    action: login,
  }),
  'access-declined': ({ organisation, reason }) => ({
    subject: `Cererea de acces la ${organisation} a fost refuzată`,
    paragraphs: [
      `Un proprietar al organizației „${organisation}” a refuzat cererea dumneavoastră de acces. Motivul:`,
      reason,
    ],
  }),
  'access-void': ({ cui }, contact) => ({
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
};
