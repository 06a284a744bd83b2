import type { SplitArticle } from '@psp/contracts/legislation-text';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { inThread } from '../../threads.ts';
import { articlesOf, problemsOf } from './read-text.ts';

/* Up to this length, in characters, splitting takes less than 5 ms. */
const SHORT = 10_000;

const module = new URL('./read-text.ts', import.meta.url);
const problemsOfLong = inThread<typeof problemsOf>(module, 'problemsOf');
const articlesOfLong = inThread<typeof articlesOf>(module, 'articlesOf');

/**
 * Checks the text of an act before it is saved; a long one in a thread, so that it does not block other requests. Throws
 * `body.invalid` (field `text`), and what `inThread` throws.
 */
export const checkActText = async (text: string, { organisationId }: Actor): Promise<void> => {
  const problems = text.length <= SHORT ? problemsOf(text) : await problemsOfLong(text, organisationId);
  if (problems.length > 0) throw new DomainError('body.invalid', { fields: { text: problems.join(' ') } });
};

/**
 * Splits the text in preparation of an act in the given version, a long one in a thread; null if the act has another version or no such text. Throws what
 * `inThread` throws.
 */
export const splitDraft = async (
  db: Db,
  { organisationId }: Actor,
  { id, version }: Versioned,
): Promise<SplitArticle[] | null> => {
  const row = await oneRow(
    db,
    sql<{ draft: string | null }>`select draft from legal_act where id = ${id} and version = ${version}`,
  );
  if (!row?.draft) return null;
  return row.draft.length <= SHORT ? articlesOf(row.draft) : articlesOfLong(row.draft, organisationId);
};
