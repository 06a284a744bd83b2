import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import { saveComparison } from './comparison.ts';
import { concludeConsultation } from './consultations.ts';
import { cpvList } from './cpv.ts';
import { acceptOffer } from './offers.ts';
import { act, file, operations, read } from './operations.ts';
import { answerQuestion } from './questions.ts';
import { requestVersions } from './request-versions.ts';
import { requestExportQuery, requestList, requestListQuery } from './service-request-list.ts';
import { createRequest, requestView, saveRequest, sendRequest } from './service-requests.ts';
import { invitePartner, suggestedPartners } from './suggested-partners.ts';

/* The view of a request contains its offers, answers and questions, so the operations that change these are here too. */
const step = { access: editors, view: requestView };

export const requestOperations = operations(['uat'], {
  list: read('/service-requests', { access: viewers, query: requestListQuery, view: requestList }),
  export: file('/service-requests/export', { access: viewers, query: requestExportQuery }),
  view: read('/service-requests/:id', { access: viewers, view: requestView }),
  versions: read('/service-requests/:id/versions', { access: viewers, view: requestVersions }),
  suggestions: read('/service-requests/:id/suggestions', { access: viewers, view: suggestedPartners }),
  cpvCodes: read('/service-requests/:id/cpv-codes', { access: viewers, view: cpvList }),
  attachment: file('/service-requests/:id/attachments/:fileId', { access: viewers }),
  create: act('service-request.create', 'POST /service-requests', { ...step, body: createRequest }),
  save: act('service-request.edit', 'PUT /service-requests/:id', { ...step, body: saveRequest }),
  discard: act('service-request.discard', 'POST /service-requests/:id/discard', { access: editors, body: versioned }),
  copy: act('service-request.copy', 'POST /service-requests/:id/copy', { ...step, body: z.strictObject({}) }),
  send: act('service-request.send', 'POST /service-requests/:id/send', { ...step, body: sendRequest }),
  invite: act('service-request.invite', 'POST /service-requests/:id/invite', { ...step, body: invitePartner }),
  openOffers: act('service-request.openOffers', 'POST /service-requests/:id/open-offers', { ...step, body: versioned }),
  compare: act('service-request.compare', 'PUT /service-requests/:id/comparison', { ...step, body: saveComparison }),
  cancel: act('service-request.cancel', 'POST /service-requests/:id/cancel', { ...step, body: withReason }),
});

/** Offers that the authority has opened. */
export const openedOfferOperations = operations(['uat'], {
  attachment: file('/offers/:id/attachments/:fileId', { access: viewers }),
  shortlist: act('offer.shortlist', 'POST /offers/:id/shortlist', { ...step, body: versioned }),
  accept: act('offer.accept', 'POST /offers/:id/accept', { ...step, body: acceptOffer }),
  decline: act('offer.decline', 'POST /offers/:id/decline', { ...step, body: withReason }),
});

/** Operations that only consultations have. */
export const consultationOperations = operations(['uat'], {
  attachment: file('/consultation-answers/:id/attachments/:fileId', { access: viewers }),
  conclude: act('service-request.conclude', 'POST /service-requests/:id/conclude', {
    ...step,
    body: concludeConsultation,
  }),
});

/** Questions of firms about a request. */
export const receivedQuestionOperations = operations(['uat'], {
  answer: act('question.answer', 'POST /questions/:id/answer', { ...step, body: answerQuestion }),
});
