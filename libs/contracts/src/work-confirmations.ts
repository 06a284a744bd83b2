import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, version, versioned, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';

export const CONFIRMATION_STATUSES = ['open', 'confirmed', 'declined', 'revoked', 'expired'] as const;
export type ConfirmationStatus = (typeof CONFIRMATION_STATUSES)[number];
/** Days in which an authority may answer. */
export const CONFIRMATION_DAYS = 30;

/** Key of a request for confirmation: its id if the authority was asked directly, else the secret of its link. */
export const confirmationParams = z.strictObject({ key: z.string().min(20).max(64) });

/** The authority's view of a work to confirm. */
export const workConfirmation = z.object({
  id,
  status: z.enum(CONFIRMATION_STATUSES),
  expiresAt: isoDateTime,
  /** Name of the authority that decided. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  firm: z.object({ id, name: z.string() }),
  /** `version` of the work that is confirmed. */
  work: z.object({
    ...{ version, name: z.string(), beneficiary: z.string(), year: z.int(), budget: z.number().nullable() },
    description: z.string(),
  }),
  actions: z.array(z.enum(['confirm', 'decline'])),
});
export type WorkConfirmation = z.infer<typeof workConfirmation>;

/** Asks the authority with this id, or creates a link that the firm can pass on. */
export const askConfirmation = z.strictObject({ authorityId: id.nullable() });
/** Secret of the link, returned only once; null if an authority was asked directly. */
export const askedConfirmation = z.object({ token: z.string().nullable() });

/** The firm's view of the confirmation of a work. */
export const confirmationState = z.object({
  status: z.enum(CONFIRMATION_STATUSES),
  /** Name of the authority; null for an unused link. */
  authority: z.string().nullable(),
  expiresAt: isoDateTime,
  reason: z.string().nullable(),
});

const asked = { params: confirmationParams, view: workConfirmation };
/** Works of firms that the authority is asked to confirm. */
export const workConfirmationOperations = operations(['uat'], {
  view: read('/work-confirmations/:key', { ...asked, access: viewers }),
  confirm: act('work-confirmation.confirm', 'POST /work-confirmations/:key/confirm', {
    ...{ ...asked, access: editors, body: versioned },
  }),
  decline: act('work-confirmation.decline', 'POST /work-confirmations/:key/decline', {
    ...{ ...asked, access: editors, body: withReason },
  }),
});
