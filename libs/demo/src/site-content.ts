import type { EntityManager } from '@mikro-orm/postgresql';

/** Contact details of the demonstration's association. The number and the address belong to nobody. */
const CONTACT = {
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1, Sector 1, București',
};

/** Writes the contact details of the demonstration's association into the site content. */
export async function writeContact(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `update site_section set content = content || ?::jsonb, saved_at = ?, version = version + 1 where key = 'contact'`,
    [JSON.stringify(CONTACT), now],
  );
}

/** True while the contact section has no address and nobody has edited it. */
export async function lacksContact(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ lacks: boolean }[]>(
    `select exists (select from site_section where key = 'contact' and saved_by is null and content ->> 'address' = '') as lacks`,
  );
  return row?.lacks ?? false;
}
