import type { ContactView } from '@psp/contracts/contact';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { readSiteContent } from './queries.ts';

/** Reads the association's contact data, or those of a preview with its secret. Throws `not_found` for an expired preview. */
export const readContact = async (db: Db, preview?: string): Promise<ContactView> => {
  const association = await oneRow(
    db,
    sql<{
      name: string;
    }>`select name from organisation where kind = 'admin' and status = 'approved' order by id limit 1`,
  );
  const { email, phone, address, hours } = (await readSiteContent(db, preview)).contact;
  const orNull = (text: string) => text || null;
  return {
    name: association?.name ?? null,
    email: orNull(email),
    phone: orNull(phone),
    address: orNull(address),
    hours: orNull(hours),
  };
};

/** Sets the association's contact address, without an author. Returns the section with its new version. */
export const setContactEmail = async ({ db, now }: Dated, email: string): Promise<{ id: string; version: number }> =>
  found(
    await oneRow(
      db,
      sql<{ id: string; version: number }>`update site_section
        set content = content || jsonb_build_object('email', ${email}::text), saved_at = ${now}, saved_by = null,
          version = version + 1
        where key = 'contact' returning id, version`,
    ),
  );
