import { sql } from 'kysely';
import { flush, type Write } from '../../write.ts';
import { removeUnusedImage } from '../../operating/images/remove-image.ts';
import type { Article } from './article.entity.ts';

/**
 * Removes the cover of before that an article or its proposal shows no more, but for one that another place still shows. Texts
 * that were published and replaced since keep their words, without it when it goes. Writes down what the caller changed.
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
