import { editors, viewers } from './access.ts';
import { act, operations, read } from './operations.ts';
import {
  limits,
  limitsView,
  paymentAccount,
  paymentAccountView,
  reasons,
  reasonsView,
  restoreSetting,
  saveSetting,
  workingTime,
  workingTimeView,
} from './settings.ts';

/* Separate from settings.ts, whose schemas are loaded by pages with forms. */

const hours = { access: editors, view: workingTimeView };
const ready = { access: editors, view: reasonsView };
const bounds = { access: editors, view: limitsView };
const account = { access: editors, view: paymentAccountView };

/** Settings that are kept whole: each is read, saved, and brought back to an earlier version. */
export const settingOperations = operations(['admin'], {
  workingTime: read('/settings/working-time', { access: viewers, view: workingTimeView }),
  saveWorkingTime: act('setting.save', 'POST /settings/working-time', { ...hours, body: saveSetting(workingTime) }),
  restoreWorkingTime: act('setting.restore', 'POST /settings/working-time/restore', { ...hours, body: restoreSetting }),
  reasons: read('/settings/reasons', { access: viewers, view: reasonsView }),
  saveReasons: act('setting.save', 'POST /settings/reasons', { ...ready, body: saveSetting(reasons) }),
  limits: read('/settings/limits', { access: viewers, view: limitsView }),
  saveLimits: act('setting.save', 'POST /settings/limits', { ...bounds, body: saveSetting(limits) }),
  restoreLimits: act('setting.restore', 'POST /settings/limits/restore', { ...bounds, body: restoreSetting }),
  paymentAccount: read('/settings/payment-account', { access: viewers, view: paymentAccountView }),
  savePaymentAccount: act('setting.save', 'POST /settings/payment-account', {
    ...{ ...account, body: saveSetting(paymentAccount) },
  }),
  restorePaymentAccount: act('setting.restore', 'POST /settings/payment-account/restore', {
    ...{ ...account, body: restoreSetting },
  }),
  restoreReasons: act('setting.restore', 'POST /settings/reasons/restore', { ...ready, body: restoreSetting }),
});
