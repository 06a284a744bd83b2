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

interface Sent {
  actor: Actor;
  issueId: string;
  bytes: Uint8Array;
}

/**
 * Keeps a picture that the text of a draft may show from now on, in transactions of its own. Throws what `keepImage` throws
 * besides `not_found`, `action.not_allowed` and `newsletter.too_many_pictures`.
 */
export const addPicture = async (
  orm: MikroORM,
  files: FileStore,
  { actor, issueId, bytes }: Sent,
): Promise<PictureView> => {
  // Before anything is drawn; once more when it is written down.
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

/* Whoever may write the text may put a picture into it. */
const expectRoom = async (write: Write<Actor>, issueId: string): Promise<void> => {
  const issue = await lock(write, NewsletterIssue, { id: issueId });
  issue.expectEditable(write.actor, write.now);
  const pictures = await write.db.run(sql`select from newsletter_picture where issue_id = ${issueId}`);
  if (pictures.length >= PICTURES_MAX) throw new DomainError('newsletter.too_many_pictures');
};

/**
 * Checks the pictures of a text that was written and removes those that it shows no more. Throws `newsletter.picture_gone` and
 * `newsletter.picture_undescribed`. Writes down what the caller changed.
 */
export const settlePictures = async (write: Write<unknown>, issue: NewsletterIssue): Promise<void> => {
  const shown = [...new Set(picturesIn(issue.body))];
  if (hasUndescribed(issue.body)) throw new DomainError('newsletter.picture_undescribed');
  // Held until the text is committed: whoever removes one of them then sees that it is shown.
  const held = sql`select id from image where id = any (${shown}::uuid[]) order by id for key share`;
  if (shown.length > 0 && (await write.db.run(held)).length < shown.length)
    throw new DomainError('newsletter.picture_gone');
  await releasePictures(write, issue);
};

/** Removes the pictures that an issue shows no more, whatever its text is like. Writes down what the caller changed. */
export const releasePictures = async (write: Write<unknown>, { id, body }: NewsletterIssue): Promise<void> => {
  const [released] = await Promise.all([
    write.db.run(sql<{ id: string }>`delete from newsletter_picture
      where issue_id = ${id} and image_id <> all (${picturesIn(body)}::uuid[]) returning image_id as id`),
    flush(write),
  ]);
  for (const picture of released) await removeUnusedImage(write, { id: picture.id, organisationId: null });
};

/** Keeps the pictures that an issue shows as its mails name them; see `keepMailVersions`. */
export const keepMailPictures = async (write: Write<unknown>, files: FileStore, id: string): Promise<void> => {
  const issue = await readMailedIssue(write.db, id);
  if (issue) await keepMailVersions(write, files, picturesIn(issue.body));
};
