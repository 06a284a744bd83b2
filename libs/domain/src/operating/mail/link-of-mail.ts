import { sql } from 'kysely';
import { hashSecret } from '../secrets.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { TEMPLATES } from './templates.ts';
import type { WaitingMail } from './waiting-mail.ts';

/* Table and row condition of a mail's usable link; null for a mail without a link. */
const linkOf = ({ template, data }: WaitingMail): { table: Sql; row: Sql } | null => {
  const { link } = TEMPLATES[template];
  if (!('token' in data) || !link) return null;
  return { table: sql.table(link.table), row: sql`token_hash = ${hashSecret(data.token)} and ${sql.raw(link.open)}` };
};

/** False when the mail's link was used, revoked or replaced after the mail was written, so that the mail is useless. */
export const isLinkOpen = async (db: Db, mail: WaitingMail): Promise<boolean> => {
  const link = linkOf(mail);
  return !link || (await db.run(sql`select from ${link.table} where ${link.row}`)).length > 0;
};

/**
 * Extends a link by the time its mail waited to be sent, also when it has expired meanwhile, so that the recipient has the full time
 * stated in the mail. Does nothing for a link that was used, revoked or replaced.
 */
export const extendLinkByWait = (write: Write<unknown>, mail: WaitingMail): void => {
  const link = linkOf(mail);
  const waited = sql`clock_timestamp() - ${mail.createdAt}::timestamptz`;
  if (link) send(write, sql`update ${link.table} set expires_at = expires_at + (${waited}) where ${link.row}`);
};
