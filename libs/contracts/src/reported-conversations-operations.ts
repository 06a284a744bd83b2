import { editors, viewers } from './access.ts';
import { withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import { reportedList, reportedQuery, reportedView } from './reported-conversations.ts';

/* Separate from reported-conversations.ts, whose schemas are loaded by pages with conversations. */

const decision = { access: editors, body: withReason, view: reportedView };
export const reportedConversationOperations = operations(['admin'], {
  list: read('/reported-conversations', { access: viewers, query: reportedQuery, view: reportedList }),
  view: read('/reported-conversations/:id', { access: viewers, view: reportedView }),
  attachment: file('/reported-conversations/:id/attachments/:fileId', { access: viewers }),
  dismiss: act('conversation-report.dismiss', 'POST /reported-conversations/:id/dismiss', decision),
  uphold: act('conversation-report.uphold', 'POST /reported-conversations/:id/uphold', decision),
  lift: act('conversation-report.lift', 'POST /reported-conversations/:id/lift', decision),
});
