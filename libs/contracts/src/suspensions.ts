import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, party, version, versioned, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';
import { SUSPENSION_ACTIONS, SUSPENSION_STATUSES } from './suspension-names.ts';

/** A proposal to suspend an organisation, which another administrator confirms. */
export const suspensionProposal = z.object({
  id,
  organisation: party,
  status: z.enum(SUSPENSION_STATUSES),
  reason: z.string(),
  proposedBy: z.string(),
  createdAt: isoDateTime,
  lapsesAt: isoDateTime,
  /** Null while it is open, and when it has lapsed. */
  decidedBy: z.string().nullable(),
  decidedAt: isoDateTime.nullable(),
  decisionReason: z.string().nullable(),
  /** Active administrators who may confirm it now. */
  confirmers: z.int(),
  version,
  actions: z.array(z.enum(SUSPENSION_ACTIONS)),
});
export type SuspensionProposal = z.infer<typeof suspensionProposal>;

export const suspensionQuery = z.strictObject({
  ...paging,
  status: z.enum([...SUSPENSION_STATUSES, 'all']).default('open'),
});
export type SuspensionQuery = z.infer<typeof suspensionQuery>;
export const suspensionList = pageOf(suspensionProposal);

const decision = { access: editors, view: suspensionProposal };
/** Proposals to suspend organisations. They are made by `POST /organisations/:id/suspend`. */
export const suspensionOperations = operations(['admin'], {
  list: read('/suspension-proposals', { access: viewers, query: suspensionQuery, view: suspensionList }),
  confirm: act('suspension.confirm', 'POST /suspension-proposals/:id/confirm', { ...decision, body: versioned }),
  decline: act('suspension.decline', 'POST /suspension-proposals/:id/decline', { ...decision, body: withReason }),
  withdraw: act('suspension.withdraw', 'POST /suspension-proposals/:id/withdraw', { ...decision, body: versioned }),
});
