import type { OrganisationStatus } from '@psp/contracts/common';
import { plural } from '@psp/design-system/format';

/** Where an application stands, for those whose organisation is not in the portal yet, or was taken out of it. */
const applying: Partial<Record<OrganisationStatus, string>> = {
  pending: 'Cererea de înscriere a organizației așteaptă aprobarea. Până atunci puteți doar consulta portalul.',
  needs_info: 'Cererea de înscriere a organizației are nevoie de completări.',
  rejected: 'Cererea de înscriere a organizației a fost respinsă. O puteți corecta și trimite din nou.',
  suspended: 'Organizația este suspendată. Până la ridicarea suspendării nu se poate lucra în portal.',
};

export const messages = {
  siteName: 'Portal PSP',
  homeLabel: 'Portal PSP, pagina principală',
  skip: 'Sari la conținut',
  partners: 'Parteneri',
  publicNavigation: 'Navigare principală',
  signIn: 'Conectare',
  register: 'Înregistrare',
  dashboard: 'Dashboard',
  signOut: 'Deconectare',
  signingOut: 'Se deconectează…',
  signOutFailedTitle: 'Eroare',
  signOutFailed: 'Nu v-am putut deconecta. Verificați conexiunea și încercați din nou.',
  account: 'Contul dvs.:',
  ownAccount: 'Contul meu',
  switchOrganisation: 'Schimbă organizația',
  application: 'Cererea de înscriere',
  applicationStands: applying,
  openApplication: 'Vezi cererea de înscriere',
  openReason: 'Vezi motivul',
  roleNavigation: 'Navigarea zonei',
  menu: 'Meniu',
  menuLabel: 'Meniul portalului',
  waiting: (count: number) => plural(count, { one: 'element', few: 'elemente', other: 'elemente' }),
  loading: 'Se încarcă…',
  booting: 'Se încarcă portalul…',
  association: 'Asociația Servicii Publice',
  legalNavigation: 'Informații legale',
  terms: 'Termenii de utilizare',
  privacy: 'Confidențialitatea datelor',
  endedTitle: 'Sesiunea dvs. s-a încheiat.',
  endedText: 'Ce ați scris rămâne păstrat pe acest dispozitiv. Conectați-vă din nou pentru a continua.',
  failedTitle: 'Portalul nu a putut fi afișat',
  failedText: 'A apărut o eroare neașteptată. Încercați din nou.',
  retry: 'Încearcă din nou',
};
