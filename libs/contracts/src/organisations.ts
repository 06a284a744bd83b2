import { z } from 'zod';
import { anyone } from './access.ts';

import { id, type OrganisationStatus, type StatusLabel } from './common.ts';

import { operations, read } from './operations.ts';
import { UAT_TYPES } from './organisation-names.ts';
import { countyCode } from './taxonomies.ts';

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
