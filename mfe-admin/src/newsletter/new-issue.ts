import type { IssueView } from '@psp/contracts/newsletter-issues';

/** An issue before its first save: a draft of version 0, which the server does not have. */
export const NEW_ISSUE: IssueView = {
  ...{ id: 'nou', version: 0, status: 'draft', actions: ['edit'] },
  ...{ subject: '', preheader: '', body: '', audience: 'all', countyCode: null, domain: null },
  ...{ scheduledAt: null, startedAt: null, finishedAt: null, updatedAt: '' },
  progress: { total: 0, sent: 0, failed: 0, waiting: 0, skipped: 0 },
  ...{ recipients: 0, failures: [], history: [] },
};
