import { act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { moved } from '../../decided.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';
import type { GivenArticle } from './article-text.ts';
import { releaseCover } from './covers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { articles, expectKnown, lockRevised, readKnown } from './own-article.ts';

/** Creates a draft. Returns its id. Throws `article.incomplete`, `article.category` or `article.cover`. */
export const createArticle = async (write: Write<Actor>, content: GivenArticle): Promise<string> => {
  const article = Article.draft(write.actor, content, write.now);
  expectKnown(await readKnown(write, content));
  write.em.persist(article);
  record(write, { entity: 'article', id: article.id }, { action: 'create', from: 'draft', to: 'draft' });
  return article.id;
};

/** Saves a draft and deletes a replaced cover. */
export const saveArticle = async (
  write: Write<Actor>,
  { id, version, ...content }: Versioned & GivenArticle,
): Promise<void> => {
  const { actor, now } = write;
  const [article, known] = await Promise.all([
    lock(write, Article, articles.where(id, actor)),
    readKnown(write, content),
  ]);
  const before = article.coverImageId ?? null;
  actOnLocked(write, { entity: 'article', row: article, version }, () => article.edit(actor, content, now));
  expectKnown(known);
  // Changes the version even if nothing differs.
  article.updatedAt = now;
  await releaseCover(write, article, before, content.coverImageId);
};

/** Discards a draft and its cover. The audit still shows that it existed. */
export const discardArticle = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const article = await act(write, articles, input, (draft) => draft.discard(write.actor, write.now));
  write.em.remove(article);
  await releaseCover(write, article, article.coverImageId ?? null, null);
};

/** Submits a draft for approval. */
export const submitArticle = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const article = await act(write, articles, input, (draft) => draft.submit(write.actor, write.now));
  notifyAdmins(write, NOTIFICATIONS.submitted(article, write.actor.organisationName));
};

/** Turns a rejected or withdrawn article into a draft. */
export const reopenArticle = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await act(write, articles, input, (article) => article.reopen(write.actor, write.now));
  await moved(write, input.id, 'reworked');
};

/**
 * Proposes a new text for a published article, whose current text stays public. Updates a pending proposal if there is one; then
 * `version` is the proposal's, else the article's. Returns the proposal's id.
 */
export const reviseArticle = async (
  write: Write<Actor>,
  { id, version, ...content }: Versioned & GivenArticle,
): Promise<string> => {
  const { actor, now } = write;
  const [{ article, revision: waiting }, known] = await Promise.all([
    lockRevised(write, id),
    readKnown(write, content),
  ]);
  const change = article.revise(actor, now);
  expectKnown(known);
  expectVersion(waiting ?? article, version);
  if (waiting) {
    const before = waiting.coverImageId ?? null;
    record(write, { entity: 'article-revision', id: waiting.id }, waiting.edit(actor, content, now));
    await releaseCover(write, article, before, content.coverImageId);
    return waiting.id;
  }
  const revision = ArticleRevision.propose(actor, article, content, now);
  write.em.persist(revision);
  record(write, { entity: 'article', id }, change, { details: { revision: revision.id } });
  notifyAdmins(write, NOTIFICATIONS.revised(article, actor.organisationName));
  await moved(write, id, 'reworked');
  return revision.id;
};
