import { editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import {
  acceptanceForm,
  acceptorList,
  acceptorQuery,
  checkDiscountCode,
  checkedDiscountCode,
  discountUseList,
  discountUseQuery,
  ownDiscount,
  recordDiscountUse,
  watchedDiscountList,
  watchedDiscountQuery,
} from './discount-codes.ts';
import { act, call, operations, read } from './operations.ts';

const changed = { access: editors, view: ownDiscount };
/** The code of a firm, its uses, and the codes of other firms that it checks. */
export const discountCodeOperations = operations(['firma'], {
  own: read('/discount-codes/own', { access: viewers, view: ownDiscount }),
  uses: read('/discount-codes/uses', { access: viewers, query: discountUseQuery, view: discountUseList }),
  recorded: read('/discount-codes/recorded', { access: viewers, query: discountUseQuery, view: discountUseList }),
  acceptors: read('/discount-codes/acceptors', { access: viewers, query: acceptorQuery, view: acceptorList }),
  make: act('discount-code.make', 'POST /discount-codes', changed),
  replace: act('discount-code.replace', 'POST /discount-codes/:id/replace', { ...changed, body: versioned }),
  accept: act('discount-acceptance.edit', 'PUT /discount-codes/acceptance', { ...changed, body: acceptanceForm }),
  check: call('POST /discount-codes/check', {
    act: 'discount-use.record',
    access: editors,
    body: checkDiscountCode,
    view: checkedDiscountCode,
  }),
  record: act('discount-use.record', 'POST /discount-codes/uses', {
    access: editors,
    body: recordDiscountUse,
    view: checkedDiscountCode,
  }),
  withdraw: act('discount-use.withdraw', 'POST /discount-codes/uses/:id/withdraw', {
    access: editors,
    body: withReason,
  }),
});

/** Uses of all codes, so that the association sees abuse. */
export const discountWatchOperations = operations(['admin'], {
  uses: read('/discount-codes/uses', { access: viewers, query: watchedDiscountQuery, view: watchedDiscountList }),
  end: act('discount-code.end', 'POST /discount-codes/:id/end', { access: editors, body: withReason }),
});
