import { editors, viewers } from './access.ts';
import {
  allowanceList,
  benefitsView,
  changeAddress,
  claimCopy,
  claimsExportQuery,
  claimsQuery,
  handledClaims,
  handledClaimView,
  ownClaims,
  ownClaimsQuery,
  reserveAd,
  sendLayout,
  setAllowance,
  shipCopy,
} from './benefits.ts';
import { versioned, withReason } from './common.ts';
import { attachmentParams } from './files.ts';
import { act, file, operations, read } from './operations.ts';

const own = { access: editors, view: benefitsView };
/** Benefits of a firm's package. */
export const benefitOperations = operations(['firma'], {
  view: read('/benefits', { access: viewers, view: benefitsView }),
  claims: read('/benefits/claims', { access: viewers, query: ownClaimsQuery, view: ownClaims }),
  claimCopy: act('benefit-claim.request', 'POST /benefits/copies', { ...own, body: claimCopy }),
  reserveAd: act('benefit-claim.reserve', 'POST /benefits/ads', { ...own, body: reserveAd }),
  receive: act('benefit-claim.receive', 'POST /benefits/claims/:id/receive', { ...own, body: versioned }),
  changeAddress: act('benefit-claim.changeAddress', 'POST /benefits/claims/:id/address', {
    ...own,
    body: changeAddress,
  }),
  sendLayout: act('benefit-claim.sendLayout', 'POST /benefits/claims/:id/layout', { ...own, body: sendLayout }),
  cancel: act('benefit-claim.cancel', 'POST /benefits/claims/:id/cancel', { ...own, body: versioned }),
  layout: file('/benefits/claims/:id/files/:fileId', { access: viewers, params: attachmentParams }),
});

const decision = { access: editors, view: handledClaimView };
/** The association's side: claims that wait for it, and what packages hold in a year. */
export const benefitHandlingOperations = operations(['admin'], {
  claims: read('/benefits', { access: viewers, query: claimsQuery, view: handledClaims }),
  export: file('/benefits/export', { access: viewers, query: claimsExportQuery }),
  claim: read('/benefits/claims/:id', { access: viewers, view: handledClaimView }),
  layout: file('/benefits/claims/:id/files/:fileId', { access: viewers, params: attachmentParams }),
  approve: act('benefit-claim.approve', 'POST /benefits/claims/:id/approve', { ...decision, body: versioned }),
  refuse: act('benefit-claim.refuse', 'POST /benefits/claims/:id/refuse', { ...decision, body: withReason }),
  ship: act('benefit-claim.ship', 'POST /benefits/claims/:id/ship', { ...decision, body: shipCopy }),
  acceptLayout: act('benefit-claim.acceptLayout', 'POST /benefits/claims/:id/accept', { ...decision, body: versioned }),
  askChanges: act('benefit-claim.askChanges', 'POST /benefits/claims/:id/ask-changes', {
    ...decision,
    body: withReason,
  }),
  allowances: read('/benefits/allowances', { access: viewers, view: allowanceList }),
  setAllowance: act('benefit-allowance.set', 'POST /benefits/allowances', {
    access: editors,
    body: setAllowance,
    view: allowanceList,
  }),
});
