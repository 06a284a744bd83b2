import { sql } from 'kysely';
import { flush, type Write } from '../../write.ts';
import { removeUnusedImage } from '../../operating/images/remove-image.ts';
import type { Article } from './article.entity.ts';

/**
 * Deletes the previous cover of an article or its proposal, unless something else still shows it. Also removes it from revisions
 * that were published and replaced since. Flushes the changes of the caller. `before` and `now` are the ids of the covers.
 */
export const releaseCover = async (
  write: Write<unknown>,
  { id, organisationId }: Pick<Article, 'id' | 'organisationId'>,
  before: string | null,
  now: string | null,
): Promise<void> => {
  if (before === null || before === now) return;
  const { db } = write;
  await flush(write);
  const used = await db.run(sql`select from article where cover_image_id = ${before} limit 1`);
  if (used.length > 0) return;
  await removeUnusedImage(write, { id: before, organisationId }, () =>
    db.run(sql`update article_revision set cover_image_id = null
      where article_id = ${id} and cover_image_id = ${before} and status = 'published'`),
  );
};
