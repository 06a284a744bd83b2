import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { answerConsultation } from './consultations.ts';
import { startOffer } from './offers.ts';
import { act, file, operations, read } from './operations.ts';
import { opportunityList, opportunityQuery, opportunityView } from './opportunities.ts';
import { askQuestion } from './questions.ts';
import { requestVersions } from './request-versions.ts';

/* Separate from opportunities.ts, whose filters are loaded by pages. */

const nothing = z.strictObject({});
/* The id in the path is the request's. */
const changed = { access: editors, on: 'service-request', view: opportunityView } as const;
/** Requests as firms see them, and the firm's actions on them. */
export const opportunityOperations = operations(['firma'], {
  list: read('/opportunities', { access: viewers, query: opportunityQuery, view: opportunityList }),
  view: read('/opportunities/:id', { access: viewers, view: opportunityView }),
  versions: read('/opportunities/:id/versions', { access: viewers, view: requestVersions }),
  deadlineFile: file('/opportunities/:id/deadline.ics', { access: viewers }),
  attachment: file('/opportunities/:id/attachments/:fileId', { access: viewers }),
  recordView: act('service-request.view', 'POST /opportunities/:id/views', { access: viewers, body: nothing }),
  ask: act('question.ask', 'POST /opportunities/:id/questions', { ...changed, body: askQuestion }),
  ignore: act('opportunity.ignore', 'POST /opportunities/:id/ignore', { ...changed, body: nothing }),
  restore: act('opportunity.restore', 'POST /opportunities/:id/restore', { ...changed, body: nothing }),
  startOffer: act('offer.create', 'POST /opportunities/:id/offers', { ...changed, body: startOffer }),
});

/** A firm's own answer to a consultation. */
export const ownAnswerOperations = operations(['firma'], {
  attachment: file('/consultation-answers/:id/attachments/:fileId', { access: viewers }),
  submit: act('consultation-answer.submit', 'POST /opportunities/:id/answer', {
    ...changed,
    body: answerConsultation,
  }),
  withdraw: act('consultation-answer.withdraw', 'POST /opportunities/:id/answer/withdraw', {
    ...changed,
    body: versioned,
  }),
});
