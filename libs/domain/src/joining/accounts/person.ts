import { sql } from 'kysely';
import { type Mails, type MailTemplate, queueMail } from '../../operating/mail/queue-mail.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Dated } from '../../write.ts';

/** The identifying columns of an account. */
export interface Person {
  id: string;
  email: string;
  displayName: string;
  status: 'active' | 'suspended' | 'deleted';
}

const COLUMNS = sql`id, email::text as email, display_name as "displayName", status`;

/** Finds the account that meets an SQL condition; `lock` is a locking clause. */
export const personWith = (db: Db, condition: Sql, lock: Sql = sql``): Promise<Person | null> =>
  oneRow(db, sql<Person>`select ${COLUMNS} from account where ${condition} ${lock}`);

/** Finds the account of an e-mail address. */
export const personAt = (db: Db, email: string): Promise<Person | null> =>
  personWith(db, sql`email = ${email}::citext`);

/** Returns the account with this id. Throws `not_found`. */
export const personOf = async (db: Db, accountId: string): Promise<Person> =>
  found(await personWith(db, sql`id = ${accountId}`));

/** Creates an account; null when the address already has one. */
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

/** Queues a mail to the e-mail address of an account, with the name of its owner. */
export const mailPerson = async <T extends MailTemplate>(
  db: Db,
  accountId: string,
  template: T,
  data: Omit<Mails[T], 'name'>,
): Promise<void> => {
  const { email, displayName: name } = await personOf(db, accountId);
  await queueMail(db, email, template, { ...data, name } as Mails[T]);
};
