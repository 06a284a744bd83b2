import type { MikroORM } from '@mikro-orm/postgresql';
import { COUNTIES, DOMAINS, EXPERTISE } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { transaction } from '../../write.ts';
import { insertRows } from './insert-rows.ts';

/**
 * Writes the 42 counties, nine domains and eleven expertise labels. Idempotent: updates names and positions changed in the
 * contracts and removes nothing.
 */
export async function seedTaxonomies(orm: MikroORM): Promise<void> {
  const counties = Object.entries(COUNTIES).map(([code, name]) => ({ code, name }));
  const domains = Object.entries(DOMAINS).map(([slug, name], position) => ({ slug, name, position }));
  const expertise = Object.entries(EXPERTISE).map(([slug, { name }], position) => ({ slug, name, position }));
  const mapped = Object.entries(EXPERTISE).flatMap(([slug, entry]) =>
    entry.domains.map((domain) => ({ expertise_slug: slug, domain_slug: domain })),
  );
  const bySlug = sql`on conflict (slug) do update set name = excluded.name, position = excluded.position`;
  await transaction(orm, { actor: SYSTEM }, async ({ db }) => {
    await insertRows(db, 'county', counties, sql`on conflict (code) do update set name = excluded.name`);
    await insertRows(db, 'domain', domains, bySlug);
    await insertRows(db, 'expertise', expertise, bySlug);
    await insertRows(db, 'expertise_domain', mapped, sql`on conflict do nothing`);
  });
}
