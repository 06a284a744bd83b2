import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDateTime,
  ORGANISATION_STATUSES,
  pageOf,
  paging,
  searchText,
  version,
  upTo,
} from './common.ts';
import { fileClaim, fileView } from './files.ts';
import { PACKAGES, uatType } from './organisations.ts';
import { firmaDetails, uatDetails } from './registrations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

export const APPLICATION_ACTIONS = [
  'approve',
  'requestInfo',
  'reject',
  'suspend',
  'restore',
  'resubmit',
  'edit',
  'resend',
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** Content of an application, for applicant and ADMIN. Fields of other kinds are null. */
export const applicationContent = z.object({
  kind: z.enum(['uat', 'firma']),
  name: z.string(),
  cui: z.string().nullable(),
  countyCode: countyCode.nullable(),
  locality: z.string(),
  address: z.string(),
  description: z.string(),
  siruta: z.int().nullable(),
  uatType: uatType.nullable(),
  package: z.enum(PACKAGES).nullable(),
  registrationNumber: z.string().nullable(),
  website: z.string().nullable(),
  legalRepresentative: z.string(),
  expertise: z.array(z.string()),
  /** Domains of requests; null for all domains of the expertise. Absent in answers of the previous release. */
  domains: z.array(domainSlug).nullish(),
  portfolio: z.string(),
});
export type ApplicationContent = z.infer<typeof applicationContent>;

const contact = z.object({
  displayName: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

/** The applicant's view: GET /application of identity. */
export const ownApplication = z.object({
  status: z.enum(ORGANISATION_STATUSES),
  statusReason: z.string().nullable(),
  appliedAt: isoDateTime.nullable(),
  decidedAt: isoDateTime.nullable(),
  content: applicationContent,
  files: z.array(fileView),
  history: z.array(historyEntry),
  version,
  actions: z.array(z.enum(APPLICATION_ACTIONS)),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Body of PUT /application; `removedFiles` and `addedFiles` change its attachments in the same save. */
export const editApplication = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('uat'),
    version,
    organisation: uatDetails,
    addedFiles: z.array(fileClaim).max(5, 'Puteți adăuga cel mult 5 fișiere odată.').default([]),
    removedFiles: z.array(id).max(20).default([]),
  }),
  z.strictObject({
    kind: z.literal('firma'),
    version,
    organisation: firmaDetails,
    addedFiles: z.array(fileClaim).max(5, 'Puteți adăuga cel mult 5 fișiere odată.').default([]),
    removedFiles: z.array(id).max(20).default([]),
  }),
]);
export type EditApplication = z.infer<typeof editApplication>;

/** ADMIN's queue. `unconfirmed` rows are registrations with an unconfirmed e-mail. */
export const applicationQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z
    .enum(['open', 'pending', 'needs_info', 'unconfirmed', 'approved', 'rejected', 'suspended', 'all'])
    .default('open'),
  kind: z.enum(['uat', 'firma', 'all']).default('all'),
  county: z.union([countyCode, z.literal('all')]).default('all'),
});
export type ApplicationQuery = z.infer<typeof applicationQuery>;

export const applicationItem = z.object({
  id,
  kind: z.enum(['uat', 'firma']),
  name: z.string(),
  status: z.enum(ORGANISATION_STATUSES),
  cui: z.string().nullable(),
  countyCode: countyCode.nullable(),
  contact: z.string(),
  email: z.string(),
  appliedAt: isoDateTime,
  files: z.int(),
  hasDuplicates: z.boolean(),
});
export type ApplicationItem = z.infer<typeof applicationItem>;
export const applicationList = pageOf(applicationItem).extend({ waiting: z.int() });
export type ApplicationList = z.infer<typeof applicationList>;

/** Another open application with the same tax code, for comparison. */
const rivalClaim = z.object({
  id,
  name: z.string(),
  kind: z.enum(['uat', 'firma']),
  status: z.enum(ORGANISATION_STATUSES),
  appliedAt: isoDateTime,
  address: z.string(),
  contact,
  files: z.array(fileView),
});
export type RivalClaim = z.infer<typeof rivalClaim>;

export const applicationView = z.object({
  id,
  status: z.enum(ORGANISATION_STATUSES),
  statusReason: z.string().nullable(),
  appliedAt: isoDateTime,
  decidedAt: isoDateTime.nullable(),
  content: applicationContent,
  contact,
  /** Name of the SIRUTA entry. */
  authority: z.string().nullable(),
  cuiCheck: z.enum(['ok', 'shape', 'control-digit']),
  cuiOverrideReason: z.string().nullable(),
  files: z.array(fileView),
  /** Other applications with the same tax code or authority. */
  duplicates: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['uat', 'firma']),
      status: z.enum(ORGANISATION_STATUSES),
      by: z.enum(['cui', 'siruta']),
    }),
  ),
  /** Competing applications, of which only one can be approved. */
  rivals: z.array(rivalClaim),
  consents: z.array(
    z.object({
      document: z.enum(['terms', 'data-processing']),
      version: z.string(),
      /** The sentence beside the checkbox; null for consents of an earlier release. */
      text: z.string().nullable().optional(),
      givenAt: isoDateTime,
      address: z.string(),
    }),
  ),
  history: z.array(historyEntry),
  version,
  actions: z.array(z.enum(APPLICATION_ACTIONS)),
});
export type ApplicationView = z.infer<typeof applicationView>;

export const approveApplication = z.strictObject({
  version,
  /** Required when the tax code has a wrong control digit. */
  cuiOverrideReason: upTo(1000).default(''),
});
