import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriberStatus } from '@psp/contracts/newsletter';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
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
 * refuses mail is left alone. Nobody is subscribed by it. Run it in a transaction.
 */
export const takeSubscription = async (em: EntityManager, asked: AskedSubscription): Promise<void> => {
  const subscriber = await lockedSubscriber(em, asked);
  if (!subscriber || subscriber.isLeftAlone) return;
  const { id, email, status } = subscriber;
  if (status === 'confirmed') {
    await queueMail(em, email, 'newsletter-already', { token: await makeSubscriberLink(em, id, 'manage') });
    return;
  }
  if (status === 'pending') await em.execute('update subscriber set since = now() where id = ?', [id]);
  const { source, consent, address, at } = asked;
  await logConsent(em, id, { step: 'asked', version: consent, source, address, at: new Date(at) });
  await queueMail(em, email, 'newsletter-confirmation', { token: await makeSubscriberLink(em, id, 'confirm') });
};

const lockedSubscriber = async (
  em: EntityManager,
  { email, source }: AskedSubscription,
): Promise<Known | undefined> => {
  await em.execute('insert into subscriber (email, source) values (?, ?) on conflict (email) do nothing', [
    email,
    source,
  ]);
  const [subscriber] = await em.execute<Known[]>(
    `select id, email::text as email, status,
       status = 'suppressed' and since > now() - make_interval(days => ?) as "isLeftAlone"
     from subscriber where email = ?::citext for update`,
    [LEFT_ALONE_DAYS, email],
  );
  return subscriber;
};
