import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ownAnswerOperations } from '@psp/contracts/opportunity-operations';
import { fileOfOwnAnswer } from '@psp/domain/sourcing/consultations/attached-files';
import { answerConsultation, withdrawAnswer } from '@psp/domain/sourcing/consultations/own-answer';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { onOpportunity } from '../opportunities/views.ts';

/** A firm's answer to a consultation. Its attachments are uploaded by the routes of offers. */
export const consultationRoutes = (app: PortalApp): void =>
  implement(app, 'firma', ownAnswerOperations, {
    attachment: attachmentDownload(fileOfOwnAnswer),
    submit: onOpportunity(answerConsultation),
    withdraw: onOpportunity(withdrawAnswer),
  });
