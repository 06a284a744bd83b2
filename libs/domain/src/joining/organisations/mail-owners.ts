import { sql } from 'kysely';
import { type Mails, queueMail } from '../../operating/mail/queue-mail.ts';
import type { Db } from '../../read-db.ts';
import type { Organisation } from './organisation.entity.ts';

type DecisionMail = 'approved' | 'rejected' | 'claim-settled' | 'needs-info' | 'suspended' | 'restored';

/** Queues a mail to each owner of the organisation with an active account. */
export const mailOwners = async <T extends DecisionMail>(
  db: Db,
  { id, name: organisation }: Organisation,
  template: T,
  data: Omit<Mails[T], 'name' | 'organisation'>,
): Promise<void> => {
  const owners = await db.run(
    sql<{ email: string; name: string }>`select a.email::text as email, a.display_name as name
      from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${id} and m.role = 'owner' and a.status = 'active' order by m.id`,
  );
  for (const { email, name } of owners)
    await queueMail(db, email, template, { ...data, name, organisation } as Mails[T]);
};
