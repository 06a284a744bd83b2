import type { SplitArticle } from '@psp/contracts/legislation-text';
import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { inThread } from '../../threads.ts';
import { type ReadActText, readActText } from './read-text.ts';

/* Up to this length, in characters, splitting takes less than 5 ms. */
const SHORT = 10_000;

const readLong = inThread<typeof readActText>(new URL('./read-text.ts', import.meta.url), 'readActText');

/* A long text is read in a thread, so that it does not block other requests. */
const readInThread = async (text: string, owner: string): Promise<ReadActText> =>
  text.length <= SHORT ? readActText(text) : readLong(text, owner);

/** Checks the text of an act before it is saved. Throws `body.invalid` (field `text`), and what `inThread` throws. */
export const checkActText = async (text: string, { organisationId }: Actor): Promise<void> => {
  const { problems } = await readInThread(text, organisationId);
  if (problems.length > 0) throw new DomainError('body.invalid', { fields: { text: problems.join(' ') } });
};

/**
 * Splits the text in preparation of an act in the given version; null if the act has another version or no such text. Throws what
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
  return row?.draft ? (await readInThread(row.draft, organisationId)).articles : null;
};
