import type { PurchaseFile } from '@psp/contracts/purchase-files';
import { polledQuery } from '@psp/remote/reads';
import { api } from '../common/api.ts';

interface PurchaseFiles {
  items: PurchaseFile[];
}

const path = (requestId: string) => `/service-requests/${requestId}/purchase-files`;

export const isInTheMaking = ({ readyAt, failedAt }: PurchaseFile): boolean => readyAt === null && failedAt === null;

/** The files that were asked for of a request; asked again while one is being made. */
export const purchaseFilesQuery = (requestId: string) =>
  polledQuery<PurchaseFiles>(api, ['uat', 'service-requests', 'files', requestId], path(requestId), ({ items }) =>
    items.some(isInTheMaking),
  );

export const askForFile = (requestId: string) => api.post<PurchaseFile>(path(requestId), {});

export const partAddress = (fileId: string, kind: string): string => `/api/uat/purchase-files/${fileId}/${kind}`;
