import type { EntityManager } from '@mikro-orm/postgresql';
import type { PictureView } from '@psp/contracts/images';
import { PICTURES_MAX } from '@psp/contracts/newsletter-limits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { keepImage } from '../images/keep-image.ts';
import { keepMailVersions } from '../images/keep-mail-version.ts';
import { removeImage, removeUnusedImage } from '../images/remove-image.ts';
import { within } from '../../read-db.ts';
import type { NewsletterIssue } from './issue.entity.ts';
import { lockIssue } from './lock-issue.ts';
import { readMailedIssue } from './mailed-issue.ts';
import { hasUndescribed, picturesIn } from './picture-tags.ts';

interface Sent {
  issueId: string;
  bytes: Uint8Array;
}

/**
 * Keeps a picture that the text of a draft may show from now on. Call it outside a transaction, as `keepImage`, whose errors it
 * throws besides `not_found`, `action.not_allowed` and `newsletter.too_many_pictures`.
 */
export async function addPicture(
  em: EntityManager,
  files: FileStore,
  actor: Actor,
  { issueId, bytes }: Sent,
  now: Date,
): Promise<PictureView> {
  // Before anything is drawn; once more when it is written down.
  await em.fork().transactional((tx) => expectRoom(tx, actor, issueId, now));
  const picture = await keepImage(em.fork(), files, { bytes, organisationId: null, accountId: actor.accountId });
  try {
    await em.fork().transactional(async (tx) => {
      await expectRoom(tx, actor, issueId, now);
      await tx.execute('insert into newsletter_picture (image_id, issue_id) values (?, ?)', [picture.id, issueId]);
      const change = { action: 'addPicture', from: 'draft', to: 'draft' };
      record(tx, actor, { entity: 'newsletter-issue', id: issueId }, change, { details: { picture: picture.id } });
    });
  } catch (error) {
    await em.fork().transactional((tx) => removeImage(tx, { id: picture.id, organisationId: null }));
    throw error;
  }
  return picture;
}

/* Whoever may write the text may put a picture into it. */
async function expectRoom(em: EntityManager, actor: Actor, issueId: string, now: Date): Promise<void> {
  const issue = await lockIssue(em, issueId);
  issue.expectEditable(actor, now);
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from newsletter_picture where issue_id = ?',
    [issueId],
  );
  if ((row?.count ?? 0) >= PICTURES_MAX) throw new DomainError('newsletter.too_many_pictures');
}

/**
 * Checks the pictures of a text that was written and removes those that it shows no more. Throws `newsletter.picture_gone` and
 * `newsletter.picture_undescribed`. Writes down what the caller changed.
 */
export async function settlePictures(em: EntityManager, issue: NewsletterIssue): Promise<void> {
  const shown = [...new Set(picturesIn(issue.body))];
  if (hasUndescribed(issue.body)) throw new DomainError('newsletter.picture_undescribed');
  // Held until the text is committed: whoever removes one of them then sees that it is shown.
  const there = await sql`select id from image where id = any (${shown}::uuid[]) order by id for key share`.execute(
    em.getKysely(),
  );
  if (there.rows.length < shown.length) throw new DomainError('newsletter.picture_gone');
  await releasePictures(em, issue);
}

/** Removes the pictures that an issue shows no more, whatever its text is like. Writes down what the caller changed. */
export async function releasePictures(em: EntityManager, { id, body }: NewsletterIssue): Promise<void> {
  await em.flush();
  const released = await sql<{ id: string }>`delete from newsletter_picture
    where issue_id = ${id} and image_id <> all (${picturesIn(body)}::uuid[]) returning image_id as id`.execute(
    em.getKysely(),
  );
  for (const picture of released.rows) await removeUnusedImage(em, { id: picture.id, organisationId: null });
}

/** Keeps the pictures that an issue shows as its mails name them, in the caller's transaction; see `keepMailVersions`. */
export async function keepMailPictures(em: EntityManager, files: FileStore, id: string): Promise<void> {
  const issue = await readMailedIssue(within(em), id);
  if (issue) await keepMailVersions(em, files, picturesIn(issue.body));
}
