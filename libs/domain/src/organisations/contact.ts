import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../read-db.ts';
import { jsonText } from '../sql.ts';

const ASSOCIATION = `select name, nullif(email, '') as email, nullif(phone, '') as phone from organisation
  where kind = 'admin' and status = 'approved' order by id limit 1`;

/** How the association is reached, as JSON text (`contactView`). */
export const readContact = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('name', max(name), 'email', max(email), 'phone', max(phone))::text as json
      from (${sql.raw(ASSOCIATION)}) as association`,
  );

/** The e-mail address at which the association answers; null when it has given none. */
export const readContactEmail = async (em: EntityManager): Promise<string | null> =>
  (await em.execute<{ email: string | null }[]>(ASSOCIATION))[0]?.email ?? null;
