import type { EntityManager } from '@mikro-orm/postgresql';
import { removeUnusedImage } from '../images/remove-image.ts';

interface Replaced {
  articleId: string;
  organisationId: string;
  /** The cover of before, and the one that is shown from now on. */
  before: string | null;
  now: string | null;
}

/**
 * Removes a cover that an article or its proposal shows no more, but for one that another place still shows. Texts that were
 * published and replaced since keep their words, without it when it goes. Writes down what the caller changed.
 */
export async function releaseCover(
  em: EntityManager,
  { articleId, organisationId, before, now }: Replaced,
): Promise<void> {
  if (before === null || before === now) return;
  await em.flush();
  const used = await em.execute<unknown[]>('select 1 from article where cover_image_id = ? limit 1', [before]);
  if (used.length > 0) return;
  await removeUnusedImage(em, { id: before, organisationId }, () =>
    em.execute(
      `update article_revision set cover_image_id = null where article_id = ? and cover_image_id = ? and status = 'published'`,
      [articleId, before],
    ),
  );
}
