import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import type { Message } from '../../communicating/notifications/notify.ts';

interface Owner {
  email: string;
  name: string;
  wantsMail: boolean;
}

/** Notifies those who manage an organisation's people, and nobody else of it, in the caller's transaction. */
export const notifyOwners = async (
  em: EntityManager,
  organisationId: string,
  { title, message, href, topic }: Message,
): Promise<void> => {
  const { rows } = await sql<Owner>`
    with told as (
      insert into notification (account_id, organisation_id, title, message, href)
      select account_id, organisation_id, ${title}, ${message}, ${href} from membership
      where organisation_id = ${organisationId} and role = 'owner' returning account_id)
    select email::text as email, display_name as name, ${topic}::text = any (mail_topics) and status = 'active' as "wantsMail"
    from account where id in (select account_id from told)`.execute(em.getKysely());
  for (const { email, name, wantsMail } of rows) {
    if (wantsMail) await queueMail(em, email, 'notification', { name, title, message, href });
  }
};
