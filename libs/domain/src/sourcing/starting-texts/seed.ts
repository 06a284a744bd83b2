import { sql } from 'kysely';
import { insertRows } from '../../operating/taxonomies/insert-rows.ts';
import type { Db } from '../../read-db.ts';
import { FIRST_TEXTS } from './content/first-texts.ts';

/** In lei, without VAT. */
const THRESHOLDS = [
  { kind: 'services', amount: 270_120, valid_from: '2022-01-01' },
  { kind: 'works', amount: 900_400, valid_from: '2022-01-01' },
];

/** Writes the first texts and thresholds; what the association changed since stays. */
export async function seedStartingTexts(db: Db): Promise<void> {
  const texts = Object.entries(FIRST_TEXTS).flatMap(([domain, own]) =>
    own.map(({ title, description }, position) => ({
      ...{ key: `${domain}-${position + 1}`, domain_slug: domain, position },
      ...{ title, description },
    })),
  );
  await insertRows(db, 'starting_text', texts, sql`on conflict (key) do nothing`);
  await insertRows(db, 'purchase_threshold', THRESHOLDS, sql`on conflict do nothing`);
}
