import type { PriceList, SetPrice, SetThreshold, ThresholdList } from '@psp/contracts/dated-values';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import { readQuery } from '@psp/remote/reads';
import { api } from '../common/api.ts';

export const thresholdsQuery = readQuery<ThresholdList>(api, ['admin', 'thresholds'], '/thresholds');
export const pricesQuery = readQuery<PriceList>(api, ['admin', 'package-prices'], '/package-prices');

export const setThreshold = (body: SetThreshold) => api.post<ThresholdList>('/thresholds', body);
export const dropThreshold = (id: string) => api.post<ThresholdList>(`/thresholds/${id}/drop`, {});
export const correctThreshold = (id: string, body: { validFrom: string; seen: string }) =>
  api.post<ThresholdList>(`/thresholds/${id}/correct`, body);
export const assignKind = (domain: string, body: { kind: PurchaseKind; seen: PurchaseKind }) =>
  api.post<ThresholdList>(`/domains/${domain}/purchase-kind`, body);
export const setPrice = (body: SetPrice) => api.post<PriceList>('/package-prices', body);
export const dropPrice = (id: string) => api.post<PriceList>(`/package-prices/${id}/drop`, {});
