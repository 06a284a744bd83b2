import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';
import { REQUEST_STATUSES } from './service-requests.ts';
import { PURCHASE_KINDS } from './thresholds.ts';

/** A similar request, whose amount counts towards the threshold of a direct purchase. */
const alikeRequest = z.object({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** Time at which it was sent or awarded. */
  at: isoDateTime,
  /** In lei, without VAT. */
  amount: z.number(),
  /** Reason why the authority excluded it from the sum; null if it counts. */
  apart: z.string().nullable(),
});
export type AlikeRequest = z.infer<typeof alikeRequest>;

/** Similar requests of the last 12 months, newest first, at most 200. */
export const alikeRequests = z.object({
  number: z.string(),
  title: z.string(),
  kind: z.enum(PURCHASE_KINDS),
  /** The threshold, in lei without VAT. */
  amount: z.number(),
  items: z.array(alikeRequest),
  mayChange: z.boolean(),
});
export type AlikeRequests = z.infer<typeof alikeRequests>;

export const setApart = withReason.omit({ version: true }).extend({ other: id });
export const putBack = z.strictObject({ other: id });

const change = { access: editors, view: alikeRequests };
export const alikeOperations = operations(['uat'], {
  view: read('/service-requests/:id/alike', { access: viewers, view: alikeRequests }),
  setApart: act('service-request.setApart', 'POST /service-requests/:id/alike/set-apart', {
    ...change,
    body: setApart,
  }),
  putBack: act('service-request.putBack', 'POST /service-requests/:id/alike/put-back', { ...change, body: putBack }),
});
