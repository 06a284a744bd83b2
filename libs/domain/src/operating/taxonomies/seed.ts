import type { MikroORM } from '@mikro-orm/postgresql';
import { COUNTIES, DOMAINS, EXPERTISE } from '@psp/contracts/taxonomies';
import { insertRows } from './insert-rows.ts';

/**
 * Writes the 42 counties, nine domains and eleven expertise labels. Safe to run again: names and positions that
 * changed in the contracts are updated, nothing is removed.
 */
export async function seedTaxonomies(orm: MikroORM): Promise<void> {
  const counties = Object.entries(COUNTIES).map(([code, name]) => ({ code, name }));
  const domains = Object.entries(DOMAINS).map(([slug, name], position) => ({ slug, name, position }));
  const expertise = Object.entries(EXPERTISE).map(([slug, { name }], position) => ({ slug, name, position }));
  const mapped = Object.entries(EXPERTISE).flatMap(([slug, entry]) =>
    entry.domains.map((domain) => ({ expertise_slug: slug, domain_slug: domain })),
  );
  const bySlug = 'on conflict (slug) do update set name = excluded.name, position = excluded.position';
  await orm.em.fork().transactional(async (em) => {
    await insertRows(em, 'county', counties, 'on conflict (code) do update set name = excluded.name');
    await insertRows(em, 'domain', domains, bySlug);
    await insertRows(em, 'expertise', expertise, bySlug);
    await insertRows(em, 'expertise_domain', mapped, 'on conflict do nothing');
  });
}
