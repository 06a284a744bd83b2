import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { applicationOperations } from '@psp/contracts/applications-operations';
import { readApplication } from '@psp/domain/joining/applications/admin-queries';
import { readApplicationFile } from '@psp/domain/joining/applications/own-queries';
import { listApplications } from '@psp/domain/joining/applications/queue';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { approveApplication, rejectApplication, requestInfo } from '@psp/domain/joining/organisations/decide';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readApplication(db, actor, id, now);
const decision = actsOn(viewOf);

/** Applications of organisations, and the association's decisions on them. */
export const applicationRoutes = (app: PortalApp): void =>
  implement(app, 'admin', applicationOperations, {
    list: ({ db }, query) => listApplications(db, query),
    view: (read, { id }) => viewOf(read, id),
    file: attachmentDownload((db, _, { id, fileId }) => readApplicationFile(db, id, fileId)),
    approve: decision(approveApplication),
    requestInfo: decision(requestInfo),
    reject: decision(rejectApplication),
    resend: decision(resendConfirmation),
  });
