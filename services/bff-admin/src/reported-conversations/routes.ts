import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { reportedConversationOperations } from '@psp/contracts/reported-conversations-operations';
import { dismissReport, liftReport, upholdReport } from '@psp/domain/communicating/messages/decide-report';
import { listReports, readReport } from '@psp/domain/communicating/messages/report-queries';
import { fileOfReport } from '@psp/domain/communicating/messages/attached-files';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readReport(db, actor, id, now);
const decision = actsOn(viewOf);

/** Reports of conversations by authorities and firms, and the association's decisions on them. */
export const reportedConversationRoutes = (app: PortalApp): void =>
  implement(app, 'admin', reportedConversationOperations, {
    list: ({ db }, query) => listReports(db, query),
    view: (read, { id }) => viewOf(read, id),
    attachment: attachmentDownload(fileOfReport),
    dismiss: decision(dismissReport),
    uphold: decision(upholdReport),
    lift: decision(liftReport),
  });
