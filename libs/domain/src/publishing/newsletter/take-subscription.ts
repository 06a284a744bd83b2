import type { SubscriberStatus } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import type { AskedSubscription } from './ask.ts';
import { logConsent } from './consent-log.ts';
import { makeSubscriberLink } from './links.ts';

/** Days without mail to a mailbox that refused mail permanently; after that it may exist again. */
const SUPPRESSED_DAYS = 30;

interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  isSuppressed: boolean;
}

/**
 * Handles a requested subscription: mails a confirmation link, or a notice to a subscribed address, or nothing to a suppressed one.
 * The address is subscribed only when the link is used.
 */
export const takeSubscription = async (write: Write<unknown>, asked: AskedSubscription): Promise<void> => {
  const subscriber = await lockSubscriber(write, asked);
  if (!subscriber || subscriber.isSuppressed) return;
  const { id, email, status } = subscriber;
  if (status === 'confirmed') {
    await queueMail(write.db, email, 'newsletter-already', { token: makeSubscriberLink(write, id, 'manage') });
    return;
  }
  if (status === 'pending') send(write, sql`update subscriber set since = ${write.now} where id = ${id}`);
  const { source, consent, address, at } = asked;
  logConsent(write, id, { step: 'asked', version: consent, source, address, at: new Date(at) });
  await queueMail(write.db, email, 'newsletter-confirmation', { token: makeSubscriberLink(write, id, 'confirm') });
};

const lockSubscriber = async (
  { db, now }: Write<unknown>,
  { email, source }: AskedSubscription,
): Promise<Subscriber | null> => {
  const [, subscriber] = await Promise.all([
    db.run(sql`insert into subscriber (email, source, since, created_at) values (${email}, ${source}, ${now}, ${now})
      on conflict (email) do nothing`),
    oneRow(
      db,
      sql<Subscriber>`select id, email::text as email, status,
        status = 'suppressed' and since > ${now}::timestamptz - make_interval(days => ${SUPPRESSED_DAYS}) as "isSuppressed"
      from subscriber where email = ${email}::citext for update`,
    ),
  ]);
  return subscriber;
};
