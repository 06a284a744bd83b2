import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Message } from './message.ts';

/**
 * Notifies every member of the organisations, in the caller's transaction, and queues the mail of those who want it. The one
 * who acts is left out. One statement, however many firms a request reaches.
 */
export const notify = async (
  em: EntityManager,
  organisationIds: string[],
  { title, message, href, topic }: Message,
  exceptAccountId: string | null = null,
): Promise<void> => {
  if (organisationIds.length === 0) return;
  await sql`with told as (
      insert into notification (account_id, organisation_id, title, message, href)
      select m.account_id, m.organisation_id, ${title}, ${message}, ${href} from membership m
      where m.organisation_id = any (${organisationIds}::uuid[]) and m.account_id is distinct from ${exceptAccountId}::uuid
      returning account_id),
    mails as (
      insert into mail (recipient, template, data)
      select a.email::text, 'notification', jsonb_build_object('name', a.display_name, 'title', ${title}::text,
        'message', ${message}::text, 'href', ${href}::text)
      from account a where a.id in (select account_id from told) and a.status = 'active' and ${topic}::text = any (a.mail_topics)
      returning id)
    select enqueue('mail', array(select jsonb_build_object('id', id) from mails))`.execute(em.getKysely());
};

/** Notifies the association's staff. */
export const notifyAdmins = async (em: EntityManager, message: Message): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select id from organisation where kind = 'admin'`.execute(em.getKysely());
  await notify(
    em,
    rows.map(({ id }) => id),
    message,
  );
};
