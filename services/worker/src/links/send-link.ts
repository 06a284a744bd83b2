import { issueEmailChange } from '@psp/domain/joining/accounts/issue-email-change';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import type { Jobs } from '@psp/domain/operating/jobs/enqueue';
import { issueInvitation } from '@psp/domain/joining/members/issue-invitation';
import { takeSubscription } from '@psp/domain/publishing/newsletter/take-subscription';
import type { Write } from '@psp/domain/write';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';

/** Creates the requested link and queues its mail, in the caller's transaction; does nothing for an unknown address. */
export const sendLink = (write: Write<unknown>, job: Jobs['send-link']): Promise<void> => {
  const { db } = write;
  switch (job.kind) {
    case 'confirmation':
      return issueConfirmation(write, job.email, job.registrationId);
    case 'recovery':
      return issueRecovery(db, job.email);
    case 'email-change':
      return issueEmailChange(db, job.accountId, job.email);
    case 'invitation':
      return issueInvitation(write, job.invitationId);
    case 'subscription':
      return takeSubscription(write, job);
  }
};
