import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { badgeView } from './badges.ts';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  KINDS,
  ORGANISATION_STATUSES,
  pageOf,
  paging,
  party,
  ROLES,
  version,
  withReason,
} from './common.ts';
import { attachmentViews } from './files.ts';
import { correctIdentity } from './identity-corrections.ts';
import { act, file, operations, read } from './operations.ts';
import { MEMBER_PACKAGES } from './package-names.ts';
import { suspensionProposal } from './suspensions.ts';
import { countyCode } from './taxonomies.ts';

const q = z.string().trim().max(100).default('');

export const organisationQuery = z.strictObject({
  ...paging,
  q,
  /** `members`: authorities and firms. */
  kind: z.enum([...KINDS, 'members', 'all']).default('all'),
  status: z.enum(['all', 'rejected', 'needs_info', 'pending', 'suspended', 'approved']).default('all'),
  /** Firms by badge: `waiting` for a decision, or `given`. */
  badge: z.enum(['waiting', 'given', 'all']).default('all'),
  county: countyCode.optional(),
  /** `none`: authorities without a package. */
  package: z.enum([...MEMBER_PACKAGES, 'none']).optional(),
  /** Days between which they joined, both included. */
  joinedFrom: isoDate.optional(),
  joinedTo: isoDate.optional(),
  /** Days on which they sent a request, submitted an offer that was opened since, or wrote a message; both are needed. */
  activeFrom: isoDate.optional(),
  activeTo: isoDate.optional(),
});
export type OrganisationQuery = z.infer<typeof organisationQuery>;
export const organisationItem = z.object({
  id,
  kind: z.enum(KINDS),
  name: z.string(),
  status: z.enum(ORGANISATION_STATUSES),
  countyCode: countyCode.nullable(),
  members: z.int(),
  createdAt: isoDateTime,
  /** True for a record that was merged into another. Optional until the next release. */
  isMerged: z.boolean().optional(),
});
export type OrganisationItem = z.infer<typeof organisationItem>;
export const organisationList = pageOf(organisationItem);

export const organisationView = organisationItem.extend({
  statusReason: z.string().nullable(),
  /** The record that took over its data; null for others. Optional until the next release. */
  mergedInto: party.nullable().optional(),
  cui: z.string().nullable(),
  address: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Contact of the organisation: its first owner. */
  contact: z.object({ displayName: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  people: z.array(
    z.object({
      accountId: id,
      displayName: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      actions: z.array(z.enum(['makeOwner'])),
    }),
  ),
  history: z.array(historyEntry),
  version,
  /** `suspend` proposes a suspension, which another administrator confirms. */
  actions: z.array(z.enum(['suspend', 'restore', 'correctIdentity'])),
  /** The open proposal to suspend it. Optional until the next release. */
  proposal: suspensionProposal.nullable().optional(),
  /** Active administrators besides the reader, who may confirm a proposal of theirs. Optional until the next release. */
  otherAdministrators: z.int().optional(),
  /** Badge of a firm; null for other organisations. */
  badge: badgeView
    .extend({
      registrationNumber: z.string().nullable(),
      certificates: z.array(
        z.object({ id, name: z.string(), issuer: z.string(), validUntil: isoDate.nullable(), files: attachmentViews }),
      ),
    })
    .nullable(),
});
export const makeOwner = withReason.extend({ accountId: id });
export type OrganisationView = z.infer<typeof organisationView>;

export const ACCOUNT_STATUSES = ['active', 'suspended', 'deleted', 'unconfirmed'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ACCOUNT_STATUS_LABELS: Record<AccountStatus, string> = {
  active: 'Activ',
  suspended: 'Suspendat',
  deleted: 'Șters',
  unconfirmed: 'E-mail neconfirmat',
};
export const accountQuery = z.strictObject({
  ...paging,
  q,
  status: z.enum([...ACCOUNT_STATUSES, 'all']).default('all'),
});
export type AccountQuery = z.infer<typeof accountQuery>;

/** An account; `unconfirmed` ones are registrations, with the registration's id. */
export const accountItem = z.object({
  id,
  displayName: z.string(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  organisations: z.array(z.string()),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime.nullable(),
});
export type AccountItem = z.infer<typeof accountItem>;
export const accountList = pageOf(accountItem);

export const ACCOUNT_ACTIONS = ['suspend', 'restore', 'resendConfirmation', 'resetTwoFactor'] as const;
export const accountDetail = z.object({
  id,
  displayName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  position: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  statusReason: z.string().nullable(),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime.nullable(),
  hasTwoFactor: z.boolean(),
  deletionDueAt: isoDateTime.nullable(),
  memberships: z.array(
    z.object({
      organisationId: id,
      name: z.string(),
      kind: z.enum(KINDS),
      status: z.enum(ORGANISATION_STATUSES),
      role: z.enum(ROLES),
    }),
  ),
  history: z.array(historyEntry),
  version,
  actions: z.array(z.enum(ACCOUNT_ACTIONS)),
});
export type AccountDetail = z.infer<typeof accountDetail>;

const organisationAct = { access: editors, view: organisationView };
const decision = { ...organisationAct, body: withReason };
/** Every organisation in the portal, and ADMIN's decisions on it. */
export const organisationOperations = operations(['admin'], {
  list: read('/organisations', { access: viewers, query: organisationQuery, view: organisationList }),
  view: read('/organisations/:id', { access: viewers, view: organisationView }),
  certificate: file('/organisations/certificates/:id/attachments/:fileId', { access: viewers }),
  makeOwner: act('membership.changeRole', 'POST /organisations/:id/owner', { ...organisationAct, body: makeOwner }),
  // Proposes the suspension; the release before calls it to suspend.
  suspend: act('suspension.propose', 'POST /organisations/:id/suspend', { ...decision, on: 'organisation' }),
  restore: act('organisation.restore', 'POST /organisations/:id/restore', decision),
  correctIdentity: act('organisation.correctIdentity', 'POST /organisations/:id/identity', {
    ...organisationAct,
    body: correctIdentity,
  }),
  giveBadge: act('organisation.giveBadge', 'POST /organisations/:id/give-badge', decision),
  refuseBadge: act('organisation.refuseBadge', 'POST /organisations/:id/refuse-badge', decision),
  withdrawBadge: act('organisation.withdrawBadge', 'POST /organisations/:id/withdraw-badge', decision),
  keepBadge: act('organisation.keepBadge', 'POST /organisations/:id/keep-badge', decision),
});

const personAct = { access: editors, view: accountDetail };
/** Every person in the portal, and ADMIN's decisions on the account. */
export const personOperations = operations(['admin'], {
  list: read('/accounts', { access: viewers, query: accountQuery, view: accountList }),
  view: read('/accounts/:id', { access: viewers, view: accountDetail }),
  suspend: act('account.suspend', 'POST /accounts/:id/suspend', { ...personAct, body: withReason }),
  restore: act('account.restore', 'POST /accounts/:id/restore', { ...personAct, body: withReason }),
  resetTwoFactor: act('account.resetTwoFactor', 'POST /accounts/:id/reset-two-factor', {
    ...personAct,
    body: withReason,
  }),
  resendConfirmation: act('registration.resend', 'POST /accounts/:id/resend-confirmation', {
    ...personAct,
    body: z.strictObject({}),
  }),
});
