import { sql } from 'kysely';
import { type Mails, type MailTemplate, queueMail } from '../../operating/mail/queue-mail.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Dated } from '../../write.ts';

/** Who an account belongs to. */
export interface Person {
  id: string;
  email: string;
  displayName: string;
  status: 'active' | 'suspended' | 'deleted';
}

const COLUMNS = sql`id, email::text as email, display_name as "displayName", status`;

/** The account that a condition chooses; `lock` is a locking clause of SQL. */
export const personWith = (db: Db, condition: Sql, lock: Sql = sql``): Promise<Person | null> =>
  oneRow(db, sql<Person>`select ${COLUMNS} from account where ${condition} ${lock}`);

/** The account that an e-mail address belongs to. */
export const personAt = (db: Db, email: string): Promise<Person | null> =>
  personWith(db, sql`email = ${email}::citext`);

/** Throws `not_found`. */
export const personOf = async (db: Db, accountId: string): Promise<Person> =>
  found(await personWith(db, sql`id = ${accountId}`));

/** Makes an account; null when its address has one by now. */
export const makePerson = (
  { db, now }: Dated,
  person: { email: string; displayName: string; passwordHash: string; position: string; phone?: string | null },
): Promise<Person | null> =>
  oneRow(
    db,
    sql<Person>`insert into account (email, display_name, password_hash, position, phone, created_at, updated_at)
      values (${person.email}, ${person.displayName}, ${person.passwordHash}, ${person.position}, ${person.phone ?? null},
        ${now}, ${now})
      on conflict (email) do nothing returning ${COLUMNS}`,
  );

/** Queues a mail to the person of an account, by name. */
export const mailPerson = async <T extends MailTemplate>(
  db: Db,
  accountId: string,
  template: T,
  data: Omit<Mails[T], 'name'>,
): Promise<void> => {
  const { email, displayName: name } = await personOf(db, accountId);
  await queueMail(db, email, template, { ...data, name } as Mails[T]);
};
