import type { Subscribe } from '@psp/contracts/newsletter';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Write } from '../../write.ts';
import { expectNewsletterConsent } from './consent-text.ts';

/** A requested subscription; `address` is the caller's IP address, `at` an ISO timestamp. */
export type AskedSubscription = Pick<Subscribe, 'email' | 'source' | 'consent'> & { address: string; at: string };

/**
 * Queues the subscription of an address. The worker looks up the address, so that the request takes the same time for every
 * address. Throws `newsletter.consent_unknown`, and `rate.limited` for a caller with too many requests. An address with too many requests gets no further mail, which
 * the response does not reveal.
 */
export const askSubscription = async (
  write: Write<unknown>,
  { email, source, consent, website, address }: Subscribe & { address: string },
): Promise<void> => {
  const { db, now } = write;
  await countAttempt(write, 'subscribe:address', address);
  await expectNewsletterConsent(db, consent);
  const isWithin = await isWithinLimit(write, 'subscribe:email', email);
  if (!isWithin || website !== '') return;
  const asked = { email, source, consent, address, at: now.toISOString() };
  await enqueue(db, 'send-link', { kind: 'subscription', ...asked });
};
