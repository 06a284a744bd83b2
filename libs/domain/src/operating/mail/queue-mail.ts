import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Data of each mail template. Each capability declares its own in `mails.ts`. */
export interface Mails {}
export type MailTemplate = keyof Mails;

/** Queues a mail in the caller's transaction; the worker renders and sends it after the commit. */
export const queueMail = async <T extends MailTemplate>(
  db: Db,
  recipient: string,
  template: T,
  data: Mails[T],
): Promise<void> => {
  await db.run(sql`with written as (
      insert into mail (recipient, template, data) values (${recipient}, ${template}, ${JSON.stringify(data)}::jsonb) returning id)
    select enqueue('mail', array(select jsonb_build_object('id', id) from written))`);
};
