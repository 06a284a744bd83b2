import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { settingOperations } from '@psp/contracts/settings-operations';
import { PAYMENT_ACCOUNT } from '@psp/domain/attending/proformas/payment-account';
import { WORKING_TIME } from '@psp/domain/communicating/tickets/working-time-setting';
import { CHANGED_LIMITS } from '@psp/domain/operating/limits/changed-limits';
import { REASONS } from '@psp/domain/operating/settings/reasons';
import { restoreSetting, type Setting, saveSetting, viewSetting } from '@psp/domain/operating/settings/settings';

const saving = <Value>(setting: Setting<Value>) =>
  acting({
    command: saveSetting(setting),
    answer: ({ db, now }, _, __: { version: number; value: Value }) => viewSetting(db, setting, now),
  });
const restoring = <Value>(setting: Setting<Value>) =>
  acting({
    command: restoreSetting(setting),
    answer: ({ db, now }, _, __: { version: number; of: number }) => viewSetting(db, setting, now),
  });

/** Settings that are kept whole, with their versions. */
export const settingRoutes = (app: PortalApp): void =>
  implement(app, 'admin', settingOperations, {
    workingTime: ({ db, now }) => viewSetting(db, WORKING_TIME, now),
    saveWorkingTime: saving(WORKING_TIME),
    restoreWorkingTime: restoring(WORKING_TIME),
    reasons: ({ db, now }) => viewSetting(db, REASONS, now),
    saveReasons: saving(REASONS),
    limits: ({ db, now }) => viewSetting(db, CHANGED_LIMITS, now),
    saveLimits: saving(CHANGED_LIMITS),
    restoreLimits: restoring(CHANGED_LIMITS),
    restoreReasons: restoring(REASONS),
    paymentAccount: ({ db, now }) => viewSetting(db, PAYMENT_ACCOUNT, now),
    savePaymentAccount: saving(PAYMENT_ACCOUNT),
    restorePaymentAccount: restoring(PAYMENT_ACCOUNT),
  });
