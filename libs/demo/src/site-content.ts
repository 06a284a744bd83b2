import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';

/** Contact details of the demonstration's association. The number and the address belong to nobody. */
const CONTACT = {
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1, Sector 1, București',
};

/** Writes the contact details of the demonstration's association into the site content. */
export async function writeContact({ db, now }: Write<unknown>): Promise<void> {
  await db.run(sql`update site_section set content = content || ${JSON.stringify(CONTACT)}::jsonb, saved_at = ${now},
    version = version + 1 where key = 'contact'`);
}
