import { issueMail } from '@psp/domain/publishing/newsletter/issue-mail';
import { readIssueSender, readMailedIssue, readTester } from '@psp/domain/publishing/newsletter/mailed-issue';
import { STRINGS } from '@psp/domain/publishing/newsletter/strings';
import type { TestMail } from '@psp/domain/publishing/newsletter/send-test';
import { createReadDb } from '@psp/domain/read-db';
import { asSystem } from '@psp/domain/as-system';
import { type IssueDelivery, keepPictures } from './pictures.ts';

/**
 * Sends the stored issue to the person who requested the test; does nothing when either is gone. Throws the mail server's
 * error.
 */
export const sendTestMail = async (
  delivery: IssueDelivery,
  { issueId, accountId, mailId }: TestMail,
): Promise<void> => {
  const { orm, post, config } = delivery;
  const db = createReadDb(orm);
  const [issue, recipient] = [await readMailedIssue(db, issueId), await readTester(db, accountId)];
  if (!issue || !recipient) return;
  await keepPictures(delivery, issueId);
  const sender = await readIssueSender(db, config.publicOrigin);
  const mail = issueMail(issue, sender, null);
  await asSystem(orm, ({ db: kept, now }) =>
    post(kept, {
      ...mail,
      subject: STRINGS.test(mail.subject),
      id: mailId,
      recipient,
      createdAt: now.toISOString(),
      contact: sender.contact,
      isOptional: false,
    }),
  );
};
