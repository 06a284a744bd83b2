import { issueEmailChange } from '@psp/domain/joining/accounts/issue-email-change';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import type { Jobs } from '@psp/domain/operating/jobs/enqueue';
import { issueInvitation } from '@psp/domain/joining/members/issue-invitation';
import { takeSubscription } from '@psp/domain/publishing/newsletter/take-subscription';
import type { Write } from '@psp/domain/write';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';

/** Makes the link that was asked for and queues its mail; nothing for an unknown address. */
export const sendLink = (write: Write<unknown>, job: Jobs['send-link']): Promise<void> => {
  const { em } = write;
  switch (job.kind) {
    case 'confirmation':
      return issueConfirmation(em, job.email, job.registrationId);
    case 'recovery':
      return issueRecovery(em, job.email);
    case 'email-change':
      return issueEmailChange(em, job.accountId, job.email);
    case 'invitation':
      return issueInvitation(em, job.invitationId);
    case 'subscription':
      return takeSubscription(write, job);
  }
};
