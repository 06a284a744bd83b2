import type { WorkConfirmation } from '@psp/contracts/work-confirmations';
import { readQuery } from '@psp/remote/reads';
import { api } from '../common/api.ts';

/** What a firm asks to be confirmed; the key is the secret of a link, or an id. */
export const confirmationQuery = (key: string) =>
  readQuery<WorkConfirmation>(
    api,
    ['uat', 'work-confirmations', key],
    `/work-confirmations/${encodeURIComponent(key)}`,
  );

export const confirmWork = (key: string, version: number) =>
  api.post<WorkConfirmation>(`/work-confirmations/${encodeURIComponent(key)}/confirm`, { version });
export const declineWork = (key: string, version: number, reason: string) =>
  api.post<WorkConfirmation>(`/work-confirmations/${encodeURIComponent(key)}/decline`, { version, reason });
