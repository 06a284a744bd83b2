import type { MikroORM } from '@mikro-orm/postgresql';
import { COUNTIES, EXPERTISE, FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { transaction } from '../../write.ts';
import { insertRows } from './insert-rows.ts';

/**
 * Writes the 42 counties, nine domains and eleven expertise labels that are missing. Idempotent: what is there keeps its name and its
 * position.
 */
export async function seedTaxonomies(orm: MikroORM): Promise<void> {
  const counties = Object.entries(COUNTIES).map(([code, name]) => ({ code, name }));
  const domains = Object.entries(FIRST_DOMAINS).map(([slug, name], position) => ({ slug, name, position }));
  const expertise = Object.entries(EXPERTISE).map(([slug, { name }], position) => ({ slug, name, position }));
  const mapped = Object.entries(EXPERTISE).flatMap(([slug, entry]) =>
    entry.domains.map((domain) => ({ expertise_slug: slug, domain_slug: domain })),
  );
  const keep = sql`on conflict do nothing`;
  await transaction(orm, { actor: SYSTEM }, async ({ db }) => {
    await insertRows(db, 'county', counties, keep);
    await insertRows(db, 'domain', domains, keep);
    await insertRows(db, 'expertise', expertise, keep);
    await insertRows(db, 'expertise_domain', mapped, keep);
  });
}
