import { z } from 'zod';
import { signedIn } from './access.ts';
import { file, operations } from './operations.ts';

/** Transaction id, in digits: the position from which a stream is resumed. */
const place = z.string().regex(/^\d{1,19}$/);

export const eventsQuery = z.strictObject({
  /** `Last-Event-ID` of a stream that the page reopens. */
  after: place.optional(),
  /** Age in seconds of the oldest data on the page, for its first stream. */
  since: z.coerce.number().int().min(0).max(3600).optional(),
});
export const lastEventId = place;

export const eventOperations = operations(['identity'], {
  open: file('/events', { access: signedIn, query: eventsQuery, isStream: true }),
});
