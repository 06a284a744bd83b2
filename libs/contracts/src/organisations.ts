import { z } from 'zod';
import { anyone } from './access.ts';
import type { ApplicationAction } from './applications.ts';
import { id, type OrganisationStatus, type StatusLabel } from './common.ts';
import type { BadgeAction } from './company-names.ts';
import { operations, read } from './operations.ts';
import { UAT_TYPES } from './organisation-names.ts';
import { countyCode } from './taxonomies.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export {
  PACKAGE_LABELS,
  PACKAGES,
  type Package,
  packageOf,
  UAT_TYPE_LABELS,
  UAT_TYPES,
  type UatType,
} from './organisation-names.ts';

export const uatType = z.enum(UAT_TYPES, { error: 'Alegeți tipul instituției.' });

export const APPLICATION_LABELS: Record<OrganisationStatus, StatusLabel> = {
  unconfirmed: { label: 'E-mail neconfirmat', tone: 'neutral' },
  pending: { label: 'În așteptare', tone: 'waiting' },
  needs_info: { label: 'Completări necesare', tone: 'progress' },
  approved: { label: 'Aprobat', tone: 'success' },
  rejected: { label: 'Respins', tone: 'danger' },
  suspended: { label: 'Suspendat', tone: 'danger' },
};

/** An entry of the registry of authorities (SIRUTA). */
export const authorityView = z.object({
  siruta: z.int(),
  name: z.string(),
  type: uatType,
  countyCode,
});
export type AuthorityView = z.infer<typeof authorityView>;
export const authorityQuery = z.strictObject({ county: countyCode, q: z.string().trim().max(100).default('') });
export const authorityList = z.object({ items: z.array(authorityView) });
/* Access is `anyone`, since the authority is chosen at sign-up. */
export const authorityOperations = operations(['identity'], {
  list: read('/authorities', { access: anyone, query: authorityQuery, view: authorityList }),
});

export const organisationLabel = z.object({ id, name: z.string() });

export const ERRORS = {
  'organisation.cui_exists': [
    409,
    'Altă organizație din portal are deja acest CUI. Verificați-l; dacă este al dvs., scrieți asociației din pagina de suport.',
  ],
  'application.cui_override_required': [422, 'CUI-ul nu trece verificarea. Scrieți de ce îl acceptați.'],
} as const satisfies Errors;

export const ACTS = {
  'organisation.apply': 'Cerere de înscriere trimisă',
  'organisation.edit': 'Date modificate',
  'organisation.resubmit': 'Cerere trimisă din nou',
  'organisation.approve': 'Înscriere aprobată',
  'organisation.requestInfo': 'Completări cerute',
  'organisation.reject': 'Înscriere respinsă',
  'organisation.suspend': 'Organizație suspendată',
  'organisation.restore': 'Suspendare ridicată',
  'organisation.correctIdentity': 'CUI sau număr din registrul comerțului corectat',
  'organisation.showLogo': 'Siglă schimbată',
  'organisation.editContact': 'Date de contact modificate',
  'organisation.editProfile': 'Profilul firmei modificat',
  'organisation.addToProfile': 'Adăugat în profilul firmei',
  'organisation.editInProfile': 'Modificat în profilul firmei',
  'organisation.removeFromProfile': 'Șters din profilul firmei',
  'organisation.orderProfile': 'Ordine schimbată în profilul firmei',
  'organisation.askBadge': 'Insigna „Verificat” cerută',
  'organisation.giveBadge': 'Insigna „Verificat” acordată',
  'organisation.refuseBadge': 'Insigna „Verificat” refuzată',
  'organisation.withdrawBadge': 'Insigna „Verificat” retrasă',
  'organisation.keepBadge': 'Insigna „Verificat” păstrată',
  'organisation.doubtBadge': 'O condiție a insignei „Verificat” nu mai este îndeplinită',
  'organisation.settleBadge': 'Condițiile insignei „Verificat” sunt din nou îndeplinite',
} satisfies Labels<
  | `organisation.${Exclude<ApplicationAction, 'resend'> | 'showLogo' | 'editContact' | 'editProfile'}`
  | `organisation.${BadgeAction}`
>;

export const LIVE_TOPICS = { organisation: 'all' } as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['partners'] as const;
