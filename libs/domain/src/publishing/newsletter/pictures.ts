import type { MikroORM } from '@mikro-orm/postgresql';
import type { PictureView } from '@psp/contracts/images';
import { PICTURES_MAX } from '@psp/contracts/newsletter-limits';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { flush, transaction, type Write } from '../../write.ts';
import { dropImage, keepImage } from '../../operating/images/keep-image.ts';
import { keepMailVersions } from '../../operating/images/keep-mail-version.ts';
import { removeUnusedImage } from '../../operating/images/remove-image.ts';
import { NewsletterIssue } from './issue.entity.ts';
import { readMailedIssue } from './mailed-issue.ts';
import { hasUndescribed, picturesIn } from './picture-tags.ts';

interface Upload {
  actor: Actor;
  issueId: string;
  bytes: Uint8Array;
}

/**
 * Stores a picture for the text of a draft, in separate transactions. Throws the errors of `keepImage`, `not_found`,
 * `action.not_allowed` and `newsletter.too_many_pictures`.
 */
export const addPicture = async (
  orm: MikroORM,
  files: FileStore,
  { actor, issueId, bytes }: Upload,
): Promise<PictureView> => {
  // Checked before the picture is processed, and again when it is stored.
  await transaction(orm, { actor }, (write) => expectRoom(write, issueId));
  const picture = await keepImage(orm, files, { bytes, organisationId: null, accountId: actor.accountId });
  const details = { picture: picture.id };
  try {
    await transaction(orm, { actor }, async (write) => {
      await expectRoom(write, issueId);
      await write.db.run(sql`insert into newsletter_picture (image_id, issue_id) values (${picture.id}, ${issueId})`);
      const change = { action: 'addPicture', from: 'draft', to: 'draft' };
      record(write, { entity: 'newsletter-issue', id: issueId }, change, { details });
    });
  } catch (error) {
    await dropImage(orm, { id: picture.id, organisationId: null });
    throw error;
  }
  return picture;
};

/* Checks that the issue may be edited and has room for a picture. */
const expectRoom = async (write: Write<Actor>, issueId: string): Promise<void> => {
  const issue = await lock(write, NewsletterIssue, { id: issueId });
  issue.expectEditable(write.actor, write.now);
  const pictures = await write.db.run(sql`select from newsletter_picture where issue_id = ${issueId}`);
  if (pictures.length >= PICTURES_MAX) throw new DomainError('newsletter.too_many_pictures');
};

/**
 * Checks the pictures of a saved text and deletes those that it no longer shows. Throws `newsletter.picture_gone` and
 * `newsletter.picture_undescribed`. Flushes the changes of the caller.
 */
export const checkPictures = async (write: Write<unknown>, issue: NewsletterIssue): Promise<void> => {
  const shown = [...new Set(picturesIn(issue.body))];
  if (hasUndescribed(issue.body)) throw new DomainError('newsletter.picture_undescribed');
  // Locked until the text is committed, so that a concurrent removal sees that they are in use.
  const held = sql`select id from image where id = any (${shown}::uuid[]) order by id for key share`;
  if (shown.length > 0 && (await write.db.run(held)).length < shown.length)
    throw new DomainError('newsletter.picture_gone');
  await releasePictures(write, issue);
};

/** Deletes the pictures that an issue no longer shows, without checking its text. Flushes the changes of the caller. */
export const releasePictures = async (write: Write<unknown>, { id, body }: NewsletterIssue): Promise<void> => {
  const [released] = await Promise.all([
    write.db.run(sql<{ id: string }>`delete from newsletter_picture
      where issue_id = ${id} and image_id <> all (${picturesIn(body)}::uuid[]) returning image_id as id`),
    flush(write),
  ]);
  for (const picture of released) await removeUnusedImage(write, { id: picture.id, organisationId: null });
};

/** Creates the mail versions of an issue's pictures; see `keepMailVersions`. */
export const keepMailPictures = async (write: Write<unknown>, files: FileStore, id: string): Promise<void> => {
  const issue = await readMailedIssue(write.db, id);
  if (issue) await keepMailVersions(write, files, picturesIn(issue.body));
};
