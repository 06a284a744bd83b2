import type { EntityManager } from '@mikro-orm/postgresql';

/** How the association of the demonstration is reached; nobody's number and address. */
const CONTACT = {
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1, Sector 1, București',
};

/** Tells visitors of the demonstration how the association is reached. */
export async function writeContact(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `update site_section set content = content || ?::jsonb, saved_at = ?, version = version + 1 where key = 'contact'`,
    [JSON.stringify(CONTACT), now],
  );
}

/** Whether nobody has said at which address the association is, and nobody has edited how it is reached. */
export async function lacksContact(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ lacks: boolean }[]>(
    `select exists (select from site_section where key = 'contact' and saved_by is null and content ->> 'address' = '') as lacks`,
  );
  return row?.lacks ?? false;
}
