import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import { answerConsultation as answerBody } from '@psp/contracts/consultations';
import { opportunityView } from '@psp/contracts/opportunities';
import type { Actor } from '@psp/domain/actor';
import { fileOfOwnAnswer } from '@psp/domain/sourcing/attachments/read-file';
import { answerConsultation, withdrawAnswer } from '@psp/domain/sourcing/consultations/own-answer';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { changedOpportunity } from '../opportunities/views.ts';

/** A firm's answer to a consultation; uploads are those of offers. */
export const consultationRoutes = (app: PortalApp): void => {
  attachmentDownload(app, 'firma', '/consultation-answers/:id', fileOfOwnAnswer);
  const changed = {
    ...({ on: 'service-request', access: editors('firma'), params: idParams, view: opportunityView } as const),
    answer: (write: Write<Actor>, _: void, { id }: { id: string }) => changedOpportunity(write, id),
  };
  const path = '/opportunities/:id/answer';
  actRoute(app, 'consultation-answer.submit', path, { ...changed, body: answerBody, command: answerConsultation });
  actRoute(app, 'consultation-answer.withdraw', `${path}/withdraw`, {
    ...changed,
    body: versioned,
    command: withdrawAnswer,
  });
};
