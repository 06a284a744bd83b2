import { editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import {
  changePeriod,
  ownPackage,
  packageFileQuery,
  packageList,
  packageQuery,
  packageView,
  setPeriod,
  withdrawRenewal,
} from './packages.ts';
import { payProforma } from './proformas.ts';

const changed = { access: editors, view: packageView };
/** The packages of the members. The id is that of the organisation. */
export const packageOperations = operations(['admin'], {
  list: read('/packages', { access: viewers, query: packageQuery, view: packageList }),
  table: file('/packages/table', { access: viewers, query: packageFileQuery }),
  view: read('/packages/:id', { access: viewers, view: packageView }),
  set: act('package-period.set', 'POST /packages/:id/set', { ...changed, body: setPeriod, on: 'organisation' }),
  change: act('package-period.change', 'POST /packages/:id/change', {
    ...{ ...changed, body: changePeriod, on: 'organisation' },
  }),
  renew: act('package-period.renew', 'POST /packages/:id/renew', {
    ...{ ...changed, body: changePeriod, on: 'organisation' },
  }),
  withdraw: act('package-period.withdraw', 'POST /packages/:id/withdraw', {
    ...{ ...changed, body: withdrawRenewal, on: 'organisation' },
  }),
  issue: act('proforma.issue', 'POST /packages/:id/proformas', { ...changed, body: versioned, on: 'organisation' }),
  pay: act('proforma.pay', 'POST /packages/:id/proformas/:proformaId/pay', {
    ...{ ...changed, body: payProforma, on: 'organisation' },
  }),
  unpay: act('proforma.unpay', 'POST /packages/:id/proformas/:proformaId/unpay', {
    ...{ ...changed, body: withReason, on: 'organisation' },
  }),
});

/** The package of the reader's own organisation. */
export const ownPackageOperations = operations(['uat', 'firma'], {
  view: read('/package', { access: viewers, view: ownPackage }),
});
