import { sql } from 'kysely';
import { insertRows } from '../../operating/taxonomies/insert-rows.ts';
import type { Db } from '../../read-db.ts';
import { FIRST_TEXTS } from './content/first-texts.ts';

/* In lei, without VAT: Legea 98/2016, art. 7 alin. (5). The date is an assumption that the association can correct. */
const THRESHOLDS = (
  [
    ['products', 270_120],
    ['services', 270_120],
    ['works', 900_400],
  ] as const
).map(([kind, amount]) => ({ kind, amount, valid_from: '2022-01-01', is_initial: true }));

/** Inserts the first texts and thresholds; does not overwrite what the association changed since. */
export async function seedStartingTexts(db: Db): Promise<void> {
  const texts = Object.entries(FIRST_TEXTS).flatMap(([domain, own]) =>
    own.map(({ title, description }, position) => ({
      ...{ key: `${domain}-${position + 1}`, domain_slug: domain, position },
      ...{ title, description },
    })),
  );
  await insertRows(db, 'starting_text', texts, sql`on conflict (key) do nothing`);
  const known = await db.run(sql<{ kind: string }>`select distinct kind from purchase_threshold`);
  const missing = THRESHOLDS.filter(({ kind }) => !known.some((one) => one.kind === kind));
  await insertRows(db, 'purchase_threshold', missing, sql`on conflict do nothing`);
}
