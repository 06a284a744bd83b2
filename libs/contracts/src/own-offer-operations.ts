import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { offerExportQuery, offerList, offerListQuery, offerText } from './offer-list.ts';
import { reviseOffer, saveOffer, submitOffer } from './offers.ts';
import { act, file, operations, read } from './operations.ts';
import { opportunityView } from './opportunities.ts';

/* Separate from offer-list.ts, whose filters are loaded by pages. */

const step = { access: editors, view: opportunityView };
/** A firm's own offers. */
export const offerOperations = operations(['firma'], {
  list: read('/offers', { access: viewers, query: offerListQuery, view: offerList }),
  export: file('/offers/export', { access: viewers, query: offerExportQuery }),
  text: read('/offers/:id', { access: viewers, view: offerText }),
  pdf: file('/offers/:id/pdf', { access: viewers }),
  attachment: file('/offers/:id/attachments/:fileId', { access: viewers }),
  save: act('offer.edit', 'PUT /offers/:id', { ...step, body: saveOffer }),
  submit: act('offer.submit', 'POST /offers/:id/submit', { ...step, body: submitOffer }),
  revise: act('offer.revise', 'POST /offers/:id/revise', { ...step, body: reviseOffer }),
  withdraw: act('offer.withdraw', 'POST /offers/:id/withdraw', { ...step, body: versioned }),
  discard: act('offer.discard', 'POST /offers/:id/discard', { ...step, body: versioned }),
});
