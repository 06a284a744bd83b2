import type { settingOperations } from '@psp/contracts/settings-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const settings = createApi<typeof settingOperations>('admin');

export const workingTimeQuery = readQuery(
  settings,
  ['admin', 'settings', 'working-time'],
  'GET /settings/working-time',
);
export const limitsQuery = readQuery(settings, ['admin', 'settings', 'limits'], 'GET /settings/limits');
export const paymentAccountQuery = readQuery(
  settings,
  ['admin', 'settings', 'payment-account'],
  'GET /settings/payment-account',
);
export const reasonsQuery = readQuery(settings, ['admin', 'settings', 'reasons'], 'GET /settings/reasons');
