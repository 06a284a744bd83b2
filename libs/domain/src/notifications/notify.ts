import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

export interface Message {
  title: string;
  message: string;
  /** Path of the screen that shows what it speaks of. */
  href: string;
}

/** Notifies every member of the organisations, in the caller's transaction. The one who acts is left out. */
export const notify = async (
  em: EntityManager,
  organisationIds: string[],
  { title, message, href }: Message,
  exceptAccountId: string | null = null,
): Promise<void> => {
  if (organisationIds.length === 0) return;
  await sql`insert into notification (account_id, organisation_id, title, message, href)
    select m.account_id, m.organisation_id, ${title}, ${message}, ${href} from membership m
    where m.organisation_id = any (${organisationIds}::uuid[]) and m.account_id is distinct from ${exceptAccountId}::uuid`.execute(
    em.getKysely(),
  );
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
