import type { SubscriberStatus } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import type { AskedSubscription } from './ask.ts';
import { logConsent } from './consent-log.ts';
import { makeSubscriberLink } from './links.ts';

/** A mailbox that refused mail for good may exist again some time. */
const LEFT_ALONE_DAYS = 30;

interface Known {
  id: string;
  email: string;
  status: SubscriberStatus;
  isLeftAlone: boolean;
}

/**
 * Does what was asked for: an address gets a mail with the link that confirms it; one that is subscribed is told so; one that
 * refuses mail is left alone. Nobody is subscribed by it.
 */
export const takeSubscription = async (write: Write<unknown>, asked: AskedSubscription): Promise<void> => {
  const subscriber = await lockedSubscriber(write, asked);
  if (!subscriber || subscriber.isLeftAlone) return;
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

const lockedSubscriber = async (
  { db, now }: Write<unknown>,
  { email, source }: AskedSubscription,
): Promise<Known | null> => {
  const [, subscriber] = await Promise.all([
    db.run(sql`insert into subscriber (email, source, since, created_at) values (${email}, ${source}, ${now}, ${now})
      on conflict (email) do nothing`),
    oneRow(
      db,
      sql<Known>`select id, email::text as email, status,
        status = 'suppressed' and since > ${now}::timestamptz - make_interval(days => ${LEFT_ALONE_DAYS}) as "isLeftAlone"
      from subscriber where email = ${email}::citext for update`,
    ),
  ]);
  return subscriber;
};
